/** How things look: pictures and colours. A colour never stands alone. */
import { CRAFT, GOODS, ICON } from '$games/flamecraft/client/cards';
import type { Artisan, Enchantment, Fancy, Good, Icon, Token } from '$games/flamecraft/client/types';

export const dragonArt = (artisan: Artisan): string => `/art/flame-artisan-${CRAFT[artisan]}.svg`;
export const tokenArt = (token: Token): string =>
  token === 'coin' ? '/art/flame-coin.svg' : `/art/flame-good-${token}.svg`;

/** Fancy dragons wear what suits them; the sky decides between the two halves of the wardrobe. */
const SUNNY = ['sun', 'crown', 'ribbon'] as const;
const MOONLIT = ['moon', 'star', 'glasses'] as const;
export function fancyArt(fancy: Fancy, sun: boolean): string {
  const wardrobe = sun ? SUNNY : MOONLIT;
  const sum = [...fancy].reduce((total, letter) => total + letter.charCodeAt(0), 0);
  return `/art/flame-fancy-${wardrobe[sum % wardrobe.length] ?? wardrobe[0]}.svg`;
}

/** The colour of a shop's roof and awning. */
export function roofColour(icon: Icon | null): string {
  if (icon === null) return 'var(--hill-4)';
  if (icon === 'wild') return 'var(--wild)';
  if (icon === 'coin') return 'var(--coin-edge)';
  return icon === 'dragon' ? 'var(--brick)' : `var(--good-${icon})`;
}

/** Three roofs take turns along the street. */
export const ROOFS = [
  'M0 34V20L26 4H118V0h16v4h40L200 20V34Z',
  'M0 34V22L100 2l66 13V2h16v17l18 3v12Z',
  'M0 34V18h10L22 5h30V0h16v5h110l12 13h10v16Z',
] as const;
export const roof = (index: number): string => ROOFS[index % ROOFS.length] ?? ROOFS[0];

/** The most players of this game. */
const MOST = 5;
/** Bots of one kind are numbered: then the number tells them apart, otherwise the first letter. */
export const initial = (name: string): string =>
  / (\d+)$/.exec(name)?.[1] ?? [...name][0]?.toUpperCase() ?? '';

/** What flies over the table. */
export type Flown =
  | { is: 'token'; token: Token }
  | { is: 'seat'; seat: number }
  | { is: 'dragon'; artisan: Artisan }
  | { is: 'spell'; icon: Good }
  | { is: 'heart' }
  | { is: 'shop' }
  | { is: 'fancy' }
  | { is: 'back' };

/** Names of what flies. */
export const face = {
  token: (token: Token): string => `token-${token}`,
  seat: (seat: number): string => `seat-${seat}`,
  dragon: (artisan: Artisan): string => artisan,
  spell: (enchantment: Enchantment): string => enchantment,
  heart: 'heart',
  shop: 'shop',
  fancy: 'fancy',
  back: 'back',
};

const typed = <Name extends string>(table: Record<Name, unknown>): Name[] => Object.keys(table) as Name[];
const FLOWN = new Map<string, Flown>([
  ...[...GOODS, 'coin' as const].map((token): [string, Flown] => [face.token(token), { is: 'token', token }]),
  ...Array.from({ length: MOST }, (_, seat): [string, Flown] => [face.seat(seat), { is: 'seat', seat }]),
  ...typed(CRAFT).map((artisan): [string, Flown] => [face.dragon(artisan), { is: 'dragon', artisan }]),
  ...typed(ICON).map((id): [string, Flown] => [face.spell(id), { is: 'spell', icon: ICON[id] }]),
  ...(['heart', 'shop', 'fancy'] as const).map((is): [string, Flown] => [face[is], { is }]),
]);
/** What flies by this name; the back of a card if nobody knows. */
export const flown = (name: string): Flown => FLOWN.get(name) ?? { is: 'back' };

/** How things look: pictures and colours. A colour never stands alone. */
import { craft, type Icon } from './table';

export const dragonArt = (artisan: string): string => `/art/flame-artisan-${craft(artisan)}.svg`;
export const tokenArt = (token: string): string =>
  token === 'coin' ? '/art/flame-coin.svg' : `/art/flame-good-${token}.svg`;

/** Fancy dragons wear what suits them; the sky decides between the two halves of the wardrobe. */
const SUNNY = ['sun', 'crown', 'ribbon'] as const;
const MOONLIT = ['moon', 'star', 'glasses'] as const;
export function fancyArt(fancy: string, sun: boolean): string {
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

/** The colours of the seats; the initial of the name stands beside them. */
const SEATS = ['#1f5f61', '#2c5f9e', '#9c3f63', '#7d4e9f', '#8a5a0b'] as const;
export const seatColour = (seat: number): string => SEATS[seat % SEATS.length] ?? SEATS[0];
/** Bots of one kind are numbered: then the number tells them apart, otherwise the first letter. */
export const initial = (name: string): string =>
  / (\d+)$/.exec(name)?.[1] ?? [...name][0]?.toUpperCase() ?? '';

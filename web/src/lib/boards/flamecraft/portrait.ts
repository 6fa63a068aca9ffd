import { COMPANIONS, GOODS, ICON, SIGN, SKY } from '$games/flamecraft/client/cards';
import type { Icon } from '$games/flamecraft/client/types';
import { fancyArt } from './faces';

/** The shops by what is gathered there. */
const SHOPS: Record<Icon, string> = {
  bread: 'bakery',
  meat: 'grill',
  iron: 'smithy',
  crystal: 'jewel',
  plant: 'nursery',
  potion: 'potion',
  wild: 'general',
  coin: 'general',
  dragon: 'general',
};

const names = <Table extends object>(table: Table, id: PropertyKey): id is keyof Table =>
  Object.hasOwn(table, id);

/** What is counted, and kinds of cards. */
const COUNTED: Record<string, string> = {
  goods: '/art/flame-good-bread.svg',
  coins: '/art/flame-coin.svg',
  reputation: '/art/flame-heart.svg',
  artisans: '/art/flame-artisan.svg',
  fancies: '/art/flame-fancy.svg',
  companions: '/art/flame-companion.svg',
  slots: '/art/flame-shop-general.svg',
};

/** Dragons, shops and enchantments look alike by their kind. */
export function portrait(id: string): string | null {
  const craft = GOODS.find((good) => id === `${good}-dragon`);
  if (craft) return `/art/flame-artisan-${craft}.svg`;
  if (names(SKY, id)) return fancyArt(id, SKY[id] === 'sun');
  if (names(SIGN, id)) return `/art/flame-shop-${SHOPS[SIGN[id]]}.svg`;
  if (COMPANIONS.some((companion) => companion === id)) return '/art/flame-companion.svg';
  if (names(COUNTED, id)) return COUNTED[id] ?? null;
  return names(ICON, id) ? '/art/flame-enchant.svg' : null;
}

import { COMPANIONS, ICON, SIGN, SKY } from './cards';

/** The groups into which Help sorts cards and pieces; the words are `group-GROUP`. */
export const groups: Record<string, (id: string) => boolean> = {
  icon: (id) =>
    ['goods', 'coins', 'reputation', 'wild', 'slots', 'artisans', 'fancies', 'companions'].includes(id),
  artisan: (id) => id.endsWith('-dragon'),
  shop: (id) => Object.hasOwn(SIGN, id),
  fancy: (id) => Object.hasOwn(SKY, id),
  enchantment: (id) => Object.hasOwn(ICON, id),
  companion: (id) => COMPANIONS.some((companion) => companion === id),
  town: (id) => ['street', 'park', 'row', 'players', 'limits', 'solo'].includes(id),
  achievement: () => true,
};

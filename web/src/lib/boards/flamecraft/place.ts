/** Names of the places between which things travel; `data-place` in the components. */
import type { Artisan, Fancy, Good, Shop, SlotOf, Token } from '$games/flamecraft/client/types';
import { slotName } from './choose';

export const place = {
  sign: (shop: Shop) => `sign-${shop}`,
  roof: (shop: Shop) => `roof-${shop}`,
  closed: (index: number) => `closed-${index}`,
  slot: (slot: SlotOf) => `slot-${slotName(slot)}`,
  space: (shop: Shop, space: number) => `space-${shop}-${space}`,
  tuck: (shop: Shop) => `tuck-${shop}`,
  pawn: (seat: number) => `pawn-${seat}`,
  /** A token of the solo game. */
  npc: (good: Good) => `npc-${good}`,
  park: (index: number) => `park-${index}`,
  deck: 'artisan-deck',
  spells: 'enchantment-deck',
  row: (index: number) => `row-${index}`,
  fountain: 'fountain',
  score: (seat: number) => `score-${seat}`,
  goods: (seat: number) => `goods-${seat}`,
  hand: (seat: number) => `hand-${seat}`,
  fancies: (seat: number) => `fancies-${seat}`,
  reserved: (seat: number) => `reserved-${seat}`,
  own: (token: Token) => `own-${token}`,
  held: (artisan: Artisan) => `held-${artisan}`,
  ownHand: 'own-hand',
  ownFancies: 'own-fancies',
  fancy: (id: Fancy) => `fancy-${id}`,
};

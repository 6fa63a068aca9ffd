/** The table as the board draws it: the game's view, and what is only there while a turn is shown. */
import { CRAFT, GOODS } from '$games/flamecraft/client/cards';
import type {
  Action,
  Amounts,
  Artisan,
  Enchantment,
  EnchantmentView,
  Event,
  Good,
  Shop,
  ShopView,
  View as Seen,
  Where,
} from '$games/flamecraft/client/types';
import type { GameChoice, GameEventLine } from '$lib/board';
import type { Phrase } from '$lib/wire';

/** Where something is just happening, and what. */
export type Spark = { at: readonly string[]; says?: Phrase };

/** A shop of the street. */
export type TownShop = ShopView & {
  /** Only while a turn is shown: which one it turns out to be. */
  opens?: Shop;
};

export type View = Omit<Seen, 'town'> & {
  town: TownShop[];
  /** Only while a turn is shown: what has just happened where. */
  spark?: Spark;
};

/** The types of this board. */
export type Types = { view: View; action: Action; event: Event };
export type Choice = GameChoice<Action>;
export type EventLine = GameEventLine<Event>;

/** The craft of an artisan dragon. */
export const craft = (artisan: Artisan): Good => CRAFT[artisan];

export const amount = (amounts: Amounts, good: Good): number => amounts[good] ?? 0;
export const present = (amounts: Amounts): [Good, number][] =>
  GOODS.flatMap((good): [Good, number][] =>
    amount(amounts, good) > 0 ? [[good, amount(amounts, good)]] : [],
  );

export const shopNamed = (view: View, id: Shop | null): TownShop | undefined =>
  view.town.find((shop) => shop.shop === id);
/** The enchantment that this viewer sees, in the row or reserved. */
export const enchantmentNamed = (view: View, id: Enchantment): EnchantmentView | undefined =>
  [...view.row, ...view.players.map((player) => player.reserved)].find((card) => card?.id === id) ??
  undefined;

/** The tokens of solo games that stand at a shop. */
export const tokensAt = (view: View, shop: Shop): Good[] =>
  view.tokens.flatMap(([good, at]) => (at === shop ? [good] : []));

/** The dragon in a window, at a place of the park or in hand. */
export function dragonAt(view: View, where: Where): Artisan | null {
  switch (where.in) {
    case 'slot':
      return shopNamed(view, where.shop)?.slots[where.slot]?.dragon ?? null;
    case 'park':
      return view.park[where.place]?.artisan ?? null;
    case 'hand':
      return where.artisan;
  }
}

/** The table with one thing changed: what a story is made of. */
import type {
  Amounts,
  Artisan,
  PlayerView,
  Shop,
  SlotOf,
  Stock,
  Token,
} from '$games/flamecraft/client/types';
import { place } from './place';
import { present, type TownShop, type View } from './table';

export function withPlayer(
  view: View,
  seat: number,
  change: (player: PlayerView) => Partial<PlayerView>,
): View {
  return {
    ...view,
    players: view.players.map((player) => (player.seat === seat ? { ...player, ...change(player) } : player)),
  };
}

export function withShop(view: View, id: Shop, change: (shop: TownShop) => Partial<TownShop>): View {
  return { ...view, town: view.town.map((shop) => (shop.shop === id ? { ...shop, ...change(shop) } : shop)) };
}

/** More, or less, of goods and coins. */
export function holding(
  player: PlayerView,
  goods: Amounts,
  coins: number,
  sign: 1 | -1,
): Pick<PlayerView, 'goods' | 'coins'> {
  const held: Stock = { ...player.goods };
  for (const [good, n] of present(goods)) held[good] = Math.max(0, held[good] + sign * n);
  return { goods: held, coins: Math.max(0, player.coins + sign * coins) };
}

export function inSlot(view: View, { shop, slot }: SlotOf, dragon: Artisan | null): View {
  return withShop(view, shop, ({ slots }) => ({
    slots: slots.map((one, at) => (at === slot ? { ...one, dragon } : one)),
  }));
}

export const inPark = (view: View, index: number, artisan: Artisan | null, goods: Amounts = {}): View => ({
  ...view,
  park: view.park.map((one, at) => (at === index ? { artisan, goods } : one)),
});

/** Where the hand of a seat is drawn, and where a card of it lies. */
export const handOf = (view: View, seat: number): string =>
  seat === view.you ? place.ownHand : place.hand(seat);
export const heldAt = (view: View, seat: number, artisan: Artisan): string =>
  seat === view.you ? place.held(artisan) : place.hand(seat);
export const tokenAt = (view: View, seat: number, token: Token): string =>
  seat === view.you ? place.own(token) : place.goods(seat);
export const fancyAt = (view: View, seat: number): string =>
  seat === view.you ? place.ownFancies : place.fancies(seat);

export function intoHand(view: View, seat: number, artisan: Artisan | null): View {
  const more = withPlayer(view, seat, ({ hand }) => ({ hand: hand + 1 }));
  return seat === view.you && artisan ? { ...more, hand: [...view.hand, artisan] } : more;
}

export function outOfHand(view: View, seat: number, artisan: Artisan | null): View {
  const less = withPlayer(view, seat, ({ hand }) => ({ hand: Math.max(0, hand - 1) }));
  return seat === view.you ? { ...less, hand: view.hand.filter((held) => held !== artisan) } : less;
}

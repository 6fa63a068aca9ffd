/** The table with one thing changed: what a story is made of. */
import { place } from './place';
import { GOODS, type Amounts, type Good, type Player, type Shop, type View } from './table';

export function withPlayer(view: View, seat: number, change: (player: Player) => Partial<Player>): View {
  return {
    ...view,
    players: view.players.map((player) => (player.seat === seat ? { ...player, ...change(player) } : player)),
  };
}

export function withShop(view: View, id: string, change: (shop: Shop) => Partial<Shop>): View {
  return { ...view, town: view.town.map((shop) => (shop.shop === id ? { ...shop, ...change(shop) } : shop)) };
}

/** More, or less, of goods and coins. */
export function holding(player: Player, goods: Amounts, coins: number, sign: 1 | -1): Partial<Player> {
  const held = Object.fromEntries(
    GOODS.map((good) => [good, Math.max(0, player.goods[good] + sign * (goods[good] ?? 0))]),
  );
  return { goods: held as Record<Good, number>, coins: Math.max(0, player.coins + sign * coins) };
}

export const shopOf = (slot: string): [string, number] => [
  slot.slice(0, slot.lastIndexOf('.')),
  Number(slot.slice(slot.lastIndexOf('.') + 1)) - 1,
];

export function inSlot(view: View, slot: string, dragon: string | null): View {
  const [shop, index] = shopOf(slot);
  return withShop(view, shop, ({ slots }) => ({
    slots: slots.map((one, at) => (at === index ? { ...one, dragon } : one)),
  }));
}

export const inPark = (view: View, index: number, artisan: string | null, goods: Amounts = {}): View => ({
  ...view,
  park: view.park.map((one, at) => (at === index ? { artisan, goods } : one)),
});

/** Where the hand of a seat is drawn, and where a card of it lies. */
export const handOf = (view: View, seat: number): string =>
  seat === view.you ? place.ownHand : place.hand(seat);
export const heldAt = (view: View, seat: number, artisan: string): string =>
  seat === view.you ? place.held(artisan) : place.hand(seat);
export const tokenAt = (view: View, seat: number, token: string): string =>
  seat === view.you ? place.own(token) : place.goods(seat);
export const fancyAt = (view: View, seat: number): string =>
  seat === view.you ? place.ownFancies : place.fancies(seat);

export function intoHand(view: View, seat: number, artisan: string | null): View {
  const more = withPlayer(view, seat, ({ hand }) => ({ hand: hand + 1 }));
  return seat === view.you && artisan ? { ...more, hand: [...view.hand, artisan] } : more;
}

export function outOfHand(view: View, seat: number, artisan: string | null): View {
  const less = withPlayer(view, seat, ({ hand }) => ({ hand: Math.max(0, hand - 1) }));
  return seat === view.you ? { ...less, hand: view.hand.filter((held) => held !== artisan) } : less;
}

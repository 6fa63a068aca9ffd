/** Visits, enchantments, new shops and the tokens of the others. */
import type { Enchantment, Good, Shop } from '$games/flamecraft/client/types';
import { type Beat } from '../kit/animation';
import { refill, some, spark, type Told } from './beatParts';
import { withPlayer, withShop } from './change';
import { target } from './choose';
import { face } from './faces';
import { place } from './place';
import { type TownShop, type View } from './table';

export function movesTo(view: View, seat: number, shop: Shop): Beat<View> {
  const stands = (town: TownShop[]): TownShop[] =>
    town.map((one) => {
      const without = one.visitors.filter((other) => other !== seat);
      return { ...one, visitors: one.shop === shop ? [...without, seat].sort() : without };
    });
  const arrived = spark(
    { ...withPlayer(view, seat, () => ({ at: shop })), town: stands(view.town) },
    target.shop(shop),
  );
  const leaving = {
    ...view,
    town: view.town.map((one) => ({ ...one, visitors: one.visitors.filter((other) => other !== seat) })),
  };
  const from = view.players[seat]?.at ? place.pawn(seat) : place.score(seat);
  return { flights: [{ face: face.seat(seat), from, to: place.roof(shop) }], leaving, arrived, rest: 1.5 };
}

export function casts(view: View, id: Enchantment, shop: Shop): Beat<View> {
  const index = view.row.findIndex((spell) => spell?.id === id);
  const holder = view.players.find((player) => player.reserved?.id === id);
  const taken = { ...view, row: view.row.map((spell) => (spell?.id === id ? null : spell)) };
  const leaving = holder ? withPlayer(taken, holder.seat, () => ({ reserved: null })) : taken;
  const arrived = spark(
    withShop(leaving, shop, ({ enchantments }) => ({ enchantments: [...enchantments, id] })),
    target.shop(shop),
  );
  const from = index >= 0 ? place.row(index) : place.reserved(holder?.seat ?? 0);
  return { flights: [{ face: face.spell(id), from, to: place.tuck(shop) }], leaving, arrived, rest: 2.5 };
}

export function filled(view: View, event: Told<'filled'>): Beat<View> {
  const arrived = spark(
    withShop(view, event.shop, () => ({ full: true })),
    target.shop(event.shop),
  );
  if (!event.drew) return some({ arrived, rest: 3 });
  const closed: TownShop = {
    shop: null,
    icon: null,
    slots: [],
    enchantments: [],
    coin_spaces: [],
    spaces_pay: [],
    asleep: false,
    full: false,
    ability: false,
    visitors: [],
    yields: { goods: {}, any: 0, coins: 0, artisans: 0 },
    preview: null,
  };
  const grown = {
    ...arrived,
    town: [...arrived.town, closed],
    decks: { ...view.decks, shops: Math.max(0, view.decks.shops - 1) },
  };
  return {
    flights: [{ face: face.shop, from: place.fountain, to: place.closed(view.town.length) }],
    leaving: arrived,
    arrived: grown,
    rest: 3,
  };
}

export function reserved(view: View, event: Told<'reserved'>): Beat<View> {
  const index = view.row.findIndex((spell) => spell?.id === event.enchantment);
  const spell = view.row[index] ?? null;
  const leaving = { ...view, row: view.row.map((one, at) => (at === index ? null : one)) };
  const flights =
    index >= 0
      ? [{ face: face.spell(event.enchantment), from: place.row(index), to: place.reserved(event.seat) }]
      : [];
  return {
    flights,
    leaving,
    arrived: withPlayer(leaving, event.seat, () => ({ reserved: spell })),
    rest: 1,
  };
}

export function rowRefilled(view: View, event: Told<'row-refilled'>): Beat<View> {
  const empty = refill(view.row, event.enchantments.length);
  const flights = event.enchantments.flatMap((id, index) =>
    empty[index] === undefined
      ? []
      : [{ face: face.spell(id), from: place.spells, to: place.row(empty[index]) }],
  );
  return { flights, leaving: view, arrived: view, rest: 0.3 };
}

export function othersMoved(view: View, event: Told<'others-moved'>): Beat<View> {
  const from = view.tokens.find(([good]) => good === event.token)?.[1] ? place.npc(event.token) : place.deck;
  const away = {
    ...view,
    tokens: view.tokens.map(([good, at]): [Good, Shop | null] => [good, good === event.token ? null : at]),
  };
  const arrived = spark(
    {
      ...view,
      tokens: view.tokens.map(([good, at]): [Good, Shop | null] => [
        good,
        good === event.token ? event.shop : at,
      ]),
    },
    target.shop(event.shop),
  );
  return {
    flights: [{ face: face.token(event.token), from, to: place.roof(event.shop) }],
    leaving: away,
    arrived,
    rest: 2,
  };
}

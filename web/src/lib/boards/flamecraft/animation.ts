/** How each event changes the town: what leaves, what travels, what arrives. The next update puts everything right. */
import type {
  Amounts,
  Artisan,
  Cause,
  Enchantment,
  Event,
  Good,
  Shop,
  Token,
} from '$games/flamecraft/client/types';
import { never } from '$lib/never';
import { still, type Beat, type Flight } from '../kit/animation';
import { target, whereabouts } from './choose';
import {
  fancyAt,
  handOf,
  heldAt,
  holding,
  inPark,
  inSlot,
  intoHand,
  outOfHand,
  tokenAt,
  withPlayer,
  withShop,
} from './change';
import { face } from './faces';
import { place } from './place';
import { present, type EventLine, type TownShop, type View } from './table';

const some = (beat: Partial<Beat<View>> & { arrived: View }): Beat<View> => ({
  flights: [],
  leaving: beat.arrived,
  rest: 1,
  ...beat,
});
const spark = (view: View, ...at: { key: string }[]): View => ({
  ...view,
  spark: { at: at.map(({ key }) => key) },
});

/** Goods and coins in the air, at most a handful of each. */
function tokens(
  goods: Amounts,
  coins: number,
  from: (token: Token) => string,
  to: (token: Token) => string,
): Flight[] {
  const all: [Token, number][] = [...present(goods), ['coin', coins]];
  return all.flatMap(([token, count]) =>
    Array.from({ length: Math.min(count, 4) }, () => ({
      face: face.token(token),
      from: from(token),
      to: to(token),
    })),
  );
}

/** Where the player whose turn it is stands: goods come from there. */
const source = (view: View, seat: number): string => {
  const at = view.players[seat]?.at;
  return at ? place.sign(at) : place.fountain;
};

function gained(view: View, seat: number, goods: Amounts, coins: number): Beat<View> {
  const from = source(view, seat);
  const flights = tokens(
    goods,
    coins,
    (token) => (token === 'coin' ? place.fountain : from),
    (token) => tokenAt(view, seat, token),
  );
  return {
    flights,
    leaving: view,
    arrived: withPlayer(view, seat, (player) => holding(player, goods, coins, 1)),
    rest: 0.6,
  };
}

function spent(view: View, seat: number, goods: Amounts, coins: number): Beat<View> {
  const arrived = withPlayer(view, seat, (player) => holding(player, goods, coins, -1));
  const flights = tokens(
    goods,
    coins,
    (token) => tokenAt(view, seat, token),
    () => place.fountain,
  );
  return { flights, leaving: arrived, arrived, rest: 0.6 };
}

function scored(view: View, seat: number, points: number): Beat<View> {
  const flights = points > 0 ? [{ face: face.heart, from: source(view, seat), to: place.score(seat) }] : [];
  return {
    flights,
    leaving: view,
    arrived: withPlayer(view, seat, ({ reputation }) => ({ reputation: reputation + points })),
    rest: 1,
  };
}

function movesTo(view: View, seat: number, shop: Shop): Beat<View> {
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

function casts(view: View, id: Enchantment, shop: Shop): Beat<View> {
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

/** The empty places, in order, filled with these. */
function refill<T>(places: readonly (T | null)[], count: number): number[] {
  return places.flatMap((card, index) => (card === null ? [index] : [])).slice(0, count);
}

/** The deck whose end brings the last round; a limit of turns has none. */
const EMPTY: Record<Cause, { key: string }[]> = {
  'artisan-deck': [target.deck],
  'enchantment-deck': [{ key: place.spells }],
  'turn-limit': [],
};

/** A dragon, or the back of its card. */
const dragon = (artisan: Artisan | null): string => (artisan ? face.dragon(artisan) : face.back);

function beat(view: View, event: Event): Beat<View> {
  switch (event.event) {
    case 'turn-began':
      return some({
        arrived: {
          ...view,
          turn: event.seat,
          turns: event.turn,
          so_far: { cast: null, placed: [], fired: [], filled: 0 },
        },
        rest: 0.5,
      });
    case 'visited':
    case 'joined':
      return movesTo(view, event.seat, event.shop);
    case 'gave': {
      const goods: Amounts = event.token === 'coin' ? {} : { [event.token]: 1 };
      const coins = event.token === 'coin' ? 1 : 0;
      const leaving = withPlayer(view, event.from, (player) => holding(player, goods, coins, -1));
      const to = event.to;
      const arrived =
        to === null ? leaving : withPlayer(leaving, to, (player) => holding(player, goods, coins, 1));
      const flights = tokens(
        goods,
        coins,
        (token) => tokenAt(view, event.from, token),
        (token) => (to === null ? place.fountain : tokenAt(view, to, token)),
      );
      return { flights, leaving, arrived, rest: 1 };
    }
    case 'gained':
      return gained(view, event.seat, event.goods, event.coins);
    case 'reputation':
      return scored(view, event.seat, event.points);
    case 'took-from-park': {
      const leaving = inPark(view, event.place, null);
      const arrived = withPlayer(intoHand(leaving, event.seat, event.artisan), event.seat, (player) =>
        holding(player, event.goods, 0, 1),
      );
      return {
        flights: [
          { face: dragon(event.artisan), from: place.park(event.place), to: handOf(view, event.seat) },
        ],
        leaving,
        arrived,
        rest: 1,
      };
    }
    case 'drew': {
      const leaving = { ...view, decks: { ...view.decks, artisans: Math.max(0, view.decks.artisans - 1) } };
      const flights = [{ face: dragon(event.artisan), from: place.deck, to: handOf(view, event.seat) }];
      return { flights, leaving, arrived: intoHand(leaving, event.seat, event.artisan), rest: 1 };
    }
    case 'drew-fancy': {
      const arrived = withPlayer(view, event.seat, ({ fancies }) => ({ fancies: fancies + 1 }));
      return {
        flights: [{ face: face.fancy, from: place.fountain, to: fancyAt(view, event.seat) }],
        leaving: view,
        arrived,
        rest: 1,
      };
    }
    case 'placed': {
      const leaving = outOfHand(view, event.seat, event.artisan);
      const arrived = spark(inSlot(leaving, event.slot, event.artisan), target.slot(event.slot));
      return {
        flights: [
          {
            face: dragon(event.artisan),
            from: heldAt(view, event.seat, event.artisan),
            to: place.slot(event.slot),
          },
        ],
        leaving,
        arrived,
        rest: 1.5,
      };
    }
    case 'moved-in':
    case 'others-placed': {
      const leaving = { ...view, decks: { ...view.decks, artisans: Math.max(0, view.decks.artisans - 1) } };
      const arrived = spark(inSlot(leaving, event.slot, event.artisan), target.slot(event.slot));
      return {
        flights: [{ face: dragon(event.artisan), from: place.deck, to: place.slot(event.slot) }],
        leaving,
        arrived,
        rest: 2,
      };
    }
    case 'no-slot':
      return some({ arrived: spark(view, target.deck), rest: 1 });
    case 'filled': {
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
    case 'fired-up':
    case 'cheered': {
      const fired = [...view.so_far.fired, event.artisan];
      return some({
        arrived: spark({ ...view, so_far: { ...view.so_far, fired } }, whereabouts(event.at)),
        rest: 2,
      });
    }
    case 'swapped': {
      const from = event.at.in === 'slot' ? event.at : null;
      const there = inSlot(view, event.slot, event.artisan);
      const arrived = spark(
        from ? inSlot(there, from, event.other) : there,
        target.slot(event.slot),
        whereabouts(event.at),
      );
      const leaving = from
        ? inSlot(inSlot(view, event.slot, null), from, null)
        : inSlot(view, event.slot, null);
      const flights = from
        ? [
            { face: dragon(event.artisan), from: place.slot(from), to: place.slot(event.slot) },
            { face: dragon(event.other), from: place.slot(event.slot), to: place.slot(from) },
          ]
        : [];
      return { flights, leaving, arrived, rest: 2 };
    }
    case 'replaced': {
      const leaving = inSlot(outOfHand(view, event.seat, event.artisan), event.slot, null);
      const arrived = spark(
        intoHand(inSlot(leaving, event.slot, event.artisan), event.seat, event.old),
        target.slot(event.slot),
      );
      const flights = [
        {
          face: dragon(event.artisan),
          from: heldAt(view, event.seat, event.artisan),
          to: place.slot(event.slot),
        },
        { face: dragon(event.old), from: place.slot(event.slot), to: handOf(view, event.seat) },
      ];
      return { flights, leaving, arrived, rest: 2 };
    }
    case 'ability-used':
      return some({ arrived: spark(view, target.shop(event.shop)), rest: 2 });
    case 'companion-used':
      return some({ arrived: withPlayer(view, event.seat, () => ({ companion_used: true })), rest: 1.5 });
    case 'revealed':
      return some({
        arrived: withPlayer(view, event.seat, (player) => ({
          fancies: Math.max(0, player.fancies - 1),
          scored: [...player.scored, event.fancy],
        })),
        rest: 2,
      });
    case 'paid': {
      const paid = spent(view, event.seat, event.goods, event.coins);
      return {
        ...paid,
        arrived: withPlayer(paid.arrived, event.seat, ({ reputation }) => ({
          reputation: reputation - event.reputation,
        })),
      };
    }
    case 'cast':
    case 'others-cast':
      return casts(view, event.enchantment, event.shop);
    case 'reserved': {
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
    case 'gave-dragon': {
      const leaving = outOfHand(view, event.from, event.artisan);
      const to = event.to;
      const flights = [
        {
          face: dragon(event.artisan),
          from: heldAt(view, event.from, event.artisan),
          to: to === null ? place.deck : handOf(view, to),
        },
      ];
      return {
        flights,
        leaving,
        arrived: to === null ? leaving : intoHand(leaving, to, event.artisan),
        rest: 1,
      };
    }
    case 'gave-fancy': {
      const leaving = withPlayer(view, event.from, ({ fancies }) => ({ fancies: Math.max(0, fancies - 1) }));
      const to = event.to;
      const arrived =
        to === null ? leaving : withPlayer(leaving, to, ({ fancies }) => ({ fancies: fancies + 1 }));
      return {
        flights: [
          {
            face: face.fancy,
            from: fancyAt(view, event.from),
            to: to === null ? place.fountain : fancyAt(view, to),
          },
        ],
        leaving,
        arrived,
        rest: 1,
      };
    }
    case 'deposited': {
      const arrived = withShop(view, event.shop, (shop) => ({
        coin_spaces: shop.coin_spaces.map((taken, at) => taken || at === event.space),
      }));
      return {
        flights: [
          {
            face: face.token('coin'),
            from: tokenAt(view, event.seat, 'coin'),
            to: place.space(event.shop, event.space),
          },
        ],
        leaving: view,
        arrived,
        rest: 1.5,
      };
    }
    case 'coins-taken': {
      const cleared = withShop(view, event.shop, (shop) => ({
        coin_spaces: shop.coin_spaces.map(() => false),
      }));
      const flights = tokens(
        {},
        event.coins,
        () => place.sign(event.shop),
        () => tokenAt(view, event.seat, 'coin'),
      );
      return {
        flights,
        leaving: cleared,
        arrived: withPlayer(cleared, event.seat, (player) => holding(player, {}, event.coins, 1)),
        rest: 1,
      };
    }
    case 'seeded': {
      const goods = { ...view.park[event.place]?.goods };
      goods[event.good] = (goods[event.good] ?? 0) + 1;
      const leaving = withPlayer(view, event.seat, (player) => holding(player, { [event.good]: 1 }, 0, -1));
      const arrived = inPark(leaving, event.place, view.park[event.place]?.artisan ?? null, goods);
      return {
        flights: [
          {
            face: face.token(event.good),
            from: tokenAt(view, event.seat, event.good),
            to: place.park(event.place),
          },
        ],
        leaving,
        arrived,
        rest: 0.6,
      };
    }
    case 'discarded': {
      const leaving = outOfHand(view, event.seat, event.artisan);
      const from = event.artisan ? heldAt(view, event.seat, event.artisan) : place.hand(event.seat);
      return {
        flights: [{ face: dragon(event.artisan), from, to: place.deck }],
        leaving,
        arrived: leaving,
        rest: 1,
      };
    }
    case 'goods-returned':
      return spent(view, event.seat, event.goods, 0);
    case 'park-refilled': {
      const empty = refill(
        view.park.map(({ artisan }) => artisan),
        event.artisans.length,
      );
      const flights = event.artisans.flatMap((artisan, index) =>
        empty[index] === undefined
          ? []
          : [{ face: dragon(artisan), from: place.deck, to: place.park(empty[index]) }],
      );
      const arrived = event.artisans.reduce(
        (park, artisan, index) => (empty[index] === undefined ? park : inPark(park, empty[index], artisan)),
        view,
      );
      return {
        flights,
        leaving: view,
        arrived: spark(arrived, ...empty.map((index) => target.park(index))),
        rest: 0.6,
      };
    }
    case 'row-refilled': {
      const empty = refill(view.row, event.enchantments.length);
      const flights = event.enchantments.flatMap((id, index) =>
        empty[index] === undefined
          ? []
          : [{ face: face.spell(id), from: place.spells, to: place.row(empty[index]) }],
      );
      return { flights, leaving: view, arrived: view, rest: 0.3 };
    }
    case 'others-moved': {
      const from = view.tokens.find(([good]) => good === event.token)?.[1]
        ? place.npc(event.token)
        : place.deck;
      const away = {
        ...view,
        tokens: view.tokens.map(([good, at]): [Good, Shop | null] => [
          good,
          good === event.token ? null : at,
        ]),
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
    case 'coins-turned-in': {
      const paid = withPlayer(view, event.seat, ({ coins, reputation }) => ({
        coins: Math.max(0, coins - event.coins),
        reputation: reputation + event.coins,
      }));
      return {
        flights: [
          { face: face.token('coin'), from: tokenAt(view, event.seat, 'coin'), to: place.score(event.seat) },
        ],
        leaving: view,
        arrived: paid,
        rest: 2.5,
      };
    }
    case 'moon-scored': {
      const paid = withPlayer(view, event.seat, ({ reputation }) => ({
        reputation: reputation + event.points,
      }));
      return {
        flights: [{ face: face.heart, from: fancyAt(view, event.seat), to: place.score(event.seat) }],
        leaving: view,
        arrived: paid,
        rest: 2.5,
      };
    }
    case 'shop-revealed': {
      const next = view.town.findIndex((shop) => shop.shop === null && !shop.opens);
      return some({
        arrived: {
          ...view,
          town: view.town.map((shop, index) => (index === next ? { ...shop, opens: event.shop } : shop)),
        },
        rest: 3,
      });
    }
    case 'end-near':
      return some({ arrived: spark(view, ...EMPTY[event.cause]), rest: 4 });
    case 'flipped':
      return some({ arrived: view, rest: 1.5 });
    // These change nothing that is drawn, or what they change comes with the next view.
    case 'sealed':
    case 'kept':
    case 'passed':
    case 'chose':
    case 'stayed':
    case 'paid-for':
    case 'studied':
    case 'declined':
    case 'shown':
    case 'extra-turn':
    case 'fancies-shown':
    case 'fancy-returned':
    case 'fancy-traded-in':
    case 'awarded':
    case 'remembered':
    case 'achieved':
    case 'unlocked':
    case 'over':
      return still(view);
    default:
      return never(event);
  }
}

/** The steps of a turn, each from the table that the one before left. */
export function animate(view: View, lines: readonly EventLine[]): Beat<View>[] {
  const beats: Beat<View>[] = [];
  let table = view;
  for (const line of lines) {
    const next = beat(table, line.event);
    const says = (shown: View): View => ({ ...shown, spark: { at: shown.spark?.at ?? [], says: line.text } });
    beats.push({ ...next, leaving: says(next.leaving), arrived: says(next.arrived) });
    const { spark: _, ...rest } = next.arrived;
    table = rest;
  }
  return beats;
}

/** Where somebody else just did something: the blue trace that stays until the next step. */
export function traces(lines: readonly EventLine[], you: number | null): Set<string> {
  const found = new Set<string>();
  for (const { event } of lines) {
    if ('seat' in event && event.seat === you) continue;
    if (event.event === 'placed' || event.event === 'others-placed' || event.event === 'moved-in')
      found.add(target.slot(event.slot).key);
    if (event.event === 'swapped') found.add(target.slot(event.slot).key).add(whereabouts(event.at).key);
    if (event.event === 'replaced') found.add(target.slot(event.slot).key);
  }
  return found;
}

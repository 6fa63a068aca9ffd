/** Goods, coins and reputation that change hands. */
import type { Amounts } from '$games/flamecraft/client/types';
import { type Beat } from '../kit/animation';
import { source, tokens, type Told } from './beatParts';
import { fancyAt, holding, inPark, tokenAt, withPlayer, withShop } from './change';
import { face } from './faces';
import { place } from './place';
import { type View } from './table';

export function gained(view: View, seat: number, goods: Amounts, coins: number): Beat<View> {
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

export function spent(view: View, seat: number, goods: Amounts, coins: number): Beat<View> {
  const arrived = withPlayer(view, seat, (player) => holding(player, goods, coins, -1));
  const flights = tokens(
    goods,
    coins,
    (token) => tokenAt(view, seat, token),
    () => place.fountain,
  );
  return { flights, leaving: arrived, arrived, rest: 0.6 };
}

export function scored(view: View, seat: number, points: number): Beat<View> {
  const flights = points > 0 ? [{ face: face.heart, from: source(view, seat), to: place.score(seat) }] : [];
  return {
    flights,
    leaving: view,
    arrived: withPlayer(view, seat, ({ reputation }) => ({ reputation: reputation + points })),
    rest: 1,
  };
}

export function gave(view: View, event: Told<'gave'>): Beat<View> {
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

export function deposited(view: View, event: Told<'deposited'>): Beat<View> {
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

export function coinsTaken(view: View, event: Told<'coins-taken'>): Beat<View> {
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

export function seeded(view: View, event: Told<'seeded'>): Beat<View> {
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

export function coinsTurnedIn(view: View, event: Told<'coins-turned-in'>): Beat<View> {
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

export function moonScored(view: View, event: Told<'moon-scored'>): Beat<View> {
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

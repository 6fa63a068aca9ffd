/** Dragons that move between park, deck, hands and shops, and fancy dragons that come and go. */
import { type Beat } from '../kit/animation';
import { dragon, refill, spark, type Told } from './beatParts';
import { fancyAt, handOf, heldAt, holding, inPark, inSlot, intoHand, outOfHand, withPlayer } from './change';
import { target, whereabouts } from './choose';
import { face } from './faces';
import { place } from './place';
import { type View } from './table';

export function tookFromPark(view: View, event: Told<'took-from-park'>): Beat<View> {
  const leaving = inPark(view, event.place, null);
  const arrived = withPlayer(intoHand(leaving, event.seat, event.artisan), event.seat, (player) =>
    holding(player, event.goods, 0, 1),
  );
  return {
    flights: [{ face: dragon(event.artisan), from: place.park(event.place), to: handOf(view, event.seat) }],
    leaving,
    arrived,
    rest: 1,
  };
}

export function drew(view: View, event: Told<'drew'>): Beat<View> {
  const leaving = { ...view, decks: { ...view.decks, artisans: Math.max(0, view.decks.artisans - 1) } };
  const flights = [{ face: dragon(event.artisan), from: place.deck, to: handOf(view, event.seat) }];
  return { flights, leaving, arrived: intoHand(leaving, event.seat, event.artisan), rest: 1 };
}

export function drewFancy(view: View, event: Told<'drew-fancy'>): Beat<View> {
  const arrived = withPlayer(view, event.seat, ({ fancies }) => ({ fancies: fancies + 1 }));
  return {
    flights: [{ face: face.fancy, from: place.fountain, to: fancyAt(view, event.seat) }],
    leaving: view,
    arrived,
    rest: 1,
  };
}

export function placed(view: View, event: Told<'placed'>): Beat<View> {
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

export function movedIn(view: View, event: Told<'moved-in' | 'others-placed'>): Beat<View> {
  const leaving = { ...view, decks: { ...view.decks, artisans: Math.max(0, view.decks.artisans - 1) } };
  const arrived = spark(inSlot(leaving, event.slot, event.artisan), target.slot(event.slot));
  return {
    flights: [{ face: dragon(event.artisan), from: place.deck, to: place.slot(event.slot) }],
    leaving,
    arrived,
    rest: 2,
  };
}

export function swapped(view: View, event: Told<'swapped'>): Beat<View> {
  const from = event.at.in === 'slot' ? event.at : null;
  const there = inSlot(view, event.slot, event.artisan);
  const arrived = spark(
    from ? inSlot(there, from, event.other) : there,
    target.slot(event.slot),
    whereabouts(event.at),
  );
  const leaving = from ? inSlot(inSlot(view, event.slot, null), from, null) : inSlot(view, event.slot, null);
  const flights = from
    ? [
        { face: dragon(event.artisan), from: place.slot(from), to: place.slot(event.slot) },
        { face: dragon(event.other), from: place.slot(event.slot), to: place.slot(from) },
      ]
    : [];
  return { flights, leaving, arrived, rest: 2 };
}

export function replaced(view: View, event: Told<'replaced'>): Beat<View> {
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

export function gaveDragon(view: View, event: Told<'gave-dragon'>): Beat<View> {
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

export function gaveFancy(view: View, event: Told<'gave-fancy'>): Beat<View> {
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

export function discarded(view: View, event: Told<'discarded'>): Beat<View> {
  const leaving = outOfHand(view, event.seat, event.artisan);
  const from = event.artisan ? heldAt(view, event.seat, event.artisan) : place.hand(event.seat);
  return {
    flights: [{ face: dragon(event.artisan), from, to: place.deck }],
    leaving,
    arrived: leaving,
    rest: 1,
  };
}

export function parkRefilled(view: View, event: Told<'park-refilled'>): Beat<View> {
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

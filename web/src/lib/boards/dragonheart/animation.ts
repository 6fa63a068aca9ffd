/** How each event moves cards: what leaves, what travels, what arrives. */
import type { GameEventLine } from '$lib/board';
import { never } from '$lib/never';
import { inTurn, still, withPlayer, type Beat, type Flight } from '../kit/animation';
import {
  inOrder,
  pictureOf,
  spaceOf,
  without,
  type Card,
  type Event,
  type Picture,
  type Space,
  type View,
} from './table';

const BACK = 'back';

/** Where things lie on the board; `data-place` in the components. */
export const place = {
  /** An outline of a space; a stack has only the first. */
  outline: (picture: Picture, index = 0) => `space-${picture}-${index}`,
  /** A card of the own hand. */
  card: (index: number) => `card-${index}`,
  hand: (seat: number) => `hand-${seat}`,
  deck: (seat: number) => `deck-${seat}`,
  pile: (seat: number) => `pile-${seat}`,
  below: 'below',
  berth: (index: number) => `berth-${index}`,
  figure: (seat: number | null) => (seat === null ? 'figure' : `figure-${seat}`),
};

function withSpace(view: View, picture: Picture, change: (space: Space) => Partial<Space>): View {
  return {
    ...view,
    spaces: view.spaces.map((space) => (space.picture === picture ? { ...space, ...change(space) } : space)),
  };
}

const empty = (): Partial<Space> => ({ count: 0, shown: [] });

/** The faces of the cards that lie in a space, as far as they are in sight. */
function lying(space: Space | undefined): Flight['face'][] {
  return space ? [...space.shown] : [];
}

function played(view: View, { seat, cards }: Event & { event: 'played' }): Beat<View> {
  const [first] = cards;
  if (first === undefined) return still(view);
  const picture = pictureOf(first);
  const mine = view.you === seat;
  const from: string[] = [];
  let hand = view.hand.map((card, index) => ({ card, index }));
  for (const card of cards) {
    const at = mine ? hand.find((held) => held.card === card) : undefined;
    from.push(at ? place.card(at.index) : place.hand(seat));
    hand = hand.filter((held) => held !== at);
  }
  const lifted = withPlayer(view, seat, (player) => ({ hand: player.hand - cards.length }));
  const leaving = mine ? { ...lifted, hand: without(view.hand, cards) } : lifted;
  const space = spaceOf(view, picture);
  const outlined = (space?.outlines ?? 1) > 1;
  const before = space?.count ?? 0;
  const arrived = withSpace(leaving, picture, (there) => ({
    count: there.count + cards.length,
    shown: outlined ? [...there.shown, ...cards] : cards.slice(-1),
  }));
  const flights = cards.map((face, index) => ({
    face,
    from: from[index] ?? place.hand(seat),
    to: place.outline(picture, outlined ? before + index : 0),
  }));
  return { flights, leaving, arrived, rest: 1.5 };
}

function collected(view: View, { seat, from, count }: Event & { event: 'collected' }): Beat<View> {
  const to = place.pile(seat);
  const grown = (after: View) => withPlayer(after, seat, (player) => ({ taken: player.taken + count }));
  if (from === 'below-ship') {
    const leaving = { ...view, below_ship: [] };
    const flights = view.below_ship.map((face) => ({ face, from: place.below, to }));
    return { flights, leaving, arrived: grown(leaving), rest: 1 };
  }
  const space = spaceOf(view, from.space);
  const outlined = (space?.outlines ?? 1) > 1;
  const leaving = withSpace(view, from.space, empty);
  const flights = lying(space).map((face, index) => ({
    face,
    from: place.outline(from.space, outlined ? index : 0),
    to,
  }));
  return { flights, leaving, arrived: grown(leaving), rest: 1 };
}

function wentBelow(view: View, { picture }: Event & { event: 'went-below' }): Beat<View> {
  const space = spaceOf(view, picture);
  const leaving = withSpace(view, picture, empty);
  const arrived = { ...leaving, below_ship: [...view.below_ship, ...(space?.shown ?? [])] };
  const flights = lying(space).map((face, index) => ({
    face,
    from: place.outline(picture, index),
    to: place.below,
  }));
  return { flights, leaving, arrived, rest: 1 };
}

function sailed(view: View, { stacks }: Event & { event: 'sailed' }): Beat<View> {
  const space = spaceOf(view, 'ship');
  const leaving = withSpace(view, 'ship', empty);
  const to = place.berth(stacks - 1);
  const flights = lying(space).map((face, index) => ({ face, from: place.outline('ship', index), to }));
  return { flights, leaving, arrived: { ...leaving, ships_sailed: stacks }, rest: 1 };
}

function returned(view: View, { seat, card }: Event & { event: 'returned' }): Beat<View> {
  const mine = card !== null && view.you === seat;
  const lifted = withPlayer(view, seat, (player) => ({ hand: player.hand - 1 }));
  const leaving = mine ? { ...lifted, hand: without(view.hand, [card]) } : lifted;
  const arrived = withPlayer(leaving, seat, (player) => ({ deck: player.deck + 1 }));
  const from = mine ? place.card(view.hand.indexOf(card)) : place.hand(seat);
  return { flights: [{ face: card ?? BACK, from, to: place.deck(seat) }], leaving, arrived, rest: 1 };
}

function drew(view: View, { seat, count, cards }: Event & { event: 'drew' }): Beat<View> {
  if (count === 0) return still(view);
  const faces: string[] = cards ?? Array.from({ length: count }, () => BACK);
  const leaving = withPlayer(view, seat, (player) => ({ deck: player.deck - count }));
  const held = withPlayer(leaving, seat, (player) => ({ hand: player.hand + count }));
  const mine: Card[] = view.you === seat && cards ? cards : [];
  const arrived = { ...held, hand: inOrder([...held.hand, ...mine]) };
  const flights = faces.map((face) => ({ face, from: place.deck(seat), to: place.hand(seat) }));
  return { flights, leaving, arrived, rest: 0 };
}

function beat(view: View, event: Event): Beat<View> {
  switch (event.event) {
    case 'played':
      return played(view, event);
    case 'collected':
      return collected(view, event);
    case 'went-below':
      return wentBelow(view, event);
    case 'sailed':
      return sailed(view, event);
    case 'figure-taken': {
      const flights = [
        { face: 'great-dragon', from: place.figure(event.from), to: place.figure(event.seat) },
      ];
      return {
        flights,
        leaving: { ...view, figure: 'in the air' },
        arrived: { ...view, figure: event.seat },
        rest: 1,
      };
    }
    case 'returned':
      return returned(view, event);
    case 'drew':
      return drew(view, event);
    // Nothing moves: the prompt and the result say it.
    case 'end-near':
    case 'over':
      return still(view);
    default:
      return never(event);
  }
}

export const animate = inTurn(beat);

/** Which spaces just got cards, and from whom: what a reader looks for after somebody else's turn. */
export function justPlayed(lines: readonly GameEventLine<Event>[], you: number | null): Map<Picture, number> {
  const moved = new Map<Picture, number>();
  for (const { event } of lines) {
    const [first] = event.event === 'played' ? event.cards : [];
    if (event.event === 'played' && first !== undefined && event.seat !== you)
      moved.set(pictureOf(first), event.seat);
  }
  return moved;
}

/** How each event changes the fair: what leaves, what travels, what arrives. */
import type { GameEventLine, GameStepLog } from '$lib/board';
import { never } from '$lib/never';
import { still, withPlayer, type Beat, type Flight } from '../kit/animation';
import {
  GOBLINS,
  inOrder,
  withoutGoblins,
  type Card,
  type Event,
  type Goblins,
  type Player,
  type Size,
  type Space,
  type Special,
  type Spot,
  type View,
} from './table';

/** Where things lie; `data-place` in the components. */
export const place = {
  cell: (space: Space) => `cell-${space}`,
  /** Where a card joins a hand. */
  hand: (seat: number) => `hand-${seat}`,
  /** Where cards of a kind are in a hand. */
  held: (seat: number, card: Card | 'thistle') => `held-${seat}-${card}`,
  thistles: 'thistles',
  /** Where cards come from and go to that are not in play. */
  gate: 'gate',
  project: (project: Size | Special) => `project-${project}`,
  corner: (seat: number, index: number) => `corner-${seat}-${index}`,
  booth: (seat: number, special: Special) => `booth-${seat}-${special}`,
  sheep: (seat: number) => `sheep-${seat}`,
};

type Of<Name extends Event['event']> = Event & { event: Name };

function standing(view: View, spectators: number): Partial<Player> {
  return { spectators, queue: spectators % view.queue, laps: Math.floor(spectators / view.queue) };
}

const times = (count: number, flight: Flight): Flight[] => Array.from({ length: count }, () => flight);

/** The row once a card is gone. What those behind it cost now is in the next view. */
function gone(row: (Spot | null)[], space: Space): (Spot | null)[] {
  const at = row.findIndex((spot) => spot?.space === space);
  if (at < 0) return row;
  return row.map((spot, index) => {
    if (index === at) return null;
    return spot === null || index < at ? spot : { ...spot, thistles: null };
  });
}

function took(view: View, event: Of<'took'>): Beat<View> {
  const { seat, space, card, thistles } = event;
  const to = place.hand(seat);
  const leaving = {
    ...view,
    turn: seat,
    board: view.board.map((row) => gone(row, space)),
    thistles: view.thistles - thistles,
  };
  const arrived = withPlayer(leaving, seat, ({ hand }) => ({
    hand: {
      ...hand,
      cards: inOrder([...hand.cards, card]),
      thistles: hand.thistles + thistles,
      size: hand.size + 1 + thistles,
    },
  }));
  const flights = [
    { face: card, from: place.cell(space), to },
    ...times(thistles, { face: 'thistle', from: place.thistles, to }),
  ];
  return { flights, leaving, arrived, rest: 1 };
}

/** Goblins leave a hand: for their work, or home. */
function leave(view: View, seat: number, { singles, pairs }: Goblins, to: string): Beat<View> {
  const leaving = withPlayer(view, seat, ({ hand }) => ({
    hand: {
      ...hand,
      cards: withoutGoblins(hand.cards, { singles, pairs }),
      size: hand.size - singles - pairs,
    },
  }));
  const flights = [
    ...times(pairs, { face: 'goblin-pair', from: place.held(seat, 'goblin-pair'), to }),
    ...times(singles, { face: 'goblin', from: place.held(seat, 'goblin'), to }),
  ];
  return { flights, leaving, arrived: leaving, rest: 0 };
}

function built(view: View, event: Of<'built'>): Beat<View>[] {
  const { seat, size, spectators, pay, total } = event;
  const paying = leave({ ...view, turn: seat }, seat, pay, place.project(size));
  const leaving = {
    ...paying.arrived,
    piles: view.piles.map((pile) => (pile.size === size ? { ...pile, tiles: pile.tiles.slice(1) } : pile)),
  };
  const corner = view.players[seat]?.grandstands.length ?? 0;
  const arrived = withPlayer(leaving, seat, (player) => ({
    ...standing(view, total),
    grandstands: [...player.grandstands, { size, spectators }],
  }));
  const flights = [{ face: `grandstand-${size}`, from: place.project(size), to: place.corner(seat, corner) }];
  return [paying, { flights, leaving, arrived, rest: 3 }];
}

function offered(view: View, event: Of<'offered'>): Beat<View>[] {
  const { seat, special, pay, count } = event;
  const paying = leave({ ...view, turn: seat }, seat, pay, place.project(special));
  const leaving = {
    ...paying.arrived,
    specials: view.specials.map((other) =>
      other.special === special ? { ...other, figures: other.figures - 1 } : other,
    ),
  };
  const arrived = withPlayer(leaving, seat, (player) => ({
    specials: [...player.specials.filter((other) => other.special !== special), { special, count }],
  }));
  const flights = [{ face: special, from: place.project(special), to: place.booth(seat, special) }];
  return [paying, { flights, leaving, arrived, rest: 3 }];
}

/** Column by column from the rope, one card after the other (rule 2.2). The prices are in the next view. */
function arrives(view: View, event: Of<'arrived'>): Beat<View> {
  const columns = Math.max(...view.spaces.map((row) => row.length));
  const dealt = (coming: boolean) =>
    view.spaces.map((row, number) =>
      row.map((space, column): Spot | null => {
        const card = event.rows[number]?.[column];
        return card === undefined
          ? null
          : { space, card, thistles: null, barred: null, gain: 0, counts: [], coming };
      }),
    );
  const { evening: _, ...rest } = view;
  const leaving: View = { ...rest, board: dealt(true), round: event.round, turn: null, phase: 'recruiting' };
  const arrived = { ...leaving, board: dealt(false) };
  const flights = Array.from({ length: columns }, (_, column) =>
    leaving.board.flatMap((row): Flight[] => {
      const spot = row[column];
      return spot ? [{ face: spot.card, from: place.gate, to: place.cell(spot.space) }] : [];
    }),
  ).flat();
  return { flights, leaving, arrived, rest: 2, anew: true };
}

/** Of each kind that goes home one card is seen going. */
function cleared(view: View, event: Of<'cleared'>): Beat<View> {
  const cards = view.players[event.seat]?.hand.cards ?? [];
  const goblins = cards.filter((card) => GOBLINS.includes(card));
  // On the last day the goblins go too.
  const kept = cards.length - event.cards === goblins.length ? goblins : [];
  const kinds = new Set(cards.filter((card) => !kept.includes(card)));
  const after = withPlayer(view, event.seat, ({ hand }) => ({
    hand: { ...hand, cards: kept, thistles: 0, size: kept.length },
  }));
  const flights = [
    ...[...kinds].map((card) => ({ face: card, from: place.held(event.seat, card), to: place.gate })),
    ...times(event.thistles, {
      face: 'thistle',
      from: place.held(event.seat, 'thistle'),
      to: place.thistles,
    }),
  ];
  return {
    flights,
    leaving: after,
    arrived: { ...after, thistles: view.thistles + event.thistles },
    rest: 0,
  };
}

function beats(view: View, event: Event): Beat<View>[] {
  switch (event.event) {
    case 'arrived':
      return [arrives(view, event)];
    case 'took':
      return [took(view, event)];
    case 'passed':
      return [
        still(
          withPlayer(view, event.seat, () => ({ passed: true })),
          1,
        ),
      ];
    case 'sheep-taken': {
      const flights = [{ face: 'sheep', from: place.sheep(view.sheep), to: place.sheep(event.seat) }];
      return [{ flights, leaving: view, arrived: { ...view, sheep: event.seat }, rest: 1 }];
    }
    case 'hands-opened': {
      const players = view.players.map((player) => ({
        ...player,
        passed: false,
        hand: { ...player.hand, open: true },
      }));
      return [still({ ...view, players, phase: 'preparing', turn: event.first }, 3)];
    }
    case 'built':
      return built(view, event);
    case 'offered':
      return offered(view, event);
    case 'show-began':
      return [
        {
          ...still(
            {
              ...view,
              phase: 'show',
              turn: event.seat,
              evening: { seat: event.seat, lines: [], total: null },
            },
            3,
          ),
          anew: true,
        },
      ];
    case 'attracted': {
      const lines = view.evening?.seat === event.seat ? view.evening.lines : [];
      return [
        still(
          { ...view, evening: { seat: event.seat, lines: [...lines, event.line], total: null } },
          event.line.spectators > 0 ? 3.5 : 2,
        ),
      ];
    }
    case 'show-counted': {
      const lines = view.evening?.lines ?? [];
      const counted = withPlayer(view, event.seat, () => ({
        ...standing(view, event.total),
        counted: true,
        show: lines,
      }));
      // Whoever cannot wait for the lines wants to see the sum.
      return [
        {
          ...still({ ...counted, evening: { seat: event.seat, lines, total: event.spectators } }, 7),
          anew: true,
        },
      ];
    }
    case 'kept':
      return [leave(view, event.seat, event.discarded, place.gate)];
    case 'cleared':
      return [cleared(view, event)];
    case 'day-ended': {
      const { evening: _, ...rest } = view;
      return [still({ ...rest, board: view.board.map((row) => row.map(() => null)) }, 1)];
    }
    // Nothing on the board changes.
    case 'ready':
    case 'game-ended':
      return [];
    default:
      return never(event);
  }
}

/** The steps of a turn, each from the table that the one before left. */
export function animate(view: View, lines: readonly GameEventLine<Event>[]): Beat<View>[] {
  let table = view;
  return lines.flatMap((line) => {
    const next = beats(table, line.event);
    table = next.at(-1)?.arrived ?? table;
    return next;
  });
}

const events = (steps: readonly GameStepLog<Event>[]): Event[] =>
  steps.flatMap((step) => step.events.map((line) => line.event));

/** Whether an evening was counted in these steps. */
export const counted = (steps: readonly GameStepLog<Event>[]): boolean =>
  events(steps).some(({ event }) => event === 'show-counted');

/** Which seat took the card of which space today. */
export function taken(steps: readonly GameStepLog<Event>[]): Map<Space, number> {
  const found = new Map<Space, number>();
  for (const event of events(steps)) {
    if (event.event === 'arrived') found.clear();
    if (event.event === 'took') found.set(event.space, event.seat);
  }
  return found;
}

/** How each event changes the fair: what leaves, what travels, what arrives. */
import type { Line } from '$lib/wire';
import type { Beat, Flight } from '../kit/story';
import { inOrder, withoutGoblins, type Event, type Goblins, type Player, type Spot, type View } from './table';

/** Where things lie; `data-place` in the components. */
export const place = {
  cell: (space: string) => `cell-${space}`,
  /** A place of the own hand. */
  slot: (index: number) => `slot-${index}`,
  hand: (seat: number) => `hand-${seat}`,
  thistles: 'thistles',
  project: (project: string) => `project-${project}`,
  corner: (seat: number, index: number) => `corner-${seat}-${index}`,
  booth: (seat: number, special: string) => `booth-${seat}-${special}`,
  sheep: (seat: number) => `sheep-${seat}`,
};

function withPlayer(view: View, seat: number, change: (player: Player) => Partial<Player>): View {
  return {
    ...view,
    players: view.players.map((player) => (player.seat === seat ? { ...player, ...change(player) } : player)),
  };
}

function standing(view: View, spectators: number): Partial<Player> {
  return { spectators, queue: spectators % view.queue, laps: Math.floor(spectators / view.queue) };
}

function still(view: View, rest = 0): Beat<View> {
  return { flights: [], leaving: view, arrived: view, rest };
}

/** The row once a card is gone: those behind it come closer to the rope, so they skip one card less. */
function gone(row: (Spot | null)[], space: string): (Spot | null)[] {
  const at = row.findIndex((spot) => spot?.space === space);
  if (at < 0) return row;
  return row.map((spot, index) => {
    if (index === at) return null;
    if (spot === null || index < at) return spot;
    return { ...spot, skipped: spot.skipped - 1, thistles: Math.max(0, spot.thistles - 1) };
  });
}

function took(view: View, event: Event & { event: 'took' }): Beat<View> {
  const { seat, space, card, thistles } = event;
  const to = place.hand(seat);
  const leaving = { ...view, board: view.board.map((row) => gone(row, space)), thistles: view.thistles - thistles };
  const arrived = withPlayer(leaving, seat, ({ hand }) => ({
    hand: {
      ...hand,
      cards: inOrder([...hand.cards, card]),
      thistles: hand.thistles + thistles,
      size: hand.size + 1 + thistles,
    },
  }));
  const flights: Flight[] = [{ face: card, from: place.cell(space), to }];
  for (let count = 0; count < thistles; count += 1) flights.push({ face: 'thistle', from: place.thistles, to });
  return { flights, leaving, arrived, rest: 1 };
}

function pays(view: View, seat: number, pay: Goblins): View {
  return withPlayer(view, seat, ({ hand }) => {
    const cards = withoutGoblins(hand.cards, pay);
    const used = pay.singles * view.helpers[0] + pay.pairs * view.helpers[1];
    return { hand: { ...hand, cards, size: hand.size - pay.singles - pay.pairs, helpers: hand.helpers - used } };
  });
}

function built(view: View, event: Event & { event: 'built' }): Beat<View> {
  const { seat, size, spectators, pay, total } = event;
  const paid = pays(view, seat, pay);
  const leaving = {
    ...paid,
    piles: view.piles.map((pile) => (pile.size === size ? { ...pile, tiles: pile.tiles.slice(1) } : pile)),
  };
  const corner = view.players[seat]?.grandstands.length ?? 0;
  const arrived = withPlayer(leaving, seat, (player) => ({
    ...standing(view, total),
    grandstands: [...player.grandstands, { size, spectators }],
    built: true,
  }));
  const flights = [{ face: `grandstand-${size}`, from: place.project(size), to: place.corner(seat, corner) }];
  return { flights, leaving, arrived, rest: 3 };
}

function offered(view: View, event: Event & { event: 'offered' }): Beat<View> {
  const { seat, special, pay, count } = event;
  const paid = pays(view, seat, pay);
  const leaving = {
    ...paid,
    specials: view.specials.map((other) => (other.special === special ? { ...other, figures: other.figures - 1 } : other)),
  };
  const arrived = withPlayer(leaving, seat, (player) => ({
    specials: [...player.specials.filter((other) => other.special !== special), { special, count }],
    offered: true,
  }));
  const flights = [{ face: special, from: place.project(special), to: place.booth(seat, special) }];
  return { flights, leaving, arrived, rest: 3 };
}

function arrives(view: View, event: Event & { event: 'arrived' }): Beat<View> {
  const columns = Math.max(...view.board.map((row) => row.length), ...event.rows.map((row) => row.length));
  const board = event.rows.map((row, number) =>
    Array.from({ length: columns }, (_, column): Spot | null => {
      const card = row[column];
      if (card === undefined) return null;
      const space = `${String.fromCharCode(97 + number)}${column + 1}`;
      return { space, card, skipped: column, thistles: column, barred: null, gain: 0 };
    }),
  );
  const { evening: _, ...rest } = view;
  return still({ ...rest, board, round: event.round, undealt: event.undealt, phase: 'recruiting' }, 4);
}

function cleared(view: View, event: Event & { event: 'cleared' }): Beat<View> {
  const after = withPlayer(view, event.seat, ({ hand }) => {
    const cards = hand.cards.filter((card) => card === 'goblin' || card === 'goblin-pair');
    // On the last day the goblins go too.
    const kept = hand.cards.length - event.cards === cards.length ? cards : [];
    return { hand: { ...hand, cards: kept, thistles: 0, size: kept.length } };
  });
  return still({ ...after, thistles: view.thistles + event.thistles });
}

function beat(view: View, event: Event): Beat<View> {
  switch (event.event) {
    case 'arrived':
      return arrives(view, event);
    case 'took':
      return took(view, event);
    case 'passed':
      return still(withPlayer(view, event.seat, () => ({ passed: true })), 1);
    case 'sheep-taken': {
      const flights = [{ face: 'sheep', from: place.sheep(view.sheep), to: place.sheep(event.seat) }];
      return { flights, leaving: view, arrived: { ...view, sheep: event.seat }, rest: 1 };
    }
    case 'hands-opened': {
      const players = view.players.map((player) => ({ ...player, passed: false, hand: { ...player.hand, open: true } }));
      return still({ ...view, players, phase: 'preparing' }, 3);
    }
    case 'built':
      return built(view, event);
    case 'offered':
      return offered(view, event);
    case 'show-began':
      return still({ ...view, phase: 'show', evening: { seat: event.seat, lines: [], total: null } }, 3);
    case 'attracted': {
      const lines = view.evening?.seat === event.seat ? view.evening.lines : [];
      return still({ ...view, evening: { seat: event.seat, lines: [...lines, event.line], total: null } }, event.line.spectators > 0 ? 3.5 : 2);
    }
    case 'show-counted': {
      const counted = withPlayer(view, event.seat, () => ({
        ...standing(view, event.total),
        counted: true,
        show: view.evening?.lines ?? [],
      }));
      return still({ ...counted, evening: { seat: event.seat, lines: view.evening?.lines ?? [], total: event.spectators } }, 7);
    }
    case 'kept':
      return still(
        withPlayer(view, event.seat, ({ hand }) => {
          const gone = withoutGoblins(hand.cards, event.discarded);
          return { hand: { ...hand, cards: gone, size: hand.size - (hand.cards.length - gone.length) } };
        }),
        1,
      );
    case 'cleared':
      return cleared(view, event);
    case 'day-ended': {
      const { evening: _, ...rest } = view;
      return still({ ...rest, board: view.board.map((row) => row.map(() => null)) }, 1);
    }
    default:
      return still(view);
  }
}

/** The steps of a turn, each from the table that the one before left. */
export function tell(view: View, lines: readonly Line[]): Beat<View>[] {
  const beats: Beat<View>[] = [];
  let table = view;
  for (const line of lines) {
    const next = beat(table, line.event as Event);
    beats.push(next);
    table = next.arrived;
  }
  return beats;
}

/** What each other player just took: seat, space and card, for the blue trace. */
export function justTook(lines: readonly Line[], you: number | null): (Event & { event: 'took' })[] {
  return lines.flatMap((line) => {
    const event = line.event as Event;
    return event.event === 'took' && event.seat !== you ? [event] : [];
  });
}


/** What happens in the storylines and on the piles, step by step. */
import type { Beat } from '../kit/animation';
import { backFace, flown, place, plain, still, type Of } from './beats';
import {
  cry,
  discard,
  drawn,
  insert,
  now,
  own,
  placeOf,
  player,
  quiet,
  remove,
  shift,
  slot,
} from './changes';
import { racing } from './racing';
import { stepsOf, unplayed, type Event, type Face, type View } from './table';

/** A card comes onto the stage. */
function scene(view: View, seat: number, card: Face, nested: boolean): Beat<View> {
  const short = stepsOf(card.kind) !== null;
  const shown = now(
    own(view, () => ({ picked: [] })),
    { scene: { seat, card, nested, grand: true }, seat, cries: [], touched: [], stale: true },
  );
  const { rocks: _, breaths: __, ...rest } = shown.now ?? quiet;
  return { ...still({ ...shown, now: rest }, short ? 3 : 7), anew: true };
}

export function flipped(view: View, { seat, place: at, card }: Of<'flipped'>): Beat<View> {
  const up = slot(view, seat, at, () => ({
    lie: 'up',
    card,
    back: null,
    note: null,
    by: null,
    barred: false,
  }));
  // Whoever plays a card is no tree any more.
  const free = player(up, seat, () => ({ rooted: false }));
  return scene({ ...free, turn: seat }, seat, card, false);
}

/** The card in somebody's storyline that is being played gives way to another one. */
function replaced(view: View, seat: number, card: Face, under: boolean): View {
  const old = view.now?.scene?.card ?? view.running.at(-1)?.card ?? undefined;
  const at = placeOf(view, seat, old?.name);
  return at === null
    ? view
    : slot(view, seat, at, () => ({ card, ...(under && old ? { under: old.name } : {}) }));
}

export function laid(view: View, events: readonly Of<'laid'>[]): Beat<View> {
  const flights = events.map(({ seat, row, place: at, back }) => ({
    face: backFace(back),
    from: place.hand(seat),
    to: place.slot(row, at),
  }));
  let [leaving, arrived] = [view, view];
  for (const { seat, row, place: at, back, card } of events) {
    const out = (table: View) => {
      const less = player(table, seat, (of) => ({ hand: Math.max(0, of.hand - 1) }));
      return seat === view.you ? own(less, () => ({ plan: [], order: [], next_row: null })) : less;
    };
    leaving = out(leaving);
    arrived = insert(out(arrived), row, at, back, card, seat);
  }
  return flown(leaving, arrived, flights, 1);
}

export function bagged(view: View, events: readonly Of<'bag-dealt'>[]): Beat<View> {
  const flights = events.map(({ row, place: at, back }) => ({
    face: backFace(back),
    from: place.draw,
    to: place.slot(row, at),
  }));
  const arrived = events.reduce(
    (table, { row, place: at, back }) => insert(table, row, at, back, null),
    drawn(view, events.length),
  );
  return flown(drawn(view, events.length), arrived, flights, 2);
}

export function drifted(view: View, events: readonly Of<'drifted'>[]): Beat<View> {
  const flights = events.map((event) => ({
    face: backFace(event.back),
    from: place.slot(event.from, event.from_place),
    to: place.slot(event.to, event.place),
  }));
  const shifts = events.map(({ to, place: at, back }) => ({ row: to, place: at, back, card: null }));
  // All have seen from where each card came, so they still know who laid it.
  const arrived = events.reduce(
    (table, event) => {
      const from = view.players[event.from]?.row.find((of) => of.place === event.from_place);
      return slot(table, event.to, event.place, () => ({ by: from?.by ?? null }));
    },
    shift(view, shifts),
  );
  return flown(view, arrived, flights, 2);
}

/** Cards that leave storylines for the discard pile. */
function gone(view: View, row: number, at: number, card: Face, key: string): Beat<View> {
  const out = remove(view, row, at);
  const flights = [{ face: card.kind, from: place.slot(row, at), to: place.discard }];
  return flown(out, cry(discard(out, card), { seat: row, key }), flights, 1);
}

function rolled(view: View, rows: Of<'caravan-rolled'>['rows']): Beat<View> {
  const row = (seat: number) => view.players.find((of) => of.seat === seat)?.row ?? [];
  const flights = rows.map(([to, from]) => ({
    face: 'conmans-caravan',
    from: place.hand(from),
    to: place.hand(to),
  }));
  const arrived = rows.reduce((table, [to, from]) => player(table, to, () => ({ row: row(from) })), view);
  return flown(view, { ...arrived, caravans: Math.max(0, view.caravans - 1) }, flights, 3);
}

function collected(view: View, { cards }: Of<'round-ended'>): Beat<View> {
  const swept = view.players.reduce(
    (table, { seat }) =>
      player(table, seat, () => ({
        row: [],
        rooted: false,
        hugged: false,
        potion: 0,
        book: null,
        prepaid: 0,
        wisp_running: false,
        wisp_done: false,
      })),
    view,
  );
  const { now: _, ...rest } = discard(swept, ...cards);
  return {
    ...still(
      {
        ...rest,
        running: [],
        turn: null,
        action_round: 0,
        caravans: 0,
        contest: null,
        judged: null,
        claim: null,
      },
      3,
    ),
    anew: true,
  };
}

type Grouped = 'moved' | 'laid' | 'bag-dealt' | 'drifted' | 'flipped';

/** What happens in the storylines and on the piles; everything else is about the dragons. */
export function dealing(view: View, event: Exclude<Event, { event: Grouped }>): Beat<View> {
  const you = 'seat' in event && event.seat === view.you;
  switch (event.event) {
    case 'round-began':
      return {
        ...still(
          now(
            { ...view, round: event.round, starter: event.starter, roared: null },
            { seat: event.starter, cries: [{ seat: event.starter, key: 'board-cry-starts', good: true }] },
          ),
          2,
        ),
        anew: true,
      };
    case 'shuffled':
      return flown(
        { ...view, discard: [] },
        { ...view, discard: [], draw: { ...view.draw, count: event.cards } },
        [{ face: 'back', from: place.discard, to: place.draw }],
        1,
      );
    case 'dealt': {
      const dealt = player(drawn(view, event.count), event.seat, () => ({ hand: event.count }));
      return flown(drawn(view, event.count), you ? own(dealt, () => ({ hand: event.cards ?? [] })) : dealt, [
        { face: 'back', from: place.draw, to: place.hand(event.seat) },
      ]);
    }
    case 'received': {
      const got = player(view, event.seat, () => ({ hand: event.count }));
      return still(you ? own(got, () => ({ hand: event.cards ?? [], sealed_card: null })) : got, 0.3);
    }
    case 'roared':
      return {
        ...still(now({ ...view, roared: event.seat }, { roar: event.seat, cries: [] }), 6),
        anew: true,
      };
    case 'kept': {
      const kept = player(view, event.seat, (of) => ({ hand: of.hand - 1, kept: of.kept + 1 }));
      return still(kept, 0.3);
    }
    case 'planned':
      return still(
        own(view, (mine) => ({
          hand: mine.hand.filter((face) => face.name !== event.card.name),
          plan: [...mine.plan, { row: event.row, card: event.card }],
        })),
      );
    case 'took':
      return still(
        own(view, (mine) => ({
          hand: mine.hand.filter((face) => face.name !== event.card.name),
          plan: [{ row: event.seat, card: event.card }],
        })),
      );
    case 'handed-over': {
      const flights = [{ face: 'back', from: place.hand(event.seat), to: place.hand(event.to) }];
      return flown(
        view,
        event.to === view.you ? own(view, () => ({ hand: event.cards ?? [] })) : view,
        flights,
      );
    }
    case 'inserted': {
      const out = player(view, event.seat, () => ({ hand: 0 }));
      const arrived = insert(
        you ? own(out, () => ({ hand: [], plan: [] })) : out,
        event.seat,
        event.place,
        event.back,
        event.card,
        event.seat,
      );
      return flown(out, arrived, [
        { face: backFace(event.back), from: place.hand(event.seat), to: place.slot(event.seat, event.place) },
      ]);
    }
    case 'discarded':
      return still(discard(view, event.card));
    case 'caravan-rolled':
      return rolled(view, event.rows);
    case 'gazed': {
      const row =
        view.players.find((of) => of.seat === event.seat)?.row.filter((of) => unplayed(of.lie)) ?? [];
      const seen = (event.cards ?? []).reduce(
        (table, card, index) => slot(table, event.seat, row[index]?.place ?? 0, () => ({ note: card })),
        view,
      );
      return plain(seen, 'board-cry-gazes', 2, {}, event.seat);
    }
    case 'marked':
      return still(
        own(view, (mine) => ({ picked: [...mine.picked, { row: event.row, place: event.place }] })),
      );
    case 'reordered':
    case 'spy-gave':
      return still(
        shift(
          own(view, () => ({ picked: [], spread: [], given: [], reach: null })),
          event.cards,
        ),
        3,
      );
    case 'spied':
      return still(
        now(view, { touched: event.cards, cries: [{ seat: event.seat, key: 'board-cry-spies' }] }),
        3,
      );
    case 'whirled':
      return still(shift(view, event.cards), 4);
    case 'turned':
      return still(
        now(
          slot(view, event.seat, event.place, () => ({ lie: 'turned' })),
          { touched: [{ row: event.seat, place: event.place }] },
        ),
        2,
      );
    case 'missed': {
      const passed = slot(view, event.seat, event.place, () => ({ lie: 'passed', barred: false }));
      return {
        ...still(
          now(passed, {
            seat: event.seat,
            touched: [{ row: event.seat, place: event.place }],
            cries: [{ seat: event.seat, key: `board-cry-missed-${event.why}` }],
          }),
          3,
        ),
        anew: true,
      };
    }
    case 'goblins-brought':
    case 'talisman-chose': {
      const card = event.card;
      const goblins = event.event === 'goblins-brought';
      const taken = own(goblins ? drawn(view, 1) : view, () => ({ spread: [] }));
      const after = replaced(taken, event.seat, card, !goblins);
      const old = view.now?.scene?.card ?? view.running.at(-1)?.card;
      return scene(goblins && old ? discard(after, old) : after, event.seat, card, true);
    }
    case 'wished': {
      const card = event.card;
      const lamp = view.now?.scene?.card ?? view.running.at(-1)?.card ?? null;
      const swapped = lamp
        ? slot(replaced(view, event.seat, card, false), event.row, event.place, () => ({ card: lamp }))
        : view;
      return scene(swapped, event.seat, card, true);
    }
    case 'mirrored':
      return scene(view, event.seat, event.card, true);
    case 'enchanted':
    case 'stolen':
      return gone(view, event.row, event.place, event.card, `board-cry-${event.event}`);
    case 'talisman-drew':
      return plain(
        you ? own(drawn(view, event.count), () => ({ spread: event.cards ?? [] })) : drawn(view, event.count),
        'board-cry-draws',
        2,
        { count: event.count },
        event.seat,
      );
    case 'top-shown':
      return still({ ...view, draw: { ...view.draw, top: event.back } });
    case 'round-ended':
      return collected(view, event);
    default:
      return racing(view, event);
  }
}

/** What happened, as steps on the track and in the storylines. */
import type { Line } from '$lib/wire';
import type { Beat, Flight } from '../kit/story';
import { cry, discard, drawn, faces, insert, move, now, own, placeOf, player, quiet, remove, shift, slot, type Faces } from './changes';
import { unplayed, type Back, type Event, type Face, type Trail, type View } from './table';

/** Where things lie; `data-place` in the components. */
export const place = {
  slot: (row: number, at: number) => `slot-${row}-${at}`,
  hand: (seat: number) => `hand-${seat}`,
  draw: 'draw',
  discard: 'discard',
};

/** The face of a card in the air. */
export const backFace = (back: Back | null): string => (back ? `back:${back.courage}:${back.spell}:${back.footprint}` : 'back');

const still = (view: View, rest = 0): Beat<View> => ({ flights: [], leaving: view, arrived: view, rest });
const flown = (leaving: View, arrived: View, flights: readonly Flight[], rest = 0): Beat<View> => ({ flights, leaving, arrived, rest });

type Of<Name extends Event['event']> = Extract<Event, { event: Name }>;

/** One hop per field, none of them longer than a tenth of a second, the whole way at most about one. */
function walk(view: View, { seat, from, to }: Trail): Beat<View>[] {
  const way = Math.sign(to - from);
  const hops = Math.abs(to - from);
  const rest = Math.min(0.62, 6 / hops);
  return Array.from({ length: hops }, (_, index) => {
    const here = from + way * (index + 1);
    const stepped = player(view, seat, () => ({ field: here, beyond: here > view.track.fields ? here - view.track.fields : null }));
    return still(now(stepped, { gait: 'hop', cries: [] }), rest);
  });
}

/** All that are moved by one card move together. */
function moves(view: View, events: readonly Of<'moved'>[]): Beat<View>[] {
  const [first] = events;
  if (first && events.length === 1 && (first.how === 'walk' || first.how === 'dodge' || first.how === 'bet')) {
    const hops = walk(view, first);
    return [...hops, still(now(move(view, events, 'hop'), { cries: [] }), 1)];
  }
  return [still(now(move(view, events, 'glide'), { cries: [] }), 3.2)];
}

/** A card comes onto the stage. */
function scene(view: View, seat: number, card: Face, nested: boolean): Beat<View> {
  const short = card.kind.startsWith('move-');
  const shown = now(view, { scene: { seat, card, nested, grand: true }, seat, cries: [], touched: [], stale: true });
  const { rocks: _, breaths: __, ...rest } = shown.now ?? quiet;
  return { ...still({ ...shown, now: rest }, short ? 3 : 7), anew: true };
}

function flipped(view: View, { seat, place: at, ...told }: Of<'flipped'>, known: Faces): Beat<View> {
  const card = known(told.card, told.value);
  const up = slot(view, seat, at, () => ({ lie: 'up', card, back: null, note: null, barred: false }));
  // Whoever plays a card is no tree any more.
  const free = player(up, seat, () => ({ rooted: false }));
  return scene({ ...free, turn: seat }, seat, card, false);
}

/** The card in somebody's storyline that is being played gives way to another one. */
function replaced(view: View, seat: number, card: Face, under: boolean): View {
  const old = view.now?.scene?.card ?? view.running.at(-1)?.card ?? undefined;
  const at = placeOf(view, seat, old?.name);
  return at === null ? view : slot(view, seat, at, () => ({ card, ...(under && old ? { under: old.name } : {}) }));
}

function laid(view: View, events: readonly Of<'laid'>[], known: Faces): Beat<View> {
  const flights = events.map(({ seat, row, place: at, back }) => ({ face: backFace(back), from: place.hand(seat), to: place.slot(row, at) }));
  let [leaving, arrived] = [view, view];
  for (const { seat, row, place: at, back, card } of events) {
    const out = (table: View) => {
      const less = player(table, seat, (of) => ({ hand: Math.max(0, of.hand - 1) }));
      return seat === view.you ? own(less, () => ({ plan: [], order: [], 'next-row': null })) : less;
    };
    leaving = out(leaving);
    arrived = insert(out(arrived), row, at, back, card ? known(card) : null);
  }
  return flown(leaving, arrived, flights, 1);
}

function bagged(view: View, events: readonly Of<'bag-dealt'>[]): Beat<View> {
  const flights = events.map(({ row, place: at, back }) => ({ face: backFace(back), from: place.draw, to: place.slot(row, at) }));
  const arrived = events.reduce((table, { row, place: at, back }) => insert(table, row, at, back, null), drawn(view, events.length));
  return flown(drawn(view, events.length), arrived, flights, 2);
}

function drifted(view: View, events: readonly Of<'drifted'>[]): Beat<View> {
  const flights = events.map((event) => ({ face: backFace(event.back), from: place.slot(event.from, event['from-place']), to: place.slot(event.to, event.place) }));
  const shifts = events.map(({ to, place: at, back }) => ({ row: to, place: at, back, card: null }));
  return flown(view, shift(view, shifts, (name) => ({ name, kind: name, value: null, back: null })), flights, 2);
}

/** Cards that leave storylines for the discard pile. */
function gone(view: View, row: number, at: number, card: Face, key: string): Beat<View> {
  const out = remove(view, row, at);
  const flights = [{ face: card.kind, from: place.slot(row, at), to: place.discard }];
  return flown(out, cry(discard(out, card), { seat: row, key }), flights, 1);
}

function rolled(view: View, rows: Of<'caravan-rolled'>['rows']): Beat<View> {
  const row = (seat: number) => view.players.find((of) => of.seat === seat)?.row ?? [];
  const flights = rows.map(([to, from]) => ({ face: 'conmans-caravan', from: place.hand(from), to: place.hand(to) }));
  const arrived = rows.reduce((table, [to, from]) => player(table, to, () => ({ row: row(from) })), view);
  return flown(view, { ...arrived, caravans: Math.max(0, view.caravans - 1) }, flights, 3);
}

function collected(view: View, { cards }: Of<'round-ended'>, known: Faces): Beat<View> {
  const swept = view.players.reduce(
    (table, { seat }) =>
      player(table, seat, () => ({ row: [], rooted: false, hugged: false, potion: 0, book: null, prepaid: 0, 'wisp-running': false, 'wisp-done': false })),
    view,
  );
  const { now: _, ...rest } = discard(swept, ...cards.map((card) => known(card)));
  return { ...still({ ...rest, running: [], turn: null, 'action-round': 0, caravans: 0, contest: null, judged: null, claim: null }, 3), anew: true };
}

const plain = (view: View, key: string, rest: number, values: Record<string, number | string> = {}, seat = 0, good?: boolean): Beat<View> =>
  still(cry(view, { seat, key, values, ...(good === undefined ? {} : { good }) }), rest);

/** What happens in the storylines and on the piles. */
function dealing(view: View, event: Event, known: Faces): Beat<View> | null {
  const you = 'seat' in event && event.seat === view.you;
  switch (event.event) {
    case 'round-began':
      return { ...still(now({ ...view, round: event.round, starter: event.starter, roared: null }, { seat: event.starter, cries: [{ seat: event.starter, key: 'board-cry-starts', good: true }] }), 2), anew: true };
    case 'shuffled':
      return flown({ ...view, discard: [] }, { ...view, discard: [], draw: { ...view.draw, count: event.cards } }, [{ face: 'back', from: place.discard, to: place.draw }], 1);
    case 'dealt': {
      const dealt = player(drawn(view, event.count), event.seat, () => ({ hand: event.count }));
      return flown(drawn(view, event.count), you ? own(dealt, () => ({ hand: (event.cards ?? []).map((card) => known(card)) })) : dealt, [{ face: 'back', from: place.draw, to: place.hand(event.seat) }]);
    }
    case 'received': {
      const got = player(view, event.seat, () => ({ hand: event.count }));
      return still(you ? own(got, () => ({ hand: (event.cards ?? []).map((card) => known(card)), 'sealed-card': null })) : got, 0.3);
    }
    case 'roared':
      return { ...still(now({ ...view, roared: event.seat }, { roar: event.seat, cries: [] }), 6), anew: true };
    case 'kept': {
      const kept = player(view, event.seat, (of) => ({ hand: of.hand - 1, kept: of.kept + 1 }));
      return still(kept, 0.3);
    }
    case 'planned':
      return still(own(view, (mine) => ({ hand: mine.hand.filter((face) => face.name !== event.card), plan: [...mine.plan, { row: event.row, card: known(event.card) }] })));
    case 'took':
      return still(own(view, (mine) => ({ hand: mine.hand.filter((face) => face.name !== event.card), plan: [{ row: event.seat, card: known(event.card) }] })));
    case 'handed-over': {
      const flights = [{ face: 'back', from: place.hand(event.seat), to: place.hand(event.to) }];
      return flown(view, event.to === view.you ? own(view, () => ({ hand: (event.cards ?? []).map((card) => known(card)) })) : view, flights);
    }
    case 'inserted': {
      const out = player(view, event.seat, () => ({ hand: 0 }));
      const arrived = insert(you ? own(out, () => ({ hand: [], plan: [] })) : out, event.seat, event.place, event.back, event.card ? known(event.card) : null);
      return flown(out, arrived, [{ face: backFace(event.back), from: place.hand(event.seat), to: place.slot(event.seat, event.place) }]);
    }
    case 'discarded':
      return still(discard(view, known(event.card)));
    case 'caravan-rolled':
      return rolled(view, event.rows);
    case 'gazed': {
      const row = view.players.find((of) => of.seat === event.seat)?.row.filter((of) => unplayed(of.lie)) ?? [];
      const seen = (event.cards ?? []).reduce((table, card, index) => slot(table, event.seat, row[index]?.place ?? 0, () => ({ note: known(card) })), view);
      return plain(seen, 'board-cry-gazes', 2, {}, event.seat);
    }
    case 'marked':
      return still(own(view, (mine) => ({ picked: [...mine.picked, { row: event.row, place: event.place }] })));
    case 'reordered':
    case 'spy-gave':
      return still(shift(own(view, () => ({ picked: [], spread: [], given: [], reach: null })), event.cards, known), 3);
    case 'spied':
      return still(now(view, { touched: event.cards, cries: [{ seat: event.seat, key: 'board-cry-spies' }] }), 3);
    case 'whirled':
      return still(shift(view, event.cards, known), 4);
    case 'turned':
      return still(now(slot(view, event.seat, event.place, () => ({ lie: 'turned' })), { touched: [{ row: event.seat, place: event.place }] }), 2);
    case 'missed': {
      const passed = slot(view, event.seat, event.place, () => ({ lie: 'passed', barred: false }));
      return { ...still(now(passed, { seat: event.seat, touched: [{ row: event.seat, place: event.place }], cries: [{ seat: event.seat, key: `board-cry-missed-${event.why}` }] }), 3), anew: true };
    }
    case 'goblins-brought':
    case 'talisman-chose': {
      const card = known(event.card, event.value);
      const goblins = event.event === 'goblins-brought';
      const taken = own(goblins ? drawn(view, 1) : view, () => ({ spread: [] }));
      const after = replaced(taken, event.seat, card, !goblins);
      const old = view.now?.scene?.card ?? view.running.at(-1)?.card;
      return scene(goblins && old ? discard(after, old) : after, event.seat, card, true);
    }
    case 'wished': {
      const card = known(event.card, event.value);
      const lamp = view.now?.scene?.card ?? view.running.at(-1)?.card ?? null;
      const swapped = lamp ? slot(replaced(view, event.seat, card, false), event.row, event.place, () => ({ card: lamp })) : view;
      return scene(swapped, event.seat, card, true);
    }
    case 'mirrored':
      return scene(view, event.seat, known(event.card, event.value), true);
    case 'enchanted':
    case 'stolen':
      return gone(view, event.row, event.place, known(event.card), `board-cry-${event.event}`);
    case 'talisman-drew':
      return plain(you ? own(drawn(view, event.count), () => ({ spread: (event.cards ?? []).map((card) => known(card)) })) : drawn(view, event.count), 'board-cry-draws', 2, { count: event.count }, event.seat);
    case 'top-shown':
      return still({ ...view, draw: { ...view.draw, top: event.back } });
    case 'round-ended':
      return collected(view, event, known);
    default:
      return null;
  }
}

/** What happens to the dragons. */
function racing(view: View, event: Event, known: Faces): Beat<View> {
  const seat = 'seat' in event && typeof event.seat === 'number' ? event.seat : 0;
  switch (event.event) {
    case 'action-round':
      return { ...still(now({ ...view, phase: 'movement', 'action-round': event.number, turn: null }, { cries: [], touched: [] }), 2), anew: true };
    case 'hug-ended':
      return plain(player(view, seat, () => ({ hugged: false })), 'board-cry-free', 2, {}, seat, true);
    case 'idled':
      return { ...plain(now({ ...view, turn: seat }, { seat }), `board-cry-idle-${event.why}`, 2.4, {}, seat), anew: true };
    case 'voided':
    case 'nothing':
      return plain(view, `board-cry-${event.event}`, 2.4, {}, seat);
    case 'stopped':
      return plain(view, `board-cry-stopped-${event.by}`, 2.4, {}, seat, false);
    case 'hole-jumped':
      return plain(view, 'board-cry-hole-jumped', 2, { sum: event.stamina, value: event.value }, seat, true);
    case 'hole-too-wide':
      return plain(view, 'board-cry-hole-too-wide', 3, { sum: event.stamina, value: event.value }, seat, false);
    case 'crossed':
      return plain(view, 'board-cry-crossed', 4, {}, seat, true);
    case 'fell': {
      const from = view.players.find((of) => of.seat === seat)?.field ?? 0;
      return plain(move(view, [{ seat, from, to: event.field }], 'glide'), 'board-cry-fell', 4, {}, seat, false);
    }
    case 'swapped':
      return still(now(move(view, [{ seat, from: event.other, to: event.field }, { seat: event.with, from: event.field, to: event.other }], 'glide'), { cries: [] }), 3);
    case 'rockslide':
      return still(now(view, { rocks: { from: event.field, to: event.shelter }, cries: [{ seat, key: 'board-cry-rocks', values: { value: event.value } }] }), 4);
    case 'stood-firm':
      return plain(view, 'board-cry-firm', 2, { sum: event.courage }, seat, true);
    case 'lost-heart':
      return plain(view, 'board-cry-afraid', 2, { sum: event.courage }, seat, false);
    case 'caravan-waits':
      return plain({ ...view, caravans: view.caravans + 1 }, 'board-cry-caravan', 2, {}, seat);
    case 'goblins-lost':
    case 'wish-declined':
      return plain(view, `board-cry-${event.event}`, 2, {}, seat);
    case 'tested': {
      const won = event.sum > event.value ? 'won' : event.sum < event.value ? 'lost' : 'even';
      return plain(view, `board-cry-tested-${won}`, 3.4, { sum: event.sum, value: event.value }, seat, won === 'even' ? undefined : won === 'won');
    }
    case 'spell-cast':
      return plain(view, `board-cry-spell-${event.spell}`, 3, {}, seat);
    case 'book-opened':
      return plain(player(view, seat, () => ({ book: event.spell })), `board-cry-book-${event.spell}`, 3, {}, seat);
    case 'rooted':
      return plain(player(view, seat, () => ({ rooted: true })), 'board-cry-rooted', 3, {}, seat);
    case 'hugged':
      return plain(player(view, seat, () => ({ hugged: true })), 'board-cry-hugged', 3, {}, seat);
    case 'bet-placed':
      return still(now(view, { bet: { seat, field: event.field }, cries: [{ seat, key: 'board-cry-bets', values: { field: event.field } }] }), 2);
    case 'bet-decided': {
      const { bet: _, ...rest } = view.now ?? quiet;
      return plain({ ...view, now: rest }, event.won ? 'board-cry-bet-won' : 'board-cry-bet-lost', 3, {}, seat, event.won);
    }
    case 'footprint':
      return plain(discard(drawn(view, 1), known(event.card)), event.forward ? 'board-cry-forward' : 'board-cry-back', 1.6, { steps: event.steps }, seat, event.forward);
    case 'potion-flipped':
      return plain(discard(drawn(view, 1), known(event.card)), 'board-cry-cup', 2.6, { card: known(event.card).kind }, seat);
    case 'held-breath':
      return plain(view, 'board-cry-breath', 0.8, {}, seat);
    case 'breathed':
      return { ...still(now({ ...view, contest: event }, { breaths: event, cries: [] }), 12), anew: true };
    case 'goat-ran':
      return plain(view, 'board-cry-goat', 2, { steps: event.footprint + 1 }, seat, false);
    case 'potion-drunk':
      return plain(player(view, seat, () => ({ potion: event.bonus })), 'board-cry-potion', 2.4, { bonus: event.bonus }, seat, true);
    case 'hypnotised':
      return plain(view, 'board-cry-sleeps', 1, {}, seat);
    case 'mirror-looks':
      return plain(view, 'board-cry-mirror', 2, {}, event.at);
    case 'claimed':
      return plain({ ...view, claim: { seat, to: event.to, fist: event.fist } }, `board-cry-claim-${event.fist}`, 3, {}, seat);
    case 'judged':
      return plain({ ...view, claim: null }, event.believed === event.truth ? 'board-cry-right' : 'board-cry-wrong', 3, {}, event.by, event.believed === event.truth);
    case 'wisp-followed':
      return plain(player(view, seat, () => ({ 'wisp-running': true })), 'board-cry-wisp', 2, {}, seat);
    case 'wisp-gone':
      return plain(player(view, seat, () => ({ 'wisp-running': false, 'wisp-done': true })), 'board-cry-wisp-gone', 1.4, {}, seat);
    case 'forest-closed':
      return still({ ...view, track: { ...view.track, floor: event.floor } }, 3);
    case 'race-over':
      return { ...still({ ...view, phase: 'over' }, 4), anew: true };
    default:
      return still(view);
  }
}

/** Whether an event belongs to the same step as the one before it. */
function together(one: Event, other: Event): boolean {
  if (one.event === 'moved' && other.event === 'moved') return other.how !== 'walk' && other.how !== 'dodge' && other.how !== 'bet' && one.how === other.how;
  return one.event === other.event && (one.event === 'laid' || one.event === 'bag-dealt' || one.event === 'drifted');
}

/** The steps of a turn, each from the table that the one before left. */
export function tell(view: View, lines: readonly Line[], after: View): Beat<View>[] {
  const known = faces(view, after);
  const groups: Event[][] = [];
  for (const line of lines) {
    const event = line.event as Event;
    const group = groups.at(-1);
    if (group?.[0] && together(group[0], event)) group.push(event);
    else groups.push([event]);
  }
  const beats: Beat<View>[] = [];
  let table = view;
  for (const group of groups) {
    for (const next of steps(seated(table), group, known)) beats.push(next);
    table = beats.at(-1)?.arrived ?? table;
  }
  return beats;
}

/** Once a card takes effect, its scene gives the view of the track free. */
function seated(view: View): View {
  const scene = view.now?.scene;
  return scene?.grand ? now(view, { scene: { ...scene, grand: false } }) : view;
}

function steps(view: View, group: readonly Event[], known: Faces): Beat<View>[] {
  const [event] = group;
  if (!event) return [];
  switch (event.event) {
    case 'moved':
      return moves(view, group as Of<'moved'>[]);
    case 'laid':
      return [laid(view, group as Of<'laid'>[], known)];
    case 'bag-dealt':
      return [bagged(view, group as Of<'bag-dealt'>[])];
    case 'drifted':
      return [drifted(view, group as Of<'drifted'>[])];
    case 'flipped':
      return [flipped(view, event, known)];
    default:
      return [dealing(view, event, known) ?? racing(view, event, known)];
  }
}

/** The ways that dragons went last: from the last card that moved any, for the blue arrows. */
export function lastTrail(lines: readonly Line[]): Trail[] {
  let trail: Trail[] = [];
  let stale = true;
  for (const line of lines) {
    const event = line.event as Event;
    if (event.event === 'flipped' || event.event === 'goblins-brought' || event.event === 'mirrored') stale = true;
    const moved: Trail[] = event.event === 'moved' ? [event] : event.event === 'swapped' ? [{ seat: event.seat, from: event.other, to: event.field }, { seat: event.with, from: event.field, to: event.other }] : [];
    if (moved.length === 0) continue;
    trail = stale ? moved : [...trail, ...moved];
    stale = false;
  }
  return trail.map(({ seat, from, to }) => ({ seat, from, to }));
}

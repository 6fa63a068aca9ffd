import { expect, test } from 'vitest';
import type { GameEventLine } from '$lib/board';
import { animate, lastTrail } from './animation';
import { duration } from './pace';
import { scenes } from './scenes';
import type { Event, Face, Kind, View } from './table';

const updates = scenes();
const lines = (...events: Event[]): GameEventLine<Event>[] =>
  events.map((event) => ({ event, text: { key: '' } }));
const face = (kind: Kind): Face => ({ name: kind, kind, value: null, back: null });

/** Pairs of updates with what happened between them. */
const turns = updates.flatMap((after, index) => {
  const before = updates[index - 1];
  return before && after.steps[0]?.step === before.step + 1
    ? [
        {
          before: before.view,
          after: after.view,
          step: after.step,
          lines: after.steps.flatMap((steps) => steps.events),
        },
      ]
    : [];
});

const status = [
  'courage',
  'stamina',
  'rooted',
  'hugged',
  'potion',
  'book',
  'wisp_running',
  'wisp_done',
] as const;

const [first] = turns;
if (!first) throw new Error('no turn was kept');
const table = first.before;
const race: View = {
  ...table,
  players: table.players.map((player) => ({ ...player, field: 5, beyond: null, rooted: false })),
};

test('the steps of every turn lead from one update to the next', () => {
  for (const { before, after, step, lines: events } of turns) {
    const beats = animate(before, events);
    if (beats.length === 0) continue;
    const drawn = beats.at(-1)?.arrived;
    const where = `step ${step}: ${[...new Set(events.map((line) => line.event.event))].join(' ')}`;
    for (const player of after.players) {
      const of = drawn?.players[player.seat];
      const lies = (row: View['players'][number]['row'] = []) =>
        row.map(({ lie, card, back, under, by }) => ({ lie, card: card?.name, back, under, by }));
      expect(of?.field, where).toBe(player.field);
      expect(lies(of?.row), where).toEqual(lies(player.row));
      for (const key of status) expect(of?.[key], `${where}, ${key} of ${player.seat}`).toEqual(player[key]);
    }
    expect(drawn?.draw.top, where).toEqual(after.draw.top);
    // Where the pile ran out in the middle of a draw, only the end is known.
    if (!events.some((line) => line.event.event === 'shuffled'))
      expect(drawn?.draw.count, where).toBe(after.draw.count);
    expect(
      drawn?.discard.map((card) => card.name),
      where,
    ).toEqual(after.discard.map((card) => card.name));
    expect([drawn?.round, drawn?.action_round, drawn?.caravans, drawn?.track.floor], where).toEqual([
      after.round,
      after.action_round,
      after.caravans,
      after.track.floor,
    ]);
  }
  expect(turns.length).toBeGreaterThan(10);
});

test('a round of the race in which four play is told within twelve seconds', () => {
  const [someone] = race.players;
  if (!someone) throw new Error('nobody races');
  const four: View = { ...race, players: [0, 1, 2, 3].map((seat) => ({ ...someone, seat })) };
  // The longest that a card may have to tell: it is looked at, brings another one, and rocks roll.
  const card = (seat: number): Event[] => [
    { event: 'flipped', seat, place: 1, card: face('goblin-tribe') },
    { event: 'goblins-brought', seat, card: face('chili-peppers') },
    { event: 'moved', seat, from: 5, to: 7, how: 'walk' },
    { event: 'moved', seat: (seat + 1) % 4, from: 5, to: 4, how: 'carried' },
    { event: 'rockslide', seat, field: 7, shelter: 3, value: 4 },
    { event: 'moved', seat, from: 7, to: 8, how: 'dodge' },
    { event: 'lost-heart', seat: (seat + 1) % 4, courage: 1 },
    { event: 'moved', seat: (seat + 1) % 4, from: 4, to: 3, how: 'flight' },
  ];
  const round = (number: number): Event[] => [
    { event: 'action-round', number },
    ...[0, 1, 2, 3].flatMap(card),
  ];
  const told = (count: number) =>
    duration(animate(four, lines(...Array.from({ length: count }, (_, index) => round(index + 1)).flat())));
  const seconds = (beats: number) => beats * 0.26;
  expect(seconds(told(1))).toBeLessThanOrEqual(12);
  expect(seconds(told(3)), 'each round has its own time').toBeGreaterThan(24);
  // A short one is not stretched or cut.
  expect(
    duration(animate(four, lines({ event: 'moved', seat: 0, from: 5, to: 6, how: 'walk' }))),
  ).toBeCloseTo(1.62);
});

test('what somebody only plans is not animated', () => {
  expect(animate(table, lines({ event: 'planned', seat: 0, row: 1, card: face('thief') }))).toEqual([]);
});

test('what somebody chose in secret interrupts nobody', () => {
  for (const event of [
    { event: 'ready', seat: 1 },
    { event: 'kept', seat: 1, card: null },
    { event: 'held-breath', seat: 1, tenths: null },
  ] satisfies Event[]) {
    expect(animate(table, lines(event))).toEqual([]);
  }
});

test('a dragon walks field by field, the others move together once', () => {
  const walk: Event = { event: 'moved', seat: 0, from: 5, to: 7, how: 'walk' };
  const jump = (seat: number): Event => ({ event: 'moved', seat, from: 5, to: 4, how: 'carried' });
  const beats = animate(race, lines(walk, jump(1), jump(2)));
  expect(beats.map((beat) => beat.arrived.players.slice(0, 3).map((player) => player.field))).toEqual([
    [6, 5, 5],
    [7, 5, 5],
    [7, 5, 5],
    [7, 4, 4],
  ]);
  expect(beats.at(-1)?.arrived.now?.trail).toEqual([
    expect.objectContaining({ seat: 0, from: 5, to: 7 }),
    expect.objectContaining({ seat: 1 }),
    expect.objectContaining({ seat: 2 }),
  ]);
});

test('a card is looked at before it takes effect, and begins a new trail', () => {
  const flip: Event = { event: 'flipped', seat: 0, place: 1, card: face('thief') };
  const walk: Event = { event: 'moved', seat: 0, from: 5, to: 6, how: 'walk' };
  const beats = animate(race, lines(walk, flip, walk));
  const scene = beats.find((beat) => beat.arrived.now?.scene);
  expect(scene?.arrived.now?.scene).toMatchObject({ seat: 0, grand: true, card: { kind: 'thief' } });
  expect(scene?.anew, 'a hurried animation slows down for a new card').toBe(true);
  expect(beats.at(-1)?.arrived.now?.scene?.grand).toBe(false);
  expect(beats.at(-1)?.arrived.now?.trail.length).toBe(1);
});

test('the arrows that stay are those of the last card that moved anybody', () => {
  const flip: Event = { event: 'flipped', seat: 1, place: 1, card: face('amnesia') };
  const first: Event = { event: 'moved', seat: 0, from: 1, to: 3, how: 'walk' };
  const second: Event = { event: 'moved', seat: 1, from: 2, to: 4, how: 'walk' };
  expect(lastTrail(lines(first, flip, second, flip))).toEqual([{ seat: 1, from: 2, to: 4 }]);
  expect(lastTrail(lines(flip))).toEqual([]);
});

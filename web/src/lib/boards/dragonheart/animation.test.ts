import { expect, test } from 'vitest';
import type { GameEventLine } from '$lib/board';
import { animate, justPlayed } from './animation';
import { scenes, steps } from './scenes';
import { spaceOf, type Event, type View } from './table';

const [first] = scenes();
if (!first) throw new Error('there are no scenes');
/** Some table, from the first seat. */
const table: View = { ...first.view, you: 0 };
const lines = (...events: Event[]): GameEventLine<Event>[] =>
  events.map((event) => ({ event, text: { key: '' } }));

/** The cards on the board. What they would bring is only shown once all is told. */
const lying = ({ spaces }: View) => spaces.map(({ picture, count, shown }) => ({ picture, count, shown }));

test('the beats of every step lead from one update to the next', () => {
  for (const { before, after } of steps()) {
    const beats = animate(
      before.view,
      after.steps.flatMap((step) => step.events),
    );
    const [end, view] = [beats.at(-1)?.arrived, after.view];
    const at = `step ${after.step}`;
    expect(end?.hand, at).toEqual(view.hand);
    expect(end && lying(end), at).toEqual(lying(view));
    expect([...(end?.below_ship ?? [])].sort(), at).toEqual([...view.below_ship].sort());
    expect(end?.figure, at).toBe(view.figure);
    expect(end?.ships_sailed, at).toBe(view.ships_sailed);
    const counts = (of: View | undefined) => of?.players.map(({ hand, deck, taken }) => [hand, deck, taken]);
    expect(counts(end), at).toEqual(counts(view));
  }
  expect(steps().length).toBeGreaterThanOrEqual(10);
});

test('the Great Dragon is nowhere while it flies, also when it is taken from a rival', () => {
  const [beat] = animate({ ...table, figure: 1 }, lines({ event: 'figure-taken', seat: 0, from: 1 }));
  expect(beat?.flights).toEqual([{ face: 'great-dragon', from: 'figure-1', to: 'figure-0' }]);
  expect([beat?.leaving.figure, beat?.arrived.figure]).toEqual(['in the air', 0]);
});

test('own cards fly from their places in the hand, the rival’s from the closed hand', () => {
  const view: View = { ...table, hand: ['treasure:1', 'troll:2', 'troll:2'] };
  const mine = animate(view, lines({ event: 'played', seat: 0, cards: ['troll:2', 'troll:2'], now: 2 }));
  expect(mine[0]?.flights.map((flight) => flight.from)).toEqual(['card-1', 'card-2']);
  expect(mine[0]?.leaving.hand).toEqual(['treasure:1']);
  const theirs = animate(view, lines({ event: 'played', seat: 1, cards: ['troll:1'], now: 1 }));
  expect(theirs[0]?.flights).toEqual([{ face: 'troll:1', from: 'hand-1', to: 'space-troll-0' }]);
});

test('cards come to the next free outlines', () => {
  const there = spaceOf(table, 'dwarf')?.count ?? 0;
  const beats = animate(
    table,
    lines({ event: 'played', seat: 1, cards: ['dwarf:1', 'dwarf:3'], now: there + 2 }),
  );
  expect(beats[0]?.flights.map((flight) => flight.to)).toEqual([
    `space-dwarf-${there}`,
    `space-dwarf-${there + 1}`,
  ]);
});

test('cards drawn by others stay closed', () => {
  const beats = animate(table, lines({ event: 'drew', seat: 1, count: 2, cards: null }));
  expect(beats[0]?.flights.map((flight) => flight.face)).toEqual(['back', 'back']);
  expect(beats[0]?.arrived.hand).toEqual(table.hand);
});

test('only what others played is marked as just moved', () => {
  const events = lines(
    { event: 'played', seat: 0, cards: ['troll:1'], now: 1 },
    { event: 'played', seat: 1, cards: ['ship:0'], now: 1 },
  );
  expect([...justPlayed(events, 0)]).toEqual([['ship', 1]]);
});

import { expect, test } from 'vitest';
import type { GameEventLine, GameUpdate } from '$lib/board';
import game from '$games/dragonheart/client/scenes.json';
import { justPlayed, tell } from './story';
import type { Event, Types, View } from './table';

const updates = game as unknown as GameUpdate<Types>[];
/** Some table, from the first seat. */
const table: View = { ...(updates[0]?.view as View), you: 0 };
const lines = (...events: Event[]): GameEventLine<Event>[] =>
  events.map((event) => ({ event, text: { key: '' } }));

function after(index: number): { before: View; view: View; lines: GameEventLine<Event>[] } {
  const update = updates[index] as GameUpdate<Types>;
  return {
    before: updates[index - 1]?.view as View,
    view: update.view as View,
    lines: update.steps.flatMap((step) => step.events),
  };
}

test('the steps of every turn lead from one update to the next', () => {
  let seen = 0;
  for (let index = 1; index < updates.length; index += 1) {
    const { before, view, lines } = after(index);
    if ((updates[index] as GameUpdate<Types>).step !== (updates[index - 1] as GameUpdate<Types>).step + 1)
      continue;
    seen += 1;
    const told = tell(before, lines).at(-1)?.arrived;
    expect(told?.hand, `hand ${index}`).toEqual(view.hand);
    expect(
      told?.spaces.map(({ count }) => count),
      `spaces ${index}`,
    ).toEqual(view.spaces.map(({ count }) => count));
    expect(
      told?.spaces.map(({ shown }) => shown),
      `shown ${index}`,
    ).toEqual(view.spaces.map(({ shown }) => shown));
    expect([...(told?.below_ship ?? [])].sort(), `below ${index}`).toEqual([...view.below_ship].sort());
    expect(told?.figure).toBe(view.figure);
    expect(told?.ships_sailed).toBe(view.ships_sailed);
    const counts = (of: View | undefined) => of?.players.map(({ hand, deck, taken }) => [hand, deck, taken]);
    expect(counts(told), `players ${index}`).toEqual(counts(view));
  }
  expect(seen).toBeGreaterThanOrEqual(10);
});

test('the Great Dragon is nowhere while it flies, also when it is taken from a rival', () => {
  const [beat] = tell({ ...table, figure: 1 }, lines({ event: 'figure-taken', seat: 0, from: 1 }));
  expect(beat?.flights).toEqual([{ face: 'great-dragon', from: 'figure-1', to: 'figure-0' }]);
  expect([beat?.leaving.figure, beat?.arrived.figure]).toEqual(['in the air', 0]);
});

test('own cards fly from their places in the hand, the rival’s from the closed hand', () => {
  const view: View = { ...table, hand: ['treasure:1', 'troll:2', 'troll:2'] };
  const mine = tell(view, lines({ event: 'played', seat: 0, cards: ['troll:2', 'troll:2'], now: 2 }));
  expect(mine[0]?.flights.map((flight) => flight.from)).toEqual(['card-1', 'card-2']);
  expect(mine[0]?.leaving.hand).toEqual(['treasure:1']);
  const theirs = tell(view, lines({ event: 'played', seat: 1, cards: ['troll:1'], now: 1 }));
  expect(theirs[0]?.flights).toEqual([{ face: 'troll:1', from: 'hand-1', to: 'space-troll-0' }]);
});

test('cards come to the next free outlines', () => {
  const there = table.spaces.find((space) => space.picture === 'dwarf')?.count ?? 0;
  const beats = tell(
    table,
    lines({ event: 'played', seat: 1, cards: ['dwarf:1', 'dwarf:3'], now: there + 2 }),
  );
  expect(beats[0]?.flights.map((flight) => flight.to)).toEqual([
    `space-dwarf-${there}`,
    `space-dwarf-${there + 1}`,
  ]);
});

test('cards drawn by others stay closed', () => {
  const beats = tell(table, lines({ event: 'drew', seat: 1, count: 2, cards: null }));
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

import { expect, test, vi } from 'vitest';
import type { GameEventLine } from './board';
import { animate as race } from './boards/sneaky/animation';
import { scenes } from './boards/sneaky/scenes';
import { still } from './boards/kit/animation';
import { animationOf, momentsOf } from './moments';
import type { Frame } from './wire';

/** A game that counts: a number adds to the table, and a round number begins something new. */
const animate = (view: unknown, lines: readonly GameEventLine<unknown>[]) => {
  let sum = view as number;
  return lines.map(({ event }) => {
    if (typeof event !== 'number') throw new Error('an event of a newer server');
    sum += event;
    return { ...still<unknown>(sum), anew: event % 10 === 0 };
  });
};
const frame = (view: number, ...events: unknown[]): Frame => ({
  ply: 1,
  seat: 0,
  action: null,
  events: events.map((event) => ({ event, text: { key: 'e' } })),
  view,
  prompt: { key: 'p' },
  scores: [],
});
const told = (frame: Frame, by: Parameters<typeof momentsOf>[2] = animate) =>
  momentsOf(0, frame, by).map(({ events, view }) => [events.map((line) => line.event), view]);

test('a move is told in parts, each with the table as it then was', () => {
  expect(told(frame(36, 10, 1, 2, 20, 3))).toEqual([
    [[10, 1, 2], 13],
    [[20, 3], 36],
  ]);
});

test('the last part ends with what the hall says, whatever the board reckons', () => {
  expect(told(frame(99, 1, 10)).at(-1)).toEqual([[10], 99]);
});

test('a move with nothing new in it, in words or with an unknown event is one moment', () => {
  expect(told(frame(3, 1, 2))).toEqual([[[1, 2], 3]]);
  expect(told(frame(11, 1, 10), null)).toEqual([[[1, 10], 11]]);
  vi.spyOn(console, 'error').mockReturnValueOnce();
  expect(told(frame(11, 1, 'new', 10))).toEqual([[[1, 'new', 10], 11]]);
  expect(told(frame(0))).toEqual([[[], 0]]);
});

test('a race is told card by card', async () => {
  expect(await animationOf('sneaky')).toBe(race);
  expect(await animationOf('hoard')).toBeNull();
  const updates = scenes();
  let told = 0;
  for (const [at, after] of updates.entries()) {
    const [before, step] = [updates[at - 1], after.steps[0]];
    if (!before || before.viewer !== after.viewer || !step || step.step !== before.step + 1) continue;
    const cards = step.events.filter(({ event }) => event.event === 'flipped').length;
    if (cards < 2) continue;
    const parts = momentsOf(
      before.view,
      { ...frame(0), events: step.events, view: after.view },
      await animationOf('sneaky'),
    );
    for (const part of parts)
      expect(
        part.events.filter(({ event }) => (event as { event: string }).event === 'flipped').length,
      ).toBeLessThan(2);
    expect(parts.flatMap((part) => part.events)).toEqual(step.events);
    expect(parts.at(-1)?.view).toBe(after.view);
    told += 1;
  }
  expect(told, 'races among the scenes').toBeGreaterThan(0);
});

// @vitest-environment happy-dom
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import type { GameUpdate } from '$lib/board';
import { Stage } from '../kit/stage.svelte';
import type { Beat } from '../kit/animation';

/** An animation of five steps; something new begins with the third. */
const LONG = 100;
const beats = [1, 2, 3, 4, 5].map((view): Beat<number> => ({
  flights: [],
  leaving: view,
  arrived: view,
  rest: LONG,
  anew: view === 3,
}));
type Types = { view: number; action: never; event: never };
const update = (step: number, view: number): GameUpdate<Types> => ({
  step,
  ply: step,
  viewer: 0,
  to_act: [],
  view,
  prompt: { key: '' },
  choices: [],
  scores: [],
  undo: 'no',
  steps: [{ step, ply: step, seat: 1, undone: false, events: [] }],
});

beforeEach(() => void vi.useFakeTimers());
afterEach(() => void vi.useRealTimers());

/** A stage in the middle of the first step. */
async function begun(): Promise<Stage<Types>> {
  const stage = new Stage<Types>(update(1, 0), () => beats);
  void stage.show(update(2, 9));
  await vi.advanceTimersByTimeAsync(1);
  expect([stage.view, stage.animating]).toEqual([1, true]);
  return stage;
}

test('an animation that nobody hurries takes its time', async () => {
  const stage = await begun();
  await vi.advanceTimersByTimeAsync(1000);
  expect(stage.view).toBe(1);
  await vi.runAllTimersAsync();
  expect([stage.view, stage.animating]).toEqual([9, false]);
});

test('a hurried animation goes on at once, up to where something new begins', async () => {
  const stage = await begun();
  stage.hurry();
  await vi.advanceTimersByTimeAsync(1);
  expect([stage.view, stage.animating]).toEqual([3, true]);
  await vi.advanceTimersByTimeAsync(1000);
  expect(stage.view, 'from there at its own pace').toBe(3);
});

test('a skipped animation is over at once', async () => {
  const stage = await begun();
  stage.skip();
  await vi.advanceTimersByTimeAsync(1);
  expect([stage.view, stage.animating]).toEqual([9, false]);
});

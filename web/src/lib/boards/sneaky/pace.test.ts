// @vitest-environment happy-dom
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import type { TableUpdate } from '$lib/wire';
import { Stage } from '../kit/stage.svelte';
import type { Beat } from '../kit/story';

/** A story of five steps; something new begins with the third. */
const LONG = 100;
const beats = [1, 2, 3, 4, 5].map((view): Beat<number> => ({
  flights: [],
  leaving: view,
  arrived: view,
  rest: LONG,
  anew: view === 3,
}));
const update = (step: number, view: number): TableUpdate =>
  ({ step, view, steps: [{ step, events: [] }] }) as unknown as TableUpdate;

beforeEach(() => void vi.useFakeTimers());
afterEach(() => void vi.useRealTimers());

/** A stage in the middle of the first step. */
async function begun(): Promise<Stage<number>> {
  const stage = new Stage<number>(update(1, 0), () => beats);
  void stage.show(update(2, 9));
  await vi.advanceTimersByTimeAsync(1);
  expect([stage.view, stage.telling]).toEqual([1, true]);
  return stage;
}

test('a story that nobody hurries takes its time', async () => {
  const stage = await begun();
  await vi.advanceTimersByTimeAsync(1000);
  expect(stage.view).toBe(1);
  await vi.runAllTimersAsync();
  expect([stage.view, stage.telling]).toEqual([9, false]);
});

test('a hurried story goes on at once, up to where something new begins', async () => {
  const stage = await begun();
  stage.hurry();
  await vi.advanceTimersByTimeAsync(1);
  expect([stage.view, stage.telling]).toEqual([3, true]);
  await vi.advanceTimersByTimeAsync(1000);
  expect(stage.view, 'from there at its own pace').toBe(3);
});

test('a skipped story is over at once', async () => {
  const stage = await begun();
  stage.skip();
  await vi.advanceTimersByTimeAsync(1);
  expect([stage.view, stage.telling]).toEqual([9, false]);
});

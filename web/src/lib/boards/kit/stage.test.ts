// @vitest-environment happy-dom
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import type { GameStepLog, GameUpdate } from '$lib/board';
import { Stage } from './stage.svelte';
import { inTurn, still } from './animation';

/** A game that counts: every event adds to the number on the table. */
type View = { sum: number };
type Types = { view: View; action: never; event: number };
const animate = inTurn((view: View, event: number): ReturnType<typeof still<View>> => {
  if (event < 0) throw new Error('an event of a newer server');
  return still({ sum: view.sum + event }, 1);
});

const step = (step: number, seat: number, ...events: number[]): GameStepLog<number> => ({
  step,
  ply: step,
  seat,
  undone: false,
  events: events.map((event) => ({ event, text: { key: '' } })),
});
const at = (step: number, sum: number, ...steps: GameStepLog<number>[]): GameUpdate<Types> => ({
  step,
  ply: step,
  viewer: 0,
  to_act: [],
  view: { sum },
  prompt: { key: '' },
  choices: [],
  scores: [],
  undo: 'no',
  steps,
});

beforeEach(() => void vi.useFakeTimers());
afterEach(() => void vi.useRealTimers());

function stage(update: GameUpdate<Types>): {
  stage: Stage<Types>;
  held: Promise<unknown>[];
  follow: (next: GameUpdate<Types>, tempo?: number) => boolean;
} {
  const made = new Stage<Types>(update, animate);
  const held: Promise<unknown>[] = [];
  return {
    stage: made,
    held,
    follow: (next, tempo = 1) => made.follow(next, tempo, (until) => held.push(until)),
  };
}

test('an animation runs step by step and keeps the next update waiting', async () => {
  const { stage: table, held, follow } = stage(at(1, 0));
  follow(at(2, 7, step(2, 1, 3, 4)));
  expect(held.length).toBe(1);
  expect(table.animating).toBe(true);
  await vi.advanceTimersByTimeAsync(200);
  expect(table.view.sum).toBe(3);
  await vi.advanceTimersByTimeAsync(1000);
  expect(table.view.sum).toBe(7);
  expect(table.animating).toBe(false);
});

test('what an interrupted animation did not show is not missing from the next one', async () => {
  const { stage: table, follow } = stage(at(1, 0));
  follow(at(2, 7, step(2, 1, 3, 4)));
  await vi.advanceTimersByTimeAsync(100);
  expect(table.view.sum).toBe(3);
  follow(at(3, 12, step(3, 1, 2, 3)));
  await vi.advanceTimersByTimeAsync(100);
  expect(table.view.sum, 'from where the first animation would have ended').toBe(9);
  await vi.advanceTimersByTimeAsync(1000);
  expect(table.view.sum).toBe(12);
  expect(table.animating).toBe(false);
});

test('an animation that fails ends at its update, and the board is open', async () => {
  const { stage: table } = stage(at(1, 0));
  const reported = vi.spyOn(console, 'error').mockImplementation(() => undefined);
  await table.show(at(2, 9, step(2, 1, -1)));
  expect(reported).toHaveBeenCalledWith(
    expect.objectContaining({ message: expect.stringContaining('newer server') }),
  );
  reported.mockRestore();
  expect(table.view.sum).toBe(9);
  expect(table.animating).toBe(false);
});

test('the same step seen again by the same viewer is nothing new, nor is another pace', async () => {
  const { stage: table, held, follow } = stage(at(1, 0));
  expect(follow(at(2, 7, step(2, 1, 7)))).toBe(true);
  expect(follow(at(2, 7), 0.5)).toBe(false);
  expect(table.animating, 'the animation goes on').toBe(true);
  expect(table.tempo).toBe(0.5);
  expect(held.length).toBe(1);
  await vi.advanceTimersByTimeAsync(1000);
  expect(follow({ ...at(2, 7), viewer: 1 })).toBe(true);
});

test('traces of the others stay until the own next step', () => {
  const { stage: table, follow } = stage(at(1, 0));
  const steps = () => table.recent.map(({ step }) => step);
  follow(at(2, 1, step(2, 1, 1)), 0);
  follow(at(3, 2, step(3, 2, 1)), 0);
  expect(steps()).toEqual([2, 3]);
  follow(at(3, 2), 0);
  expect(steps(), 'a line that comes back wipes nothing off').toEqual([2, 3]);
  follow(at(5, 4, step(4, 0, 1), step(5, 1, 1)), 0);
  expect(steps()).toEqual([5]);
  follow(at(6, 5, { ...step(6, 1, 1), undone: true }), 0);
  expect(steps()).toEqual([]);
  follow({ ...at(7, 5, step(7, 1, 1)), viewer: null }, 0);
  follow({ ...at(8, 5, step(8, 0, 1)), viewer: null }, 0);
  expect(steps(), 'whoever looks on sees the last step').toEqual([8]);
});

test('the focus comes back to what is asked next, though its button vanished before', async () => {
  document.body.innerHTML = '<main><button id="act">Play</button></main><button id="other">Log</button>';
  const [main, act, other] = ['main', '#act', '#other'].map((what) =>
    document.querySelector<HTMLElement>(what)!,
  );
  const { stage: table, follow } = stage(at(1, 0));
  table.mount(main!);
  act!.focus();
  act!.remove();
  await vi.advanceTimersByTimeAsync(10);
  main!.innerHTML =
    '<button id="entrance" data-walk tabindex="0" data-entrance>Space</button><button id="card" data-walk tabindex="0">Card</button>';
  follow(at(2, 1, step(2, 0, 1)), 0);
  await vi.advanceTimersByTimeAsync(10);
  expect(document.activeElement?.id).toBe('card');
  other!.focus();
  other!.remove();
  follow(at(3, 2, step(3, 0, 1)), 0);
  await vi.advanceTimersByTimeAsync(10);
  expect(document.activeElement, 'who was elsewhere is not called back').toBe(document.body);
});

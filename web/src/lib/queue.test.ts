import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { UpdateQueue } from './queue';
import type { TableUpdate } from './wire';

const at = (step: number): TableUpdate => ({
  step,
  ply: step,
  viewer: 0,
  to_act: [],
  view: {},
  prompt: { key: 'p' },
  choices: [],
  scores: [],
  undo: 'no',
  steps: [],
});

describe('the queue of steps', () => {
  beforeEach(() => void vi.useFakeTimers());
  afterEach(() => void vi.useRealTimers());

  function queue(pause = 100) {
    const seen: number[] = [];
    return {
      seen,
      queue: new UpdateQueue(
        (update) => seen.push(update.step),
        () => pause,
      ),
    };
  }

  it('shows the first at once and the others in order, each after its pause', () => {
    const { queue: steps, seen } = queue();
    [1, 2, 3].forEach((step) => steps.push(at(step)));
    expect(seen).toEqual([1]);
    vi.advanceTimersByTime(100);
    expect(seen).toEqual([1, 2]);
    vi.advanceTimersByTime(100);
    expect(seen).toEqual([1, 2, 3]);
    expect(steps.idle).toBe(false);
    vi.advanceTimersByTime(100);
    expect(steps.idle).toBe(true);
  });

  it('waits for an animation that is longer than the pause', async () => {
    const { queue: steps, seen } = queue();
    steps.push(at(1));
    let landed = () => {};
    steps.hold(new Promise<void>((resolve) => (landed = resolve)));
    steps.push(at(2));
    vi.advanceTimersByTime(1000);
    expect(seen).toEqual([1]);
    landed();
    await vi.runAllTimersAsync();
    expect(seen).toEqual([1, 2]);
  });

  it('goes on when an animation fails', async () => {
    const { queue: steps, seen } = queue(0);
    steps.push(at(1));
    steps.hold(Promise.reject(new Error('torn')));
    steps.push(at(2));
    await vi.runAllTimersAsync();
    expect(seen).toEqual([1, 2]);
  });

  it('catches up with the newest', () => {
    const { queue: steps, seen } = queue();
    [1, 2, 3, 4].forEach((step) => steps.push(at(step)));
    steps.flush();
    expect(seen).toEqual([1, 4]);
  });

  it('does not let the answer to a move wait for what was shown before it', () => {
    const { queue: steps, seen } = queue();
    steps.push(at(1));
    steps.hold(new Promise(() => {}));
    steps.catchUp();
    steps.push(at(2));
    expect(seen).toEqual([1, 2]);
  });

  it('does not make a reader who fell far behind watch everything', () => {
    const { queue: steps, seen } = queue();
    for (let step = 1; step <= 70; step += 1) steps.push(at(step));
    expect(seen.length).toBeLessThan(5);
    expect(seen.at(-1)).toBeGreaterThan(55);
  });
});

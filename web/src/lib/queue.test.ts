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

  it('says for as long as anything is told that it is being told', async () => {
    const { queue: steps } = queue();
    steps.push(at(1));
    expect(steps.telling).toBe(true);
    let landed = () => {};
    steps.hold(new Promise<void>((resolve) => (landed = resolve)));
    await vi.advanceTimersByTimeAsync(100);
    expect(steps.telling).toBe(true);
    landed();
    await vi.advanceTimersByTimeAsync(0);
    expect(steps.telling).toBe(false);
  });

  /** A board whose animations end only when they are skipped. */
  function teller(): { lines: number; skip: () => void; skipped: number; until: Promise<void> } {
    let end = () => {};
    const until = new Promise<void>((resolve) => (end = resolve));
    const made = {
      lines: 1,
      skipped: 0,
      until,
      skip: () => {
        made.skipped += 1;
        end();
      },
    };
    return made;
  }

  it('skips one update, and the next one is told', async () => {
    const { queue: steps, seen } = queue();
    [1, 2, 3].forEach((step) => steps.push(at(step)));
    const first = teller();
    steps.hold(first.until, first);
    steps.skip();
    await vi.advanceTimersByTimeAsync(0);
    expect([first.skipped, seen]).toEqual([1, [1, 2]]);
    expect(steps.telling).toBe(true);
  });

  it('goes straight to the end: the newest is shown, and its animation is skipped too', async () => {
    const { queue: steps, seen } = queue();
    [1, 2, 3].forEach((step) => steps.push(at(step)));
    steps.finish();
    const last = teller();
    steps.hold(last.until, last);
    await vi.advanceTimersByTimeAsync(0);
    expect([last.skipped, seen]).toEqual([1, [1, 3]]);
    expect([steps.telling, steps.idle]).toEqual([false, true]);
    // What comes afterwards is told again.
    steps.push(at(4));
    const next = teller();
    steps.hold(next.until, next);
    expect([next.skipped, steps.telling]).toEqual([0, true]);
  });

  it('does not make a reader who fell far behind watch everything', () => {
    const { queue: steps, seen } = queue();
    for (let step = 1; step <= 70; step += 1) steps.push(at(step));
    expect(seen.length).toBeLessThan(5);
    expect(seen.at(-1)).toBeGreaterThan(55);
  });

  it('goes to the end when more than twelve turns wait, and tells a long round of four', () => {
    /** So many turns of so many steps each, one seat after the other. */
    const push = (turns: number, each: number) => {
      const { queue: steps, seen } = queue();
      for (let made = 0; made <= turns * each; made += 1) {
        const seat = Math.floor(made / each) % 5;
        steps.push({ ...at(made), steps: [{ step: made, ply: made, seat, undone: false, events: [] }] });
      }
      return seen.length;
    };
    expect(push(14, 1)).toBe(2);
    expect(push(4, 7)).toBe(1);
  });
});

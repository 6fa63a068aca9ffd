import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { NewsQueue } from './queue';
import type { Position } from './wire';

const at = (step: number): Position => ({
  step,
  ply: step,
  eyes: 0,
  to_act: [],
  view: {},
  prompt: { key: 'p' },
  choices: [],
  scores: [],
  undo: 'no',
  news: [],
});

describe('the queue of news', () => {
  beforeEach(() => void vi.useFakeTimers());
  afterEach(() => void vi.useRealTimers());

  function queue(pause = 100) {
    const seen: number[] = [];
    return {
      seen,
      queue: new NewsQueue(
        (position) => seen.push(position.step),
        () => pause,
      ),
    };
  }

  it('shows the first at once and the others in order, each after its pause', () => {
    const { queue: news, seen } = queue();
    [1, 2, 3].forEach((step) => news.push(at(step)));
    expect(seen).toEqual([1]);
    vi.advanceTimersByTime(100);
    expect(seen).toEqual([1, 2]);
    vi.advanceTimersByTime(100);
    expect(seen).toEqual([1, 2, 3]);
    expect(news.idle).toBe(false);
    vi.advanceTimersByTime(100);
    expect(news.idle).toBe(true);
  });

  it('waits for an animation that is longer than the pause', async () => {
    const { queue: news, seen } = queue();
    news.push(at(1));
    let landed = () => {};
    news.hold(new Promise<void>((resolve) => (landed = resolve)));
    news.push(at(2));
    vi.advanceTimersByTime(1000);
    expect(seen).toEqual([1]);
    landed();
    await vi.runAllTimersAsync();
    expect(seen).toEqual([1, 2]);
  });

  it('goes on when an animation fails', async () => {
    const { queue: news, seen } = queue(0);
    news.push(at(1));
    news.hold(Promise.reject(new Error('torn')));
    news.push(at(2));
    await vi.runAllTimersAsync();
    expect(seen).toEqual([1, 2]);
  });

  it('catches up with the newest', () => {
    const { queue: news, seen } = queue();
    [1, 2, 3, 4].forEach((step) => news.push(at(step)));
    news.flush();
    expect(seen).toEqual([1, 4]);
  });

  it('does not let the answer to a move wait for what was shown before it', () => {
    const { queue: news, seen } = queue();
    news.push(at(1));
    news.hold(new Promise(() => {}));
    news.hurry();
    news.push(at(2));
    expect(seen).toEqual([1, 2]);
  });

  it('does not make a reader who fell far behind watch everything', () => {
    const { queue: news, seen } = queue();
    for (let step = 1; step <= 70; step += 1) news.push(at(step));
    expect(seen.length).toBeLessThan(5);
    expect(seen.at(-1)).toBeGreaterThan(55);
  });
});

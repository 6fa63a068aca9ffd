// @vitest-environment happy-dom
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { whenReachable } from './reconnect';

let up = false;
const fetch = vi.fn(async () => {
  if (!up) throw new Error('nobody there');
  return new Response('[]');
});

beforeEach(() => {
  up = false;
  fetch.mockClear();
  vi.useFakeTimers();
  vi.stubGlobal('fetch', fetch);
});
afterEach(() => {
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

it('asks ever more rarely, and tells once when there is an answer', async () => {
  const back = vi.fn();
  whenReachable(back);
  await vi.advanceTimersByTimeAsync(60_000);
  const often = fetch.mock.calls.length;
  await vi.advanceTimersByTimeAsync(60_000);
  expect(fetch.mock.calls.length - often).toBeLessThan(often);
  expect(back).not.toHaveBeenCalled();
  up = true;
  await vi.advanceTimersByTimeAsync(60_000);
  expect(back).toHaveBeenCalledTimes(1);
  const last = fetch.mock.calls.length;
  await vi.advanceTimersByTimeAsync(600_000);
  expect(fetch.mock.calls.length).toBe(last);
});

it('asks at once when the network is back, and not at all when nobody waits any more', async () => {
  const back = vi.fn();
  whenReachable(back);
  up = true;
  window.dispatchEvent(new Event('online'));
  await vi.advanceTimersByTimeAsync(0);
  expect(back).toHaveBeenCalledTimes(1);
  const never = vi.fn();
  whenReachable(never)();
  await vi.advanceTimersByTimeAsync(60_000);
  expect(never).not.toHaveBeenCalled();
});

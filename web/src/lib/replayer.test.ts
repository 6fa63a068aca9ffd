// @vitest-environment happy-dom
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { ApiError } from './api';
import { still } from './boards/kit/animation';
import { Replayer } from './replayer.svelte';
import type { Frame, Replay } from './wire';

/** A game of six moves; the third is told in three parts. Every view says whose it is. */
const MOVERS = [null, 0, 0, 1, 1, 0, 1];
const PLIES = MOVERS.length - 1;
const ROUNDS = [1, 1, 1, 1, 2, 2, 2];
const frame = (ply: number, viewer: string | null): Frame => ({
  ply,
  seat: MOVERS[ply] ?? null,
  action: null,
  events: (ply === 3 ? ['a', 'b', 'c'] : ['a']).map((event) => ({ event, text: { key: event } })),
  view: { round: ROUNDS[ply], ply, viewer },
  prompt: { key: 'p' },
  scores: [],
});
const load = async (viewer: string | null): Promise<Replay> => ({
  viewer: viewer === 'spectator' ? null : Number(viewer ?? 1),
  plies: PLIES,
  frames: MOVERS.map((_, ply) => frame(ply, viewer)),
});
const animate = (view: unknown, lines: readonly { event: unknown }[]) =>
  lines.map(({ event }) => ({ ...still<unknown>({ view, event }), anew: event !== 'a' }));

let replayer: Replayer;
const start = async (at = { ply: 0 }, by: (viewer: string | null) => Promise<Replay> = load) => {
  replayer = new Replayer(by, animate, at, null);
  await replayer.start();
  return replayer;
};
const at = () => `${replayer.shown?.ply}.${replayer.shown?.part}`;

beforeEach(() => void vi.useFakeTimers());
afterEach(() => {
  replayer.stop();
  vi.useRealTimers();
});

test('steps go from moment to moment, there and back', async () => {
  await start({ ply: 2 });
  const way: string[] = [];
  for (const direction of [1, 1, 1, 1, -1, -1, -1, -1] as const) {
    await replayer.step(direction);
    way.push(at());
  }
  expect(way).toEqual(['3.1', '3.2', '3.3', '4.1', '3.3', '3.2', '3.1', '2.1']);
  await replayer.go({ ply: 0 });
  await replayer.step(-1);
  expect(at()).toBe('0.1');
});

test('only the very next moment is animated, and every one is new to the board', async () => {
  await start({ ply: 2 });
  const first = replayer.shown?.update.step ?? 0;
  await replayer.step(1);
  expect(replayer.shown?.update.step).toBe(first + 1);
  expect(replayer.shown?.update.steps[0]?.step).toBe(first + 1);
  await replayer.step(1);
  expect(replayer.shown?.update.step).toBe(first + 2);
  // A jump, also to the next move over the parts between.
  await replayer.go({ ply: 4 });
  expect(replayer.shown?.update.step).toBe(first + 4);
  await replayer.step(-1);
  expect(replayer.shown?.update.step).toBe(first + 6);
});

test('turns and rounds', async () => {
  await start();
  const way: string[] = [];
  for (const jump of [
    () => replayer.turn(1),
    () => replayer.turn(1),
    () => replayer.round(1),
    () => replayer.round(1),
    () => replayer.round(-1),
    () => replayer.round(-1),
  ]) {
    await jump();
    way.push(at());
  }
  expect(way).toEqual(['1.1', '3.3', '5.1', '6.1', '5.1', '0.1']);
});

test('other eyes see the same moment at once', async () => {
  await start({ ply: 3 });
  await replayer.go({ ply: 3, part: 2 });
  expect(replayer.reader).toBe(1);
  await replayer.look('0');
  expect([at(), replayer.reader, replayer.shown?.update.viewer]).toEqual(['3.2', 0, 0]);
  await replayer.look('spectator');
  expect([at(), replayer.reader]).toEqual(['3.2', null]);
  await replayer.step(1);
  expect(replayer.shown?.update.view).toMatchObject({ viewer: 'spectator' });
});

test('a link leads to its moment, and beyond the end to the end', async () => {
  await start({ ply: 3, part: 1 } as { ply: number });
  expect([at(), replayer.within]).toEqual(['3.1', true]);
  replayer.stop();
  await start({ ply: 999 });
  expect([at(), replayer.atEnd]).toEqual(['6.1', true]);
});

test('playing goes on when the board has shown a moment, and stops at the end', async () => {
  await start({ ply: 5 });
  let shown: () => void = () => undefined;
  replayer.toggle();
  await vi.advanceTimersByTimeAsync(0);
  expect(at()).toBe('6.1');
  await vi.advanceTimersByTimeAsync(0);
  expect(replayer.running).toBe(false);
  replayer.toggle();
  await vi.advanceTimersByTimeAsync(0);
  expect(at(), 'at the end it begins anew').toBe('0.1');
  replayer.hold(new Promise<void>((done) => (shown = done)));
  await vi.advanceTimersByTimeAsync(60_000);
  expect(at(), 'the board still animates').toBe('0.1');
  shown();
  await vi.advanceTimersByTimeAsync(0);
  expect(at()).toBe('1.1');
  replayer.toggle();
  await vi.advanceTimersByTimeAsync(60_000);
  expect(at(), 'paused').toBe('1.1');
});

test('speeds', async () => {
  await start();
  replayer.faster(1);
  replayer.faster(1);
  replayer.faster(1);
  expect(replayer.speed).toBe(4);
  for (let press = 0; press < 5; press += 1) replayer.faster(-1);
  expect(replayer.speed).toBe(0.5);
});

test('what cannot be loaded is said, and trying again leads on', async () => {
  let down = true;
  await start({ ply: 2 }, (viewer) =>
    down ? Promise.reject(new ApiError({ code: 'offline', message: '' }, 0)) : load(viewer),
  );
  expect(replayer.error?.code).toBe('offline');
  down = false;
  await replayer.retry();
  expect([replayer.error, at()]).toEqual([null, '2.1']);
});

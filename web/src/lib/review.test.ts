// @vitest-environment happy-dom
import { expect, test } from 'vitest';
import {
  aroundTurningPoint,
  chancesFor,
  curveOf,
  giveOrTake,
  nextTurningPoint,
  points,
  roomOf,
  snapped,
  turningPointsFor,
} from './review';
import { ReviewLoader } from './review.svelte';
import type { Review, ReviewedDecision, ReviewedPosition, ReviewState, TurningPoint } from './wire';

const position = (ply: number, chances: number[][], decision?: ReviewedDecision): ReviewedPosition => ({
  ply,
  chances,
  spreads: [0.01, 0.01],
  ...(decision ? { decision } : {}),
});
const point = (ply: number, change = -0.1, kind: TurningPoint['kind'] = 'choice'): TurningPoint => ({
  ply,
  seat: 0,
  kind,
  change: { value: change, spread: 0.02 },
});
const choice = (notation: string, chance: number, as_good: boolean) => ({
  notation,
  action: notation,
  label: { key: notation },
  chance: { value: chance, spread: 0.02 },
  as_good,
});

test('eyes see their own reckoning, spectators everybody their own', () => {
  const seen = position(0, [
    [0.6, 0.4],
    [0.7, 0.3],
  ]);
  expect(chancesFor(seen, 1)).toEqual([0.7, 0.3]);
  expect(chancesFor(seen, null)).toEqual([0.6, 0.3]);
});

test('changes are written in points with their sign', () => {
  expect([points(0.09), points(-0.184), points(0)]).toEqual(['+9', '−18', '+0']);
  expect(giveOrTake({ value: 0.5, spread: 0.001 })).toBe(1);
  expect(giveOrTake({ value: 0.5, spread: 0.034 })).toBe(3);
});

test('a curve goes as far as it is known', () => {
  const positions = [position(0, [[0.5, 0.5]]), position(1, [[0.25, 0.75]])];
  expect(curveOf(positions, 0, 0, 4)).toBe('M0.0 50.0L250.0 75.0');
  expect(curveOf([], 0, 0, 4)).toBe('');
});

test('a playhead near a turning point snaps to it', () => {
  const all = [point(20), point(60)];
  // A hundred plies on 400 pixels: 12 pixels are three plies.
  expect(snapped(all, 18, 100, 400)).toBe(20);
  expect(snapped(all, 16, 100, 400)).toBe(16);
  expect(snapped(all, 61, 100, 400)).toBe(60);
});

test('turning points are walked in both directions', () => {
  const all = [point(20), point(60)];
  expect(nextTurningPoint(all, 20, 1)?.ply).toBe(60);
  expect(nextTurningPoint(all, 20, -1)).toBeUndefined();
  expect(nextTurningPoint(all, 99, -1)?.ply).toBe(60);
  expect(roomOf(all, 0, 100)).toBeCloseTo(0.4);
});

test('every reader has turning points of their own', () => {
  const review = { turning_points: [point(1), point(2)], shown: [[0], [1], [0, 1]] } as unknown as Review;
  expect(turningPointsFor(review, 1).map(({ ply }) => ply)).toEqual([2]);
  expect(turningPointsFor(review, null).map(({ ply }) => ply)).toEqual([1, 2]);
  expect(turningPointsFor(null, 0)).toEqual([]);
});

test('a turning point tells the chances on both sides of it', () => {
  const decision: ReviewedDecision = {
    seat: 0,
    actions: 5,
    choices: [choice('knight', 0.49, true), choice('thief', 0.31, false)],
    played: 1,
    against_best: { value: -0.18, spread: 0.02 },
    against_usual: { value: -0.1, spread: 0.02 },
  };
  const positions = [position(0, [[0.4, 0.6]], decision), position(1, [[0.2, 0.8]])];
  expect(aroundTurningPoint(positions, point(1, -0.18))).toEqual([49, 31]);
  expect(aroundTurningPoint(positions, point(1, -0.11, 'luck'))).toEqual([31, 20]);
});

test('a review grows while it is made, and what is known is not asked for again', async () => {
  const asked: number[] = [];
  const first = [position(0, [[1]]), position(1, [[1]])];
  const states: ReviewState[] = [{ state: 'none' }, { state: 'working', looked: 2, of: 3, positions: first }];
  const loader = new ReviewLoader(
    (from) => {
      asked.push(from);
      return Promise.resolve(states[0] ?? { state: 'none' });
    },
    () => Promise.resolve(states[1] ?? { state: 'none' }),
  );
  await loader.start(true);
  expect([loader.state, loader.looked, loader.of]).toEqual(['working', 2, 3]);
  expect(loader.positions).toEqual(first);
  loader.stop();
  expect(asked).toEqual([0]);
});

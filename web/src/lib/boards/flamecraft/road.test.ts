import { expect, test } from 'vitest';
import { markers, spread } from './road';

test('markers with room stand where they belong', () => {
  expect(spread([40, 0, 80], 20, 100)).toEqual([40, 0, 80]);
});

test('markers on one place stand side by side around it, the first seat first', () => {
  expect(spread([50, 50], 20, 100)).toEqual([40, 60]);
  expect(spread([50, 50, 50], 20, 100)).toEqual([30, 50, 70]);
});

test('whoever is ahead stays ahead, however near the others are', () => {
  expect(spread([52, 50], 20, 100)).toEqual([61, 41]);
});

test('at both ends of the road they stay on it', () => {
  expect(spread([0, 0, 1], 20, 100)).toEqual([0, 20, 40]);
  expect(spread([100, 99], 20, 100)).toEqual([100, 80]);
});

test('a group pushes the next one', () => {
  expect(spread([50, 50, 65], 20, 200)).toEqual([35, 55, 75]);
});

/** The road in a phone of 390, beside an open log, and on a wide screen. */
test.each([338, 620, 860])('on a road of %i pixels nobody covers another, wherever they are', (width) => {
  const everybody = [[0, 0, 0, 0, 0, 3], [12, 11, 12, 13, 12], [50, 49, 0, 50], [7]];
  for (const points of everybody) {
    const { size, places } = markers(points, 50, width);
    const sorted = [...places].sort((one, other) => one - other);
    // The drawing of a heart leaves a little free at both sides.
    sorted.slice(1).forEach((place, at) => expect(place - (sorted[at] ?? 0)).toBeGreaterThan(size * 0.96));
    expect(sorted[0]).toBeGreaterThanOrEqual(0);
    expect(sorted.at(-1)).toBeLessThanOrEqual(width);
  }
});

test('a letter of eleven pixels fits into the smallest heart', () => {
  expect(markers([0], 50, 300).size).toBeGreaterThanOrEqual(22);
});

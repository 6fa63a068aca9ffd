import { expect, test } from 'vitest';
import { stacked } from './stacking';

test('markers that would cover each other stand on each other', () => {
  expect(stacked([12, 13, 12, 30], 12)).toEqual([0, 1, 2, 0]);
});

test('far enough apart, all stand on the ground', () => {
  expect(stacked([12, 13, 16], 30)).toEqual([0, 0, 0]);
});

test('a third one steps down where there is room', () => {
  expect(stacked([10, 12, 14], 12)).toEqual([0, 1, 0]);
});

test('those who wait at the box office stand side by side', () => {
  expect(stacked([0, 0, 1, 0], 12)).toEqual([0, 0, 0, 0]);
});

import { expect, test } from 'vitest';
import { ground, lanes, lies, spot, stand } from './geometry';
import type { Track } from './table';

const forest = (fields: number): Track => ({
  fields,
  finish: 15,
  floor: 0,
  landing: null,
  mountain: false,
  holes: [],
  rockslides: [],
  corners: [],
});
const mountain: Track = {
  ...forest(36),
  mountain: true,
  corners: [6, 14, 22, 30],
  holes: [{ field: 9, value: 2 }],
  rockslides: [{ field: 5, value: 2 }],
};

const gap = (track: Track, from: number, to: number) => {
  const land = ground(track);
  const [one, other] = [spot(land, from), spot(land, to)];
  return Math.hypot(one.x - other.x, one.y - other.y);
};

test('every field has a place of its own inside the scene', () => {
  for (const track of [
    forest(8),
    forest(28),
    forest(36),
    mountain,
    { ...mountain, finish: 6 },
    { ...mountain, corners: [4, 8, 30] },
  ]) {
    const land = ground(track);
    expect(land.spots.length).toBe(track.fields + track.finish + 1);
    for (const { x, y } of land.spots) {
      expect(x).toBeGreaterThan(20);
      expect(x).toBeLessThan(land.width - 20);
      expect(y).toBeGreaterThan(50);
      expect(y).toBeLessThan(land.height - 20);
    }
    for (let field = 1; field < land.spots.length; field += 1) {
      const near = land.spots.filter(
        (other) =>
          Math.hypot(other.x - (land.spots[field]?.x ?? 0), other.y - (land.spots[field]?.y ?? 0)) < 24,
      );
      expect(near.length, `field ${field}`).toBe(1);
    }
  }
});

test('bets that lie on the track can be told apart, the others are not drawn there', () => {
  for (const track of [forest(8), forest(36), mountain, { ...mountain, finish: 6 }]) {
    const land = ground(track);
    const offered = Array.from({ length: track.fields + track.finish + 9 }, (_, field) => field);
    const drawn = offered.filter((field) => lies(track, field)).map((field) => spot(land, field));
    expect(drawn.length).toBe(land.spots.length);
    for (const [index, place] of drawn.entries()) {
      const near = drawn
        .slice(0, index)
        .filter((other) => Math.hypot(other.x - place.x, other.y - place.y) < 24);
      expect(near, `field ${index}`).toEqual([]);
    }
  }
});

test('fewer fields lie further apart on the same path', () => {
  expect(gap(forest(28), 3, 4)).toBeGreaterThan(gap(forest(36), 3, 4));
  expect(gap(forest(36), 3, 4)).toBeCloseTo(gap(forest(36), 7, 8), -1);
});

test('dragons face the way they run', () => {
  const land = ground(forest(36));
  expect([5, 18, 30].map((field) => spot(land, field).left)).toEqual([false, true, false]);
});

test('the mountain path turns round at its corners, a hole lies between two fields', () => {
  expect(lanes(mountain)).toEqual([6, 8, 8, 8, 6]);
  const land = ground(mountain);
  expect(spot(land, 6).left).toBe(false);
  expect(spot(land, 7).left).toBe(true);
  expect(spot(land, 7).y).toBeLessThan(spot(land, 6).y - 30);
  const hole = land.holes[0];
  expect(hole?.x).toBeCloseTo((spot(land, 9).x + spot(land, 10).x) / 2);
});

test('whoever runs beyond the last field stands at the chest', () => {
  const land = ground(forest(28));
  expect(spot(land, 60)).toMatchObject({ x: land.chest.x });
});

test('dragons that share a field do not hide each other', () => {
  for (let count = 2; count <= 6; count += 1) {
    const places = Array.from({ length: count }, (_, index) => stand(index, count));
    for (const [index, place] of places.entries()) {
      const near = places
        .slice(0, index)
        .filter((other) => Math.hypot(other.dx - place.dx, other.dy - place.dy) < 36);
      expect(near, `${count} dragons`).toEqual([]);
    }
  }
});

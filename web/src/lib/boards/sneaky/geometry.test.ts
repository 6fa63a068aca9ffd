import { describe, expect, test } from 'vitest';
import { cutFor, lay, lies, spot, stoneWidth, type Ground } from './geometry';
import { plate, stand } from './standing';
import type { Track } from './table';

const forest = (fields: number, finish = 15): Track => ({
  fields,
  finish,
  floor: 0,
  landing: null,
  mountain: false,
  holes: [],
  rockslides: [],
  corners: [],
});

/** A mountain of 36 fields with these corners, holes and rockslides, and where its rocks stop. */
function mountain(corners: number[], holes: [number, number][], rocks: [number, number][]): Track {
  const stops = new Set([...corners, ...holes.map(([field]) => field)]);
  return {
    ...forest(36, 6),
    mountain: true,
    landing: 32,
    corners,
    holes: holes.map(([field, value]) => ({ field, value })),
    rockslides: rocks.map(([field, value]) => {
      let shelter = field - 1;
      while (shelter > 0 && !stops.has(shelter)) shelter -= 1;
      return { field, value, shelter };
    }),
  };
}

const printed = mountain(
  [6, 14, 22, 30],
  [
    [9, 2],
    [17, 3],
    [25, 3],
    [33, 4],
  ],
  [
    [5, 2],
    [13, 3],
    [21, 4],
    [29, 5],
  ],
);

/** Numbers that are the same in every run. */
function numbers(seed: number): () => number {
  let state = seed;
  return () => {
    state = (Math.imul(state, 1664525) + 1013904223) >>> 0;
    return state / 2 ** 32;
  };
}

/** So many shuffled mountains, with anything anywhere. */
function shuffled(count: number): Track[] {
  const next = numbers(16);
  return Array.from({ length: count }, () => {
    const some = (many: number, from: number, to: number) => {
      const found = new Set<number>();
      while (found.size < many) found.add(from + Math.floor(next() * (to - from + 1)));
      return [...found].sort((one, other) => one - other);
    };
    const holes = some(4, 1, 35);
    const corners = some(3 + Math.floor(next() * 3), 1, 35).filter((field) => !holes.includes(field));
    return mountain(
      corners,
      holes.map((field, index) => [field, index + 2]),
      some(4, 2, 36).map((field, index) => [field, index + 2]),
    );
  });
}

/** What the board leaves to the track: 1366×657 with six, 1440×900 with the log, 1280×720, a tablet, 1920×1080, a phone. */
const WINDOWS = [
  [1172, 348],
  [888, 434],
  [888, 336],
  [1086, 300],
  [788, 420],
  [1480, 600],
  [390, 276],
  [390, 180],
] as const;
/** The same while cards are laid. */
const STRIPS = [
  [1334, 150],
  [1064, 178],
  [788, 178],
  [888, 256],
  [1800, 220],
  [390, 196],
] as const;

/** Two stones that overlap, in words. */
function overlapping(land: Ground): string[] {
  const stones = land.spots.slice(1).map((at, index) => {
    const finish = index + 1 > land.fields;
    return {
      at,
      rx: stoneWidth(land.sizes, at, finish),
      ry: (finish ? land.sizes.finish : land.sizes.stone)[1],
    };
  });
  return stones.flatMap((one, index) =>
    stones
      .slice(0, index)
      .filter(
        (other) =>
          Math.abs(one.at.x - other.at.x) < one.rx + other.rx - 0.01 &&
          Math.abs(one.at.y - other.at.y) < one.ry + other.ry - 0.01,
      )
      .map((other) => `${index + 1} and ${stones.indexOf(other) + 1}`),
  );
}

function outside(land: Ground): number[] {
  return land.spots.flatMap(({ x, y }, field) => {
    const [rx, ry] = land.sizes.stone;
    const inside = x > rx * 0.6 && x < land.width - rx * 0.6 && y > ry + 6 && y < land.height - ry + 4;
    return inside ? [] : [field];
  });
}

/** Width and height of the smallest stone, in pixels. */
function smallest(land: Ground): [number, number] {
  const widths = land.spots.slice(1).map((at, index) => stoneWidth(land.sizes, at, index + 1 > land.fields));
  const height = Math.min(land.sizes.stone[1], land.sizes.finish[1]);
  return [2 * Math.min(...widths) * land.scale, 2 * height * land.scale];
}

describe('any mountain in any window', () => {
  const tracks = [printed, ...shuffled(300)];
  for (const [width, height] of WINDOWS)
    test(`stones of ${width} × ${height} can be read and never overlap`, () => {
      const [wide, high] = width < 600 ? [34, 28] : [40, 34];
      for (const track of tracks) {
        const land = lay(track, width, height, cutFor(width, height, false));
        expect(overlapping(land), JSON.stringify(track)).toEqual([]);
        expect(outside(land), JSON.stringify(track)).toEqual([]);
        expect(smallest(land)[0], JSON.stringify(track)).toBeGreaterThanOrEqual(wide);
        expect(smallest(land)[1]).toBeGreaterThanOrEqual(high);
      }
    });
  for (const [width, height] of STRIPS)
    test(`a strip of ${width} × ${height} shows every field`, () => {
      for (const track of tracks) {
        const land = lay(track, width, height, cutFor(width, height, true));
        expect(land.height * land.scale).toBeCloseTo(height);
        expect(overlapping(land), JSON.stringify(track)).toEqual([]);
        expect(outside(land), JSON.stringify(track)).toEqual([]);
        expect(smallest(land)[0]).toBeGreaterThanOrEqual(width < 600 ? 22 : 26);
        expect(smallest(land)[1]).toBeGreaterThanOrEqual(width < 600 ? 24 : 28);
      }
    });
});

test('every forest path fits too, however short', () => {
  for (const fields of [8, 16, 28, 36])
    for (const [width, height] of [...WINDOWS, ...STRIPS]) {
      const strip = STRIPS.some(([across, down]) => across === width && down === height);
      const land = lay(forest(fields), width, height, cutFor(width, height, strip));
      expect(land.spots.length).toBe(fields + 16);
      expect(overlapping(land), `${fields} fields in ${width} × ${height}`).toEqual([]);
      expect(outside(land), `${fields} fields in ${width} × ${height}`).toEqual([]);
    }
});

test('a narrow window that is too low for three rows of large stones has three rows of small ones', () => {
  const land = lay(forest(36), 888, 256, cutFor(888, 256, false));
  expect(land.rows).toHaveLength(3);
  expect(smallest(land)[0]).toBeGreaterThanOrEqual(34);
});

test('bets that lie on the track can be told apart, the others are not drawn there', () => {
  const land = lay(printed, 888, 434, 'full');
  const offered = Array.from({ length: 51 }, (_, field) => field);
  expect(offered.filter((field) => lies(printed, field)).length).toBe(land.spots.length);
});

test('dragons face the way they run, and rows end at corners, never at a hole or behind the line', () => {
  const land = lay(printed, 888, 434, 'full');
  const ends = land.rows.slice(0, -1).map(([, to]) => to);
  expect(ends.filter((field) => printed.corners.includes(field)).length).toBeGreaterThan(0);
  expect(ends.some((field) => field >= 36 || printed.holes.some((hole) => hole.field === field))).toBe(false);
  land.rows.forEach(([from, to], row) => {
    for (let field = from; field <= to; field += 1) expect(spot(land, field).left).toBe(row % 2 === 1);
  });
});

test('a corner is square, any other bend is round', () => {
  for (const track of shuffled(20)) {
    const land = lay(track, 888, 434, 'full');
    expect(land.corners.map(({ field }) => field)).toEqual(track.corners);
    land.links.forEach(({ path, square }, field) => {
      expect(square).toBe(track.corners.includes(field));
      if (square) expect(path).not.toContain('C');
    });
  }
});

test('no bend leaves the picture, and neither does a hole in it', () => {
  const windows = [
    ...WINDOWS.map(([width, height]) => [width, height, cutFor(width, height, false)] as const),
    ...STRIPS.map(([width, height]) => [width, height, cutFor(width, height, true)] as const),
  ];
  for (const track of [printed, ...shuffled(100)])
    for (const [width, height, cut] of windows) {
      const land = lay(track, width, height, cut);
      const half = land.sizes.path / 2;
      const inside = (x: number) => x >= half - 0.1 && x <= land.width - half + 0.1;
      const where = `${width} × ${height} ${JSON.stringify(track)}`;
      for (const { x } of [...land.corners, ...land.holes]) expect(inside(x), where).toBe(true);
      for (const { path } of land.links) {
        // From, two handles, to: the middle of the curve is its furthest point.
        const [from = 0, , one = 0, , two = 0, , to = 0] = path.match(/-?[\d.]+/g)?.map(Number) ?? [];
        if (path.includes('C')) expect(inside((from + 3 * one + 3 * two + to) / 8), where).toBe(true);
      }
    }
});

test('gravel lies where rocks would roll: between the shelter and the rockslide', () => {
  const track = mountain(
    [4],
    [[12, 3]],
    [
      [9, 2],
      [20, 4],
    ],
  );
  const land = lay(track, 888, 434, 'full');
  expect(land.gravel).toEqual([5, 6, 7, 8, 13, 14, 15, 16, 17, 18, 19]);
});

test('a hole lies between two stones and touches neither', () => {
  for (const track of shuffled(60)) {
    const land = lay(track, 1172, 348, 'full');
    for (const { field, x, reach } of land.holes) {
      const [one, other] = [spot(land, field), spot(land, field + 1)];
      if (one.row !== other.row) continue;
      expect(x).toBeCloseTo((one.x + other.x) / 2);
      expect(Math.abs(x - one.x)).toBeGreaterThan(stoneWidth(land.sizes, one, false) + reach * 0.6);
    }
  }
});

test('whoever runs beyond the last field stands at the chest', () => {
  const land = lay(forest(28), 888, 434, 'full');
  expect(spot(land, 60).x).toBe(land.chest.x);
});

test('a phone has as many rows as the fields need, and the window scrolls', () => {
  const land = lay(printed, 390, 200, 'phone');
  expect(land.rows.length).toBeGreaterThanOrEqual(7);
  expect(land.height).toBeGreaterThan(400);
});

describe('dragons on a field', () => {
  const grounds = [...WINDOWS, ...STRIPS].map(([width, height], index) =>
    lay(printed, width, height, cutFor(width, height, index >= WINDOWS.length)),
  );

  test('do not hide each other, and nobody is cut at the edge', () => {
    for (const land of grounds)
      for (const field of [0, 1, 7, 20, 36, 42])
        for (let count = 1; count <= 6; count += 1) {
          const places = Array.from({ length: count }, (_, index) => stand(land, field, index, count));
          for (const [index, place] of places.entries()) {
            const half = place.size / 2;
            const where = `${index + 1} of ${count} on ${field}, ${land.width} × ${land.height}`;
            expect(place.x - half, where).toBeGreaterThanOrEqual(-1);
            expect(place.x + half, where).toBeLessThanOrEqual(land.width + 1);
            const near = places
              .slice(0, index)
              .filter((other) => Math.hypot(other.x - place.x, other.y - place.y) < place.size * 0.55);
            expect(near, where).toEqual([]);
          }
        }
  });

  test('one and two stand on their feet, more are heads on a plate', () => {
    const land = lay(printed, 888, 434, 'full');
    expect([1, 2, 3, 6].map((count) => stand(land, 9, 0, count).head)).toEqual([false, false, true, true]);
    expect([1, 2, 3, 6].map((count) => plate(land, 9, count) !== null)).toEqual([false, false, true, true]);
    expect(stand(land, 0, 5, 6).head).toBe(false);
    const strip = lay(printed, 1064, 178, 'strip');
    expect(stand(strip, 9, 0, 1).head).toBe(true);
  });

  test('a plate in a strip leaves the numbers of the row above in sight', () => {
    // In a tablet's three rows they may touch.
    for (const land of grounds.filter(({ cut, width }) => cut === 'strip' && width > 800))
      for (let field = 1; field <= land.fields; field += 1) {
        const under = plate(land, field, 1);
        if (!under) throw new Error('no plate');
        const covered = land.spots.filter(
          ({ x, y }, other) =>
            other !== field &&
            Math.abs(x - under.x) < under.width / 2 &&
            // Half of a number's height.
            y + 4.5 > under.y &&
            y < under.y + under.height,
        );
        expect(covered, `${field}, ${land.width} × ${land.height}`).toEqual([]);
      }
  });
});

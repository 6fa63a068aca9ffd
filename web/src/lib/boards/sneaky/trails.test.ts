import { expect, test } from 'vitest';
import { lay } from './geometry';
import type { Track } from './table';
import { arc, tagSize, tagsOf, waysOf, type Way } from './trails';

const track: Track = {
  fields: 20,
  finish: 5,
  floor: 0,
  landing: null,
  mountain: false,
  holes: [],
  rockslides: [],
  corners: [],
};
const land = lay(track, 1000, 420, 'full');

test('steps of one dragon are one way, and dragons with the same way share it', () => {
  const trail = [
    { seat: 0, from: 2, to: 3 },
    { seat: 0, from: 3, to: 5 },
    { seat: 1, from: 2, to: 5 },
    { seat: 2, from: 4, to: 4 },
  ];
  expect(waysOf(trail)).toEqual([{ from: 2, to: 5, seats: [0, 1] }]);
});

test('a tag stands in the middle of its arrow, and none covers another', () => {
  const ways: Way[] = [
    { from: 5, to: 8, seats: [0] },
    { from: 8, to: 5, seats: [1] },
    { from: 6, to: 7, seats: [2] },
    { from: 7, to: 6, seats: [3, 4] },
  ];
  const tags = tagsOf(land, ways, 1);
  expect(tags[0]).toEqual(arc(land, ways[0] as Way).tag);
  const boxes = tags.map((tag, index) => ({ ...tag, ...tagSize(ways[index] as Way, 1) }));
  for (const [index, box] of boxes.entries())
    for (const other of boxes.slice(0, index)) {
      const beside = Math.abs(box.x - other.x) >= (box.width + other.width) / 2;
      const above = Math.abs(box.y - other.y) >= (box.height + other.height) / 2;
      expect(beside || above, JSON.stringify([box, other])).toBe(true);
    }
});

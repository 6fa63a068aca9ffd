import { expect, test } from 'vitest';
import { ARROWS, DRAWINGS, lies, READING, SIZES, SPOTS } from './geometry';
import { PICTURES, type Picture } from './table';

const OUTLINES: Partial<Record<Picture, number>> = { knight: 2, huntress: 3, ship: 3, dwarf: 4 };

test('every picture has its space, once in reading order', () => {
  expect([...READING].sort()).toEqual([...PICTURES].sort());
});

for (const name of DRAWINGS) {
  const size = SIZES[name];
  const boxes = PICTURES.map((picture) => {
    const spot = SPOTS[picture][name];
    const [card, tall] = lies(picture) ? [size.tall, size.card] : [size.card, size.tall];
    const more = (OUTLINES[picture] ?? 1) - 1;
    const width = card + more * size.across;
    const bottom = spot.y + tall + more * size.down;
    return { picture, left: spot.x - width / 2, right: spot.x + width / 2, top: spot.y, bottom };
  });

  test(`${name}: the spaces lie on the board`, () => {
    for (const box of boxes) {
      expect(box.left, box.picture).toBeGreaterThanOrEqual(0);
      expect(box.right, box.picture).toBeLessThanOrEqual(size.width);
      expect(box.bottom, box.picture).toBeLessThanOrEqual(size.height);
    }
  });

  test(`${name}: no space covers another`, () => {
    for (const one of boxes) {
      for (const other of boxes) {
        if (one === other) continue;
        const apart =
          one.right <= other.left ||
          other.right <= one.left ||
          one.bottom <= other.top ||
          other.bottom <= one.top;
        expect(apart, `${one.picture} and ${other.picture}`).toBe(true);
      }
    }
  });

  test(`${name}: every arrow points at its target`, () => {
    for (const { from, to, [name]: shaft } of ARROWS) {
      const [x, y] = shaft.head;
      const target = boxes.find((box) => box.picture === to);
      const far = target
        ? Math.hypot(
            Math.max(target.left - x, 0, x - target.right),
            Math.max(target.top - y, 0, y - target.bottom),
          )
        : size.height - y;
      expect(far, `${from} to ${to}`).toBeLessThan(size.card * 0.3);
    }
  });
}

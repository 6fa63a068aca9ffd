import { expect, test } from 'vitest';
import { nearest } from './walk';

const box = (left: number, top: number) => ({ left, top, width: 80, height: 110 });

test('an arrow key goes to the neighbour in its direction', () => {
  const others = [box(-60, 0), box(60, 4), box(130, 0), box(0, -200), box(300, -90)];
  expect(nearest(box(0, 0), others, 'ArrowRight')).toBe(1);
  expect(nearest(box(0, 0), others, 'ArrowLeft')).toBe(0);
  expect(nearest(box(0, 0), others, 'ArrowUp')).toBe(3);
  expect(nearest(box(0, 0), others, 'ArrowDown')).toBe(-1);
});

test('a lifted card is not above its neighbours', () => {
  expect(nearest(box(0, 0), [box(60, -16)], 'ArrowUp')).toBe(-1);
});

test('other keys lead nowhere', () => {
  expect(nearest(box(0, 0), [box(60, 0)], 'Enter')).toBe(-1);
});

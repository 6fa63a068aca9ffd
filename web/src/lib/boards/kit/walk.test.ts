// @vitest-environment happy-dom
import { expect, test } from 'vitest';
import { nearest, walk } from './walk';

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

/** A board in which some things may be chosen. */
function board(...open: boolean[]) {
  const node = document.createElement('main');
  node.innerHTML = open.map((may) => `<button data-walk tabindex="${may ? 0 : -1}">Card</button>`).join('');
  document.body.replaceChildren(node);
  const close = walk(node);
  const things = [...node.querySelectorAll('button')];
  return { things, close, reachable: () => things.map((thing) => thing.tabIndex === 0) };
}

test('where nothing may be chosen, one thing is reached by Tab: the one that had the focus last', async () => {
  const { things, close, reachable } = board(false, false, false);
  expect(reachable()).toEqual([true, false, false]);
  things[2]?.focus();
  expect(reachable()).toEqual([false, false, true]);
  things[1]?.setAttribute('tabindex', '0');
  await Promise.resolve();
  expect(reachable(), 'what may be chosen is enough').toEqual([false, true, false]);
  things[1]?.setAttribute('tabindex', '-1');
  await Promise.resolve();
  expect(reachable()).toEqual([true, false, false]);
  close();
});

test('the thing that was lent stays open when it may be chosen itself', async () => {
  const { things, close, reachable } = board(false, false);
  things[0]?.setAttribute('tabindex', '0');
  things[1]?.setAttribute('tabindex', '0');
  await Promise.resolve();
  expect(reachable()).toEqual([true, true]);
  expect(things[0]?.dataset['entrance']).toBeUndefined();
  close();
});

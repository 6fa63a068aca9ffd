// @vitest-environment happy-dom
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { explain } from './explain';

/** A dragon in the window of a shop, both explained. */
function shop() {
  const [outer, inner] = [document.createElement('div'), document.createElement('button')];
  outer.append(inner);
  document.body.replaceChildren(outer);
  const explained: string[] = [];
  explain((id) => explained.push(id), 'shop')(outer);
  explain((id) => explained.push(id), 'dragon')(inner);
  return { outer, inner, explained };
}

const touch = (name: string, x = 0, finger = 1) =>
  new PointerEvent(name, {
    bubbles: true,
    pointerType: 'touch',
    pointerId: finger,
    isPrimary: finger === 1,
    clientX: x,
    clientY: 0,
  });

beforeEach(() => void vi.useFakeTimers());
afterEach(() => void vi.useRealTimers());

test('a long press explains what lies innermost, once', () => {
  const { inner, explained } = shop();
  inner.dispatchEvent(touch('pointerdown'));
  vi.advanceTimersByTime(600);
  expect(explained).toEqual(['dragon']);
});

test('a right click explains what lies innermost, once', () => {
  const { outer, inner, explained } = shop();
  inner.dispatchEvent(new MouseEvent('contextmenu', { bubbles: true, cancelable: true }));
  expect(explained).toEqual(['dragon']);
  outer.dispatchEvent(new MouseEvent('contextmenu', { bubbles: true, cancelable: true }));
  expect(explained).toEqual(['dragon', 'shop']);
});

test('a finger that drags asks for nothing', () => {
  const { inner, explained } = shop();
  inner.dispatchEvent(touch('pointerdown'));
  inner.dispatchEvent(touch('pointermove', 20));
  vi.advanceTimersByTime(600);
  expect(explained).toEqual([]);
});

test('two fingers ask for nothing, though one is lifted soon', () => {
  const { inner, explained } = shop();
  inner.dispatchEvent(touch('pointerdown'));
  inner.dispatchEvent(touch('pointerdown', 40, 2));
  inner.dispatchEvent(touch('pointerup', 0));
  vi.advanceTimersByTime(600);
  expect(explained).toEqual([]);
});

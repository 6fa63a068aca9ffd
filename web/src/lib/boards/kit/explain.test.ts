// @vitest-environment happy-dom
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { explain, isExplainEvent, PATIENCE } from './explain';

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

/** What the shell hears. */
function listen(): string[] {
  const heard: string[] = [];
  document.body.addEventListener('explain', (event) => {
    if (!isExplainEvent(event)) return;
    event.preventDefault();
    heard.push(`${event.detail.asked} ${event.detail.id}`);
  });
  return heard;
}
const mouse = (name: string, buttons = 0) =>
  new PointerEvent(name, { bubbles: true, pointerType: 'mouse', isPrimary: true, buttons });

test('a mouse that rests asks the shell once, and not again before it has left', () => {
  const { inner, explained } = shop();
  const heard = listen();
  inner.dispatchEvent(mouse('pointermove'));
  vi.advanceTimersByTime(PATIENCE - 50);
  inner.dispatchEvent(mouse('pointermove'));
  vi.advanceTimersByTime(PATIENCE - 50);
  expect(heard).toEqual([]);
  vi.advanceTimersByTime(50);
  inner.dispatchEvent(mouse('pointermove'));
  vi.advanceTimersByTime(2 * PATIENCE);
  expect(heard).toEqual(['rest dragon']);
  inner.dispatchEvent(mouse('pointerleave'));
  inner.dispatchEvent(mouse('pointermove'));
  vi.advanceTimersByTime(PATIENCE);
  expect(heard).toEqual(['rest dragon', 'rest dragon']);
  expect(explained).toEqual([]);
});

test('a mouse that drags or has just clicked asks for nothing', () => {
  const { inner } = shop();
  const heard = listen();
  inner.dispatchEvent(mouse('pointermove', 1));
  vi.advanceTimersByTime(2 * PATIENCE);
  inner.dispatchEvent(mouse('pointerdown', 1));
  inner.dispatchEvent(mouse('pointerup'));
  inner.dispatchEvent(mouse('pointermove'));
  vi.advanceTimersByTime(2 * PATIENCE);
  expect(heard).toEqual([]);
});

test('the shell is asked first; help is opened only where nobody hears', () => {
  const { inner, explained } = shop();
  const heard = listen();
  inner.dispatchEvent(new KeyboardEvent('keydown', { key: '?', bubbles: true }));
  expect([heard, explained]).toEqual([['key dragon'], []]);
});

test('a hold never plays the card, a tap does', () => {
  const { inner } = shop();
  listen();
  let played = 0;
  inner.addEventListener('click', () => (played += 1));
  inner.dispatchEvent(touch('pointerdown'));
  vi.advanceTimersByTime(PATIENCE);
  inner.dispatchEvent(touch('pointerup'));
  inner.click();
  expect(played).toBe(0);
  inner.dispatchEvent(touch('pointerdown'));
  inner.dispatchEvent(touch('pointerup'));
  inner.click();
  expect(played).toBe(1);
});

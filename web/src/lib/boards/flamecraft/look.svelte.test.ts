// @vitest-environment happy-dom
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { Look } from './look.svelte';

beforeEach(() => void vi.useFakeTimers());
afterEach(() => void vi.useRealTimers());
const key = (name: string) => ({ key: name }) as KeyboardEvent;

test('a shop is looked at when the pointer rests on it, and no longer when it leaves', () => {
  const look = new Look();
  look.move('sew-cute');
  expect(look.shop).toBeNull();
  vi.runAllTimers();
  expect(look.shop).toBe('sew-cute');
  look.leave();
  expect(look.shop).toBeNull();
});

test('a pointer that only passes looks at nothing', () => {
  const look = new Look();
  look.move('sew-cute');
  look.leave();
  vi.runAllTimers();
  expect(look.shop).toBeNull();
});

test('focus that falls on a shop by itself opens nothing; focus that a key has moved there does', () => {
  const look = new Look();
  look.focus('sew-cute');
  expect(look.shop).toBeNull();
  look.key(key('Enter'));
  look.focus('sew-cute');
  expect(look.shop).toBeNull();
  look.key(key('ArrowRight'));
  look.focus('sew-cute');
  expect(look.shop).toBe('sew-cute');
  look.leave();
  // The key is long forgotten when the next question comes.
  vi.runAllTimers();
  look.focus('critical-rolls');
  expect(look.shop).toBeNull();
});

test('the preview stays while the focus is in it, and goes when the focus goes on', () => {
  document.body.innerHTML = '<div data-preview tabindex="0"><b></b></div><button></button>';
  const look = new Look();
  look.key(key('Tab'));
  look.focus('sew-cute');
  look.blur(document.querySelector('[data-preview]'));
  look.blur(document.querySelector('b'));
  expect(look.shop).toBe('sew-cute');
  look.blur(document.querySelector('button'));
  expect(look.shop).toBeNull();
});

// @vitest-environment happy-dom
import { createRawSnippet, flushSync, mount, unmount } from 'svelte';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import Frame from './Frame.svelte';

const raw = (html: string) => createRawSnippet(() => ({ render: () => html }));
const finish = vi.fn();
let frame: ReturnType<typeof mount>;
let telling = $state(true);

beforeEach(() => {
  finish.mockClear();
  telling = true;
  document.body.replaceChildren();
  const props = {
    header: raw('<header></header>'),
    children: raw(
      '<div><button class="card">Card</button><div class="prompt"><button class="skip">Skip</button></div></div>',
    ),
    get finish() {
      return telling ? finish : null;
    },
  };
  frame = mount(Frame, { target: document.body, props });
  flushSync();
});
afterEach(() => void unmount(frame));

const pointer = (type: string, on: string, pointerType: string) =>
  document
    .querySelector(on)
    ?.dispatchEvent(new PointerEvent(type, { pointerType, isPrimary: true, button: 0, bubbles: true }));
const key = (key: string, on: string, repeat = false) =>
  document.querySelector(on)?.dispatchEvent(new KeyboardEvent('keydown', { key, repeat, bubbles: true }));

test('a mouse ends the telling when it presses, a finger when it lets go: it may only scroll', () => {
  pointer('pointerdown', '.card', 'mouse');
  expect(finish).toHaveBeenCalledTimes(1);
  pointer('pointerdown', '.card', 'touch');
  expect(finish).toHaveBeenCalledTimes(1);
  pointer('pointerup', '.card', 'touch');
  expect(finish).toHaveBeenCalledTimes(2);
});

test('who plays by keyboard ends it by the key that chooses, not by walking on', () => {
  key('Enter', '.card');
  key(' ', '.card');
  expect(finish).toHaveBeenCalledTimes(2);
  key('ArrowRight', '.card');
  key('Tab', '.card');
  key('Enter', '.card', true);
  expect(finish).toHaveBeenCalledTimes(2);
});

test('what has a meaning of its own, such as Skip, ends nothing else', () => {
  pointer('pointerdown', '.skip', 'mouse');
  pointer('pointerup', '.skip', 'touch');
  key('Enter', '.skip');
  expect(finish).not.toHaveBeenCalled();
});

test('where nothing is told, nothing is ended', () => {
  telling = false;
  flushSync();
  pointer('pointerdown', '.card', 'mouse');
  key('Enter', '.card');
  expect(finish).not.toHaveBeenCalled();
});

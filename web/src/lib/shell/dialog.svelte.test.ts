// @vitest-environment happy-dom
import { createRawSnippet, flushSync, mount, unmount } from 'svelte';
import { beforeEach, expect, test, vi } from 'vitest';
import Dialog from './Dialog.svelte';

beforeEach(() => document.body.replaceChildren());

function button(text: string): HTMLButtonElement {
  const made = document.createElement('button');
  made.textContent = text;
  document.body.append(made);
  return made;
}

/** Opens a dialog with one button, which has the focus. */
function open(close = vi.fn()) {
  const children = createRawSnippet(() => ({ render: () => '<button class="inside">Yes</button>' }));
  const dialog = mount(Dialog, { target: document.body, props: { title: 'Really?', close, children } });
  flushSync();
  const inside = document.querySelector<HTMLElement>('.inside');
  inside?.focus();
  return { dialog, inside };
}

test('a dialog is called by its title', () => {
  open();
  const root = document.querySelector('dialog');
  const title = document.getElementById(root?.getAttribute('aria-labelledby') ?? '');
  expect([root?.open, title?.textContent]).toEqual([true, 'Really?']);
});

test('the focus goes back to what opened the dialog', async () => {
  const opener = button('Delete');
  button('Other');
  opener.focus();
  const { dialog, inside } = open();
  expect(document.activeElement).toBe(inside);
  await unmount(dialog);
  expect(document.activeElement).toBe(opener);
});

test('what has gone meanwhile does not get the focus', async () => {
  const opener = button('Delete');
  opener.focus();
  const focus = vi.spyOn(opener, 'focus');
  const { dialog } = open();
  opener.remove();
  await unmount(dialog);
  expect(focus).not.toHaveBeenCalled();
});

test('Escape closes only the dialog, not the panel below it', () => {
  const below = vi.fn();
  addEventListener('keydown', below);
  const { inside } = open();
  inside?.dispatchEvent(new KeyboardEvent('keydown', { key: 'Escape', bubbles: true }));
  expect(below).not.toHaveBeenCalled();
  inside?.dispatchEvent(new KeyboardEvent('keydown', { key: 'x', bubbles: true }));
  expect(below).toHaveBeenCalledOnce();
  removeEventListener('keydown', below);
});

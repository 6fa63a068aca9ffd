// @vitest-environment happy-dom
import { createRawSnippet, flushSync, mount, unmount } from 'svelte';
import { beforeEach, expect, test, vi } from 'vitest';
import { app } from '$lib/app.svelte';
import { loadTranslator } from '$lib/translator';
import SidePanel from './SidePanel.svelte';

app.translator = await loadTranslator('en', 'dragonheart');
beforeEach(() => document.body.replaceChildren());

function open(how: { covers?: boolean; asks?: boolean }, close = vi.fn()) {
  const opener = document.createElement('button');
  document.body.append(opener);
  opener.focus();
  const children = createRawSnippet(() => ({
    render: () =>
      '<p><button class="one">One</button><button disabled>No</button><button class="last">Last</button></p>',
  }));
  const props = { title: 'Settings', covers: false, ...how, close, children };
  const panel = mount(SidePanel, { target: document.body, props });
  flushSync();
  const find = (selector: string) => document.querySelector<HTMLElement>(selector);
  return { panel, opener, close, side: find('.side-panel'), x: find('.x'), last: find('.last') };
}
const press = (key: string, shiftKey = false) =>
  document.activeElement?.dispatchEvent(
    new KeyboardEvent('keydown', { key, shiftKey, bubbles: true, cancelable: true }),
  );

test('settings are a dialog with a name, beside the table and over it', () => {
  const beside = open({ asks: true }).side;
  expect(['role', 'aria-label', 'aria-modal'].map((name) => beside?.getAttribute(name))).toEqual([
    'dialog',
    'Settings',
    null,
  ]);
  document.body.replaceChildren();
  const over = open({ asks: true, covers: true }).side;
  expect(['role', 'aria-modal'].map((name) => over?.getAttribute(name))).toEqual(['dialog', 'true']);
});

test('a log beside the table is no dialog, and leaves the focus where it is', () => {
  const { side, opener } = open({});
  expect(side?.getAttribute('role')).toBe('complementary');
  expect(document.activeElement).toBe(opener);
});

test('Tab stays inside a dialog that covers the table, in both directions', () => {
  const { side, x, last } = open({ covers: true });
  expect(document.activeElement).toBe(side);
  press('Tab', true);
  expect(document.activeElement).toBe(last);
  press('Tab');
  expect(document.activeElement).toBe(x);
  press('Tab', true);
  expect(document.activeElement).toBe(last);
});

test('Tab leaves a dialog beside the table', () => {
  open({ asks: true });
  const moved = new KeyboardEvent('keydown', { key: 'Tab', bubbles: true, cancelable: true });
  document.querySelector('.last')?.dispatchEvent(moved);
  expect(moved.defaultPrevented).toBe(false);
});

test('Escape closes a dialog, and the focus goes back to what opened it', async () => {
  const { panel, opener, close } = open({ asks: true });
  press('Escape');
  expect(close).toHaveBeenCalledOnce();
  await unmount(panel);
  expect(document.activeElement).toBe(opener);
});

test('who has gone elsewhere meanwhile stays there', async () => {
  const { panel } = open({ asks: true });
  const board = document.createElement('button');
  document.body.append(board);
  board.focus();
  await unmount(panel);
  expect(document.activeElement).toBe(board);
});

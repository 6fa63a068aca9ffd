// @vitest-environment happy-dom
import { flushSync, mount, unmount } from 'svelte';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { app } from '$lib/app.svelte';
import { explain } from '$lib/boards/kit/explain';
import { loadPieces } from '$lib/pieces';
import { loadTranslator } from '$lib/translator';
import Explanation from './Explanation.svelte';
import HelpPanel from './HelpPanel.svelte';

const sheet = {
  entries: [
    { id: 'dwarf', facts: '8 × 1 1 2', from: 'source' },
    { id: 'knight', facts: '4 × 3', from: 'rulebook' },
    { id: 'ship', facts: '6 × 1', from: 'inferred' },
  ],
};
const translator = await loadTranslator('en', 'dragonheart');
let mounted: ReturnType<typeof mount>[] = [];

beforeEach(async () => {
  vi.stubGlobal('fetch', (path: string) =>
    Promise.resolve(new Response(JSON.stringify(path.endsWith('/sheet') ? sheet : {}), { status: 200 })),
  );
  app.translator = translator;
  document.body.replaceChildren();
  await loadPieces('dragonheart', translator);
});
afterEach(() => {
  for (const one of mounted) void unmount(one);
  mounted = [];
  vi.unstubAllGlobals();
});

/** A card on the table, explained by the shell. */
function table(id: string) {
  const card = document.createElement('button');
  document.body.append(card);
  explain(() => undefined, id)(card);
  const rules: (string | null)[] = [];
  mounted.push(
    mount(Explanation, {
      target: document.body,
      props: { translator, game: 'dragonheart', openRule: (rule: string | null) => rules.push(rule) },
    }),
  );
  flushSync();
  const press = (key: string) =>
    card.dispatchEvent(new KeyboardEvent('keydown', { key, bubbles: true, cancelable: true }));
  return { card, rules, press };
}
const dialog = () => document.querySelector('[role="dialog"]');

test('a card tells its kind, name, facts and rule, and where a number is from', async () => {
  const { card, press, rules } = table('dwarf');
  card.focus();
  press('?');
  await vi.waitFor(() => expect(dialog()).not.toBeNull());
  const text = dialog()?.textContent ?? '';
  for (const part of ['Card · Dragonheart', 'Dwarf', '8 × 1 1 2', 'fourth Dwarf', 'Rule 3.11'])
    expect(text).toContain(part);
  expect(dialog()?.querySelector('.source')?.getAttribute('aria-label')).toContain('public page');
  dialog()?.querySelector<HTMLElement>('.rule')?.click();
  flushSync();
  expect(rules).toEqual(['3.11']);
  expect(dialog()).toBeNull();
});

test('what is in the rulebook has no mark', async () => {
  const { press } = table('knight');
  press('?');
  await vi.waitFor(() => expect(dialog()).not.toBeNull());
  expect(dialog()?.querySelector('[aria-label]')).toBeNull();
});

test('Escape closes the card and nothing else, and gives the focus back', async () => {
  const { card, press } = table('ship');
  const closed = vi.fn();
  document.body.addEventListener('keydown', closed);
  card.focus();
  press('?');
  await vi.waitFor(() => expect(document.activeElement).toBe(dialog()));
  closed.mockClear();
  dialog()?.dispatchEvent(new KeyboardEvent('keydown', { key: 'Escape', bubbles: true, cancelable: true }));
  flushSync();
  expect(dialog()).toBeNull();
  expect(document.activeElement).toBe(card);
  expect(closed).not.toHaveBeenCalled();
  document.body.removeEventListener('keydown', closed);
});

test('a press elsewhere closes it, and so does the end of the thing', async () => {
  const { card, press } = table('dwarf');
  press('?');
  await vi.waitFor(() => expect(dialog()).not.toBeNull());
  document.body.dispatchEvent(new PointerEvent('pointerdown', { bubbles: true }));
  flushSync();
  expect(dialog()).toBeNull();
  press('?');
  await vi.waitFor(() => expect(dialog()).not.toBeNull());
  card.remove();
  await vi.waitFor(() => expect(dialog()).toBeNull());
});

test('Help opens a piece below its row; Escape closes first it, then the panel', async () => {
  const close = vi.fn();
  mounted.push(
    mount(HelpPanel, {
      target: document.body,
      props: { translator, game: 'dragonheart', openRule: () => undefined, close },
    }),
  );
  await vi.waitFor(() => {
    flushSync();
    expect(document.querySelectorAll('.piece').length).toBe(10);
  });
  const pieces = Array.from(document.querySelectorAll<HTMLElement>('.piece'));
  expect(pieces.filter((piece) => piece.tabIndex === 0)).toHaveLength(1);
  pieces[2]?.click();
  flushSync();
  // Two in a row: the third is told after the fourth.
  const told = document.querySelector('.told');
  expect(told?.textContent).toContain(pieces[2]?.textContent?.trim());
  expect(told?.previousElementSibling?.contains(pieces[3] ?? null)).toBe(true);
  const escape = () =>
    pieces[2]?.dispatchEvent(new KeyboardEvent('keydown', { key: 'Escape', bubbles: true }));
  escape();
  flushSync();
  expect(document.querySelector('.told')).toBeNull();
  expect(close).not.toHaveBeenCalled();
  escape();
  expect(close).toHaveBeenCalled();
});

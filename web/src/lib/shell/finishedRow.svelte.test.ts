// @vitest-environment happy-dom
import { flushSync, mount, unmount } from 'svelte';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { goto } from '$app/navigation';
import { app } from '$lib/app.svelte';
import { testTable } from '$lib/boards/kit/mountBoard.svelte';
import { loadTranslator } from '$lib/translator';
import type { FinishedGame, TableInfo } from '$lib/wire';
import FinishedRow from './FinishedRow.svelte';

vi.mock('$app/navigation', () => ({ goto: vi.fn(() => Promise.resolve()) }));

const translator = await loadTranslator('en');
let mounted: ReturnType<typeof mount> | null = null;
/** What the hall was asked for, and what it answers. */
let asked: string[] = [];
let answer = () => new Response();

beforeEach(() => {
  asked = [];
  vi.stubGlobal('fetch', (path: string, init?: RequestInit) => {
    asked.push(`${init?.method ?? 'GET'} ${path}`);
    return Promise.resolve(answer());
  });
  vi.mocked(goto).mockClear();
  app.translator = translator;
  document.body.replaceChildren();
});
afterEach(() => {
  if (mounted) void unmount(mounted);
  mounted = null;
  vi.unstubAllGlobals();
});

const json = (body: unknown, status = 200) =>
  new Response(JSON.stringify(body), { status, headers: { 'content-type': 'application/json' } });

function show(table?: Partial<TableInfo>) {
  const game: FinishedGame = {
    game: 'dragonheart',
    id: 'old',
    seat: 0,
    players: 2,
    place: 1,
    shared: false,
    score: 43,
    scores: [43, 38],
    plies: 60,
    began_at: 0,
    ended_at: 1,
    ...(table ? { table: testTable('dragonheart', 2, { id: 'old', status: 'over', ...table }) } : {}),
  };
  mounted = mount(FinishedRow, { target: document.body, props: { game } });
  flushSync();
}
const button = () => document.querySelector<HTMLButtonElement>('button');

test('a finished game offers a rematch and leads to its table', async () => {
  answer = () => json(testTable('dragonheart', 2, { id: 'new' }));
  show({});
  expect(button()?.textContent).toContain('Rematch');
  button()?.click();
  await vi.waitFor(() => expect(goto).toHaveBeenCalledWith('/t/new'));
  expect(asked).toContain('POST /api/tables/old/rematch');
});

test('a rematch that somebody has opened is joined', () => {
  show({ next: 'new' });
  expect(button()?.textContent).toContain('To the rematch');
});

test('a rematch that cannot be had says why and can be tried again', async () => {
  answer = () => json({ code: 'too-many-tables', message: 'You have too many tables.' }, 429);
  show({});
  button()?.click();
  await vi.waitFor(() => {
    flushSync();
    expect(document.querySelector('[role="alert"]')?.textContent).toContain('too many tables');
  });
  expect(button()?.disabled).toBe(false);
  expect(goto).not.toHaveBeenCalled();
});

test('where the table is gone, or was watched only, there is no rematch', () => {
  show();
  expect(button()).toBeNull();
  if (mounted) void unmount(mounted);
  show({ yours: [] });
  expect(button()).toBeNull();
});

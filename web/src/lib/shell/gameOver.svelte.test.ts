// @vitest-environment happy-dom
import { flushSync, mount, unmount } from 'svelte';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { app } from '$lib/app.svelte';
import { testTable } from '$lib/boards/kit/mountBoard.svelte';
import { settings } from '$lib/settings.svelte';
import { loadTranslator, type Translator } from '$lib/translator';
import type { TableInfo } from '$lib/wire';
import GameOver from './GameOver.svelte';

const translator = await loadTranslator('en', 'dragonheart');
const result = { scores: [12, 7], ranks: [1, 2], ending: 'ships' };
let mounted: ReturnType<typeof mount> | null = null;

beforeEach(() => {
  vi.stubGlobal('fetch', () => Promise.resolve(new Response('{}', { status: 404 })));
  app.translator = translator;
  settings.tempo = 'normal';
  document.body.replaceChildren();
});
afterEach(() => {
  if (mounted) void unmount(mounted);
  mounted = null;
  vi.unstubAllGlobals();
});

function end(more: Partial<TableInfo>, witnessed = true) {
  show(testTable('dragonheart', 2, { status: 'over', ...more }), {}, translator, witnessed);
}

function show(table: TableInfo, view: unknown, translator: Translator, witnessed: boolean) {
  const props = {
    table,
    names: ['Ann', 'Ben'],
    scores: [],
    ply: 20,
    view,
    translator,
    say: translator.say.bind(translator),
    replayAt: () => '/replay',
    witnessed,
  };
  mounted = mount(GameOver, { target: document.body, props });
  flushSync();
}
const scraps = () => document.querySelectorAll('.confetti i').length;

test('who has seen the end of a game that was won sees it celebrated, and stands at the result', () => {
  end({ result });
  expect(scraps()).toBeGreaterThan(20);
  expect(document.querySelector('.confetti')?.getAttribute('aria-hidden')).toBe('true');
  expect(document.activeElement?.id).toBe('over-title');
  expect(document.querySelector('#over-title')?.textContent?.trim()).toBe('You win!');
});

test('who comes back later finds the result without a finale', () => {
  end({ result }, false);
  expect(scraps()).toBe(0);
  expect(document.activeElement?.id).not.toBe('over-title');
});

test('whoever writes goes on writing', () => {
  const field = document.createElement('input');
  document.body.append(field);
  field.focus();
  end({ result });
  expect(document.activeElement).toBe(field);
});

test('nothing falls for those who want no motion, nor where nobody has won', () => {
  settings.tempo = 'off';
  end({ result });
  expect(scraps()).toBe(0);
  settings.tempo = 'normal';
  if (mounted) void unmount(mounted);
  end({ status: 'closed' });
  expect(scraps()).toBe(0);
});

const solo = await loadTranslator('en', 'flamecraft');
const AWARDS = [
  { award: 'shopkeeper', from: 0, unlocks: 0 },
  { award: 'flamekeeper', from: 40, unlocks: 1 },
  { award: 'master-of-flame', from: 60, unlocks: 2 },
];
const ACHIEVEMENTS = [
  { id: 'green-thumb', have: 6, wanted: 6, unlocked: true, now: true },
  { id: 'heavy-metal', have: 1, wanted: 6, unlocked: false, now: false },
  { id: 'half-a-dozen', have: 5, wanted: 6, unlocked: false, now: false },
  { id: 'brewmeister', have: 0, wanted: 6, unlocked: true, now: false },
];
function endAlone(reputation: number, award: string | null) {
  const table = testTable('flamecraft', 1, {
    status: 'over',
    ...(award ? { result: { scores: [reputation], ranks: [1], ending: 'over' } } : { resigned: 0 }),
  });
  const view = { award, awards: AWARDS, achievements: ACHIEVEMENTS, players: [{ reputation }] };
  show(table, view, solo, false);
}
const texts = (selector: string) =>
  [...document.querySelectorAll(selector)].map((found) => found.textContent?.trim());

test('a game for one tells the award and how far the next one is by what the view says', () => {
  endAlone(52, 'flamekeeper');
  expect(texts('.stars .on')).toHaveLength(2);
  expect(texts('.scale b')).toEqual(['40 Flamekeeper', '60 Master of Flame']);
  expect(texts('.gap b')).toEqual(['8']);
  expect(texts('.unlocked b')).toEqual([solo.word('card-green-thumb')]);
  expect(texts('.near b')).toEqual([solo.word('card-half-a-dozen'), solo.word('card-heavy-metal')]);
  expect(document.querySelectorAll('.pips .has')).toHaveLength(2);
  expect(document.querySelectorAll('.pips .new')).toHaveLength(1);
});

test('a game for one that was given up has no award and no scale of awards', () => {
  endAlone(52, null);
  expect(texts('.scale b, .gap b, .pips')).toEqual([]);
});

// @vitest-environment happy-dom
/** The question's card: what it says, which act leads, and the previews on its other side. */
import { flushSync } from 'svelte';
import { afterEach, beforeAll, beforeEach, expect, test, vi } from 'vitest';
import type { Asks } from '$games/flamecraft/client/types';
import type { GameUpdate } from '$lib/board';
import { loadTranslator, type Translator } from '$lib/translator';
import { mountBoard } from '../kit/mountBoard.svelte';
import Board from './Board.svelte';
import { path, quiet } from './choose';
import { scenes } from './scenes';
import type { Types } from './table';

const names = ['Ines', 'Théo', 'Lou', 'Mira', 'Sam'];
let english: Translator;
let board: ReturnType<typeof mountBoard<Types>> | null = null;
beforeAll(async () => {
  english = await loadTranslator('en', 'flamecraft');
});
beforeEach(() => void vi.useFakeTimers());
afterEach(() => {
  vi.useRealTimers();
  board?.unmount();
  board = null;
});

function asking(asks: Asks): GameUpdate<Types> {
  const scene = scenes.find(({ view, choices }) => view.question.asks === asks && choices.length > 0);
  if (!scene) throw new Error(`nothing asks "${asks}"`);
  return { ...scene, steps: [] };
}
/** The first decision of a turn, with a shop to go to. */
function visiting(): GameUpdate<Types> {
  const scene = scenes.find(({ choices }) => choices.some(({ action }) => action.do === 'visit'));
  if (!scene) throw new Error('nobody may visit a shop');
  return { ...scene, steps: [] };
}
function lay(scene: GameUpdate<Types>) {
  board = mountBoard<Types>(Board, scene, {
    game: 'flamecraft',
    names: names.slice(0, scene.view.players.length),
    say: (phrase) => english.say(phrase, { seats: names, reader: scene.viewer }),
  });
  return board;
}
const all = (selector: string) => [...document.querySelectorAll<HTMLElement>(selector)];
const one = (selector: string) => {
  const found = document.querySelector<HTMLElement>(selector);
  if (!found) throw new Error(`no ${selector}`);
  return found;
};

test('the ability is asked about with its costs and gains in order, what is optional behind its own words', () => {
  lay(asking('use-ability'));
  const scene = asking('use-ability');
  const shown = scene.view.question.parts.filter(({ costs, gains }) => costs.length + gains.length > 0);
  expect(all('.question .part')).toHaveLength(shown.length);
  expect(one('[data-choice="use"]').className).toContain('btn-primary');
  expect(one('[data-choice="skip"]').className).toContain('btn-quiet');
  expect(one('[data-choice="use"] .sr').textContent).toContain(':');
  expect(all('.crumbs button')).toHaveLength(1);
});

test('what leaves something undone never leads while something can still be done', () => {
  for (const scene of scenes.filter(({ choices }) => choices.length > 1)) {
    lay({ ...scene, steps: [] });
    const leading = all('.acts .btn-primary').map(({ dataset }) => dataset['choice']);
    const idle = scene.choices.filter(quiet).map(({ notation }) => notation);
    expect(
      leading.filter((notation) => idle.includes(notation ?? '')),
      scene.view.question.asks,
    ).toEqual([]);
    board?.unmount();
    board = null;
  }
});

test('a fancy dragon is kept only when that is said, not by the first touch', () => {
  const scene = asking('keep-fancy');
  const { played } = lay(scene);
  const [first, second] = all('.fancy.may');
  first?.click();
  flushSync();
  expect(played).toEqual([]);
  // The other one takes its place.
  second?.click();
  flushSync();
  expect(all('.fancy.picked')).toHaveLength(1);
  one('[data-choice^="keep:"]').click();
  const kept = scene.choices.find(({ notation }) => notation === played[0]);
  expect(kept && path(kept).map(({ key }) => key)).toEqual([second?.dataset['target']]);
});

test('what others choose at the same time leaves what was begun, an own step does not', () => {
  const scene = asking('keep-fancy');
  const { show } = lay(scene);
  const others = scene.view.players.map(({ seat }) => seat).find((seat) => seat !== scene.viewer) ?? 1;
  const after = (seat: number, by: number) => ({
    ...scene,
    step: scene.step + by,
    steps: [{ step: scene.step + by, ply: scene.ply + by, seat, undone: false, events: [] }],
  });
  all('.fancy.may')[0]?.click();
  flushSync();
  show(after(others, 1));
  vi.runAllTimers();
  flushSync();
  expect(all('.fancy.picked')).toHaveLength(1);
  show(after(scene.viewer ?? 0, 2));
  vi.runAllTimers();
  flushSync();
  expect(all('.fancy.picked')).toHaveLength(0);
});

test('a preview lies on the back of the card: for who rests on a shop or walks there, not where focus falls', () => {
  lay(visiting());
  const house = one('.house.may');
  house.focus();
  vi.runAllTimers();
  flushSync();
  expect(all('.peek')).toHaveLength(0);

  house.dispatchEvent(new PointerEvent('pointermove', { bubbles: true, pointerType: 'mouse' }));
  vi.runAllTimers();
  flushSync();
  expect(all('.question .peek')).toHaveLength(1);
  expect(one('.question').className).toContain('turned');
  expect(one('.shop.looked').contains(house)).toBe(true);

  house.dispatchEvent(new KeyboardEvent('keydown', { key: 'Escape', bubbles: true }));
  flushSync();
  expect(all('.peek')).toHaveLength(0);
});

test('a preview goes with its question', () => {
  const scene = visiting();
  const { show } = lay(scene);
  one('.house.may').dispatchEvent(new PointerEvent('pointermove', { bubbles: true, pointerType: 'mouse' }));
  vi.runAllTimers();
  flushSync();
  expect(all('.peek')).toHaveLength(1);
  show({ ...asking('fire-one'), step: scene.step + 1, steps: [] });
  vi.runAllTimers();
  flushSync();
  expect(all('.peek')).toHaveLength(0);
});

test('what an act would bring is shown on the road while somebody rests on it', () => {
  const scene = asking('gift-to');
  const parts = [
    {
      does: 'gift' as const,
      costs: [{ n: 1, of: 'coin' as const }],
      gains: [{ n: 4, of: 'reputation' as const }],
      or: [],
      n: 1,
      at_once: false,
      may: false,
      either: null,
    },
  ];
  lay({ ...scene, view: { ...scene.view, question: { ...scene.view.question, parts } } });
  expect(one('.road .ghost').textContent).toBe('+4');
});

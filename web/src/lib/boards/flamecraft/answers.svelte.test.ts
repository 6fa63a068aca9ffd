// @vitest-environment happy-dom
/** Everything that can be asked in Flamecraft is answered on the board itself: every choice by pressing what it offers. */
import { createRawSnippet, flushSync, mount, tick, unmount } from 'svelte';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { loadTranslator, type Translator } from '$lib/translator';
import type { Action, Asks } from '$games/flamecraft/client/types';
import type { BoardProps, GameUpdate } from '$lib/board';
import type { TableInfo } from '$lib/wire';
import Board from './Board.svelte';
import { path, target } from './choose';
import { asks, scenes, tableOf } from './scenes';
import type { Types } from './table';
const names = ['Ines', 'Théo', 'Lou', 'Mira', 'Sam'];

let english: Translator;
let board: Record<string, unknown> | null = null;
beforeAll(async () => {
  english = await loadTranslator('en', 'flamecraft');
});
afterAll(() => {
  if (board) void unmount(board);
});

type Scene = { update: GameUpdate<Types>; table: TableInfo; played: string[] } & Pick<
  BoardProps<Types>,
  'busy' | 'advice' | 'why'
>;
let scene = $state.raw<Scene>();
let step = 0;

/** The one board of these tests at this update, and what was played on it. To draw it anew takes long; to change it does not. */
async function lay(
  shown: GameUpdate<Types>,
  more: Partial<Pick<Scene, 'busy' | 'advice' | 'why'>> = {},
): Promise<string[]> {
  const played: string[] = [];
  step += 1;
  const update = { ...shown, step, steps: [] };
  flushSync(() => {
    scene = {
      update,
      table: tableOf(update.view.players.length),
      played,
      busy: false,
      advice: null,
      why: () => undefined,
      ...more,
    };
  });
  const now = () => scene as Scene;
  board ??= mount(Board, {
    target: document.body,
    props: {
      game: 'flamecraft',
      names,
      tempo: 0,
      say: (phrase) => english.say(phrase, { seats: names, reader: now().update.viewer }),
      play: (notation) => void now().played.push(notation),
      why: (action) => now().why(action),
      help: () => undefined,
      hold: () => undefined,
      final: (choice) => (choice.takes_back === 'alone' ? '' : 'finality-final'),
      prompt: createRawSnippet(() => ({ render: () => '<p></p>' })),
      get view() {
        return now().update.view;
      },
      get update() {
        return now().update;
      },
      get table() {
        return now().table;
      },
      get busy() {
        return now().busy;
      },
      get advice() {
        return now().advice ?? null;
      },
    },
  });
  flushSync();
  await tick();
  return played;
}

const press = (selector: string) => {
  const found = document.querySelector<HTMLElement>(selector);
  if (!found) return false;
  found.click();
  flushSync();
  return true;
};

/** The first scene of this sort. */
function such(sort: (scene: GameUpdate<Types>) => boolean): GameUpdate<Types> {
  const scene = scenes.find(sort);
  if (!scene) throw new Error('no such scene');
  return scene;
}

test.each(asks.filter((one) => one !== 'over'))('"%s" is answered on the board', async (one) => {
  const asked = scenes.filter(({ view }) => view.question.asks === one);
  expect(asked.length).toBeGreaterThan(0);
  for (const scene of asked) {
    const played = await lay(scene);
    // Names that are only spoken count as well.
    expect(document.body.innerHTML).not.toContain('⟨');
    for (const choice of scene.choices) {
      const way = path(choice);
      const before = played.length;
      for (const { key } of way)
        expect(press(`[data-target="${key}"]`), `${key} for ${choice.notation}`).toBe(true);
      if (played.length === before) {
        expect(press(`[data-choice="${choice.notation}"]`), `a button for ${choice.notation}`).toBe(true);
      }
      expect(played.slice(before)).toEqual([choice.notation]);
      press('[data-back]');
    }
  }
});

const PRESSABLE = '[data-target], [data-choice]';
const asking = (one: Asks) => such(({ view, choices }) => view.question.asks === one && choices.length > 0);

test('nothing may be pressed while a move is under way, or by somebody who only watches', async () => {
  const scene = asking('visit');
  await lay(scene, { busy: true });
  expect(document.querySelectorAll(PRESSABLE)).toHaveLength(0);
  await lay({ ...scene, viewer: null, choices: [] });
  expect(document.querySelectorAll(PRESSABLE)).toHaveLength(0);
});

test.each<Asks>(['visit', 'place-at', 'fire-one', 'draw', 'may', 'end-turn'])(
  'what a bot would answer to "%s" is ringed, on the table and in the dock',
  async (one) => {
    const scene = asking(one);
    const [advice] = scene.choices;
    if (!advice) throw new Error('nothing is offered');
    await lay(scene, { advice });
    const ringed = [...document.querySelectorAll<HTMLElement>('.advised')];
    const named = ringed.map(({ dataset }) => dataset['target'] ?? dataset['choice'] ?? '');
    expect(named.filter((name) => name !== advice.notation).sort()).toEqual(
      path(advice)
        .map(({ key }) => key)
        .sort(),
    );
    expect(ringed.length).toBeGreaterThan(0);
  },
);

test('what cannot be taken back says so before it is pressed', async () => {
  const scene = such(({ choices }) =>
    choices.some(({ action, takes_back }) => action.do === 'draw-deck' && takes_back !== 'alone'),
  );
  await lay(scene);
  const deck = document.querySelector<HTMLElement>(`[data-target="${target.deck.key}"]`);
  expect(deck?.title).toBe('finality-final');
  expect(deck?.querySelector('.sr')?.textContent).toContain('finality-final');
});

test('whatever of its sort is refused tells why when it is pressed', async () => {
  const scene = such(({ choices }) => choices.filter(({ action }) => action.do === 'draw-park').length > 1);
  const gone = scene.choices.find(({ action }) => action.do === 'draw-park');
  if (!gone) throw new Error('the scene has two');
  const asked: unknown[] = [];
  await lay(
    { ...scene, choices: scene.choices.filter((choice) => choice !== gone) },
    { why: (action) => void asked.push(action) },
  );
  const [place] = path(gone);
  const stand = document.querySelector<HTMLElement>(`[data-asks="${place?.key}"]`);
  expect(stand?.getAttribute('aria-disabled')).toBe('true');
  stand?.click();
  expect(asked).toEqual([gone.action]);
});

test('a window that is refused asks about itself, not about its shop', async () => {
  const scene = such(({ choices }) =>
    choices.some(({ action }) => action.do === 'fire' && action.at.in === 'slot'),
  );
  const fired = new Set(scene.choices.flatMap(path).map(({ key }) => key));
  const asked: unknown[] = [];
  await lay(scene, { why: (action) => void asked.push(action) });
  const windows = scene.view.town.flatMap(({ shop, slots }) =>
    shop === null ? [] : slots.map((_, slot) => ({ shop, slot })),
  );
  const one = windows.find((slot) => {
    const { key } = target.slot(slot);
    return !fired.has(key) && document.querySelector(`[data-asks="${key}"]`);
  });
  if (!one) throw new Error('every window can be fired up');
  document.querySelector<HTMLElement>(`[data-asks="${target.slot(one).key}"]`)?.click();
  expect(asked).toEqual<Action[]>([{ do: 'fire', at: { in: 'slot', ...one } }]);
});

test('what is known of a player is told in words at the press of a button', async () => {
  const scene = asking('visit');
  const view = structuredClone(scene.view);
  const [player] = view.players;
  if (player)
    [player.remembered, player.reserved] = [['bread-1'], view.row.find((spell) => spell !== null) ?? null];
  await lay({ ...scene, view });
  expect(document.querySelector('.seat .details')).toBeNull();
  expect(press('.seat button.foot')).toBe(true);
  expect(document.querySelector('.seat .details')?.textContent).toContain(
    english.say({ key: 'dragon-bread-1' }),
  );
  expect(document.querySelectorAll('.seat .details > span')).toHaveLength(2);
});

test('a shop that may not be visited tells why, by click and by Enter', async () => {
  const barred = ({ view }: GameUpdate<Types>) =>
    view.town.find((shop) => shop.preview?.barred)?.shop ?? undefined;
  const scene = such(
    (one) => one.view.question.asks === 'visit' && one.choices.length > 0 && barred(one) !== undefined,
  );
  const shop = barred(scene);
  if (!shop) throw new Error('the scene has one');
  const asked: unknown[] = [];
  await lay(scene, { why: (action) => void asked.push(action) });
  const house = document.querySelector<HTMLElement>(`[data-shop="${shop}"] .house`);
  expect(house?.tabIndex).toBe(0);
  house?.click();
  house?.dispatchEvent(new KeyboardEvent('keydown', { key: 'Enter', bubbles: true }));
  const visit: Action = { do: 'visit', shop };
  expect(asked).toEqual([visit, visit]);
});

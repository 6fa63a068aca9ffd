// @vitest-environment happy-dom
/** Everything that can be asked in Flamecraft is answered on the board itself: every choice by pressing what it offers. */
import { createRawSnippet, flushSync, mount, tick, unmount } from 'svelte';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { loadTranslator, type Translator } from '$lib/translator';
import type { BoardProps, GameUpdate } from '$lib/board';
import type { Choice, TableInfo } from '$lib/wire';
import Board from './Board.svelte';
import { path, target } from './choose';
import decisions from '$games/flamecraft/client/decisions.json';
import type { Types, View } from './table';

const scenes = decisions.scenes as unknown as GameUpdate<Types>[];
const names = ['Ines', 'Théo', 'Lou', 'Mira', 'Sam'];

let english: Translator;
let board: Record<string, unknown> | null = null;
beforeAll(async () => {
  english = await loadTranslator('en', 'flamecraft');
});
afterAll(() => {
  if (board) void unmount(board);
});

function table(players: number): TableInfo {
  const seat = {
    kind: 'person' as const,
    name: '',
    avatar: 'moss',
    here: true,
    stand_in: false,
    lookalike: false,
    silenced: false,
    muted: false,
  };
  return {
    id: 'test',
    game: 'flamecraft',
    options: {},
    status: 'running',
    public: false,
    clock: 'none',
    seats: Array.from({ length: players }, () => seat),
    yours: [0],
    host: true,
    spectators: 0,
    opened_at: 0,
  };
}

type Scene = { update: GameUpdate<Types>; table: TableInfo; played: string[] } & Pick<
  BoardProps,
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
      table: table((update.view as View).players.length),
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

const asksOf = (scene: GameUpdate<Types>) => (scene.view as View).question.asks;

test.each(decisions.asks.filter((asks) => asks !== 'over'))('"%s" is answered on the board', async (asks) => {
  const asked = scenes.filter((scene) => asksOf(scene) === asks);
  expect(asked.length).toBeGreaterThan(0);
  for (const scene of asked) {
    const played = await lay(scene);
    // Names that are only spoken count as well.
    expect(document.body.innerHTML).not.toContain('⟨');
    for (const choice of scene.choices) {
      const way = path(choice);
      const before = played.length;
      for (const target of way)
        expect(press(`[data-target="${target}"]`), `${target} for ${choice.notation}`).toBe(true);
      if (played.length === before) {
        expect(press(`[data-choice="${choice.notation}"]`), `a button for ${choice.notation}`).toBe(true);
      }
      expect(played.slice(before)).toEqual([choice.notation]);
      press('[data-back]');
    }
  }
});

const PRESSABLE = '[data-target], [data-choice]';
const asking = (asks: string): GameUpdate<Types> =>
  scenes.find((scene) => asksOf(scene) === asks && scene.choices.length > 0) as GameUpdate<Types>;

test('nothing may be pressed while a move is under way, or by somebody who only watches', async () => {
  const scene = asking('visit');
  await lay(scene, { busy: true });
  expect(document.querySelectorAll(PRESSABLE)).toHaveLength(0);
  await lay({ ...scene, viewer: null, choices: [] });
  expect(document.querySelectorAll(PRESSABLE)).toHaveLength(0);
});

test.each(['visit', 'place-at', 'fire-one', 'draw', 'may', 'end-turn'])(
  'what a bot would answer to "%s" is ringed, on the table and in the dock',
  async (asks) => {
    const scene = asking(asks);
    const advice = scene.choices[0] as Choice;
    await lay(scene, { advice });
    const ringed = [...document.querySelectorAll<HTMLElement>('.advised')];
    const named = ringed.map(({ dataset }) => dataset['target'] ?? dataset['choice'] ?? '');
    expect(named.filter((name) => name !== advice.notation).sort()).toEqual([...path(advice)].sort());
    expect(ringed.length).toBeGreaterThan(0);
  },
);

test('what cannot be taken back says so before it is pressed', async () => {
  const scene = scenes.find(({ choices }) =>
    choices.some(({ notation, undoable }) => notation === 'draw:deck' && !undoable),
  ) as GameUpdate<Types>;
  await lay(scene);
  const deck = document.querySelector<HTMLElement>(`[data-target="${target.deck}"]`);
  expect(deck?.title).toBe('Cannot be taken back');
  expect(deck?.getAttribute('aria-label')).toContain('Cannot be taken back');
});

test('whatever of its sort is refused tells why when it is pressed', async () => {
  const scene = scenes.find(
    ({ choices }) => choices.filter(({ notation }) => notation.startsWith('draw:park-')).length > 1,
  ) as GameUpdate<Types>;
  const gone = scene.choices.find(({ notation }) => notation.startsWith('draw:park-')) as Choice;
  const asked: unknown[] = [];
  await lay(
    { ...scene, choices: scene.choices.filter((choice) => choice !== gone) },
    { why: (action) => void asked.push(action) },
  );
  const [place] = path(gone);
  const stand = document.querySelector<HTMLElement>(`[data-asks="${place}"]`);
  expect(stand?.getAttribute('aria-disabled')).toBe('true');
  stand?.click();
  expect(asked).toEqual([gone.notation]);
});

test('a window that is refused asks about itself, not about its shop', async () => {
  const scene = scenes.find((one) =>
    one.choices.some(({ notation }) => notation.startsWith('fire:') && notation.includes('.')),
  ) as GameUpdate<Types>;
  const fired = new Set(scene.choices.flatMap(path));
  const asked: unknown[] = [];
  await lay(scene, { why: (action) => void asked.push(action) });
  const window = [...document.querySelectorAll<HTMLElement>('[data-asks^="slot:"]')].find(
    ({ dataset }) => !fired.has(dataset['asks'] ?? ''),
  );
  window?.click();
  expect(asked).toEqual([`fire:${window?.dataset['asks']?.slice(5)}`]);
});

test('what is known of a player is told in words at the press of a button', async () => {
  const scene = asking('visit');
  const view = structuredClone(scene.view) as View;
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
  const barred = (scene: GameUpdate<Types>) =>
    (scene.view as View).town.find((shop) => shop.preview?.barred)?.shop;
  const scene = scenes.find(
    (one) => asksOf(one) === 'visit' && one.choices.length > 0 && barred(one),
  ) as GameUpdate<Types>;
  const asked: unknown[] = [];
  await lay(scene, { why: (action) => void asked.push(action) });
  const house = document.querySelector<HTMLElement>(`[data-shop="${barred(scene)}"] .house`);
  expect(house?.tabIndex).toBe(0);
  house?.click();
  house?.dispatchEvent(new KeyboardEvent('keydown', { key: 'Enter', bubbles: true }));
  expect(asked).toEqual([`visit:${barred(scene)}`, `visit:${barred(scene)}`]);
});

// @vitest-environment happy-dom
/** Everything that can be asked in Flamecraft is answered on the board itself: every choice by pressing what it offers. */
import { createRawSnippet, flushSync, mount, tick, unmount } from 'svelte';
import { afterEach, beforeAll, expect, test } from 'vitest';
import { voice, type Voice } from '$lib/fluent';
import type { Position, TableInfo } from '$lib/wire';
import Board from './Board.svelte';
import { path } from './choose';
import decisions from './decisions.json';
import type { View } from './table';

const scenes = decisions.scenes as unknown as Position[];
const names = ['Ines', 'Théo', 'Lou', 'Mira', 'Sam'];

let english: Voice;
let board: Record<string, unknown> | null = null;
beforeAll(async () => {
  english = await voice('en', 'flamecraft');
});
afterEach(() => {
  if (board) void unmount(board);
  document.body.replaceChildren();
});

function table(players: number): TableInfo {
  const seat = { kind: 'person' as const, name: '', avatar: 'moss', here: true, stand_in: false };
  return {
    id: 'test', game: 'flamecraft', options: {}, status: 'running', public: false, clock: 'none', seats: Array.from({ length: players }, () => seat),
    yours: [0], host: true, spectators: 0, opened_at: 0,
  };
}

/** The board at this position, and what was played on it. */
async function lay(position: Position): Promise<string[]> {
  const played: string[] = [];
  board = mount(Board, {
    target: document.body,
    props: {
      game: 'flamecraft', view: position.view, position, table: table((position.view as View).players.length), names, busy: false, tempo: 0,
      say: (phrase) => english.say(phrase, { seats: names, reader: position.eyes }),
      play: (notation) => void played.push(notation),
      help: () => undefined, why: () => undefined, hold: () => undefined,
      prompt: createRawSnippet(() => ({ render: () => '<p></p>' })),
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

const asksOf = (scene: Position) => (scene.view as View).question.asks;

test.each(decisions.asks.filter((asks) => asks !== 'over'))('"%s" is answered on the board', async (asks) => {
  const asked = scenes.filter((scene) => asksOf(scene) === asks);
  expect(asked.length).toBeGreaterThan(0);
  for (const scene of asked) {
    const played = await lay(scene);
    expect(document.body.textContent).not.toContain('⟨');
    for (const choice of scene.choices) {
      const way = path(choice);
      for (const target of way) expect(press(`[data-target="${target}"]`), `${target} for ${choice.notation}`).toBe(true);
      if (played.at(-1) !== choice.notation) {
        expect(press(`[data-choice="${choice.notation}"]`), `a button for ${choice.notation}`).toBe(true);
      }
      expect(played.at(-1)).toBe(choice.notation);
      press('[data-back]');
    }
    if (board) void unmount(board);
    document.body.replaceChildren();
    board = null;
  }
});

test('nothing may be pressed while a move is under way, or by somebody who only watches', async () => {
  const scene = scenes[0] as Position;
  await lay({ ...scene, eyes: null, choices: [] });
  expect(document.querySelectorAll('[data-target], [data-choice]')).toHaveLength(0);
});

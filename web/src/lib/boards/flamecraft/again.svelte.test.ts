// @vitest-environment happy-dom
/** What was begun on the board survives what says nothing new. */
import { createRawSnippet, flushSync, mount, unmount } from 'svelte';
import { afterEach, expect, test } from 'vitest';
import type { BoardProps, GameUpdate } from '$lib/board';
import Board from './Board.svelte';
import { path } from './choose';
import { scenes, tableOf } from './scenes';
import type { Choice, Types } from './table';

let shown: Record<string, unknown> | null = null;
afterEach(() => {
  if (shown) void unmount(shown);
  shown = null;
  document.body.replaceChildren();
});

/** A question whose answer is two presses, and that answer. */
function twofold(): { scene: GameUpdate<Types>; answer: Choice } {
  for (const scene of scenes) {
    const answer = scene.choices.find((choice) => path(choice).length === 2);
    if (answer) return { scene, answer };
  }
  throw new Error('no question is answered by two presses');
}

test('a thing that is pressed stays pressed when the same update comes again or the tempo changes', () => {
  const { scene, answer } = twofold();
  let update = $state.raw(scene);
  let tempo = $state(0);
  const table = tableOf(scene.view.players.length);
  const props: BoardProps<Types> = {
    game: 'flamecraft',
    table,
    names: table.seats.map((_, seat) => `Seat ${seat}`),
    busy: false,
    say: (phrase) => phrase.key,
    play: () => undefined,
    help: () => undefined,
    why: () => undefined,
    hold: () => undefined,
    prompt: createRawSnippet(() => ({ render: () => '<p></p>' })),
    get view() {
      return update.view;
    },
    get update() {
      return update;
    },
    get tempo() {
      return tempo;
    },
  };
  shown = mount(Board, { target: document.body, props });
  flushSync();
  const [first] = path(answer);
  const thing = () => document.querySelector<HTMLElement>(`[data-target="${first?.key}"]`);
  thing()?.click();
  flushSync();
  expect(thing()?.getAttribute('aria-pressed')).toBe('true');
  flushSync(() => (update = structuredClone(scene)));
  expect(thing()?.getAttribute('aria-pressed')).toBe('true');
  flushSync(() => (tempo = 1));
  expect(thing()?.getAttribute('aria-pressed')).toBe('true');
  // The next step is the reader's own.
  const next = scene.step + 1;
  const own = { step: next, ply: next, seat: scene.viewer ?? 0, undone: false, events: [] };
  flushSync(() => (update = { ...scene, step: next, steps: [own] }));
  expect(document.querySelector('[aria-pressed="true"]')).toBeNull();
});

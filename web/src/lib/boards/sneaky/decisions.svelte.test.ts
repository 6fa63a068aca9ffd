// @vitest-environment happy-dom
import { flushSync, mount, unmount, type Component, type Snippet } from 'svelte';
import { afterAll, expect, test } from 'vitest';
import type { BoardProps } from '$lib/board';
import type { TableUpdate, TableInfo } from '$lib/wire';
import Board from './Board.svelte';
import { offers } from './choose';
import kept from '$games/sneaky/client/decisions.json';
/** The game's own list, kept in step by a test of the game. */
import kinds from '$games/sneaky/client/kinds.json';

const updates = kept as unknown as TableUpdate[];
const kindsOf = (update: TableUpdate) =>
  new Set(offers(update.choices, update.viewer).map((offer) => offer.kind));

let shown: Record<string, unknown> | null = null;
let update = $state.raw<TableUpdate>(updates[0] as TableUpdate);
const seats = $derived(
  (update.view as { players: unknown[] }).players.map(() => ({
    kind: 'bot',
    name: '',
    avatar: '',
    level: 'random',
    here: true,
    stand_in: false,
  })),
);
let step = 0;
const played: string[] = [];
afterAll(() => {
  if (shown) void unmount(shown);
});

/** The one board of these tests with this update, and what is played on it. To draw it anew takes long; to change it does not. */
function open(next: TableUpdate): { board: HTMLElement; played: string[] } {
  step += 1;
  played.length = 0;
  flushSync(() => (update = { ...next, step, steps: [] }));
  const props: BoardProps = {
    game: 'sneaky',
    say: (phrase) => phrase.key,
    play: (notation) => played.push(notation),
    help: () => undefined,
    why: () => undefined,
    hold: () => undefined,
    prompt: (() => undefined) as unknown as Snippet,
    busy: false,
    tempo: 0,
    get view() {
      return update.view;
    },
    get update() {
      return update;
    },
    get table() {
      return { seats } as unknown as TableInfo;
    },
    get names() {
      return seats.map((_, seat) => `Seat ${seat}`);
    },
  };
  shown ??= mount(Board as Component<BoardProps>, { target: document.body, props });
  flushSync();
  return { board: document.body, played };
}

const press = (node: Element | null) => {
  (node as HTMLElement | null)?.click();
  flushSync();
};

/** Makes a choice as a person would: by pressing what the board offers for it. What was played first is told. */
function answer(
  { board, played }: ReturnType<typeof open>,
  notation: string,
  kind: string,
): string | undefined {
  played.length = 0;
  const mark = `[data-choice="${notation}"]`;
  if (kind === 'hold') {
    const slider = board.querySelector<HTMLInputElement>('input[type=range]');
    if (!slider) return undefined;
    slider.value = notation.split(':')[1] ?? '';
    slider.dispatchEvent(new Event('input', { bubbles: true }));
    flushSync();
    press(board.querySelector(`button${mark}`));
    return played[0];
  }
  press(board.querySelector(mark));
  if (kind === 'lay') {
    // This card first, then the others in any order: each to the place that waits for one.
    for (let guard = 0; guard < 9; guard += 1) {
      press(board.querySelector('.ghost.open'));
      press(board.querySelector('.held:not(.gone) button[data-choice]'));
    }
    press(board.querySelector('[data-act="lay-all"]'));
  } else if (played.length === 0) press(board.querySelector('[data-act="aimed"]'));
  return played[0];
}

test('there is a update for every kind of choice that the game has', () => {
  const met = new Set(updates.flatMap((update) => [...kindsOf(update)]));
  expect(kinds.filter((kind) => !met.has(kind))).toEqual([]);
  expect([...met].filter((kind) => !kinds.includes(kind))).toEqual([]);
});

const elsewhere = updates.find((update) => !kindsOf(update).has('lay')) as TableUpdate;
for (const kind of kinds) {
  test(`every choice to ${kind} can be made on the board`, () => {
    let made = 0;
    for (const update of updates.filter((other) => kindsOf(other).has(kind))) {
      let table = open(update);
      for (const { choice } of offers(update.choices, update.viewer).filter((other) => other.kind === kind)) {
        // Cards that were laid stay laid until something else is asked.
        if (kind === 'lay' && made > 0) {
          open(elsewhere);
          table = open(update);
        }
        expect(answer(table, choice.notation, kind), choice.notation).toBe(choice.notation);
        made += 1;
      }
    }
    expect(made).toBeGreaterThan(0);
  });
}

test('nothing else is offered: whoever only watches finds nothing to press', () => {
  const { board } = open({ ...(updates[0] as TableUpdate), choices: [] });
  expect(board.querySelectorAll('[data-choice], .ghost.open').length).toBe(0);
});

// @vitest-environment happy-dom
import { flushSync } from 'svelte';
import { afterAll, expect, test } from 'vitest';
import { ACTIONS } from '$games/sneaky/client/kinds';
import { mountBoard } from '../kit/mountBoard.svelte';
import Board from './Board.svelte';
import { offers, type Offer } from './choose';
import { decisions, type Update } from './scenes';

const updates = decisions();
const [first] = updates;
if (!first) throw new Error('no decision was kept');
const kindsOf = (update: Update) => new Set(offers(update.choices, update.viewer).map((offer) => offer.kind));

const names = Array.from({ length: 6 }, (_, seat) => `Seat ${seat}`);
const shown = mountBoard(Board, first, { game: 'sneaky', names });
afterAll(shown.unmount);

/** The one board of these tests with this update, and what is played on it. To draw it anew takes long; to change it does not. */
let step = 0;
function open(next: Update): { board: HTMLElement; played: string[] } {
  step += 1;
  shown.played.length = 0;
  shown.show({ ...next, step, steps: [] });
  return { board: document.body, played: shown.played };
}

const press = (node: HTMLElement | null) => {
  node?.click();
  flushSync();
};

/** Makes a choice as a person would: by pressing what the board offers for it. Returns what was played first. */
function answer(
  { board, played }: ReturnType<typeof open>,
  { choice: { notation }, kind, tenths }: Offer,
): string | undefined {
  played.length = 0;
  const mark = `[data-choice="${notation}"]`;
  if (kind === 'hold') {
    const slider = board.querySelector<HTMLInputElement>('input[type=range]');
    if (!slider) return undefined;
    slider.value = String(tenths);
    slider.dispatchEvent(new Event('input', { bubbles: true }));
    flushSync();
    press(board.querySelector<HTMLElement>(`button${mark}`));
    return played[0];
  }
  press(board.querySelector<HTMLElement>(mark));
  if (kind === 'lay') {
    // This card first, then the others in any order: each to the place that waits for one.
    for (let guard = 0; guard < 9; guard += 1) {
      press(board.querySelector<HTMLElement>('.ghost.open'));
      press(board.querySelector<HTMLElement>('.held:not(.gone) button[data-choice]'));
    }
    press(board.querySelector<HTMLElement>('[data-act="lay-all"]'));
  } else if (played.length === 0) press(board.querySelector<HTMLElement>('[data-act="aimed"]'));
  return played[0];
}

test('there is an update for every kind of choice that the game has', () => {
  const met = new Set(updates.flatMap((update) => [...kindsOf(update)]));
  expect([...met].sort()).toEqual([...ACTIONS].sort());
});

/** Somewhere else: cards that were laid stay laid until something else is asked. */
const elsewhere = updates.filter((update) => !kindsOf(update).has('lay')).slice(0, 1);
for (const kind of ACTIONS) {
  test(`every choice to ${kind} can be made on the board`, () => {
    let made = 0;
    for (const update of updates.filter((other) => kindsOf(other).has(kind))) {
      let table = open(update);
      for (const offer of offers(update.choices, update.viewer).filter((other) => other.kind === kind)) {
        if (kind === 'lay' && made > 0) {
          elsewhere.forEach(open);
          table = open(update);
        }
        expect(answer(table, offer), offer.choice.notation).toBe(offer.choice.notation);
        made += 1;
      }
    }
    expect(made).toBeGreaterThan(0);
  });
}

test('nothing else is offered: whoever only watches finds nothing to press', () => {
  const { board } = open({ ...first, choices: [] });
  expect(board.querySelectorAll('[data-choice], .ghost.open').length).toBe(0);
});

// @vitest-environment happy-dom
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import type { GameUpdate } from '$lib/board';
import { mountBoard } from './mountBoard.svelte';
import SampleBoard, { type SampleTypes } from './SampleBoard.svelte';

const add = (points: number) => ({
  notation: `add:${points}`,
  action: { add: points },
  label: { key: `Add ${points}` },
  takes_back: 'alone' as const,
});
const at = (step: number, sum: number, ...events: number[]): GameUpdate<SampleTypes> => ({
  step,
  ply: step,
  viewer: 0,
  to_act: [0],
  view: { sum },
  prompt: { key: '' },
  choices: [add(1), add(2)],
  scores: [],
  undo: 'no',
  steps: [
    {
      step,
      ply: step,
      seat: 1,
      undone: false,
      events: events.map((event) => ({ event, text: { key: '' } })),
    },
  ],
});
const buttons = () => [...document.querySelectorAll('button')];
const sum = () => document.querySelector('output')?.textContent;
let board: ReturnType<typeof mountBoard<SampleTypes>>;

beforeEach(() => {
  vi.useFakeTimers();
  board = mountBoard(SampleBoard, at(1, 0), { game: 'sample', names: ['Ines', 'Mira'], tempo: 1 });
});
afterEach(() => {
  board.unmount();
  document.body.innerHTML = '';
  vi.useRealTimers();
});

test('a board offers the choices, and what it does is recorded', () => {
  expect(buttons().map((button) => button.textContent)).toEqual(['Add 1', 'Add 2', '100']);
  buttons()[1]?.click();
  buttons()[2]?.click();
  document.querySelector('output')?.dispatchEvent(new MouseEvent('contextmenu', { bubbles: true }));
  expect([board.played, board.asked, board.helped]).toEqual([['add:2'], [{ add: 100 }], ['sum']]);
});

test('the next update is animated, and everything waits for it', async () => {
  board.show(at(2, 7, 3, 4));
  expect(board.held.length).toBe(1);
  await vi.advanceTimersByTimeAsync(100);
  expect([sum(), buttons()[0]?.disabled]).toEqual(['3', true]);
  await vi.advanceTimersByTimeAsync(1000);
  expect([sum(), buttons()[0]?.disabled]).toEqual(['7', false]);
});

test('without a tempo nothing is animated', () => {
  board.setTempo(0);
  board.show(at(2, 7, 3, 4));
  expect([sum(), board.held.length]).toEqual(['7', 0]);
});

test('advice marks its choice, and a busy table takes none', () => {
  board.advise(add(2));
  expect(buttons()[1]?.getAttribute('aria-pressed')).toBe('true');
  board.setBusy(true);
  buttons()[1]?.click();
  expect(board.played).toEqual([]);
});

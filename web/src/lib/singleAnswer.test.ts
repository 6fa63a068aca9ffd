import { expect, test } from 'vitest';
import { singleAnswer } from './singleAnswer';
import type { Choice, TableUpdate } from './wire';

const choice = (notation: string, back: boolean): Choice => ({
  notation,
  action: {},
  label: { key: 'l' },
  takes_back: back ? 'alone' : 'never',
});
const update = (...choices: Choice[]): TableUpdate => ({
  step: 1,
  ply: 1,
  viewer: 0,
  to_act: [0],
  view: {},
  prompt: { key: 'p' },
  choices,
  scores: [],
  undo: 'no',
  steps: [],
});

test('only a single answer that can be taken back is taken by itself', () => {
  expect(singleAnswer(update(choice('a', true)))?.notation).toBe('a');
  expect(singleAnswer(update(choice('a', false)))).toBeNull();
  expect(singleAnswer(update(choice('a', true), choice('b', true)))).toBeNull();
  expect(singleAnswer(update())).toBeNull();
});

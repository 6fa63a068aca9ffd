import { expect, test } from 'vitest';
import { turn } from './words';

test('the first turn is the first, before its cards are played and after', () => {
  const number = (turns: number, phase: Parameters<typeof turn>[0]['phase']) =>
    turn({ turns, phase }).args?.['turn'];
  expect(number(0, 'play')).toEqual({ number: 1 });
  expect(number(1, { choose: 'sorceress' })).toEqual({ number: 1 });
  expect(number(1, 'play')).toEqual({ number: 2 });
});

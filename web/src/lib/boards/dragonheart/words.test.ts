import { expect, test } from 'vitest';
import { consequences, fills } from './words';

const cards = (picture: string) => ({ phrase: { key: `cards-${picture}`, args: { count: { number: 1 } } } });

test('a label tells what a play takes', () => {
  expect(consequences({ key: 'action-play-taking', args: { cards: cards('troll'), taken: cards('sorceress') } })).toEqual(['sorceress']);
  const two = { cards: cards('sorceress'), first: cards('treasure'), second: cards('petrified-dragon') };
  expect(consequences({ key: 'action-play-choosing', args: two })).toEqual(['treasure', 'petrified-dragon']);
  expect(consequences({ key: 'action-play', args: { cards: cards('treasure') } })).toEqual([]);
});

test('a filled space is told from one that fills', () => {
  expect(fills({ key: 'action-play-full' })).toBe(true);
  expect(fills({ key: 'action-play-filling' })).toBe(false);
});

import { expect, test } from 'vitest';
import { componentIn } from './componentPictures';

test('an event shows the first component that it names', () => {
  const known = (id: string) => id === 'thief' || id === 'knight';
  expect(componentIn({ event: 'flipped', seat: 1, card: { name: 'thief.2', kind: 'thief' } }, known)).toBe(
    'thief',
  );
  expect(componentIn({ cards: [{ kind: 'other' }, { kind: 'knight' }] }, known)).toBe('knight');
  expect(componentIn({ event: 'moved', card: null, to: 3 }, known)).toBeNull();
  expect(componentIn({ event: 'played', cards: ['knight:2', 'knight:1'] }, known)).toBe('knight');
  expect(componentIn({ args: { card: { phrase: { key: 'card-thief' } } } }, known)).toBe('thief');
});

import { expect, it } from 'vitest';
import { boxOf, GAMES } from './boxes';
import { GAMES_WITH_TEXTS } from './translator';

it('gives every game a box, in the order that the games ask for', () => {
  expect([...GAMES].sort()).toEqual([...GAMES_WITH_TEXTS].sort());
  const orders = GAMES.map((game) => boxOf(game).order);
  expect(orders).toEqual([...orders].sort((one, other) => one - other));
});

it('gives a game without a box of its own a plain lid', () => {
  expect(boxOf('a-game-from-elsewhere')).toMatchObject({ picture: '/art/hall.svg' });
});

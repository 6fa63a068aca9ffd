import { expect, it } from 'vitest';
import { boxOf, GAMES, gamesOf } from './boxes';
import { GAMES_WITH_TEXTS } from './translator';

it('gives every game a box, in the order that the games ask for', () => {
  expect([...GAMES].sort()).toEqual([...GAMES_WITH_TEXTS].sort());
  const orders = GAMES.map((game) => boxOf(game).order);
  expect(orders).toEqual([...orders].sort((one, other) => one - other));
});

it('shows the games that the hall has, and no others', () => {
  expect(gamesOf(undefined)).toEqual(GAMES);
  expect(gamesOf(['hoard', 'sneaky', 'dragonheart'])).toEqual(['dragonheart', 'sneaky', 'hoard']);
});

it('gives a game without a box of its own a plain lid', () => {
  expect(boxOf('a-game-from-elsewhere')).toMatchObject({ picture: '/art/hall.svg' });
});

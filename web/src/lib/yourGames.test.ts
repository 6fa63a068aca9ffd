import { expect, test } from 'vitest';
import { loadTranslator } from './translator';
import type { FinishedGame, GameStatistics } from './wire';
import { detail, headline, toldStatistics } from './yourGames';

const played = (more: Partial<FinishedGame>): FinishedGame => ({
  game: 'dragonheart',
  id: 't',
  seat: 0,
  players: 2,
  place: 1,
  shared: false,
  score: 43,
  scores: [43, 38],
  plies: 60,
  began_at: 0,
  ended_at: 1,
  ...more,
});
const without = (game: FinishedGame, ...keys: (keyof FinishedGame)[]): FinishedGame => {
  const left = { ...game };
  for (const key of keys) delete left[key];
  return left;
};

test('a game is told by its outcome and its points', async () => {
  const en = await loadTranslator('en');
  const says = (game: FinishedGame) => [headline(en, game), detail(en, game)];
  expect(says(played({}))).toEqual(['Won', '43 to 38']);
  expect(says(played({ place: 1, shared: true, scores: [43, 43] }))).toEqual([
    'Shared first place',
    '43 to 43',
  ]);
  expect(says(played({ players: 4, place: 3, score: 112, scores: [112, 128, 90, 119] }))).toEqual([
    '3rd of 4',
    '112, the best 128',
  ]);
  expect(says(without(played({ scores: [] }), 'score'))).toEqual(['Won', '']);
  expect(says(without(played({ place: 2, scores: [] }), 'score'))).toEqual(['Given up', '']);
  expect(says(without(played({}), 'seat', 'place'))).toEqual(['On one screen', '']);
  const alone = without(played({ game: 'flamecraft', players: 1, score: 78, scores: [78] }), 'place');
  expect(says(alone)).toEqual(['78 reputation', '']);
});

test('in French too', async () => {
  const fr = await loadTranslator('fr');
  expect(headline(fr, played({ players: 4, place: 3, scores: [1, 2, 3, 4] }))).toBe('3e sur 4');
  expect(headline(fr, played({ players: 4, place: 1 }))).toBe('Gagné');
});

test('a title is summed up from its third game on, and its scores are a line from the fifth', () => {
  const line = (game: string, games: number): GameStatistics => ({
    game,
    games,
    ranked: games,
    won: 0,
    streak: 0,
    longest_streak: 0,
    scores: Array.from({ length: games }, (_, at) => at),
    against: [],
  });
  const told = toldStatistics([line('a', 2), line('b', 3), line('c', 5)]);
  expect(told.map(({ game, scores }) => [game, scores.length])).toEqual([
    ['b', 0],
    ['c', 5],
  ]);
});

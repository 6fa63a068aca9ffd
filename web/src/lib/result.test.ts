import { expect, test } from 'vitest';
import { compare, pointWord, ranked, winners } from './result';
import { loadTranslator } from './translator';
import type { Phrase, ScoreLine, SeatInfo, TableInfo } from './wire';

const seat: SeatInfo = { kind: 'person', name: 'x', avatar: '', here: true, stand_in: false };
const table = (seats: number, more: Partial<TableInfo> = {}): TableInfo => ({
  id: 'a',
  game: 'g',
  options: {},
  status: 'over',
  public: false,
  clock: 'none',
  seats: Array.from({ length: seats }, () => seat),
  yours: [0],
  host: true,
  spectators: 0,
  opened_at: 0,
  ...more,
});
const over = (scores: number[], ranks: number[]): Partial<TableInfo> => ({
  result: { scores, ranks, ending: 'end' },
});
const say = ({ key, args = {} }: Phrase): string =>
  [key, ...Object.values(args).map((arg) => ('phrase' in arg ? say(arg.phrase) : JSON.stringify(arg)))].join(
    ' ',
  );
const line = (seat: number, points: number, text: Phrase, rule = '1.1'): ScoreLine => ({
  seat,
  points,
  text,
  rule,
});
const cards = (card: string, count: number): Phrase => ({
  key: 'score-cards',
  args: { card: { phrase: { key: `card-${card}` } }, count: { number: count } },
});

test('sources become rows, seats become columns from the first place on', () => {
  const { columns, rows, most, single } = compare(
    table(2, over([7, 9], [2, 1])),
    [
      line(0, 4, cards('troll', 2), '3.1'),
      line(0, 3, { key: 'score-coins' }),
      line(1, 9, cards('troll', 5), '3.1'),
    ],
    say,
  );
  expect(columns.map(({ seat, rank, points, won }) => [seat, rank, points, won])).toEqual([
    [1, 1, 9, true],
    [0, 2, 7, false],
  ]);
  expect(
    rows.map(({ label, rule, component, cells }) => [
      label,
      rule,
      component,
      cells.map((cell) => cell?.points),
    ]),
  ).toEqual([
    ['card-troll', '3.1', 'troll', [9, 4]],
    ['score-coins', '1.1', 'coins', [undefined, 3]],
  ]);
  expect([most, single]).toEqual([9, false]);
});

test('rows keep the order that each seat has them in', () => {
  const text = (key: string): Phrase => ({ key });
  const { rows } = compare(
    table(3, over([1, 1, 1], [1, 1, 1])),
    [
      line(0, 1, text('c')),
      line(0, 1, text('e')),
      line(1, 1, text('a')),
      line(1, 1, text('b')),
      line(1, 1, text('d')),
      line(1, 1, text('e')),
      line(2, 1, text('b')),
      line(2, 1, text('c')),
      line(2, 1, text('d')),
    ],
    say,
  );
  expect(rows.map((row) => row.label)).toEqual(['a', 'b', 'c', 'd', 'e']);
});

test('what is worth nothing is left out, but a tie is explained', () => {
  const { rows, notes } = compare(
    table(2, over([0, 0], [1, 2])),
    [
      line(0, 0, { key: 'score-coins' }),
      line(1, 0, { key: 'score-coins' }),
      line(0, 0, { key: 'score-tie', args: { goods: { number: 3 } } }),
    ],
    say,
  );
  expect(rows).toEqual([]);
  expect(notes).toEqual([{ seat: 0, text: 'score-tie {"number":3}' }]);
});

test('a race is told in its own words', () => {
  const field = (key: string, field: number): Phrase => ({ key, args: { field: { number: field } } });
  const { columns, rows, single } = compare(
    table(2, over([39, 12], [1, 2])),
    [line(0, 39, field('score-finish', 3)), line(1, 12, field('score-field', 12))],
    say,
  );
  expect(single).toBe(true);
  expect(columns.map((column) => column.words)).toEqual([
    'score-finish {"number":3}',
    'score-field {"number":12}',
  ]);
  expect(rows.map((row) => [row.label, row.cells.map((cell) => cell?.points)])).toEqual([['', [39, 12]]]);
});

test('one source each is not yet a race', () => {
  const { single, columns } = compare(
    table(2, { resigned: 0 }),
    [line(0, 5, { key: 'score-fire' }), line(1, 3, { key: 'score-gym' })],
    say,
  );
  expect([single, columns.map(({ points, words }) => [points, words])]).toEqual([
    false,
    [
      [3, null],
      [5, null],
    ],
  ]);
});

test('points that a broken-off game keeps closed are not taken for none', () => {
  const { columns } = compare(table(2, { resigned: 0 }), [line(0, 5, { key: 'score-fire' })], say);
  expect(columns.map(({ seat, closed }) => [seat, closed])).toEqual([
    [1, true],
    [0, false],
  ]);
});

test('whoever is left when one of two gives up has won; with more nobody has', () => {
  expect(winners(table(2, { resigned: 0 }))).toEqual([1]);
  expect(winners(table(3, { resigned: 0 }))).toEqual([]);
  expect(winners(table(2, { status: 'closed' }))).toEqual([]);
  expect(winners(table(3, over([5, 5, 1], [1, 1, 3])))).toEqual([0, 1]);
  expect(
    ranked(table(3, { resigned: 0 }), (seat) => [9, 1, 4][seat] ?? 0),
    'the one who left comes last',
  ).toEqual([2, 1, 0]);
  const { columns } = compare(
    table(2, { resigned: 0 }),
    [line(0, 5, { key: 'a' }), line(1, 3, { key: 'a' })],
    say,
  );
  expect(columns.map(({ seat, rank, points, won, gaveUp }) => [seat, rank, points, won, gaveUp])).toEqual([
    [1, null, 3, true, false],
    [0, null, 5, false, true],
  ]);
});

test('a game that counts something else than points says so itself', async () => {
  const said = async (game: string, language: 'en' | 'fr', count: number) =>
    pointWord(await loadTranslator(language, game), 'points', { count });
  expect(await said('dragonheart', 'en', 2)).toBe('2 points');
  expect(await said('dragondraft', 'en', 1)).toBe('1 spectator');
  expect(await said('dragondraft', 'fr', 2)).toBe('2 spectateurs');
  expect(await said('flamecraft', 'en', 42)).toBe('42 reputation');
  expect(await said('flamecraft', 'fr', 42)).toBe('42 points de réputation');
});

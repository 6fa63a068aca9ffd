import { describe, expect, it } from 'vitest';
import {
  tableWithBots,
  changedOptions,
  choicesOf,
  effectiveValue,
  isDraft,
  nearestAllowed,
  defaultDraft,
  defaultBot,
} from './newTable';
import type { Field, GameInfo } from './wire';

const first: Field = {
  key: 'first',
  kind: 'choice',
  choices: ['random', 'seat-0', 'seat-1', 'seat-2', 'seat-3'],
  default: 'random',
};
const game: GameInfo = {
  name: 'dragondraft',
  seats: [2, 4],
  revision: 1,
  sheet: 'x',
  campaign: false,
  bots: ['random', 'greedy'],
  options: [
    { key: 'players', kind: 'number', min: 2, max: 4, step: 1, default: 4 },
    { key: 'beginner', kind: 'switch', default: false },
    first,
  ],
};

describe('a new table', () => {
  it('against bots has the usual number of seats and one person', () => {
    const table = tableWithBots(game);
    expect(table.seats).toEqual([{ kind: 'me' }, ...Array(3).fill({ kind: 'bot', level: 'greedy' })]);
    expect(table.options).toEqual({ players: 4 });
  });

  it('starts from what is suggested', () => {
    expect(defaultDraft(game, 'bots').options).toEqual({ players: 4, beginner: false, first: 'random' });
    expect(defaultDraft(game, 'friends').seats).toEqual([{ kind: 'me' }, { kind: 'open' }]);
    expect(defaultDraft(game, 'screen').seats).toEqual([{ kind: 'me' }, { kind: 'me' }]);
  });

  it('sends only what was changed; the seats give the number of players', () => {
    const options = { players: 4, beginner: true, first: 'random' };
    expect(changedOptions(game, options, [{ kind: 'me' }, { kind: 'open' }])).toEqual({
      players: 2,
      beginner: true,
    });
  });

  it('has a bot even where there is one level only', () => {
    expect(defaultBot({ ...game, bots: ['random'] })).toBe('random');
    expect(defaultBot({ ...game, bots: ['random', 'greedy', 'search'] })).toBe('greedy');
  });

  it('lets nobody begin who does not sit there', () => {
    expect(choicesOf(first, 3)).toEqual(['random', 'seat-0', 'seat-1', 'seat-2']);
    expect(effectiveValue(first, 'seat-3', 3)).toBe('random');
    expect(effectiveValue(first, 'seat-3', 4)).toBe('seat-3');
    expect(changedOptions(game, { first: 'seat-3' }, [{ kind: 'me' }, { kind: 'open' }])).toEqual({
      players: 2,
    });
  });

  it('takes the nearest number that is allowed, and the suggestion for none', () => {
    const fields: Field & { kind: 'number' } = {
      key: 'fields',
      kind: 'number',
      min: 8,
      max: 36,
      step: 2,
      default: 36,
    };
    expect([Number.NaN, 7, 11, 12, 99].map((typed) => nearestAllowed(fields, typed))).toEqual([
      36, 8, 12, 12, 36,
    ]);
  });
});

describe('a form that was filled in', () => {
  const draft = defaultDraft(game, 'bots');

  it('is taken up again', () => {
    expect(isDraft(game, JSON.parse(JSON.stringify(draft)))).toBe(true);
  });

  it('is left where it no longer makes a table', () => {
    const worn = [
      null,
      'x',
      [],
      {},
      { ...draft, seats: 3 },
      { ...draft, seats: [{ kind: 'me' }] },
      { ...draft, seats: [null, null] },
      { ...draft, seats: [{ kind: 'me' }, { kind: 'bot', level: 'gone' }] },
      { ...draft, options: null },
      { ...draft, clock: 'week' },
      { ...draft, public: 1 },
    ];
    expect(worn.filter((kept) => isDraft(game, kept))).toEqual([]);
  });
});

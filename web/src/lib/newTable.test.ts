import { describe, expect, it } from 'vitest';
import {
  tableWithBots,
  changedOptions,
  choicesOf,
  effectiveValue,
  isDraft,
  levelsIn,
  nearestAllowed,
  defaultDraft,
  defaultBot,
  freeCharacters,
  isAsked,
  newBot,
  strengthOf,
} from './newTable';
import { CHARACTERS } from './seats';
import type { Field, GameInfo, NewSeat } from './wire';

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
  bots: ['egg', 'hatchling', 'drake'],
  outside: [],
  first_bot: 'hatchling',
  strengths: { random: 0, egg: 200, hatchling: 500, drake: 800 },
  options: [
    { key: 'players', kind: 'number', min: 2, max: 4, step: 1, default: 4 },
    { key: 'beginner', kind: 'switch', default: false },
    first,
  ],
};

describe('a new table', () => {
  it('against bots has the usual number of seats and one person', () => {
    const table = tableWithBots(game);
    expect(table.seats).toEqual([{ kind: 'me' }, ...Array(3).fill({ kind: 'bot', level: 'hatchling' })]);
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

  it('is asked only what fits the number of players and the other options', () => {
    const companions: Field = {
      key: 'companions',
      kind: 'switch',
      default: false,
      only_if: [{ key: 'players', values: [3, 4] }],
    };
    const mountain: Field = { key: 'mountain', kind: 'switch', default: false };
    const risky: Field = {
      key: 'risky',
      kind: 'switch',
      default: false,
      only_if: [{ key: 'mountain', values: [true] }],
    };
    const asking = { ...game, options: [...game.options, companions, mountain, risky] };
    expect([2, 3, 4].map((seats) => isAsked(asking, companions, {}, seats))).toEqual([false, true, true]);
    expect(isAsked(asking, risky, {}, 3)).toBe(false);
    expect(isAsked(asking, risky, { mountain: true }, 3)).toBe(true);
    // What was chosen before and no longer fits is not sent.
    const two: NewSeat[] = [{ kind: 'me' }, { kind: 'open' }];
    expect(changedOptions(asking, { companions: true, risky: true }, two)).toEqual({ players: 2 });
  });

  it('has bots of different characters, as long as there are some', () => {
    const { seats } = defaultDraft(game, 'bots');
    const who = seats.flatMap((seat) => (seat.kind === 'bot' ? [seat.character] : []));
    expect(new Set(who).size).toBe(3);
    expect(freeCharacters(seats).some((free) => who.includes(free))).toBe(false);
    const all = CHARACTERS.map((character): NewSeat => ({ kind: 'bot', level: 'greedy', character }));
    expect(newBot(all, 'greedy')).toEqual({ kind: 'bot', level: 'greedy' });
    expect(newBot([], 'random', () => 0)).toEqual({ kind: 'bot', level: 'random', character: CHARACTERS[0] });
  });

  it('has a bot even where there is one level only', () => {
    expect(defaultBot({ ...game, bots: ['random'] })).toBe('random');
    expect(defaultBot(game)).toBe('hatchling');
  });

  it('shows how strong levels are beside the strongest one, where that was measured', () => {
    expect(['egg', 'drake', 'wyrm'].map((level) => strengthOf(game, level))).toEqual([0.25, 1, null]);
    expect(strengthOf({ ...game, strengths: {} }, 'egg')).toBeNull();
  });

  it('offers the bots of the operator after the built-in ones, and begins with none of them', () => {
    const visited = { ...game, outside: ['parrot'] };
    expect(levelsIn(visited)).toEqual(['egg', 'hatchling', 'drake', 'parrot']);
    expect(defaultBot(visited)).toBe('hatchling');
    const seats: NewSeat[] = [{ kind: 'me' }, { kind: 'bot', level: 'parrot' }];
    const draft = { ...defaultDraft(game, 'bots'), seats };
    expect([visited, game].map((game) => isDraft(game, draft))).toEqual([true, false]);
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
      { ...draft, seats: [{ kind: 'me' }, { kind: 'bot', level: 'greedy', character: 'gone' }] },
      { ...draft, options: null },
      { ...draft, clock: 'week' },
      { ...draft, public: 1 },
    ];
    expect(worn.filter((kept) => isDraft(game, kept))).toEqual([]);
  });
});

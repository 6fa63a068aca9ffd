import { describe, expect, it } from 'vitest';
import { againstBots, changed, recommended, usualBot } from './opening';
import type { GameInfo } from './wire';

const game: GameInfo = {
  name: 'dragondraft', seats: [2, 4], revision: 1, sheet: 'x', campaign: false, bots: ['random', 'greedy'],
  options: [
    { key: 'players', kind: 'number', min: 2, max: 4, step: 1, default: 4 },
    { key: 'beginner', kind: 'switch', default: false },
    { key: 'first', kind: 'choice', choices: ['random', 'seat-0'], default: 'random' },
  ],
};

describe('a new table', () => {
  it('against bots has the usual number of seats and one person', () => {
    const table = againstBots(game);
    expect(table.seats).toEqual([{ kind: 'me' }, ...Array(3).fill({ kind: 'bot', level: 'greedy' })]);
    expect(table.options).toEqual({ players: 4 });
  });

  it('starts from what the rulebook recommends', () => {
    expect(recommended(game)).toEqual({ players: 4, beginner: false, first: 'random' });
  });

  it('sends only what was changed; the seats give the number of players', () => {
    const chosen = { players: 4, beginner: true, first: 'random' };
    expect(changed(game, chosen, [{ kind: 'me' }, { kind: 'open' }])).toEqual({ players: 2, beginner: true });
  });

  it('has a bot even where there is one level only', () => {
    expect(usualBot({ ...game, bots: ['random'] })).toBe('random');
  });
});

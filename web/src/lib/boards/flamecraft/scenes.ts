/** What the tests of this board are shown: every kind of question and action, as the game keeps them. */
import text from '$games/flamecraft/client/decisions.json?raw';
import type { Action, Asks } from '$games/flamecraft/client/types';
import type { GameUpdate } from '$lib/board';
import type { TableInfo } from '$lib/wire';
import type { Types } from './table';

/** The only place where JSON gets its types: they were made by the same program. */
export const { asks, kinds, scenes } = JSON.parse(text) as {
  asks: Asks[];
  kinds: Action['do'][];
  scenes: GameUpdate<Types>[];
};

/** A table of so many people. */
export function tableOf(players: number): TableInfo {
  const seat = {
    kind: 'person' as const,
    name: '',
    avatar: 'moss',
    here: true,
    stand_in: false,
    lookalike: false,
    silenced: false,
    muted: false,
  };
  return {
    id: 'test',
    game: 'flamecraft',
    options: {},
    status: 'running',
    public: false,
    clock: 'none',
    seats: Array.from({ length: players }, () => seat),
    yours: [0],
    host: true,
    spectators: 0,
    opened_at: 0,
  };
}

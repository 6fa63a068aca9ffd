/** What the tests of this board are shown: every kind of question and action, as the game keeps them. */
import text from '$games/flamecraft/client/decisions.json?raw';
import type { Action, Asks } from '$games/flamecraft/client/types';
import type { GameUpdate } from '$lib/board';
import type { Types } from './table';

/** The only place where JSON gets its types: they were made by the same program. */
export const { asks, kinds, scenes } = JSON.parse(text) as {
  asks: Asks[];
  kinds: Action['do'][];
  scenes: GameUpdate<Types>[];
};

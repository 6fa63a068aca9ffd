/** Updates out of whole games, for tests: `games/dragonheart/client/scenes.json`, kept by the game's own tests. */
import kept from '$games/dragonheart/client/scenes.json';
import type { GameUpdate } from '$lib/board';
import type { Types } from './table';

/** The one cast: TypeScript reads every word of a JSON file as `string`. */
export const scenes = (): GameUpdate<Types>[] => kept as GameUpdate<Types>[];

/** Every two updates of which the second follows from the first by one step. */
export function steps(): { before: GameUpdate<Types>; after: GameUpdate<Types> }[] {
  const updates = scenes();
  return updates.slice(1).flatMap((after, index) => {
    const before = updates[index];
    return before && after.step === before.step + 1 ? [{ before, after }] : [];
  });
}

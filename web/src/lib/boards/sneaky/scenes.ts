/** Updates for tests, kept by the game's own tests in `games/sneaky/client/`. */
import decisionText from '$games/sneaky/client/decisions.json?raw';
import sceneText from '$games/sneaky/client/scenes.json?raw';
import type { GameUpdate } from '$lib/board';
import type { Types } from './table';

export type Update = GameUpdate<Types>;

/** The only place where JSON gets its types: they were made by the same program. */
const read = (text: string): Update[] => JSON.parse(text) as Update[];

/** For every kind of choice, an update that offers it. */
export const decisions = (): Update[] => read(decisionText);

/** Updates out of whole races with the steps that led to them. */
export const scenes = (): Update[] => read(sceneText);

/** Updates of two whole games, for tests. */
import text from '$games/dragondraft/client/scenes.json?raw';
import type { GameUpdate } from '$lib/board';
import type { Types } from './table';

/** The game's crate writes the file from the same types (`make bless`), so that it can be read as them. */
export const updates = JSON.parse(text) as GameUpdate<Types>[];

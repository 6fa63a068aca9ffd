/**
 * The drawn boards, found by folder: `boards/GAME/Board.svelte` draws the game of that name.
 *
 * This is the one place where an untyped update becomes a game's typed one. The shell knows a table's view, actions and
 * events only as `unknown` (`BoardProps`); a board declares those of its game (`BoardProps<Types>`, with the types that
 * the game's crate exports to `games/GAME/client/types.ts`). `import.meta.glob` cannot check that the two belong
 * together: they do because a board is only given updates of the game that its folder is named after.
 */
import type { BoardModule } from '$lib/board';

const modules = import.meta.glob<BoardModule>('./*/Board.svelte');

/** Loads the board of a game, by the game's name; a game that is not here is played at the plain table. */
export const boards: Readonly<Record<string, () => Promise<BoardModule>>> = Object.fromEntries(
  Object.entries(modules).map(([path, load]) => [path.split('/')[1] ?? '', load]),
);

import type { BoardModule } from '$lib/board';

const found = import.meta.glob<BoardModule>('./*/Board.svelte');

/** The games with a drawn board, by the name of their folder; any other is played at the plain table. */
export const boards: Record<string, () => Promise<BoardModule>> = Object.fromEntries(
  Object.entries(found).map(([path, load]) => [path.split('/')[1] ?? '', load]),
);

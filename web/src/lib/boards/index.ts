import type { BoardModule } from '$lib/board';

/** The games with a drawn board; any other is played at the plain table. */
export const boards: Record<string, () => Promise<BoardModule>> = {
  dragonheart: () => import('./dragonheart/Board.svelte'),
  dragondraft: () => import('./dragondraft/Board.svelte'),
  sneaky: () => import('./sneaky/Board.svelte'),
  flamecraft: () => import('./flamecraft/Board.svelte'),
};

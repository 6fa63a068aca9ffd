/** What the campaigns of the games can unlock and award: see `Campaign` in `boxes.ts`. */
import { boxOf, GAMES } from './boxes';

export const achievements: Record<string, readonly string[]> = Object.fromEntries(
  GAMES.map((game) => [game, boxOf(game).campaign?.achievements ?? []]),
);

export const awards: Record<string, readonly string[]> = Object.fromEntries(
  GAMES.map((game) => [game, boxOf(game).campaign?.awards ?? []]),
);

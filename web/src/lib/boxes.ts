/** The boxes of the games: what a lid says that the game itself does not. A game keeps its own in `client/box.ts`. */
import { GAMES_WITH_TEXTS } from './translator';
import type { TableInfo } from './wire';

export type Box = {
  /** Where it stands among the others, the lowest first. */
  order: number;
  players?: [number, number];
  minutes?: number;
  age?: number;
  colour: string;
  picture: string;
  /** A campaign for one. */
  campaign?: Campaign;
};

export type Campaign = {
  /** What it can unlock, in the order of the printed cards; the words are the game's own `card-ID` and `help-ID`. */
  achievements: readonly string[];
  /** The awards of a single game, the lowest first. */
  awards: readonly string[];
  /**
   * What a game for one came to, by its view; null before its end. The game declares it with its own view, which the shell does not
   * know: see `outcomeOf`.
   */
  outcome?: (view: never) => SoloOutcome | null;
};

export type SoloOutcome = {
  award: string;
  /** Every award with the points from which it is given, the least first. */
  awards: readonly { award: string; from: number }[];
  /** The next award, and how many points are missing; null if there is none above. */
  next: { award: string; points: number } | null;
  /** The achievements that this game unlocked for the next ones of the campaign. */
  unlocked: readonly string[];
  /** What is still to be unlocked, the nearest first: so many of so many. */
  nearest: readonly { id: string; have: number; wanted: number }[];
  /** Every achievement of the campaign, and whether it is unlocked, by this game or before. */
  achievements: readonly { id: string; unlocked: boolean; now: boolean }[];
};

const files = import.meta.glob<{ box: Box }>('../../../games/*/client/box.ts', { eager: true });
const boxes = new Map(
  Object.entries(files)
    .map(([path, { box }]) => [path.split('/').at(-3) ?? path, box] as const)
    .toSorted(([, one], [, other]) => one.order - other.order),
);
const PLAIN: Box = { order: Infinity, colour: 'var(--stone-deep)', picture: '/art/hall.svg' };

/** Every game that the client was built with, those with a box of their own first. */
export const GAMES: readonly string[] = [
  ...boxes.keys(),
  ...GAMES_WITH_TEXTS.filter((name) => !boxes.has(name)),
];

/** The games of the hall, in the order of their boxes and then of the hall; before the hall has said, the client's own. */
export function gamesOf(hall: readonly string[] | undefined): readonly string[] {
  if (!hall) return GAMES;
  return [...GAMES.filter((game) => hall.includes(game)), ...hall.filter((game) => !GAMES.includes(game))];
}

export function boxOf(game: string): Box {
  return boxes.get(game) ?? PLAIN;
}

/** What a table of one came to. The server sends the view of this game, so it has the type that the game declares. */
export function outcomeOf({ game, seats }: TableInfo, view: unknown): SoloOutcome | null {
  if (seats.length !== 1 || typeof view !== 'object' || view === null) return null;
  return boxOf(game).campaign?.outcome?.(view as never) ?? null;
}

/** `2` or `2–4`. */
export function range([least, most]: readonly [number, number]): string {
  return least === most ? String(least) : `${least}–${most}`;
}

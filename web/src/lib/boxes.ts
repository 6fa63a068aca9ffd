/** The boxes of the games: what a lid says that the game itself does not. A game keeps its own in `client/box.ts`. */
import { GAMES_WITH_TEXTS } from './translator';

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
};

const files = import.meta.glob<{ box: Box }>('../../../games/*/client/box.ts', { eager: true });
const boxes = new Map(
  Object.entries(files)
    .map(([path, { box }]) => [path.split('/').at(-3) ?? path, box] as const)
    .toSorted(([, one], [, other]) => one.order - other.order),
);
const PLAIN: Box = { order: Infinity, colour: 'var(--stone-deep)', picture: '/art/hall.svg' };

/** Every game that has words, those with a box of their own first. */
export const GAMES: readonly string[] = [
  ...boxes.keys(),
  ...GAMES_WITH_TEXTS.filter((name) => !boxes.has(name)),
];

export function boxOf(game: string): Box {
  return boxes.get(game) ?? PLAIN;
}

/** `2` or `2–4`. */
export function range([least, most]: readonly [number, number]): string {
  return least === most ? String(least) : `${least}–${most}`;
}

/** The boxes on the shelf: what a lid says that the game itself does not. */
import { GAMES_WITH_TEXTS } from './translator';

type Lid = {
  players?: [number, number];
  minutes?: number;
  age?: number;
  /** A campaign for one. */ solo?: boolean;
  colour: string;
  picture: string;
};

const lids: Record<string, Lid> = {
  dragonheart: { players: [2, 2], minutes: 30, age: 8, colour: '#a81d29', picture: '/art/dragonheart.svg' },
  dragondraft: { players: [2, 4], minutes: 45, age: 8, colour: '#33457a', picture: '/art/dragondraft.svg' },
  sneaky: { players: [2, 6], minutes: 30, age: 8, colour: '#27604f', picture: '/art/sneaky.svg' },
  flamecraft: {
    players: [1, 5],
    minutes: 60,
    age: 10,
    solo: true,
    colour: '#7a4272',
    picture: '/art/flamecraft.svg',
  },
};
const PLAIN: Lid = { colour: 'var(--stone-deep)', picture: '/art/hall.svg' };

/** Every game that has words, those with a lid of their own first. */
export const GAMES: readonly string[] = [
  ...Object.keys(lids),
  ...GAMES_WITH_TEXTS.filter((name) => !(name in lids)),
];

export function boxOf(game: string): Lid {
  return lids[game] ?? PLAIN;
}

/** `2` or `2–4`. */
export function range([least, most]: readonly [number, number]): string {
  return least === most ? String(least) : `${least}–${most}`;
}

/** What the lid of each box says that the rules do not: minutes and age. */
import type { Game } from './rules';

export const boxes: Record<Game, { players: [number, number]; minutes: number; age: number; colour: string }> = {
  dragonheart: { players: [2, 2], minutes: 30, age: 8, colour: '#a81d29' },
  dragondraft: { players: [2, 4], minutes: 45, age: 8, colour: '#33457a' },
  sneaky: { players: [2, 6], minutes: 30, age: 8, colour: '#27604f' },
  flamecraft: { players: [1, 5], minutes: 60, age: 10, colour: '#7a4272' },
};

/** `2` or `2–4`. */
export function range([least, most]: readonly [number, number]): string {
  return least === most ? String(least) : `${least}–${most}`;
}

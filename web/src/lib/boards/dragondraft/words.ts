/** Phrases that the board says: messages of the game. */
import type { Arg, Phrase } from '$lib/wire';
import type { Face } from './faces';
import type { Card, Line, Project, View } from './table';

export const name = (id: string): Phrase => ({ key: `card-${id}` });
export const many = (id: string, count: number): Phrase => ({
  key: `many-${id}`,
  args: { count: { number: count } },
});
export const number = (key: string, values: Record<string, number>): Phrase => ({
  key,
  args: Object.fromEntries(
    Object.entries(values).map(([arg, value]): [string, Arg] => [arg, { number: value }]),
  ),
});

/** A line of a show, in the game's own words. */
export function line(counted: Line): Phrase {
  const args: Record<string, Arg> = { spectators: { number: counted.spectators } };
  const most = counted.most_of;
  if (most) return { key: 'line-most', args: { ...args, what: { phrase: { key: `most-${most}` } } } };
  args['what'] = { phrase: many(counted.attraction, counted.count) };
  if (counted.each === undefined)
    return { key: counted.spectators === 0 ? 'line-too-few' : 'line-total', args };
  args['each'] = { number: counted.each };
  const own = counted.attraction === 'dragon-stylist' || counted.attraction === 'souvenir-shop';
  return { key: own ? `line-${counted.attraction}` : 'line-each', args };
}

/** What is printed on a card about its worth. */
export function worth(card: Card | 'thistle', short: boolean): Phrase {
  return { key: card === 'green' && short ? 'board-worth-green-short' : `board-worth-${card}` };
}

/** Something goblins can be sent to, in the words of the game. */
export type Thing = {
  project: Project;
  id: Face;
  cost: number;
  left: number;
  spectators: number | null;
  label: Phrase;
};

export function projects(view: View): Thing[] {
  const piles = view.piles.map(({ size, cost, tiles }): Thing => {
    const [top = null] = tiles;
    const stand = { phrase: name(`grandstand-${size}`) };
    const label: Phrase =
      top === null
        ? { key: 'table-pile-empty', args: { stand } }
        : {
            key: 'table-pile',
            args: { stand, top: { number: top }, cost: { number: cost }, left: { number: tiles.length } },
          };
    return { project: size, id: `grandstand-${size}`, cost, left: tiles.length, spectators: top, label };
  });
  const specials = view.specials.map(({ special, cost, figures }): Thing => ({
    project: special,
    id: special,
    cost,
    left: figures,
    spectators: null,
    label: {
      key: 'table-special',
      args: { special: { phrase: name(special) }, cost: { number: cost }, figures: { number: figures } },
    },
  }));
  return [...piles, ...specials];
}

/** The shortest signs that tell the players apart: an initial, and where others begin alike the first letter or number that differs. */
export function signs(names: readonly string[]): string[] {
  const letters = names.map((whole) => [...whole]);
  return letters.map((own, seat) => {
    const initial = (own[0] ?? '?').toUpperCase();
    const others = letters.filter((other, at) => at !== seat && (other[0] ?? '?').toUpperCase() === initial);
    if (others.length === 0) return initial;
    return (
      initial +
      (own.find(
        (letter, at) => at > 0 && letter.trim() !== '' && others.every((other) => other[at] !== letter),
      ) ?? seat + 1)
    );
  });
}

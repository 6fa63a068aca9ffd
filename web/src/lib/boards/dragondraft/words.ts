/** Phrases that the board says: messages of the game. */
import type { Arg, Phrase } from '$lib/wire';
import type { Face } from './faces';
import type { Card, Hand, Line, Project, Spot, View } from './table';

export const name = (id: string): Phrase => ({ key: `card-${id}` });
/** The name on a card itself, where there is little room. */
export const short = (card: Card | 'thistle'): Phrase => ({ key: `board-name-${card}` });
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
export function showLine(counted: Line): Phrase {
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

/** Which day it is and what is being done. */
export const day = ({ round, rounds, phase }: View): Phrase => ({
  key: 'heading-day',
  args: { round: { number: round }, rounds: { number: rounds }, phase: { word: phase } },
});

/** What the hand would hold with this card and its thistles. */
export const after = ({ card, thistles }: Spot, { size, limit }: Hand): Phrase => ({
  key: 'board-after',
  args: {
    card: { phrase: short(card) },
    thistles: { number: thistles ?? 0 },
    size: { number: size + 1 + (thistles ?? 0) },
    limit: { number: limit },
  },
});

/** Something goblins can be sent to, in the words of the game. */
export type Thing = {
  project: Project;
  id: Face;
  cost: number;
  left: number;
  spectators: number | null;
  /** How many more spectators come tonight. */
  gain: number;
  /** What it does from now on, if that is more than being there. */
  effect: Phrase | null;
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
    return {
      project: size,
      id: `grandstand-${size}`,
      cost,
      left: tiles.length,
      spectators: top,
      gain: 0,
      effect: null,
      label,
    };
  });
  const specials = view.specials.map(({ special, cost, figures, effect, amount, gain }): Thing => ({
    project: special,
    id: special,
    cost,
    left: figures,
    spectators: null,
    gain,
    effect: number(`effect-${effect}`, { amount }),
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

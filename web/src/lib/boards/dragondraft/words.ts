/** Phrases that the board says: messages of the game. */
import type { Arg, Phrase } from '$lib/wire';
import type { Card, ShowLine } from './table';

export const name = (id: string): Phrase => ({ key: `card-${id}` });
export const many = (id: string, count: number): Phrase => ({ key: `many-${id}`, args: { count: { number: count } } });
export const number = (key: string, values: Record<string, number>): Phrase => ({
  key,
  args: Object.fromEntries(Object.entries(values).map(([arg, value]): [string, Arg] => [arg, { number: value }])),
});

/** A line of a show, as the game itself tells it. */
export function line(counted: ShowLine): Phrase {
  const args: Record<string, Arg> = { spectators: { number: counted.spectators } };
  const most = counted['most-of'];
  if (most) return { key: 'line-most', args: { ...args, what: { phrase: { key: `most-${most}` } } } };
  args['what'] = { phrase: many(counted.attraction, counted.count) };
  if (counted.each === undefined) return { key: counted.spectators === 0 ? 'line-too-few' : 'line-total', args };
  args['each'] = { number: counted.each };
  const own = counted.attraction === 'dragon-stylist' || counted.attraction === 'souvenir-shop';
  return { key: own ? `line-${counted.attraction}` : 'line-each', args };
}

/** What is printed on a card about its worth. */
export function worth(card: Card | 'thistle', short: boolean): Phrase {
  return { key: card === 'green' && short ? 'board-worth-green-short' : `board-worth-${card}` };
}

/** Phrases that the board says: messages of the game, and what a label tells about the consequences. */
import type { Arg, Phrase } from '$lib/wire';
import { PICTURES, pictureOf, pointsOf, type Card, type Picture, type Space, type View } from './table';

export const name = (picture: Picture): Phrase => ({ key: `card-${picture}` });

export const counted = (picture: Picture, count: number): Phrase => ({
  key: `cards-${picture}`,
  args: { count: { number: count } },
});

export function cardName(card: Card): Phrase {
  const points = pointsOf(card);
  const picture = name(pictureOf(card));
  if (points === 0) return picture;
  return { key: 'card-with-points', args: { card: { phrase: picture }, points: { number: points } } };
}

export const player = (seat: number): Phrase => ({ key: 'board-player', args: { who: { seat } } });

export function figureName({ figure, figure_points }: View): Phrase {
  const points = { number: figure_points };
  return typeof figure === 'number'
    ? { key: 'table-figure', args: { who: { seat: figure }, points } }
    : { key: 'table-figure-free', args: { points } };
}

/** A space in words, as the plain table tells it. */
export function spaceName(space: Space): Phrase {
  const args: Record<string, Arg> = {
    card: { phrase: name(space.picture) },
    count: { number: space.count },
    outlines: { number: space.outlines },
    points: {
      list: space.shown.map((card) => ({ key: 'points-on-card', args: { points: { number: pointsOf(card) } } })),
    },
  };
  if (space.count === 0) return { key: 'table-space-empty', args };
  if (space.picture === 'ship') return { key: 'table-space-ships', args };
  return { key: space.outlines > 1 ? 'table-space-outlined' : 'table-space', args };
}

export function belowName(cards: readonly Card[]): Phrase {
  if (cards.length === 0) return { key: 'table-below-empty' };
  const kinds = (['knight', 'huntress'] as const)
    .map((picture) => ({ picture, count: cards.filter((card) => pictureOf(card) === picture).length }))
    .filter(({ count }) => count > 0);
  const points = cards.reduce((sum, card) => sum + pointsOf(card), 0);
  return {
    key: 'table-below',
    args: {
      cards: { list: kinds.map(({ picture, count }) => counted(picture, count)) },
      points: { number: points },
    },
  };
}

/** The spaces that a play will take from, as its label tells them. */
export function consequences(label: Phrase): Picture[] {
  const told = ['taken', 'first', 'second'].flatMap((arg) => {
    const value = label.args?.[arg];
    return value && 'phrase' in value ? [value.phrase.key] : [];
  });
  return PICTURES.filter((picture) => told.includes(`cards-${picture}`));
}

/** Whether a play sends its cards below the Ship: its label tells that the space gets full. */
export function fills(label: Phrase): boolean {
  return ['action-play-taking', 'action-play-choosing', 'action-play-full'].includes(label.key);
}

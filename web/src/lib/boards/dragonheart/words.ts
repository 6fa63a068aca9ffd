/** Phrases that the board says: messages of the game. */
import type { Arg, Phrase } from '$lib/wire';
import { PICTURES, pictureOf, pointsOf, type Card, type Picture, type Space, type View } from './table';

export const name = (picture: Picture): Phrase => ({ key: `card-${picture}` });

/** The name on the board, where there is little room. */
export const short = (picture: Picture): Phrase => ({ key: `board-name-${picture}` });

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

/** A space in words, as the plain table says it. */
export function spaceName(space: Space): Phrase {
  const args: Record<string, Arg> = {
    card: { phrase: name(space.picture) },
    count: { number: space.count },
    outlines: { number: space.outlines },
    points: {
      list: space.shown.map((card) => ({
        key: 'points-on-card',
        args: { points: { number: pointsOf(card) } },
      })),
    },
  };
  if (space.count === 0) return { key: 'table-space-empty', args };
  if (space.picture === 'ship') return { key: 'table-space-ships', args };
  return { key: space.outlines > 1 ? 'table-space-outlined' : 'table-space', args };
}

/** The cards below the Ship by kind, and their points together. */
function below(cards: readonly Card[]): Record<string, Arg> {
  const kinds = PICTURES.map((picture) => ({
    picture,
    count: cards.filter((card) => pictureOf(card) === picture).length,
  }));
  return {
    cards: {
      list: kinds.filter(({ count }) => count > 0).map(({ picture, count }) => counted(picture, count)),
    },
    points: { number: cards.reduce((sum, card) => sum + pointsOf(card), 0) },
  };
}

/** The pile below the Ship in words, as the plain table says it; and short, under its title. */
export const belowName = (cards: readonly Card[]): Phrase =>
  cards.length === 0 ? { key: 'table-below-empty' } : { key: 'table-below', args: below(cards) };
export const belowCards = (cards: readonly Card[]): Phrase => ({
  key: 'board-below-cards',
  args: below(cards),
});

/** Which turn it is. The view counts a turn once its cards are played. */
export const turn = ({ turns, phase }: Pick<View, 'turns' | 'phase'>): Phrase => ({
  key: 'board-turn',
  args: { turn: { number: turns + (phase === 'play' ? 1 : 0) } },
});

/** The table as the game's view tells it: the twins of its types, as far as the board draws them. */

export const PICTURES = [
  'treasure',
  'fire-dragon',
  'petrified-dragon',
  'sorceress',
  'troll',
  'dwarf',
  'knight',
  'huntress',
  'ship',
] as const;

export type Picture = (typeof PICTURES)[number];

/** A picture and its points, written `treasure:3`. */
export type Card = `${Picture}:${number}`;

export type Space = { picture: Picture; outlines: number; count: number; shown: Card[] };

export type Player = {
  seat: number;
  hand: number;
  deck: number;
  taken: number;
  pile: Card[] | null;
  points: number | null;
};

export type View = {
  you: number | null;
  phase: 'play' | 'over' | { choose: Picture };
  hand: Card[];
  players: Player[];
  spaces: Space[];
  below_ship: Card[];
  ships_sailed: number;
  /** Whose the Great Dragon is. While it flies from one place to another it is nowhere: only a story tells that. */
  figure: number | null | 'in the air';
  figure_points: number;
  memory: { returned: Card | null };
};

export type Action = { play: { picture: Picture; points: number[] } } | { take: Picture };

export type Pile = { space: Picture } | 'below-ship';

export type Event =
  | { event: 'played'; seat: number; cards: Card[]; now: number }
  | { event: 'collected'; seat: number; from: Pile; count: number; cards: Card[] | null }
  | { event: 'went-below'; picture: Picture; count: number }
  | { event: 'sailed'; stacks: number }
  | { event: 'figure-taken'; seat: number; from: number | null }
  | { event: 'returned'; seat: number; card: Card | null }
  | { event: 'drew'; seat: number; count: number; cards: Card[] | null }
  | { event: 'end-near'; last: number }
  | { event: 'over'; scores: number[] };

export function pictureOf(card: Card): Picture {
  return card.slice(0, card.lastIndexOf(':')) as Picture;
}

export function pointsOf(card: Card): number {
  return Number(card.slice(card.lastIndexOf(':') + 1));
}

/** As the view sorts a hand: by picture, then by points. */
export function inOrder(cards: readonly Card[]): Card[] {
  const rank = (card: Card) => PICTURES.indexOf(pictureOf(card)) * 10 + pointsOf(card);
  return [...cards].sort((one, other) => rank(one) - rank(other));
}

/** The same cards without these, each once. */
export function without(cards: readonly Card[], gone: readonly Card[]): Card[] {
  const left = [...cards];
  for (const card of gone) {
    const index = left.indexOf(card);
    if (index >= 0) left.splice(index, 1);
  }
  return left;
}

export function spaceOf(view: View, picture: Picture): Space | undefined {
  return view.spaces.find((space) => space.picture === picture);
}

/** The types that the kit is given. Actions are still read by the board itself. */
export type Types = { view: View; action: unknown; event: Event };

/** What the board draws: the game's view, and what is added to it while an animation runs. */
import type {
  Action,
  Card,
  Event,
  Goblins,
  HandView,
  Line,
  Phase,
  PlayerView,
  Size,
  Space,
  SpaceView,
  Special,
  View as WireView,
} from '$games/dragondraft/client/types';
import { never } from '$lib/never';

export type { Action, Card, Event, Goblins, Line, Size, Space, Special };
export type Hand = HandView;
export type Player = PlayerView;

/** The types of the game, as its crate exports them. */
export type Types = { view: WireView; action: Action; event: Event };

/** A card on the board. */
export type Spot = Pick<SpaceView, 'space' | 'card' | 'barred' | 'gain' | 'counts'> & {
  /** Thistles that come with it; null during an animation that changes its price. */
  thistles: SpaceView['thistles'] | null;
  /** Only during an arrival: on its way. */
  coming?: boolean;
};

/** A show in the middle of being counted. */
export type Evening = { seat: number; lines: Line[]; total: number | null };

/** The view as it is drawn. */
export type View = Omit<WireView, 'board'> & {
  board: (Spot | null)[][];
  /** Only while an evening is animated: the show that is being counted. */
  evening?: Evening;
};

/** The types of what is drawn. */
export type Drawn = { view: View; action: Action; event: Event };

/** A list of every word of a type: one that is missing is a type error. */
const every =
  <Word>() =>
  <const List extends readonly Word[]>(
    list: List & (Exclude<Word, List[number]> extends never ? unknown : never),
  ): List =>
    list;

/** In the order in which the view sorts a hand. */
export const CARDS = every<Card>()(['red', 'purple', 'blue', 'green', 'yellow', 'goblin', 'goblin-pair']);
export const GOBLINS: readonly Card[] = ['goblin', 'goblin-pair'];
export const SPECIALS = every<Special>()(['fireworks', 'dragon-stylist', 'snack-stand', 'souvenir-shop']);
export const SIZES = every<Size>()(['small', 'medium', 'large']);

/** The parts of a day that are drawn differently. */
export const PARTS = ['recruiting', 'preparing', 'show'] as const;
export type Part = (typeof PARTS)[number];

/** The part of the day that a phase belongs to. After the last day its shows stay in sight. */
export function partOf(phase: Phase): Part {
  switch (phase) {
    case 'recruiting':
    case 'preparing':
    case 'show':
      return phase;
    case 'over':
      return 'show';
    default:
      return never(phase);
  }
}

/** Something goblins pay for: a pile of grandstands or a special. */
export type Project = Size | Special;

export const isSize = (project: Project): project is Size => SIZES.some((size) => size === project);

/** As the view sorts a hand. */
export function inOrder(cards: readonly Card[]): Card[] {
  return [...cards].sort((one, other) => CARDS.indexOf(one) - CARDS.indexOf(other));
}

/** The goblin cards among these. */
export function goblinsOf(cards: readonly Card[]): Goblins {
  const count = (kind: Card) => cards.filter((card) => card === kind).length;
  return { singles: count('goblin'), pairs: count('goblin-pair') };
}

/** The same cards without so many goblins. */
export function withoutGoblins(cards: readonly Card[], { singles, pairs }: Goblins): Card[] {
  const left: Partial<Record<Card, number>> = { goblin: singles, 'goblin-pair': pairs };
  return cards.filter((card) => {
    const gone = left[card] ?? 0;
    if (gone > 0) left[card] = gone - 1;
    return gone === 0;
  });
}

export const total = (lines: readonly Line[]): number =>
  lines.reduce((sum, line) => sum + line.spectators, 0);

/** The view without what a card or a special would bring. */
export function withoutGains(view: View): View {
  return {
    ...view,
    board: view.board.map((row) => row.map((spot) => spot && { ...spot, gain: 0, counts: [] })),
    specials: view.specials.map((special) => ({ ...special, gain: 0 })),
  };
}

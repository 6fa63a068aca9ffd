/** The table as the game's view tells it: the twins of its types. */

export const DRAGONS = ['red', 'purple', 'blue', 'green', 'yellow'] as const;
export const CARDS = [...DRAGONS, 'goblin', 'goblin-pair'] as const;
export const GOBLINS: readonly Card[] = ['goblin', 'goblin-pair'];
export const SPECIALS = ['fireworks', 'dragon-stylist', 'snack-stand', 'souvenir-shop'] as const;
export const SIZES = ['small', 'medium', 'large'] as const;

export type Card = (typeof CARDS)[number];
export type Special = (typeof SPECIALS)[number];
export type Size = (typeof SIZES)[number];
export type Goblins = { singles: number; pairs: number };

/** A card on the board; `space` is written `b7`. */
export type Spot = {
  space: string;
  card: Card;
  /** Thistles that come with it; null while the hall has not told. */
  thistles: number | null;
  barred: string | null;
  gain: number;
  /** Only while an arrival is told: on its way. */
  coming?: boolean;
};

export type ShowLine = {
  attraction: string;
  'most-of'?: Card;
  count: number;
  each?: number;
  spectators: number;
};

export type Hand = { size: number; limit: number; open: boolean; cards: Card[]; thistles: number };
export type Grandstand = { size: Size; spectators: number };

export type Player = {
  seat: number;
  spectators: number;
  queue: number;
  laps: number;
  hand: Hand;
  passed: boolean;
  grandstands: Grandstand[];
  specials: { special: Special; count: number }[];
  counted: boolean;
  tonight: ShowLine[];
  show: ShowLine[];
};

export type Phase = 'recruiting' | 'preparing' | 'show' | 'over';

export type View = {
  round: number;
  rounds: number;
  phase: Phase;
  turn: number | null;
  sheep: number;
  board: (Spot | null)[][];
  thistles: number;
  piles: { size: Size; cost: number; tiles: number[] }[];
  specials: { special: Special; cost: number; figures: number }[];
  queue: number;
  corners: number;
  helpers: [number, number];
  players: Player[];
  switches: { 'short-green-table': boolean };
  /** Only while an evening is told: the show that is being counted. */
  evening?: Evening;
};

/** A show in the middle of being counted. */
export type Evening = { seat: number; lines: ShowLine[]; total: number | null };

export type Action =
  | { do: 'take'; space: string }
  | { do: 'build'; size: Size; pay: Goblins }
  | { do: 'offer'; special: Special; pay: Goblins }
  | { do: 'done' }
  | { do: 'keep'; goblins: Goblins };

export type Event =
  | { event: 'arrived'; round: number; rows: Card[][]; undealt: number }
  | {
      event: 'took';
      seat: number;
      space: string;
      card: Card;
      thistles: number;
      skipped: number;
      holds: number;
    }
  | { event: 'passed'; seat: number; full: boolean }
  | { event: 'sheep-taken'; seat: number }
  | { event: 'hands-opened'; first: number }
  | {
      event: 'built';
      seat: number;
      size: Size;
      spectators: number;
      pay: Goblins;
      lost: number;
      total: number;
    }
  | { event: 'offered'; seat: number; special: Special; pay: Goblins; lost: number; count: number }
  | { event: 'ready'; seat: number; prepared: boolean }
  | { event: 'show-began'; seat: number }
  | { event: 'attracted'; seat: number; line: ShowLine }
  | { event: 'show-counted'; seat: number; spectators: number; total: number }
  | { event: 'kept'; seat: number; goblins: Goblins; discarded: Goblins }
  | { event: 'cleared'; seat: number; cards: number; thistles: number }
  | { event: 'day-ended'; round: number; left: number }
  | { event: 'game-ended'; winners: number[] };

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
  const left: Record<string, number> = { goblin: singles, 'goblin-pair': pairs };
  return cards.filter((card) => {
    const gone = left[card] ?? 0;
    if (gone > 0) left[card] = gone - 1;
    return gone === 0;
  });
}

export const total = (lines: readonly ShowLine[]): number =>
  lines.reduce((sum, line) => sum + line.spectators, 0);

/** The types that the kit is given. Actions and events are still read by the board itself. */
export type Types = { view: View; action: unknown; event: unknown };

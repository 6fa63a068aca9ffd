/** The table as the game's view tells it: the twins of its types. */
import type { Phrase } from '$lib/wire';

export const GOODS = ['bread', 'meat', 'iron', 'crystal', 'plant', 'potion'] as const;
export type Good = (typeof GOODS)[number];
/** What can be given or paid. */
export type Token = Good | 'coin';
export type Icon = Good | 'wild' | 'coin' | 'dragon';
export type Amounts = Partial<Record<Good, number>>;
export type Reward = { reputation?: number; coins?: number; fancy?: number; artisans?: number };

export type Slot = { accepts: Good[]; reward: Reward; dragon: string | null };
export type Yields = { goods: Amounts; any: number; coins: number; artisans: number };

export type Preview = {
  allowed: boolean;
  barred: string | null;
  gives: number;
  places: [string, number][];
  fires: number[];
  casts: string[];
};

/** A shop in town; a new one lies face down. */
export type Shop = {
  shop: string | null;
  icon: Icon | null;
  slots: Slot[];
  enchantments: string[];
  'coin-spaces': boolean[];
  'spaces-pay': Reward[];
  asleep: boolean;
  full: boolean;
  ability: boolean;
  visitors: number[];
  yields: Yields;
  preview: Preview | null;
  /** Only while a turn is told: which one it turns out to be. */
  opens?: string;
};

export type Enchantment = {
  id: string;
  icon: Good;
  cost: Amounts;
  'no-coins': boolean;
  'per-extra-set': number;
  reward: Reward;
  payable: boolean;
  lacks: Amounts;
};

export type Player = {
  seat: number;
  goods: Record<Good, number>;
  coins: number;
  reputation: number;
  hand: number;
  remembered: string[];
  fancies: number;
  shown: string[];
  scored: string[];
  at: string | null;
  reserved: Enchantment | null;
  companion: string | null;
  'companion-used': boolean;
  'coins-turned-in': number;
  moonlight: number;
  moons: [string, number][];
};

export type OwnFancy = {
  id: string;
  sun: boolean;
  fulfilled: boolean;
  worth: number;
  pays: Reward;
  progress: [number, number] | null;
};

export type Crumb =
  | { fire: string }
  | { ability: string }
  | { fancy: string }
  | { companion: string }
  | { enchantment: string };

export const STAGES = [
  'start',
  'visit',
  'choose',
  'goods',
  'place',
  'fire',
  'ability',
  'cast',
  'fire-all',
  'end',
  'others',
  'scoring',
] as const;
export type StageName = (typeof STAGES)[number];

export type Question = {
  seats: number[];
  asks: string;
  stage: StageName;
  path: Crumb[];
  shop: string | null;
  artisan: string | null;
  enchantment: string | null;
  token: Token | null;
  count: number;
  to: number | null;
  rewards: Reward[];
  window: boolean;
};

export type Place = { artisan: string | null; goods: Amounts };
export type Ending = { cause: string; turns: number; 'begun-now': boolean };

export type View = {
  you: number | null;
  turn: number;
  first: number;
  turns: number;
  question: Question;
  'so-far': { cast: string | null; placed: Good[]; fired: string[]; filled: number };
  players: Player[];
  town: Shop[];
  room: number;
  park: Place[];
  row: (Enchantment | null)[];
  decks: { artisans: number; enchantments: number; fancies: number; shops: number };
  keeps: { hand: number; goods: number } | null;
  hand: string[];
  fancies: OwnFancy[];
  offered: string[];
  sealed: string | null;
  tokens: [Good, string | null][];
  'own-token': Good | null;
  campaign: string[];
  award: string | null;
  ending: Ending | null;
  result: unknown;
  /** Only while a turn is told: what has just happened where. */
  spark?: Spark;
};

/** Where something is just happening, and what. */
export type Spark = { at: readonly string[]; says?: Phrase };

/** The craft of an artisan dragon, or the icon of an enchantment, as its name tells. */
export function craft(id: string): Good {
  return GOODS.find((good) => id.includes(good)) ?? 'bread';
}

export const amount = (amounts: Amounts, good: Good): number => amounts[good] ?? 0;
export const present = (amounts: Amounts): [Good, number][] =>
  GOODS.flatMap((good): [Good, number][] =>
    amount(amounts, good) > 0 ? [[good, amount(amounts, good)]] : [],
  );

export const shopNamed = (view: View, id: string | null): Shop | undefined =>
  view.town.find((shop) => shop.shop === id);
/** The enchantment that these viewer see, in the row or reserved. */
export const enchantmentNamed = (view: View, id: string): Enchantment | undefined =>
  [...view.row, ...view.players.map((player) => player.reserved)].find((card) => card?.id === id) ??
  undefined;

/** The tokens of solo games that stand at a shop. */
export const tokensAt = (view: View, shop: string): Good[] =>
  view.tokens.flatMap(([good, at]) => (at === shop ? [good] : []));

/** The dragon in a window, at a place of the park or in hand, as actions name it. */
export function dragonAt(view: View, where: string): string | null {
  if (where.startsWith('park-')) return view.park[Number(where.slice(5)) - 1]?.artisan ?? null;
  const dot = where.lastIndexOf('.');
  if (dot < 0) return where;
  return shopNamed(view, where.slice(0, dot))?.slots[Number(where.slice(dot + 1)) - 1]?.dragon ?? null;
}

type Where = string;
/** What happened, as far as the board shows it move. */
export type Event =
  | { event: 'turn-began'; seat: number; turn: number }
  | { event: 'visited'; seat: number; shop: string }
  | { event: 'joined'; seat: number; shop: string }
  | { event: 'gave'; from: number; to: number | null; token: Token }
  | { event: 'gained'; seat: number; goods: Amounts; coins: number }
  | { event: 'reputation'; seat: number; points: number }
  | { event: 'took-from-park'; seat: number; artisan: string; place: number; goods: Amounts }
  | { event: 'drew'; seat: number; artisan: string | null }
  | { event: 'drew-fancy'; seat: number; fancy: string | null }
  | { event: 'placed'; seat: number; artisan: string; slot: string }
  | { event: 'filled'; shop: string; drew: boolean }
  | { event: 'fired-up' | 'cheered'; seat: number; artisan: string; at: Where }
  | { event: 'swapped'; seat: number; artisan: string; at: Where; other: string; slot: string }
  | { event: 'replaced'; seat: number; artisan: string; old: string; slot: string }
  | { event: 'ability-used'; seat: number; shop: string }
  | { event: 'companion-used'; seat: number; companion: string }
  | { event: 'revealed'; seat: number; fancy: string }
  | { event: 'paid'; seat: number; goods: Amounts; coins: number; reputation: number }
  | { event: 'cast'; seat: number; enchantment: string; shop: string; sets: number }
  | { event: 'reserved'; seat: number; enchantment: string }
  | { event: 'flipped'; seat: number; heads: boolean }
  | { event: 'gave-dragon'; from: number; to: number | null; artisan: string }
  | { event: 'gave-fancy'; from: number; to: number | null; fancy: string | null }
  | { event: 'deposited'; seat: number; shop: string; space: number }
  | { event: 'coins-taken'; seat: number; shop: string; coins: number }
  | { event: 'seeded'; seat: number; place: number; good: Good }
  | { event: 'shop-revealed'; shop: string }
  | { event: 'moved-in'; artisan: string; slot: string }
  | { event: 'discarded'; seat: number; artisan: string | null }
  | { event: 'goods-returned'; seat: number; goods: Amounts }
  | { event: 'park-refilled'; artisans: string[] }
  | { event: 'row-refilled'; enchantments: string[] }
  | { event: 'end-near'; cause: string }
  | { event: 'no-slot'; artisan: string }
  | { event: 'others-placed'; artisan: string; slot: string }
  | { event: 'others-moved'; token: Good; shop: string }
  | { event: 'others-cast'; enchantment: string; shop: string }
  | { event: 'coins-turned-in'; seat: number; coins: number }
  | { event: 'moon-scored'; seat: number; fancy: string; points: number }
  | { event: 'fancies-shown' | 'extra-turn' | 'awarded' | 'achieved' | 'unlocked' | 'over' };

/** The types that the kit is given. Actions and events are still read by the board itself. */
export type Types = { view: View; action: unknown; event: unknown };

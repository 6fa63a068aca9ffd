/** The table as the game's view tells it: the twins of its types. */

export const SPELLS = ['jumping', 'fleeing', 'drunken', 'immobility'] as const;
export type Spell = (typeof SPELLS)[number];
export type Fist = 'left' | 'right';
export type Back = { courage: number; spell: Spell; footprint: number };

/** What is printed on a card's front: `thief`, `move-3`. */
export type Kind = string;
/** A single card: its kind and, from the second copy on, its number: `move-3.2`. */
export type CardName = string;
export type Face = { name: CardName; kind: Kind; value: number | null; back: Back | null };

export type Lie = 'down' | 'turned' | 'up' | 'passed';
export type Target = { row: number; place: number };

export type Place = {
  place: number;
  lie: Lie;
  card: Face | null;
  back: Back | null;
  barred: boolean;
  under: CardName | null;
  note: Face | null;
};

export type Player = {
  seat: number;
  field: number;
  beyond: number | null;
  hand: number;
  kept: number;
  row: Place[];
  courage: number | null;
  stamina: number | null;
  rooted: boolean;
  hugged: boolean;
  potion: number;
  book: Spell | null;
  prepaid: number;
  'wisp-running': boolean;
  'wisp-done': boolean;
};

export type Hazard = { field: number; value: number };

export type Track = {
  fields: number;
  finish: number;
  floor: number;
  landing: number | null;
  mountain: boolean;
  holes: Hazard[];
  rockslides: Hazard[];
  corners: number[];
};

export type Step =
  | 'begin'
  | 'wish'
  | 'order'
  | 'turn'
  | 'steal'
  | 'look'
  | 'give'
  | 'pass-on'
  | 'choose'
  | 'call'
  | 'hide'
  | 'raise'
  | 'ask'
  | 'answer'
  | 'hold'
  | 'bet'
  | 'mirror'
  | 'wisp'
  | 'finish';

export type Running = { seat: number; card: Face | null; step: Step; reflected: boolean };
export type Planned = { row: number; card: Face };

export type Own = {
  hand: Face[];
  kept: Face[];
  plan: Planned[];
  'next-row': number | null;
  order: number[];
  spread: Face[];
  picked: Target[];
  given: CardName[];
  reach: number | null;
  'sealed-card': Face | null;
  sealed: number | null;
  token: Fist | null;
  fist: Fist | null;
  bets: [number, number] | null;
};

export type Claim = { seat: number; to: number; fist: Fist };
export type Breath = { seat: number; tenths: number; fainted: boolean };
export type Contest = { limit: number; breaths: Breath[] };
export type Phase = 'draft' | 'program' | 'own-pair' | 'rival-pair' | 'insert' | 'movement' | 'over';

export type View = {
  you: number | null;
  phase: Phase;
  round: number;
  starter: number;
  'to-act': number[];
  deck: string;
  betting: boolean;
  track: Track;
  players: Player[];
  draw: { count: number; top: Back | null };
  discard: Face[];
  roared: number | null;
  'action-round': number;
  turn: number | null;
  caravans: number;
  running: Running[];
  spied: Target[];
  own: Own;
  claim: Claim | null;
  contest: Contest | null;
  judged: (Claim & { token: Fist }) | null;
  result: unknown;
  /** Only while a story is told. */
  now?: Now;
};

/** A dragon's way: from field to field. */
export type Trail = { seat: number; from: number; to: number };

/** Something shown beside a dragon for a moment: a message with its values. */
export type Cry = { seat: number; key: string; values?: Record<string, number | string>; good?: boolean };

/** What is shown while a story is told, beyond the table itself. */
export type Now = {
  /** The card on the stage, over another one if it came of it; `grand` while it is only looked at. */
  scene?: { seat: number; card: Face; nested: boolean; grand: boolean };
  /** Whose turn it is. */
  seat?: number;
  trail: readonly Trail[];
  /** The next movement begins a new trail. */
  stale?: boolean;
  cries: readonly Cry[];
  /** How dragons travel in this step. */
  gait: 'hop' | 'glide';
  /** Rocks roll from a field down to another. */
  rocks?: { from: number; to: number };
  /** The token lies on the field that somebody bets on. */
  bet?: { seat: number; field: number };
  /** Somebody roars. */
  roar?: number;
  /** Storylines that were just touched: cards with the blue ring. */
  touched: readonly Target[];
  /** The contest of breath, seen at once by all. */
  breaths?: Contest & { winner: number | null };
};

export type Action =
  | { keep: CardName }
  | { lay: CardName }
  | { take: CardName }
  | { give: CardName }
  | { choose: CardName }
  | { place: number }
  | { order: number }
  | { turn: number }
  | { 'pass-on': number }
  | { hold: number }
  | { bet: number }
  | { wish: Target }
  | { steal: Target }
  | { spy: Target }
  | { call: number }
  | { ask: number }
  | { hide: Fist }
  | { raise: Fist }
  | 'no-wish'
  | 'no-turn'
  | 'believe'
  | 'doubt';

export type How = 'walk' | 'carried' | 'placed' | 'dodge' | 'flight' | 'bet';
export type Shift = { row: number; place: number; back: Back | null; card: CardName | null };

export type Event =
  | { event: 'round-began'; round: number; starter: number }
  | { event: 'shuffled'; cards: number }
  | { event: 'dealt' | 'received'; seat: number; count: number; cards: CardName[] | null }
  | {
      event:
        | 'roared'
        | 'hug-ended'
        | 'crossed'
        | 'caravan-waits'
        | 'goblins-lost'
        | 'wish-declined'
        | 'rooted'
        | 'hugged'
        | 'wisp-followed'
        | 'wisp-gone'
        | 'ready';
      seat: number;
    }
  | { event: 'kept'; seat: number; card: CardName | null }
  | { event: 'planned'; seat: number; row: number; card: CardName }
  | { event: 'laid'; seat: number; row: number; place: number; back: Back | null; card: CardName | null }
  | { event: 'handed-over'; seat: number; to: number; cards: CardName[] | null }
  | { event: 'took'; seat: number; card: CardName }
  | { event: 'inserted'; seat: number; place: number; back: Back | null; card: CardName | null }
  | { event: 'discarded'; card: CardName }
  | { event: 'action-round'; number: number }
  | { event: 'idled'; seat: number; why: 'prepaid' | 'hugged' | 'empty' }
  | { event: 'missed'; seat: number; place: number; why: 'turned' | 'book' }
  | { event: 'flipped'; seat: number; place: number; card: CardName; value: number }
  | { event: 'voided' | 'nothing' | 'spy-planned' | 'potion-flipped'; seat: number; card: CardName }
  | { event: 'moved'; seat: number; from: number; to: number; how: How }
  | { event: 'stopped'; seat: number; field: number; by: 'tree' | 'start' }
  | { event: 'hole-jumped' | 'hole-too-wide'; seat: number; after: number; value: number; stamina: number }
  | { event: 'fell'; seat: number; field: number }
  | { event: 'swapped'; seat: number; with: number; field: number; other: number }
  | { event: 'rockslide'; seat: number; field: number; shelter: number; value: number }
  | { event: 'stood-firm' | 'lost-heart'; seat: number; courage: number }
  | { event: 'bag-dealt'; row: number; place: number; back: Back | null }
  | { event: 'caravan-rolled'; rows: [number, number][] }
  | { event: 'gazed'; seat: number; cards: CardName[] | null }
  | { event: 'marked'; seat: number; row: number; place: number }
  | { event: 'reordered' | 'spied' | 'spy-gave'; seat: number; cards: Shift[] }
  | { event: 'turned'; seat: number; place: number }
  | { event: 'goblins-brought' | 'talisman-chose' | 'mirrored'; seat: number; card: CardName; value: number }
  | { event: 'wished'; seat: number; row: number; place: number; card: CardName; value: number }
  | { event: 'enchanted' | 'stolen'; row: number; place: number; card: CardName }
  | { event: 'tested'; seat: number; sum: number; value: number }
  | { event: 'spell-cast' | 'book-opened'; seat: number; spell: Spell }
  | { event: 'bet-placed'; seat: number; field: number }
  | { event: 'bet-decided'; seat: number; field: number; won: boolean }
  | { event: 'footprint'; seat: number; card: CardName; steps: number; forward: boolean }
  | { event: 'held-breath'; seat: number; tenths: number | null }
  | { event: 'breathed'; limit: number; breaths: Breath[]; winner: number | null }
  | { event: 'goat-ran'; seat: number; footprint: number }
  | { event: 'potion-drunk'; seat: number; bonus: number }
  | { event: 'hypnotised'; seat: number; place: number | null }
  | { event: 'drifted'; from: number; 'from-place': number; to: number; place: number; back: Back | null }
  | { event: 'talisman-drew'; seat: number; count: number; cards: CardName[] | null }
  | { event: 'mirror-looks'; seat: number; at: number }
  | { event: 'token-hidden' | 'fist-meant'; seat: number; fist: Fist }
  | { event: 'claimed'; seat: number; to: number; fist: Fist }
  | { event: 'judged'; seat: number; by: number; believed: boolean; truth: boolean }
  | { event: 'whirled'; cards: Shift[] }
  | { event: 'top-shown'; back: Back | null }
  | { event: 'round-ended'; round: number; cards: CardName[] }
  | { event: 'forest-closed'; floor: number }
  | { event: 'race-over'; winners: number[] };

export const unplayed = (lie: Lie): boolean => lie === 'down' || lie === 'turned';
export const kindOf = (name: CardName): Kind => name.split('.')[0] ?? name;

/** The seats in the order in which they play, from the starter. */
export function inTurn(view: View): Player[] {
  return view.players
    .map((_, index) => view.players[(view.starter + index) % view.players.length])
    .filter((player) => player !== undefined);
}

/** The types that the kit is given. Actions and events are still read by the board itself. */
export type Types = { view: View; action: unknown; event: unknown };

/** The game's types as the board uses them, and what it shows during an animation. */
import { KINDS } from '$games/sneaky/client/kinds';
import type * as wire from '$games/sneaky/client/types';
import { never } from '$lib/never';

export type {
  Action,
  Back,
  CardName,
  Contest,
  Event,
  Face,
  Fist,
  Kind,
  Lie,
  Own,
  Phase,
  Place,
  Player,
  Shift,
  Spell,
  Target,
  Track,
} from '$games/sneaky/client/types';
type Contest = wire.Contest;
type Face = wire.Face;
type Target = wire.Target;

/** The view as it is drawn: during an animation with more than the table itself. */
export type View = wire.View & { now?: Now };

/** The types that the kit is given. */
export type Types = { view: View; action: wire.Action; event: wire.Event };

/** A dragon's way: from field to field. */
export type Trail = { seat: number; from: number; to: number };

/** Something shown beside a dragon for a moment: a message with its values. */
export type Cry = { seat: number; key: string; values?: Record<string, number | string>; good?: boolean };

/** What is shown during an animation, beyond the table itself. */
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

export const unplayed = (lie: wire.Lie): boolean => lie === 'down' || lie === 'turned';

/** Which part of a round it is: hands are passed on, cards are laid, the dragons run. */
export function partOf(phase: wire.Phase): 'draft' | 'plan' | 'race' {
  switch (phase) {
    case 'draft':
      return 'draft';
    case 'program':
    case 'own-pair':
    case 'rival-pair':
    case 'insert':
      return 'plan';
    case 'movement':
    case 'over':
      return 'race';
    default:
      return never(phase);
  }
}

/** Whether a dragon moves by itself, field by field; otherwise those that one card moves go together. */
export function alone(how: wire.How): boolean {
  switch (how) {
    case 'walk':
    case 'dodge':
    case 'bet':
      return true;
    case 'carried':
    case 'placed':
    case 'flight':
      return false;
    default:
      return never(how);
  }
}

export const isKind = (id: string): id is wire.Kind => id in KINDS;

/** The steps of a movement card. */
export const stepsOf = (kind: wire.Kind): number | null => KINDS[kind].steps;

/** The seats in the order in which they play, from the starter. */
export function inTurn(view: View): wire.Player[] {
  return view.players
    .map((_, index) => view.players[(view.starter + index) % view.players.length])
    .filter((player) => player !== undefined);
}

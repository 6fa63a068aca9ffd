/** Which of the offered choices a click means. The board knows no rule: it only compares with `choices`. */
import type { ActionKind } from '$games/sneaky/client/kinds';
import type { GameChoice } from '$lib/board';
import { never } from '$lib/never';
import type { Action, CardName, Fist, Target } from './table';

export type Choice = GameChoice<Action>;

/** A choice and where on the board it is made. */
export type Offer = {
  choice: Choice;
  kind: ActionKind;
  /** A card of the hand, or of the cards drawn or taken up. */
  card?: CardName;
  /** A card in a storyline. */
  target?: Target;
  /** A gap of the own storyline: the card goes to this place. */
  gap?: number;
  seat?: number;
  fist?: Fist;
  field?: number;
  tenths?: number;
};

/** Every choice with its place on the board; `you` owns the storyline that the crystal ball and hypnosis mean. */
export function offers(choices: readonly Choice[], you: number | null): Offer[] {
  return choices.map((choice) => {
    const { action } = choice;
    if (typeof action === 'string') return { choice, kind: action };
    const own = (place: number): Target => ({ row: you ?? 0, place });
    if ('keep' in action) return { choice, kind: 'keep', card: action.keep };
    if ('lay' in action) return { choice, kind: 'lay', card: action.lay };
    if ('take' in action) return { choice, kind: 'take', card: action.take };
    if ('give' in action) return { choice, kind: 'give', card: action.give };
    if ('choose' in action) return { choice, kind: 'choose', card: action.choose };
    if ('place' in action) return { choice, kind: 'place', gap: action.place };
    if ('order' in action) return { choice, kind: 'order', target: own(action.order) };
    if ('turn' in action) return { choice, kind: 'turn', target: own(action.turn) };
    if ('pass-on' in action) return { choice, kind: 'pass-on', target: own(action['pass-on']) };
    if ('wish' in action) return { choice, kind: 'wish', target: action.wish };
    if ('steal' in action) return { choice, kind: 'steal', target: action.steal };
    if ('spy' in action) return { choice, kind: 'spy', target: action.spy };
    if ('call' in action) return { choice, kind: 'call', seat: action.call };
    if ('ask' in action) return { choice, kind: 'ask', seat: action.ask };
    if ('hide' in action) return { choice, kind: 'hide', fist: action.hide };
    if ('raise' in action) return { choice, kind: 'raise', fist: action.raise };
    if ('hold' in action) return { choice, kind: 'hold', tenths: action.hold };
    if ('bet' in action) return { choice, kind: 'bet', field: action.bet };
    return never(action);
  });
}

/** What every button on the board has that points at an offer. */
export const pointing = (offer: Offer, aimed: Offer | null, aim: (offer: Offer) => void) => ({
  type: 'button' as const,
  'aria-pressed': aimed === offer,
  'data-walk': '',
  tabindex: 0,
  'data-choice': offer.choice.notation,
  onclick: () => aim(offer),
});

const same = (one: Target | undefined, other: Target) => one?.row === other.row && one.place === other.place;

export const ofCard = (offered: readonly Offer[], card: CardName): Offer | null =>
  offered.find((offer) => offer.card === card) ?? null;
export const ofTarget = (offered: readonly Offer[], target: Target): Offer | null =>
  offered.find((offer) => same(offer.target, target)) ?? null;
export const ofSeat = (offered: readonly Offer[], seat: number): Offer | null =>
  offered.find((offer) => offer.seat === seat) ?? null;

/** The choices that are plain words: leave it, turn none, true, a lie. */
export const spoken = (offered: readonly Offer[]): Offer[] =>
  offered.filter(({ choice }) => typeof choice.action === 'string');

/** What somebody would have chosen with a card that is not offered: to ask why not. */
export function refused(offered: readonly Offer[], target: Target): Action | null {
  const kind = offered.find((offer) => offer.target)?.kind;
  switch (kind) {
    case 'wish':
      return { wish: target };
    case 'steal':
      return { steal: target };
    case 'spy':
      return { spy: target };
    case 'order':
      return { order: target.place };
    case 'turn':
      return { turn: target.place };
    case 'pass-on':
      return { 'pass-on': target.place };
    // The others are not made by pointing at a card in a storyline.
    case 'keep':
    case 'lay':
    case 'take':
    case 'give':
    case 'choose':
    case 'place':
    case 'call':
    case 'ask':
    case 'hide':
    case 'raise':
    case 'hold':
    case 'bet':
    case 'no-wish':
    case 'no-turn':
    case 'believe':
    case 'doubt':
    case undefined:
      return null;
    default:
      return never(kind);
  }
}

/** How long a breath is held after so many milliseconds: the nearest of those offered. */
export function breathAfter(milliseconds: number, offered: readonly Offer[]): Offer | null {
  const wanted = milliseconds / 100;
  let best: Offer | null = null;
  for (const offer of offered) {
    if (offer.tenths === undefined) continue;
    if (!best || Math.abs(offer.tenths - wanted) < Math.abs((best.tenths ?? 0) - wanted)) best = offer;
  }
  return best;
}

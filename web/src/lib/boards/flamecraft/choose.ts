/**
 * Which of the offered choices a click means. The board knows no rule: it only compares with `choices`.
 *
 * Every choice is made by pressing one or two things on the table, in any order: a dragon of the hand and a window, an
 * enchantment and a shop. What has no place on the table is a button of the dock.
 */
import type {
  Action,
  Artisan,
  Enchantment,
  Fancy,
  Shop,
  SlotOf,
  Token,
  Where,
} from '$games/flamecraft/client/types';
import { never } from '$lib/never';
import type { Choice } from './table';

/** Something on the table that can be pressed. */
type Thing =
  | { is: 'shop'; shop: Shop }
  /** A window of a shop. */
  | { is: 'slot'; slot: SlotOf }
  /** A place of the park, counted from 0. */
  | { is: 'park'; place: number }
  | { is: 'deck' }
  | { is: 'hand'; artisan: Artisan }
  | { is: 'card'; enchantment: Enchantment }
  /** A good of the own shelf, or the coins. */
  | { is: 'token'; token: Token }
  | { is: 'seat'; seat: number }
  | { is: 'fancy'; fancy: Fancy }
  /** A coin space of the shop visited, counted from 0. */
  | { is: 'space'; space: number }
  | { is: 'companion' };
/** The same with the name by which it is found on the page. */
export type Target = Thing & { key: string };
export type Kind = Thing['is'];

/** How a window is written. */
export const slotName = ({ shop, slot }: SlotOf): string => `${shop}.${slot + 1}`;

export const target = {
  shop: (shop: Shop): Target => ({ is: 'shop', shop, key: `shop:${shop}` }),
  slot: (slot: SlotOf): Target => ({ is: 'slot', slot, key: `slot:${slotName(slot)}` }),
  park: (place: number): Target => ({ is: 'park', place, key: `park:${place}` }),
  deck: { is: 'deck', key: 'deck' } as Target,
  hand: (artisan: Artisan): Target => ({ is: 'hand', artisan, key: `hand:${artisan}` }),
  card: (enchantment: Enchantment): Target => ({ is: 'card', enchantment, key: `card:${enchantment}` }),
  token: (token: Token): Target => ({ is: 'token', token, key: `token:${token}` }),
  seat: (seat: number): Target => ({ is: 'seat', seat, key: `seat:${seat}` }),
  fancy: (fancy: Fancy): Target => ({ is: 'fancy', fancy, key: `fancy:${fancy}` }),
  space: (space: number): Target => ({ is: 'space', space, key: `space:${space}` }),
  companion: { is: 'companion', key: 'companion' } as Target,
};

/** A dragon in town, in the park or in hand. */
export function whereabouts(at: Where): Target {
  switch (at.in) {
    case 'slot':
      return target.slot(at);
    case 'park':
      return target.park(at.place);
    case 'hand':
      return target.hand(at.artisan);
    default:
      return never(at);
  }
}

/** What has to be pressed on the table to choose this; nothing if it is a button of the dock. */
export function path({ action }: Choice): readonly Target[] {
  switch (action.do) {
    case 'visit':
      return [target.shop(action.shop)];
    case 'place':
    case 'replace':
      return [target.hand(action.artisan), target.slot(action.slot)];
    case 'tuck':
      return [target.card(action.enchantment), target.shop(action.shop)];
    case 'fire':
    case 'cheer':
      return [whereabouts(action.at)];
    case 'swap':
      return [target.slot(action.slot)];
    case 'draw-park':
    case 'seed':
      return [target.park(action.place)];
    case 'draw-deck':
      return [target.deck];
    case 'cast':
    case 'study':
    case 'pay-for':
    case 'reserve':
      return [target.card(action.enchantment)];
    case 'give':
      return [target.token(action.token)];
    case 'good':
      return [target.token(action.good)];
    case 'to':
      return [target.seat(action.seat)];
    case 'keep':
    case 'reveal':
    case 'score':
    case 'send':
    case 'return':
      return [target.fancy(action.fancy)];
    case 'discard':
      return [target.hand(action.artisan)];
    case 'space':
      return [target.space(action.space)];
    case 'companion':
      return [target.companion];
    case 'stay':
    case 'gather':
    case 'sets':
    case 'coins':
    case 'leave':
    case 'use':
    case 'skip':
    case 'done':
    case 'choose':
    case 'flip':
    case 'join':
    case 'unlock':
    case 'end':
      return [];
    default:
      return never(action);
  }
}

const has = (targets: readonly Target[], one: Target): boolean => targets.some(({ key }) => key === one.key);

/** The choices that go on from what is pressed already. */
export function going(choices: readonly Choice[], pressed: readonly Target[]): Choice[] {
  if (pressed.length === 0) return [...choices];
  return choices.filter((choice) => {
    const way = path(choice);
    return pressed.every((one) => has(way, one));
  });
}

/** What pressing a thing would choose. */
export type Offer = { target: Target; choices: Choice[] };

/** What may be pressed next, by its name on the page. */
export function offers(choices: readonly Choice[], pressed: readonly Target[]): Map<string, Offer> {
  const open = new Map<string, Offer>();
  for (const choice of going(choices, pressed)) {
    for (const one of path(choice)) {
      if (has(pressed, one)) continue;
      const offer = open.get(one.key);
      if (offer) offer.choices.push(choice);
      else open.set(one.key, { target: one, choices: [choice] });
    }
  }
  return open;
}

/** What these things choose, all pressed: one choice that is made, or several that the dock asks about. */
export function said(choices: readonly Choice[], pressed: readonly Target[]): Choice[] {
  if (pressed.length === 0) return [];
  return going(choices, pressed).filter((choice) => path(choice).length === pressed.length);
}

/** Dragons are drawn from the park and from its deck alike. */
const sort = (one: Target): Kind => (one.is === 'deck' ? 'park' : one.is);

/** The same action with this thing in it; nothing if no such action speaks of it. */
function instead(action: Action, one: Target): Action | null {
  switch (action.do) {
    case 'visit':
      return one.is === 'shop' ? { ...action, shop: one.shop } : null;
    case 'place':
    case 'replace':
      if (one.is === 'hand') return { ...action, artisan: one.artisan };
      return one.is === 'slot' ? { ...action, slot: one.slot } : null;
    case 'tuck':
      if (one.is === 'card') return { ...action, enchantment: one.enchantment };
      return one.is === 'shop' ? { ...action, shop: one.shop } : null;
    case 'fire':
    case 'cheer':
      if (one.is === 'slot') return { ...action, at: { in: 'slot', ...one.slot } };
      if (one.is === 'park') return { ...action, at: { in: 'park', place: one.place } };
      return one.is === 'hand' ? { ...action, at: { in: 'hand', artisan: one.artisan } } : null;
    case 'swap':
      return one.is === 'slot' ? { ...action, slot: one.slot } : null;
    case 'draw-park':
    case 'draw-deck':
      if (one.is === 'deck') return { do: 'draw-deck' };
      return one.is === 'park' ? { do: 'draw-park', place: one.place } : null;
    case 'seed':
      return one.is === 'park' ? { ...action, place: one.place } : null;
    case 'cast':
    case 'study':
    case 'pay-for':
    case 'reserve':
      return one.is === 'card' ? { ...action, enchantment: one.enchantment } : null;
    case 'give':
      return one.is === 'token' ? { ...action, token: one.token } : null;
    case 'good':
      // Coins are no goods.
      return one.is === 'token' && one.token !== 'coin' ? { ...action, good: one.token } : null;
    case 'to':
      return one.is === 'seat' ? { ...action, seat: one.seat } : null;
    case 'keep':
    case 'reveal':
    case 'score':
    case 'send':
    case 'return':
      return one.is === 'fancy' ? { ...action, fancy: one.fancy } : null;
    case 'discard':
      return one.is === 'hand' ? { ...action, artisan: one.artisan } : null;
    case 'space':
      return one.is === 'space' ? { ...action, space: one.space } : null;
    case 'companion':
    case 'stay':
    case 'gather':
    case 'sets':
    case 'coins':
    case 'leave':
    case 'use':
    case 'skip':
    case 'done':
    case 'choose':
    case 'flip':
    case 'join':
    case 'unlock':
    case 'end':
      return null;
    default:
      return never(action);
  }
}

/**
 * What somebody means who presses a thing that is not offered: what pressing one of its sort would choose. To ask why
 * not. Nothing if things of its sort are not asked about.
 */
export function refused(choices: readonly Choice[], pressed: readonly Target[], one: Target): Action | null {
  for (const choice of going(choices, pressed)) {
    const asked = path(choice).some((other) => !has(pressed, other) && sort(other) === sort(one));
    const meant = asked ? instead(choice.action, one) : null;
    if (meant) return meant;
  }
  return null;
}

/** The most buttons that the dock offers beside the things themselves. */
const HANDFUL = 5;

/** Things that lie beside the buttons, or explain themselves better than a button could. */
const AT_HAND: readonly Kind[] = ['shop', 'token', 'hand', 'fancy', 'companion'];
/** Of these only the card itself says which one is meant. */
const ON_CARDS: readonly Action['do'][] = ['study', 'reserve'];
const atHand = (choice: Choice): boolean =>
  ON_CARDS.includes(choice.action.do) || path(choice).every((one) => AT_HAND.includes(one.is));

/**
 * The buttons of the dock: what has no place on the table, what is nearly chosen, and, where they are few, the answers
 * that could as well be given on the table.
 */
export function buttons(choices: readonly Choice[], pressed: readonly Target[]): Choice[] {
  const open = going(choices, pressed);
  if (pressed.length > 0) return open.length <= HANDFUL ? open : said(choices, pressed);
  const placed = open.filter((choice) => path(choice).length > 0 && !atHand(choice));
  const few = placed.length <= HANDFUL ? placed : [];
  return open.filter((choice) => path(choice).length === 0 || few.includes(choice));
}

/** Answers that end something without doing it stand last and are quiet. */
export const quiet = ({ action }: Choice): boolean =>
  action.do === 'skip' || action.do === 'done' || action.do === 'end';

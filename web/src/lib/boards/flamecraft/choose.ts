/**
 * Which of the offered choices a click means. The board knows no rule: it only compares with `choices`.
 *
 * Every choice is said by pressing one or two things on the table, in any order: a dragon of the hand and a window, an
 * enchantment and a shop. What has no place on the table is a button of the dock.
 */
import type { Choice } from '$lib/wire';

/** Something on the table that can be pressed. */
export type Target = string;

export const target = {
  shop: (id: string): Target => `shop:${id}`,
  /** A window of a shop, written `smith-mart.2`. */
  slot: (slot: string): Target => `slot:${slot}`,
  /** A place of the park, counted from 0. */
  park: (place: number): Target => `park:${place}`,
  deck: 'deck' as Target,
  hand: (artisan: string): Target => `hand:${artisan}`,
  card: (enchantment: string): Target => `card:${enchantment}`,
  /** A good of the own shelf, or the coins. */
  token: (token: string): Target => `token:${token}`,
  seat: (seat: number): Target => `seat:${seat}`,
  fancy: (fancy: string): Target => `fancy:${fancy}`,
  /** A coin space of the shop visited, counted from 0. */
  space: (space: number): Target => `space:${space}`,
  companion: 'companion' as Target,
};

const parts = (notation: string): [string, string] => {
  const colon = notation.indexOf(':');
  return colon < 0 ? [notation, ''] : [notation.slice(0, colon), notation.slice(colon + 1)];
};

/** A dragon in town, in the park or in hand. */
export function whereabouts(at: string): Target {
  if (at.startsWith('park-')) return target.park(Number(at.slice(5)) - 1);
  return at.includes('.') ? target.slot(at) : target.hand(at);
}

export const verb = (choice: Choice): string => parts(String(choice.action))[0];
export const object = (choice: Choice): string => parts(String(choice.action))[1];

/** What has to be pressed on the table to say this; nothing if it is a button of the dock. */
export function path(choice: Choice): readonly Target[] {
  const what = object(choice);
  const [one = '', other = ''] = what.split('@');
  switch (verb(choice)) {
    case 'visit':
      return [target.shop(what)];
    case 'place':
    case 'replace':
      return [target.hand(one), target.slot(other)];
    case 'tuck':
      return [target.card(one), target.shop(other)];
    case 'fire':
    case 'cheer':
    case 'swap':
    case 'seed':
      return [whereabouts(what)];
    case 'draw':
      return [what === 'deck' ? target.deck : whereabouts(what)];
    case 'cast':
    case 'study':
    case 'pay':
    case 'reserve':
      return [target.card(what)];
    case 'give':
    case 'good':
      return [target.token(what)];
    case 'to':
      return [target.seat(Number(what))];
    case 'keep':
    case 'reveal':
    case 'score':
    case 'send':
    case 'return':
      return [target.fancy(what)];
    case 'discard':
      return [target.hand(what)];
    case 'space':
      return [target.space(Number(what) - 1)];
    case 'companion':
      return [target.companion];
    default:
      return [];
  }
}

/** The choices that go on from what is pressed already. */
export function going(choices: readonly Choice[], pressed: readonly Target[]): Choice[] {
  if (pressed.length === 0) return [...choices];
  return choices.filter((choice) => pressed.every((one) => path(choice).includes(one)));
}

/** What may be pressed next, and what that would say. */
export function offers(choices: readonly Choice[], pressed: readonly Target[]): Map<Target, Choice[]> {
  const open = new Map<Target, Choice[]>();
  for (const choice of going(choices, pressed)) {
    for (const one of path(choice)) {
      if (!pressed.includes(one)) open.set(one, [...(open.get(one) ?? []), choice]);
    }
  }
  return open;
}

/** What these things say, all pressed: one choice that is made, or several that the dock asks about. */
export function said(choices: readonly Choice[], pressed: readonly Target[]): Choice[] {
  if (pressed.length === 0) return [];
  return going(choices, pressed).filter((choice) => path(choice).length === pressed.length);
}

/** Dragons are drawn from the park and from its deck alike. */
const sort = (one: Target): string => (one === target.deck ? 'park' : (one.split(':')[0] ?? one));

/** How an action names what lies there. */
function named(one: Target): string {
  const [kind, what] = parts(one);
  if (kind === 'park') return `park-${Number(what) + 1}`;
  if (kind === 'space') return `${Number(what) + 1}`;
  return kind === target.deck ? target.deck : what;
}

/** No action speaks of these: the deck is only drawn from, and coins are no goods. */
const unheard = (how: string, one: Target): boolean =>
  (one === target.deck && how !== 'draw') || (one === target.token('coin') && how === 'good');

/**
 * What somebody means who presses a thing that is not offered: what pressing one of its sort would say. To ask why not.
 * Nothing if things of its sort are not asked about.
 */
export function refused(choices: readonly Choice[], pressed: readonly Target[], one: Target): string | null {
  for (const choice of going(choices, pressed)) {
    const at = path(choice).findIndex((other) => !pressed.includes(other) && sort(other) === sort(one));
    if (at < 0 || one === target.companion || unheard(verb(choice), one)) continue;
    const what = object(choice).split('@');
    what[at] = named(one);
    return `${verb(choice)}:${what.join('@')}`;
  }
  return null;
}

/** The most buttons that the dock offers beside the things themselves. */
const HANDFUL = 5;

/** Things that lie beside the buttons, or explain themselves better than a button could. */
const AT_HAND = ['shop:', 'token:', 'hand:', 'fancy:', target.companion];
const atHand = (choice: Choice): boolean =>
  path(choice).every((one) => AT_HAND.some((kind) => one.startsWith(kind)));

/**
 * The buttons of the dock: what has no place on the table, what is nearly said, and, where they are few, the answers that
 * could as well be given on the table.
 */
export function buttons(choices: readonly Choice[], pressed: readonly Target[]): Choice[] {
  const open = going(choices, pressed);
  if (pressed.length > 0) return open.length <= HANDFUL ? open : said(choices, pressed);
  const placed = open.filter((choice) => path(choice).length > 0 && !atHand(choice));
  const few = placed.length <= HANDFUL ? placed : [];
  return open.filter((choice) => path(choice).length === 0 || few.includes(choice));
}

/** Answers that end something without doing it stand last and are quiet. */
export const quiet = (choice: Choice): boolean => ['skip', 'done', 'end'].includes(verb(choice));

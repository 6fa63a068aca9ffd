/** How things look: pictures, colours, signs and the small scene of each card. A colour never stands alone. */
import type { Kind, Spell } from './table';

type Sort = 'walk' | 'good' | 'trouble' | 'magic' | 'trick' | 'test';

/** What the window's colour tells: the sort of card. */
export const TINTS: Record<Sort, string> = {
  walk: '#c96a0c',
  good: '#4f7f3a',
  trouble: '#b0402c',
  magic: '#2f6f7a',
  trick: '#6d4699',
  test: '#5f6b76',
};

/** How the picture moves when the card is turned up. */
export type Motion =
  'bounce' | 'shake' | 'spin' | 'loom' | 'sway' | 'flicker' | 'dash' | 'drop' | 'pulse' | 'nod' | 'swirl';
/** How the small things around it move. */
export type Drift = 'rise' | 'burst' | 'fall' | 'whirl' | 'pass';

export type Look = {
  art: string;
  sort: Sort;
  motion: Motion;
  bits: string;
  drift: Drift;
  icon?: 'normal' | 'advanced';
};

const look = (
  art: string,
  sort: Sort,
  motion: Motion,
  bits: string,
  drift: Drift,
  icon?: Look['icon'],
): Look => ({ art, sort, motion, bits, drift, ...(icon ? { icon } : {}) });

export const LOOKS: Record<Kind, Look> = {
  'move-1': look('paw', 'walk', 'bounce', '·', 'pass'),
  'move-2': look('paw', 'walk', 'bounce', '·', 'pass'),
  'move-3': look('paw', 'walk', 'dash', '·', 'pass'),
  amnesia: look('amnesia', 'test', 'sway', '?', 'rise'),
  'angry-villagers': look('villagers', 'trouble', 'shake', '!', 'pass'),
  'broken-stick': look('broken-stick', 'trouble', 'drop', '✶', 'burst'),
  'burlap-bag': look('burlap-bag', 'good', 'bounce', '✦', 'rise'),
  'chili-peppers': look('chili', 'good', 'shake', '♨', 'rise'),
  'conmans-caravan': look('caravan', 'trick', 'dash', '❖', 'pass'),
  'crystal-ball': look('crystal-ball', 'magic', 'pulse', '✧', 'whirl'),
  'damsel-in-distress': look('damsel', 'trouble', 'nod', '!', 'burst'),
  'goblin-tribe': look('goblins', 'trick', 'bounce', '♪', 'pass'),
  'magic-lamp': look('lamp', 'magic', 'sway', '✨', 'rise'),
  minstrel: look('minstrel', 'trick', 'sway', '♫', 'rise'),
  'pretty-flower': look('flower', 'trouble', 'shake', '❀', 'burst'),
  'roaring-4': look('roaring', 'walk', 'loom', '‼', 'burst'),
  'sneaky-short-cut': look('short-cut', 'good', 'dash', '➳', 'pass'),
  'tasty-deer': look('deer', 'trouble', 'nod', '☼', 'fall'),
  thief: look('thief', 'trick', 'dash', '◆', 'fall'),
  'whats-that-over-there': look('whats-that', 'trouble', 'bounce', '?', 'burst'),
  knight: look('knight', 'test', 'dash', '⚔', 'burst', 'normal'),
  'novice-wizard': look('wizard', 'magic', 'nod', '★', 'whirl', 'normal'),
  picnic: look('picnic', 'good', 'sway', '●', 'rise', 'normal'),
  'fake-jewels': look('fake-jewels', 'trouble', 'pulse', '✦', 'burst', 'advanced'),
  bigfoot: look('bigfoot', 'trouble', 'loom', '♥', 'rise', 'advanced'),
  'dragon-poo': look('poo', 'trouble', 'drop', '≈', 'rise', 'advanced'),
  'grumpy-goat': look('goat', 'trouble', 'shake', '✶', 'pass', 'advanced'),
  'health-potion': look('health-potion', 'good', 'pulse', '♥', 'rise', 'advanced'),
  hypnosis: look('hypnosis', 'trick', 'spin', 'z', 'rise', 'advanced'),
  'lucky-talisman': look('talisman', 'magic', 'sway', '☘', 'fall', 'advanced'),
  'magic-mirror': look('mirror', 'magic', 'flicker', '✧', 'burst', 'advanced'),
  'old-book-of-magic': look('old-book', 'magic', 'loom', '✦', 'whirl', 'advanced'),
  spy: look('spy', 'trick', 'nod', '◉', 'pass', 'advanced'),
  'strange-potion': look('strange-potion', 'trouble', 'shake', '○', 'rise', 'advanced'),
  trap: look('trap', 'trouble', 'drop', '!', 'burst', 'advanced'),
  troll: look('troll', 'test', 'loom', '✶', 'fall', 'advanced'),
  'truth-serum': look('truth-serum', 'magic', 'sway', '✓', 'rise', 'advanced'),
  whirlwind: look('whirlwind', 'trick', 'swirl', '❧', 'whirl', 'advanced'),
  'will-o-the-wisp': look('wisp', 'magic', 'flicker', '✧', 'rise', 'advanced'),
  'witches-trick': look('witch', 'trick', 'swirl', '★', 'whirl', 'advanced'),
};

const OTHER: Look = look('paw', 'walk', 'nod', '·', 'rise');
export const lookOf = (kind: Kind): Look => LOOKS[kind] ?? OTHER;
export const tintOf = (kind: Kind): string => TINTS[lookOf(kind).sort];
/** The steps of a movement card. */
export const stepsOf = (kind: Kind): number | null =>
  kind.startsWith('move-') ? Number(kind.slice(5)) : null;

/** The six dragons: each has its colour, horns and dress of its own. */
const DRAGONS = [
  { art: 'orange', colour: '#f08a24', deep: '#9a4f06' },
  { art: 'teal', colour: '#3f97a5', deep: '#1d6470' },
  { art: 'plum', colour: '#9a63c4', deep: '#63358c' },
  { art: 'green', colour: '#57a05a', deep: '#2f6d36' },
  { art: 'ruby', colour: '#cf3a4a', deep: '#952031' },
  { art: 'slate', colour: '#7288a0', deep: '#435a73' },
] as const;

export const dragonOf = (seat: number): (typeof DRAGONS)[number] =>
  DRAGONS[seat % DRAGONS.length] ?? DRAGONS[0];

export const SPELL_ART: Record<Spell, string> = {
  jumping: 'frog',
  fleeing: 'rabbit',
  drunken: 'tankard',
  immobility: 'tree',
};

/** How things look: pictures, colours, signs and the small scene of each card. A colour never stands alone. */
import { KINDS } from '$games/sneaky/client/kinds';
import { never } from '$lib/never';
import type { Kind, Spell } from './table';

type Sort = 'walk' | 'good' | 'trouble' | 'magic' | 'trick' | 'test';

/** What the window's colour stands for: the sort of card. */
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
};

const look = (art: string, sort: Sort, motion: Motion, bits: string, drift: Drift): Look => ({
  art,
  sort,
  motion,
  bits,
  drift,
});

export const LOOKS: Readonly<Record<Kind, Look>> = {
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
  knight: look('knight', 'test', 'dash', '⚔', 'burst'),
  'novice-wizard': look('wizard', 'magic', 'nod', '★', 'whirl'),
  picnic: look('picnic', 'good', 'sway', '●', 'rise'),
  'fake-jewels': look('fake-jewels', 'trouble', 'pulse', '✦', 'burst'),
  bigfoot: look('bigfoot', 'trouble', 'loom', '♥', 'rise'),
  'dragon-poo': look('poo', 'trouble', 'drop', '≈', 'rise'),
  'grumpy-goat': look('goat', 'trouble', 'shake', '✶', 'pass'),
  'health-potion': look('health-potion', 'good', 'pulse', '♥', 'rise'),
  hypnosis: look('hypnosis', 'trick', 'spin', 'z', 'rise'),
  'lucky-talisman': look('talisman', 'magic', 'sway', '☘', 'fall'),
  'magic-mirror': look('mirror', 'magic', 'flicker', '✧', 'burst'),
  'old-book-of-magic': look('old-book', 'magic', 'loom', '✦', 'whirl'),
  spy: look('spy', 'trick', 'nod', '◉', 'pass'),
  'strange-potion': look('strange-potion', 'trouble', 'shake', '○', 'rise'),
  trap: look('trap', 'trouble', 'drop', '!', 'burst'),
  troll: look('troll', 'test', 'loom', '✶', 'fall'),
  'truth-serum': look('truth-serum', 'magic', 'sway', '✓', 'rise'),
  whirlwind: look('whirlwind', 'trick', 'swirl', '❧', 'whirl'),
  'will-o-the-wisp': look('wisp', 'magic', 'flicker', '✧', 'rise'),
  'witches-trick': look('witch', 'trick', 'swirl', '★', 'whirl'),
};

export const lookOf = (kind: Kind): Look => LOOKS[kind];
export const tintOf = (kind: Kind): string => TINTS[lookOf(kind).sort];

/** The sign of the cards that not every race has. */
export function signOf(kind: Kind): { sign: string; star: boolean } | null {
  const { group } = KINDS[kind];
  switch (group) {
    case 'movement':
    case 'plain':
      return null;
    case 'normal':
      return { sign: '●', star: false };
    case 'advanced':
      return { sign: '★', star: true };
    default:
      return never(group);
  }
}

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

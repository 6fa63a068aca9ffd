/**
 * Quick reactions: a small fixed set of things to say with one press. A reaction is a line of chat that is one sign and
 * nothing else, so it is limited, muted and kept like every other line; each reader reads it in their own language.
 */
import type { IconName } from './shell/icons';

export type Reaction = {
  /** What is sent; other programs show it as it is. */
  sign: string;
  key: string;
  /** What is drawn: not every device has a font with the signs. */
  icon: IconName;
};

export const REACTIONS: readonly Reaction[] = [
  { sign: '👋', key: 'reaction-hello', icon: 'hand' },
  { sign: '👏', key: 'reaction-well-played', icon: 'star' },
  { sign: '😮', key: 'reaction-wow', icon: 'wow' },
  { sign: '😅', key: 'reaction-oops', icon: 'oops' },
  { sign: '🤔', key: 'reaction-thinking', icon: 'think' },
  { sign: '🎉', key: 'reaction-thanks', icon: 'heart' },
];

/** The reaction that a line is, if it is one. */
export function reactionOf(text: string): Reaction | null {
  return REACTIONS.find(({ sign }) => sign === text) ?? null;
}

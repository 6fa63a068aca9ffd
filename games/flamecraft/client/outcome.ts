/** What a solo game came to, read from its view. */
import type { Achievement, AchievementView, Award, View } from './types';

export type Outcome = {
  award: Award;
  reputation: number;
  /** Every award with the reputation from which it is given, the least first. */
  awards: readonly { award: Award; from: number; unlocks: number }[];
  /** The next award, how much reputation is missing, and how many achievements it unlocks. */
  next: { award: Award; points: number; unlocks: number } | null;
  /** The achievements that this game unlocked, and those that it completed without unlocking them. */
  unlocked: readonly Achievement[];
  completed: readonly Achievement[];
  /** Those still to be unlocked that are not completed, the nearest first. */
  nearest: readonly AchievementView[];
  /** Every achievement, in the order of the printed cards. */
  achievements: readonly AchievementView[];
  /** How many are unlocked in all, and how many there are. */
  count: { unlocked: number; all: number };
};

/** Nothing for a game that is not a solo game, or not over yet. */
export function outcome({
  award,
  awards,
  achievements,
  players,
}: Pick<View, 'award' | 'awards' | 'achievements' | 'players'>): Outcome | null {
  const reputation = players[0]?.reputation ?? 0;
  if (award === null) return null;
  const further = awards.find(({ from }) => from > reputation);
  const open = achievements.filter(({ unlocked }) => !unlocked);
  const done = ({ have, wanted }: AchievementView) => have >= wanted;
  return {
    award,
    reputation,
    awards,
    next: further
      ? { award: further.award, points: further.from - reputation, unlocks: further.unlocks }
      : null,
    unlocked: achievements.filter(({ now }) => now).map(({ id }) => id),
    completed: open.filter(done).map(({ id }) => id),
    nearest: open
      .filter((one) => !done(one))
      .sort((one, other) => other.have / other.wanted - one.have / one.wanted),
    achievements,
    count: { unlocked: achievements.length - open.length, all: achievements.length },
  };
}

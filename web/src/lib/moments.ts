/**
 * The moments of a move in a replay. Most moves are one; a move that sets off a whole race is told card by card, and an evening show act by
 * act: the animation of the board says where something new begins (`Beat.anew`), and how the table looks in between.
 */
import type { Animate } from './boards/kit/animation';
import type { EventLine, Frame } from './wire';

/** What a board shows of a move at one moment. */
export type Moment = {
  /** What has happened since the moment before. */
  events: readonly EventLine[];
  /** The table then, as the board draws it. */
  view: unknown;
};

type Animation = Animate<unknown, unknown>;

const files = import.meta.glob<Animation>('./boards/*/animation.ts', { import: 'animate' });

/** The animation of a game's board; null for a game that is played in words. */
export async function animationOf(game: string): Promise<Animation | null> {
  return (await files[`./boards/${game}/animation.ts`]?.()) ?? null;
}

/** The moments of the move that led from the view `before` to a frame: at least one. */
export function momentsOf(before: unknown, frame: Frame, animate: Animation | null): Moment[] {
  const whole = [{ events: frame.events, view: frame.view }];
  if (!animate || frame.events.length < 2) return whole;
  try {
    const ends = [...beginnings(before, frame.events, animate), frame.events.length];
    return ends.map((end, at) => ({
      events: frame.events.slice(ends[at - 1] ?? 0, end),
      view:
        end === frame.events.length
          ? frame.view
          : (animate(before, frame.events.slice(0, end)).at(-1)?.arrived ?? before),
    }));
  } catch (error) {
    // An event of a newer server: the move as a whole can still be shown.
    console.error(error);
    return whole;
  }
}

/** At which events, other than the first, something new begins. */
function beginnings(before: unknown, events: readonly EventLine[], animate: Animation): number[] {
  const found: number[] = [];
  let view = before;
  events.forEach((line, at) => {
    const beats = animate(view, [line]);
    if (at > 0 && beats[0]?.anew) found.push(at);
    view = beats.at(-1)?.arrived ?? view;
  });
  return found;
}

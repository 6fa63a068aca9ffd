/** What happened, as steps to be watched one after the other. */
import type { EventLine, StepLog, TableUpdate } from '$lib/wire';

/** A card that travels from one place to another; places are marked `data-place` on the board. */
export type Flight = { face: string; from: string; to: string };

/** One step: the cards leave, travel, arrive. */
export type Beat<View> = {
  flights: readonly Flight[];
  /** How the table looks while the cards travel. */
  leaving: View;
  /** How it looks once they have arrived. */
  arrived: View;
  /** How long to look at it, in beats, beyond the travel. */
  rest: number;
  /** Something new begins here: a story that was hurried comes back to its pace. */
  anew?: boolean;
};

/** Everything of this steps that happened, in order. A step taken back is not a story: the table just stands as before. */
export function happened(steps: readonly StepLog[]): EventLine[] | null {
  if (steps.some((step) => step.undone)) return null;
  return steps.flatMap((step) => step.events);
}

/** What others did since the reader's own last step, up to this update. Whoever only looks on sees the last step. */
export function sinceOwn(before: readonly StepLog[], { steps, viewer }: TableUpdate): readonly StepLog[] {
  if (steps.some((step) => step.undone)) return [];
  if (viewer === null) return steps;
  const own = steps.findLastIndex((step) => step.seat === viewer);
  return own < 0 ? [...before, ...steps] : steps.slice(own + 1);
}

/** The steps of a turn, each from the table that the one before left. */
export function inTurn<View, Event>(beat: (view: View, event: Event) => Beat<View>) {
  return (view: View, lines: readonly EventLine[]): Beat<View>[] => {
    let table = view;
    return lines.map((line) => {
      const next = beat(table, line.event as Event);
      table = next.arrived;
      return next;
    });
  };
}

/** Nothing flies; it may be worth a look. */
export function still<View>(view: View, rest = 0): Beat<View> {
  return { flights: [], leaving: view, arrived: view, rest };
}

/** The table with something changed about one player. */
export function withPlayer<Player extends { seat: number }, View extends { players: Player[] }>(
  view: View & { players: Player[] },
  seat: number,
  change: (player: Player) => Partial<Player>,
): View {
  return {
    ...view,
    players: view.players.map((player) => (player.seat === seat ? { ...player, ...change(player) } : player)),
  };
}

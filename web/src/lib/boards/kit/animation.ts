/** What happened in a game, as a list of animation steps ("beats"). */
import type { GameEventLine, GameStepLog } from '$lib/board';

/** A card that travels from one place to another; places are marked `data-place` on the board. */
export type Flight = { face: string; from: string; to: string };

/** One animation step: cards leave, travel and arrive. */
export type Beat<View> = {
  flights: readonly Flight[];
  /** The view to draw while the cards travel. */
  leaving: View;
  /** The view to draw once they have arrived. */
  arrived: View;
  /** How long to pause after the arrival, in units of `BEAT` (see `stage.svelte.ts`). */
  rest: number;
  /** A new part begins here: hurrying (`Stage.hurry`) ends before it. */
  anew?: boolean;
  /** How many of the sentences have been told once this beat begins. Without it they are spread over the beats evenly. */
  lines?: number;
};

/** Turns the events of a step into beats, starting from the view before them. */
export type Animate<View, Event> = (view: View, lines: readonly GameEventLine<Event>[]) => Beat<View>[];

/** All events of these steps in order; null if a step was taken back, which is not animated. */
export function eventsOf<Event>(steps: readonly GameStepLog<Event>[]): GameEventLine<Event>[] | null {
  if (steps.some((step) => step.undone)) return null;
  return steps.flatMap((step) => step.events);
}

/** What others did since the viewer's own last step, up to this update. A spectator sees the last step. */
export function sinceOwn<Event>(
  before: readonly GameStepLog<Event>[],
  { steps, viewer }: { steps: readonly GameStepLog<Event>[]; viewer: number | null },
): readonly GameStepLog<Event>[] {
  if (steps.some((step) => step.undone)) return [];
  if (viewer === null) return steps;
  const own = steps.findLastIndex((step) => step.seat === viewer);
  return own < 0 ? [...before, ...steps] : steps.slice(own + 1);
}

/** One beat per event, each starting from the view that the one before ended with. */
export function inTurn<View, Event>(beat: (view: View, event: Event) => Beat<View>): Animate<View, Event> {
  return (view, lines) => {
    let current = view;
    return lines.map((line, index) => {
      const next = beat(current, line.event);
      current = next.arrived;
      return { lines: index + 1, ...next };
    });
  };
}

/** A beat without a flight; `rest` pauses to let the reader look. */
export function still<View>(view: View, rest = 0): Beat<View> {
  return { flights: [], leaving: view, arrived: view, rest };
}

/** The view with one player changed. */
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

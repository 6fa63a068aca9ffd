/** What happened, as steps to be watched one after the other. */
import type { Line, News } from '$lib/wire';

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

/** Everything of this news that happened, in order. A step taken back is not a story: the table just stands as before. */
export function happened(news: readonly News[]): Line[] | null {
  if (news.some((step) => step.undone)) return null;
  return news.flatMap((step) => step.lines);
}

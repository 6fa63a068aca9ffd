/** The plainest animation steps, and where things lie. */
import type { Beat, Flight } from '../kit/animation';
import { cry } from './changes';
import type { Back, Event, View } from './table';

/** Where things lie; `data-place` in the components. */
export const place = {
  slot: (row: number, at: number) => `slot-${row}-${at}`,
  hand: (seat: number) => `hand-${seat}`,
  draw: 'draw',
  discard: 'discard',
  /** Where a card of the hand is dropped to be planned; `data-drop`. */
  planned: (slot: number) => `slot-${slot}`,
};

/** Backs in the air by the word that stands for them: a flight carries a word. */
const backs = new Map<string, Back>();

/** The word for a card in the air of which only the back is seen. */
export function backFace(back: Back | null): string {
  if (!back) return 'back';
  const face = JSON.stringify(back);
  backs.set(face, back);
  return face;
}

/** The back that a word stands for; null for one that shows nothing. */
export const backOf = (face: string): Back | null => backs.get(face) ?? null;

export const still = (view: View, rest = 0): Beat<View> => ({
  flights: [],
  leaving: view,
  arrived: view,
  rest,
});
export const flown = (leaving: View, arrived: View, flights: readonly Flight[], rest = 0): Beat<View> => ({
  flights,
  leaving,
  arrived,
  rest,
});

export type Of<Name extends Event['event']> = Extract<Event, { event: Name }>;

/** Somebody cries out. */
export const plain = (
  view: View,
  key: string,
  rest: number,
  values: Record<string, number | string> = {},
  seat = 0,
  good?: boolean,
): Beat<View> => still(cry(view, { seat, key, values, ...(good === undefined ? {} : { good }) }), rest);

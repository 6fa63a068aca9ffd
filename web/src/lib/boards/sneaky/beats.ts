/** The plainest steps of a story, and where things lie. */
import type { Beat, Flight } from '../kit/animation';
import { cry } from './changes';
import type { Back, Event, View } from './table';

/** Where things lie; `data-place` in the components. */
export const place = {
  slot: (row: number, at: number) => `slot-${row}-${at}`,
  hand: (seat: number) => `hand-${seat}`,
  draw: 'draw',
  discard: 'discard',
};

/** The face of a card in the air. */
export const backFace = (back: Back | null): string =>
  back ? `back:${back.courage}:${back.spell}:${back.footprint}` : 'back';

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

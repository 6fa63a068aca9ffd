/** How long a story takes: a round in which everybody plays a card is told before anybody gets bored. */
import type { Beat } from '../kit/animation';

/** A round of the race takes at most this long at normal tempo, in milliseconds. */
export const ROUND = 12_000;
/** The longest that the card of one player may take on average, in beats: four of them are told within twelve seconds. */
export const BEATS_PER_PLAYER = 11;
/** How long cards travel, in beats: the first one, and each that follows it. */
const FLIGHT = 2;
const STAGGER = 0.27;

const flying = <View>({ flights }: Beat<View>): number =>
  flights.length > 0 ? FLIGHT + STAGGER * (flights.length - 1) : 0;

/** How many beats a story takes. */
export const duration = <View>(beats: readonly Beat<View>[]): number =>
  beats.reduce((total, beat) => total + beat.rest + flying(beat), 0);

/** The same story with shorter pauses, if it would take longer than so many beats. */
export function within<View>(beats: readonly Beat<View>[], most: number): Beat<View>[] {
  const flights = beats.reduce((total, beat) => total + flying(beat), 0);
  const rests = duration(beats) - flights;
  const part = rests > 0 ? Math.min(1, Math.max(0, most - flights) / rests) : 1;
  return beats.map((beat) => ({ ...beat, rest: beat.rest * part }));
}

/** How fast a round is told: so that what others do between two turns of the reader never takes too long. */

/** At normal tempo the reader is told a whole round within this time, in milliseconds. */
export const ROUND = 12_000;
/** What is planned for it: a surprise must fit too. */
const PLANNED = 10_500;
/** Nothing is told faster than this part of its own time: faster would be a flicker. */
const FASTEST = 0.2;
/** How long an update takes to tell before anything was measured, in milliseconds. */
const GUESS = 1_500;

export class RoundBudget {
  /** When the telling of this round began; what comes while something is told belongs to the same round. */
  #since: number | null = null;
  /** The mean time of an update at normal tempo. */
  #mean = GUESS;

  /** Everything has been told: the next thing begins a new round. */
  restart(): void {
    this.#since = null;
  }

  /** The factor for the next update, while `waiting` more are behind it. */
  factor(now: number, waiting: number): number {
    this.#since ??= now;
    const left = PLANNED - (now - this.#since);
    return Math.max(FASTEST, Math.min(1, left / (this.#mean * (waiting + 1))));
  }

  /** An update took so long, by this factor. */
  measured(milliseconds: number, factor: number): void {
    if (factor > 0) this.#mean += (milliseconds / factor - this.#mean) / 2;
  }
}

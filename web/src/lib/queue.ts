/** Positions wait their turn, so that what happened is seen in order, one thing at a time. */
import type { TableUpdate } from './wire';

export type Pace = (update: TableUpdate) => number;

/** Beyond this the reader has fallen behind and catches up at once. */
const TOO_MANY = 60;

export class NewsQueue {
  #waiting: TableUpdate[] = [];
  #held: Promise<unknown>[] = [];
  #timer: ReturnType<typeof setTimeout> | null = null;
  #turn = 0;

  constructor(
    /** Shows a update. */
    readonly show: (update: TableUpdate) => void,
    /** How long a update is looked at before the next one, in milliseconds. */
    readonly pace: Pace,
  ) {}

  /** Whether something is still being shown. */
  get idle(): boolean {
    return this.#timer === null && this.#held.length === 0 && this.#waiting.length === 0;
  }

  push(update: TableUpdate): void {
    this.#waiting.push(update);
    if (this.#waiting.length > TOO_MANY) this.flush();
    else if (this.#timer === null && this.#held.length === 0) this.#next();
  }

  /** The next update waits for this too: an animation that is longer than the pace. */
  hold(until: Promise<unknown>): void {
    this.#held.push(until);
    const turn = this.#turn;
    const release = () => {
      if (turn !== this.#turn) return;
      this.#held = this.#held.filter((held) => held !== until);
      if (this.#timer === null && this.#held.length === 0) this.#next();
    };
    until.then(release, release);
  }

  /** The reader has acted: what is still being shown has been seen, and the answer must not wait for it. */
  hurry(): void {
    if (this.#waiting.length > 0) this.flush();
    else this.clear();
  }

  /** Shows the newest update at once and forgets those before it. */
  flush(): void {
    const newest = this.#waiting.at(-1);
    this.clear();
    if (newest) this.#present(newest);
  }

  clear(): void {
    if (this.#timer !== null) clearTimeout(this.#timer);
    this.#timer = null;
    this.#waiting = [];
    this.#held = [];
    this.#turn += 1;
  }

  #next(): void {
    const update = this.#waiting.shift();
    if (update) this.#present(update);
  }

  #present(update: TableUpdate): void {
    this.#turn += 1;
    this.#held = [];
    const pause = this.pace(update);
    // The timer stands before the showing, so that a board may hold at once.
    this.#timer = setTimeout(() => {
      this.#timer = null;
      if (this.#held.length === 0) this.#next();
    }, pause);
    this.show(update);
  }
}

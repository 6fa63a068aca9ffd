/** Updates are shown one at a time, in order. */
import type { TableUpdate } from './wire';

/** How long an update is shown before the next one, in milliseconds. */
export type Pace = (update: TableUpdate) => number;

/** With more updates than this waiting, the queue jumps to the newest. */
const MAX_WAITING = 60;

export class UpdateQueue {
  #waiting: TableUpdate[] = [];
  #held: Promise<unknown>[] = [];
  #timer: ReturnType<typeof setTimeout> | null = null;
  #turn = 0;

  constructor(
    readonly show: (update: TableUpdate) => void,
    readonly pace: Pace,
  ) {}

  /** Whether nothing is being shown or waiting. */
  get idle(): boolean {
    return this.#timer === null && this.#held.length === 0 && this.#waiting.length === 0;
  }

  push(update: TableUpdate): void {
    this.#waiting.push(update);
    if (this.#waiting.length > MAX_WAITING) this.flush();
    else if (this.#timer === null && this.#held.length === 0) this.#next();
  }

  /** Makes the next update wait for this too: an animation that takes longer than the pace. */
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

  /** The reader has acted: the reply must not wait for what is still being shown. */
  catchUp(): void {
    if (this.#waiting.length > 0) this.flush();
    else this.clear();
  }

  /** Shows the newest update at once and drops those before it. */
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
    // The timer is set before `show`, so that a board may call `hold` at once.
    this.#timer = setTimeout(() => {
      this.#timer = null;
      if (this.#held.length === 0) this.#next();
    }, pause);
    this.show(update);
  }
}

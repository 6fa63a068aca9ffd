/** Updates are told one at a time, in order: each is shown, and the next one waits until its telling has ended. */
import type { TableUpdate } from './wire';

/** How long an update is shown before the next one, in milliseconds. */
export type Pace = (update: TableUpdate) => number;

/** Who tells an update: a board with its animation. */
export type Teller = {
  /** How many of the update's sentences the reader has been told so far; the last of them is being told. */
  readonly lines: number;
  /** Ends the animation of this update at once. */
  skip: () => void;
};

/** With more turns than this waiting, the queue goes straight to the end. What one seat does in a row is one turn. */
const MAX_TURNS = 12;
/** However few turns they are. */
const MAX_UPDATES = 60;

function turns(waiting: readonly TableUpdate[]): number {
  const seats = waiting.flatMap(({ steps }) => steps.map(({ seat }) => seat));
  return seats.filter((seat, at) => seat !== seats[at - 1]).length;
}

export class UpdateQueue {
  #waiting: TableUpdate[] = [];
  #held: Promise<unknown>[] = [];
  #timer: ReturnType<typeof setTimeout> | null = null;
  /** The update that is shown has a pause of its own, and that is not over. */
  #pausing = false;
  #turn = 0;
  #teller: Teller | null = null;
  /** The reader wants to see the end: nothing is told on the way there. */
  #finishing = false;

  constructor(
    readonly show: (update: TableUpdate) => void,
    readonly pace: Pace,
    /** Called whenever `telling`, `waiting` or `teller` may have changed. */
    readonly changed: () => void = () => undefined,
  ) {}

  /** Whether nothing is being shown or waiting. */
  get idle(): boolean {
    return this.#timer === null && this.#held.length === 0 && this.#waiting.length === 0;
  }

  /** Whether the reader is being told something: not everything that came has been shown to its end. */
  get telling(): boolean {
    return this.#pausing || this.#held.length > 0 || this.#waiting.length > 0;
  }

  /** How many updates wait to be told. */
  get waiting(): number {
    return this.#waiting.length;
  }

  get teller(): Teller | null {
    return this.#teller;
  }

  push(update: TableUpdate): void {
    this.#waiting.push(update);
    if (turns(this.#waiting) > MAX_TURNS || this.#waiting.length > MAX_UPDATES) this.finish();
    else if (this.#timer === null && this.#held.length === 0) this.#next();
    this.changed();
  }

  /** Makes the next update wait for this too: an animation that takes longer than the pace. */
  hold(until: Promise<unknown>, teller: Teller | null = null): void {
    this.#held.push(until);
    if (teller) this.#teller = teller;
    const turn = this.#turn;
    const release = () => {
      if (turn !== this.#turn) return;
      this.#held = this.#held.filter((held) => held !== until);
      if (this.#timer === null && this.#held.length === 0) this.#next();
      this.changed();
    };
    until.then(release, release);
    if (this.#finishing) teller?.skip();
    this.changed();
  }

  /** Ends the telling of this update; the next one is told. */
  skip(): void {
    this.#teller?.skip();
    if (this.#timer === null) return;
    clearTimeout(this.#timer);
    this.#timer = null;
    this.#pausing = false;
    if (this.#held.length === 0) this.#next();
    this.changed();
  }

  /** Straight to the end: shows the newest update as it is, without telling how it came about. */
  finish(): void {
    if (!this.telling) return;
    const newest = this.#waiting.at(-1);
    this.#finishing = true;
    if (newest) {
      this.clear();
      this.#finishing = true;
      this.#present(newest, 0);
    } else this.skip();
    this.changed();
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
    this.#pausing = false;
    this.#waiting = [];
    this.#held = [];
    this.#teller = null;
    this.#finishing = false;
    this.#turn += 1;
    this.changed();
  }

  #next(): void {
    const update = this.#waiting.shift();
    if (update) this.#present(update);
    else {
      this.#teller = null;
      this.#finishing = false;
    }
  }

  #present(update: TableUpdate, pause = this.pace(update)): void {
    this.#turn += 1;
    this.#held = [];
    this.#teller = null;
    this.#pausing = pause > 0;
    // The timer is set before `show`, so that a board may call `hold` at once.
    this.#timer = setTimeout(() => {
      this.#timer = null;
      this.#pausing = false;
      if (this.#held.length === 0) this.#next();
      this.changed();
    }, pause);
    this.show(update);
  }
}

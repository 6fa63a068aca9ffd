/** Fetches the review of a table, and follows it while it is made. */
import { toAppError, type AppError } from './errors';
import type { Review, ReviewedPosition, ReviewState } from './wire';

/** How often the hall is asked how far it is, in milliseconds. */
const PAUSE = 1000;

export class ReviewLoader {
  state = $state<ReviewState['state'] | 'loading'>('loading');
  review = $state.raw<Review | null>(null);
  /** Every position that is known, from the deal on without a gap. */
  positions = $state.raw<readonly ReviewedPosition[]>([]);
  looked = $state(0);
  of = $state(0);
  /** The line is down: what is there stays. */
  lost = $state(false);
  /** Why the hall makes none now. */
  failure = $state.raw<AppError | null>(null);
  #timer: ReturnType<typeof setTimeout> | undefined;
  #stopped = false;

  constructor(
    readonly load: (from: number) => Promise<ReviewState>,
    readonly request: () => Promise<ReviewState>,
  ) {}

  /** Looks whether there is one, and asks for it if it is wanted. */
  async start(wanted: boolean): Promise<void> {
    await this.#take(() => this.load(0));
    if (wanted && this.state === 'none') await this.ask();
  }

  async ask(): Promise<void> {
    this.failure = null;
    await this.#take(this.request, true);
  }

  stop(): void {
    this.#stopped = true;
    clearTimeout(this.#timer);
  }

  async #take(get: () => Promise<ReviewState>, asked = false): Promise<void> {
    try {
      this.#learn(await get());
      this.lost = false;
    } catch (thrown) {
      const error = toAppError(thrown, 'not-loaded');
      if (asked) this.failure = error;
      else this.lost = true;
    }
    if (this.#stopped || (this.state !== 'working' && !(this.lost && this.state === 'loading'))) return;
    this.#timer = setTimeout(() => void this.#take(() => this.load(this.positions.length)), PAUSE);
  }

  #learn(state: ReviewState): void {
    this.state = state.state;
    if (state.state === 'working') {
      [this.looked, this.of] = [state.looked, state.of];
      const known = this.positions.length;
      // An answer to an earlier question may bring what is there already.
      const more = state.positions.filter((position) => position.ply >= known);
      if (more[0]?.ply === known) this.positions = [...this.positions, ...more];
    } else if (state.state === 'ready') {
      this.review = state.review;
      this.positions = state.review.positions;
      this.looked = this.of = this.positions.length;
    }
  }
}

/** A lesson or a puzzle as the reader goes through it: the counterpart of a live table. The server keeps nothing of it. */
import { ApiError } from '$lib/api';
import { isRetryable, type AppError } from '$lib/errors';
import { UpdateQueue, type Pace, type Teller } from '$lib/queue';
import type { Moment, Progress, StepLog, TableUpdate, Words } from '$lib/wire';

/** Asks the server for a moment. */
export type Ask = (progress: Progress) => Promise<Moment>;

/** After so many other choices in one step the coach offers to let the reader play. */
const PATIENCE = 3;

/**
 * What the coach is at: `tell` says something, `act` wants something done, `best` wants the best found, `any` lets the
 * reader do anything, `other` has answered another choice, `done` tells what came of it, `end` has nothing more.
 */
export type CoachState = 'tell' | 'act' | 'any' | 'best' | 'other' | 'done' | 'end';

export class Course {
  /** The moment that the coach talks about. */
  moment = $state.raw<Moment | null>(null);
  /** What the board shows. */
  update = $state.raw<TableUpdate | null>(null);
  log = $state.raw<readonly StepLog[]>([]);
  error = $state.raw<AppError | null>(null);
  /** The lesson itself could not be had. */
  failure = $state.raw<AppError | null>(null);
  /** The hall did not answer, or not now, and `error` says why: what was asked for last can be asked again. */
  lost = $state(false);
  busy = $state(false);
  telling = $state(false);
  /** What the reader knows by now: the answers so far. */
  known = $state.raw<readonly Words[]>([]);
  /** The reader wants to see the sentence before again. */
  lookingBack = $state(false);
  hinted = $state(false);
  #others = $state(0);
  /** The answer to another choice is shown. */
  #other = $state(false);
  /** The progress without an attempt. */
  #at: Progress;
  #before = $state.raw<Moment | null>(null);
  #unanswered: () => Promise<void> = () => this.start();
  readonly #queue: UpdateQueue;

  constructor(
    readonly ask: Ask,
    first: Progress | null,
    pace: Pace,
    /** Called whenever the reader has come further; with null at the end. */
    readonly came: (progress: Progress | null) => void,
  ) {
    this.#at = first ?? { step: 0, actions: [] };
    this.#queue = new UpdateQueue(
      (update) => (this.update = update),
      pace,
      () => (this.telling = this.#queue.telling),
    );
  }

  get state(): CoachState {
    const { moment } = this;
    if (!moment) return 'tell';
    if (moment.verdict === 'wished') return moment.next ? 'done' : 'end';
    if (this.#other) return 'other';
    switch (moment.asks) {
      case 'next':
        return moment.next ? 'tell' : 'end';
      case 'act':
      case 'any':
      case 'best':
        return moment.asks;
    }
  }

  /** What stands in the bubble. */
  get words(): Words | null {
    const { moment } = this;
    if (!moment) return null;
    if (this.lookingBack) return this.#before?.say ?? moment.say;
    if (this.hinted && moment.hint && moment.verdict !== 'wished') return moment.hint;
    return moment.answer && (moment.verdict === 'wished' || this.#other) ? moment.answer : moment.say;
  }

  /** What is in the light: nothing while something moves or the reader may do anything. */
  get spots(): readonly string[] {
    const { moment } = this;
    if (!moment || this.telling || this.busy) return [];
    if (this.lookingBack) return this.#before?.spots ?? [];
    if (moment.asks === 'best') return this.hinted && moment.verdict !== 'wished' ? moment.spots : [];
    return moment.verdict === 'wished' ? [] : moment.spots;
  }

  /** Whether the reader may choose on the board. */
  get asking(): boolean {
    const { state } = this;
    return state === 'act' || state === 'any' || state === 'best' || state === 'other';
  }

  get canLookBack(): boolean {
    return this.#before !== null && !this.lookingBack;
  }

  /** Whether the coach offers to let the reader play as they like. */
  get impatient(): boolean {
    return this.asking && this.#others >= PATIENCE;
  }

  /** Where a game of the reader's own would begin. */
  get progress(): Progress {
    const { moment } = this;
    return moment?.verdict === 'wished' && this.#tried !== null
      ? { ...this.#at, actions: [...this.#at.actions, this.#tried] }
      : this.#at;
  }
  #tried: string | null = null;

  async start(): Promise<void> {
    this.#unanswered = () => this.start();
    if (await this.#enter(this.#at)) return;
    if (this.#at.step === 0 && this.#at.actions.length === 0) return;
    // What was kept belongs to another version of the lesson: from the beginning.
    if (this.failure?.code === 'bad-request') {
      this.failure = null;
      await this.#enter({ step: 0, actions: [] });
    }
  }

  stop(): void {
    this.#queue.clear();
  }

  /** Asks again for what the hall did not answer. */
  async retry(): Promise<void> {
    if (this.lost) await this.#unanswered();
  }

  hold(until: Promise<unknown>, teller?: Teller): void {
    this.#queue.hold(until, teller);
  }

  finish(): void {
    this.#queue.finish();
  }

  /** The reader has chosen this on the board. */
  async play(notation: string): Promise<void> {
    if (this.busy || !this.asking) return;
    this.lookingBack = false;
    this.finish();
    this.#unanswered = () => this.play(notation);
    const moment = await this.#get({ ...this.#at, actions: [...this.#at.actions, notation] });
    if (!moment) return;
    if (moment.verdict !== 'wished') {
      this.#others += 1;
      this.#other = true;
      this.moment = moment;
      return;
    }
    this.#tried = notation;
    this.#other = false;
    this.hinted = false;
    this.moment = moment;
    this.log = [...this.log, ...moment.update.steps];
    this.#queue.push(moment.update);
    if (moment.next) this.came(moment.next);
    else this.came(null);
  }

  /** Does what is wished, by itself. */
  async showMe(): Promise<void> {
    const { moment } = this;
    const notation =
      moment?.wished[0] ?? (moment?.asks === 'any' ? this.update?.choices[0]?.notation : undefined);
    if (notation !== undefined) await this.play(notation);
  }

  /** Goes on, or does what is wished first. */
  async next(): Promise<void> {
    if (this.lookingBack) {
      this.lookingBack = false;
      return;
    }
    if (this.asking) return;
    const next = this.moment?.next;
    if (!next || this.busy) return;
    this.finish();
    this.#unanswered = () => this.next();
    const learnt = this.moment?.verdict === 'wished' ? this.moment.answer : undefined;
    if (await this.#enter(next)) {
      if (learnt) this.known = [...this.known, learnt];
      this.came(this.moment?.next || this.moment?.asks !== 'next' ? next : null);
    }
  }

  /** Leaves a step, doing its act if there is one. */
  async skip(): Promise<void> {
    this.lookingBack = false;
    if (this.asking) await this.showMe();
    await this.next();
  }

  back(): void {
    if (this.canLookBack) this.lookingBack = true;
  }

  /** The first sentence again, after the answer to another choice. */
  remind(): void {
    this.#other = false;
  }

  hint(): void {
    this.hinted = true;
    this.#other = false;
  }

  async again(): Promise<void> {
    this.#unanswered = () => this.again();
    this.known = [];
    this.#before = null;
    await this.#enter({ step: 0, actions: [] });
  }

  async #enter(progress: Progress): Promise<boolean> {
    const moment = await this.#get(progress);
    if (!moment) return false;
    if (this.moment && moment.step > this.moment.step) this.#before = this.moment;
    this.#at = progress;
    this.#tried = null;
    this.#others = 0;
    this.#other = false;
    this.lookingBack = false;
    this.hinted = false;
    if (moment.position !== this.moment?.position || this.update?.step !== moment.update.step) {
      this.#queue.clear();
      this.log = [];
      this.update = moment.update;
    }
    this.moment = moment;
    return true;
  }

  async #get(progress: Progress): Promise<Moment | null> {
    this.busy = true;
    this.lost = false;
    this.error = null;
    try {
      return await this.ask(progress);
    } catch (error) {
      if (!(error instanceof ApiError)) throw error;
      if (isRetryable(error.code)) {
        this.lost = true;
        this.error = error.code === 'offline' ? null : error.reply;
      } else if (this.moment && (error.code === 'refused' || error.code === 'bad-action'))
        this.error = error.reply;
      else this.failure = error.reply;
      return null;
    } finally {
      this.busy = false;
    }
  }
}

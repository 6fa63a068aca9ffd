/** Walks through a replay: which moment is shown, through whose eyes, and how fast it plays. */
import { toAppError, type AppError } from './errors';
import { momentsOf, type Moment } from './moments';
import { ReplayFrames } from './replay';
import type { Frame, Replay, TableUpdate } from './wire';

/** A moment: a part of a ply, counted from 1. Without a part it is the ply as a whole: its last one. */
export type At = { ply: number; part?: number | undefined };

export const SPEEDS = [0.5, 1, 2, 4] as const;
export type Speed = (typeof SPEEDS)[number];

/** What is shown. */
export type Shown = {
  ply: number;
  part: number;
  parts: readonly Moment[];
  frame: Frame;
  moment: Moment;
  update: TableUpdate;
};

type Animate = Parameters<typeof momentsOf>[2];

/** How long a moment stays before the next one, in milliseconds: to begin with, and for each sentence. */
const REST = 500;
const REST_LINE = 220;

export class Replayer {
  shown = $state.raw<Shown | null>(null);
  plies = $state(0);
  /** Whose view is shown; null for a spectator's. */
  reader = $state<number | null>(null);
  /** Through whose eyes the reader wants to look, as in an address; null for their own. */
  viewer = $state<string | null>(null);
  running = $state(false);
  speed = $state<Speed>(1);
  error = $state.raw<AppError | null>(null);
  /** Grows whenever further frames have been fetched. */
  fetched = $state(0);
  /** Whether every move has been fetched. */
  complete = $state(false);
  frames: ReplayFrames;

  #wanted: At;
  #step = 0;
  #turn = 0;
  #parts = new WeakMap<Frame, Moment[]>();
  #animation: Promise<unknown> | null = null;
  #timer: ReturnType<typeof setTimeout> | undefined;

  constructor(
    readonly load: (viewer: string | null, from: number) => Promise<Replay>,
    readonly animate: Animate,
    at: At,
    viewer: string | null,
  ) {
    this.viewer = viewer;
    this.#wanted = at;
    this.frames = this.#newFrames(viewer);
  }

  /** Shows the first moment, then fetches the rest. */
  start(): Promise<void> {
    return this.#show(this.#wanted);
  }

  stop(): void {
    this.running = false;
    this.#turn += 1;
    clearTimeout(this.#timer);
  }

  get at(): At {
    return this.shown ? { ply: this.shown.ply, part: this.shown.part } : this.#wanted;
  }

  /** Whether a moment in the middle of a move is shown. */
  get within(): boolean {
    return this.shown !== null && this.shown.part < this.shown.parts.length;
  }

  go(at: At): Promise<void> {
    return this.#show({ ...at, ply: Math.min(Math.max(0, at.ply), this.plies) });
  }

  /** One moment on or back. */
  async step(direction: 1 | -1): Promise<void> {
    const { shown } = this;
    if (!shown) return;
    const part = shown.part + direction;
    if (part >= 1 && part <= shown.parts.length) return this.go({ ply: shown.ply, part });
    const ply = shown.ply + direction;
    if (ply < 0 || ply > this.plies) return;
    return this.go(direction === 1 ? { ply, part: 1 } : { ply });
  }

  turn(direction: 1 | -1): Promise<void> {
    return this.#jump((ply) => this.frames.turn(ply, direction));
  }

  round(direction: 1 | -1): Promise<void> {
    return this.#jump((ply) => this.frames.round(ply, direction));
  }

  async #jump(find: (ply: number) => Promise<number>): Promise<void> {
    try {
      await this.go({ ply: await find(this.at.ply) });
    } catch (thrown) {
      this.#fail(thrown);
    }
  }

  /** Looks through other eyes, at the same moment. */
  async look(viewer: string): Promise<void> {
    if (viewer === (this.viewer ?? this.#own())) return;
    this.viewer = viewer;
    this.frames = this.#newFrames(viewer);
    this.complete = false;
    await this.#show(this.at);
  }

  #own(): string {
    return this.reader === null ? 'spectator' : String(this.reader);
  }

  toggle(): void {
    this.running = !this.running;
    if (!this.running) {
      clearTimeout(this.#timer);
      return;
    }
    // At the end, playing begins anew.
    if (this.atEnd) void this.go({ ply: 0 });
    else void this.step(1);
  }

  get atEnd(): boolean {
    return this.shown !== null && this.shown.ply >= this.plies && !this.within;
  }

  faster(direction: 1 | -1): void {
    this.speed = SPEEDS[SPEEDS.indexOf(this.speed) + direction] ?? this.speed;
  }

  /** The board animates this moment: playing goes on when it has ended. */
  hold(until: Promise<unknown>): void {
    const ended = until
      .then(
        () => undefined,
        () => undefined,
      )
      .then(() => {
        if (this.#animation === ended) this.#animation = null;
      });
    this.#animation = ended;
  }

  retry(): Promise<void> {
    this.error = null;
    return this.#show(this.#wanted);
  }

  #newFrames(viewer: string | null): ReplayFrames {
    return new ReplayFrames((from) => this.load(viewer, from));
  }

  #fail(thrown: unknown): void {
    this.running = false;
    this.error = toAppError(thrown, 'not-loaded');
  }

  async #show(at: At): Promise<void> {
    const turn = ++this.#turn;
    clearTimeout(this.#timer);
    this.#wanted = at;
    const { frames } = this;
    try {
      let { ply, part } = at;
      let frame = await frames.frame(ply);
      if (!frame) {
        // A link beyond the end.
        [ply, part] = [frames.plies, undefined];
        frame = await frames.frame(ply);
      }
      const before = ply > 0 ? await frames.frame(ply - 1) : undefined;
      if (turn !== this.#turn || !frame) return;
      this.plies = frames.plies;
      this.reader = frames.viewer;
      this.#draw(frame, before?.view, ply, part);
      void this.#fetchAll(frames);
      void this.#playOn(turn);
    } catch (thrown) {
      if (turn === this.#turn) this.#fail(thrown);
    }
  }

  #draw(frame: Frame, before: unknown, ply: number, part: number | undefined): void {
    let parts = this.#parts.get(frame);
    if (!parts) {
      parts = momentsOf(before, frame, this.animate);
      this.#parts.set(frame, parts);
    }
    const number = Math.min(Math.max(1, part ?? parts.length), parts.length);
    const moment = parts[number - 1];
    if (!moment) return;
    const last = this.shown;
    const next =
      last !== null &&
      last.update.viewer === this.reader &&
      (last.ply === ply ? last.part + 1 === number : last.ply + 1 === ply && number === 1) &&
      (last.ply === ply || last.part === last.parts.length);
    // A board animates the very next step only; after a jump it just shows what was done.
    this.#step += next ? 1 : 2;
    const step = {
      step: this.#step,
      ply,
      seat: frame.seat ?? 0,
      undone: false,
      events: [...moment.events],
    };
    const update: TableUpdate = {
      step: this.#step,
      ply,
      viewer: this.reader,
      to_act: [],
      view: moment.view,
      prompt: frame.prompt,
      choices: [],
      scores: frame.scores,
      undo: 'no',
      steps: [step],
      ...(frame.description ? { description: frame.description } : {}),
    };
    this.shown = { ply, part: number, parts, frame, moment, update };
  }

  /** The frames that are being fetched. */
  #fetching: ReplayFrames | null = null;

  async #fetchAll(frames: ReplayFrames): Promise<void> {
    if (this.complete || this.#fetching === frames) return;
    this.#fetching = frames;
    try {
      await frames.all(() => {
        if (frames === this.frames) this.fetched += 1;
      });
      if (frames === this.frames) this.complete = true;
    } catch {
      // Stepping goes on with what is there; the rest is tried again with the next step.
      if (this.#fetching === frames) this.#fetching = null;
    }
  }

  /** While playing, the next moment follows when this one has been shown. */
  async #playOn(turn: number): Promise<void> {
    if (!this.running) return;
    if (this.atEnd) {
      this.running = false;
      return;
    }
    const rest = (REST + REST_LINE * Math.min(this.shown?.moment.events.length ?? 0, 5)) / this.speed;
    await new Promise<void>((over) => (this.#timer = setTimeout(over, rest)));
    while (this.#animation) await this.#animation;
    if (this.running && turn === this.#turn) await this.step(1);
  }
}

/** Shows one update after the other, and what happened between them. */
import { tick } from 'svelte';
import type { EventLine, StepLog, TableUpdate } from '$lib/wire';
import { happened, sinceOwn, type Beat, type Flight } from './story';

/** Where something lies on the board, in pixels from its corner. */
type Box = { left: number; top: number; width: number; height: number };

/** A card in the air. */
export type Flyer = Flight & { key: number; box: Box; start: Box };

const FLY = 520;
const BEAT = 260;
/** Cards of one step leave a little after each other. */
const STAGGER = 70;
/** No card is wider for its height than one that lies on its side. */
const WIDEST = 1.4;

export class Stage<View> {
  /** The table as it is drawn now. */
  view: View;
  flyers = $state.raw<readonly Flyer[]>([]);
  /** Whether something is being shown. */
  telling = $state(false);
  /** What others did since the reader's own last step: traces stay in sight until the reader has acted. */
  recent = $state.raw<readonly StepLog[]>([]);
  tempo = 1;

  #root: HTMLElement | null = null;
  #turn = 0;
  #keys = 0;
  /** Where the game stands; the drawn table is still on its way there while something is told. */
  #update: TableUpdate;
  #hurried = false;
  #skipped = false;
  /** Whether the reader's focus is on the board, or was when what had it vanished. */
  #inside = false;

  constructor(
    update: TableUpdate,
    readonly tell: (view: View, lines: readonly EventLine[]) => Beat<View>[],
  ) {
    this.view = $state.raw(update.view as View);
    this.#update = update;
    this.recent = sinceOwn([], update);
  }

  /** The element that holds all places. */
  mount = (node: HTMLElement): (() => void) => {
    this.#root = node;
    const came = ({ target }: FocusEvent) => (this.#inside = node.contains(target as Node));
    const left = ({ target, relatedTarget }: FocusEvent) => {
      if (!relatedTarget) void this.#left(target as HTMLElement);
    };
    document.addEventListener('focusin', came);
    node.addEventListener('focusout', left);
    return () => {
      document.removeEventListener('focusin', came);
      node.removeEventListener('focusout', left);
      this.#root = null;
      this.#turn += 1;
    };
  };

  /**
   * Goes on to this update and keeps the next one waiting while something is told. Tells whether it is a new one: what
   * the reader has begun to choose is put back then, but not when a lost line comes back or the pace is changed.
   */
  follow(update: TableUpdate, tempo: number, hold: (until: Promise<unknown>) => void): boolean {
    this.tempo = tempo;
    const { step, viewer, view } = this.#update;
    if (update.step === step && update.viewer === viewer) {
      if (!this.telling && update.view !== view) this.view = update.view as View;
      this.#update = update;
      return false;
    }
    const shown = this.show(update);
    if (this.telling) hold(shown);
    return true;
  }

  /** Goes on to this update; the promise ends when it is all shown. */
  async show(update: TableUpdate): Promise<void> {
    const turn = ++this.#turn;
    const before = this.#update;
    this.#update = update;
    // A story goes on from the update before: whoever leaps through a replay just sees where he arrives.
    const follows = update.steps[0]?.step === before.step + 1 && update.viewer === before.viewer;
    this.recent = sinceOwn(follows ? this.recent : [], update);
    const lines = follows && this.tempo > 0 ? happened(update.steps) : null;
    [this.#hurried, this.#skipped] = [false, false];
    try {
      if (lines) await this.#play(before.view as View, lines, turn);
    } catch (error) {
      // A story that this board cannot tell: what it led to can still be shown.
      console.error(error);
    } finally {
      if (turn === this.#turn) {
        this.flyers = [];
        this.view = this.#update.view as View;
        this.telling = false;
      }
    }
    await this.#returnFocus(turn);
  }

  async #play(from: View, lines: readonly EventLine[], turn: number): Promise<void> {
    const interrupted = this.telling;
    this.telling = true;
    const beats = this.tell(from, lines);
    if (interrupted) {
      // The story before was not heard to its end: this one begins where that would have ended.
      this.flyers = [];
      this.view = from;
      await tick();
    }
    for (const beat of beats) {
      if (turn !== this.#turn) return;
      if (beat.anew && !this.#skipped) this.#hurried = false;
      await this.#show(beat, turn);
    }
  }

  /** Nothing has the focus now: the reader let go of the board, unless what had it vanished or the window was left. */
  async #left(node: HTMLElement): Promise<void> {
    await tick();
    if (node.isConnected && !node.matches(':disabled') && document.activeElement === document.body)
      this.#inside = false;
  }

  /** Whoever plays by keyboard goes on where the board asks next, though the card that had the focus is gone. */
  async #returnFocus(turn: number): Promise<void> {
    await tick();
    if (!this.#inside || turn !== this.#turn || document.activeElement !== document.body) return;
    const next = this.#root?.querySelector<HTMLElement>('[data-walk][tabindex="0"]:not([data-entrance])');
    next?.focus({ preventScroll: true });
  }

  /** Shows the rest of it at once, up to where something new begins. */
  hurry = (): void => {
    this.#hurried = true;
    this.#wake?.();
  };

  /** Goes to the end at once. */
  skip = (): void => {
    this.#skipped = true;
    this.hurry();
  };

  #wake: (() => void) | null = null;

  #pause(milliseconds: number): Promise<void> {
    if (this.#hurried) return Promise.resolve();
    return new Promise((done) => {
      const timer = setTimeout(done, milliseconds);
      this.#wake = () => {
        clearTimeout(timer);
        done();
      };
    });
  }

  async #show(beat: Beat<View>, turn: number): Promise<void> {
    const starts = beat.flights.map((flight) => this.#box(flight.from));
    this.view = beat.leaving;
    await tick();
    if (turn !== this.#turn) return;
    const flyers: Flyer[] = [];
    beat.flights.forEach((flight, index) => {
      const [start, box] = [starts[index], this.#box(flight.to)];
      if (start && box) flyers.push({ ...flight, start, box, key: ++this.#keys });
    });
    if (flyers.length > 0) {
      this.flyers = flyers;
      await this.#pause((FLY + STAGGER * (flyers.length - 1)) * this.tempo);
      if (turn !== this.#turn) return;
    }
    this.view = beat.arrived;
    await tick();
    if (turn !== this.#turn) return;
    this.flyers = [];
    if (beat.rest > 0) await this.#pause(BEAT * beat.rest * this.tempo);
  }

  #box(place: string): Box | null {
    const corner = this.#root?.getBoundingClientRect();
    const marked = this.#root?.querySelectorAll(`[data-place="${CSS.escape(place)}"]`) ?? [];
    // A place may be drawn twice, for wide and for narrow screens: the one in sight counts.
    const box = [...marked].map((node) => node.getBoundingClientRect()).find((found) => found.width > 0);
    if (!corner || !box) return null;
    // In a wide place, such as a row of pips, a card lies in the middle.
    const width = Math.min(box.width, box.height * WIDEST);
    const left = box.left - corner.left + (box.width - width) / 2;
    return { left, top: box.top - corner.top, width, height: box.height };
  }

  /** Lets a card travel from its start to its place. */
  fly =
    (flyer: Flyer, index: number) =>
    (node: HTMLElement): void => {
      const { start, box } = flyer;
      const from = `translate(${start.left + start.width / 2 - box.left - box.width / 2}px, ${
        start.top + start.height / 2 - box.top - box.height / 2
      }px) scale(${start.width / box.width})`;
      node.animate?.([{ transform: from }, { transform: 'none' }], {
        duration: FLY * this.tempo,
        delay: STAGGER * index * this.tempo,
        easing: 'cubic-bezier(.2, .7, .2, 1)',
        fill: 'both',
      });
    };
}

/** Shows one position after the other, and what happened between them. */
import { tick } from 'svelte';
import type { Line, Position } from '$lib/wire';
import { happened, type Beat, type Flight } from './story';

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
  tempo = 1;

  #root: HTMLElement | null = null;
  #turn = 0;
  #keys = 0;
  #step: number;
  #hurried = false;
  #skipped = false;
  /** Whether the focus was on the board. */
  #inside = false;

  constructor(
    position: Position,
    readonly tell: (view: View, lines: readonly Line[]) => Beat<View>[],
  ) {
    this.view = $state.raw(position.view as View);
    this.#step = position.step;
  }

  /** The element that holds all places. */
  mount = (node: HTMLElement): (() => void) => {
    this.#root = node;
    return () => {
      this.#root = null;
      this.#turn += 1;
    };
  };

  /** Goes on to this position and keeps the next one waiting while something is told. */
  follow(position: Position, tempo: number, hold: (until: Promise<unknown>) => void): void {
    this.tempo = tempo;
    const shown = this.show(position);
    if (this.telling) hold(shown);
  }

  /** Goes on to this position; the promise ends when it is all shown. */
  async show(position: Position): Promise<void> {
    const turn = ++this.#turn;
    // A story goes on from what was drawn last: whoever leaps through a replay just sees where he arrives.
    const follows = position.news[0]?.step === this.#step + 1;
    this.#step = position.step;
    this.#inside ||= this.#root?.contains(document.activeElement) ?? false;
    const lines = follows && this.tempo > 0 && !calm() ? happened(position.news) : null;
    [this.#hurried, this.#skipped] = [false, false];
    if (lines) {
      this.telling = true;
      for (const beat of this.tell(this.view, lines)) {
        if (beat.anew && !this.#skipped) this.#hurried = false;
        await this.#show(beat, turn);
        if (turn !== this.#turn) return;
      }
    }
    this.flyers = [];
    this.view = position.view as View;
    this.telling = false;
    await this.#returnFocus(turn);
  }

  /** Whoever plays by keyboard goes on where the board asks next, though the card that had the focus is gone. */
  async #returnFocus(turn: number): Promise<void> {
    await tick();
    if (!this.#inside || turn !== this.#turn) return;
    if (document.activeElement !== document.body) {
      this.#inside = this.#root?.contains(document.activeElement) ?? false;
      return;
    }
    const next = this.#root?.querySelector<HTMLElement>('[data-walk][tabindex="0"]');
    next?.focus({ preventScroll: true });
    if (next) this.#inside = false;
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
  fly = (flyer: Flyer, index: number) => (node: HTMLElement): void => {
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

function calm(): boolean {
  return matchMedia('(prefers-reduced-motion: reduce)').matches;
}

/** Draws one update after the other, and animates what happened between them. */
import { tick } from 'svelte';
import type { GameEventLine, GameStepLog, GameTypes, GameUpdate } from '$lib/board';
import type { Teller } from '$lib/queue';
import { eventsOf, sinceOwn, type Beat, type Flight, type Animate } from './animation';

/** Where something lies on the board, in pixels from the board's upper left corner. */
type Box = { left: number; top: number; width: number; height: number };

/** A card that is travelling. */
export type Flyer = Flight & { key: number; box: Box; start: Box };

/** How long a card travels, and the unit of `Beat.rest`, in milliseconds. */
const FLY = 520;
const BEAT = 260;
/** Delay between the cards of one beat, in milliseconds. */
const STAGGER = 70;
/** At normal tempo one update takes at most this long, in milliseconds, if its board does not ask for more; a longer story is told faster. */
const LONGEST = 9_000;
/** The widest shape of a card: width by height of one that lies on its side. */
const WIDEST = 1.4;

/** How long a beat takes at normal tempo, in milliseconds. */
function duration({ flights, rest }: Beat<unknown>): number {
  return (flights.length > 0 ? FLY + STAGGER * (flights.length - 1) : 0) + BEAT * rest;
}

/**
 * The types are those of the game. A board that draws more than the wire's view (a card in the air, say) gives the
 * type of what it draws as `view`; every view of the wire must be one of those too.
 */
export class Stage<Types extends GameTypes> implements Teller {
  /** The view as it is drawn now. */
  view: Types['view'];
  flyers = $state.raw<readonly Flyer[]>([]);
  /** Whether an animation is running. */
  animating = $state(false);
  /** What others did since the viewer's own last step: boards mark it until the viewer has acted. */
  recent = $state.raw<readonly GameStepLog<Types['event']>[]>([]);
  /** How many sentences of the update have been told so far. */
  lines = $state(0);
  tempo = 1;

  #root: HTMLElement | null = null;
  /** Counts updates, so that an animation that was overtaken notices it. */
  #turn = 0;
  #keys = 0;
  /** The newest update; while an animation runs, the drawn view is still behind it. */
  #update: GameUpdate<Types>;
  /** The part of its own time in which this story is told. */
  #share = 1;
  #hurried = false;
  #skipped = false;
  /** Whether the focus is on the board, or was when the focused element vanished. */
  #inside = false;

  constructor(
    update: GameUpdate<Types>,
    readonly animate: Animate<Types['view'], Types['event']>,
    /** How long such a story may take at normal tempo, in milliseconds. */
    readonly longest: (lines: readonly GameEventLine<Types['event']>[]) => number = () => LONGEST,
  ) {
    this.view = $state.raw(update.view);
    this.#update = update;
    this.recent = sinceOwn([], update);
  }

  /** Attaches the stage to the element that contains all places. */
  mount = (node: HTMLElement): (() => void) => {
    this.#root = node;
    const came = ({ target }: FocusEvent) => (this.#inside = target instanceof Node && node.contains(target));
    const left = ({ target, relatedTarget }: FocusEvent) => {
      if (!relatedTarget && target instanceof HTMLElement) void this.#left(target);
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
   * Goes on to this update and keeps the next one waiting while an animation runs. Returns whether it is a new one:
   * then a board drops what the reader has begun to choose. A reconnect or another tempo brings no new one.
   */
  follow(
    update: GameUpdate<Types>,
    tempo: number,
    hold: (until: Promise<unknown>, teller: Teller) => void,
  ): boolean {
    this.tempo = tempo;
    const { step, viewer, view } = this.#update;
    if (update.step === step && update.viewer === viewer) {
      if (!this.animating && update.view !== view) this.view = update.view;
      this.#update = update;
      return false;
    }
    const shown = this.show(update);
    if (this.animating) hold(shown, this);
    return true;
  }

  /** Goes on to this update; the promise resolves when its animation has ended. */
  async show(update: GameUpdate<Types>): Promise<void> {
    const turn = ++this.#turn;
    const before = this.#update;
    this.#update = update;
    // Only the very next step is animated: a jump within a replay just shows where it leads.
    const follows = update.steps[0]?.step === before.step + 1 && update.viewer === before.viewer;
    this.recent = sinceOwn(follows ? this.recent : [], update);
    const lines = follows && this.tempo > 0 ? eventsOf(update.steps) : null;
    this.lines = 0;
    [this.#hurried, this.#skipped] = [false, false];
    try {
      if (lines) await this.#play(before.view, lines, turn);
    } catch (error) {
      // This board cannot animate it (an event of a newer server): the result can still be drawn.
      console.error(error);
    } finally {
      if (turn === this.#turn) {
        this.flyers = [];
        this.view = this.#update.view;
        this.animating = false;
      }
    }
    await this.#returnFocus(turn);
  }

  async #play(
    from: Types['view'],
    lines: readonly GameEventLine<Types['event']>[],
    turn: number,
  ): Promise<void> {
    const interrupted = this.animating;
    this.animating = true;
    const beats = this.animate(from, lines);
    this.#share = Math.min(1, this.longest(lines) / beats.reduce((sum, beat) => sum + duration(beat), 1));
    if (interrupted) {
      // The animation before did not finish: this one begins where that would have ended.
      this.flyers = [];
      this.view = from;
      await tick();
    }
    for (const [index, beat] of beats.entries()) {
      if (turn !== this.#turn) return;
      const told = beat.lines ?? Math.ceil(((index + 1) / beats.length) * lines.length);
      this.lines = Math.max(this.lines, Math.min(told, lines.length));
      if (beat.anew && !this.#skipped) this.#hurried = false;
      await this.#show(beat, turn);
    }
  }

  /** Nothing has the focus now: the reader left the board, unless the focused element vanished or the window lost the focus. */
  async #left(node: HTMLElement): Promise<void> {
    await tick();
    if (node.isConnected && !node.matches(':disabled') && document.activeElement === document.body)
      this.#inside = false;
  }

  /** Who plays by keyboard continues at the next choice, though the card that had the focus is gone. */
  async #returnFocus(turn: number): Promise<void> {
    await tick();
    if (!this.#inside || turn !== this.#turn || document.activeElement !== document.body) return;
    const next = this.#root?.querySelector<HTMLElement>('[data-walk][tabindex="0"]:not([data-entrance])');
    next?.focus({ preventScroll: true });
  }

  /** Shows the rest at once, up to the next beat that is marked `anew`. */
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

  /** How fast everything moves now. */
  get #speed(): number {
    return this.tempo * this.#share;
  }

  #pause(milliseconds: number): Promise<void> {
    if (this.#hurried) return Promise.resolve();
    return new Promise((done) => {
      const timer = setTimeout(done, milliseconds * this.#speed);
      this.#wake = () => {
        clearTimeout(timer);
        done();
      };
    });
  }

  async #show(beat: Beat<Types['view']>, turn: number): Promise<void> {
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
      await this.#pause(FLY + STAGGER * (flyers.length - 1));
      if (turn !== this.#turn) return;
    }
    this.view = beat.arrived;
    await tick();
    if (turn !== this.#turn) return;
    this.flyers = [];
    if (beat.rest > 0) await this.#pause(BEAT * beat.rest);
  }

  #box(place: string): Box | null {
    const corner = this.#root?.getBoundingClientRect();
    const marked = this.#root?.querySelectorAll(`[data-place="${CSS.escape(place)}"]`) ?? [];
    // A place may be drawn twice, for wide and for narrow screens: the visible one counts.
    const box = [...marked].map((node) => node.getBoundingClientRect()).find((found) => found.width > 0);
    if (!corner || !box) return null;
    // In a wide place, such as a row of pips, the card is centred.
    const width = Math.min(box.width, box.height * WIDEST);
    const left = box.left - corner.left + (box.width - width) / 2;
    // A replay draws the board smaller than it is laid out.
    const scale = corner.width / (this.#root?.offsetWidth || corner.width) || 1;
    const real = { left, top: box.top - corner.top, width, height: box.height };
    return {
      left: real.left / scale,
      top: real.top / scale,
      width: real.width / scale,
      height: real.height / scale,
    };
  }

  /** Animates a card from its start to its place. */
  fly =
    (flyer: Flyer, index: number) =>
    (node: HTMLElement): void => {
      const { start, box } = flyer;
      const from = `translate(${start.left + start.width / 2 - box.left - box.width / 2}px, ${
        start.top + start.height / 2 - box.top - box.height / 2
      }px) scale(${start.width / box.width})`;
      node.animate?.([{ transform: from }, { transform: 'none' }], {
        duration: FLY * this.#speed,
        delay: STAGGER * index * this.#speed,
        easing: 'cubic-bezier(.2, .7, .2, 1)',
        fill: 'both',
      });
    };
}

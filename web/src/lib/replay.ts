/** The frames of a replay, fetched in parts as they are looked at, and the keys by which it is walked. */
import type { Frame, Replay } from './wire';

/** More plies than any game has. */
const MAX_PLY = 99_999;
/** How many frames the server sends at once. */
const PART = 100;

/** The number that an address names; anything that is none means 0. */
export function parsePly(text: string | null): number {
  const number = Math.round(Number(text ?? 0));
  return Number.isNaN(number) ? 0 : Math.min(Math.max(0, number), MAX_PLY);
}

/** Whether a key press is meant for the replay: not for the browser, nor for the control that has the focus; letters may be switched off. */
export function isReplayKey(event: KeyboardEvent, letters = true): boolean {
  if (event.defaultPrevented || event.ctrlKey || event.metaKey || event.altKey) return false;
  if (!letters && /^[^ ]$/.test(event.key)) return false;
  const focused = event.target instanceof Element ? event.target : null;
  if (focused?.matches('input:not([type="range"]), select, textarea')) return false;
  // The playhead is a slider: it has arrows and ends of its own, and in a dialog nothing is walked.
  if (focused?.closest('dialog, [role="dialog"]')) return false;
  return event.key !== ' ' || focused?.closest('a, button, summary, [role="button"], [role="link"]') == null;
}

/** The round that a view counts, if its game has rounds. */
export function roundIn(view: unknown): number | null {
  if (typeof view !== 'object' || view === null || !('round' in view)) return null;
  return typeof view.round === 'number' ? view.round : null;
}

export class ReplayFrames {
  #frames = new Map<number, Frame>();
  #requests = new Map<number, Promise<void>>();
  plies = 0;
  viewer: number | null = null;

  constructor(readonly fetch: (from: number) => Promise<Replay>) {}

  /** The frame after this many plies. */
  async frame(ply: number): Promise<Frame | undefined> {
    const known = this.#frames.get(ply);
    if (known) return known;
    const from = Math.floor(ply / PART) * PART;
    let request = this.#requests.get(from);
    if (!request) {
      request = this.#fetch(from);
      this.#requests.set(from, request);
      request.catch(() => this.#requests.delete(from));
    }
    await request;
    return this.#frames.get(ply);
  }

  /** A frame that has been fetched already. */
  known(ply: number): Frame | undefined {
    return this.#frames.get(ply);
  }

  /** Fetches everything, part by part; `arrived` is told after each of them. */
  async all(arrived: () => void): Promise<void> {
    for (let from = 0; from === 0 || from <= this.plies; from += PART) {
      await this.frame(from);
      arrived();
    }
  }

  /** The next ply, forward or back, at which another seat begins to move. */
  async turn(ply: number, direction: 1 | -1): Promise<number> {
    const mover = (await this.frame(ply))?.seat;
    let at = ply;
    while (at + direction >= 0 && at + direction <= this.plies) {
      at += direction;
      if ((await this.frame(at))?.seat !== mover) break;
    }
    return at;
  }

  /** The first ply of the next round; back: that of this round, or of the one before if it is there already. */
  async round(ply: number, direction: 1 | -1): Promise<number> {
    const rounds = await this.rounds();
    if (direction === 1) {
      const next = rounds.findIndex((round, at) => at > ply && round !== rounds[ply]);
      return next < 0 ? this.plies : next;
    }
    const begun = rounds.indexOf(rounds[Math.max(0, ply - 1)] ?? 0);
    return Math.max(0, begun);
  }

  /**
   * The round that each ply belongs to. A game that counts none goes round the table: a round is over when whoever
   * began has another turn.
   */
  async rounds(): Promise<number[]> {
    await this.all(() => undefined);
    return this.knownRounds();
  }

  /** The same, as far as frames have been fetched from the start on. */
  knownRounds(): number[] {
    const rounds: number[] = [];
    const first = this.#frames.get(1)?.seat;
    let lap = 1;
    for (let ply = 0; ply <= this.plies; ply += 1) {
      const frame = this.#frames.get(ply);
      if (!frame) break;
      const before = this.#frames.get(ply - 1);
      if (ply > 1 && frame.seat === first && before?.seat !== first) lap += 1;
      // What a move did belongs to the round in which it was chosen, which the frame before it shows.
      rounds.push(roundIn(before?.view ?? frame.view) ?? lap);
    }
    return rounds;
  }

  async #fetch(from: number): Promise<void> {
    const part = await this.fetch(from);
    this.plies = part.plies;
    this.viewer = part.viewer;
    for (const frame of part.frames) this.#frames.set(frame.ply, frame);
  }
}

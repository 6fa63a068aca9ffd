/** The course of a game, fetched in parts as it is looked at. */
import type { Frame, Replay } from './wire';

/** No game is longer. */
const LONGEST = 99_999;

/** The number of moves that an address names; nonsense means the start. */
export function momentOf(text: string | null): number {
  const number = Math.round(Number(text ?? 0));
  return Number.isNaN(number) ? 0 : Math.min(Math.max(0, number), LONGEST);
}

/** Whether a key is meant for the replay: not for the browser, nor for the board or control that has the focus. */
export function wants(event: KeyboardEvent): boolean {
  if (event.defaultPrevented || event.ctrlKey || event.metaKey || event.altKey) return false;
  const at = event.target instanceof Element ? event.target : null;
  if (at?.matches('input:not([type="range"]), select, textarea')) return false;
  return event.key !== ' ' || at?.closest('a, button, summary, [role="button"], [role="link"]') == null;
}

type Fetch = (from: number) => Promise<Replay>;

export class Course {
  #frames = new Map<number, Frame>();
  #asked = new Map<number, Promise<void>>();
  plies = 0;
  viewer: number | null = null;

  constructor(readonly fetch: Fetch) {}

  /** The frame after this many moves. */
  async frame(ply: number): Promise<Frame | undefined> {
    const known = this.#frames.get(ply);
    if (known) return known;
    const from = Math.floor(ply / 100) * 100;
    let asked = this.#asked.get(from);
    if (!asked) {
      asked = this.#fetch(from);
      this.#asked.set(from, asked);
      asked.catch(() => this.#asked.delete(from));
    }
    await asked;
    return this.#frames.get(ply);
  }

  /** The next place, onward or back, where another seat begins to move. */
  async turn(ply: number, way: 1 | -1): Promise<number> {
    const mover = (await this.frame(ply))?.seat;
    let at = ply;
    while (at + way >= 0 && at + way <= this.plies) {
      at += way;
      if ((await this.frame(at))?.seat !== mover) break;
    }
    return at;
  }

  async #fetch(from: number): Promise<void> {
    const part = await this.fetch(from);
    this.plies = part.plies;
    this.viewer = part.viewer;
    for (const frame of part.frames) this.#frames.set(frame.ply, frame);
  }
}

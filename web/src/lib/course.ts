/** The course of a game, fetched in parts as it is looked at. */
import type { Frame, Replay } from './wire';

type Fetch = (from: number) => Promise<Replay>;

export class Course {
  #frames = new Map<number, Frame>();
  #asked = new Map<number, Promise<void>>();
  plies = 0;
  eyes: number | null = null;

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
    this.eyes = part.eyes;
    for (const frame of part.frames) this.#frames.set(frame.ply, frame);
  }
}

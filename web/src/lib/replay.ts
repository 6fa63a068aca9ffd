/** The frames of a replay, fetched in parts as they are looked at. */
import type { Frame, Replay } from './wire';

/** More plies than any game has. */
const MAX_PLY = 99_999;
/** How many frames the server sends at once. */
const PART = 100;

/** The ply that an address names; anything that is no number means the start. */
export function parsePly(text: string | null): number {
  const number = Math.round(Number(text ?? 0));
  return Number.isNaN(number) ? 0 : Math.min(Math.max(0, number), MAX_PLY);
}

/** Whether a key press is meant for the replay: not for the browser, nor for the control that has the focus. */
export function isReplayKey(event: KeyboardEvent): boolean {
  if (event.defaultPrevented || event.ctrlKey || event.metaKey || event.altKey) return false;
  const focused = event.target instanceof Element ? event.target : null;
  if (focused?.matches('input:not([type="range"]), select, textarea')) return false;
  return event.key !== ' ' || focused?.closest('a, button, summary, [role="button"], [role="link"]') == null;
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

  async #fetch(from: number): Promise<void> {
    const part = await this.fetch(from);
    this.plies = part.plies;
    this.viewer = part.viewer;
    for (const frame of part.frames) this.#frames.set(frame.ply, frame);
  }
}

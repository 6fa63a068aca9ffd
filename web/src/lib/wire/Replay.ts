import type { Frame } from "./Frame";

export type Replay = { eyes: number | null, plies: number, frames: Array<Frame>, };

import type { News } from "./News";
import type { Undo } from "./Undo";

export type Position = { answers?: number, step: number, ply: number, eyes: number | null, to_act: Array<number>, view: unknown, prompt: import('./game').Phrase, choices: Array<import('./game').Choice>, scores: Array<import('./game').ScoreLine>, told?: Array<import('./game').Paragraph>, undo: Undo, time_left?: number, news: Array<News>, };

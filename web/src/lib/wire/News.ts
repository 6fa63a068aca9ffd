export type News = { step: number, ply: number, seat: number, undone: boolean, lines: Array<import('./game').Line>, };

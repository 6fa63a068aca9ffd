export type SheetInfo = { game: string, digest: string, entries: Array<import('./game').Entry>, };

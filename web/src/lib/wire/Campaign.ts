export type Campaign = { game: string,
/** What the last game left; nothing before the first. */
value: unknown, };

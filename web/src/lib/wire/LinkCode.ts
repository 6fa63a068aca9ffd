export type LinkCode = { code: string, };

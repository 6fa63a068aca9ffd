export type ChangeMe = { name?: string, avatar?: string, language?: string, };

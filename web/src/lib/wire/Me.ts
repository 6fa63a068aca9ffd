export type Me = { name: string, avatar: string, language: string, };

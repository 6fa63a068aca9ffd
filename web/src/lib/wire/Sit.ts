export type Sit = { seat?: number, name?: string, };

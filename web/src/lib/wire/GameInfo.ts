export type GameInfo = { name: string, seats: [number, number], revision: number, sheet: string, campaign: boolean, options: Array<import('./game').Field>, bots: Array<string>, };

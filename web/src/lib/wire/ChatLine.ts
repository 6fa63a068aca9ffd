export type ChatLine = { number: number, name: string, seat: number | null, text: string, at: number, };

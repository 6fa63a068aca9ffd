export type Clock = "none" | "minute" | "five-minutes" | "day";

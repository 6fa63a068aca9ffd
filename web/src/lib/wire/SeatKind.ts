export type SeatKind = "open" | "person" | "bot";

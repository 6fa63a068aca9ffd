import type { SeatKind } from "./SeatKind";

export type SeatInfo = { kind: SeatKind, name: string, avatar: string, level?: string, here: boolean, stand_in: boolean, };

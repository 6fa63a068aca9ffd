import type { Clock } from "./Clock";
import type { SeatInfo } from "./SeatInfo";
import type { Status } from "./Status";

export type TableInfo = { id: string, game: string, options: Record<string, unknown>, status: Status, public: boolean, clock: Clock, seats: Array<SeatInfo>, yours: Array<number>, host: boolean, invite?: string, spectators: number, commitment?: string, seed?: string, result?: import('./game').Standings, resigned?: number, next?: string, opened_at: number, };

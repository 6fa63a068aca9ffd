import type { Clock } from "./Clock";
import type { NewSeat } from "./NewSeat";

export type NewTable = { game: string, options: Record<string, unknown>, seats: Array<NewSeat>, public: boolean, clock: Clock, campaign: boolean, };

import type { ChatLine } from "./ChatLine";
import type { Position } from "./Position";
import type { Problem } from "./Problem";
import type { TableInfo } from "./TableInfo";

export type Told = { "tell": "table" } & TableInfo | { "tell": "position" } & Position | { "tell": "chat" } & ChatLine | { "tell": "hint", answers: number | null, seat: number, step: number, action: string, } | { "tell": "undo-asked", seat: number, step: number, } | { "tell": "done", answers: number | null, } | { "tell": "refused", answers: number | null, } & Problem;

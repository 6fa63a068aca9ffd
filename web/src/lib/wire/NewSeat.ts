export type NewSeat = { "kind": "me", name?: string, } | { "kind": "open" } | { "kind": "bot", level: string, };

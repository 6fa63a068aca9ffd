export type Status = "waiting" | "running" | "over" | "closed" | "stranded";

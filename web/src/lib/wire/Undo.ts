export type Undo = "no" | "yes" | "ask";

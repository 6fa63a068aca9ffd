import type { Wish } from "./Wish";

export type Said = { id?: number, } & Wish;

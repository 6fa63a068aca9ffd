import type { Component, Snippet } from 'svelte';
import type { Choice, Phrase, TableUpdate, TableInfo } from './wire';

/** What the table shell hands to the drawn board of a game. */
export type BoardProps = {
  game: string;
  /** The game's own view; the same as `position.view`. */
  view: unknown;
  /** Prompt, choices, steps: a board offers exactly `position.choices`. */
  position: TableUpdate;
  table: TableInfo;
  /** What the seats are called; the shell itself shows who sits here and whose turn it is. */
  names: readonly string[];
  /** A phrase in the reader's language, with the names of this table. */
  say: (phrase: Phrase) => string;
  /** Makes the move with this notation. */
  play: (notation: string) => void;
  /** Opens the explanation of a card, space or tile: messages `card-ID` and `help-ID`. */
  help: (id: string) => void;
  /** Asks why something is not allowed; the answer appears in the prompt line. */
  why: (action: unknown) => void;
  /** Shows the next position only when this animation has ended. */
  hold: (until: Promise<unknown>) => void;
  /** The prompt line: a board renders it once, where the eye is (above the hand). */
  prompt: Snippet;
  /** What a bot would do, if the reader has asked: the board shows it as if the reader had begun to choose it. */
  advice?: Choice | null;
  /** A move is under way: nothing may be chosen. */
  busy: boolean;
  /** Multiplies every duration: slow 1.6, normal 1, fast 0.5, off 0. */
  tempo: number;
};

export type BoardComponent = Component<BoardProps>;
export type BoardModule = { default: BoardComponent };

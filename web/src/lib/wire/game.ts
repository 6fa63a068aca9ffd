/** What every game tells in the same form: the twins of the kernel's types. */

/** A message of a `.ftl` file with its values. */
export type Phrase = { key: string; args?: Record<string, Arg> };

/** A value inside a phrase. */
export type Arg =
  { number: number } | { word: string } | { seat: number } | { phrase: Phrase } | { list: Phrase[] };

/** Something a seat may do. */
export type Choice = {
  notation: string;
  /** The action as the game's own JSON: what a board matches on. */
  action: unknown;
  label: Phrase;
  /** Whether it could be taken back afterwards. */
  undoable: boolean;
};

/** Something that happened. */
export type Line = { event: unknown; text: Phrase };

/** One line of a score, explained. */
export type ScoreLine = { seat: number; points: number; text: Phrase; rule: string };

/** A part of the table told in words. */
export type Paragraph = { heading: Phrase; lines: Phrase[] };

/** How a game ended. */
export type Standings = { scores: number[]; ranks: number[]; ending: string };

/** A question of the set-up form. */
export type Field = { key: string; default: unknown } & (
  | { kind: 'choice'; choices: string[] }
  | { kind: 'switch' }
  | { kind: 'number'; min: number; max: number; step: number }
);

/** A fact of a component sheet. */
export type Entry = { id: string; facts: string; from: 'rulebook' | 'source' | 'inferred'; note?: string };

// Made from the Rust types by `make bless`. Do not edit.

/**
 * A value inside a [`Phrase`].
 */
export type Arg = { "number": number } | { "word": string } | { "seat": Seat } | { "phrase": Phrase } | { "list": Array<Phrase> };

/**
 * One legal action.
 */
export type Choice = { 
/**
 * Its notation.
 */
notation: string, 
/**
 * It as JSON: its parts as data.
 */
action: unknown, 
/**
 * Its spoken name.
 */
label: Phrase, 
/**
 * How it can be taken back again.
 */
takes_back: TakesBack, };

/**
 * What another option must be, so that a field is asked.
 */
export type Condition = { 
/**
 * The other option.
 */
key: string, 
/**
 * One of these.
 */
values: unknown[], };

/**
 * An entry of a sheet: a card, a tile, a constant.
 */
export type Entry = { 
/**
 * A stable name. The messages `card-ID` and `help-ID` say what it is called and what it does.
 */
id: string, 
/**
 * Its facts, in short and in no language: `7 × 1 1 2 2 3 3 4`.
 */
facts: string, 
/**
 * Where they come from.
 */
from: Provenance, 
/**
 * What is doubtful about them.
 */
note?: string, };

/**
 * One event.
 */
export type EventLine = { 
/**
 * As data.
 */
event: unknown, 
/**
 * As a sentence.
 */
text: Phrase, };

/**
 * One field of a set-up form. Its texts are the messages `option-KEY`, `option-KEY-help` and, for each choice,
 * `option-KEY-CHOICE`.
 */
export type Field = { 
/**
 * The name in the options.
 */
key: string, 
/**
 * What is entered already.
 */
default: unknown, 
/**
 * It is asked only if all of these hold; otherwise the default stands.
 */
only_if?: Array<Condition>, } & ({ "kind": "choice", 
/**
 * The words.
 */
choices: Array<string>, } | { "kind": "switch" } | { "kind": "number", 
/**
 * The smallest.
 */
min: number, 
/**
 * The largest.
 */
max: number, 
/**
 * The distance between two.
 */
step: number, });

/**
 * A language that every text exists in.
 */
export type Language = "en" | "fr";

/**
 * A part of a match told in text: a heading and its lines.
 */
export type Paragraph = { 
/**
 * What the part is.
 */
heading: Phrase, 
/**
 * What lies there, a line each.
 */
lines: Array<Phrase>, };

/**
 * A message of a game's `.ftl` file with its values.
 */
export type Phrase = { 
/**
 * The message's name.
 */
key: string, 
/**
 * Its values by name.
 */
args?: { [key in string]: Arg }, };

/**
 * Where a fact about the printed game comes from.
 */
export type Provenance = "rulebook" | "source" | "inferred";

/**
 * One line of a score, explained: how many points a seat has for what, and by which rule.
 */
export type ScoreLine = { 
/**
 * Whose points.
 */
seat: Seat, 
/**
 * How many.
 */
points: number, 
/**
 * What for.
 */
text: Phrase, 
/**
 * The number of the rule.
 */
rule: string, };

/**
 * A place that plays, counted clockwise from 0.
 */
export type Seat = number;

/**
 * A set of seats, iterated in seat order. It is empty when nobody has to act.
 */
export type SeatSet = Array<number>;

/**
 * The result of a finished game.
 */
export type Standings = { scores: Array<number>, ranks: Array<number>, ending: string, };

/**
 * How a step can be taken back once it was made.
 */
export type TakesBack = "alone" | "together" | "never";

/** What a drawn board is given, typed by its game. */
import type { Component, Snippet } from 'svelte';
import type { Teller } from './queue';
import type { Choice, EventLine, Phrase, StepLog, TableUpdate, TableInfo } from './wire';

/** The types of one game, as its crate exports them (`games/GAME/client/types.ts`). The shell knows no more than this. */
export type GameTypes = { view: unknown; action: unknown; event: unknown };

/** A choice of one game: its parts are data, so that no board reads notation. */
export type GameChoice<Action> = Omit<Choice, 'action'> & { action: Action };
/** An event of one game with its sentence. */
export type GameEventLine<Event> = Omit<EventLine, 'event'> & { event: Event };
/** An applied step of one game. */
export type GameStepLog<Event> = Omit<StepLog, 'events'> & { events: GameEventLine<Event>[] };
/** An update of a table at which one game is played. */
export type GameUpdate<Types extends GameTypes> = Omit<TableUpdate, 'view' | 'choices' | 'steps'> & {
  view: Types['view'];
  choices: GameChoice<Types['action']>[];
  steps: GameStepLog<Types['event']>[];
};

/** What the shell gives to the drawn board of a game. */
export type BoardProps<Types extends GameTypes = GameTypes> = {
  game: string;
  /** The game's own view; the same as `update.view`. */
  view: Types['view'];
  /** Prompt, choices, steps: a board offers exactly `update.choices`. */
  update: GameUpdate<Types>;
  table: TableInfo;
  /** What the seats are called; the shell itself shows who sits here and whose turn it is. */
  names: readonly string[];
  /** A phrase in the reader's language, with the names of this table. */
  say: (phrase: Phrase) => string;
  /** Makes the move with this notation. */
  play: (notation: string) => void;
  /** Opens the explanation of a card, space or tile: messages `card-ID` and `help-ID`. */
  help: (id: string) => void;
  /** Asks why an action is not allowed; the answer appears in the prompt line. */
  why: (action: Types['action']) => void;
  /** Shows the next update only when this animation has ended; its teller says how far it is, and can end it. */
  hold: (until: Promise<unknown>, teller?: Teller) => void;
  /** The prompt line: a board renders it once, above the hand. */
  prompt: Snippet;
  /** The last line of the log while the log is folded: a board renders it once, in its uppermost line. */
  logLine?: Snippet;
  /** Says in a few words where the game is ("Round 3, race 4 of 6"): the second line of the header on a phone. */
  phase?: (text: string) => void;
  /** What is to be said about taking a choice back, before it is made; '' if the reader takes it back alone. */
  final?: (choice: GameChoice<Types['action']>) => string;
  /** A bot's suggestion, if the reader has asked: the board shows it as if the reader had begun to choose it. */
  advice?: GameChoice<Types['action']> | null;
  /** What a choice would bring is kept back: whoever learns finds it out. */
  untold?: boolean;
  /** A move waits for its reply, or this is a replay: nothing may be chosen. */
  busy: boolean;
  /** Multiplies every duration: slow 1.6, normal 1, fast 0.5, off 0. */
  tempo: number;
};

/** A board as the shell knows it (see `boards/index.ts`). */
export type BoardComponent = Component<BoardProps>;
export type BoardModule = { default: BoardComponent };

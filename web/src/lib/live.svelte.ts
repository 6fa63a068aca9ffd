/** A live table: what came over its line, and what is wanted of it. */
import { api, query, Trouble } from './api';
import type { Language } from './fluent';
import { Connection, type ConnectionState } from './connection.svelte';
import { NewsQueue, type Pace } from './queue';
import type {
  ChatLine,
  StepLog,
  TableUpdate,
  ErrorReply,
  ClientMessage,
  TableInfo,
  ServerMessage,
  Command,
} from './wire';

/** One step as the log shows it. */
export type Step = StepLog;

/** A move under way. It is kept until its answer has come, over whichever opening of the line. */
type Move = Extract<ClientMessage, { do: 'play' | 'undo' }>;
type Pending = { said: Move; over: number; settled: (made: boolean) => void };

export type LiveOptions = {
  invite: string | null;
  seat: number | null;
  plain: boolean;
  language: Language;
  pace: Pace;
};

/** From this many steps on a reader who comes back sees the end, not the way there. */
const LONG_WAY = 12;
/** The hall does not know whether the move was kept; it will when it is asked again. */
const UNKNOWN = 'maybe-saved';
/** The hall hangs up because of the line; whoever comes back need not hear of it. */
const HANGS_UP = ['too-slow', UNKNOWN];

/** Every line once, in order. */
function added(lines: readonly ChatLine[], line: ChatLine): ChatLine[] {
  return [...lines.filter(({ number }) => number !== line.number), line].sort((a, b) => a.number - b.number);
}

export class Live {
  table = $state.raw<TableInfo | null>(null);
  /** The update that is shown; newer ones may wait for their turn. */
  update = $state.raw<TableUpdate | null>(null);
  /** The newest update that came. */
  latest = $state.raw<TableUpdate | null>(null);
  log = $state.raw<readonly Step[]>([]);
  chat = $state.raw<readonly ChatLine[]>([]);
  /** What the server refused last; cleared by the next move. */
  problem = $state.raw<ErrorReply | null>(null);
  hint = $state.raw<{ step: number; seat: number; action: string } | null>(null);
  /** Who would like to take a step back, until everybody has answered; it may be the reader. */
  undoAsked = $state.raw<{ seat: number; step: number } | null>(null);
  /** Whose wish to take a step back was not granted, until the next step. */
  undoRefused = $state.raw<{ seat: number; step: number } | null>(null);
  /** The move met a table that had moved on. */
  stale = $state(false);
  /** When the clock of this turn runs out, by this browser's clock. */
  deadline = $state<number | null>(null);
  #pending = $state.raw<Pending | null>(null);

  readonly #queue: NewsQueue;
  readonly #connection: Connection;
  /** The chat as it comes anew, until all of it is here. */
  #rereadLines: ChatLine[] | null = null;
  /** The opening of the line over which the last update came. */
  #heardOver = 0;

  constructor(
    readonly id: string,
    readonly options: LiveOptions,
  ) {
    this.#queue = new NewsQueue((update) => (this.update = update), options.pace);
    this.#connection = new Connection({
      address: () => this.#address(),
      hear: (told) => this.hear(told),
      probe: () => this.#look(),
      inquire: () => this.#inquire(),
    });
  }

  get line(): ConnectionState {
    return this.#connection.state;
  }

  /** Why the hall does not let the reader in. */
  get refusal(): ErrorReply | null {
    return this.#connection.refusal;
  }

  /** Why the hall has ended the line for good. */
  get ending(): ErrorReply | null {
    return this.#connection.ending;
  }

  /** A move is under way. */
  get busy(): boolean {
    return this.#pending !== null;
  }

  connect(): void {
    this.#connection.connect();
  }

  close(): void {
    this.#queue.clear();
    this.#connection.close();
  }

  /** Takes the table back to this window. */
  resume(): void {
    this.#connection.reopen();
  }

  /** Has the chat told again, as the reader wants to read it now. What is shown stays until then. */
  rereadChat(): void {
    this.#rereadLines = [];
    this.#connection.reopen();
  }

  /** The next update waits for this. */
  hold(until: Promise<unknown>): void {
    this.#queue.hold(until);
  }

  /** Whether the move was made. */
  async play(seat: number, action: string): Promise<boolean> {
    const now = this.latest;
    if (this.#pending || !now) return false;
    // The rest of the table may have moved on while the reader thought; what is still offered still counts.
    // What was never offered was typed by hand: the server knows why not.
    if (now.choices.some((choice) => choice.notation === action) || now.step === this.update?.step) {
      return this.#move({ do: 'play', seat, step: now.step, action });
    }
    this.stale = true;
    this.#queue.flush();
    return false;
  }

  undo(seat: number): void {
    if (!this.latest || this.#pending) return;
    void this.#move({ do: 'undo', seat, step: this.latest.step });
  }

  /** Whether the table is told in words too. */
  inWords(plain: boolean): void {
    if (this.options.plain === plain) return;
    this.options.plain = plain;
    this.#look();
  }

  /** The language in which the table refuses. */
  inLanguage(language: Language): void {
    if (this.options.language === language) return;
    this.options.language = language;
    if (this.latest) this.#look();
  }

  /** Looks through the viewer of another own seat. Nothing that the viewer before have seen is left. */
  lookAs(seat: number): void {
    this.options.seat = seat;
    this.#queue.clear();
    this.update = null;
    this.latest = null;
    this.log = [];
    this.hint = null;
    this.problem = null;
    this.stale = false;
    this.#connection.reopen();
  }

  /** Wants something that is not a move: why it was not done, or nothing. */
  ask(wish: Command): Promise<ErrorReply | null> {
    return this.#connection.ask(wish);
  }

  /** The same, with the refusal where everybody looks for it. */
  async say(wish: Command): Promise<void> {
    const problem = await this.ask(wish);
    if (problem) this.problem = problem;
  }

  /** Asks how the table looks. A table without a game has no answer to this, so it is met anew. */
  #look(): void {
    const { seat, plain, language } = this.options;
    if (!this.latest) this.#connection.reopen();
    else void this.ask({ do: 'look', seat: seat ?? this.latest.viewer, plain, language });
  }

  #move(said: Move): Promise<boolean> {
    this.problem = null;
    this.stale = false;
    this.hint = null;
    this.#queue.hurry();
    return new Promise((settled) => {
      this.#pending = { said: { ...said, id: this.#connection.nextId() }, over: 0, settled };
      this.#sendPending();
    });
  }

  #sendPending(): void {
    if (this.#pending && this.#connection.send(this.#pending.said))
      this.#pending.over = this.#connection.opening;
  }

  #address(): string {
    const { invite, seat, plain } = this.options;
    const scheme = location.protocol === 'https:' ? 'wss' : 'ws';
    const asked = query({ invite, since: this.latest?.step ?? 0, seat, plain: plain || undefined });
    return `${scheme}://${location.host}/api/tables/${encodeURIComponent(this.id)}/live${asked}`;
  }

  async #inquire(): Promise<ErrorReply | null> {
    try {
      await api.mayJoin(this.id, this.options.invite);
    } catch (error) {
      // Without a WebSocket nobody is let in: that alone is no reason.
      if (error instanceof Trouble && !['offline', 'bad-request'].includes(error.code)) return error.problem;
    }
    return null;
  }

  /** Takes in one message. */
  hear(told: ServerMessage): void {
    switch (told.type) {
      case 'table':
        this.table = told;
        this.#connection.welcome();
        break;
      case 'update':
        this.#connection.welcome();
        // A table tells all its talk before its update.
        if (this.#rereadLines) this.chat = this.#rereadLines;
        this.#rereadLines = null;
        this.#arrive(told);
        break;
      case 'chat':
        if (this.#rereadLines) this.#rereadLines = added(this.#rereadLines, told);
        else this.chat = added(this.chat, told);
        break;
      case 'hint':
        this.hint = told;
        break;
      case 'undo-asked':
        this.undoAsked = told;
        this.undoRefused = null;
        break;
      case 'undo-refused':
        this.undoAsked = null;
        this.undoRefused = told;
        break;
      case 'done':
        if (told.reply_to === this.#pending?.said.id) this.#wait(this.#pending.said);
        break;
      case 'refused':
        this.#refuse(told);
        break;
    }
  }

  #refuse(told: ErrorReply & { reply_to: number | null }): void {
    if (told.reply_to === null) {
      if (!this.#connection.turnedAway(told) && !HANGS_UP.includes(told.code)) this.problem = told;
    } else if (told.reply_to === this.#pending?.said.id) {
      if (told.code === UNKNOWN) {
        this.#connection.giveUp();
        return;
      }
      this.problem = told;
      this.#settle(false);
    }
    // Otherwise whoever asked is told, or it is a move that came over two lines: the first one counts.
  }

  /** A step back that is neither made nor refused waits for the others. */
  #wait({ seat, step }: Move): void {
    this.undoAsked = { seat, step };
    this.undoRefused = null;
    this.#settle(false);
  }

  #settle(made: boolean): void {
    if (!this.#pending) return;
    this.#connection.settle(this.#pending.said.id);
    this.#pending.settled(made);
    this.#pending = null;
  }

  #arrive(update: TableUpdate): void {
    const before = this.latest;
    const known = this.log.at(-1)?.step ?? 0;
    const steps = update.steps.filter((step) => step.step > known);
    if (steps.length > 0) this.log = [...this.log, ...steps];
    this.latest = update;
    this.deadline = update.time_left == null ? null : Date.now() + update.time_left;
    // Over a new line an open question is asked anew; a closed one may have been closed meanwhile.
    if (this.undoAsked?.step !== update.step || this.#heardOver !== this.#connection.opening)
      this.undoAsked = null;
    this.#heardOver = this.#connection.opening;
    if (this.undoRefused && this.undoRefused.step !== update.step) this.undoRefused = null;
    if (before && update.step > before.step) this.problem = null;
    if (this.hint && !this.#holds(this.hint, update)) this.hint = null;
    this.#check(update);

    const sameEyes = before?.viewer === update.viewer;
    const onward = before !== null && update.step > before.step && sameEyes;
    if (onward && steps.length <= LONG_WAY) {
      this.#queue.push({ ...update, steps });
    } else if (before !== null && update.step === before.step && sameEyes && !this.#queue.idle) {
      // Nothing new happened, but what happened before is still being shown.
      this.#queue.push({ ...update, steps: [] });
    } else {
      this.#queue.clear();
      this.update = { ...update, steps: [] };
    }
  }

  /** Advice holds, whatever the others do meanwhile, until its seat has made a step or may not follow it any more. */
  #holds(
    { seat, step, action }: { seat: number; step: number; action: string },
    update: TableUpdate,
  ): boolean {
    const stepped = update.steps.some((made) => made.seat === seat && made.step > step);
    return !stepped && update.viewer === seat && update.choices.some((choice) => choice.notation === action);
  }

  /** What became of the move under way. */
  #check(update: TableUpdate): void {
    const pending = this.#pending;
    if (!pending) return;
    const { said } = pending;
    const made = update.steps.some((step) => step.seat === said.seat && step.step > said.step);
    if (update.reply_to === said.id) {
      this.stale = !made && said.do === 'play';
      this.#settle(made);
    } else if (made) {
      // The answer was lost with the line, the move was not.
      this.#settle(true);
    } else if (pending.over !== this.#connection.opening) {
      // The line broke before an answer. The move did not reach the table; it is made now if it is still offered.
      if (said.do === 'undo' || update.choices.some((choice) => choice.notation === said.action)) {
        this.#pending = { ...pending, said: { ...said, step: update.step } };
        this.#sendPending();
      } else {
        this.stale = true;
        this.#settle(false);
      }
    }
  }
}

/** A live table: the messages that came from it, and the commands sent to it. */
import { api, ApiError, query } from './api';
import { Connection, type ConnectionState } from './connection.svelte';
import type { AppError } from './errors';
import { never } from './never';
import { UpdateQueue, type Pace, type Teller } from './queue';
import { RoundBudget } from './roundBudget';
import type { Language } from './translator';
import type {
  Advice,
  ChatLine,
  ClientMessage,
  Command,
  ServerMessage,
  StepLog,
  TableInfo,
  TableUpdate,
} from './wire';

type Move = Extract<ClientMessage, { do: 'play' | 'undo' }>;
/** A move without a reply yet, and the connection's generation that it was last sent over. */
type PendingMove = { message: Move; generation: number; resolve: (made: boolean) => void };

/** A question about taking a step back. */
export type UndoQuestion = { seat: number; step: number };
/** What a bot would do, and the step it was asked for. */
/** What a bot advises, the best first, and which of it is shown. */
export type Hint = { seat: number; step: number; advice: readonly Advice[]; shown: number };

export type LiveOptions = {
  invite: string | null;
  seat: number | null;
  plain: boolean;
  language: Language;
  pace: Pace;
};

/** A second press within this time skips everything that waits, in milliseconds. */
const SKIP_ALL = 1000;
/** After a reconnect with more steps than this, only the end is shown. */
const MAX_ANIMATED_STEPS = 12;
/** The server does not know yet whether the move was stored; it will when it is asked again. */
const UNKNOWN_OUTCOME = 'maybe-saved';
/** The server closes the connection for its own reasons; the client reconnects, so the reader need not know. */
const SILENT_ERRORS: readonly AppError['code'][] = ['too-slow', UNKNOWN_OUTCOME];
/** Answers of `joinError` that say nothing about the table: without a WebSocket nobody can join. */
const NO_REASON: readonly AppError['code'][] = ['offline', 'bad-request'];

/** Whether a seat has acted in these steps and others after it: if it is asked again, that is another turn. */
function passedOn(steps: readonly StepLog[], seat: number | null): boolean {
  const own = steps.findIndex((step) => step.seat === seat);
  return own >= 0 && steps.slice(own).some((step) => step.seat !== seat);
}

/** The lines with this one added: each number once, in order. */
function withLine(lines: readonly ChatLine[], line: ChatLine): ChatLine[] {
  return [...lines.filter(({ number }) => number !== line.number), line].sort((a, b) => a.number - b.number);
}

export class LiveTable {
  table = $state.raw<TableInfo | null>(null);
  /** The update that is shown; newer ones may be waiting in the queue. */
  update = $state.raw<TableUpdate | null>(null);
  /** The newest update that came. */
  latest = $state.raw<TableUpdate | null>(null);
  log = $state.raw<readonly StepLog[]>([]);
  chat = $state.raw<readonly ChatLine[]>([]);
  /** The last error; cleared by the next move. */
  error = $state.raw<AppError | null>(null);
  hint = $state.raw<Hint | null>(null);
  /** Who asks to take a step back, until everybody has answered; it may be the reader. */
  undoAsked = $state.raw<UndoQuestion | null>(null);
  /** Whose question was answered with no, until the next step. */
  undoRefused = $state.raw<UndoQuestion | null>(null);
  /** The move came too late: the table had moved on. */
  stale = $state(false);
  /** The reader has taken a step back and not moved since: what was taken back is not made again by itself. */
  takingBack = $state(false);
  /**
   * The step with which the reader's turn began; null while others have to act. It tells two turns apart however shortly others
   * acted in between, and is ahead of what has been told.
   */
  turnBegan = $state<number | null>(null);
  /** When the clock of this turn runs out, by this browser's clock. */
  deadline = $state<number | null>(null);
  /** The reader is being told something: not everything that came has been shown to its end. */
  telling = $state(false);
  /** What was shown before `update`, while that is being told. */
  #previous: TableUpdate | null = null;
  /** Who tells `update`, if the board animates it. */
  teller = $state.raw<Teller | null>(null);
  /** How fast `update` is told: less than 1 when much is waiting. */
  factor = $state(1);
  #pending = $state.raw<PendingMove | null>(null);

  readonly #budget = new RoundBudget();
  /** When the update that is being told was shown. */
  #shownAt = 0;
  #skippedAt = -Infinity;
  /** Whether the server knows the page as one that can be seen. */
  #looking = true;
  readonly #queue: UpdateQueue;
  readonly #connection: Connection;
  /** While the chat is reloaded: the lines that have come so far. */
  #reloadedLines: ChatLine[] | null = null;
  /** The connection's generation over which the last update came. */
  #updateGeneration = 0;

  constructor(
    readonly id: string,
    readonly options: LiveOptions,
  ) {
    this.#queue = new UpdateQueue(
      (update) => this.#show(update),
      (update) => {
        this.factor = this.#budget.factor(Date.now(), this.#queue.waiting);
        return options.pace(update) * this.factor;
      },
      () => this.#follow(),
    );
    this.#connection = new Connection({
      address: () => this.#address(),
      receive: (message) => this.receive(message),
      probe: () => this.#refresh(),
      refusalReason: () => this.#refusalReason(),
    });
  }

  get connection(): ConnectionState {
    return this.#connection.state;
  }

  /** Why the server does not let the reader join. */
  get refusal(): AppError | null {
    return this.#connection.refusal;
  }

  /** Why the server has closed the connection for good. */
  get ending(): AppError | null {
    return this.#connection.ending;
  }

  /** When the next try to reconnect begins; null while one is under way. */
  get retryAt(): number | null {
    return this.#connection.retryAt;
  }

  /** Whether a move waits for its reply. */
  get busy(): boolean {
    return this.#pending !== null;
  }

  connect(): void {
    document.addEventListener('visibilitychange', this.#lookChanged);
    this.#connection.connect();
  }

  close(): void {
    document.removeEventListener('visibilitychange', this.#lookChanged);
    this.#queue.clear();
    this.#connection.close();
  }

  /** Takes the table back to this window. */
  resume(): void {
    this.#connection.reopen();
  }

  /** Loads the chat again, without or with the lines of a person who was muted or unmuted. The old lines stay until then. */
  reloadChat(): void {
    this.#reloadedLines = [];
    this.#connection.reopen();
  }

  /** The next update waits for this. */
  hold(until: Promise<unknown>, teller?: Teller): void {
    this.#queue.hold(until, teller);
  }

  /** The last step that has been told to its end. */
  get told(): number {
    const { update } = this;
    if (!update) return 0;
    return this.telling ? (update.steps[0]?.step ?? update.step + 1) - 1 : update.step;
  }

  /** The last update that has been told to its end. */
  get position(): TableUpdate | null {
    return this.telling ? (this.#previous ?? this.update) : this.update;
  }

  /** Ends the telling of this step; a second press at once, that of everything that waits. */
  skip(): void {
    const again = Date.now() - this.#skippedAt < SKIP_ALL;
    this.#skippedAt = Date.now();
    if (again) this.#queue.finish();
    else this.#queue.skip();
  }

  /** Shows the end at once: the reader wants to act, or does not look. */
  finish(): void {
    this.#queue.finish();
  }

  readonly #lookChanged = (): void => {
    const on = document.visibilityState !== 'hidden';
    if (!on) this.#queue.finish();
    if (on === this.#looking) return;
    this.#looking = on;
    // Whoever does not look is told elsewhere that it is their turn.
    void this.request({ do: 'looking', on });
  };

  #show(update: TableUpdate): void {
    this.#measure();
    this.#shownAt = Date.now();
    this.#previous = this.update;
    this.update = update;
  }

  #measure(): void {
    if (this.#shownAt > 0) this.#budget.measured(Date.now() - this.#shownAt, this.factor);
    this.#shownAt = 0;
  }

  #follow(): void {
    if (this.telling && !this.#queue.telling) {
      this.#measure();
      this.#budget.restart();
    }
    this.telling = this.#queue.telling;
    this.teller = this.#queue.teller;
  }

  /** Resolves to whether the move was made. */
  async play(seat: number, action: string): Promise<boolean> {
    const now = this.latest;
    if (this.#pending || !now) return false;
    // Others may have moved while the reader was thinking; a move that is still offered is still good.
    // A move that was never offered was typed: the server knows why it is not allowed.
    if (now.choices.some((choice) => choice.notation === action) || now.step === this.update?.step) {
      return this.#move({ do: 'play', seat, step: now.step, action });
    }
    this.stale = true;
    this.#queue.flush();
    return false;
  }

  undo(seat: number): void {
    if (!this.latest || this.#pending) return;
    this.takingBack = true;
    void this.#move({ do: 'undo', seat, step: this.latest.step });
  }

  /** Whether updates shall describe the table in words too. */
  setPlain(plain: boolean): void {
    if (this.options.plain === plain) return;
    this.options.plain = plain;
    this.#refresh();
  }

  /** The language of the server's error messages. */
  setLanguage(language: Language): void {
    if (this.options.language === language) return;
    this.options.language = language;
    if (this.latest) this.#refresh();
  }

  /** Views the table from another own seat. Nothing that the viewer before has seen is kept. */
  viewAs(seat: number): void {
    this.options.seat = seat;
    this.#queue.clear();
    this.#previous = null;
    this.update = null;
    this.latest = null;
    this.log = [];
    this.hint = null;
    this.error = null;
    this.stale = false;
    this.#connection.reopen();
  }

  /** Sends a command that is not a move; resolves to the error, or to null if it was done. */
  request(command: Command): Promise<AppError | null> {
    return this.#connection.request(command);
  }

  /** The same, with the error shown in the prompt line. */
  async send(command: Command): Promise<void> {
    const error = await this.request(command);
    if (error) this.error = error;
  }

  /** Asks for the current update. Before the game there is none, so the table is joined again. */
  #refresh(): void {
    const { seat, plain, language } = this.options;
    if (!this.latest) this.#connection.reopen();
    else void this.request({ do: 'look', seat: seat ?? this.latest.viewer, plain, language });
  }

  #move(message: Move): Promise<boolean> {
    if (message.do === 'play') this.takingBack = false;
    this.error = null;
    this.stale = false;
    this.hint = null;
    this.#queue.catchUp();
    return new Promise((resolve) => {
      this.#pending = { message: { ...message, id: this.#connection.nextId() }, generation: 0, resolve };
      this.#sendPending();
    });
  }

  #sendPending(): void {
    if (this.#pending && this.#connection.send(this.#pending.message))
      this.#pending.generation = this.#connection.generation;
  }

  #address(): string {
    const { invite, seat, plain } = this.options;
    const scheme = location.protocol === 'https:' ? 'wss' : 'ws';
    this.#looking = document.visibilityState !== 'hidden';
    const hidden = !this.#looking || undefined;
    const search = query({ invite, since: this.latest?.step ?? 0, seat, plain: plain || undefined, hidden });
    return `${scheme}://${location.host}/api/tables/${encodeURIComponent(this.id)}/live${search}`;
  }

  async #refusalReason(): Promise<AppError | null> {
    try {
      await api.joinError(this.id, this.options.invite);
    } catch (error) {
      if (error instanceof ApiError && !NO_REASON.includes(error.code)) return error.reply;
    }
    return null;
  }

  /** Handles one message of the server. */
  receive(message: ServerMessage): void {
    switch (message.type) {
      case 'table':
        this.table = message;
        this.#connection.joined();
        break;
      case 'update':
        this.#connection.joined();
        // A table sends its whole chat before its update.
        if (this.#reloadedLines) this.chat = this.#reloadedLines;
        this.#reloadedLines = null;
        this.#receiveUpdate(message);
        break;
      case 'chat':
        if (this.#reloadedLines) this.#reloadedLines = withLine(this.#reloadedLines, message);
        else this.chat = withLine(this.chat, message);
        break;
      case 'hint':
        this.hint = { ...message, shown: 0 };
        break;
      case 'undo-asked':
        this.undoAsked = message;
        this.undoRefused = null;
        break;
      case 'undo-refused':
        this.undoAsked = null;
        this.undoRefused = message;
        break;
      case 'done':
        if (message.reply_to === this.#pending?.message.id) this.#waitForConsent(this.#pending.message);
        break;
      case 'refused':
        this.#receiveError(message);
        break;
      default:
        never(message);
    }
  }

  #receiveError(message: Extract<ServerMessage, { type: 'refused' }>): void {
    if (message.reply_to === null) {
      if (!this.#connection.refusesJoin(message) && !SILENT_ERRORS.includes(message.code))
        this.error = message;
    } else if (message.reply_to === this.#pending?.message.id) {
      if (message.code === UNKNOWN_OUTCOME) {
        this.#connection.drop();
        return;
      }
      this.error = message;
      this.#settle(false);
    }
    // Otherwise `request` resolves to it, or the move was sent over two connections: the first reply counts.
  }

  /** A step back that is neither made nor refused waits for the consent of the others. */
  #waitForConsent({ seat, step }: Move): void {
    this.undoAsked = { seat, step };
    this.undoRefused = null;
    this.#settle(false);
  }

  #settle(made: boolean): void {
    if (!this.#pending) return;
    this.#connection.settle(this.#pending.message.id);
    this.#pending.resolve(made);
    this.#pending = null;
  }

  #receiveUpdate(update: TableUpdate): void {
    const before = this.latest;
    const known = this.log.at(-1)?.step ?? 0;
    const steps = update.steps.filter((step) => step.step > known);
    if (steps.length > 0) this.log = [...this.log, ...steps];
    this.latest = update;
    this.deadline = update.time_left == null ? null : Date.now() + update.time_left;
    // After a reconnect an open question is asked again; one that is not was answered meanwhile.
    if (this.undoAsked?.step !== update.step || this.#updateGeneration !== this.#connection.generation)
      this.undoAsked = null;
    this.#updateGeneration = this.#connection.generation;
    if (this.undoRefused && this.undoRefused.step !== update.step) this.undoRefused = null;
    if (before && update.step > before.step) this.error = null;
    if (this.hint && !this.#isValid(this.hint, update)) this.hint = null;
    this.#checkPending(update);

    const sameViewer = before?.viewer === update.viewer;
    const asked = update.viewer !== null && update.to_act.includes(update.viewer);
    if (!asked || !sameViewer || passedOn(steps, update.viewer)) this.turnBegan = null;
    if (asked) this.turnBegan ??= update.step;
    const onward = before !== null && update.step > before.step && sameViewer;
    if (onward && steps.length <= MAX_ANIMATED_STEPS && document.visibilityState !== 'hidden') {
      this.#queue.push({ ...update, steps });
    } else if (before !== null && update.step === before.step && sameViewer && !this.#queue.idle) {
      // Nothing new happened, but what happened before is still being shown.
      this.#queue.push({ ...update, steps: [] });
    } else {
      this.#queue.clear();
      this.update = { ...update, steps: [] };
    }
  }

  /** A hint is valid, whatever others do meanwhile, until its seat has made a step or the choice is gone. */
  #isValid({ seat, step, advice }: Hint, update: TableUpdate): boolean {
    const moved = update.steps.some((made) => made.seat === seat && made.step > step);
    const offered = ({ action }: Advice) => update.choices.some((choice) => choice.notation === action);
    return !moved && update.viewer === seat && advice.every(offered);
  }

  /** Finds out from an update what became of the pending move. */
  #checkPending(update: TableUpdate): void {
    const pending = this.#pending;
    if (!pending) return;
    const { message } = pending;
    const made = update.steps.some((step) => step.seat === message.seat && step.step > message.step);
    if (update.reply_to === message.id) {
      this.stale = !made && message.do === 'play';
      this.#settle(made);
    } else if (made) {
      // The reply was lost with the connection, the move was not.
      this.#settle(true);
    } else if (pending.generation !== this.#connection.generation) {
      // The connection broke before a reply, and the move did not arrive: it is sent again if it is still offered.
      if (message.do === 'undo' || update.choices.some((choice) => choice.notation === message.action)) {
        this.#pending = { ...pending, message: { ...message, step: update.step } };
        this.#sendPending();
      } else {
        this.stale = true;
        this.#settle(false);
      }
    }
  }
}

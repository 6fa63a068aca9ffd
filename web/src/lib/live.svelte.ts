/** A live table: one WebSocket, what came over it, and what is wanted of it. */
import { query } from './api';
import { NewsQueue, type Pace } from './queue';
import type { ChatLine, News, Position, Problem, Said, TableInfo, Told, Wish } from './wire';

export type Line = 'joining' | 'open' | 'lost' | 'gone';

/** One step as the log shows it. */
export type Step = News;

type Pending = { said: Said; over: WebSocket | null };

export type LiveOptions = { invite: string | null; seat: number | null; plain: boolean; pace: Pace };

/** From this many steps on a reader who comes back sees the end, not the way there. */
const LONG_WAY = 12;
const PATIENCE = [300, 700, 1500, 3000, 6000, 10000];

export class Live {
  table = $state.raw<TableInfo | null>(null);
  /** The position that is shown; newer ones may wait for their turn. */
  position = $state.raw<Position | null>(null);
  /** The newest position that came. */
  latest = $state.raw<Position | null>(null);
  log = $state.raw<readonly Step[]>([]);
  chat = $state.raw<readonly ChatLine[]>([]);
  line = $state<Line>('joining');
  /** What the server refused last; cleared by the next move. */
  problem = $state.raw<Problem | null>(null);
  hint = $state.raw<{ step: number; seat: number; action: string } | null>(null);
  undoAsked = $state.raw<{ seat: number; step: number } | null>(null);
  /** The move met a table that had moved on. */
  stale = $state(false);
  /** When the clock of this turn runs out, by this browser's clock. */
  deadline = $state<number | null>(null);
  #pending = $state.raw<Pending | null>(null);

  readonly #queue: NewsQueue;
  #socket: WebSocket | null = null;
  #number = 0;
  #tries = 0;
  #timer: ReturnType<typeof setTimeout> | null = null;
  #closed = false;
  #refusedBeforeOpen = 0;

  constructor(
    readonly id: string,
    readonly options: LiveOptions,
  ) {
    this.#queue = new NewsQueue((position) => (this.position = position), options.pace);
  }

  /** A move is under way. */
  get busy(): boolean {
    return this.#pending !== null;
  }

  connect(): void {
    this.#closed = false;
    this.#open();
    addEventListener('online', this.#hurry);
    document.addEventListener('visibilitychange', this.#hurry);
  }

  close(): void {
    this.#closed = true;
    removeEventListener('online', this.#hurry);
    document.removeEventListener('visibilitychange', this.#hurry);
    if (this.#timer) clearTimeout(this.#timer);
    this.#queue.clear();
    this.#socket?.close();
    this.#socket = null;
  }

  /** The next position waits for this. */
  hold(until: Promise<unknown>): void {
    this.#queue.hold(until);
  }

  play(seat: number, action: string): void {
    if (this.#pending) return;
    // The rest of the table may have moved on while the reader thought; what is still offered still counts.
    const now = this.latest;
    if (!now) return;
    if (!now.choices.some((choice) => choice.notation === action)) {
      // Typed by hand: the server knows why not.
      if (now === this.position) this.#move({ do: 'play', seat, step: now.step, action });
      else {
        this.stale = true;
        this.#queue.flush();
      }
      return;
    }
    this.#move({ do: 'play', seat, step: now.step, action });
  }

  undo(seat: number): void {
    if (!this.latest || this.#pending) return;
    this.#move({ do: 'undo', seat, step: this.latest.step });
  }

  /** Whether the table is told in words too. */
  inWords(plain: boolean): void {
    if (this.options.plain === plain) return;
    this.options.plain = plain;
    this.say({ do: 'look', seat: this.options.seat ?? this.latest?.eyes ?? null, plain });
  }

  /** Looks through the eyes of another own seat. Nothing that the eyes before have seen is left. */
  lookAs(seat: number): void {
    this.options.seat = seat;
    this.#queue.clear();
    this.position = null;
    this.latest = null;
    this.log = [];
    this.hint = null;
    this.problem = null;
    this.stale = false;
    this.#reopen();
  }

  /** Says something that is not a move; it is lost if the line is down. */
  say(wish: Wish): boolean {
    if (this.#socket?.readyState !== WebSocket.OPEN) return false;
    this.#send({ ...wish, id: ++this.#number });
    return true;
  }

  #move(wish: Wish): void {
    this.problem = null;
    this.stale = false;
    this.hint = null;
    this.#queue.hurry();
    this.#pending = { said: { ...wish, id: ++this.#number }, over: null };
    this.#sendPending();
  }

  #sendPending(): void {
    if (!this.#pending || this.#socket?.readyState !== WebSocket.OPEN) return;
    this.#pending.over = this.#socket;
    this.#send(this.#pending.said);
  }

  #send(said: Said): void {
    this.#socket?.send(JSON.stringify(said));
  }

  #open(): void {
    const { invite, seat, plain } = this.options;
    const since = this.latest?.step ?? 0;
    const scheme = location.protocol === 'https:' ? 'wss' : 'ws';
    const path = `/api/tables/${encodeURIComponent(this.id)}/live`;
    const socket = new WebSocket(
      `${scheme}://${location.host}${path}${query({ invite, since, seat, plain: plain || undefined })}`,
    );
    this.#socket = socket;
    let opened = false;
    socket.onopen = () => {
      opened = true;
      this.#refusedBeforeOpen = 0;
    };
    socket.onmessage = (event) => {
      if (socket === this.#socket && typeof event.data === 'string') this.hear(JSON.parse(event.data) as Told);
    };
    socket.onclose = () => {
      if (socket !== this.#socket || this.#closed) return;
      this.#socket = null;
      if (!opened) this.#refusedBeforeOpen += 1;
      this.line = this.#refusedBeforeOpen > 3 ? 'gone' : 'lost';
      this.#again();
    };
  }

  #reopen(): void {
    if (this.#timer) clearTimeout(this.#timer);
    const old = this.#socket;
    this.#socket = null;
    old?.close();
    this.#open();
  }

  #again(): void {
    const wait = PATIENCE[Math.min(this.#tries, PATIENCE.length - 1)] ?? 10000;
    this.#tries += 1;
    // A little chance, so that a whole party does not knock at once.
    this.#timer = setTimeout(() => this.#open(), wait * (0.8 + Math.random() * 0.4));
  }

  /** The network or the reader is back: no need to wait. */
  readonly #hurry = (): void => {
    if (this.#closed || this.#socket || document.visibilityState === 'hidden') return;
    this.#tries = 0;
    this.#reopen();
  };

  /** Takes in one message. */
  hear(told: Told): void {
    switch (told.tell) {
      case 'table':
        this.table = told;
        this.#alive();
        break;
      case 'position':
        this.#alive();
        this.#arrive(told);
        break;
      case 'chat':
        if (!this.chat.some((line) => line.number === told.number)) {
          this.chat = [...this.chat, told].sort((a, b) => a.number - b.number);
        }
        break;
      case 'hint':
        this.hint = told;
        break;
      case 'undo-asked':
        this.undoAsked = told;
        break;
      case 'done':
        this.#settle(told.answers);
        break;
      case 'refused':
        this.problem = told;
        this.#settle(told.answers);
        break;
    }
  }

  #alive(): void {
    this.line = 'open';
    this.#tries = 0;
  }

  #settle(answers: number | null | undefined): void {
    if (answers != null && this.#pending?.said.id === answers) this.#pending = null;
  }

  #arrive(position: Position): void {
    const before = this.latest;
    const known = this.log.at(-1)?.step ?? 0;
    const news = position.news.filter((step) => step.step > known);
    if (news.length > 0) this.log = [...this.log, ...news];
    this.latest = position;
    this.deadline = position.time_left == null ? null : Date.now() + position.time_left;
    if (this.undoAsked && this.undoAsked.step !== position.step) this.undoAsked = null;
    if (before && position.step > before.step) this.problem = null;
    this.#check(position);

    const sameEyes = before?.eyes === position.eyes;
    const onward = before !== null && position.step > before.step && sameEyes;
    if (onward && news.length <= LONG_WAY) {
      this.#queue.push({ ...position, news });
    } else if (before !== null && position.step === before.step && sameEyes && !this.#queue.idle && this.position !== before) {
      // Nothing new happened, but what happened before is still being shown.
      this.#queue.push({ ...position, news: [] });
    } else {
      this.#queue.clear();
      this.position = { ...position, news: [] };
    }
  }

  /** What became of the move under way. */
  #check(position: Position): void {
    const pending = this.#pending;
    if (!pending) return;
    const { said } = pending;
    const wish: Wish = said;
    if (wish.do !== 'play' && wish.do !== 'undo') return;
    const made = position.news.some((step) => step.seat === wish.seat && step.step > wish.step);
    if (position.answers === said.id) {
      this.#pending = null;
      this.stale = !made && wish.do === 'play';
    } else if (made) {
      // The answer was lost with the line, the move was not.
      this.#pending = null;
    } else if (pending.over !== this.#socket) {
      // The line broke before an answer. The move did not reach the table; it is made now if it is still offered.
      if (wish.do === 'undo' || position.choices.some((choice) => choice.notation === wish.action)) {
        this.#pending = { said: { ...said, step: position.step } as Said, over: null };
        this.#sendPending();
      } else {
        this.#pending = null;
        this.stale = true;
      }
    }
  }
}

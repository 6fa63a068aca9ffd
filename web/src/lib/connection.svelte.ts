/** The line to a live table: a WebSocket that comes back by itself, and notices when nobody is at its other end. */
import type { ErrorReply, ClientMessage, ServerMessage, Command } from './wire';

/** `lost` and `gone` come back by themselves, `ended` does not. */
export type ConnectionState = 'joining' | 'open' | 'lost' | 'gone' | 'ended';

/** What the line needs to know of its own end. */
export type End = {
  /** Where to knock. */
  address: () => string;
  hear: (told: ServerMessage) => void;
  /** Says something that is answered at once. */
  probe: () => void;
  /** Finds out by another way why the door stays shut; nothing if nobody knows. */
  inquire: () => Promise<ErrorReply | null>;
};

const PATIENCE = [300, 700, 1500, 3000, 6000, 10000];
/** Whoever is still there answers within this time. A network that slept or changed does not even break the line. */
const ANSWER = 5000;
const OPENING = 10000;
/** After so many knocks in vain the hall does not answer. */
const IN_VAIN = 3;
/** Close codes after which coming back by itself would be wrong, and what they mean. */
const ENDINGS: Record<number, string> = { 4001: 'replaced', 4003: 'removed', 4004: 'signed-out' };
/** Refusals that will not change by trying again. */
const FINAL = ['banned', 'removed'];
/** The line was down, or broke before an answer. */
const NOT_SENT: ErrorReply = { code: 'not-sent', message: '' };

export class Connection {
  state = $state<ConnectionState>('joining');
  /** Why the hall does not let the reader in. */
  refusal = $state.raw<ErrorReply | null>(null);
  /** Why the hall has ended this line for good. */
  ending = $state.raw<ErrorReply | null>(null);
  /** Which opening this is: what was said over another one may be lost. */
  opening = 0;

  #socket: WebSocket | null = null;
  #tries = 0;
  #inVain = 0;
  #welcomed = false;
  #heard = 0;
  #id = 0;
  /** Who waits for an answer. */
  // eslint-disable-next-line svelte/prefer-svelte-reactivity -- nothing that is drawn reads it
  readonly #asked = new Map<number, (problem: ErrorReply | null) => void>();
  /** What is answered at once, if anybody is there. */
  // eslint-disable-next-line svelte/prefer-svelte-reactivity -- nothing that is drawn reads it
  readonly #due = new Set<number>();
  #timer: ReturnType<typeof setTimeout> | undefined;
  #watch: ReturnType<typeof setTimeout> | undefined;

  constructor(readonly end: End) {}

  connect(): void {
    addEventListener('online', this.#hurry);
    document.addEventListener('visibilitychange', this.#hurry);
    this.#open();
  }

  close(): void {
    removeEventListener('online', this.#hurry);
    document.removeEventListener('visibilitychange', this.#hurry);
    this.#leave();
  }

  reopen(): void {
    this.#leave();
    this.ending = null;
    this.#open();
  }

  /** Nobody knows what became of the last thing that was said: the next opening shows it. */
  giveUp(): void {
    this.#down();
  }

  nextId(): number {
    return ++this.#id;
  }

  /** `false` if the line is down. */
  send(said: ClientMessage): boolean {
    if (this.#socket?.readyState !== WebSocket.OPEN) return false;
    this.#socket.send(JSON.stringify(said));
    // Advice takes as long as the adviser thinks.
    if (said.id !== undefined && said.do !== 'hint') {
      this.#due.add(said.id);
      this.#expect(ANSWER);
    }
    return true;
  }

  /** Wants something: why it was not done, or nothing. */
  ask(wish: Command): Promise<ErrorReply | null> {
    const id = this.nextId();
    if (!this.send({ ...wish, id })) return Promise.resolve(NOT_SENT);
    return new Promise((answer) => this.#asked.set(id, answer));
  }

  /** No answer to this is awaited any more. */
  settle(id: number | undefined, problem: ErrorReply | null = null): void {
    if (id === undefined) return;
    this.#due.delete(id);
    this.#asked.get(id)?.(problem);
    this.#asked.delete(id);
  }

  /** The table has let the reader in. */
  welcome(): void {
    this.#welcomed = true;
    this.#tries = 0;
    this.#inVain = 0;
    this.refusal = null;
    this.ending = null;
    this.state = 'open';
  }

  /** Whether this is said at the door: the reader is not let in. */
  turnedAway(problem: ErrorReply): boolean {
    const away = !this.#welcomed || FINAL.includes(problem.code);
    if (away) this.refusal = problem;
    return away;
  }

  #open(): void {
    const socket = new WebSocket(this.end.address());
    this.#socket = socket;
    this.#welcomed = false;
    this.opening += 1;
    this.#expect(OPENING);
    socket.onmessage = (event) => {
      if (socket !== this.#socket || typeof event.data !== 'string') return;
      this.#hear(JSON.parse(event.data) as ServerMessage);
    };
    socket.onclose = ({ code }) => {
      if (socket !== this.#socket) return;
      const ending = ENDINGS[code];
      // A ban closes with the code of a removal: what was said before says which it is.
      if (this.refusal && FINAL.includes(this.refusal.code)) this.#end(this.refusal);
      else if (ending) this.#end({ code: ending, message: '' });
      else this.#down();
    };
  }

  #hear(told: ServerMessage): void {
    this.#heard = Date.now();
    this.end.hear(told);
    if ('reply_to' in told) this.settle(told.reply_to ?? undefined, told.type === 'refused' ? told : null);
    if (this.#due.size > 0) this.#expect(ANSWER);
    else clearTimeout(this.#watch);
  }

  /** Something must be heard now; otherwise the line is dead, though it does not say so. */
  #expect(within: number): void {
    clearTimeout(this.#watch);
    this.#watch = setTimeout(() => this.#down(), within);
  }

  #leave(): void {
    clearTimeout(this.#timer);
    clearTimeout(this.#watch);
    const old = this.#socket;
    this.#socket = null;
    old?.close();
    for (const id of [...this.#due, ...this.#asked.keys()]) this.settle(id, NOT_SENT);
  }

  /** Gives the line up and knocks again after a while. */
  #down(): void {
    this.#leave();
    if (!this.#welcomed) this.#inVain += 1;
    if (this.#inVain > 1) void this.#inquire();
    this.state = this.refusal || this.#inVain > IN_VAIN ? 'gone' : 'lost';
    const wait = PATIENCE[Math.min(this.#tries, PATIENCE.length - 1)] ?? OPENING;
    this.#tries += 1;
    // A little chance, so that a whole party does not knock at once.
    this.#timer = setTimeout(() => this.#open(), wait * (0.8 + Math.random() * 0.4));
  }

  /** Gives the line up for good, unless the reader wants it back. */
  #end(why: ErrorReply): void {
    this.#leave();
    this.ending = why;
    this.state = 'ended';
  }

  async #inquire(): Promise<void> {
    const problem = await this.end.inquire();
    if (this.#welcomed || this.ending || !problem) return;
    this.refusal = problem;
    if (FINAL.includes(problem.code)) this.#end(problem);
    else this.state = 'gone';
  }

  /** The network or the reader is back: no need to wait, and no faith in a line that has been silent. */
  readonly #hurry = (): void => {
    if (document.visibilityState === 'hidden' || this.ending) return;
    if (!this.#socket) {
      this.#tries = 0;
      this.reopen();
    } else if (this.#welcomed && Date.now() - this.#heard > ANSWER) this.end.probe();
  };
}

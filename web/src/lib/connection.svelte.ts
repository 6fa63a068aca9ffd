/** The connection to a live table: a WebSocket that reconnects by itself, and notices when the server has gone silent. */
import type { AppError } from './errors';
import type { ClientMessage, Command, ServerMessage } from './wire';

/** `lost` and `unreachable` reconnect by themselves, `ended` does not. */
export type ConnectionState = 'connecting' | 'open' | 'lost' | 'unreachable' | 'ended';

/** What a connection needs from its owner. */
export type ConnectionOwner = {
  /** The address to connect to. */
  address: () => string;
  receive: (message: ServerMessage) => void;
  /** Sends something that is answered at once. */
  probe: () => void;
  /** Asks over HTTP why the connection is refused; null if there is no reason. */
  refusalReason: () => Promise<AppError | null>;
};

/** Delays before each further try to reconnect, in milliseconds. */
const RETRY_DELAYS = [300, 700, 1500, 3000, 6000, 10000];
/** A server that is there replies within this time. A network that slept or changed does not even close the socket. */
const REPLY_TIMEOUT = 5000;
const OPEN_TIMEOUT = 10000;
/** After so many failed tries the server counts as unreachable. */
const MAX_FAILURES = 3;
/** Close codes after which reconnecting would be wrong. */
const FINAL_CLOSE_CODES: Record<number, AppError['code']> = {
  4001: 'replaced',
  4003: 'removed',
  4004: 'signed-out',
};
/** Refusals that will not change by trying again. */
const FINAL_REFUSALS: readonly AppError['code'][] = ['banned', 'removed'];
/** The connection was down, or broke before a reply came. */
const NOT_SENT: AppError = { code: 'not-sent', message: '' };

export class Connection {
  state = $state<ConnectionState>('connecting');
  /** Why the server does not let the reader join. */
  refusal = $state.raw<AppError | null>(null);
  /** Why the server has closed the connection for good. */
  ending = $state.raw<AppError | null>(null);
  /** When the next try to reconnect begins, by this browser's clock; null while one is under way. */
  retryAt = $state<number | null>(null);
  /** Counts the sockets: what was sent over an earlier one may be lost. */
  generation = 0;

  #socket: WebSocket | null = null;
  #tries = 0;
  #failures = 0;
  /** Whether the table has let the reader join over this socket. */
  #joined = false;
  #lastReceived = 0;
  #lastId = 0;
  /** Who waits for the reply to a command. */
  // eslint-disable-next-line svelte/prefer-svelte-reactivity -- nothing that is drawn reads it
  readonly #waiting = new Map<number, (error: AppError | null) => void>();
  /** Messages to which a reply must come soon. */
  // eslint-disable-next-line svelte/prefer-svelte-reactivity -- nothing that is drawn reads it
  readonly #due = new Set<number>();
  #retryTimer: ReturnType<typeof setTimeout> | undefined;
  #silenceTimer: ReturnType<typeof setTimeout> | undefined;

  constructor(readonly owner: ConnectionOwner) {}

  connect(): void {
    addEventListener('online', this.#wake);
    document.addEventListener('visibilitychange', this.#wake);
    this.#open();
  }

  close(): void {
    removeEventListener('online', this.#wake);
    document.removeEventListener('visibilitychange', this.#wake);
    this.#disconnect();
  }

  reopen(): void {
    this.#disconnect();
    this.ending = null;
    this.#open();
  }

  /** Reconnects because it is not known what became of the last message: the next join shows it. */
  drop(): void {
    this.#retry();
  }

  nextId(): number {
    return ++this.#lastId;
  }

  /** `false` if the connection is down. */
  send(message: ClientMessage): boolean {
    if (this.#socket?.readyState !== WebSocket.OPEN) return false;
    this.#socket.send(JSON.stringify(message));
    // A hint takes as long as the bot thinks.
    if (message.id !== undefined && message.do !== 'hint') {
      this.#due.add(message.id);
      this.#expectMessage(REPLY_TIMEOUT);
    }
    return true;
  }

  /** Sends a command and waits for its reply: the error, or null if it was done. */
  request(command: Command): Promise<AppError | null> {
    const id = this.nextId();
    if (!this.send({ ...command, id })) return Promise.resolve(NOT_SENT);
    return new Promise((resolve) => this.#waiting.set(id, resolve));
  }

  /** The reply to this message has come, or is not awaited any more. */
  settle(id: number | undefined, error: AppError | null = null): void {
    if (id === undefined) return;
    this.#due.delete(id);
    this.#waiting.get(id)?.(error);
    this.#waiting.delete(id);
  }

  /** The table has let the reader join. */
  joined(): void {
    this.#joined = true;
    this.#tries = 0;
    this.#failures = 0;
    this.refusal = null;
    this.ending = null;
    this.state = 'open';
  }

  /** Whether this error means that the reader may not join, or not any more. */
  refusesJoin(error: AppError): boolean {
    const refused = !this.#joined || FINAL_REFUSALS.includes(error.code);
    if (refused) this.refusal = error;
    return refused;
  }

  #open(): void {
    const socket = new WebSocket(this.owner.address());
    this.#socket = socket;
    this.retryAt = null;
    this.#joined = false;
    this.generation += 1;
    this.#expectMessage(OPEN_TIMEOUT);
    socket.onmessage = (event) => {
      if (socket !== this.#socket || typeof event.data !== 'string') return;
      // The server is trusted to send what its types say (`wire/`).
      const message: ServerMessage = JSON.parse(event.data);
      this.#receive(message);
    };
    socket.onclose = ({ code }) => {
      if (socket !== this.#socket) return;
      const ending = FINAL_CLOSE_CODES[code];
      // A ban closes with the code of a removal: the refusal before it says which it is.
      if (this.refusal && FINAL_REFUSALS.includes(this.refusal.code)) this.#end(this.refusal);
      else if (ending) this.#end({ code: ending, message: '' });
      else this.#retry();
    };
  }

  #receive(message: ServerMessage): void {
    this.#lastReceived = Date.now();
    if ('reply_to' in message)
      this.settle(message.reply_to ?? undefined, message.type === 'refused' ? message : null);
    if (this.#due.size > 0) this.#expectMessage(REPLY_TIMEOUT);
    else clearTimeout(this.#silenceTimer);
    this.owner.receive(message);
  }

  /** A message must come within this time; otherwise the connection is dead, though the socket does not say so. */
  #expectMessage(within: number): void {
    clearTimeout(this.#silenceTimer);
    this.#silenceTimer = setTimeout(() => this.#retry(), within);
  }

  #disconnect(): void {
    clearTimeout(this.#retryTimer);
    clearTimeout(this.#silenceTimer);
    const old = this.#socket;
    this.#socket = null;
    old?.close();
    for (const id of [...this.#due, ...this.#waiting.keys()]) this.settle(id, NOT_SENT);
  }

  /** Gives the socket up and opens another one after a delay. */
  #retry(): void {
    this.#disconnect();
    if (!this.#joined) this.#failures += 1;
    if (this.#failures > 1) void this.#askForReason();
    this.state = this.refusal || this.#failures > MAX_FAILURES ? 'unreachable' : 'lost';
    const delay = RETRY_DELAYS[Math.min(this.#tries, RETRY_DELAYS.length - 1)] ?? OPEN_TIMEOUT;
    this.#tries += 1;
    // Jitter, so that not all clients come back at once.
    const pause = delay * (0.8 + Math.random() * 0.4);
    this.retryAt = Date.now() + pause;
    this.#retryTimer = setTimeout(() => this.#open(), pause);
  }

  /** Closes the connection for good, unless the reader reopens it. */
  #end(reason: AppError): void {
    this.#disconnect();
    this.ending = reason;
    this.state = 'ended';
  }

  async #askForReason(): Promise<void> {
    const reason = await this.owner.refusalReason();
    if (this.#joined || this.ending || !reason) return;
    this.refusal = reason;
    if (FINAL_REFUSALS.includes(reason.code)) this.#end(reason);
    else this.state = 'unreachable';
  }

  /** The network is back, or the reader has come back to the page: reconnect at once, and probe a silent connection. */
  readonly #wake = (): void => {
    if (document.visibilityState === 'hidden' || this.ending) return;
    if (!this.#socket) {
      this.#tries = 0;
      this.reopen();
    } else if (this.#joined && Date.now() - this.#lastReceived > REPLY_TIMEOUT) this.owner.probe();
  };
}

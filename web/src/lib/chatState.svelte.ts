import { untrack } from 'svelte';
import { readStored, store } from './storage';

type Stored = { read?: number; draft?: string };

/** What this tab remembers of the chat at a table: up to which line it was read, and the message being written. */
export class ChatState {
  readonly #key: string;
  #stored = $state.raw<Stored>({});

  constructor(table: string) {
    this.#key = `dragonhall-chat-${table}`;
    const stored = readStored('sessionStorage', this.#key);
    if (typeof stored === 'object' && stored !== null) this.#stored = stored;
  }

  /** The number of the last line that was read. */
  get read(): number {
    return this.#stored.read ?? 0;
  }
  readTo(read: number): void {
    if (read > untrack(() => this.read)) this.#store({ read });
  }

  get draft(): string {
    return this.#stored.draft ?? '';
  }
  set draft(draft: string) {
    this.#store({ draft });
  }

  #store(change: Stored): void {
    // Untracked: an effect that writes one field must not depend on the other.
    this.#stored = { ...untrack(() => this.#stored), ...change };
    store('sessionStorage', this.#key, this.#stored);
  }
}

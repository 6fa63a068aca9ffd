import { untrack } from 'svelte';
import { recall, remember } from './storage';

/** What this tab remembers of the talk at a table: how far it was read, and what was begun and not sent. */
type Memory = { read?: number; draft?: string };

export class Talk {
  readonly #place: string;
  #memory = $state.raw<Memory>({});

  constructor(table: string) {
    this.#place = `dragonhall-talk-${table}`;
    const memory = recall('sessionStorage', this.#place);
    if (typeof memory === 'object' && memory !== null) this.#memory = memory;
  }

  /** The number of the last line that was read. */
  get read(): number {
    return this.#memory.read ?? 0;
  }
  readTo(read: number): void {
    if (read > untrack(() => this.read)) this.#keep({ read });
  }

  get draft(): string {
    return this.#memory.draft ?? '';
  }
  set draft(draft: string) {
    this.#keep({ draft });
  }

  #keep(change: Memory): void {
    // Whoever writes one thing does not thereby read the other.
    this.#memory = { ...untrack(() => this.#memory), ...change };
    remember('sessionStorage', this.#place, this.#memory);
  }
}

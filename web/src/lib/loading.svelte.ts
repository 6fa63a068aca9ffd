/** Data that a page loads: the value, or the error that stands in its way. */
import { toAppError, type AppError } from './errors';

export class Loading<T> {
  value = $state.raw<T | null>(null);
  error = $state.raw<AppError | null>(null);
  #requests = 0;
  readonly #load: () => Promise<T>;

  constructor(load: () => Promise<T>) {
    this.#load = load;
  }

  /** Loads, perhaps again. The answer of an older request is dropped; if a reload fails, the value that is shown stays. */
  reload = async (): Promise<void> => {
    const request = ++this.#requests;
    this.error = null;
    try {
      const value = await this.#load();
      if (request === this.#requests) this.value = value;
    } catch (error) {
      // Not an answer of the server: a part of the client could not be fetched.
      if (request === this.#requests && this.value === null) this.error = toAppError(error, 'not-loaded');
    }
  };
}

/**
 * Loads now, and again whenever what `load` reads changes; the value of another subject is not shown meanwhile.
 * Call it while a component is initialised.
 */
export function loading<T>(subject: () => string, load: (subject: string) => Promise<T>): Loading<T> {
  const state = new Loading(() => load(subject()));
  let loaded: string | null = null;
  $effect.pre(() => {
    if (loaded !== subject()) state.value = null;
    loaded = subject();
    void state.reload();
  });
  return state;
}

/** What a page waits for: the answer, or what stands in its way. */
import { problemOf } from './trouble';
import type { ErrorReply } from './wire';

export class Waiting<T> {
  value = $state.raw<T | null>(null);
  trouble = $state.raw<ErrorReply | null>(null);
  #asked = 0;
  readonly #question: () => Promise<T>;

  constructor(question: () => Promise<T>) {
    this.#question = question;
  }

  /** Asks, perhaps again. An answer that another question has overtaken is dropped; what is shown already stays if the next one fails. */
  again = async (): Promise<void> => {
    const asked = ++this.#asked;
    this.trouble = null;
    try {
      const value = await this.#question();
      if (asked === this.#asked) this.value = value;
    } catch (error) {
      // What the server has not refused is a part of the client that did not come.
      if (asked === this.#asked && this.value === null) this.trouble = problemOf(error, 'not-loaded');
    }
  };
}

/**
 * Asks now, and whenever what the question reads changes; the answer about another subject is not shown meanwhile.
 * For the beginning of a component.
 */
export function wait<T>(subject: () => string, question: (subject: string) => Promise<T>): Waiting<T> {
  const waiting = new Waiting(() => question(subject()));
  let asked: string | null = null;
  $effect.pre(() => {
    if (asked !== subject()) waiting.value = null;
    asked = subject();
    void waiting.again();
  });
  return waiting;
}

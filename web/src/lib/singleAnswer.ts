/** Steps with a single answer that are taken without asking. */
import type { Choice, TableUpdate } from './wire';

/**
 * The one answer, if taking it shows nothing and loses nothing: then it can be taken back by its seat alone. A card
 * that is turned up, and the end of a turn, stay the reader's own to do.
 */
export function singleAnswer(update: TableUpdate): Choice | null {
  const [only] = update.choices;
  return only && update.choices.length === 1 && only.takes_back === 'alone' ? only : null;
}

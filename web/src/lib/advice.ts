/** What a bot advises, put into words. */
import type { Hint } from './live.svelte';
import type { Translator } from './translator';
import type { Choice, Phrase } from './wire';

/** What a bot advises, ready to be shown. */
export type SpokenAdvice = { choice: Choice; chance: number | null; reason: string };

/** The advice that is shown, as long as it is offered. */
export function spokenAdvice(
  hint: Hint | null,
  choices: readonly Choice[],
  translator: Translator,
  say: (phrase: Phrase) => string,
): SpokenAdvice | null {
  const advised = hint?.advice[hint.shown];
  const choice = choices.find((choice) => choice.notation === advised?.action);
  if (!advised || !choice) return null;
  const { reason } = advised;
  return {
    choice,
    chance: advised.chance ?? null,
    reason: reason && translator.knows(reason.key) ? say(reason) : '',
  };
}

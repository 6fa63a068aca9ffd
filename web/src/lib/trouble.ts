/** What went wrong, in the reader's language. */
import { Trouble } from './api';
import { house, t } from './house.svelte';
import type { Voice } from './fluent';
import type { ErrorReply } from './wire';

/** Whatever was thrown, as a problem with a code; `otherwise` where it was not the server that refused. */
export function problemOf(error: unknown, otherwise = 'broken'): ErrorReply {
  return error instanceof Trouble ? error.problem : { code: otherwise, message: '' };
}

/** One line about what was thrown. */
export function explain(error: unknown, voice: Voice | null = house.voice): string {
  return sentence(problemOf(error), voice);
}

/** The server speaks the reader's language; a line that broke has no server to speak. */
export function sentence({ code, message }: ErrorReply, voice: Voice | null = house.voice): string {
  if (message !== '') return message;
  for (const key of [`trouble-${code}`, `refusal-${code}`]) if (voice?.knows(key)) return voice.word(key);
  return t('trouble-broken');
}

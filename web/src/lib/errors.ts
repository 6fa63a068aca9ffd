/** Errors, as the client shows them in the reader's language. */
import { ApiError } from './api';
import { app, t } from './app.svelte';
import type { Translator } from './translator';
import type { ErrorReply } from './wire';

/** What only the client can find out; `http-NNN` is an answer that is not the server's own. */
export type ClientErrorCode =
  | 'offline'
  | 'not-sent'
  | 'not-loaded'
  | 'no-board'
  | 'no-such-page'
  | 'broken'
  | 'replaced'
  | 'signed-out'
  | `http-${number}`;

/** An error of the server or of the client itself. */
export type AppError = Omit<ErrorReply, 'code'> & { code: ErrorReply['code'] | ClientErrorCode };

/** Whatever was thrown, as an error with a code; `otherwise` if it does not come from the server. */
export function toAppError(error: unknown, otherwise: ClientErrorCode = 'broken'): AppError {
  return error instanceof ApiError ? error.reply : { code: otherwise, message: '' };
}

/** One line about what was thrown. */
export function thrownText(error: unknown, translator: Translator | null = app.translator): string {
  return errorText(toAppError(error), translator);
}

/** The server writes in the reader's language; for errors of the client there are texts `error-CODE`. */
export function errorText(
  { code, message }: AppError,
  translator: Translator | null = app.translator,
): string {
  if (message !== '') return message;
  for (const key of [`error-${code}`, `refusal-${code}`])
    if (translator?.knows(key)) return translator.word(key);
  return t('error-broken');
}

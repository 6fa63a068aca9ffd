/** Errors, as the client shows them in the reader's language. */
import { ApiError } from './api';
import { app, t } from './app.svelte';
import type { Translator } from './translator';
import type { ErrorReply } from './wire';

/** An HTTP answer that is not the server's own: a proxy's, mostly. */
type HttpErrorCode = `http-${number}`;
/** What only the client can find out. */
export type ClientErrorCode = 'offline' | 'not-sent' | 'not-loaded' | 'no-board' | 'broken' | HttpErrorCode;

/** An error of the server or of the client itself. */
export type AppError = Omit<ErrorReply, 'code'> & { code: ErrorReply['code'] | ClientErrorCode };

/** Whether trying again may help. A code that is missing here is a type error: each one needs a decision. */
const RETRYABLE: Record<Exclude<AppError['code'], HttpErrorCode>, boolean> = {
  // The client's own.
  offline: true,
  'not-sent': false,
  'not-loaded': false,
  'no-board': false,
  broken: false,
  // Rules.
  refused: false,
  'not-your-turn': false,
  'game-over': false,
  'no-such-seat': false,
  'nothing-to-undo': false,
  'undo-closed': false,
  // Requests.
  'bad-json': false,
  'bad-request': false,
  'too-large': false,
  'too-slow': true,
  'too-fast': true,
  'foreign-origin': false,
  'wrong-host': false,
  'no-such-page': false,
  // The server.
  closing: true,
  'hall-full': true,
  busy: true,
  'not-saved': true,
  'maybe-saved': true,
  'crowded-network': true,
  'too-many-connections': true,
  other: false,
  // Guests.
  'no-guest': false,
  'signed-out': false,
  banned: false,
  muted: false,
  renamed: false,
  'dead-link': false,
  'unknown-card': false,
  'too-many-cards': false,
  'bad-subscription': false,
  'no-push': false,
  'too-many-invitations': false,
  'no-such-device': false,
  'not-confirmed': false,
  'bad-name': false,
  'bad-avatar': false,
  'unknown-language': false,
  'wrong-token': false,
  // Tables.
  'no-such-lesson': false,
  'unknown-game': false,
  'unknown-bot': false,
  'bad-options': false,
  'bad-seats': false,
  'no-campaign': false,
  'too-many-tables': false,
  'no-such-table': false,
  removed: false,
  'table-crowded': true,
  'table-full': false,
  'table-closed': false,
  'seat-taken': false,
  'already-seated': false,
  'not-waiting': false,
  'not-running': false,
  'not-over': false,
  'not-host': false,
  'not-your-seat': false,
  'sealed-deal': false,
  'deal-goes-on': false,
  'no-hints': false,
  stranded: false,
  // Live tables.
  'bad-action': false,
  legal: false,
  stale: false,
  'time-over': false,
  'nobody-asked': false,
  'dead-end': false,
  replaced: false,
  'bad-chat': false,
  silenced: false,
  'nobody-there': false,
  'not-yourself': false,
  'bad-report': false,
};

const isHttpError = (code: AppError['code']): code is HttpErrorCode => code.startsWith('http-');

export function isRetryable(code: AppError['code']): boolean {
  return isHttpError(code) || (RETRYABLE[code] ?? false);
}

/** Whatever was thrown, as an error with a code; `otherwise` if it does not come from the server. */
export function toAppError(error: unknown, otherwise: ClientErrorCode = 'broken'): AppError {
  return error instanceof ApiError ? error.reply : { code: otherwise, message: '' };
}

/** One line about what was thrown. */
export function thrownText(error: unknown, translator: Translator | null = app.translator): string {
  return errorText(toAppError(error), translator);
}

/** The server's messages are in the reader's language; for errors of the client there are texts `error-CODE`. */
export function errorText(
  { code, message }: AppError,
  translator: Translator | null = app.translator,
): string {
  if (message !== '') return message;
  const key = `error-${code}`;
  return translator?.knows(key) ? translator.word(key) : t('error-broken');
}

/** Moments in the reader's own words: how long ago, and on which day. */
import type { Language } from './wire';

const MINUTE = 60_000;
const HOUR = 60 * MINUTE;
const DAY = 24 * HOUR;

/** "12 minutes ago", "2 hours ago", "3 days ago". */
export function ago(at: number, now: number, language: Language): string {
  const words = new Intl.RelativeTimeFormat(language, { numeric: 'auto' });
  const past = Math.max(0, now - at);
  if (past < MINUTE) return words.format(0, 'second');
  if (past < HOUR) return words.format(-Math.floor(past / MINUTE), 'minute');
  if (past < DAY) return words.format(-Math.floor(past / HOUR), 'hour');
  return words.format(-Math.floor(past / DAY), 'day');
}

/** The time of day for today, otherwise the day, with its year if it is another one. */
export function dayOf(at: number, now: number, language: Language): string {
  const [then, today] = [new Date(at), new Date(now)];
  const locale = language === 'en' ? 'en-GB' : 'fr';
  if (then.toDateString() === today.toDateString())
    return new Intl.DateTimeFormat(locale, { hour: 'numeric', minute: '2-digit' }).format(then);
  const year = then.getFullYear() === today.getFullYear() ? {} : ({ year: 'numeric' } as const);
  return new Intl.DateTimeFormat(locale, { day: 'numeric', month: 'long', ...year }).format(then);
}

/** Whole minutes of a game, at least one. */
export const minutes = (from: number, to: number): number => Math.max(1, Math.round((to - from) / MINUTE));

/** A minute of the day as clocks show it, and as a browser's field for times wants it: "08:30". */
export const clockTime = (minute: number): string =>
  `${String(Math.floor(minute / 60)).padStart(2, '0')}:${String(minute % 60).padStart(2, '0')}`;

/** The minute of the day that such a text names. */
export function minuteOf(text: string): number | null {
  const [, hours, minutes] = /^(\d\d):(\d\d)/.exec(text) ?? [];
  const minute = Number(hours) * 60 + Number(minutes);
  return minute >= 0 && minute < 24 * 60 ? minute : null;
}

/** The notices of a table: one at a time in the header, the most important first; the others are counted. */

export type NoticeKind =
  'connection' | 'back' | 'bot' | 'undo' | 'wish' | 'refused' | 'new' | 'watch' | 'people';

/** What could be told, most important first. */
const ORDER: readonly NoticeKind[] = [
  'connection',
  'bot',
  'undo',
  'back',
  'wish',
  'refused',
  'new',
  'watch',
  'people',
];
/** Those that interrupt a screen reader; the others wait until it has finished. */
const ALERTS: readonly NoticeKind[] = ['connection', 'bot', 'undo'];

export function inOrder(kinds: Iterable<NoticeKind>): NoticeKind[] {
  const present = new Set(kinds);
  return ORDER.filter((kind) => present.has(kind));
}

export function roleOf(kind: NoticeKind): 'alert' | 'status' {
  return ALERTS.includes(kind) ? 'alert' : 'status';
}

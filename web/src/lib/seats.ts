/** Names and pictures of the seats of a table. */
import type { Translator } from './translator';
import type { SeatInfo, TableInfo } from './wire';

/** The kinds of bots that have a name and a picture, weakest first. */
const BOT_KINDS = ['hatchling', 'drake', 'wyrm', 'great-dragon'];
const KIND_OF_LEVEL: Record<string, string> = { random: 'hatchling', greedy: 'drake' };

export const AVATARS = ['ember', 'moss', 'tide', 'plum', 'honey', 'rose', 'frost', 'slate'] as const;

function botKind(level: string): string {
  return KIND_OF_LEVEL[level] ?? (BOT_KINDS.includes(level) ? level : 'drake');
}

export function botName(translator: Translator, level: string): string {
  const key = `bot-${botKind(level)}`;
  return translator.knows(key) ? translator.word(key) : level;
}

export function botPicture(level: string): string {
  return `/art/bot-${botKind(level)}.svg`;
}

export function picture(seat: SeatInfo): string | null {
  if (seat.kind === 'bot') return botPicture(seat.level ?? '');
  if (seat.kind === 'open') return null;
  const known = AVATARS.some((avatar) => avatar === seat.avatar);
  return `/art/avatar-${known ? seat.avatar : 'slate'}.svg`;
}

/** Seats with the same name are numbered. */
export function numbered(names: readonly string[]): string[] {
  return names.map((name, index) => {
    const same = names.flatMap((other, at) => (other === name ? [at] : []));
    return same.length > 1 ? `${name} ${same.indexOf(index) + 1}` : name;
  });
}

/** The name of every seat. */
export function seatNames(translator: Translator, table: TableInfo): string[] {
  const bare = table.seats.map((seat) => {
    if (seat.kind === 'bot') return botName(translator, seat.level ?? '');
    if (seat.name !== '') return seat.name;
    // A guest who deleted their data left the seat without a name.
    return translator.word(seat.kind === 'open' ? 'seat-open' : 'seat-former');
  });
  return numbered(bare);
}

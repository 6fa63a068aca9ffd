/** What the seats of a table are called and look like. */
import type { Voice } from './fluent';
import type { SeatInfo, TableInfo } from './wire';

/** The faces of the bots, weakest first. */
const FACES = ['hatchling', 'drake', 'wyrm', 'great-dragon'];
const FACE_OF: Record<string, string> = { random: 'hatchling', greedy: 'drake' };

export const AVATARS = ['ember', 'moss', 'tide', 'plum', 'honey', 'rose', 'frost', 'slate'] as const;

function face(level: string): string {
  return FACE_OF[level] ?? (FACES.includes(level) ? level : 'drake');
}

/** A bot is called after its kind. */
export function botName(voice: Voice, level: string): string {
  const key = `bot-${face(level)}`;
  return voice.knows(key) ? voice.word(key) : level;
}

export function botPicture(level: string): string {
  return `/art/bot-${face(level)}.svg`;
}

export function picture(seat: SeatInfo): string | null {
  if (seat.kind === 'bot') return botPicture(seat.level ?? '');
  if (seat.kind === 'open') return null;
  const known = AVATARS.some((avatar) => avatar === seat.avatar);
  return `/art/avatar-${known ? seat.avatar : 'slate'}.svg`;
}

/** Bots of one kind, and other namesakes, are numbered. */
export function numbered(names: readonly string[]): string[] {
  return names.map((name, index) => {
    const same = names.flatMap((other, at) => (other === name ? [at] : []));
    return same.length > 1 ? `${name} ${same.indexOf(index) + 1}` : name;
  });
}

/** The name of every seat. */
export function seatNames(voice: Voice, table: TableInfo): string[] {
  const bare = table.seats.map((seat) => {
    if (seat.kind === 'bot') return botName(voice, seat.level ?? '');
    if (seat.name !== '') return seat.name;
    // Whoever deleted everything about themself has left their seat and taken their name along.
    return voice.word(seat.kind === 'open' ? 'seat-open' : 'seat-former');
  });
  return numbered(bare);
}

/** Names, faces and colours of the seats of a table: every seat has its own, the same for everybody who looks. */
import type { Translator } from './translator';
import type { SeatInfo, TableInfo } from './wire';

export const AVATARS = ['ember', 'moss', 'tide', 'plum', 'honey', 'rose', 'frost', 'slate'] as const;

/** Who a bot is, whatever its level. */
export const CHARACTERS = [
  'brioche',
  'cargo',
  'ducat',
  'folio',
  'hibou',
  'igloo',
  'lichen',
  'pennon',
  'piston',
  'tempo',
] as const;
export type Character = (typeof CHARACTERS)[number];

/** The levels that have a name and a picture of their own, weakest first; a server may call them by other words. */
const LEVELS = ['egg', 'hatchling', 'drake', 'wyrm', 'great-dragon'];
const OTHER_WORDS: Record<string, string> = { random: 'egg', greedy: 'drake' };

/** Colours that can be told apart beside each other, light and dark. */
const COLOURS = {
  red: '#cf4a2c',
  green: '#5f8f3c',
  blue: '#3187c4',
  purple: '#80509b',
  gold: '#c98f12',
  pink: '#cc5a86',
  ice: '#6aaec6',
  grey: '#667084',
  lavender: '#9284bd',
  teal: '#1c8a86',
  caramel: '#a9713a',
  midnight: '#41539b',
} as const;
type Colour = keyof typeof COLOURS;

/** The leading colour of every face. A person and a bot may share one, so a seat's colour is settled at its table. */
const COLOUR_OF: Record<(typeof AVATARS)[number] | Character, Colour> = {
  ember: 'red',
  moss: 'green',
  tide: 'blue',
  plum: 'purple',
  honey: 'gold',
  rose: 'pink',
  frost: 'ice',
  slate: 'grey',
  folio: 'lavender',
  cargo: 'teal',
  brioche: 'caramel',
  hibou: 'midnight',
  pennon: 'blue',
  lichen: 'green',
  igloo: 'ice',
  piston: 'grey',
  tempo: 'pink',
  ducat: 'gold',
};

const isCharacter = (word: string | undefined): word is Character =>
  CHARACTERS.some((character) => character === word);

/** A built-in level; null for a bot of the operator's own, which is called as the operator wants it. */
function levelKey(level: string): string | null {
  return OTHER_WORDS[level] ?? (LEVELS.includes(level) ? level : null);
}

export function levelName(translator: Translator, level: string): string {
  const key = levelKey(level);
  return key === null ? level : translator.word(`bot-${key}`);
}

/** What a level is like, in a sentence. */
export function levelAbout(translator: Translator, level: string): string {
  return translator.word(`level-about-${levelKey(level) ?? 'outside'}`);
}

/** The badge of a level; bots from outside have none of ours, so theirs says nothing about how well they play. */
export function levelPicture(level: string): string {
  return `/art/bot-${levelKey(level) ?? 'outside'}.svg`;
}

export function characterName(translator: Translator, character: string): string {
  const key = `character-${character}`;
  return translator.knows(key) ? translator.word(key) : character;
}

export function characterPicture(character: string): string {
  return `/art/face-${isCharacter(character) ? character : 'folio'}.svg`;
}

/** The face in a seat; nobody's seat has none. */
export function picture(seat: SeatInfo): string | null {
  if (seat.kind === 'bot')
    return seat.character === undefined ? levelPicture(seat.level ?? '') : characterPicture(seat.character);
  if (seat.kind === 'open') return null;
  const known = AVATARS.some((avatar) => avatar === seat.avatar);
  return `/art/avatar-${known ? seat.avatar : 'slate'}.svg`;
}

/** The colour of every seat: that of its face, or the next free one if an earlier seat has it. */
export function seatColours(seats: readonly SeatInfo[]): string[] {
  const faces: Record<string, Colour | undefined> = COLOUR_OF;
  const all = Object.keys(COLOURS) as Colour[];
  const taken = new Set<Colour>();
  return seats.map((seat) => {
    const own = faces[seat.kind === 'bot' ? (seat.character ?? '') : seat.avatar];
    const colour = own && !taken.has(own) ? own : (all.find((free) => !taken.has(free)) ?? 'grey');
    taken.add(colour);
    return COLOURS[colour];
  });
}

/** For an element that shows a seat: its colour, which rings its face, and a deep shade of it, on which a letter can be read. */
export function seatStyle(table: Pick<TableInfo, 'seats'>, at: number): string {
  const colour = seatColours(table.seats)[at] ?? 'transparent';
  return `--seat: ${colour}; --seat-deep: color-mix(in oklab, ${colour} 62%, #14101c)`;
}

/** Seats with the same name are numbered. */
export function numbered(names: readonly string[]): string[] {
  return names.map((name, index) => {
    const same = names.flatMap((other, at) => (other === name ? [at] : []));
    return same.length > 1 ? `${name} ${same.indexOf(index) + 1}` : name;
  });
}

/** The name of every seat, as the log and the prompt say it. */
export function seatNames(translator: Translator, table: Pick<TableInfo, 'seats'>): string[] {
  const bare = table.seats.map((seat) => {
    if (seat.kind === 'bot')
      return seat.character === undefined
        ? levelName(translator, seat.level ?? '')
        : characterName(translator, seat.character);
    if (seat.name !== '') return seat.name;
    // A guest who deleted their data left the seat without a name.
    return translator.word(seat.kind === 'open' ? 'seat-open' : 'seat-former');
  });
  return numbered(bare);
}

/** What a screen reader says of a seat by this name: a bot also by its level. */
export function spokenName(translator: Translator, seat: SeatInfo, name: string): string {
  return seat.kind === 'bot'
    ? translator.word('seat-spoken-bot', { name, level: levelName(translator, seat.level ?? '') })
    : name;
}

/** The result of a table, made ready to be compared: who is where, and where the points come from. */
import type { Translator } from './translator';
import type { Arg, Phrase, ScoreLine, TableInfo } from './wire';

type Say = (phrase: Phrase) => string;

export type Column = {
  seat: number;
  /** The place; null if the game did not come to its end. */
  rank: number | null;
  points: number;
  /** A game that was broken off keeps to itself what this seat had. */
  closed: boolean;
  /** The result in the game's own words, where a seat has just one: "field 34". */
  words: string | null;
  won: boolean;
  gaveUp: boolean;
};

export type Cell = {
  points: number;
  /** The source in full, with what is this seat's own. */
  text: string;
};

export type Row = {
  key: string;
  /** Empty if all there is is how far somebody came. */
  label: string;
  rule: string;
  /** A component of the sheet that the source is about, if it names one. */
  component: string | null;
  /** In the order of the columns; null where a seat has nothing from it. */
  cells: readonly (Cell | null)[];
  best: number;
};

export type Comparison = {
  columns: readonly Column[];
  rows: readonly Row[];
  /** The most points in one cell: bars have one scale. */
  most: number;
  /** What is told but worth nothing, such as how a tie was broken: by seat. */
  notes: readonly { seat: number; text: string }[];
  /** Each seat has one line, which says all: how far it came, say. */
  single: boolean;
};

/** What is said of points. A game that counts something else (spectators, reputation) has its own message: `game-` and this. */
type PointWord =
  | 'points'
  | 'over-not-final'
  | 'over-compare'
  | 'over-compare-so-far'
  | 'over-from'
  | 'over-so-far'
  | 'over-next-award';

export function pointWord(
  translator: Translator,
  key: PointWord,
  values: Record<string, string | number> = {},
): string {
  const own = `game-${key}`;
  return translator.word(translator.knows(own) ? own : key, values);
}

/** Who has won: of a game that one of two gave up, the other. */
export function winners(table: TableInfo): number[] {
  const seats = table.seats.map((_, seat) => seat);
  if (table.result) return seats.filter((seat) => table.result?.ranks[seat] === 1);
  if (table.resigned === undefined || table.seats.length !== 2) return [];
  return seats.filter((seat) => seat !== table.resigned);
}

/** The seats from the first place to the last. */
export function ranked(table: TableInfo, points: (seat: number) => number): number[] {
  const first = new Set(winners(table));
  const place = (seat: number) =>
    table.result?.ranks[seat] ?? (first.has(seat) ? 0 : seat === table.resigned ? 2 : 1);
  return table.seats
    .map((_, seat) => seat)
    .sort((one, other) => place(one) - place(other) || points(other) - points(one));
}

export function compare(table: TableInfo, scores: readonly ScoreLine[], say: Say): Comparison {
  const linesOf = (seat: number) => scores.filter((line) => line.seat === seat);
  const sum = (seat: number) => linesOf(seat).reduce((total, line) => total + line.points, 0);
  const points = (seat: number) => table.result?.scores[seat] ?? sum(seat);
  const single =
    scores.length === table.seats.length &&
    table.seats.every((_, seat) => linesOf(seat).length === 1) &&
    scores.every((line) => Object.values(line.text.args ?? {}).some(isNumber)) &&
    new Set(scores.map((line) => say(line.text))).size > 1;
  const first = new Set(winners(table));
  const columns = ranked(table, points).map((seat) => {
    const line = linesOf(seat)[0];
    return {
      seat,
      rank: table.result?.ranks[seat] ?? null,
      points: points(seat),
      closed: !table.result && scores.length > 0 && linesOf(seat).length === 0,
      words: single && line ? say(line.text) : null,
      won: first.has(seat),
      gaveUp: table.resigned === seat,
    };
  });

  const sources = new Map<string, ScoreLine[]>();
  for (const line of scores) {
    // Where one line says all, all lines are about the same: how far somebody came.
    const key = single ? '' : sourceKey(line.text);
    sources.set(key, [...(sources.get(key) ?? []), line]);
  }
  const notes: { seat: number; text: string }[] = [];
  const rows: Row[] = [];
  const keysOf = (seat: number) => linesOf(seat).map((line) => (single ? '' : sourceKey(line.text)));
  for (const key of inOrder(table.seats.map((_, seat) => keysOf(seat)))) {
    const lines = sources.get(key) ?? [];
    const [head] = lines;
    if (!head) continue;
    if (!single && lines.every((line) => line.points === 0)) {
      // A source that gave nobody anything is left out; what only explains something has values of its own.
      const told = lines.filter((line) => Object.values(line.text.args ?? {}).some(isNumber));
      notes.push(...told.map((line) => ({ seat: line.seat, text: say(line.text) })));
      continue;
    }
    const cells = columns.map(({ seat }) =>
      cellOf(
        lines.filter((line) => line.seat === seat),
        say,
      ),
    );
    rows.push({
      key,
      label: single ? '' : sourceLabel(lines, say),
      rule: head.rule,
      component: componentOf(head.text),
      cells,
      best: Math.max(...cells.map((cell) => cell?.points ?? 0)),
    });
  }
  const most = Math.max(1, ...rows.flatMap((row) => row.cells.map((cell) => cell?.points ?? 0)));
  return { columns, rows, most, notes, single };
}

/** One list of all that are in several lists, in the order that they have there. The longest list says most about it. */
function inOrder(lists: readonly (readonly string[])[]): string[] {
  const all: string[] = [];
  for (const list of lists.toSorted((one, other) => other.length - one.length)) {
    list.forEach((key, at) => {
      if (all.includes(key)) return;
      const next = list.slice(at + 1).find((later) => all.includes(later));
      if (next === undefined) all.push(key);
      else all.splice(all.indexOf(next), 0, key);
    });
  }
  return all;
}

function cellOf(lines: readonly ScoreLine[], say: Say): Cell | null {
  if (lines.length === 0) return null;
  return {
    points: lines.reduce((total, line) => total + line.points, 0),
    text: lines.map((line) => say(line.text)).join(', '),
  };
}

const isNumber = (arg: Arg): boolean => 'number' in arg;

/** What a source is, apart from how much of it somebody has. */
function sourceKey(text: Phrase): string {
  const named = Object.entries(text.args ?? {}).filter(([, arg]) => !isNumber(arg) && !('seat' in arg));
  return JSON.stringify([text.key, named]);
}

/** The source in words: the card that it is about, or the sentence if it counts nothing of somebody's own. */
function sourceLabel(lines: readonly ScoreLine[], say: Say): string {
  const [first] = lines;
  if (!first) return '';
  const args = Object.values(first.text.args ?? {});
  const phrases = args.flatMap((arg) => ('phrase' in arg ? [arg.phrase] : []));
  const cards = phrases.filter((phrase) => phrase.key.startsWith('card-'));
  if (cards.length > 0) return cards.map(say).join(', ');
  if (args.some(isNumber) && phrases.length > 0) return phrases.map(say).join(', ');
  return say(first.text);
}

function componentOf(text: Phrase): string | null {
  for (const arg of Object.values(text.args ?? {}))
    if ('phrase' in arg && arg.phrase.key.startsWith('card-')) return arg.phrase.key.slice('card-'.length);
  return text.key.startsWith('score-') ? text.key.slice('score-'.length) : null;
}

/** The message that offers another game at the same seats, by whether somebody has opened it already. */
export function rematchWord(table: TableInfo): 'rematch' | 'rematch-join' | 'rematch-alone' {
  if (table.next) return 'rematch-join';
  return Array.isArray(table.options['campaign']) && table.seats.length === 1 ? 'rematch-alone' : 'rematch';
}

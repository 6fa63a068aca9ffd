/** Which fields share a row: rows of about equal length that break where the path turns anyway. */
import type { Track } from './table';

/** Room along the path, in fields. */
export type Units = {
  /** Before the first field, and behind the last one. */
  start: number;
  chest: number;
  /** What a hole, a corner within a row and the line add to the room between two fields. */
  hole: number;
  corner: number;
  line: number;
  /** Before and behind every row. */
  edge: number;
};

/** First and last field of a row. */
export type Row = readonly [from: number, to: number];

/** The room between a field and the one before it. */
export function gaps(track: Track, units: Units): (field: number) => number {
  const holes = new Set(track.holes.map(({ field }) => field));
  const corners = new Set(track.corners);
  return (field) =>
    1 +
    (holes.has(field - 1) ? units.hole : 0) +
    (corners.has(field - 1) ? units.corner : 0) +
    (field === track.fields + 1 ? units.line : 0);
}

/** The length of a row from one field to another. */
export function lengths(track: Track, units: Units): (from: number, to: number) => number {
  const all = track.fields + track.finish;
  const gap = gaps(track, units);
  const along = [0, 0];
  for (let field = 2; field <= all; field += 1) along[field] = (along[field - 1] ?? 0) + gap(field);
  return (from, to) =>
    (from === 1 ? units.start : units.edge) +
    (along[to] ?? 0) -
    (along[from] ?? 0) +
    units.edge +
    (to === all ? units.chest : 0);
}

/** What it costs to end a row behind a field: nothing at a corner, much where a hole or the line would lie in the bend. */
function breakCost(track: Track): (field: number) => number {
  const corners = new Set(track.corners);
  const holes = new Set(track.holes.map(({ field }) => field));
  return (field) => {
    if (field === track.fields + track.finish || corners.has(field)) return 0;
    if (holes.has(field)) return 9;
    return field >= track.fields ? 14 : 2.6;
  };
}

type Best = { cost: number; from: number };

/** Breaks the path into so many rows, none longer than `most` if that can be: the best of all ways, row by row. */
export function breakRows(track: Track, units: Units, count: number, most: number): Row[] {
  const all = track.fields + track.finish;
  const length = lengths(track, units);
  const cost = breakCost(track);
  const mean = (length(1, all) + (count - 1) * 2 * units.edge) / count;
  /** For each row, and each field that it may end with: the least cost up to there, and where the row begins. */
  const steps: (Best | undefined)[][] = [[{ cost: 0, from: 0 }]];
  for (let row = 1; row <= count; row += 1) {
    const here: (Best | undefined)[] = [];
    for (let to = row; to <= all; to += 1)
      for (let from = row; from <= to; from += 1) {
        const before = steps[row - 1]?.[from - 1];
        if (!before) continue;
        const long = length(from, to);
        const total = before.cost + 0.55 * (long - mean) ** 2 + cost(to) + 40 * Math.max(0, long - most);
        if (total < (here[to]?.cost ?? Infinity)) here[to] = { cost: total, from };
      }
    steps.push(here);
  }
  const rows: Row[] = [];
  for (let row = count, to = all; row > 0; row -= 1) {
    const from = steps[row]?.[to]?.from ?? 1;
    rows.unshift([from, to]);
    to = from - 1;
  }
  return rows;
}

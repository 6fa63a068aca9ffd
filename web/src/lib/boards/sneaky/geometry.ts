/**
 * Where the fields lie: rows by height, fields by width. The same function lays the forest path and any Wild mountain
 * into any window, so that stones can always be read and never overlap.
 */
import { breakRows, gaps, lengths, type Row, type Units } from './rows';
import type { Track } from './table';

export type Point = { x: number; y: number };
/** A field; `left` where dragons run to the left; `unit` is the room of one field in its row. */
export type Spot = Point & { left: boolean; row: number; unit: number };

/** How the track is shown: whole, or as a strip while cards are laid; and both for phones. */
export type Cut = 'full' | 'strip' | 'phone' | 'phone-strip';

export type Sizes = {
  /** Rows: how many at most, and how high each is at least. */
  rows: number;
  rowMin: number;
  /** The room of a field: stones shrink below the first and do not grow beyond the second. */
  unitMin: number;
  unitMax: number;
  top: number;
  bottom: number;
  side: number;
  /** How far the path reaches out where it turns at a corner of the rules, and where only the picture ends. */
  elbow: number;
  round: number;
  /** How far a corner within a row climbs. */
  step: number;
  units: Units;
  path: number;
  /** Half the width and height of a stone, and its number; the same behind the line. */
  stone: readonly [rx: number, ry: number, font: number];
  finish: readonly [rx: number, ry: number, font: number];
  /** Width of a dragon alone, beside another, and at the start; 0 where heads stand for all. */
  figures: readonly [one: number, two: number, start: number];
  head: number;
  /** Width of the signs of holes and rockslides. */
  mark: number;
  /** How much smaller flag, chest and rocks are. */
  scenery: number;
};

const SIZES: Readonly<Record<Cut, Sizes>> = {
  full: {
    rows: 5,
    rowMin: 78,
    unitMin: 54,
    unitMax: 104,
    top: 84,
    bottom: 34,
    side: 30,
    elbow: 34,
    round: 40,
    step: 15,
    units: { start: 2.3, chest: 1.3, hole: 0.72, corner: 0.42, line: 0.5, edge: 0.45 },
    path: 44,
    stone: [25, 17.5, 16],
    finish: [22, 17, 15],
    figures: [70, 60, 58],
    head: 27,
    mark: 31,
    scenery: 0.84,
  },
  strip: {
    rows: 3,
    rowMin: 46,
    unitMin: 34,
    unitMax: 64,
    top: 52,
    bottom: 28,
    side: 22,
    elbow: 26,
    round: 30,
    step: 8,
    units: { start: 1.9, chest: 1.1, hole: 0.8, corner: 0.42, line: 0.5, edge: 0.45 },
    path: 34,
    stone: [18.5, 14, 13.5],
    finish: [17.5, 14, 13],
    figures: [0, 0, 0],
    head: 20,
    mark: 24,
    scenery: 0.54,
  },
  phone: {
    rows: 12,
    rowMin: 62,
    unitMin: 40,
    unitMax: 64,
    top: 78,
    bottom: 34,
    side: 24,
    elbow: 24,
    round: 26,
    step: 12,
    units: { start: 2.1, chest: 1.2, hole: 0.72, corner: 0.42, line: 0.5, edge: 0.45 },
    path: 38,
    stone: [19.5, 15.5, 14],
    finish: [18.5, 15, 13.5],
    figures: [54, 46, 44],
    head: 23,
    mark: 27,
    scenery: 0.7,
  },
  'phone-strip': {
    rows: 5,
    rowMin: 36,
    unitMin: 26,
    unitMax: 40,
    top: 40,
    bottom: 22,
    side: 12,
    elbow: 15,
    round: 18,
    step: 5,
    units: { start: 1.7, chest: 1.3, hole: 0.8, corner: 0.42, line: 0.5, edge: 0.45 },
    path: 26,
    stone: [14.5, 12, 12],
    finish: [14, 12, 12],
    figures: [0, 0, 0],
    head: 20,
    mark: 21,
    scenery: 0.42,
  },
};

/** The way from one field to the next. */
export type Link = { path: string; square: boolean };

/** A corner of the rules: in the bend at the end of a row on this side, or a step within a row (0). */
export type Corner = Point & { field: number; fold: -1 | 0 | 1; left: boolean };

/** Everything in units of the drawing: `scale` pixels each. */
export type Ground = {
  cut: Cut;
  width: number;
  height: number;
  scale: number;
  sizes: Sizes;
  rows: readonly Row[];
  /** The start card, the fields up to the line, the fields behind it. */
  spots: readonly Spot[];
  fields: number;
  /** Link `n` leads from field `n` to the next one. */
  links: readonly Link[];
  /** The links over which rocks would roll. */
  gravel: readonly number[];
  corners: readonly Corner[];
  /** Between two fields; `reach` is half the width of the cleft. */
  holes: readonly (Point & { field: number; value: number; reach: number })[];
  /** Half the width of the start card. */
  startWidth: number;
  line: Point;
  chest: Point;
};

/** Between the path and the edge of the picture. */
const RIM = 4;

const clamp = (value: number, least: number, most: number) => Math.max(least, Math.min(most, value));
const round = (value: number) => Math.round(value * 10) / 10;

/** The cut for a window of so many pixels. On a phone everything is in sight while cards are laid. */
export function cutFor(width: number, height: number, laying: boolean): Cut {
  if (width < 600) return laying ? 'phone-strip' : 'phone';
  // Two rows of large stones need a wide window; in a narrower one three rows of small stones are easier to read.
  return height < (width < 1120 ? 274 : 230) ? 'strip' : 'full';
}

/** Large windows show everything larger, not more of it. */
function scaleFor(width: number, height: number, cut: Cut): number {
  if (cut === 'full') return clamp(Math.min(width / 1180, height / 430), 1, 1.8);
  return cut === 'strip' ? clamp(Math.min(width / 1180, height / 170), 1, 1.5) : 1;
}

/** How many rows: by height; on a phone as many as the fields need, for the window scrolls. */
function rowsFor(all: number, width: number, height: number, cut: Cut, sizes: Sizes): number {
  const across = width - 2 * sizes.side;
  const needed = Math.ceil(all / (across / sizes.unitMin - 2 * sizes.units.edge));
  const fit = Math.floor((height - sizes.top - sizes.bottom) / sizes.rowMin) + 1;
  switch (cut) {
    case 'phone':
      return clamp(needed, 2, sizes.rows);
    case 'phone-strip':
      return clamp(Math.max(4, needed), 2, Math.min(sizes.rows, fit));
    case 'strip':
      return clamp(needed, 2, Math.min(sizes.rows, fit));
    case 'full':
      // Few fields need no more rows than they fill; a narrow window may have some more.
      return clamp(
        Math.min(fit, Math.floor(all / (across / sizes.unitMax))),
        2,
        width < 760 ? sizes.rows + 2 : sizes.rows,
      );
  }
}

/** Lays the track into a window of so many pixels. On a phone the ground may be higher than the window. */
export function lay(track: Track, across: number, down: number, cut: Cut): Ground {
  const scale = scaleFor(across, down, cut);
  const [width, low] = [across / scale, down / scale];
  const sizes = SIZES[cut];
  const [fields, all] = [track.fields, track.fields + track.finish];
  const length = lengths(track, sizes.units);
  const count = Math.min(all, rowsFor(length(1, all), width, low, cut, sizes));
  const rows = breakRows(track, sizes.units, count, (width - 2 * sizes.side) / sizes.unitMin);
  const needed = sizes.top + sizes.bottom + (rows.length - 0.72) * sizes.rowMin;
  const height = cut === 'phone' ? Math.max(low, needed) : low;
  const pitch = (height - sizes.top - sizes.bottom) / (rows.length - 0.72);
  // Where there are few fields, the path lies in the middle of the window.
  const longest = Math.max(...rows.map(([from, to]) => length(from, to)));
  const span = Math.min(width - 2 * sizes.side, longest * sizes.unitMax);
  const edge = (width - span) / 2;

  const gap = gaps(track, sizes.units);
  const corners = new Set(track.corners);
  const spots: Spot[] = [];
  let startWidth = 0;
  rows.forEach(([from, to], row) => {
    const left = row % 2 === 1;
    const long = length(from, to);
    const unit = span / long;
    const inner = track.corners.filter((corner) => corner >= from && corner < to);
    const step = Math.min(sizes.step, pitch * 0.2) / Math.max(1, inner.length * 0.8);
    const slope = pitch * (inner.length > 0 ? 0.08 : 0.28);
    const base = height - sizes.bottom - row * pitch;
    let place = from === 1 ? sizes.units.start : sizes.units.edge;
    for (let field = from; field <= to; field += 1) {
      if (field > from) place += gap(field);
      const climbed = inner.filter((corner) => corner < field).length;
      spots[field] = {
        x: left ? width - edge - place * unit : edge + place * unit,
        y: base - slope * (place / long) - step * climbed,
        left,
        row,
        unit,
      };
    }
    if (from !== 1) return;
    startWidth = sizes.units.start * unit * 0.42;
    spots[0] = { x: edge + startWidth, y: base, left: false, row, unit };
  });

  const places = joined(track, spots, corners, sizes, width);
  const [line, behind, end] = [at(spots, fields), at(spots, fields + 1), at(spots, all)];
  const way = end.left ? -1 : 1;
  return {
    cut,
    width,
    height,
    scale,
    sizes,
    rows,
    spots,
    fields,
    ...places,
    gravel: track.rockslides.flatMap(({ field, shelter }) =>
      Array.from({ length: field - shelter - 1 }, (_, index) => shelter + 1 + index),
    ),
    startWidth,
    line:
      line.row === behind.row
        ? between(line, behind)
        : { x: line.x + (line.left ? -1 : 1) * line.unit * 0.6, y: line.y },
    chest: {
      x: end.x + way * Math.max(40 * sizes.scenery, end.unit * (sizes.units.chest - 0.1)),
      y: end.y - 4,
    },
  };
}

const at = (spots: readonly Spot[], field: number): Spot =>
  spots[Math.max(0, Math.min(spots.length - 1, field))] ?? { x: 0, y: 0, left: false, row: 0, unit: 1 };
const between = (one: Point, other: Point): Point => ({ x: (one.x + other.x) / 2, y: (one.y + other.y) / 2 });

/** The path from field to field, with the corners and holes in between. */
function joined(
  track: Track,
  spots: readonly Spot[],
  corners: ReadonlySet<number>,
  sizes: Sizes,
  width: number,
): Pick<Ground, 'links' | 'corners' | 'holes'> {
  const found: Corner[] = [];
  /** Where a bend reaches out furthest: so far that all of the path is still in the picture. */
  const turn = ({ x, left }: Spot, far: number): number => {
    const room = (left ? x : width - x) - sizes.path / 2 - RIM;
    return x + (left ? -1 : 1) * clamp(room, sizes.path / 4, far);
  };
  const links = spots.slice(0, -1).map((one, field): Link => {
    const other = at(spots, field + 1);
    const square = corners.has(field);
    const from = `M${round(one.x)} ${round(one.y)}`;
    const to = `${round(other.x)} ${round(other.y)}`;
    const corner = (x: number, fold: -1 | 0 | 1): Link => {
      found.push({ field, x, y: (one.y + other.y) / 2, fold, left: one.left });
      return { path: `${from}L${round(x)} ${round(one.y)}L${round(x)} ${round(other.y)}L${to}`, square };
    };
    if (one.row === other.row)
      return square ? corner((one.x + other.x) / 2, 0) : { path: `${from}L${to}`, square };
    if (square) return corner(turn(one, sizes.elbow), one.left ? -1 : 1);
    // A curve comes three quarters of the way to its handles.
    const bulge = one.x + ((turn(one, sizes.round) - one.x) * 4) / 3;
    return {
      path: `${from}C${round(bulge)} ${round(one.y)} ${round(bulge)} ${round(other.y)} ${to}`,
      square,
    };
  });
  const holes = track.holes.map(({ field, value }) => {
    const [one, other] = [at(spots, field), at(spots, field + 1)];
    const same = one.row === other.row;
    const free = same ? Math.abs(other.x - one.x) - stoneWidth(sizes, one, false) * 2 : 0;
    const middle = between(one, other);
    const most = sizes.mark * 0.66;
    return {
      field,
      value,
      x: same ? middle.x : turn(one, sizes.round),
      y: middle.y,
      reach: clamp(free / 2 - 1, 8, most),
    };
  });
  return { links, corners: found, holes };
}

/** Half the width of the stone on a spot. */
export const stoneWidth = (sizes: Sizes, { unit }: Spot, finish: boolean): number =>
  Math.min((finish ? sizes.finish : sizes.stone)[0], unit * 0.475);

/** Whether a field has a place of its own: those further on than the track shows have none. */
export const lies = (track: Track, field: number): boolean => field <= track.fields + track.finish;

/** Where a field lies. Whoever runs further than the fields behind the line stands at the chest. */
export function spot(land: Ground, field: number): Spot {
  const there = land.spots[field];
  if (there) return there;
  return {
    ...at(land.spots, land.spots.length - 1),
    ...land.chest,
    y: land.chest.y + 26 * land.sizes.scenery,
  };
}

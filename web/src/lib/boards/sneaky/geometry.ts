/** Where the fields lie: the winding forest path and the zigzag up the Wild mountain, in units of the scene. */
import type { Track } from './table';

export type Point = { x: number; y: number };
/** A field; `left` where dragons run to the left. */
export type Spot = Point & { left: boolean };

export type Ground = {
  width: number;
  height: number;
  /** The start card, the fields up to the line, the fields behind it. */
  spots: readonly Spot[];
  fields: number;
  path: string;
  finish: string;
  /** Between two fields. */
  holes: readonly (Point & { field: number; value: number })[];
  corners: readonly (Point & { field: number })[];
  line: Point;
  chest: Point;
};

export const WIDTH = 1064;
const FOREST = 476;
const MOUNTAIN = 560;

/** A row of points along a lane that goes gently up and down. */
function lane(from: number, to: number, height: number, wave: number, phase: number): Point[] {
  const steps = Math.max(2, Math.round(Math.abs(to - from) / 6));
  return Array.from({ length: steps + 1 }, (_, index) => {
    const x = from + ((to - from) * index) / steps;
    return { x, y: height + wave * Math.sin(x / 62 + phase) };
  });
}

/** Half an ellipse from one lane to the next. */
function bend(top: Point, bottom: Point, reach: number): Point[] {
  const [x, y] = [(top.x + bottom.x) / 2, (top.y + bottom.y) / 2];
  return Array.from({ length: 17 }, (_, index) => {
    const angle = -Math.PI / 2 + (Math.PI * (index + 1)) / 18;
    return {
      x: x + reach * Math.cos(angle) + ((bottom.x - top.x) / 2) * Math.sin(angle),
      y: y + ((bottom.y - top.y) / 2) * Math.sin(angle),
    };
  });
}

const last = (points: readonly Point[]): Point => points.at(-1) ?? { x: 0, y: 0 };
const first = (points: readonly Point[]): Point => points[0] ?? { x: 0, y: 0 };

function winding(...lanes: readonly (readonly [Point[], number])[]): Point[] {
  return lanes.flatMap(([points, reach], index) => {
    const next = lanes[index + 1];
    return next ? [...points, ...bend(last(points), first(next[0]), reach)] : points;
  });
}

/** So many points at equal distances along a line. */
export function along(line: readonly Point[], count: number): Spot[] {
  const lengths = [0];
  for (let index = 1; index < line.length; index += 1) {
    const [one, other] = [line[index - 1], line[index]];
    if (one && other) lengths.push((lengths[index - 1] ?? 0) + Math.hypot(other.x - one.x, other.y - one.y));
  }
  const whole = lengths.at(-1) ?? 0;
  return Array.from({ length: count }, (_, index) => {
    const wanted = count > 1 ? (whole * index) / (count - 1) : 0;
    const at = Math.min(line.length - 2, Math.max(0, lengths.findIndex((length) => length >= wanted) - 1));
    const [one, other] = [line[at] ?? first(line), line[at + 1] ?? last(line)];
    const [start, end] = [lengths[at] ?? 0, lengths[at + 1] ?? 1];
    const part = end > start ? (wanted - start) / (end - start) : 0;
    return {
      x: one.x + (other.x - one.x) * part,
      y: one.y + (other.y - one.y) * part,
      left: other.x < one.x - 0.5,
    };
  });
}

const round = (value: number) => Math.round(value * 10) / 10;

/** A smooth path through points. */
export function smooth(points: readonly Point[]): string {
  const at = (index: number) => points[Math.max(0, Math.min(points.length - 1, index))] ?? { x: 0, y: 0 };
  let path = `M${round(at(0).x)} ${round(at(0).y)}`;
  for (let index = 0; index < points.length - 1; index += 1) {
    const [before, one, other, after] = [at(index - 1), at(index), at(index + 1), at(index + 2)];
    path += `C${round(one.x + (other.x - before.x) / 6)} ${round(one.y + (other.y - before.y) / 6)} ${round(other.x - (after.x - one.x) / 6)} ${round(other.y - (after.y - one.y) / 6)} ${round(other.x)} ${round(other.y)}`;
  }
  return path;
}

const thin = (points: readonly Point[]): Point[] =>
  points.filter((_, index) => index % 4 === 0 || index === points.length - 1);
const between = (one: Point, other: Point): Point => ({ x: (one.x + other.x) / 2, y: (one.y + other.y) / 2 });

function hazards(track: Track, spots: readonly Spot[]): Pick<Ground, 'holes' | 'corners'> {
  const behind = (field: number) => between(spots[field] ?? first(spots), spots[field + 1] ?? first(spots));
  return {
    holes: track.holes.map(({ field, value }) => ({ ...behind(field), field, value })),
    corners: track.corners.map((field) => ({ ...behind(field), field })),
  };
}

function forest(track: Track): Ground {
  const way = winding(
    [lane(134, 749, 122, 8, 0.4), 58],
    [lane(749, 140, 258, 7, 2.2), -58],
    [lane(140, 778, 394, 7, 0.8), 0],
  );
  const up = winding(
    [
      [
        { x: 850, y: 406 },
        { x: 1016, y: 394 },
      ],
      24,
    ],
    [
      [
        { x: 1014, y: 324 },
        { x: 868, y: 320 },
      ],
      -22,
    ],
    [
      [
        { x: 872, y: 250 },
        { x: 1002, y: 236 },
      ],
      0,
    ],
  );
  const start: Spot = { x: 62, y: 122, left: false };
  const spots = [start, ...along(way, track.fields), ...along(up, track.finish)];
  return {
    width: WIDTH,
    height: FOREST,
    spots,
    fields: track.fields,
    path: smooth([start, ...thin(way)]),
    finish: smooth([last(way), ...thin(winding([up, 0]))]),
    ...hazards(track, spots),
    line: { x: 812, y: 404 },
    chest: { x: 940, y: 192 },
  };
}

/** Fields of each lane: the path turns round at every corner. */
export function lanes(track: Track): number[] {
  const turns = [0, ...[...track.corners].sort((one, other) => one - other), track.fields];
  return turns
    .slice(1)
    .map((turn, index) => turn - (turns[index] ?? 0))
    .filter((count) => count > 0);
}

/** Every lane begins where the one below ended and runs the other way; the fields behind the line lie closer. */
function runs(counts: readonly number[], narrow: number): { xs: number[]; left: boolean }[] {
  let at = 0;
  return counts.map((count, index) => {
    const finish = index === counts.length - 1;
    const way = index % 2 === 0 ? 1 : -1;
    const xs = Array.from(
      { length: count },
      (_, number) => at + way * (finish ? narrow * (number + 1.3) : number),
    );
    at = xs.at(-1) ?? at;
    return { xs, left: way < 0 };
  });
}

function mountain(track: Track): Ground {
  const counts = [...lanes(track), track.finish];
  const span = (narrow: number) => {
    const xs = [-1, ...runs(counts, narrow).flatMap((run) => run.xs)];
    const [least, most] = [Math.min(...xs), Math.max(...xs)];
    return { unit: Math.min(102, (WIDTH - 150) / (most - least)), middle: (least + most) / 2 };
  };
  const narrow = Math.max(0.62, 31 / span(0.62).unit);
  const { unit, middle } = span(narrow);
  const zigzag = runs(counts, narrow);
  const shift = WIDTH / 2 - unit * middle;
  const rise = (MOUNTAIN - 190) / (counts.length - 1);
  const level = (index: number, x: number, from: number) =>
    MOUNTAIN - 62 - rise * index - Math.abs(x - from) * unit * 0.016;
  const placed = zigzag.map((run, index) =>
    run.xs.map((x): Spot => ({ x: shift + unit * x, y: level(index, x, run.xs[0] ?? 0), left: run.left })),
  );
  const start: Spot = { x: shift - unit, y: MOUNTAIN - 60, left: false };
  const bends: Point[] = [];
  const turned = placed.flatMap((points, index) => {
    const next = placed[index + 1]?.[0];
    const end = points.at(-1);
    if (!next || !end || index === placed.length - 2) return points;
    const bulge = { x: end.x + (end.left ? -1 : 1) * Math.min(44, unit * 0.55), y: (end.y + next.y) / 2 };
    bends.push(bulge);
    return [...points, bulge];
  });
  const way = turned.slice(0, turned.length - track.finish);
  const spots = [start, ...placed.flat()];
  const final = placed.at(-1) ?? [];
  const [edge, top] = [last(way), last(final)];
  return {
    width: WIDTH,
    height: MOUNTAIN,
    spots,
    fields: track.fields,
    path: smooth([start, ...way]),
    finish: smooth([edge, ...final]),
    ...hazards(track, spots),
    corners: lanes(track)
      .slice(0, -1)
      .map((_, index) => ({
        ...(bends[index] ?? start),
        field: [...track.corners].sort((one, other) => one - other)[index] ?? 0,
      })),
    line: between(edge, final[0] ?? edge),
    chest: {
      x: Math.max(70, Math.min(WIDTH - 70, top.x + (final[0] && final[0].left ? -64 : 64))),
      y: top.y - 14,
    },
  };
}

export function ground(track: Track): Ground {
  return track.mountain ? mountain(track) : forest(track);
}

/** Whether a field has a place of its own: those further on than the track shows have none. */
export const lies = (track: Track, field: number): boolean => field <= track.fields + track.finish;

/** Where a field lies. Whoever runs further than the fields behind the line stands at the chest. */
export function spot(land: Ground, field: number): Spot {
  return land.spots[field] ?? { ...land.chest, y: land.chest.y + 26, left: false };
}

/** How the dragons of one field stand: how far from its middle, how large, and which is in front. */
export function stand(index: number, count: number): { dx: number; dy: number; size: number } {
  if (count === 1) return { dx: 0, dy: 0, size: 96 };
  if (count === 2) return { dx: index === 0 ? -30 : 30, dy: index === 0 ? -4 : 5, size: 84 };
  if (count === 3)
    return (
      [
        { dx: -33, dy: -16, size: 74 },
        { dx: 33, dy: -14, size: 74 },
        { dx: 0, dy: 10, size: 76 },
      ][index] ?? { dx: 0, dy: 0, size: 74 }
    );
  // Two ranks; the rear one a little higher, so that every head is seen.
  const rear = Math.floor(count / 2);
  const [rank, place, full] = index < rear ? [0, index, rear] : [1, index - rear, count - rear];
  const gap = full > 2 ? 44 : 56;
  return {
    dx: (place - (full - 1) / 2) * gap + (rank === 0 ? -6 : 4),
    dy: rank === 0 ? -28 : 10,
    size: count > 4 ? 62 : 68,
  };
}

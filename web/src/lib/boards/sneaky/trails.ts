/** What just happened on the track: which way dragons went, and where it is said how far. */
import { spot, type Ground } from './geometry';
import type { Trail } from './table';

/** A way that dragons went together. */
export type Way = { from: number; to: number; seats: number[] };
/** Where it stands how far a way is: the middle of the tag. */
export type Tag = { x: number; y: number };

/** Dragons with the same way share it; steps of one dragon after another are one way. */
export function waysOf(trail: readonly Trail[]): Way[] {
  const ways: Way[] = [];
  for (const { seat, from, to } of trail) {
    const before = ways.find((way) => way.seats.length === 1 && way.seats[0] === seat && way.to === from);
    const beside = ways.find((way) => way.from === from && way.to === to);
    if (before) before.to = to;
    else if (beside) beside.seats.push(seat);
    else ways.push({ from, to, seats: [seat] });
  }
  return ways.filter((way) => way.from !== way.to);
}

export const distance = ({ from, to }: Way): string => (to > from ? `+${to - from}` : `−${from - to}`);

/** The arrow of a way; its tag would stand in the middle. */
export function arc(land: Ground, { from, to }: Way) {
  const [one, other] = [spot(land, from), spot(land, to)];
  const length = Math.hypot(other.x - one.x, other.y - one.y);
  const lift = Math.min(74, 26 + length * 0.16) * (land.sizes.path / 44) * (to > from ? -1 : 1);
  const middle = { x: (one.x + other.x) / 2, y: (one.y + other.y) / 2 + lift };
  const angle = Math.atan2(other.y - middle.y, other.x - middle.x);
  const [rx, ry] = land.sizes.stone;
  const end = { x: other.x - rx * 0.8 * Math.cos(angle), y: other.y - ry * 0.85 * Math.sin(angle) };
  return {
    one,
    end,
    middle,
    angle: (angle * 180) / Math.PI,
    tag: { x: middle.x, y: Math.max(46, middle.y - lift * 0.42 + (to > from ? -13 : 13)) },
  };
}

/** How high a line of a tag is, in units of the ground: letters never get smaller than twelve pixels. */
const lineOf = (scale: number) => Math.max(13, 12 / scale);

/** How much room a tag takes: its number, and a head for every dragon. */
export function tagSize(way: Way, scale: number) {
  const line = lineOf(scale);
  return {
    width: line * (0.9 + 0.62 * distance(way).length + 1.7 * way.seats.length),
    height: line * 1.75,
  };
}

/** Where the tags stand, in the order of the ways: none covers another. */
export function tagsOf(land: Ground, ways: readonly Way[], scale: number): Tag[] {
  const placed: (Tag & { width: number; height: number })[] = [];
  for (const way of ways) {
    const { tag } = arc(land, way);
    const size = tagSize(way, scale);
    const free = (y: number) =>
      y >= size.height / 2 &&
      y <= land.height - size.height / 2 &&
      placed.every(
        (other) =>
          Math.abs(other.x - tag.x) >= (other.width + size.width) / 2 ||
          Math.abs(other.y - y) >= (other.height + size.height) / 2,
      );
    // The nearest place above or below the one in the middle of the arrow.
    const places = [0, -1, 1, -2, 2, -3, 3, -4, 4, -5, 5].map((lines) => tag.y + (lines * size.height) / 2);
    placed.push({ x: tag.x, y: places.find(free) ?? tag.y, ...size });
  }
  return placed.map(({ x, y }) => ({ x, y }));
}

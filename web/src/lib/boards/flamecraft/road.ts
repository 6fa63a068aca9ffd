/** Where markers stand on the road. */

/** Hearts are so wide; on a road as short as a phone's they are smaller, so that nobody's letter is covered. */
const [HEART, SMALL_HEART, SHORT_ROAD] = [30, 22, 420];
/** What the drawing of a heart leaves free at its sides. */
const MARGIN = 1 / 30;

export type Markers = {
  /** The width of a heart. */
  size: number;
  /** Where the middle of each is, from the beginning of the road. */
  places: number[];
};

/** The hearts of everybody with so many points, on a road of this width that ends with `end` points: none covers another. */
export function markers(points: readonly number[], end: number, width: number): Markers {
  const size = width < SHORT_ROAD ? SMALL_HEART : HEART;
  const wanted = points.map((point) => (point / end) * width);
  return { size, places: spread(wanted, size * (1 - MARGIN), width) };
}

/**
 * Places as near as possible to where they belong, but at least so far apart, and within the room. Whoever belongs further
 * on stands further on; of several on one place the first comes first.
 */
export function spread(wanted: readonly number[], least: number, room: number): number[] {
  const order = wanted.map((_, index) => index).sort((one, other) => at(one) - at(other) || one - other);
  function at(index: number): number {
    return wanted[index] ?? 0;
  }
  // Those that push each other are one group, in the middle of where its members belong.
  const groups: { members: number; mean: number }[] = [];
  order.forEach((index, rank) => {
    let group = { members: 1, mean: at(index) - rank * least };
    for (let before = groups.at(-1); before && before.mean > group.mean; before = groups.at(-1)) {
      groups.pop();
      const members = before.members + group.members;
      group = { members, mean: (before.mean * before.members + group.mean * group.members) / members };
    }
    groups.push(group);
  });
  const last = Math.max(0, room - (wanted.length - 1) * least);
  const means = groups.flatMap(({ members, mean }) => Array<number>(members).fill(mean));
  const places = Array<number>(wanted.length).fill(0);
  order.forEach((index, rank) => {
    places[index] = Math.min(last, Math.max(0, means[rank] ?? 0)) + rank * least;
  });
  return places;
}

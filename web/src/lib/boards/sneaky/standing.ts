/** How dragons stand on a field: alone, side by side, or as heads on a plate; at the start in two ranks. */
import { spot, type Ground } from './geometry';

/** Where a dragon is drawn: the middle of its feet, or of its head. */
export type Standing = { x: number; y: number; size: number; head: boolean; left: boolean };

/** The plate under several heads; its point shows the field. */
export type Plate = { x: number; y: number; width: number; height: number; tip: number };

/** Below this width a figure is not told from others. */
const SMALLEST_FIGURE = 44;
const PAD = 3;

/** How wide the figures at the start may be: all of them between the window's edge and the first stone. */
function startSize(land: Ground, count: number): number {
  const [first, sizes] = [land.spots[1], land.sizes];
  if (!first) return 0;
  const across = Math.min(count, count > 3 ? Math.ceil(count / 2) : 3);
  const room = first.x - sizes.stone[0] - 6;
  return Math.min(sizes.figures[2], room / (across + 0.3));
}

/** Whether the dragons of a field are drawn as heads. */
function asHeads(land: Ground, field: number, count: number): boolean {
  if (land.sizes.figures[0] === 0) return true;
  return field === 0 ? startSize(land, count) < SMALLEST_FIGURE : count > 2;
}

/** Columns of heads: a strip has room for one row only, elsewhere four stand as two by two. */
const columns = (land: Ground, count: number): number =>
  land.sizes.figures[0] === 0 || count <= 3 ? count : Math.ceil(count / 2);

/** The plate for so many dragons on a field; null where they stand on their feet. */
export function plate(land: Ground, field: number, count: number): Plate | null {
  if (!asHeads(land, field, count)) return null;
  const { x, y } = spot(land, field);
  const { head, stone, figures } = land.sizes;
  const across = columns(land, count);
  const width = across * head + (across - 1) * 1 + 2 * PAD;
  const down = Math.ceil(count / across);
  const height = down * head + (down - 1) * 1 + 2 * PAD;
  // In a strip rows are so close that the plate stands on its own stone, below the numbers of the row above.
  const foot = figures[0] === 0 ? y - stone[1] * 0.7 : y - stone[1] * 0.95 - 5;
  const middle = Math.max(width / 2 + 5, Math.min(land.width - width / 2 - 5, x));
  return { x: middle, y: Math.max(4, foot - height), width, height, tip: x - middle };
}

/** Where the dragon that is number `index` of `count` on a field stands. */
export function stand(land: Ground, field: number, index: number, count: number): Standing {
  const at = spot(land, field);
  const { figures, head, path } = land.sizes;
  const under = plate(land, field, count);
  if (under) {
    const across = columns(land, count);
    const [column, row] = [index % across, Math.floor(index / across)];
    return {
      x: under.x - under.width / 2 + PAD + head / 2 + column * (head + 1),
      y: under.y + PAD + head / 2 + row * (head + 1),
      size: head,
      head: true,
      left: false,
    };
  }
  const foot = at.y + (9 * path) / 44;
  if (field === 0) {
    const size = startSize(land, count);
    const across = count > 3 ? Math.ceil(count / 2) : count;
    const [rear, place] = [index < count - across, index];
    // Two ranks, the rear one higher and a little aside, so that every head is seen.
    const [number, full] =
      count <= 3 ? [place, count] : rear ? [place, count - across] : [place - (count - across), across];
    const aside = count <= 3 ? 0 : rear ? -size * 0.16 : size * 0.12;
    const middle = Math.max(at.x, (across / 2 + 0.2) * size);
    return {
      x: middle + (number - (full - 1) / 2) * size * 0.98 + aside,
      y: foot + (count > 3 ? (rear ? -size * 0.52 : size * 0.1) : 0),
      size,
      head: false,
      left: false,
    };
  }
  const [one, two] = figures;
  const size = (count === 1 ? one : two) * (field > land.fields ? 0.92 : 1);
  const [dx, dy] = count === 1 ? [0, 0] : index === 0 ? [-size * 0.3, -5] : [size * 0.3, 4];
  // Nobody sticks out of the picture.
  const x = Math.max(size * 0.5, Math.min(land.width - size * 0.5, at.x + dx));
  return { x, y: foot + dy, size, head: false, left: at.left };
}

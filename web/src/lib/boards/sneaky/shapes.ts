/** Small own drawings, around the middle of a grid of about 100. */

export const SHIELD = 'M-38-40Q0-54 38-40V2Q38 30 0 46-38 30-38 2Z';
export const STAR = 'M0-30 8-8 30-6 13 8 18 30 0 18-18 30-13 8-30-6-8-8Z';
export const PAW =
  'M-38 14c0-22 18-34 38-34s38 12 38 34c0 24-16 32-38 32s-38-8-38-32ZM-37-41.7c6-2.7 13.5 1.6 17 9.7s1.5 16.8-4.6 19.4-13.6-1.6-17.1-9.7-1.4-16.8 4.7-19.4ZM0-54c6.6 0 12 6.7 12 15S6.6-24 0-24s-12-6.7-12-15 5.4-15 12-15ZM37-41.7c6.1 2.6 8.2 11.3 4.7 19.4s-11 12.3-17.1 9.7-8.1-11.3-4.6-19.4 11-12.4 17-9.7Z';
export const PINE = 'M0-60 14-34H7L20-10H10L24 14H4V24H-4V14H-24L-10-10H-20L-7-34H-14Z';
export const CROWN =
  'M-20 4a13 13 0 0 1-2-24 16 16 0 0 1 14-18 15 15 0 0 1 24 4 14 14 0 0 1 8 22A13 13 0 0 1 16 6Z';
export const BUSH = 'M-34 14a14 14 0 0 1 2-26 18 18 0 0 1 26-12 20 20 0 0 1 32 8 15 15 0 0 1 6 30Z';

/** An edge of leaves across the top, so wide and hanging so low, each leaf as wide as the next of these. */
export function leaves(width: number, low: number, widths: readonly number[]): string {
  let [edge, x] = ['', width];
  for (let leaf = 0; x > 0; leaf += 1) {
    const wide = widths[leaf % widths.length] ?? 50;
    edge += `q${-wide / 2} 22 ${-wide} 0`;
    x -= wide;
  }
  return `M${x}-9H${width}V${low}${edge}Z`;
}

/** Rocks on a field. */
export const BOULDERS = 'M-27-9q-4-14 9-15 3-9 13-5 9-7 15 2 12-1 13 9-3 10-14 8Z';
/** A rock with snow on it, where the path turns: rocks stop there. */
export const CRAG = 'M-18 14Q-22-4-9-11L-2-20 8-18 17-6 20 14Z';
export const CRAG_SHADE = 'M-18 14Q-20 2-9-4L0-8 6 2 4 14Z';
export const CRAG_SNOW = 'M-12-8-2-20 8-18 13-11 6-13 2-7-3-12-7-6Z';

/** A cleft of this half width and height. */
export function cleft(wide: number, high: number): { edge: string; deep: string } {
  const at = (x: number, y: number) => `${Math.round(x * wide * 10) / 10} ${Math.round(y * high * 10) / 10}`;
  return {
    edge: `M${at(-1, -1)}L${at(-0.55, -0.5)} ${at(-0.95, -0.1)} ${at(-0.6, 0.45)} ${at(-0.9, 1.1)} ${at(0.8, 1.1)} ${at(0.55, 0.5)} ${at(1, 0.05)} ${at(0.6, -0.5)} ${at(0.95, -1)}Z`,
    deep: `M${at(-0.6, -0.72)}L${at(-0.3, -0.2)} ${at(-0.55, 0.2)} ${at(-0.2, 1)} ${at(0.5, 1)} ${at(0.25, 0.3)} ${at(0.6, -0.1)} ${at(0.3, -0.72)}Z`,
  };
}

/** A line through points given as parts of a width and a height. */
export function outline(
  points: readonly (readonly [number, number])[],
  width: number,
  height: number,
): string {
  const part = (value: number) => Math.round(value * 10) / 10;
  return `${points.map(([x, y], index) => `${index === 0 ? 'M' : 'L'}${part(x * width)} ${part(y * height)}`).join('')}Z`;
}

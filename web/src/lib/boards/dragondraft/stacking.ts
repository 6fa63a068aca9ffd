/** Markers that would cover each other in the queue stand on each other's shoulders: every one stays on its own space. */

/** How wide a marker is, in pixels. */
const MARKER = 28;

/** For each marker, on how many others it stands; those on space 0 wait beside the queue. */
export function stacked(spaces: readonly number[], pixels: number): number[] {
  const levels: number[] = [];
  spaces.forEach((space, index) => {
    const beside = (other: number) =>
      space > 0 && (spaces[other] ?? 0) > 0 && Math.abs((spaces[other] ?? 0) - space) * pixels < MARKER;
    const taken = levels.filter((_, other) => beside(other));
    let level = 0;
    while (taken.includes(level)) level += 1;
    levels[index] = level;
  });
  return levels;
}

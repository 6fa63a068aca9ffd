/** Finds what a lesson points at. Boards mark it `data-spot="KIND:WHICH"`, or it is a place of theirs, or a choice. */
export type Box = { left: number; top: number; width: number; height: number };

const CHOICE = 'choice:';

function selector(spot: string): string {
  if (spot.startsWith(CHOICE)) return `[data-choice="${CSS.escape(spot.slice(CHOICE.length))}"]`;
  const word = CSS.escape(spot);
  return `[data-spot~="${word}"], [data-place="${CSS.escape(spot.replace(':', '-'))}"]`;
}

/** The element of a spot that can be seen, if there is one; a board may draw a thing in several ways. */
export function findSpot(root: ParentNode, spot: string): HTMLElement | null {
  const found = [...root.querySelectorAll<HTMLElement>(selector(spot))];
  return found.find((element) => visible(element.getBoundingClientRect())) ?? null;
}

const visible = ({ width, height }: Box) => width > 0 && height > 0;

/** The boxes of these spots with some air, those that touch each other as one; cut to what can be seen of the table. */
export function lights(root: HTMLElement, spots: readonly string[], air = 10): Box[] {
  const edge = root.getBoundingClientRect();
  const boxes = spots.flatMap((spot) => {
    const element = findSpot(root, spot);
    if (!element) return [];
    const { left, top, right, bottom } = element.getBoundingClientRect();
    const box = {
      left: Math.max(edge.left, left - air),
      top: Math.max(edge.top, top - air),
      right: Math.min(edge.right, right + air),
      bottom: Math.min(edge.bottom, bottom + air),
    };
    const cut = { left: box.left, top: box.top, width: box.right - box.left, height: box.bottom - box.top };
    return visible(cut) ? [cut] : [];
  });
  return boxes;
}

const PRESSED = 'button:not(:disabled)';

/**
 * Scrolls these spots into sight. Where not all of them fit, what can be pressed is seen rather than what is only looked at, and
 * then the first one: it is scrolled to last.
 */
export function reveal(root: ParentNode, spots: readonly string[]): void {
  const found = spots.flatMap((spot) => findSpot(root, spot) ?? []).reverse();
  const pressed = found.filter((one) => one.matches(PRESSED) || one.querySelector(PRESSED) !== null);
  for (const one of [...found.filter((other) => !pressed.includes(other)), ...pressed])
    one.scrollIntoView({ block: 'nearest', inline: 'nearest' });
}

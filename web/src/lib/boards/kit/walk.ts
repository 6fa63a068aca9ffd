/** Arrow keys walk from button to button, to the nearest one in that direction, as the eye would. */

export type Box = { left: number; top: number; width: number; height: number };

const STEPS: Record<string, readonly [number, number]> = {
  ArrowLeft: [-1, 0],
  ArrowRight: [1, 0],
  ArrowUp: [0, -1],
  ArrowDown: [0, 1],
};

const middle = (box: Box): [number, number] => [box.left + box.width / 2, box.top + box.height / 2];

/** The index of the nearest box in the direction of `key`, or -1. Straying sideways counts more than distance. */
export function nearest(from: Box, boxes: readonly Box[], key: string): number {
  const step = STEPS[key];
  if (!step) return -1;
  const [x, y] = middle(from);
  // A card that is only lifted a little is beside the others, not above them.
  const clear = 0.25 * (step[0] === 0 ? from.height : from.width);
  let best = -1;
  let least = Infinity;
  boxes.forEach((box, index) => {
    const [toX, toY] = middle(box);
    const ahead = (toX - x) * step[0] + (toY - y) * step[1];
    const aside = Math.abs((toX - x) * step[1]) + Math.abs((toY - y) * step[0]);
    if (ahead < clear) return;
    const cost = ahead + 3 * aside;
    if (cost < least) [least, best] = [cost, index];
  });
  return best;
}

/** Lets arrow keys walk between the elements marked `data-walk` below a node. */
export function walk(node: HTMLElement): () => void {
  const onKey = (event: KeyboardEvent) => {
    const from = event.target instanceof Element ? event.target.closest<HTMLElement>('[data-walk]') : null;
    if (!from || !(event.key in STEPS)) return;
    const others = [...node.querySelectorAll<HTMLElement>('[data-walk]:not(:disabled)')].filter(
      (other) => other !== from && other.offsetParent !== null,
    );
    const index = nearest(from.getBoundingClientRect(), others.map((other) => other.getBoundingClientRect()), event.key);
    const to = others[index];
    if (!to) return;
    event.preventDefault();
    to.focus();
    to.scrollIntoView({ block: 'nearest', inline: 'nearest' });
  };
  node.addEventListener('keydown', onKey);
  return () => node.removeEventListener('keydown', onKey);
}

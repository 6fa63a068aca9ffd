/** Arrow keys move the focus to the nearest element marked `data-walk` in that direction. */

export type Box = { left: number; top: number; width: number; height: number };

const DIRECTIONS: Record<string, readonly [number, number]> = {
  ArrowLeft: [-1, 0],
  ArrowRight: [1, 0],
  ArrowUp: [0, -1],
  ArrowDown: [0, 1],
};

const middle = (box: Box): [number, number] => [box.left + box.width / 2, box.top + box.height / 2];

/** The index of the nearest box in the direction of `key`, or -1. A distance sideways counts three times. */
export function nearest(from: Box, boxes: readonly Box[], key: string): number {
  const direction = DIRECTIONS[key];
  if (!direction) return -1;
  const [x, y] = middle(from);
  // A card that is lifted a little is still beside the others, not above them.
  const clear = 0.25 * (direction[0] === 0 ? from.height : from.width);
  let best = -1;
  let least = Infinity;
  boxes.forEach((box, index) => {
    const [toX, toY] = middle(box);
    const ahead = (toX - x) * direction[0] + (toY - y) * direction[1];
    const aside = Math.abs((toX - x) * direction[1]) + Math.abs((toY - y) * direction[0]);
    if (ahead < clear) return;
    const cost = ahead + 3 * aside;
    if (cost < least) [least, best] = [cost, index];
  });
  return best;
}

const TARGETS = '[data-walk]:not(:disabled)';
const isVisible = (target: HTMLElement): boolean => target.offsetParent !== null;

/**
 * Where nothing may be chosen, Tab still reaches one target, so that everything can be explored and explained: the one
 * that had the focus last, or the first. It is marked `data-entrance`.
 */
function entrance(node: HTMLElement): () => void {
  let lent: HTMLElement | null = null;
  const lend = (thing: HTMLElement | null) => {
    if (thing === lent) return;
    if (lent) {
      delete lent.dataset['entrance'];
      lent.tabIndex = -1;
    }
    lent = thing;
    if (!lent) return;
    lent.dataset['entrance'] = '';
    lent.tabIndex = 0;
  };
  const look = (changes: readonly MutationRecord[]) => {
    // The board itself has changed the target's tabindex: that counts from now on.
    if (lent && changes.some((change) => change.type === 'attributes' && change.target === lent)) {
      delete lent.dataset['entrance'];
      lent = null;
    }
    const open = node.querySelector('[data-walk][tabindex="0"]:not([data-entrance])');
    if (open) lend(null);
    else if (!lent?.isConnected || !isVisible(lent))
      lend([...node.querySelectorAll<HTMLElement>(TARGETS)].find(isVisible) ?? null);
    watching.takeRecords();
  };
  const onFocus = ({ target }: FocusEvent) => {
    look(watching.takeRecords());
    const thing = target instanceof Element ? target.closest<HTMLElement>(TARGETS) : null;
    if (lent && thing) lend(thing);
    watching.takeRecords();
  };
  const watching = new MutationObserver(look);
  watching.observe(node, { subtree: true, childList: true, attributeFilter: ['tabindex'] });
  node.addEventListener('focusin', onFocus);
  look([]);
  return () => {
    watching.disconnect();
    node.removeEventListener('focusin', onFocus);
  };
}

/** Handles the arrow keys for the elements marked `data-walk` inside a node. */
export function walk(node: HTMLElement): () => void {
  const onKey = (event: KeyboardEvent) => {
    const from = event.target instanceof Element ? event.target.closest<HTMLElement>('[data-walk]') : null;
    if (!from || !(event.key in DIRECTIONS)) return;
    const others = [...node.querySelectorAll<HTMLElement>(TARGETS)].filter(
      (other) => other !== from && isVisible(other),
    );
    const index = nearest(
      from.getBoundingClientRect(),
      others.map((other) => other.getBoundingClientRect()),
      event.key,
    );
    const to = others[index];
    if (!to) return;
    event.preventDefault();
    to.focus();
    to.scrollIntoView({ block: 'nearest', inline: 'nearest' });
  };
  node.addEventListener('keydown', onKey);
  const close = entrance(node);
  return () => {
    node.removeEventListener('keydown', onKey);
    close();
  };
}

/** What the coach says is said by the things that are meant too: whoever walks the board hears it there. */
import { findSpot } from './spots';

const FOCUSABLE = 'button, a[href], [tabindex]';
const ATTRIBUTE = 'aria-describedby';

const wordsOf = (element: Element): string[] =>
  (element.getAttribute(ATTRIBUTE) ?? '').split(' ').filter((word) => word !== '');

/** What of a thing, or around it, can have the focus. */
function reachable(element: HTMLElement): HTMLElement {
  if (element.matches(FOCUSABLE)) return element;
  return element.querySelector<HTMLElement>(FOCUSABLE) ?? element.closest<HTMLElement>(FOCUSABLE) ?? element;
}

/** Describes these spots by the element with this id, also when the board draws them anew. Returns what ends it. */
export function describeSpots(root: HTMLElement, spots: readonly string[], id: string): () => void {
  const described = new Set<HTMLElement>();
  const look = () => {
    for (const spot of spots) {
      const found = findSpot(root, spot);
      const element = found && reachable(found);
      if (!element) continue;
      const words = wordsOf(element);
      if (!words.includes(id)) element.setAttribute(ATTRIBUTE, [...words, id].join(' '));
      described.add(element);
    }
  };
  look();
  const observer = new MutationObserver(look);
  observer.observe(root, { childList: true, subtree: true, attributeFilter: [ATTRIBUTE] });
  return () => {
    observer.disconnect();
    for (const element of described) {
      const words = wordsOf(element).filter((word) => word !== id);
      if (words.length > 0) element.setAttribute(ATTRIBUTE, words.join(' '));
      else element.removeAttribute(ATTRIBUTE);
    }
  };
}

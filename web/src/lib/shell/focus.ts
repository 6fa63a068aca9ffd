/** Keeping the focus inside a part of the page. */

const REACHED =
  'a[href], button:not(:disabled), input:not(:disabled), select:not(:disabled), textarea:not(:disabled), summary, [tabindex="0"]';

/** Where Tab goes when it would leave this part: to its other end; null while it stays inside by itself. */
export function nextInside(part: HTMLElement, from: Element | null, back: boolean): HTMLElement | null {
  const inside = [...part.querySelectorAll<HTMLElement>(REACHED)].filter(
    (element) => element.tabIndex >= 0 && element.checkVisibility(),
  );
  const [first, last] = [inside[0], inside.at(-1)];
  if (back) return from === first || from === part ? (last ?? null) : null;
  return from === last ? (first ?? null) : null;
}

/** Real windows, and a look at a table as a person does: what can be clicked or read is in the window, and nothing lies over it. */
import type { Page } from '@playwright/test';
import { expect } from './helpers';

/** A size of window, and whether the log lies open beside the board. */
export type Room = { size: string; log: boolean };

/** Where the log lies beside the board. */
const DESKS = ['1280x720', '1366x657', '1440x780', '1440x900', '1920x1080'];
const SHEETS = ['820x1180', '390x844'];
export const WINDOWS: readonly Room[] = [
  ...DESKS.flatMap((size) => [false, true].map((log) => ({ size, log }))),
  ...SHEETS.map((size) => ({ size, log: false })),
];
export const nameOf = ({ size, log }: Room): string => `${size}${log ? ' with the log' : ''}`;

export async function resize(page: Page, size: string): Promise<void> {
  const [width = 0, height = 0] = size.split('x').map(Number);
  await page.setViewportSize({ width, height });
}

/** Gives the page this window, and waits until the board has measured itself in it. */
export async function showIn(page: Page, { size, log }: Room): Promise<void> {
  await resize(page, size);
  if (DESKS.includes(size)) {
    const tool = page.getByRole('toolbar').getByRole('button', { name: 'Log', exact: true });
    // After another size of window it may fold by itself just before the click.
    await expect(async () => {
      if ((await tool.getAttribute('aria-pressed')) !== String(log)) await tool.click();
      await expect(page.getByRole('complementary', { name: 'Log' })).toHaveCount(log ? 1 : 0, {
        timeout: 2000,
      });
    }).toPass();
  }
  await page.evaluate(
    () => new Promise((drawn) => requestAnimationFrame(() => requestAnimationFrame(drawn))),
  );
}

export type Finding = { what: string; problem: string };

/** What is wrong on the stage, in words. It is one function, so that it can be sent to the page and run there. */
export function lookAround(): Finding[] {
  const found: Finding[] = [];
  const stage = document.querySelector<HTMLElement>('.stage');
  if (!stage) return [{ what: 'stage', problem: 'is missing' }];
  const SMALLEST = 11;
  /** Rounding, rings and shadows. */
  const SLACK = 2;

  const name = (node: Element): string => {
    const said =
      node.getAttribute('aria-label') ??
      node.querySelector('.sr')?.textContent ??
      node.textContent?.trim().replace(/\s+/g, ' ') ??
      '';
    const kind = typeof node.className === 'string' ? node.className.replace(/ ?s(velte)?-\S+/g, '') : '';
    return `${node.tagName.toLowerCase()}.${kind.split(' ').join('.')} "${said.slice(0, 40)}"`;
  };
  const report = (what: Element, problem: string) => found.push({ what: name(what), problem });
  const visible = (node: Element) =>
    node.checkVisibility({ opacityProperty: true, visibilityProperty: true, contentVisibilityAuto: true });
  // Beside a spoken name stands what it says in writing: that is for the eyes.
  const hidden = (node: Element) => node.closest('.sr, [aria-hidden="true"]:not(.sr ~ *), [inert]') !== null;

  // Nothing has to be scrolled to: neither the page nor the stage.
  const page = document.documentElement;
  if (page.scrollHeight > innerHeight + 1)
    report(page, `is ${page.scrollHeight} high, the window ${innerHeight}`);
  if (page.scrollWidth > innerWidth + 1)
    report(page, `is ${page.scrollWidth} wide, the window ${innerWidth}`);
  if (stage.scrollHeight > stage.clientHeight + 1)
    report(stage, `needs ${stage.scrollHeight} of ${stage.clientHeight} pixels`);

  /** The ancestors that cut off what sticks out of them, and how far it may. */
  const cutters = new Map<Element, { across: boolean; down: boolean; edge: number }>();
  const cuts = (node: Element) => {
    const known = cutters.get(node);
    if (known) return known;
    const { overflowX, overflowY, overflowClipMargin } = getComputedStyle(node);
    const cut = {
      across: overflowX !== 'visible',
      down: overflowY !== 'visible',
      edge: parseFloat(overflowClipMargin) || 0,
    };
    cutters.set(node, cut);
    return cut;
  };
  /** Where elements are, as long as nothing scrolls: the ancestors of one are those of the next. */
  const boxes = new Map<Element, DOMRect>();
  const boxOf = (node: Element): DOMRect => {
    const box = boxes.get(node) ?? node.getBoundingClientRect();
    boxes.set(node, box);
    return box;
  };
  /** The part of a box that no ancestor cuts off. */
  const inSight = (node: Element, box: DOMRect) => {
    let [left, top, right, bottom] = [box.left, box.top, box.right, box.bottom];
    for (let above = node.parentElement; above && above !== page; above = above.parentElement) {
      const { across, down, edge } = cuts(above);
      if (!across && !down) continue;
      const outer = boxOf(above);
      if (across) [left, right] = [Math.max(left, outer.left - edge), Math.min(right, outer.right + edge)];
      if (down) [top, bottom] = [Math.max(top, outer.top - edge), Math.min(bottom, outer.bottom + edge)];
    }
    [left, top] = [Math.max(left, 0), Math.max(top, 0)];
    [right, bottom] = [Math.min(right, innerWidth), Math.min(bottom, innerHeight)];
    return { left, top, right, bottom, width: Math.max(0, right - left), height: Math.max(0, bottom - top) };
  };
  const related = (a: Element, b: Element) => a.contains(b) || b.contains(a);
  /** A picture of its own, not an invisible layer. */
  const opaque = (node: Element) => {
    if (node.closest('.flyer, [data-over]')) return false;
    if (node instanceof HTMLImageElement) return true;
    if (node instanceof SVGElement) return false;
    const { backgroundColor, backgroundImage, opacity } = getComputedStyle(node);
    const alpha = /rgba?\(.*[,/] ?([\d.]+)\)/.exec(backgroundColor);
    const filled = backgroundColor.startsWith('rgb(') || Number(alpha?.[1] ?? 0) > 0.5;
    return Number(opacity) > 0.5 && (filled || backgroundImage !== 'none');
  };
  /** What lies over a point of a node, if anything does. Nearly always nothing does, and the uppermost element is asked fastest. */
  const cover = (node: Element, x: number, y: number): Element | null => {
    const top = document.elementFromPoint(x, y);
    if (!top || related(top, node)) return null;
    for (const hit of document.elementsFromPoint(x, y)) {
      if (related(hit, node)) return null;
      if (opaque(hit)) return hit;
    }
    return null;
  };

  // Everything that may be clicked can be clicked.
  const CLICKS = 'button, a[href], input, select, [role="button"], [role="slider"]';
  for (const node of stage.querySelectorAll(CLICKS)) {
    if (!visible(node) || hidden(node) || node.matches(':disabled, [aria-disabled="true"]')) continue;
    let box = boxOf(node);
    if (box.width === 0 || box.height === 0) continue;
    let seen = inSight(node, box);
    const whole = () => seen.width >= box.width - SLACK && seen.height >= box.height - SLACK;
    // Lists inside the board may scroll, and then it is scrolled to.
    if (!whole()) {
      node.scrollIntoView({ block: 'nearest', inline: 'nearest' });
      boxes.clear();
      box = boxOf(node);
      seen = inSight(node, box);
    }
    if (!whole()) {
      report(
        node,
        `shows ${Math.round(seen.width)}×${Math.round(seen.height)} of ${Math.round(box.width)}×${Math.round(box.height)}`,
      );
      continue;
    }
    // Cards of a hand overlap: it is enough that a finger comes to a part of it.
    const points = [0.5, 0.12, 0.3, 0.7, 0.88].flatMap((across) =>
      [0.5, 0.15, 0.85].map((down) => [box.left + box.width * across, box.top + box.height * down] as const),
    );
    const reached = points.some(([x, y]) => {
      const hit = document.elementFromPoint(x, y);
      return hit !== null && related(hit, node);
    });
    if (!reached) {
      const over = document.elementFromPoint(box.left + box.width / 2, box.top + box.height / 2);
      report(node, `lies under ${over ? name(over) : 'nothing'}`);
    }
    // A button with words is no card of a hand: nothing lies over any part of it.
    const covered = node.matches('.btn') ? points.map(([x, y]) => cover(node, x, y)).find(Boolean) : null;
    if (covered) report(node, `lies partly under ${name(covered)}`);
  }

  stage.querySelectorAll('*').forEach((node) => {
    if (node.scrollTop > 0) node.scrollTop = 0;
  });
  boxes.clear();

  // Everything that is written can be read.
  const words = document.createTreeWalker(stage, NodeFilter.SHOW_TEXT);
  for (let text = words.nextNode(); text; text = words.nextNode()) {
    const node = text.parentElement;
    if (!node || !/[\p{L}\d]/u.test(text.textContent ?? '') || !visible(node) || hidden(node)) continue;
    const range = document.createRange();
    range.selectNodeContents(text);
    const box = range.getBoundingClientRect();
    if (box.width === 0 || box.height === 0) continue;
    const size = parseFloat(getComputedStyle(node).fontSize);
    const scale =
      node instanceof HTMLElement && node.offsetHeight > 0 ? boxOf(node).height / node.offsetHeight : 1;
    const shown = node instanceof SVGElement ? box.height / 1.3 : size * Math.min(1, scale);
    if (shown < SMALLEST - 0.3) report(node, `has letters of ${shown.toFixed(1)} pixels`);
    const scroller = node.closest('[data-scrolls]');
    if (scroller) continue;
    const seen = inSight(node, box);
    const cut = getComputedStyle(node).textOverflow === 'ellipsis';
    if (seen.height < box.height * 0.6 || (!cut && seen.width < box.width * 0.9)) {
      report(
        node,
        `shows ${Math.round(seen.width)}×${Math.round(seen.height)} of ${Math.round(box.width)}×${Math.round(box.height)} of its words`,
      );
      continue;
    }
    // Line by line: words may flow around something that stands before them.
    for (const line of range.getClientRects()) {
      const { left, top, right, bottom, width, height } = inSight(node, line);
      const over = width > 0 && height > 0 ? cover(node, (left + right) / 2, (top + bottom) / 2) : null;
      if (!over) continue;
      report(node, `is covered by ${name(over)}`);
      break;
    }
  }
  return found;
}

/**
 * Asking what something is: the mouse rests on it, a finger holds it, `?` is pressed on it, or it is right-clicked. Of
 * nested elements the innermost one is asked about. The shell hears an `explain` event and shows a card beside the
 * element (`shell/Explanation.svelte`); where nobody hears it, `help` is called.
 */
import { DRAG_DISTANCE } from './drag';

/** How long the mouse rests or a finger holds, in milliseconds. */
export const PATIENCE = 400;

/** How somebody asked. */
export type Asked = 'rest' | 'hold' | 'key' | 'menu';
export type ExplainEvent = CustomEvent<{ id: string; asked: Asked }>;

export function isExplainEvent(event: Event): event is ExplainEvent & { target: HTMLElement } {
  return event instanceof CustomEvent && event.type === 'explain' && event.target instanceof HTMLElement;
}

export function explain(help: (id: string) => void, id: string): (node: HTMLElement) => () => void {
  return (node) => {
    let timer: ReturnType<typeof setTimeout> | undefined;
    /** A hold was answered: the click that ends it chooses nothing. */
    let held = false;
    /** The mouse has had its answer, until it leaves. */
    let rested = false;
    let at = { x: 0, y: 0 };
    const stop = () => clearTimeout(timer);
    const innermost = (event: Event) =>
      event.target instanceof Element && event.target.closest('[data-explained]') === node;

    function ask(asked: Asked) {
      const event: ExplainEvent = new CustomEvent('explain', {
        bubbles: true,
        cancelable: true,
        detail: { id, asked },
      });
      node.dispatchEvent(event);
      // A mouse that only rests must not open anything that takes room.
      if (!event.defaultPrevented && asked !== 'rest') help(id);
    }
    function press(event: PointerEvent) {
      held = false;
      stop();
      if (event.pointerType === 'mouse') rested = true;
      // Two fingers pinch or scroll.
      if (event.pointerType === 'mouse' || !event.isPrimary || !innermost(event)) return;
      at = { x: event.clientX, y: event.clientY };
      timer = setTimeout(() => {
        held = true;
        ask('hold');
      }, PATIENCE);
    }
    function move(event: PointerEvent) {
      if (event.pointerType !== 'mouse') {
        if (Math.hypot(event.clientX - at.x, event.clientY - at.y) > DRAG_DISTANCE) stop();
        return;
      }
      stop();
      if (rested || event.buttons !== 0 || !innermost(event)) return;
      timer = setTimeout(() => {
        rested = true;
        ask('rest');
      }, PATIENCE);
    }
    function leave() {
      rested = false;
      stop();
    }
    function menu(event: Event) {
      event.preventDefault();
      event.stopPropagation();
      stop();
      if (!held) ask('menu');
    }
    function key(event: KeyboardEvent) {
      if (event.key !== '?') return;
      event.preventDefault();
      event.stopPropagation();
      ask('key');
    }
    function click(event: Event) {
      if (!held) return;
      event.preventDefault();
      event.stopImmediatePropagation();
      held = false;
    }
    node.dataset['explained'] = '';
    const off = new AbortController();
    const { signal } = off;
    node.addEventListener('pointerdown', press, { signal });
    node.addEventListener('pointermove', move, { signal });
    node.addEventListener('pointerleave', leave, { signal });
    for (const end of ['pointerup', 'pointercancel']) node.addEventListener(end, stop, { signal });
    node.addEventListener('contextmenu', menu, { signal });
    node.addEventListener('keydown', key, { signal });
    node.addEventListener('click', click, { capture: true, signal });
    return () => {
      stop();
      off.abort();
    };
  };
}

/** Right click, long press or `?` opens the explanation of an element; of nested elements the innermost one's. */
import { DRAG_DISTANCE } from './drag';

/** How long a long press is, in milliseconds. */
const LONG_PRESS = 500;

export function explain(help: (id: string) => void, id: string): (node: HTMLElement) => () => void {
  return (node) => {
    let timer: ReturnType<typeof setTimeout> | undefined;
    let explained = false;
    let at = { x: 0, y: 0 };
    const stop = () => clearTimeout(timer);
    const press = (event: PointerEvent) => {
      explained = false;
      stop();
      // Two fingers pinch or scroll.
      if (event.pointerType === 'mouse' || !event.isPrimary) return;
      if (event.target instanceof Element && event.target.closest('[data-explained]') !== node) return;
      at = { x: event.clientX, y: event.clientY };
      timer = setTimeout(() => {
        explained = true;
        help(id);
      }, LONG_PRESS);
    };
    const move = (event: PointerEvent) => {
      if (Math.hypot(event.clientX - at.x, event.clientY - at.y) > DRAG_DISTANCE) stop();
    };
    const menu = (event: Event) => {
      event.preventDefault();
      event.stopPropagation();
      if (!explained) help(id);
    };
    const key = (event: KeyboardEvent) => {
      if (event.key !== '?') return;
      event.preventDefault();
      event.stopPropagation();
      help(id);
    };
    // The click that ends a long press chooses nothing.
    const click = (event: Event) => {
      if (!explained) return;
      event.preventDefault();
      event.stopImmediatePropagation();
      explained = false;
    };
    node.dataset['explained'] = '';
    node.addEventListener('pointerdown', press);
    node.addEventListener('pointermove', move);
    for (const end of ['pointerup', 'pointercancel', 'pointerleave']) node.addEventListener(end, stop);
    node.addEventListener('contextmenu', menu);
    node.addEventListener('keydown', key);
    node.addEventListener('click', click, true);
    return () => {
      stop();
      node.removeEventListener('pointerdown', press);
      node.removeEventListener('pointermove', move);
      for (const end of ['pointerup', 'pointercancel', 'pointerleave']) node.removeEventListener(end, stop);
      node.removeEventListener('contextmenu', menu);
      node.removeEventListener('keydown', key);
      node.removeEventListener('click', click, true);
    };
  };
}

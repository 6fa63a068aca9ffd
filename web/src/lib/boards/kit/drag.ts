/** Dragging a card by mouse or touch onto a marked place. */

/** A pointer that has moved this many pixels is dragging or scrolling, not resting. */
export const DRAG_DISTANCE = 8;

/** Marks a place that things can be dropped on. */
export function drop(name: string): (node: HTMLElement) => void {
  return (node) => {
    node.dataset['drop'] = name;
  };
}

type Drag = {
  /** Whether it may be dragged now. */
  may: () => boolean;
  /** Called with the place below it, or null. */
  over?: (name: string | null) => void;
  /** Called with the place where it was dropped, or null. */
  done: (name: string | null) => void;
};

function under(x: number, y: number): string | null {
  const found = document.elementsFromPoint(x, y).map((node) => node.closest<HTMLElement>('[data-drop]'));
  return found.find((node) => node !== null)?.dataset['drop'] ?? null;
}

/** Makes an element draggable: it follows the pointer and returns to its place when released. */
export function drag({ may, over, done }: Drag): (node: HTMLElement) => () => void {
  return (node) => {
    let start: { x: number; y: number; id: number } | null = null;
    let moving = false;
    const put = (transform: string) => {
      node.style.transform = transform;
      node.style.zIndex = transform ? '60' : '';
      node.style.pointerEvents = transform ? 'none' : '';
      node.style.transition = transform ? 'none' : '';
    };
    const down = (event: PointerEvent) => {
      if (event.button === 0 && may()) start = { x: event.clientX, y: event.clientY, id: event.pointerId };
    };
    const move = (event: PointerEvent) => {
      if (!start || event.pointerId !== start.id) return;
      const [x, y] = [event.clientX - start.x, event.clientY - start.y];
      if (!moving && Math.hypot(x, y) < DRAG_DISTANCE) return;
      if (!moving) {
        moving = true;
        node.setPointerCapture?.(event.pointerId);
      }
      put(`translate(${x}px, ${y}px) rotate(2deg)`);
      over?.(under(event.clientX, event.clientY));
    };
    const end = (event: PointerEvent) => {
      if (!start || event.pointerId !== start.id) return;
      const dragged = moving;
      [start, moving] = [null, false];
      if (!dragged) return;
      const name = event.type === 'pointerup' ? under(event.clientX, event.clientY) : null;
      put('');
      over?.(null);
      done(name);
      // The click that ends a drag chooses nothing.
      const stop = (click: Event) => {
        click.preventDefault();
        click.stopImmediatePropagation();
      };
      node.addEventListener('click', stop, { capture: true, once: true });
      setTimeout(() => node.removeEventListener('click', stop, { capture: true }), 60);
    };
    node.addEventListener('pointerdown', down);
    window.addEventListener('pointermove', move);
    window.addEventListener('pointerup', end);
    window.addEventListener('pointercancel', end);
    return () => {
      node.removeEventListener('pointerdown', down);
      window.removeEventListener('pointermove', move);
      window.removeEventListener('pointerup', end);
      window.removeEventListener('pointercancel', end);
    };
  };
}

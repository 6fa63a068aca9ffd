/** Right click, long press or `?` explains what lies there. */

const LONG = 500;

export function explain(help: (id: string) => void, id: string): (node: HTMLElement) => () => void {
  return (node) => {
    let timer: ReturnType<typeof setTimeout> | undefined;
    let explained = false;
    const stop = () => clearTimeout(timer);
    const press = (event: PointerEvent) => {
      explained = false;
      if (event.pointerType === 'mouse') return;
      timer = setTimeout(() => {
        explained = true;
        help(id);
      }, LONG);
    };
    const menu = (event: Event) => {
      event.preventDefault();
      if (!explained) help(id);
    };
    const key = (event: KeyboardEvent) => {
      if (event.key !== '?') return;
      event.preventDefault();
      event.stopPropagation();
      help(id);
    };
    // The click at the end of a long press is no choice.
    const click = (event: Event) => {
      if (!explained) return;
      event.preventDefault();
      event.stopImmediatePropagation();
      explained = false;
    };
    node.addEventListener('pointerdown', press);
    for (const end of ['pointerup', 'pointercancel', 'pointerleave']) node.addEventListener(end, stop);
    node.addEventListener('contextmenu', menu);
    node.addEventListener('keydown', key);
    node.addEventListener('click', click, true);
    return () => {
      stop();
      node.removeEventListener('pointerdown', press);
      for (const end of ['pointerup', 'pointercancel', 'pointerleave']) node.removeEventListener(end, stop);
      node.removeEventListener('contextmenu', menu);
      node.removeEventListener('keydown', key);
      node.removeEventListener('click', click, true);
    };
  };
}

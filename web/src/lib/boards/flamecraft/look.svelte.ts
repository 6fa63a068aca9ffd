/**
 * Whose preview the question's card shows: a shop that the pointer rests on, or one that the keyboard has walked to.
 *
 * Focus and pointer may also come to lie on a shop by themselves, when a question goes and the street changes under them.
 * That opens nothing: only somebody who moves wants to look.
 */
import type { Shop } from '$games/flamecraft/client/types';

/** How long the pointer rests before the card turns over, in milliseconds. */
const REST = 120;
const WALKS = ['Tab', 'ArrowLeft', 'ArrowRight', 'ArrowUp', 'ArrowDown'];

export class Look {
  shop = $state<Shop | null>(null);
  #timer: ReturnType<typeof setTimeout> | undefined;
  #resting: Shop | null = null;
  #walking = false;

  /** The pointer has moved on a shop. */
  move(shop: Shop): void {
    if (this.#resting === shop) return;
    this.#resting = shop;
    clearTimeout(this.#timer);
    this.#timer = setTimeout(() => (this.shop = shop), REST);
  }

  /** A key was pressed: the focus that it moves is meant. */
  key({ key }: KeyboardEvent): void {
    if (!WALKS.includes(key)) return;
    this.#walking = true;
    setTimeout(() => (this.#walking = false));
  }

  /** A shop has the focus. */
  focus(shop: Shop): void {
    if (this.#walking) this.shop = shop;
  }

  /** The focus goes on. A long preview scrolls, so it is the next stop: it stays until it is left too. */
  blur(to: EventTarget | null): void {
    if (!(to instanceof Element && to.closest('[data-preview]'))) this.leave();
  }

  /** Nobody looks any more. */
  leave(): void {
    clearTimeout(this.#timer);
    this.#resting = null;
    this.shop = null;
  }
}

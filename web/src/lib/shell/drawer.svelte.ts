/** Whether the log lies open beside the board: by itself where there is room, otherwise as the reader wants it. */
import { untrack } from 'svelte';
import { MediaQuery } from 'svelte/reactivity';
import { readStored, removeStored, store } from '$lib/storage';
import type { Panel } from './Panels.svelte';

/** From here on the log opens by itself. */
const ROOMY = '(min-width: 1400px) and (min-height: 800px)';
/** From here on a panel lies beside the board; in a narrower window it covers it. */
export const BESIDE = '(min-width: 1200px)';

export class DrawerState {
  panel = $state<Panel | null>(null);
  readonly #roomy = new MediaQuery(ROOMY);
  readonly #beside = new MediaQuery(BESIDE);
  readonly #key: string;

  constructor(table: string) {
    this.#key = `dragonhall-log-${table}`;
    if (this.beside && (this.#wanted ?? this.#roomy.current)) this.panel = 'log';
  }

  /** Panels lie beside the board, they do not cover it. */
  get beside(): boolean {
    return this.#beside.current;
  }

  /** What the reader has decided about the log of this table, if anything. */
  get #wanted(): boolean | null {
    const stored = readStored('sessionStorage', this.#key);
    return typeof stored === 'boolean' ? stored : null;
  }

  /** The reader opens or closes a panel. */
  show(panel: Panel | null): void {
    if (panel === 'log') store('sessionStorage', this.#key, true);
    else if (panel === null && this.panel === 'log') {
      // Where it does not open by itself, closing it is no decision for a larger window.
      if (this.#roomy.current) store('sessionStorage', this.#key, false);
      else removeStored('sessionStorage', this.#key);
    }
    this.panel = panel;
  }

  toggle(panel: Panel): void {
    this.show(this.panel === panel ? null : panel);
  }

  /** To be called in an effect: a log that opened by itself folds when the window shrinks, and none covers the board. */
  follow(): void {
    const keep = this.beside && (this.#roomy.current || this.#wanted === true);
    // A log that the reader opens as a sheet stays: only another window size closes it.
    if (!keep && untrack(() => this.panel) === 'log') this.panel = null;
  }
}

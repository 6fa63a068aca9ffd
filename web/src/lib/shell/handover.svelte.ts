/** Several people at one screen: whose hand is shown, and when the screen is covered so that it can be handed over. */
import { app } from '$lib/app.svelte';
import type { LiveTable } from '$lib/live.svelte';
import type { TableInfo } from '$lib/wire';

/** How long the last move stays in sight before the screen is covered, in milliseconds: always, and at normal tempo besides. */
const LAST_MOVE = 600;
const LAST_MOVE_TOLD = 900;

export class Handover {
  /** The own seat whose hand is shown; none before the first person has taken the screen. */
  shownTo = $state<number | null>(null);
  /** The handover screen is shown instead of the table. */
  covered = $state(false);

  /** Several own seats are at this screen. */
  readonly shared = $derived.by(() => {
    const table = this.table();
    return table.yours.length > 1 && table.status === 'running';
  });
  /** The seat that is to get the screen. */
  readonly next = $derived.by((): number | null => {
    const { yours } = this.table();
    const { update } = this.live;
    return yours.find((seat) => update?.to_act.includes(seat)) ?? this.shownTo ?? yours[0] ?? null;
  });
  /** Nothing of a hand is in the page behind the handover screen, nor before the update for the right seat has come. */
  readonly hidden = $derived.by(() => {
    const { update } = this.live;
    const other = update !== null && update.viewer !== this.shownTo;
    return this.shared && (this.covered || this.shownTo === null || other);
  });
  /** Whose step may be taken back on the handover screen: nobody else has seen anything yet. */
  readonly undoFor = $derived.by((): number | null => {
    const { update } = this.live;
    const viewer = update?.viewer ?? null;
    return update?.undo === 'yes' && viewer === this.shownTo ? viewer : null;
  });

  /** It is another own seat's turn, and the last move was shown. */
  readonly #due = $derived.by(() => {
    const { update, telling } = this.live;
    if (!this.shared) return false;
    if (this.shownTo === null) return true;
    // It waits for what is still being shown; once it is there, only the next player removes it.
    return (
      this.next !== this.shownTo &&
      update !== null &&
      !update.to_act.includes(this.shownTo) &&
      (this.covered || !telling)
    );
  });

  constructor(
    readonly live: LiveTable,
    /** The table as far as it is told. */
    readonly table: () => TableInfo,
  ) {}

  /** To be called in an effect: covers the screen when it is to be handed over. Returns what ends it. */
  follow(): (() => void) | undefined {
    if (!this.#due || this.shownTo === null) {
      this.covered = this.#due;
      return;
    }
    const timer = setTimeout(() => (this.covered = true), LAST_MOVE + LAST_MOVE_TOLD * app.tempo);
    return () => clearTimeout(timer);
  }

  /** The next player has the screen. */
  uncover(): void {
    const { next, live } = this;
    if (next === null) return;
    const same = live.update?.viewer === next && live.options.seat === next;
    this.shownTo = next;
    this.covered = false;
    if (!same) live.viewAs(next);
  }

  /** The next player may hold the screen by now, so it stays covered until the one who takes the step back uncovers it. */
  undo(seat: number): void {
    this.shownTo = null;
    this.live.undo(seat);
  }
}

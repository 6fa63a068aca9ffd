/** From a press to the move that is sent: what waits to be confirmed, and what is answered by itself. */
import { app } from '$lib/app.svelte';
import type { LiveTable } from '$lib/live.svelte';
import { settings } from '$lib/settings.svelte';
import { singleAnswer } from '$lib/singleAnswer';
import type { Choice } from '$lib/wire';

/** How long a question with a single answer is shown at normal tempo, in milliseconds. */
const SINGLE = 500;

export class Choosing {
  /** What the reader has chosen, while it waits to be confirmed. */
  chosen = $state.raw<Choice | null>(null);

  constructor(readonly live: LiveTable) {}

  /** Makes the move. */
  readonly send = (notation: string): Promise<boolean> => {
    this.chosen = null;
    const viewer = this.live.update?.viewer ?? null;
    return viewer === null ? Promise.resolve(false) : this.live.play(viewer, notation);
  };

  /** A board or a button has chosen this. */
  readonly play = async (notation: string): Promise<boolean> => {
    const choice = this.live.update?.choices.find((choice) => choice.notation === notation);
    if (!settings.confirm || !choice) return this.send(notation);
    this.live.hint = null;
    this.chosen = choice;
    return false;
  };

  /**
   * Something on the board is pressed: another choice is begun, so the hint, and what waited to be confirmed, are out of
   * date. Whoever presses what the hint rings follows it, and may need it for the next press.
   */
  readonly begin = (event: MouseEvent): void => {
    const pressed =
      event.target instanceof Element && event.target.closest('button, [role="button"], [data-walk]');
    if (!pressed || pressed.closest('.prompt, .logline, .above, .advised')) return;
    this.live.hint = null;
    this.chosen = null;
  };

  /** To be called in an effect: what waited to be confirmed belongs to the update it was chosen in. */
  forget(): void {
    void this.live.update;
    this.chosen = null;
  }

  /** To be called in an effect, while it is the reader's turn: a single answer is given by itself, a moment after it was asked. */
  answer(): (() => void) | undefined {
    const { update, telling, busy, takingBack, connection } = this.live;
    if (!settings.single || !update || telling || busy || takingBack) return;
    const only = singleAnswer(update);
    if (!only || connection !== 'open') return;
    const timer = setTimeout(() => void this.send(only.notation), SINGLE * app.tempo);
    return () => clearTimeout(timer);
  }
}

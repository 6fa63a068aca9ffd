/** Which notices a table has now. Some go away by themselves, some wait until they are answered. */
import { inOrder, type NoticeKind } from '$lib/notices';
import type { LiveTable } from '$lib/live.svelte';
import type { TableInfo } from '$lib/wire';

/** A connection that comes back within this time was never away, in milliseconds. */
const BEFORE_LOST = 2_000;
const BACK_AGAIN = 2_000;
const REFUSED = 4_000;
const WATCHING = 8_000;
/** A person who reloads the page is not away. */
const BEFORE_AWAY = 4_000;

/** The seats of others for whom a bot plays, and of those who are away without one. */
export function missing(table: TableInfo): { standIns: number[]; away: number[] } {
  const others = table.seats.flatMap((seat, at) =>
    seat.kind === 'person' && !table.yours.includes(at) ? [{ ...seat, at }] : [],
  );
  return {
    standIns: others.filter((seat) => seat.stand_in).map(({ at }) => at),
    away: others.filter((seat) => !seat.stand_in && !seat.here).map(({ at }) => at),
  };
}

/** Somebody whom the others should know about: away, replaced by a bot, or with the name of another. */
export function remarkable(table: TableInfo): boolean {
  const { standIns, away } = missing(table);
  return standIns.length > 0 || away.length > 0 || table.seats.some((seat) => seat.lookalike);
}

export class NoticeState {
  /** The connection has been away for long enough to say so. */
  lost = $state(false);
  #back = $state(false);
  #refused = $state(false);
  #watch = $state(false);
  #people = $state(false);
  #later = $state(false);

  constructor(
    readonly live: LiveTable,
    readonly table: () => TableInfo,
    /** Whether the server has a newer client. */
    readonly outdated: () => boolean,
  ) {}

  readonly watching = $derived.by(() => {
    const { yours, status } = this.table();
    return yours.length === 0 && status === 'running';
  });
  readonly remarkable = $derived.by(() => remarkable(this.table()));
  /** The own seat for which a bot plays. */
  readonly standIn = $derived.by(() => {
    const table = this.table();
    return table.yours.find((seat) => table.seats[seat]?.stand_in);
  });
  /** A newer client is there, and the reader wants it later. */
  readonly postponed = $derived.by(() => this.#later && this.outdated());

  readonly kinds = $derived.by((): NoticeKind[] => {
    const { undoAsked } = this.live;
    const present: [NoticeKind, boolean][] = [
      ['connection', this.lost],
      ['back', this.#back],
      ['bot', this.standIn !== undefined],
      ['undo', undoAsked !== null && !this.table().yours.includes(undoAsked.seat)],
      ['wish', undoAsked !== null && this.table().yours.includes(undoAsked.seat)],
      ['refused', this.#refused],
      ['new', this.outdated() && !this.#later],
      ['watch', this.#watch],
      ['people', this.#people],
    ];
    return inOrder(present.filter(([, now]) => now).map(([kind]) => kind));
  });

  postpone(): void {
    this.#later = true;
  }

  /** To be called when the component is made: each notice comes and goes by an effect of its own. */
  follow(): void {
    const later = (act: () => void, after: number) => {
      const timer = setTimeout(act, after);
      return () => clearTimeout(timer);
    };
    $effect(() => {
      const { connection } = this.live;
      if (connection === 'lost' || connection === 'unreachable')
        return later(() => (this.lost = true), BEFORE_LOST);
      if (!this.lost) return;
      this.lost = false;
      this.#back = connection === 'open';
      return;
    });
    $effect(() => (this.#back ? later(() => (this.#back = false), BACK_AGAIN) : undefined));
    $effect(() => {
      this.#refused = this.live.undoRefused !== null;
      return this.#refused ? later(() => (this.#refused = false), REFUSED) : undefined;
    });
    $effect(() => {
      this.#watch = this.watching;
      return this.watching ? later(() => (this.#watch = false), WATCHING) : undefined;
    });
    $effect(() => {
      if (!this.remarkable) {
        this.#people = false;
        return;
      }
      const shown = setTimeout(() => (this.#people = true), BEFORE_AWAY);
      const folded = setTimeout(() => (this.#people = false), BEFORE_AWAY + WATCHING);
      return () => {
        clearTimeout(shown);
        clearTimeout(folded);
      };
    });
  }
}

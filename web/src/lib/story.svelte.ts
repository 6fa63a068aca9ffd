/**
 * What the reader has been told. Whatever is read or heard (prompt, log, title, sounds, result) asks here, never for the
 * server's latest: nothing is told before the board has shown it.
 */
import type { LiveTable } from './live.svelte';
import { never } from './never';
import type { StepLog, TableInfo, TableUpdate } from './wire';

/** `telling`: the board shows what happened. `turn` and `wait`: everything is told, and the reader or others have to act. */
export type Situation = 'telling' | 'turn' | 'wait' | 'over' | 'offline';

/** A situation that lasts less than this is not shown, in milliseconds. */
const TOO_SHORT = 150;
/** The result comes this long after the last step, at normal tempo: two beats. */
const BEFORE_RESULT = 520;
/** A connection that comes back within this time was never away. */
const BEFORE_OFFLINE = 2_000;
/** With less time than this left, what is still told is told faster, and the clock is shown at once. */
const SHORT_OF_TIME = 10_000;

/** Whether the match has ended, as the newest update and the table say. */
export function ended(table: TableInfo, update: TableUpdate | null): boolean {
  if (table.status === 'closed') return true;
  // The news that a game is over may come before its last step.
  return table.status === 'over' && (table.resigned !== undefined || update?.to_act.length === 0);
}

/** What the reader is in the middle of, given how far the telling is. */
export function situationOf(
  table: TableInfo,
  live: Pick<LiveTable, 'connection' | 'telling' | 'update'>,
): Situation {
  const { connection, telling, update } = live;
  // What is over stays over, whatever becomes of the connection.
  if (!telling && ended(table, update)) return 'over';
  if (connection === 'lost' || connection === 'unreachable') return 'offline';
  if (telling) return 'telling';
  const viewer = update?.viewer ?? null;
  return viewer !== null && update?.to_act.includes(viewer) ? 'turn' : 'wait';
}

/** The steps of the log that have been told: of the one being told only its first sentences. */
export function toldLog(
  log: readonly StepLog[],
  live: Pick<LiveTable, 'telling' | 'told' | 'teller' | 'update'>,
): readonly StepLog[] {
  const { telling, told, teller, update } = live;
  if (!update) return [];
  const steps = log.filter(({ step }) => step <= told);
  if (!telling) return steps;
  let left = teller?.lines ?? Infinity;
  for (const step of update.steps) {
    if (left <= 0) break;
    steps.push({ ...step, events: step.events.slice(0, left) });
    left -= step.events.length;
  }
  return steps;
}

export class Story {
  /** The situation as it is shown: it follows `now`, without what is too short to be read. */
  situation = $state<Situation>('wait');
  /** The reader wants the rest of this round faster. */
  hastened = $state(false);

  readonly now = $derived.by(() => situationOf(this.#table(), this.live));
  /** The table as far as it is told: over only when the last step was told, and two beats later. */
  readonly table: TableInfo = $derived.by(() => {
    const table = this.#table();
    if (this.situation === 'over' || !['over', 'closed'].includes(table.status)) return table;
    const running: TableInfo = { ...table, status: 'running' };
    delete running.result;
    delete running.resigned;
    return running;
  });
  readonly over = $derived(this.situation === 'over');
  /** It is the reader's turn, and everything before it was told. */
  readonly myTurn = $derived(this.situation === 'turn');
  readonly log = $derived.by(() => toldLog(this.live.log, this.live));
  /** How many moves have been told. */
  readonly moves = $derived.by(() => this.log.at(-1)?.ply ?? this.live.update?.ply ?? 0);
  /** The step being told, and which of its sentences. */
  readonly telling = $derived.by((): { step: StepLog; line: number } | null => {
    const { telling, update, teller } = this.live;
    if (!telling || !update) return null;
    let line = teller?.lines ?? 1;
    for (const step of update.steps) {
      if (line <= step.events.length) return { step, line: Math.max(0, line - 1) };
      line -= step.events.length;
    }
    const step = update.steps.at(-1);
    return step ? { step, line: Math.max(0, step.events.length - 1) } : null;
  });
  /** How much faster the reader, or the clock, wants to be told. */
  readonly haste = $derived.by(() => (this.#shortOfTime ? 0.5 : 1) * (this.hastened ? 0.35 : 1));
  /** Multiplies the durations of what is told now. */
  readonly factor = $derived.by(() => this.live.factor * this.haste);
  /** The clock is not shown while others' steps are told, unless time is short. */
  readonly clock = $derived.by(() => this.situation !== 'telling' || this.#shortOfTime);

  #shortOfTime = $state(false);
  /** The game went on while the reader looked. */
  witnessed = $state(false);

  constructor(
    readonly live: LiveTable,
    readonly latestTable: () => TableInfo,
    readonly tempo: () => number,
  ) {
    this.situation = situationOf(this.#table(), live);
  }

  #table(): TableInfo {
    return this.latestTable();
  }

  /** To be called in an effect: lets the shown situation follow. Returns what ends it. */
  follow(): () => void {
    const { now } = this;
    if (now !== 'over' && now !== 'offline' && this.live.update) this.witnessed = true;
    const timer = setTimeout(() => {
      this.situation = now;
      if (now === 'turn') this.hastened = false;
    }, this.#delay(now));
    return () => clearTimeout(timer);
  }

  #delay(situation: Situation): number {
    switch (situation) {
      case 'turn':
        // A turn is announced as soon as everything is told; a board that begins to tell does so in the same moment.
        return 0;
      case 'over':
        return this.witnessed ? BEFORE_RESULT * this.tempo() : 0;
      case 'offline':
        return BEFORE_OFFLINE;
      case 'telling':
      case 'wait':
        return TOO_SHORT;
      default:
        return never(situation);
    }
  }

  /** To be called in an effect: notices when the time for this turn becomes short. */
  watchClock(): () => void {
    const { deadline } = this.live;
    this.#shortOfTime = false;
    if (deadline === null) return () => undefined;
    const timer = setTimeout(
      () => (this.#shortOfTime = true),
      Math.max(0, deadline - Date.now() - SHORT_OF_TIME),
    );
    return () => clearTimeout(timer);
  }
}

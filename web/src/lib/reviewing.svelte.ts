/** A review beside a replay: what it says about the moment that is shown, through the eyes that look. */
import { roundIn } from './replay';
import type { Replayer } from './replayer.svelte';
import { decisionBehind, nextTurningPoint, turningPointsFor } from './review';
import { ReviewLoader } from './review.svelte';
import type { Choice, ReviewedChoice, ReviewState, TableUpdate } from './wire';

export class Reviewing {
  readonly loader: ReviewLoader;
  /** The reader wants to see what else there was, at whatever move. */
  asks = $state(false);
  /** An alternative that the reader points at. */
  pointed = $state.raw<ReviewedChoice | null>(null);

  readonly at = $derived.by(() => this.replayer.shown?.ply ?? this.replayer.at.ply);
  readonly turning = $derived.by(() => turningPointsFor(this.loader.review, this.replayer.reader));
  /** The turning point that is shown. */
  readonly here = $derived.by(() => this.turning.find((point) => point.ply === this.at));
  readonly decision = $derived.by(() => decisionBehind(this.loader.positions, this.at));
  /** What else there was is told by itself at the reader's own turning points. */
  readonly tellsElse = $derived.by(
    () =>
      this.loader.review !== null &&
      this.decision !== undefined &&
      (this.asks || (this.here?.kind === 'choice' && this.here.seat === this.replayer.reader)),
  );
  /** The first ply of every round, if the game counts them. */
  readonly rounds = $derived.by(() => {
    const { replayer } = this;
    void replayer.fetched;
    if (roundIn(replayer.frames.known(0)?.view) === null) return [];
    const all = replayer.frames.knownRounds();
    return all.flatMap((round, ply) => (ply > 0 && round !== all[ply - 1] ? [{ ply: ply - 1, round }] : []));
  });
  /** The board before the move, with what is pointed at begun on it; only through the eyes of who had the choice. */
  readonly imagined = $derived.by((): { update: TableUpdate; choice: Choice } | null => {
    const { replayer, pointed, decision } = this;
    const before = replayer.frames.known(this.at - 1);
    if (!pointed || !replayer.shown || !before || decision?.seat !== replayer.reader) return null;
    const { notation, action, label } = pointed;
    const choice: Choice = { notation, action, label, takes_back: 'never' };
    const { view, prompt, scores } = before;
    const to_act = [decision.seat];
    const update = { ...replayer.shown.update, view, prompt, scores, to_act, choices: [choice], steps: [] };
    return { update, choice };
  });

  constructor(
    readonly replayer: Replayer,
    load: (from: number) => Promise<ReviewState>,
    request: () => Promise<ReviewState>,
  ) {
    this.loader = new ReviewLoader(load, request);
  }

  /** What a move did to somebody's chance, if it was a turning point. */
  changeAt(ply: number): number | null {
    return this.turning.find((point) => point.ply === ply)?.change.value ?? null;
  }

  goToTurningPoint(direction: 1 | -1): void {
    const next = nextTurningPoint(this.turning, this.at, direction);
    if (next) void this.replayer.go({ ply: next.ply });
  }

  leaveElse(): void {
    this.asks = false;
    this.pointed = null;
  }
}

/** What a review says, put so that it can be drawn: chances by eyes, turning points, the choice behind a move. */
import type { Estimate, Review, ReviewedDecision, ReviewedPosition, TurningPoint } from './wire';

/** A playhead so near to a turning point, in pixels, snaps to it. */
export const SNAP = 12;

/** Whose eyes: a seat, or null for a spectator. */
export type EyesOf = number | null;

/** The chance of every seat: as this seat could reckon them, or for spectators each as it could itself. */
export function chancesFor(position: ReviewedPosition, eyes: EyesOf): number[] {
  if (eyes === null) return position.chances.map((chances, seat) => chances[seat] ?? 0);
  return position.chances[eyes] ?? [];
}

export const percent = (chance: number): number => Math.round(chance * 100);

/** A change in points, with its sign: +9, −18. */
export function points(change: number): string {
  const rounded = Math.round(change * 100);
  return rounded < 0 ? `−${-rounded}` : `+${rounded}`;
}

/** How far a number may be off, in whole points; never nothing. */
export const giveOrTake = ({ spread }: Estimate): number => Math.max(1, Math.round(spread * 100));

/** What was chosen in the move that led to a ply. */
export function decisionBehind(
  positions: readonly ReviewedPosition[],
  ply: number,
): ReviewedDecision | undefined {
  return positions[ply - 1]?.decision;
}

/** The turning points that are shown to these eyes, in the order of the game. */
export function turningPointsFor(review: Review | null, eyes: EyesOf): TurningPoint[] {
  if (!review) return [];
  const shown = eyes === null ? review.shown.at(-1) : review.shown[eyes];
  return (shown ?? []).flatMap((index) => review.turning_points[index] ?? []);
}

/** The next or previous one from a ply. */
export function nextTurningPoint(
  all: readonly TurningPoint[],
  ply: number,
  direction: 1 | -1,
): TurningPoint | undefined {
  return direction === 1 ? all.find((point) => point.ply > ply) : all.findLast((point) => point.ply < ply);
}

/** The ply that a playhead goes to: that of a turning point, if one is near enough in a curve of this width. */
export function snapped(all: readonly TurningPoint[], ply: number, plies: number, width: number): number {
  const away = (point: TurningPoint) => (Math.abs(point.ply - ply) / Math.max(1, plies)) * width;
  const near = all.filter((point) => away(point) <= SNAP).sort((a, b) => away(a) - away(b));
  return near[0]?.ply ?? ply;
}

/** The curve of a seat in a box of 1000 by 100, as far as it is known. */
export function curveOf(
  positions: readonly ReviewedPosition[],
  seat: number,
  eyes: EyesOf,
  plies: number,
): string {
  const point = (position: ReviewedPosition) => {
    const x = (position.ply / Math.max(1, plies)) * 1000;
    const y = 100 - (chancesFor(position, eyes)[seat] ?? 0) * 100;
    return `${x.toFixed(1)} ${y.toFixed(1)}`;
  };
  return positions.length === 0 ? '' : `M${positions.map(point).join('L')}`;
}

/** How long before and after a flag there is no other, as a share of the whole: whether it has room for its words. */
export function roomOf(all: readonly TurningPoint[], index: number, plies: number): number {
  const at = (other: number) => (all[other]?.ply ?? (other < 0 ? -plies : 2 * plies)) / Math.max(1, plies);
  return Math.min(at(index) - at(index - 1), at(index + 1) - at(index));
}

/** The chances before and after a turning point, of whom it concerns. */
export function aroundTurningPoint(
  positions: readonly ReviewedPosition[],
  { ply, seat, kind }: TurningPoint,
): [before: number, after: number] {
  const before = positions[ply - 1];
  const decision = before?.decision;
  const own = (position: ReviewedPosition | undefined) => percent(position?.chances[seat]?.[seat] ?? 0);
  const played = decision?.choices[decision.played];
  if (!decision || !played) return [own(before), own(positions[ply])];
  if (kind === 'luck') return [percent(played.chance.value), own(positions[ply])];
  return played.as_good
    ? [percent(played.chance.value - decision.against_usual.value), percent(played.chance.value)]
    : [percent(decision.choices[0]?.chance.value ?? 0), percent(played.chance.value)];
}

/** The daily deal, in numbers and words. */
import type { Translator } from '$lib/translator';
import type { DailyDeal, DailyDeals, ScoreCount } from '$lib/wire';

/** With fewer scores each of them is a dot. */
export const FEWEST_FOR_BARS = 20;
/** Bars that a histogram has at most. */
const MOST_BARS = 14;
/** Widths of a bar, in points, that people read easily. */
const WIDTHS = [1, 2, 5, 10, 20, 25, 50, 100];

/** A bar of a histogram: scores from `from` to `to`, both included. */
export type Bin = { from: number; to: number; many: number };

export const guests = (counts: readonly ScoreCount[]): number =>
  counts.reduce((sum, { many }) => sum + many, 0);

/** Bars of one width over all scores, the lowest first. */
export function bins(counts: readonly ScoreCount[]): Bin[] {
  const [least, most] = [counts[0]?.score, counts.at(-1)?.score];
  if (least === undefined || most === undefined) return [];
  const first = (width: number) => Math.floor(least / width) * width;
  const many = (width: number) => Math.floor((most - first(width)) / width) + 1;
  const width = WIDTHS.find((width) => many(width) <= MOST_BARS) ?? Math.ceil((most - least + 1) / MOST_BARS);
  return Array.from({ length: many(width) }, (_, at) => {
    const from = first(width) + at * width;
    const to = from + width - 1;
    const inside = counts.filter(({ score }) => score >= from && score <= to);
    return { from, to, many: guests(inside) };
  });
}

/** Where a score lies between the first and the last bar, from 0 to 1. */
export function position(bars: readonly Bin[], score: number): number {
  const [first, last] = [bars[0], bars.at(-1)];
  if (!first || !last) return 0.5;
  return (score - first.from + 0.5) / (last.to + 1 - first.from);
}

/** The deal that is shown where there is room for one: one that the guest has begun first, else that of the day. */
export function shownDeal(deals: DailyDeals): DailyDeal | undefined {
  const begun = deals.deals.find(({ yours }) => yours !== undefined && !yours.over);
  return begun ?? deals.deals.find(({ game }) => game === deals.featured) ?? deals.deals[0];
}

/** "6 h 20 min": the time until a moment by the hall's clock, in whole minutes, at least one. */
export function timeLeft(translator: Translator, until: number, now: number): string {
  const all = Math.max(1, Math.ceil((until - now) / 60_000));
  const [hours, minutes] = [Math.floor(all / 60), all % 60];
  return hours > 0
    ? translator.word('daily-hours', { hours: String(hours), minutes: String(minutes) })
    : translator.word('daily-minutes', { minutes: String(minutes) });
}

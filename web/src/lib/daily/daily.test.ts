import { describe, expect, it } from 'vitest';
import type { DailyDeals } from '$lib/wire';
import { bins, guests, position, shownDeal } from './daily';

const counts = (...scores: [number, number][]) => scores.map(([score, many]) => ({ score, many }));

describe('the histogram of a deal', () => {
  it('has bars of a width that people read easily, and loses nobody', () => {
    const scores = counts([21, 3], [34, 8], [35, 1], [60, 2], [81, 6]);
    const bars = bins(scores);
    expect(bars[0]).toEqual({ from: 20, to: 24, many: 3 });
    expect(bars).toHaveLength(13);
    expect(bars.at(-1)).toEqual({ from: 80, to: 84, many: 6 });
    expect(bars.reduce((sum, { many }) => sum + many, 0)).toBe(guests(scores));
  });

  it('knows scores below nothing, and a single one', () => {
    expect(bins(counts([-3, 1], [4, 2]))).toHaveLength(8);
    expect(bins(counts([40, 2]))).toEqual([{ from: 40, to: 40, many: 2 }]);
    expect(bins([])).toEqual([]);
  });

  it('puts a score in the middle of its place', () => {
    const bars = bins(counts([10, 1], [13, 1]));
    expect(position(bars, 10)).toBeCloseTo(0.125);
    expect(position(bars, 13)).toBeCloseTo(0.875);
  });
});

describe('the deal that is shown first', () => {
  const deal = (game: string, yours?: { table: string; over: boolean }) => ({
    game,
    players: 2,
    level: 'drake',
    commitment: '',
    tomorrow: '',
    yesterday: { day: '', seed: '' },
    played: 0,
    ...(yours && { yours }),
  });
  const day = (...deals: ReturnType<typeof deal>[]): DailyDeals => ({
    day: '2026-11-18',
    now: 0,
    ends_at: 1,
    featured: 'sneaky',
    streak: 0,
    deals,
  });

  it('is the one of the day, unless another is half played', () => {
    expect(shownDeal(day(deal('dragonheart'), deal('sneaky')))?.game).toBe('sneaky');
    const begun = deal('dragonheart', { table: 't', over: false });
    expect(shownDeal(day(begun, deal('sneaky')))?.game).toBe('dragonheart');
    const ended = deal('dragonheart', { table: 't', over: true });
    expect(shownDeal(day(ended, deal('sneaky')))?.game).toBe('sneaky');
  });
});

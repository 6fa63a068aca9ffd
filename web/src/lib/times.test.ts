import { expect, test } from 'vitest';
import { ago, clockTime, dayOf, minuteOf, minutes } from './times';

const now = new Date(2026, 10, 17, 14, 30).getTime();
const before = (minutes: number) => now - minutes * 60_000;

test('how long ago is said in the largest whole unit', () => {
  expect(ago(before(0.5), now, 'en')).toBe('now');
  expect(ago(before(12), now, 'en')).toBe('12 minutes ago');
  expect(ago(before(125), now, 'en')).toBe('2 hours ago');
  expect(ago(before(60 * 24 * 3), now, 'fr')).toBe('il y a 3 jours');
  expect(ago(now + 9000, now, 'en'), 'a clock that runs fast').toBe('now');
});

test('today has a time, this year a day, and another year its number', () => {
  expect(dayOf(before(20), now, 'en')).toBe('14:10');
  expect(dayOf(new Date(2026, 10, 13).getTime(), now, 'en')).toBe('13 November');
  expect(dayOf(new Date(2026, 10, 13).getTime(), now, 'fr')).toBe('13 novembre');
  expect(dayOf(new Date(2025, 0, 2).getTime(), now, 'en')).toBe('2 January 2025');
});

test('a game takes at least a minute', () => {
  expect(minutes(0, 20_000)).toBe(1);
  expect(minutes(0, 41 * 60_000)).toBe(41);
});

test('a minute of the day is written and read as clocks show it', () => {
  expect([0, 450, 1320, 1439].map(clockTime)).toEqual(['00:00', '07:30', '22:00', '23:59']);
  expect(['00:00', '07:30', '22:00', '23:59'].map(minuteOf)).toEqual([0, 450, 1320, 1439]);
  expect(['', '24:00', 'noon', '7:30'].map(minuteOf)).toEqual([null, null, null, null]);
});

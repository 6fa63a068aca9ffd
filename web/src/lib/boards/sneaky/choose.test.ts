import { expect, test } from 'vitest';
import { breathAfter, ofCard, offers, ofSeat, ofTarget, refused, spoken, type Choice } from './choose';
import type { Action } from './table';

const choice = (action: Action): Choice => ({
  notation: JSON.stringify(action),
  action,
  label: { key: '' },
  takes_back: 'alone',
});

test('a choice is found where it is made', () => {
  const offered = offers(
    [choice({ steal: { row: 2, place: 3 } }), choice({ ask: 4 }), choice({ choose: 'move-3.2' })],
    1,
  );
  expect(ofTarget(offered, { row: 2, place: 3 })?.kind).toBe('steal');
  expect(ofTarget(offered, { row: 2, place: 4 })).toBeNull();
  expect(ofSeat(offered, 4)?.kind).toBe('ask');
  expect(ofCard(offered, 'move-3.2')?.kind).toBe('choose');
});

test('crystal ball and hypnosis mean the own storyline', () => {
  const offered = offers([choice({ order: 2 }), choice({ 'pass-on': 3 }), choice({ turn: 4 })], 5);
  expect(offered.map((offer) => offer.target)).toEqual([
    { row: 5, place: 2 },
    { row: 5, place: 3 },
    { row: 5, place: 4 },
  ]);
});

test('words are offered as words', () => {
  expect(
    spoken(offers([choice('no-wish'), choice({ wish: { row: 0, place: 1 } })], 0)).map((offer) => offer.kind),
  ).toEqual(['no-wish']);
});

test('whoever presses a card that is not offered asks about that card', () => {
  const offered = offers([choice({ spy: { row: 0, place: 1 } })], 0);
  expect(refused(offered, { row: 3, place: 2 })).toEqual({ spy: { row: 3, place: 2 } });
  expect(refused(offers([choice({ bet: 3 })], 0), { row: 3, place: 2 })).toBeNull();
});

test('a breath lasts as long as the button was held, within what is offered', () => {
  const offered = offers(
    [10, 11, 12, 100].map((tenths) => choice({ hold: tenths })),
    0,
  );
  expect(breathAfter(300, offered)?.tenths).toBe(10);
  expect(breathAfter(1120, offered)?.tenths).toBe(11);
  expect(breathAfter(30_000, offered)?.tenths).toBe(100);
});

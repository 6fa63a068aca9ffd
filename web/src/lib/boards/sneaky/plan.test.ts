import { expect, test } from 'vitest';
import { complete, open, put, slotsOf, takeBack, upheld } from './plan';
import type { Face, Own } from './table';

const face = (name: string): Face => ({ name, kind: name, value: null, back: null });
const own = (hand: string[], plan: string[] = []): Own => ({
  hand: hand.map(face),
  plan: plan.map((card, slot) => ({ row: slot, card: face(card) })),
  order: [0, 1, 2, 0],
  kept: [],
  'next-row': 0,
  spread: [],
  picked: [],
  given: [],
  reach: null,
  'sealed-card': null,
  sealed: null,
  token: null,
  fist: null,
  bets: null,
});
const four = own(['a', 'b', 'c', 'd']);

test('cards go round the table in the order that the game tells', () => {
  let plan = upheld([], four);
  for (const card of ['b', 'a', 'd', 'c']) plan = put(plan, four, card, open(plan, four));
  expect(complete(plan, four)).toEqual(['b', 'a', 'd', 'c']);
  expect(slotsOf(plan, four, 0).map(({ slot, card }) => [slot, card])).toEqual([
    [0, 'b'],
    [3, 'c'],
  ]);
});

test('a card laid on another one changes places with it', () => {
  const plan = put(put(upheld([], four), four, 'a', 0), four, 'b', 2);
  expect(put(plan, four, 'b', 0)).toEqual(['b', null, 'a', null]);
  expect(takeBack(plan, 'a')).toEqual([null, null, 'b', null]);
  expect(complete(plan, four)).toBeNull();
});

test('what was sent stays, what left the hand is gone from the plan', () => {
  const sent = own(['c', 'd'], ['a', 'b']);
  const plan = upheld(['a', 'b', 'c', 'x'], sent);
  expect(plan).toEqual([null, null, 'c', null]);
  expect(open(plan, sent)).toBe(3);
  expect(put(plan, sent, 'd', 0), 'no card goes where one has been sent').toEqual(plan);
  expect(slotsOf(plan, sent, 1)).toEqual([{ slot: 1, card: 'b', sent: true }]);
});

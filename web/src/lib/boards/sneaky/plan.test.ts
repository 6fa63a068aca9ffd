import { expect, test } from 'vitest';
import { complete, open, put, slotsOf, takeBack, upheld } from './plan';
import type { Face, Kind, Own } from './table';

const [A, B, C, D, OTHER] = ['thief', 'spy', 'trap', 'troll', 'knight'] as const;
const face = (kind: Kind): Face => ({ name: kind, kind, value: null, back: null });
const own = (hand: Kind[], plan: Kind[] = []): Own => ({
  hand: hand.map(face),
  plan: plan.map((card, slot) => ({ row: slot, card: face(card) })),
  order: [0, 1, 2, 0],
  kept: [],
  next_row: 0,
  spread: [],
  picked: [],
  given: [],
  reach: null,
  sealed_card: null,
  sealed: null,
  token: null,
  fist: null,
  bets: null,
});
const four = own([A, B, C, D]);

test('cards go round the table in the order of the view', () => {
  let plan = upheld([], four);
  for (const card of [B, A, D, C]) plan = put(plan, four, card, open(plan, four));
  expect(complete(plan, four)).toEqual([B, A, D, C]);
  expect(slotsOf(plan, four, 0).map(({ slot, card }) => [slot, card])).toEqual([
    [0, B],
    [3, C],
  ]);
});

test('a card laid on another one changes places with it', () => {
  const plan = put(put(upheld([], four), four, A, 0), four, B, 2);
  expect(put(plan, four, B, 0)).toEqual([B, null, A, null]);
  expect(takeBack(plan, A)).toEqual([null, null, B, null]);
  expect(complete(plan, four)).toBeNull();
});

test('what was sent stays, what left the hand is gone from the plan', () => {
  const sent = own([C, D], [A, B]);
  const plan = upheld([A, B, C, OTHER], sent);
  expect(plan).toEqual([null, null, C, null]);
  expect(open(plan, sent)).toBe(3);
  expect(put(plan, sent, D, 0), 'no card goes where one has been sent').toEqual(plan);
  expect(slotsOf(plan, sent, 1)).toEqual([{ slot: 1, card: B, sent: true }]);
});

import { expect, test } from 'vitest';
import { begin, helpers, leads, lost, meant, paid, sorted, type Choice } from './choose';
import type { Action, Goblins } from './table';

const choice = (action: Action): Choice => ({
  notation: JSON.stringify(action),
  action,
  label: { key: '' },
  takes_back: 'alone',
});
const goblins = (singles: number, pairs: number): Goblins => ({ singles, pairs });

const build = (pay: Goblins) => choice({ do: 'build', size: 'small', pay });
const { payments: offered } = sorted([
  build(goblins(2, 1)),
  build(goblins(0, 2)),
  choice({ do: 'offer', special: 'fireworks', pay: goblins(0, 1) }),
  choice({ do: 'done' }),
]);

test('a card is taken where a choice takes it', () => {
  const take = choice({ do: 'take', space: 'b7' });
  const { takes } = sorted([take, choice({ do: 'done' })]);
  expect(takes.get('b7')).toBe(take);
  expect(takes.get('b8')).toBeUndefined();
});

test('only a payment that the game offers is paid', () => {
  expect(paid(offered, 'small', goblins(0, 2))?.pay).toEqual(goblins(0, 2));
  expect(paid(offered, 'small', goblins(0, 1))).toBeNull();
  expect(paid(offered, null, goblins(0, 2))).toBeNull();
});

test('goblins can be laid out as long as a payment comes of them', () => {
  expect(leads(offered, 'small', goblins(1, 1))).toBe(true);
  expect(leads(offered, 'small', goblins(1, 2))).toBe(false);
  expect(leads(offered, 'fireworks', goblins(1, 0))).toBe(false);
  expect(leads(offered, null, goblins(1, 0))).toBe(true);
});

test('the only payment is laid out at once, a choice of payments is left to the player', () => {
  expect(begin(offered, 'fireworks', goblins(0, 0))).toEqual(goblins(0, 1));
  expect(begin(offered, 'small', goblins(0, 0))).toEqual(goblins(0, 0));
  expect(begin(offered, 'small', goblins(1, 0)), 'what lies there stays').toEqual(goblins(1, 0));
});

test('helpers are counted as the sheet says', () => {
  expect(helpers(goblins(1, 2), [1, 2])).toBe(5);
});

test('finishing and keeping are found', () => {
  const [keep, end] = [choice({ do: 'keep', goblins: goblins(1, 0) }), choice({ do: 'done' })];
  expect(sorted([keep])).toMatchObject({ keeps: [{ choice: keep, goblins: goblins(1, 0) }], done: null });
  expect(sorted([end]).done).toBe(end);
});

test('what is more than the price is lost', () => {
  expect(lost(goblins(0, 3), [1, 2], 4)).toBe(2);
  expect(lost(goblins(2, 1), [1, 2], 4)).toBe(0);
});

test('a goblin too many is meant to pay as well', () => {
  expect(meant(offered, 'small', goblins(3, 0))).toEqual({ do: 'build', size: 'small', pay: goblins(3, 1) });
  expect(meant(offered, 'fireworks', goblins(1, 0))).toEqual({
    do: 'offer',
    special: 'fireworks',
    pay: goblins(1, 1),
  });
  expect(meant([], null, goblins(1, 0))).toBeNull();
});

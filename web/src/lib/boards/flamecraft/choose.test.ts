import { expect, test } from 'vitest';
import type { Action, Artisan, SlotOf } from '$games/flamecraft/client/types';
import { buttons, offers, path, refused, said, target, type Target } from './choose';
import { asks, kinds, scenes } from './scenes';
import type { Choice } from './table';

const choice = (action: Action): Choice => ({
  notation: JSON.stringify(action),
  action,
  label: { key: 'action-end' },
  takes_back: 'alone',
});
const window = (slot: number): SlotOf => ({ shop: 'smith-mart', slot });
const place = (artisan: Artisan, slot: number): Action => ({ do: 'place', artisan, slot: window(slot) });

test('a dragon of the hand and a window say together where it is placed, in any order', () => {
  const choices = [
    choice(place('bread-1', 1)),
    choice(place('bread-1', 2)),
    choice(place('meat-2', 2)),
    choice({ do: 'skip' }),
  ];
  expect([...offers(choices, []).keys()]).toEqual([
    'hand:bread-1',
    'slot:smith-mart.2',
    'slot:smith-mart.3',
    'hand:meat-2',
  ]);
  expect(said(choices, [target.hand('bread-1')])).toEqual([]);
  expect([...offers(choices, [target.hand('bread-1')]).keys()]).toEqual([
    'slot:smith-mart.2',
    'slot:smith-mart.3',
  ]);
  expect(said(choices, [target.slot(window(2)), target.hand('meat-2')]).map(({ action }) => action)).toEqual([
    place('meat-2', 2),
  ]);
});

test('two things that could be meant by one press are asked about', () => {
  const at = { in: 'slot' as const, ...window(0) };
  const choices = [choice({ do: 'fire', at }), choice({ do: 'cheer', at })];
  const pressed = [target.slot(window(0))];
  expect(said(choices, pressed)).toHaveLength(2);
  expect(buttons(choices, pressed)).toEqual(choices);
});

test('what has no place on the table is a button, and so are few answers', () => {
  const choices = [
    choice({ do: 'gather' }),
    choice({ do: 'cast', enchantment: 'purple-bread-1' }),
    choice({ do: 'reveal', fancy: 'frazzle' }),
  ];
  expect(buttons(choices, []).map(({ action }) => action.do)).toEqual(['gather', 'cast']);
});

test('what is not offered asks about itself, as the same answer with another thing', () => {
  const choices = [choice(place('bread-1', 1)), choice({ do: 'skip' })];
  expect(refused(choices, [target.hand('bread-1')], target.slot(window(2)))).toEqual(place('bread-1', 2));
  expect(refused(choices, [target.slot(window(1))], target.hand('meat-2'))).toEqual(place('meat-2', 1));
  expect(refused(choices, [], target.shop('smith-mart')), 'shops are not asked about').toBeNull();
  const [park, deck]: [Action, Action] = [{ do: 'draw-park', place: 2 }, { do: 'draw-deck' }];
  expect(refused([choice(park)], [], target.deck)).toEqual(deck);
  expect(refused([choice(deck)], [], target.park(2))).toEqual(park);
  expect(refused([choice({ do: 'seed', place: 1 })], [], target.deck)).toBeNull();
  const iron = choice({ do: 'good', good: 'iron' });
  expect(refused([iron], [], target.token('coin')), 'coins are no goods').toBeNull();
  const give = choice({ do: 'give', token: 'iron' });
  expect(refused([give], [], target.token('coin'))).toEqual({ do: 'give', token: 'coin' });
  expect(refused([choice({ do: 'space', space: 0 })], [], target.space(2))).toEqual({
    do: 'space',
    space: 2,
  });
});

test('an answer that is taken away is what its place asks about', () => {
  let asked = 0;
  for (const { choices } of scenes) {
    const placed = choices.filter((one) => path(one).length === 1);
    if (new Set(placed.map(({ action }) => action.do)).size !== 1) continue;
    for (const one of placed) {
      const rest = choices.filter((other) => other !== one);
      const [place] = path(one);
      const meant = place ? refused(rest, [], place) : null;
      if (meant === null) continue;
      expect(meant).toEqual(one.action);
      asked += 1;
    }
  }
  expect(asked).toBeGreaterThan(20);
});

/** Everything that can be said on the table and with the buttons of the dock. */
function reachable(choices: readonly Choice[]): Set<string> {
  const found = new Set<string>();
  const look = (pressed: readonly Target[]) => {
    for (const one of buttons(choices, pressed)) found.add(one.notation);
    for (const offer of offers(choices, pressed).values()) {
      const all = [...pressed, offer.target];
      const meant = said(choices, all);
      if (meant.length === 1 && meant[0]) found.add(meant[0].notation);
      else if (all.length < 3) look(all);
    }
  };
  look([]);
  return found;
}

test.each(asks.filter((one) => one !== 'over'))('every answer to "%s" can be given', (one) => {
  const asked = scenes.filter(({ view }) => view.question.asks === one);
  expect(asked.length).toBeGreaterThan(0);
  for (const { choices } of asked)
    expect([...reachable(choices)].sort()).toEqual(choices.map(({ notation }) => notation).sort());
});

test('every kind of action is known to the board', () => {
  const met = new Set(scenes.flatMap(({ choices }) => choices.map(({ action }) => action.do)));
  expect([...met].sort()).toEqual([...kinds].sort());
  // What is not a plain button has its place on the table.
  const plain: Action['do'][] = [
    'stay',
    'gather',
    'sets',
    'coins',
    'leave',
    'use',
    'skip',
    'done',
    'choose',
    'flip',
    'join',
    'unlock',
    'end',
  ];
  for (const { choices } of scenes)
    for (const one of choices)
      expect(path(one).length > 0, one.notation).toBe(!plain.includes(one.action.do));
});

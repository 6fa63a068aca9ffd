import { expect, test } from 'vitest';
import type { Choice, TableUpdate } from '$lib/wire';
import decisions from '$games/flamecraft/client/decisions.json';
import { buttons, offers, path, refused, said, target, verb, type Target } from './choose';

const choice = (notation: string): Choice => ({
  notation,
  action: notation,
  label: { key: 'action-end' },
  undoable: true,
});
const scenes = decisions.scenes as unknown as TableUpdate[];

test('a dragon of the hand and a window say together where it is placed, in any order', () => {
  const choices = [
    choice('place:bread-1@smith-mart.2'),
    choice('place:bread-1@smith-mart.3'),
    choice('place:meat-2@smith-mart.3'),
    choice('skip'),
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
  expect(
    said(choices, [target.slot('smith-mart.3'), target.hand('meat-2')]).map(({ notation }) => notation),
  ).toEqual(['place:meat-2@smith-mart.3']);
});

test('two things that could be meant by one press are asked about', () => {
  const choices = [choice('fire:smith-mart.1'), choice('cheer:smith-mart.1')];
  const pressed = [target.slot('smith-mart.1')];
  expect(said(choices, pressed)).toHaveLength(2);
  expect(buttons(choices, pressed)).toEqual(choices);
});

test('what has no place on the table is a button, and so are few answers', () => {
  const choices = [choice('gather'), choice('cast:purple-bread-1'), choice('reveal:frazzle')];
  expect(buttons(choices, []).map(verb)).toEqual(['gather', 'cast']);
});

test('what is not offered asks about itself, as the same answer with another thing', () => {
  const choices = [choice('place:bread-1@smith-mart.2'), choice('skip')];
  expect(refused(choices, [target.hand('bread-1')], target.slot('smith-mart.3'))).toBe(
    'place:bread-1@smith-mart.3',
  );
  expect(refused(choices, [target.slot('smith-mart.2')], target.hand('meat-2'))).toBe(
    'place:meat-2@smith-mart.2',
  );
  expect(refused(choices, [], target.shop('smith-mart')), 'shops are not asked about').toBeNull();
  expect(refused([choice('draw:park-2')], [], target.deck)).toBe('draw:deck');
  expect(refused([choice('draw:deck')], [], target.park(2))).toBe('draw:park-3');
  expect(refused([choice('seed:park-2')], [], target.deck)).toBeNull();
  expect(refused([choice('good:iron')], [], target.token('coin')), 'coins are no goods').toBeNull();
  expect(refused([choice('give:iron')], [], target.token('coin'))).toBe('give:coin');
  expect(refused([choice('space:1')], [], target.space(2))).toBe('space:3');
});

test('an answer that is taken away is what its place asks about', () => {
  let asked = 0;
  for (const { choices } of scenes) {
    const placed = choices.filter((one) => path(one).length === 1);
    if (new Set(placed.map(verb)).size !== 1) continue;
    for (const one of placed) {
      const rest = choices.filter((other) => other !== one);
      const meant = refused(rest, [], path(one)[0] as Target);
      if (meant === null) continue;
      expect(meant).toBe(one.notation);
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
    for (const one of offers(choices, pressed).keys()) {
      const all = [...pressed, one];
      const meant = said(choices, all);
      if (meant.length === 1 && meant[0]) found.add(meant[0].notation);
      else if (all.length < 3) look(all);
    }
  };
  look([]);
  return found;
}

test.each(decisions.asks.filter((asks) => asks !== 'over'))('every answer to "%s" can be given', (asks) => {
  const asked = scenes.filter(
    (scene) => (scene.view as { question: { asks: string } }).question.asks === asks,
  );
  expect(asked.length).toBeGreaterThan(0);
  for (const { choices } of asked)
    expect([...reachable(choices)].sort()).toEqual(choices.map(({ notation }) => notation).sort());
});

test('every verb of the game is known to the board', () => {
  const met = new Set(scenes.flatMap(({ choices }) => choices.map(verb)));
  expect([...met].sort()).toEqual([...decisions.verbs].sort());
  // What is not a plain button has its place on the table.
  const plain = [
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
    for (const one of choices) expect(path(one).length > 0, one.notation).toBe(!plain.includes(verb(one)));
});

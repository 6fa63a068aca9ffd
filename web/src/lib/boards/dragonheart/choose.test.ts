import { expect, test } from 'vitest';
import { barred, layOut, meant, plays, possible, takes, touch, type Choice } from './choose';
import type { Card, Picture } from './table';

function play(picture: Picture, ...points: number[]): Choice {
  return {
    notation: `${picture}:${points.join('+')}`,
    action: { play: { picture, points } },
    label: { key: '' },
    takes_back: 'never',
  };
}

// As the game lists them: every card of a stack may be on top, outlined spaces know no order.
const offered = plays([
  play('sorceress', 1),
  play('sorceress', 2),
  play('sorceress', 1, 2),
  play('sorceress', 2, 1),
  play('dwarf', 1),
  play('dwarf', 3),
  play('dwarf', 1, 3),
  play('treasure', 1, 4, 2),
  play('treasure', 1, 2, 4),
  play('treasure', 2, 4, 1),
]);

test('the last chosen card lies on top', () => {
  expect(meant(['sorceress:1', 'sorceress:2'], offered)?.choice.notation).toBe('sorceress:1+2');
  expect(meant(['sorceress:2', 'sorceress:1'], offered)?.choice.notation).toBe('sorceress:2+1');
});

test('covered cards match in any order', () => {
  expect(meant(['treasure:4', 'treasure:1', 'treasure:2'], offered)?.choice.notation).toBe('treasure:1+4+2');
});

test('where no order counts, any order is meant', () => {
  expect(meant(['dwarf:3', 'dwarf:1'], offered)?.choice.notation).toBe('dwarf:1+3');
});

test('what is not offered is not meant', () => {
  expect(meant([], offered)).toBeNull();
  expect(meant(['knight:1'], offered)).toBeNull();
  expect(meant(['dwarf:1', 'dwarf:1'], offered)).toBeNull();
});

test('a part of a play is possible, a mixture is not', () => {
  expect(possible(['treasure:4'], offered)).toBe(true);
  expect(possible(['treasure:4', 'treasure:4'], offered)).toBe(false);
  expect(possible(['sorceress:1', 'dwarf:1'], offered)).toBe(false);
});

test('a click joins, leaves or begins anew', () => {
  const hand: Card[] = ['sorceress:1', 'sorceress:2', 'dwarf:1', 'knight:1'];
  expect(touch([], 1, hand, offered)).toEqual([1]);
  expect(touch([1], 0, hand, offered)).toEqual([1, 0]);
  expect(touch([1, 0], 1, hand, offered)).toEqual([0]);
  expect(touch([1, 0], 2, hand, offered)).toEqual([2]);
  expect(touch([1], 3, hand, offered), 'a card that cannot be played changes nothing').toEqual([1]);
});

test('a card more than there is room for is asked about, and the chosen one stays', () => {
  const hand: Card[] = ['dwarf:1', 'knight:1', 'knight:2'];
  const room = plays([play('dwarf', 1), play('knight', 1), play('knight', 2)]);
  expect(touch([1], 2, hand, room)).toEqual([1]);
  expect(barred([1], 2, hand, room)).toEqual({ play: { picture: 'knight', points: [1, 2] } });
  expect(barred([1], 1, hand, room), 'it is only put back').toBeNull();
  expect(barred([1], 0, hand, room), 'another picture begins anew').toBeNull();
  expect(barred([], 0, hand, [])).toEqual({ play: { picture: 'dwarf', points: [1] } });
});

test('taking is told apart from playing', () => {
  const take: Choice = {
    notation: 'take:troll',
    action: { take: 'troll' },
    label: { key: '' },
    takes_back: 'alone',
  };
  expect(takes([take, play('dwarf', 1)]).map((other) => other.picture)).toEqual(['troll']);
  expect(plays([take])).toEqual([]);
});

test('advice is laid out of the hand, each card once, the last on top', () => {
  const hand: Card[] = ['dwarf:1', 'sorceress:2', 'treasure:2', 'sorceress:1', 'dwarf:1'];
  const advised = (notation: string) =>
    layOut(
      plays([play('sorceress', 1, 2), play('dwarf', 1, 1)]).find(
        ({ choice }) => choice.notation === notation,
      )!,
      hand,
    );
  expect(advised('sorceress:1+2')).toEqual([3, 1]);
  expect(advised('dwarf:1+1')).toEqual([0, 4]);
});

import { expect, test } from 'vitest';
import type { Position } from '$lib/wire';
import game from '../dev/scenes/dragonheart.json';
import { meant, plays, takes } from './choose';
import type { Event, Picture } from './table';
import { goesBelow, taken } from './words';

const positions = game as unknown as Position[];
const events = (position: Position | undefined) => position?.news.flatMap(({ lines }) => lines.map(({ event }) => event as Event)) ?? [];

/** Every play of the reader, with what happened then and in the step after it. */
const made = positions.slice(1).flatMap((position, index) => {
  const before = positions[index] as Position;
  const [first] = events(position);
  if (position.step !== before.step + 1 || first?.event !== 'played' || first.seat !== position.eyes) return [];
  const play = meant(first.cards, plays(before.choices));
  if (!play) throw new Error(`step ${position.step} was not offered`);
  return [{ play, position, happened: events(position), later: events(positions[index + 2]) }];
});

function collected(happened: readonly Event[]): (Picture | 'below')[] {
  return happened.flatMap((event) => {
    if (event.event !== 'collected') return [];
    return event.from === 'below-ship' ? ['below' as const] : [event.from.space];
  });
}

test('a label tells what its play takes', () => {
  for (const { play, position, happened } of made) {
    const choosing = takes(position.choices).map(({ picture }) => picture);
    expect([...taken(play)].sort(), `step ${position.step}`).toEqual([...collected(happened), ...choosing].sort());
  }
  expect(made.length).toBeGreaterThanOrEqual(10);
  expect(made.filter(({ play }) => taken(play).length > 0).length).toBeGreaterThanOrEqual(3);
});

test('a label tells whether its cards go below the Ship', () => {
  const below = (happened: readonly Event[]) => happened.some(({ event }) => event === 'went-below');
  for (const { play, position, happened, later } of made) {
    const choosing = takes(position.choices).length > 0;
    expect(goesBelow(play), `step ${position.step}`).toBe(below(choosing ? later : happened));
  }
});

import { expect, test } from 'vitest';
import type { GameUpdate } from '$lib/board';
import { meant, plays, takes, type Choice } from './choose';
import { scenes, steps } from './scenes';
import type { Event, Picture, Types } from './table';
import { goesBelow, taken } from './words';

const events = (update: GameUpdate<Types> | undefined): Event[] =>
  update?.steps.flatMap(({ events }) => events.map(({ event }) => event)) ?? [];

/** Every play of the reader, with what happened then and in the step after it. */
const made = steps().flatMap(({ before, after: update }) => {
  const [first] = events(update);
  if (first?.event !== 'played' || first.seat !== update.viewer) return [];
  const play = meant(first.cards, plays(before.choices));
  if (!play) throw new Error(`step ${update.step} was not offered`);
  const later = scenes().find((other) => other.step === update.step + 1);
  return [{ play, update, happened: events(update), later: events(later) }];
});

function collected(happened: readonly Event[]): (Picture | 'below')[] {
  return happened.flatMap((event) => {
    if (event.event !== 'collected') return [];
    return event.from === 'below-ship' ? ['below' as const] : [event.from.space];
  });
}

test('a label says what its play takes', () => {
  for (const { play, update, happened } of made) {
    const choosing = takes(update.choices).map(({ picture }) => picture);
    expect([...taken(play)].sort(), `step ${update.step}`).toEqual(
      [...collected(happened), ...choosing].sort(),
    );
  }
  expect(made.length).toBeGreaterThanOrEqual(5);
  expect(made.filter(({ play }) => taken(play).length > 0).length).toBeGreaterThanOrEqual(1);
});

test('a label says whether its cards go below the Ship', () => {
  const below = (happened: readonly Event[]) => happened.some(({ event }) => event === 'went-below');
  for (const { play, update, happened, later } of made) {
    const choosing = takes(update.choices).length > 0;
    expect(goesBelow(play), `step ${update.step}`).toBe(below(choosing ? later : happened));
  }
});

/** Labels as the game writes them, for what few games bring. */
const cards = (picture: Picture, count: number) => ({
  phrase: { key: `cards-${picture}`, args: { count: { number: count } } },
});
const one = (picture: Picture) => ({
  phrase: { key: 'cards-with-points', args: { cards: cards(picture, 1), points: { list: [] } } },
});
const RARE: [Picture, Choice['label'], (Picture | 'below')[], boolean][] = [
  [
    'sorceress',
    {
      key: 'action-play-choosing',
      args: { cards: one('sorceress'), first: cards('treasure', 1), second: cards('petrified-dragon', 4) },
    },
    ['treasure', 'petrified-dragon'],
    false,
  ],
  [
    'knight',
    {
      key: 'action-play-choosing',
      args: { cards: one('knight'), first: cards('sorceress', 2), second: cards('troll', 1) },
    },
    ['sorceress', 'troll'],
    true,
  ],
  ['huntress', { key: 'action-play-full', args: { cards: one('huntress') } }, [], true],
  [
    'troll',
    { key: 'action-play-taking', args: { cards: one('troll'), taken: cards('sorceress', 2) } },
    ['sorceress'],
    false,
  ],
  [
    'ship',
    { key: 'action-play-ships', args: { below: { number: 3 }, cards: cards('ship', 2) } },
    ['below'],
    false,
  ],
  ['ship', { key: 'action-play-ships', args: { below: { number: 0 }, cards: cards('ship', 2) } }, [], false],
];

test.each(RARE)('%s: what is rarely played is read too', (picture, label, takes, below) => {
  const action = { play: { picture, points: [] } };
  const play = { picture, points: [], choice: { notation: '', action, label, undoable: false } };
  expect([...taken(play)].sort()).toEqual([...takes].sort());
  expect(goesBelow(play)).toBe(below);
});

import { expect, test } from 'vitest';
import type { GameUpdate } from '$lib/board';
import { meant, plays, takes } from './choose';
import { certain, ofPlay, ofTakes, type Target } from './preview';
import { scenes, steps } from './scenes';
import { pointsOf, type Event, type Picture, type Space, type Types, type View } from './table';

const events = (update: GameUpdate<Types> | undefined): Event[] =>
  update?.steps.flatMap(({ events }) => events.map(({ event }) => event)) ?? [];

/** Every play of the reader, with what happened then and in the step after it. */
const made = steps().flatMap(({ before, after: update }) => {
  const [first] = events(update);
  if (first?.event !== 'played' || first.seat !== update.viewer) return [];
  const play = meant(first.cards, plays(before.choices));
  if (!play) throw new Error(`step ${update.step} was not offered`);
  const later = scenes().find((other) => other.step === update.step + 1);
  return [{ preview: ofPlay(before.view, play), update, happened: events(update), later: events(later) }];
});

/** What was collected, from where, and what it brought with the figure. */
function collected(view: View, happened: readonly Event[]): Map<Target, number> {
  const figure = happened.some(({ event }) => event === 'figure-taken') ? view.figure_points : 0;
  return new Map(
    happened.flatMap((event): [Target, number][] => {
      if (event.event !== 'collected') return [];
      const target = event.from === 'below-ship' ? 'below' : event.from.space;
      const points = (event.cards ?? []).reduce((sum, card) => sum + pointsOf(card), 0);
      return [[target, points + (target === 'petrified-dragon' ? figure : 0)]];
    }),
  );
}

test('what a play takes, and what that brings, is what happens then', () => {
  for (const { preview, update, happened } of made) {
    const choosing = ofTakes(update.view, takes(update.choices), undefined).gains;
    expect(preview.gains, `step ${update.step}`).toEqual(
      new Map([...collected(update.view, happened), ...choosing]),
    );
  }
  expect(made.length).toBeGreaterThanOrEqual(5);
  expect(made.filter(({ preview }) => preview.takes.length > 0).length).toBeGreaterThanOrEqual(1);
});

test('an arrow leads below the Ship for those who go there', () => {
  const below = (happened: readonly Event[]) => happened.some(({ event }) => event === 'went-below');
  for (const { preview, update, happened, later } of made) {
    const choosing = takes(update.choices).length > 0;
    const goes = preview.to.includes('below') && !preview.takes.includes('below');
    expect(goes, `step ${update.step}`).toBe(below(choosing ? later : happened));
  }
});

/** A view in which a space would do this, and the play of these points to it. */
function played(picture: Picture, points: number[], effect: Space['effect']) {
  const [first] = scenes();
  if (!first) throw new Error('no recorded update');
  const spaces = first.view.spaces.map((space) => (space.picture === picture ? { ...space, effect } : space));
  const action = { play: { picture, points } };
  const choice = { notation: '', action, label: { key: 'action-play' }, takes_back: 'never' as const };
  return ofPlay({ ...first.view, spaces }, { picture, points, choice });
}

test('too few cards do nothing', () => {
  const effect = {
    missing: 2,
    takes: [{ from: { space: 'fire-dragon' as const }, points: 5 }],
    goes_below: true,
  };
  expect(played('huntress', [3], effect)).toEqual({ from: 'huntress', to: [], takes: [], gains: new Map() });
  expect(played('huntress', [3, 1], effect)).toEqual({
    from: 'huntress',
    to: ['fire-dragon', 'below'],
    takes: ['fire-dragon'],
    gains: new Map([['fire-dragon', 5]]),
  });
});

test('Dwarfs take those that fill their space too', () => {
  const effect = { missing: 2, takes: [{ from: { space: 'dwarf' as const }, points: 4 }], goes_below: false };
  expect(played('dwarf', [1, 2], effect).gains).toEqual(new Map([['dwarf', 7]]));
});

test('the last Ship takes what lies below, or nothing', () => {
  const effect = { missing: 1, takes: [{ from: 'below-ship' as const, points: 9 }], goes_below: false };
  expect(played('ship', [0], effect).gains).toEqual(new Map([['below', 9]]));
  expect(played('ship', [0], { ...effect, takes: [] }).to).toEqual([]);
});

test('only what is the one thing to gain is certain', () => {
  const takes = [
    { from: { space: 'treasure' as const }, points: 3 },
    { from: { space: 'petrified-dragon' as const }, points: 7 },
  ];
  const choosing = played('sorceress', [2], { missing: 0, takes, goes_below: false });
  expect([choosing.takes, certain(choosing)]).toEqual([['treasure', 'petrified-dragon'], 0]);
  const one = played('sorceress', [2], { missing: 0, takes: takes.slice(1), goes_below: false });
  expect(certain(one)).toBe(7);
});

import { expect, test } from 'vitest';
import type { Line, Position } from '$lib/wire';
import game from '../dev/scenes/dragondraft.json';
import { justTook, tell } from './story';
import type { Event, View } from './table';

const positions = game as unknown as Position[];
const lines = (...events: Event[]): Line[] => events.map((event) => ({ event, text: { key: '' } }));

test('the steps of every turn lead from one position to the next', () => {
  let turns = 0;
  for (let index = 1; index < positions.length; index += 1) {
    const [before, after] = [positions[index - 1], positions[index]];
    if (!before || !after || after.step !== before.step + 1) continue;
    turns += 1;
    const view = after.view as View;
    const told = tell(before.view as View, after.news.flatMap((step) => step.lines)).at(-1)?.arrived;
    const where = `step ${after.step}`;
    expect(told?.board.map((row) => row.map((spot) => spot?.card)), where).toEqual(view.board.map((row) => row.map((spot) => spot?.card)));
    expect(told?.board.map((row) => row.map((spot) => spot?.skipped)), where).toEqual(view.board.map((row) => row.map((spot) => spot?.skipped)));
    expect(told?.thistles, where).toBe(view.thistles);
    expect(told?.sheep, where).toBe(view.sheep);
    expect(told?.round, where).toBe(view.round);
    expect(told?.piles, where).toEqual(view.piles);
    expect(told?.specials, where).toEqual(view.specials);
    for (const player of view.players) {
      const drawn = told?.players[player.seat];
      expect(drawn?.hand.cards, `${where}, seat ${player.seat}`).toEqual(player.hand.cards);
      expect(drawn?.hand.size, where).toBe(player.hand.size);
      expect([drawn?.spectators, drawn?.queue, drawn?.laps], where).toEqual([player.spectators, player.queue, player.laps]);
      expect(drawn?.grandstands, where).toEqual(player.grandstands);
    }
  }
  expect(turns).toBeGreaterThan(15);
});

test('a taken card flies with its thistles', () => {
  const view = positions[0]?.view as View;
  const spot = view.board.flat().find((other) => other !== null && other.thistles >= 2);
  if (!spot) throw new Error('the scene has a card behind two others');
  const took: Event = { event: 'took', seat: 1, space: spot.space, card: spot.card, thistles: 2, skipped: 2, holds: 3 };
  const [beat] = tell(view, lines(took));
  expect(beat?.flights.map((flight) => flight.face)).toEqual([spot.card, 'thistle', 'thistle']);
  expect(beat?.flights.every((flight) => flight.to === 'hand-1')).toBe(true);
  expect(beat?.leaving.thistles).toBe(view.thistles - 2);
});

test('the evening is told line by line', () => {
  const view = positions[0]?.view as View;
  const line = { attraction: 'red', count: 3, each: 4, spectators: 12, rule: '5.2' };
  const beats = tell(
    view,
    lines(
      { event: 'show-began', seat: 2 },
      { event: 'attracted', seat: 2, line },
      { event: 'show-counted', seat: 2, spectators: 12, total: 62 },
    ),
  );
  expect(beats.map((beat) => beat.arrived.evening?.lines.length)).toEqual([0, 1, 1]);
  expect(beats.at(-1)?.arrived.evening?.total).toBe(12);
  expect(beats.at(-1)?.arrived.players[2]).toMatchObject({ spectators: 62, queue: 12, laps: 1, counted: true });
});

test('only what others took leaves a trace', () => {
  const took = (seat: number): Event => ({ event: 'took', seat, space: 'a1', card: 'red', thistles: 0, skipped: 0, holds: 1 });
  expect(justTook(lines(took(0), took(3)), 0).map((event) => event.seat)).toEqual([3]);
});

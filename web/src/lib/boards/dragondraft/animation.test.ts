import { expect, test } from 'vitest';
import type { GameEventLine, GameStepLog } from '$lib/board';
import { animate, counted, taken } from './animation';
import { updates } from './scenes';
import type { Event, Line, View } from './table';

const lines = (...events: Event[]): GameEventLine<Event>[] =>
  events.map((event) => ({ event, text: { key: '' } }));
const step = (seat: number, ...events: Event[]): GameStepLog<Event> => ({
  step: 1,
  ply: 1,
  seat,
  undone: false,
  events: lines(...events),
});
const took = (seat: number, space: string): Event => ({
  event: 'took',
  seat,
  space,
  card: 'red',
  thistles: 0,
  skipped: 0,
  holds: 1,
});

/** A table where this holds. */
function tableWith(what: (view: View) => boolean): View {
  const found = updates.find((update) => what(update.view));
  if (!found) throw new Error('no such table in the kept game');
  return found.view;
}
const anyTable = tableWith(() => true);

test('the steps of every turn lead from one update to the next', () => {
  let turns = 0;
  for (let index = 1; index < updates.length; index += 1) {
    const [before, after] = [updates[index - 1], updates[index]];
    if (!before || !after || after.step !== before.step + 1) continue;
    turns += 1;
    const { view } = after;
    const beats = animate(
      before.view,
      after.steps.flatMap((step) => step.events),
    );
    const drawn = beats.at(-1)?.arrived ?? before.view;
    const where = `step ${after.step}`;
    expect(
      drawn.board.map((row) => row.map((spot) => spot?.card)),
      where,
    ).toEqual(view.board.map((row) => row.map((spot) => spot?.card)));
    expect(drawn.thistles, where).toBe(view.thistles);
    expect(drawn.sheep, where).toBe(view.sheep);
    expect(drawn.round, where).toBe(view.round);
    expect(drawn.piles, where).toEqual(view.piles);
    // What a special would bring tonight changes with every card, and is in the next view.
    const figures = ({ specials }: Pick<View, 'specials'>) =>
      specials.map(({ special, figures }) => [special, figures]);
    expect(figures(drawn), where).toEqual(figures(view));
    for (const player of view.players) {
      const stage = drawn.players[player.seat];
      expect(stage?.hand.cards, `${where}, seat ${player.seat}`).toEqual(player.hand.cards);
      expect(stage?.hand.size, where).toBe(player.hand.size);
      expect([stage?.spectators, stage?.queue, stage?.laps], where).toEqual([
        player.spectators,
        player.queue,
        player.laps,
      ]);
      expect(stage?.grandstands, where).toEqual(player.grandstands);
    }
  }
  expect(turns).toBeGreaterThan(15);
});

/** A table with a card that comes with thistles and has others behind it. */
function dear() {
  const view = tableWith(({ board }) =>
    board.some((row) => row.filter((spot) => (spot?.thistles ?? 0) >= 2).length > 1),
  );
  const row = view.board.findIndex((other) => other.filter((spot) => (spot?.thistles ?? 0) >= 2).length > 1);
  const spot = view.board[row]?.find((other) => (other?.thistles ?? 0) >= 2);
  if (!spot) throw new Error('it lies there');
  const event: Event = {
    event: 'took',
    seat: 1,
    space: spot.space,
    card: spot.card,
    thistles: 2,
    skipped: 2,
    holds: 3,
  };
  return { view, row, spot, beat: animate(view, lines(event))[0] };
}

test('a taken card flies with its thistles', () => {
  const { view, spot, beat } = dear();
  expect(beat?.flights.map((flight) => flight.face)).toEqual([spot.card, 'thistle', 'thistle']);
  expect(beat?.flights.every((flight) => flight.to === 'hand-1')).toBe(true);
  expect(beat?.leaving.thistles).toBe(view.thistles - 2);
  expect(beat?.leaving.turn).toBe(1);
});

test('the cards behind a taken one have no price until the next view', () => {
  const { view, row, spot, beat } = dear();
  const at = view.board[row]?.indexOf(spot) ?? -1;
  const [before, after] = [view.board, beat?.arrived.board ?? []].map((board) =>
    board.map((cells) => cells.map((cell) => cell?.thistles)),
  );
  expect(after?.[row]?.slice(0, at)).toEqual(before?.[row]?.slice(0, at));
  expect(after?.[row]?.slice(at + 1).every((price) => price === null || price === undefined)).toBe(true);
  expect(after?.filter((_, other) => other !== row)).toEqual(before?.filter((_, other) => other !== row));
});

test('cards arrive column by column from the rope', () => {
  const rows: Event = {
    event: 'arrived',
    round: 2,
    rows: [['red', 'blue'], ['goblin', 'green'], ['yellow'], ['purple']],
    undealt: 0,
  };
  const [beat] = animate(anyTable, lines(rows));
  expect(beat?.flights.map(({ to }) => to)).toEqual([
    'cell-a1',
    'cell-b1',
    'cell-c1',
    'cell-d1',
    'cell-a2',
    'cell-b2',
  ]);
  expect(beat?.leaving.board.flat().every((spot) => spot === null || spot.coming)).toBe(true);
  expect(beat?.arrived.board.flat().some((spot) => spot?.coming)).toBe(false);
});

const line: Line = { attraction: 'red', count: 3, each: 4, spectators: 12, rule: '5.2' };
const show = (seat: number): Event[] => [
  { event: 'show-began', seat },
  { event: 'attracted', seat, line },
  { event: 'show-counted', seat, spectators: 12, total: 62 },
];

test('the evening is counted line by line', () => {
  const last = anyTable.players.length - 1;
  const beats = animate(anyTable, lines(...show(last)));
  expect(beats.map((beat) => beat.arrived.evening?.lines.length)).toEqual([0, 1, 1]);
  expect(beats.every((beat) => beat.arrived.turn === last)).toBe(true);
  expect(beats.at(-1)?.arrived.evening?.total).toBe(12);
  expect(beats.at(-1)?.arrived.players[last]).toMatchObject({
    spectators: 62,
    queue: 12,
    laps: 1,
    counted: true,
  });
});

test('whoever hurries a show sees its result, and every further show from its beginning', () => {
  const [, , , begin] = animate(anyTable, lines(...show(0), ...show(1)));
  const anew = animate(anyTable, lines(...show(0), ...show(1))).map((beat) => beat.anew === true);
  expect(anew).toEqual([true, false, true, true, false, true]);
  expect(begin?.arrived.evening).toMatchObject({ seat: 1, lines: [] });
});

test('an evening is known by its count', () => {
  expect(counted([step(0, ...show(0))])).toBe(true);
  expect(counted([step(0, took(0, 'a1'))])).toBe(false);
});

test('what was taken leaves a trace until other cards come', () => {
  expect([...taken([step(1, took(1, 'a1')), step(2, took(2, 'b1'))])]).toEqual([
    ['a1', 1],
    ['b1', 2],
  ]);
  expect([
    ...taken([
      step(1, took(1, 'a1'), { event: 'arrived', round: 2, rows: [], undealt: 0 }),
      step(2, took(2, 'b1')),
    ]),
  ]).toEqual([['b1', 2]]);
});

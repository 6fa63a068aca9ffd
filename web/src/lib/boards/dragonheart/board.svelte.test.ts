// @vitest-environment happy-dom
import { createRawSnippet, flushSync, mount, unmount } from 'svelte';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import type { BoardProps, GameUpdate } from '$lib/board';
import type { SeatInfo, TableInfo } from '$lib/wire';
import { animate } from './animation';
import Board from './Board.svelte';
import { plays, type Choice } from './choose';
import { scenes, steps } from './scenes';
import type { Card, Types } from './table';
import { ofPlay } from './preview';

type Update = GameUpdate<Types>;

const updates = scenes();
const found = (wanted: (update: Update) => boolean): Update => {
  const update = updates.find(wanted);
  if (!update) throw new Error('no such update');
  return update;
};
const playing = found(({ choices }) => plays(choices).length > 0);
/** The reader's Sorceress may take one of two: a question that few games ask. */
const choosing: Update = {
  ...playing,
  view: { ...playing.view, phase: { choose: 'sorceress' } },
  choices: (['treasure', 'petrified-dragon'] as const).map((picture) => ({
    notation: `take:${picture}`,
    action: { take: picture },
    label: { key: `take ${picture}` },
    takes_back: 'never',
  })),
};
const waiting = found(({ choices }) => choices.length === 0);

let shown: Record<string, unknown> | null = null;
let flown: string[] = [];
beforeEach(() => {
  vi.useFakeTimers();
  // Every place has a size, so that a flight is dropped only where its place is not drawn.
  vi.spyOn(Element.prototype, 'getBoundingClientRect').mockReturnValue({
    left: 0,
    top: 0,
    width: 10,
    height: 14,
  } as DOMRect);
  flown = [];
  Element.prototype.animate = function (this: Element) {
    if (this.classList.contains('flyer')) flown.push(this.innerHTML);
    return {} as Animation;
  };
  Element.prototype.getAnimations = () => [];
});
afterEach(() => {
  if (shown) void unmount(shown);
  shown = null;
  document.body.innerHTML = '';
  vi.restoreAllMocks();
  vi.useRealTimers();
});

const bot: SeatInfo = { kind: 'bot', name: '', avatar: '', level: 'random', here: true, stand_in: false };
const table: TableInfo = {
  id: 'table',
  game: 'dragonheart',
  options: {},
  status: 'running',
  public: false,
  clock: 'none',
  seats: [bot, bot],
  yours: [0],
  host: true,
  spectators: 0,
  opened_at: 0,
};

function open(first: Update, pace = 0) {
  let update = $state.raw(first);
  let advice = $state.raw<Choice | null>(null);
  let tempo = $state(pace);
  const done: { played: string[]; asked: unknown[]; helped: string[] } = {
    played: [],
    asked: [],
    helped: [],
  };
  const props: BoardProps<Types> = {
    game: 'dragonheart',
    table,
    names: ['Ines', 'Mira'],
    say: (phrase) => phrase.key,
    play: (notation) => done.played.push(notation),
    help: (id) => done.helped.push(id),
    why: (action) => done.asked.push(action),
    hold: () => undefined,
    final: ({ takes_back }) => (takes_back === 'alone' ? '' : 'final'),
    prompt: createRawSnippet(() => ({ render: () => '<p></p>' })),
    busy: false,
    get view() {
      return update.view;
    },
    get update() {
      return update;
    },
    get advice() {
      return advice;
    },
    get tempo() {
      return tempo;
    },
  };
  shown = mount(Board, { target: document.body, props });
  flushSync();
  return {
    ...done,
    show: (next: Update) => flushSync(() => (update = next)),
    advise: (choice: Choice | null) => flushSync(() => (advice = choice)),
    hurry: (next: number) => flushSync(() => (tempo = next)),
  };
}

const all = (what: string) => [...document.querySelectorAll<HTMLElement>(what)];
const press = (node: HTMLElement | undefined) => flushSync(() => node?.click());

test('every card that an animation moves is seen to fly', async () => {
  const board = open(
    found(() => true),
    0.01,
  );
  let seen = 0;
  for (const { before, after } of steps()) {
    board.show(before);
    await vi.advanceTimersByTimeAsync(500);
    flown = [];
    board.show(after);
    await vi.advanceTimersByTimeAsync(500);
    const beats = animate(
      before.view,
      after.steps.flatMap(({ events }) => events),
    );
    const flights = beats.flatMap((beat) => beat.flights);
    expect(flown.length, `step ${after.step}: ${JSON.stringify(flights)}`).toBe(flights.length);
    seen += flights.length;
  }
  expect(seen).toBeGreaterThanOrEqual(30);
});

test('a begun choice stays when the line comes back or the pace changes, and goes with the next step', () => {
  const board = open(playing);
  press(all('.hand button.may')[0]);
  expect(all('.hand button.chosen').length).toBe(1);
  board.show({ ...playing, steps: [] });
  board.hurry(0.5);
  expect(all('.hand button.chosen').length).toBe(1);
  board.show({ ...playing, step: playing.step + 1, steps: [] });
  expect(all('.hand button.chosen').length).toBe(0);
});

test('a card more than there is room for asks for the reason', () => {
  const choice = (points: number): Choice => ({
    notation: `knight:${points}`,
    action: { play: { picture: 'knight', points: [points] } },
    label: { key: '' },
    takes_back: 'never',
  });
  const hand: Card[] = ['knight:1', 'knight:2'];
  const board = open({ ...playing, choices: [choice(1), choice(2)], view: { ...playing.view, hand } });
  for (const card of all('.hand button')) press(card);
  expect(board.asked).toEqual([{ play: { picture: 'knight', points: [1, 2] } }]);
  expect(all('.hand button').map((card) => card.classList.contains('chosen'))).toEqual([true, false]);
});

test('whoever has to take something learns why nothing else can be done', () => {
  const board = open(choosing);
  press(all('.hand button')[0]);
  press(all('.space:not(.legal)')[0]);
  expect(board.asked).toEqual([
    expect.objectContaining({ play: expect.anything() }),
    expect.objectContaining({ take: expect.anything() }),
  ]);
  expect(board.helped).toEqual([]);
});

test('a space that does nothing is explained', () => {
  const board = open(playing);
  press(all('.space')[0]);
  expect(board.helped.length).toBe(1);
  expect(board.asked).toEqual([]);
});

test('what cannot be taken back says so before', () => {
  for (const takes_back of ['never', 'alone'] as const) {
    if (shown) void unmount(shown);
    open({ ...choosing, choices: choosing.choices.map((choice) => ({ ...choice, takes_back })) });
    const acts = all('.acts .btn-primary, .space.legal');
    expect(acts.length).toBe(2 * choosing.choices.length);
    for (const act of acts) {
      const note = document.getElementById(act.getAttribute('aria-describedby') ?? 'none');
      expect(note?.textContent).toBe(takes_back === 'alone' ? undefined : 'final');
    }
  }
});

test('advice lights what would be taken, and only that', () => {
  const board = open(choosing);
  expect(all('.space.legal').length).toBe(2);
  board.advise(choosing.choices[1] ?? null);
  expect(all('.space.advised.lit').length).toBe(1);
  expect(all('.arrows.wide .lit').length).toBe(1);
});

test('chosen cards light what they will take', () => {
  const tried = new Set<string>();
  const board = open(playing);
  for (const update of updates) {
    for (const play of plays(update.choices)) {
      const kind = `${play.picture} ${play.choice.label.key}`;
      if (tried.has(kind)) continue;
      tried.add(kind);
      board.show({ ...update, step: updates.length + tried.size, steps: [] });
      board.advise(play.choice);
      const { takes, to, gains } = ofPlay(update.view, play);
      expect(all('.space.lit').length, kind).toBe(takes.filter((other) => other !== 'below').length);
      expect(
        all('.gain')
          .map((gain) => gain.textContent)
          .sort(),
        kind,
      ).toEqual([...gains.values()].map((points) => `+${points}`).sort());
      expect(all('.quay .pile.lit').length, kind).toBe(to.includes('below') ? 1 : 0);
    }
  }
  expect(tried.size).toBeGreaterThanOrEqual(6);
});

test('while nothing may be done, one thing is reached by Tab and can be explained', () => {
  const board = open(waiting);
  const reached = all('[data-walk]').filter((thing) => thing.tabIndex === 0);
  expect(reached.length).toBe(1);
  reached[0]?.dispatchEvent(new KeyboardEvent('keydown', { key: '?', bubbles: true }));
  expect(board.helped.length).toBe(1);
});

test('the own pile can be looked through, and the rival’s hand is counted in words', () => {
  const rich = found((update) => (update.view.players[update.view.you ?? 0]?.pile?.length ?? 0) > 1);
  const { players, you } = rich.view;
  open({ ...rich, view: { ...rich.view, memory: { ...rich.view.memory, returned: 'troll:2' } } });
  expect(all('[popover] .card').length).toBe(players[you ?? 0]?.pile?.length);
  expect(document.body.textContent).toContain('table-returned');
  expect(document.querySelector('.rival')?.textContent).toContain(
    `board-hand ${players[1 - (you ?? 0)]?.hand}`,
  );
});

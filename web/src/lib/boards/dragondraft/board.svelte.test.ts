// @vitest-environment happy-dom
/** The board itself: what is drawn, what can be pressed, what is asked. */
import { createRawSnippet, flushSync, mount, unmount } from 'svelte';
import { afterEach, beforeAll, expect, test, vi } from 'vitest';
import type { BoardProps, GameUpdate } from '$lib/board';
import { loadTranslator, type Translator } from '$lib/translator';
import type { TableInfo } from '$lib/wire';
import { animate } from './animation';
import Board from './Board.svelte';
import type { Choice } from './choose';
import { updates as kept } from './scenes';
import type { Action, Card, Drawn, Event, View } from './table';

type Update = GameUpdate<Drawn>;
const updates: readonly Update[] = kept;
const names = ['Ines', 'Drake 1', 'Drake 2', 'Drake 3'];
const events = (update: Update) => update.steps.flatMap(({ events }) => events.map(({ event }) => event));

function where(what: (update: Update) => boolean): Update {
  const found = updates.find(what);
  if (!found) throw new Error('no such update in the kept game');
  return found;
}
const before = (update: Update) => where(({ step }) => step === update.step - 1);
const offering = (act: Action['do']) =>
  where(({ choices }) => choices.some(({ action }) => action.do === act));

/** A hand of goblins, what they can pay for, and what they cannot. */
function workshop(): Update {
  const update = offering('done');
  const view = update.view;
  const cards: Card[] = ['goblin', 'goblin', 'goblin-pair', 'goblin-pair'];
  const players = view.players.map((player) =>
    player.seat === update.viewer
      ? { ...player, hand: { ...player.hand, cards, thistles: 0, size: 4 } }
      : player,
  );
  const choice = (action: Action): Choice => ({
    notation: JSON.stringify(action),
    action,
    label: { key: 'action-done' },
    takes_back: 'alone',
  });
  const choices = [
    { singles: 2, pairs: 1 },
    { singles: 0, pairs: 2 },
  ].map((pay) => choice({ do: 'build', size: 'small', pay }));
  return { ...update, view: { ...view, players }, choices: [...choices, choice({ do: 'done' })] };
}

let english: Translator;
let shown: Record<string, unknown> | null = null;
beforeAll(async () => {
  english = await loadTranslator('en', 'dragondraft');
  // Nothing moves here, and nobody looks: happy-dom knows no animations and takes long to work out styles.
  const plain = { transform: 'none', transformOrigin: '0 0', opacity: '1', getPropertyValue: () => '' };
  vi.spyOn(window, 'getComputedStyle').mockImplementation(() => plain as unknown as CSSStyleDeclaration);
  Element.prototype.scrollIntoView ??= () => undefined;
  Element.prototype.getAnimations ??= () => [];
  Element.prototype.animate ??= () =>
    ({ cancel: () => undefined, finished: Promise.resolve() }) as unknown as Animation;
});
function close() {
  if (shown) void unmount(shown);
  shown = null;
  document.body.replaceChildren();
}
afterEach(() => {
  close();
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

/** The board at an update, which others can follow; what was played and asked on it. */
function open(first: Update, more: { advice?: Choice; tempo?: number } = {}) {
  let update = $state.raw(first);
  let tempo = $state(more.tempo ?? 0);
  const [played, asked, helped]: [string[], unknown[], string[]] = [[], [], []];
  const seat = { kind: 'bot', name: '', avatar: '', level: 'drake', here: true, stand_in: false };
  const seats = first.view.players.map(() => seat);
  const props: BoardProps<Drawn> = {
    game: 'dragondraft',
    table: { seats } as unknown as TableInfo,
    names: names.slice(0, seats.length),
    busy: false,
    advice: more.advice ?? null,
    say: (phrase) => english.say(phrase, { seats: names, reader: update.viewer }),
    play: (notation) => void played.push(notation),
    why: (action) => void asked.push(action),
    help: (id) => void helped.push(id),
    hold: () => undefined,
    final: ({ takes_back }) => (takes_back === 'alone' ? '' : 'This cannot be taken back.'),
    prompt: createRawSnippet(() => ({ render: () => '<p></p>' })),
    get tempo() {
      return tempo;
    },
    get view() {
      return update.view;
    },
    get update() {
      return update;
    },
  };
  shown = mount(Board, { target: document.body, props });
  flushSync();
  return {
    played,
    asked,
    helped,
    show: (next: Update) => flushSync(() => (update = next)),
    pace: (next: number) => flushSync(() => (tempo = next)),
  };
}

const all = (what: string) => [...document.querySelectorAll<HTMLElement>(what)];
const find = (what: string) => document.querySelector<HTMLElement>(what);
const press = (what: string) => flushSync(() => find(what)?.click());
const words = (what: string) => find(what)?.textContent?.replace(/\s+/g, ' ').trim() ?? '';

/** Of many things alike the first. */
function oneOfEach<Thing>(things: readonly Thing[], kind: (thing: Thing) => string): Thing[] {
  const found = new Map<string, Thing>();
  for (const thing of things) if (!found.has(kind(thing))) found.set(kind(thing), thing);
  return [...found.values()];
}

test('whatever travels has a place to leave from and a place to go to', () => {
  const journeys = updates.flatMap((after, index) => {
    const before = updates[index - 1];
    if (!before || after.step !== before.step + 1 || after.steps.some(({ undone }) => undone)) return [];
    let view = before.view;
    return animate(
      view,
      after.steps.flatMap(({ events }) => events),
    ).map((beat) => {
      const journey = { update: before, view, beat };
      view = beat.arrived;
      return journey;
    });
  });
  // Own and other hands are drawn differently, and so are tables in other parts of the day.
  const kinds = oneOfEach(journeys, ({ update, view, beat }) => {
    const way = beat.flights.map(({ from, to }) =>
      `${from} ${to}`.replaceAll(`-${update.viewer}`, '-own').replaceAll(/[a-d]?\d+/g, ''),
    );
    return `${view.phase} ${[...new Set(way)].sort().join()}`;
  }).filter(({ beat }) => beat.flights.length > 0);
  expect(kinds.length).toBeGreaterThan(8);
  const table = open(where(() => true));
  const draw = (update: Update, view: View, step: number) => {
    table.show({ ...update, view, steps: [], choices: [], step });
    return new Set(all('[data-place]').map((node) => node.dataset['place']));
  };
  kinds.forEach(({ update, view, beat }, index) => {
    const from = draw(update, view, 1_000_000 + 2 * index);
    const to = draw(update, beat.leaving, 1_000_001 + 2 * index);
    for (const flight of beat.flights) {
      expect(from, flight.face).toContain(flight.from);
      expect(to, flight.face).toContain(flight.to);
    }
  });
});

test('every table is described in words that exist', () => {
  const kinds = oneOfEach(updates, ({ choices, view }) => `${view.phase} ${choices.length > 0}`);
  expect(kinds.length).toBeGreaterThan(4);
  for (const update of kinds) {
    open(update);
    press('.score');
    expect(document.body.innerHTML, `step ${update.step}`).not.toContain('⟨');
    close();
  }
});

const evening = () =>
  where(
    (update) =>
      update.view.phase === 'recruiting' && events(update).some(({ event }) => event === 'show-counted'),
  );

test('where nothing moves, the evening stays in sight until it is closed', () => {
  const day = evening();
  const table = open(before(day));
  table.show(day);
  const counts = day.view.players.map(({ show }) => show.reduce((sum, line) => sum + line.spectators, 0));
  expect(all('.show .sum b').map((sum) => Number(sum.textContent))).toEqual(counts);
  const rival = ((day.viewer ?? 0) + 1) % counts.length;
  table.show({
    ...day,
    step: day.step + 1,
    steps: [{ step: day.step + 1, ply: 1, seat: rival, undone: false, events: [] }],
  });
  expect(all('.show').length, 'a rival who plays does not close it').toBe(counts.length);
  press('.onward');
  expect(all('.show')).toEqual([]);
  expect(all('.cell:not(.gone)').length).toBeGreaterThan(0);
});

test('in the evening only shows that were counted are in sight', () => {
  const update = where(
    ({ view, steps }) =>
      view.phase === 'show' && steps.length > 0 && view.players.some(({ counted }) => !counted),
  );
  open(update);
  expect(all('.show').length).toBe(update.view.players.filter(({ counted }) => counted).length);
  expect(find('.onward')).toBeNull();
});

test('a stage shows tonight and the last show', () => {
  open({ ...evening(), steps: [] });
  press('.score');
  expect(words('.count')).toContain('The last show:');
});

test('a show that is hurried shows its result first', async () => {
  vi.useFakeTimers();
  vi.stubGlobal('matchMedia', () => Object.assign(new EventTarget(), { matches: false }));
  const day = evening();
  const table = open(before(day), { tempo: 1 });
  table.show(day);
  while (words('.evening:has(.hurry) .line') === '') await vi.advanceTimersByTimeAsync(100);
  press('.hurry');
  await vi.advanceTimersByTimeAsync(50);
  flushSync();
  const first = events(day).find((event) => event.event === 'show-counted');
  expect(words('.show .sum.final b')).toBe(String(first?.spectators));
  expect(words('.hurry')).toBe('Go on');
});

test('an update that says nothing new leaves what was begun', () => {
  const update = workshop();
  const table = open(update);
  press('.thing.may');
  const begun = find('.thing.chosen .sr')?.textContent;
  expect(begun).toBeTruthy();
  table.show({ ...update });
  table.pace(1);
  expect(find('.thing.chosen .sr')?.textContent).toBe(begun);
  table.show({ ...update, step: update.step + 1, steps: [] });
  expect(find('.thing.chosen')).toBeNull();
});

test('what cannot be built or offered is asked about, with all goblins', () => {
  const table = open(workshop());
  press('.thing.not');
  expect(table.asked).toEqual([{ do: 'build', size: 'medium', pay: { singles: 2, pairs: 2 } }]);
  expect(table.helped).toEqual([]);
});

test('a goblin that no payment needs can be asked about', () => {
  const table = open(workshop());
  press('.thing.may');
  for (const pair of [3, 4]) press(`.held:nth-child(${pair}) button.may`);
  press('.hand button:not(.may)');
  expect(table.asked).toEqual([{ do: 'build', size: 'small', pay: { singles: 2, pairs: 2 } }]);
  expect(all('.hand .picked')).toHaveLength(2);
  press('.acts .btn-primary');
  expect(table.played).toEqual([
    JSON.stringify({ do: 'build', size: 'small', pay: { singles: 0, pairs: 2 } }),
  ]);
});

test('what cannot be taken back says so beside its button', () => {
  const update = where(({ choices }) =>
    choices.some(({ action, takes_back }) => action.do === 'done' && takes_back !== 'alone'),
  );
  open(update);
  const done = all('.acts button').find((button) => button.getAttribute('aria-describedby'));
  expect(document.getElementById(done?.getAttribute('aria-describedby') ?? '')?.textContent).toBe(
    'This cannot be taken back.',
  );
});

test('a bot that would do nothing more shows its button', () => {
  const update = offering('done');
  const advice = update.choices.find(({ action }) => action.do === 'done');
  if (!advice) throw new Error('it is offered');
  open(update, { advice });
  expect(words('.advised')).toBe(english.say(advice.label, { seats: names, reader: update.viewer }));
});

test('goblins stay unless somebody sends them away, and to keep none is never the main button', () => {
  const update = offering('keep');
  const table = open(update);
  const goblins = all('.hand button');
  expect(goblins.length).toBeGreaterThan(0);
  expect(goblins.every((goblin) => goblin.matches('.picked'))).toBe(true);
  expect(words('.acts .btn-primary')).toMatch(/^Keep \d/);
  expect(words('.note')).toContain('taken tomorrow');
  for (const goblin of goblins) flushSync(() => goblin.click());
  expect(find('.acts .btn-primary')).toBeNull();
  expect(words('.acts .btn')).toContain('Keep no goblins');
  press('.acts .btn');
  const none = update.choices.find(({ action }) => action.do === 'keep' && action.goblins.singles === 0);
  expect(table.played).toEqual([none?.notation]);
});

test('what a card would bring is told before it is taken', () => {
  const update = offering('take');
  const spot = update.view.board.flat().find((other) => other && other.gain > 0 && other.barred === null);
  if (!spot) throw new Error('some card attracts somebody');
  open(update);
  const cell = find(`[data-place="cell-${spot.space}"]`);
  flushSync(() => cell?.dispatchEvent(new FocusEvent('focus')));
  expect(words('.note')).toContain(`Tonight +${spot.gain}.`);
  expect(all('.hand .ghost').length).toBe(1 + (spot.thistles ?? 0));
  expect(cell?.getAttribute('aria-describedby')).toBe(find('.note')?.id);
});

test('what goblins are about to build or offer is drawn on the own stage', () => {
  open(workshop());
  press('.thing.may');
  expect(find('.stage .coming')).toBeNull();
  for (const pair of [3, 4]) press(`.held:nth-child(${pair}) button.may`);
  expect(all('.stage .coming')).toHaveLength(1);
  expect(words('.stage .coming')).toBe(words('.thing.chosen .worth'));
  expect(words('.going')).toBe(words('.thing.chosen .worth'));
});

test('the keyboard finds what may be chosen', () => {
  for (const [act, what] of [
    ['take', '.cell'],
    ['offer', '.thing'],
    ['keep', '.hand button'],
  ] as const) {
    open(offering(act));
    expect(all(`${what}[data-walk][tabindex="0"]`).length, act).toBeGreaterThan(0);
    close();
  }
});

test('whoever is asked sees what is asked', () => {
  const update = offering('take');
  const table = open({ ...update, choices: [] });
  press('.tabs button:last-child');
  expect(find('.table.queue')).not.toBeNull();
  table.show({ ...update, step: update.step + 1, steps: [] });
  expect(find('.table.fair')).not.toBeNull();
});

test('what rivals took leaves traces until the next own move', () => {
  const update = where(({ view }) => view.phase === 'recruiting' && view.players.length > 2);
  const viewer = update.viewer ?? 0;
  const table = open({ ...update, steps: [] });
  let view = update.view;
  let step = update.step;
  const take = (seat: number) => {
    const spot = view.board.flat().find((other) => other !== null);
    if (!spot) throw new Error('a card is left');
    const event: Event = {
      event: 'took',
      seat,
      space: spot.space,
      card: spot.card,
      thistles: 0,
      skipped: 0,
      holds: 1,
    };
    const lines = [{ event, text: { key: '' } }];
    view = animate(view, lines).at(-1)?.arrived ?? view;
    step += 1;
    table.show({
      ...update,
      view,
      step,
      choices: [],
      steps: [{ step, ply: step, seat, undone: false, events: lines }],
    });
  };
  const others = view.players
    .map(({ seat }) => seat)
    .filter((seat) => seat !== viewer)
    .slice(0, 2);
  others.forEach(take);
  expect(
    all('.traced .who')
      .map((who) => who.getAttribute('aria-label'))
      .sort(),
  ).toEqual(others.map((seat) => names[seat]).sort());
  take(viewer);
  expect(all('.traced')).toEqual([]);
});

test('a spectator hears prices, not why they cannot take a card', () => {
  const barred = where(
    ({ view }) => view.phase === 'recruiting' && view.board.some((row) => row.some((spot) => spot?.barred)),
  );
  open({ ...barred, viewer: null, choices: [], steps: [] });
  const spoken = all('.cell.not .sr').map((name) => name.textContent);
  expect(spoken.length).toBeGreaterThan(0);
  expect(spoken.filter((label) => /your|thistles left/i.test(label))).toEqual([]);
});

test('players are told apart without colours', () => {
  const update = where(({ view }) => view.players.length === 4);
  open(update);
  expect(all('.marker b').map((sign) => sign.textContent)).toEqual(['I', 'D1', 'D2', 'D3']);
});

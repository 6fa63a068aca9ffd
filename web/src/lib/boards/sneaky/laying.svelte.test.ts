// @vitest-environment happy-dom
import { flushSync, mount, unmount, type Component, type Snippet } from 'svelte';
import { afterEach, expect, test } from 'vitest';
import type { BoardProps } from '$lib/board';
import type { Choice, TableUpdate, TableInfo } from '$lib/wire';
import Board from './Board.svelte';
import kept from '$games/sneaky/client/decisions.json';
import type { Face, Own, View } from './table';

const updates = kept as unknown as TableUpdate[];
const offering = (start: string): TableUpdate => {
  const found = updates.find(({ choices }) => choices.some(({ notation }) => notation.startsWith(start)));
  if (!found) throw new Error(`no update offers ${start}`);
  return found;
};
const own = (update: TableUpdate): Own => (update.view as View).own;
const lay = (card: Face | undefined) => `lay:${card?.name ?? ''}`;

/** The update after a step, with the own things changed. */
const after = (
  update: TableUpdate,
  change: Partial<Own> = {},
  choices: Choice[] = update.choices,
): TableUpdate => ({
  ...update,
  step: update.step + 1,
  steps: [],
  choices,
  view: { ...(update.view as View), own: { ...own(update), ...change } },
});

/** Two cards of five for the own storyline. */
const hand = ['thief', 'trap', 'minstrel', 'picnic', 'move-3'].map((name): Face => ({
  name,
  kind: name,
  value: null,
  back: null,
}));
const pair = after(
  offering('lay:'),
  { hand, plan: [], order: [0, 0], 'next-row': 0 },
  hand.map((card) => ({
    notation: lay(card),
    action: { lay: card.name },
    label: { key: '' },
    undoable: true,
  })),
);

let shown: Record<string, unknown> | null = null;
afterEach(() => {
  if (shown) void unmount(shown);
  shown = null;
  document.body.innerHTML = '';
});

/** The board and what was played on it; updates follow each other. */
function open(first: TableUpdate) {
  let update = $state.raw(first);
  let advice = $state.raw<Choice | null>(null);
  let busy = $state(false);
  const played: string[] = [];
  const seats = (first.view as View).players.map(() => ({
    kind: 'bot',
    name: '',
    avatar: '',
    level: 'random',
    here: true,
    stand_in: false,
  }));
  const props: BoardProps = {
    game: 'sneaky',
    table: { seats } as unknown as TableInfo,
    names: seats.map((_, seat) => `Seat ${seat}`),
    say: (phrase) => phrase.key,
    play: (notation) => played.push(notation),
    help: () => undefined,
    why: () => undefined,
    hold: () => undefined,
    prompt: (() => undefined) as unknown as Snippet,
    tempo: 0,
    get view() {
      return update.view;
    },
    get update() {
      return update;
    },
    get advice() {
      return advice;
    },
    get busy() {
      return busy;
    },
  };
  shown = mount(Board as Component<BoardProps>, { target: document.body, props });
  flushSync();
  return {
    played,
    show: (next: TableUpdate) => flushSync(() => (update = next)),
    advise: (choice: Choice | undefined) => flushSync(() => (advice = choice ?? null)),
    wait: (until: boolean) => flushSync(() => (busy = until)),
  };
}

const find = (what: string) => document.body.querySelector<HTMLElement>(what);
const press = (what: string) => flushSync(() => find(what)?.click());
const choose = (card: Face | undefined) => press(`[data-choice="${lay(card)}"]`);

/** The first two cards to their places, and both laid. */
function layBoth(): void {
  for (const card of hand.slice(0, 2)) {
    choose(card);
    press('.ghost.open');
  }
  press('[data-act="lay-all"]');
}

test('cards are laid one after the other, each where the hall has come to', () => {
  const { played, show } = open(pair);
  layBoth();
  expect(played).toEqual([lay(hand[0])]);
  const first = { row: 0, card: hand[0] as Face };
  const second = after(pair, { plan: [first], hand: hand.slice(1) }, pair.choices.slice(1));
  show(second);
  expect(played).toEqual([lay(hand[0]), lay(hand[1])]);
  // All are laid and other cards are asked for: nothing of the old plan is left.
  show(after(second, { plan: [], hand }, pair.choices));
  expect(played.length).toBe(2);
  expect(document.querySelectorAll('.held.gone').length).toBe(0);
  expect(find('.ghost.open')).not.toBeNull();
});

test('after a card that was not taken, no other one is sent', () => {
  const { played, show } = open(pair);
  layBoth();
  played.length = 0;
  const later = after(pair);
  show(later);
  show(
    after(later, { plan: [{ row: 0, card: hand[0] as Face }], hand: hand.slice(1) }, pair.choices.slice(1)),
  );
  expect(played).toEqual([]);
});

test('a refusal without any steps ends it too, and the cards keep their places', () => {
  const { played, wait } = open(pair);
  layBoth();
  wait(true);
  expect(document.querySelectorAll('.held.gone').length, 'they are in sight while they are sent').toBe(2);
  expect(find('[data-act="lay-all"]')?.getAttribute('aria-disabled')).toBe('true');
  wait(false);
  expect(played.length).toBe(1);
  expect(document.querySelectorAll('.held.gone').length).toBe(2);
  expect(find('[data-act="lay-all"]')?.getAttribute('aria-disabled')).toBe('false');
});

test('a rival who is ready takes nothing out of the own hands', () => {
  const { show } = open(pair);
  choose(hand[2]);
  const card = find(`[data-choice="${lay(hand[2])}"]`);
  show(after(pair));
  expect(find('.held.grown [data-choice]')).toBe(card);
  show(after(after(pair), { hand: hand.slice(3) }));
  expect(find('.held.grown')).toBeNull();
});

test('the same update once more, after the line was broken, takes nothing out of the own hands', () => {
  const { played, show } = open(pair);
  choose(hand[0]);
  press('.ghost.open');
  choose(hand[2]);
  show({ ...pair, view: structuredClone(pair.view), choices: structuredClone(pair.choices) });
  expect(find(`.held.gone [data-choice="${lay(hand[0])}"]`), 'what was meant for a place').not.toBeNull();
  expect(find(`.held.grown [data-choice="${lay(hand[2])}"]`), 'what was taken up').not.toBeNull();
  press('.ghost.open');
  press('[data-act="lay-all"]');
  expect(played).toEqual([lay(hand[0])]);
});

test('advice is shown as if it had been chosen', () => {
  const table = open(pair);
  table.advise(pair.choices.find(({ notation }) => notation === lay(hand[3])));
  expect(find(`.held.gone [data-choice="${lay(hand[3])}"]`)).not.toBeNull();
  expect(table.played).toEqual([]);
  for (const start of ['steal:', 'bet:', 'hold:', 'keep:', 'believe']) {
    const update = offering(start);
    table.show({ ...update, step: 1_000 + update.step, steps: [] });
    const choice = update.choices.find(({ notation }) => notation.startsWith(start));
    table.advise(choice);
    if (start === 'hold:') expect(find(`.fair [data-choice="${choice?.notation}"]`)).not.toBeNull();
    else expect(find(`[data-choice="${choice?.notation}"]`)?.className, start).toContain('picked');
    expect(table.played).toEqual([]);
  }
});

test('bets beyond the last field have buttons of their own', () => {
  const { view, choices, ...rest } = offering('bet:');
  const { fields, finish } = (view as View).track;
  const far = [1, 2, 3].map((more): Choice => ({
    notation: `bet:${fields + finish + more}`,
    action: { bet: fields + finish + more },
    label: { key: '' },
    undoable: true,
  }));
  open({ view, choices: [...choices, ...far], ...rest });
  expect(document.querySelectorAll('.land .bet').length).toBe(choices.length);
  expect(document.querySelectorAll('.acts .far [data-choice]').length).toBe(3);
});

test('what was chosen in secret is marked while others choose', () => {
  const keep = offering('keep:');
  const table = open(after(keep, { 'sealed-card': own(keep).hand[1] as Face }, []));
  expect(document.querySelectorAll('.held .sealed').length).toBe(1);
  const place = offering('place:');
  table.show(after(place, { sealed: 2 }, []));
  expect(document.querySelectorAll('.gap.sealed').length).toBe(1);
  const held = offering('hold:');
  table.show(after(held, { sealed: 47 }, []));
  expect(find('.breath .sealed')?.textContent).toContain('board-seconds');
  expect(find('.breath button')).toBeNull();
});

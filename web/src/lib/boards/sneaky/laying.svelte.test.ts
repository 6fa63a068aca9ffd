// @vitest-environment happy-dom
import { flushSync } from 'svelte';
import { afterEach, expect, test } from 'vitest';
import type { ActionKind } from '$games/sneaky/client/kinds';
import { mountBoard } from '../kit/mountBoard.svelte';
import Board from './Board.svelte';
import { offers, type Choice, type Offer } from './choose';
import { decisions, type Update } from './scenes';
import type { Face, Kind, Own } from './table';

const updates = decisions();
/** An update that offers a choice of this kind, and the first such choice. */
function offering(kind: ActionKind): { update: Update; offer: Offer } {
  for (const update of updates) {
    const offer = offers(update.choices, update.viewer).find((other) => other.kind === kind);
    if (offer) return { update, offer };
  }
  throw new Error(`no update offers ${kind}`);
}
const lay = (card: Face) => `lay:${card.name}`;

/** The update after a step, with the own things changed. */
const after = (update: Update, change: Partial<Own> = {}, choices = update.choices): Update => ({
  ...update,
  step: update.step + 1,
  steps: [],
  choices,
  view: { ...update.view, own: { ...update.view.own, ...change } },
});

/** Two cards of five for the own storyline. */
const face = (kind: Kind): Face => ({ name: kind, kind, value: null, back: null });
const thief = face('thief');
const trap = face('trap');
const minstrel = face('minstrel');
const picnic = face('picnic');
const hand = [thief, trap, minstrel, picnic, face('move-3')];
const pair = after(
  offering('lay').update,
  { hand, plan: [], order: [0, 0], next_row: 0 },
  hand.map((card) => ({
    notation: lay(card),
    action: { lay: card.name },
    label: { key: '' },
    takes_back: 'alone',
  })),
);

let unmount: (() => void) | null = null;
afterEach(() => {
  unmount?.();
  unmount = null;
  document.body.innerHTML = '';
  sessionStorage.clear();
});

/** The board and what was played on it; updates follow each other. */
function open(first: Update) {
  const names = first.view.players.map((_, seat) => `Seat ${seat}`);
  const board = mountBoard(Board, first, { game: 'sneaky', names });
  unmount = board.unmount;
  return board;
}

const find = (what: string) => document.body.querySelector<HTMLElement>(what);
const press = (what: string) => flushSync(() => find(what)?.click());
const choose = (card: Face) => press(`[data-choice="${lay(card)}"]`);

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
  expect(played).toEqual([lay(thief)]);
  const first = { row: 0, card: thief };
  const second = after(pair, { plan: [first], hand: hand.slice(1) }, pair.choices.slice(1));
  show(second);
  expect(played).toEqual([lay(thief), lay(trap)]);
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
  show(after(later, { plan: [{ row: 0, card: thief }], hand: hand.slice(1) }, pair.choices.slice(1)));
  expect(played).toEqual([]);
});

test('a refusal without any steps ends it too, and the cards keep their places', () => {
  const { played, setBusy } = open(pair);
  layBoth();
  setBusy(true);
  expect(document.querySelectorAll('.held.gone').length, 'they are in sight while they are sent').toBe(2);
  expect(find('[data-act="lay-all"]')?.getAttribute('aria-disabled')).toBe('true');
  setBusy(false);
  expect(played.length).toBe(1);
  expect(document.querySelectorAll('.held.gone').length).toBe(2);
  expect(find('[data-act="lay-all"]')?.getAttribute('aria-disabled')).toBe('false');
});

test('a rival who is ready takes nothing out of the own hands', () => {
  const { show } = open(pair);
  choose(minstrel);
  const card = find(`[data-choice="${lay(minstrel)}"]`);
  show(after(pair));
  expect(find('.held.grown [data-choice]')).toBe(card);
  show(after(after(pair), { hand: hand.slice(3) }));
  expect(find('.held.grown')).toBeNull();
});

test('the same update once more, after the line was broken, takes nothing out of the own hands', () => {
  const { played, show } = open(pair);
  choose(thief);
  press('.ghost.open');
  choose(minstrel);
  show({ ...pair, view: structuredClone(pair.view), choices: structuredClone(pair.choices) });
  expect(find(`.held.gone [data-choice="${lay(thief)}"]`), 'what was meant for a place').not.toBeNull();
  expect(find(`.held.grown [data-choice="${lay(minstrel)}"]`), 'what was taken up').not.toBeNull();
  press('.ghost.open');
  press('[data-act="lay-all"]');
  expect(played).toEqual([lay(thief)]);
});

test('advice is shown as if it had been chosen', () => {
  const table = open(pair);
  table.advise(pair.choices.find(({ notation }) => notation === lay(picnic)) ?? null);
  expect(find(`.held.gone [data-choice="${lay(picnic)}"]`)).not.toBeNull();
  expect(table.played).toEqual([]);
  for (const kind of ['steal', 'bet', 'hold', 'keep', 'believe'] as const) {
    const { update, offer } = offering(kind);
    table.show({ ...update, step: 1_000 + update.step, steps: [] });
    table.advise(offer.choice);
    const mark = `[data-choice="${offer.choice.notation}"]`;
    if (kind === 'hold') expect(find(`.fair ${mark}`)).not.toBeNull();
    else expect(find(mark)?.className, kind).toContain('picked');
    expect(table.played).toEqual([]);
  }
});

test('bets beyond the last field have buttons of their own', () => {
  const { view, choices, ...rest } = offering('bet').update;
  const { fields, finish } = view.track;
  const far = [1, 2, 3].map((more): Choice => ({
    notation: `bet:${fields + finish + more}`,
    action: { bet: fields + finish + more },
    label: { key: '' },
    takes_back: 'alone',
  }));
  open({ view, choices: [...choices, ...far], ...rest });
  expect(document.querySelectorAll('.land .bet').length).toBe(choices.length);
  expect(document.querySelectorAll('.acts .far [data-choice]').length).toBe(3);
});

test('what was chosen in secret is marked while others choose', () => {
  const keep = offering('keep').update;
  const table = open(after(keep, { sealed_card: keep.view.own.hand[1] ?? null }, []));
  expect(document.querySelectorAll('.held .sealed').length).toBe(1);
  table.show(after(offering('place').update, { sealed: 2 }, []));
  expect(document.querySelectorAll('.gap.sealed').length).toBe(1);
  table.show(after(offering('hold').update, { sealed: 47 }, []));
  expect(find('.breath .sealed')?.textContent).toContain('board-seconds');
  expect(find('.breath button')).toBeNull();
});

test('what is arranged survives a reload, until the cards are laid or the round is another one', () => {
  open(pair);
  choose(thief);
  press('.ghost.open');
  unmount?.();
  document.body.innerHTML = '';
  open(pair);
  expect(find(`.held.gone [data-choice="${lay(thief)}"]`)).not.toBeNull();
  unmount?.();
  document.body.innerHTML = '';
  open({ ...pair, view: { ...pair.view, round: pair.view.round + 1 } });
  expect(find('.held.gone')).toBeNull();
});

test('what was taken back is not there after a reload', () => {
  open(pair);
  choose(thief);
  press('.ghost.open');
  choose(thief);
  unmount?.();
  document.body.innerHTML = '';
  open(pair);
  expect(find('.held.gone')).toBeNull();
});

test('the edge of its back is seen below every card of the hand, and what the own storyline will add up to', () => {
  const back = { courage: 3, spell: 'jumping', footprint: 2 } as const;
  const backed = hand.map((card) => ({ ...card, back }));
  const players = pair.view.players.map((player) => ({ ...player, courage: 1, stamina: 0 }));
  const update = after(pair, { hand: backed });
  open({ ...update, view: { ...update.view, you: 0, players } });
  expect(document.querySelectorAll('.hand .peek').length).toBe(hand.length);
  expect(find('.acts .after')).toBeNull();
  choose(thief);
  press('.ghost.open');
  expect(document.querySelectorAll('.acts .after span').length).toBe(2);
});

test('who laid a face-down card is shown on it and said', () => {
  const [player] = pair.view.players;
  if (!player) throw new Error('nobody plays');
  const row = [
    { place: 1, lie: 'down', card: null, back: null, barred: false, under: null, by: 1, note: null } as const,
    {
      place: 2,
      lie: 'up',
      card: trap,
      back: null,
      barred: false,
      under: null,
      by: null,
      note: null,
    } as const,
  ];
  const others = pair.view.players.slice(1).map((other) => ({ ...other, row: [] }));
  const players = [{ ...player, row: [...row] }, ...others];
  open({ ...pair, view: { ...pair.view, players } });
  expect(document.querySelectorAll('.line .by').length).toBe(1);
  expect(find('.line .slot')?.getAttribute('aria-label')).toContain('board-laid-by');
});

import { expect, test } from 'vitest';
import type { Cause, Event, SlotOf } from '$games/flamecraft/client/types';
import { animate, traces } from './animation';
import { target } from './choose';
import { place } from './place';
import { scenes } from './scenes';
import type { EventLine, View } from './table';

/** The first scene of this sort. */
function seen(sort: (view: View) => boolean): View {
  const scene = scenes.find((one) => sort(one.view));
  if (!scene) throw new Error('no such scene');
  return scene.view;
}
const view = seen(({ question }) => question.asks === 'give-visitor');
const slot = (shop: SlotOf['shop'], at: number): SlotOf => ({ shop, slot: at });
const line = (event: Event): EventLine => ({ event, text: { key: 'event-over' } });
const other = view.players.find((player) => player.seat !== view.you)?.seat ?? 1;

test('a visitor walks from shop to shop, and stands on one roof only', () => {
  const [beat] = animate(view, [line({ event: 'visited', seat: other, shop: 'smith-mart' })]);
  expect(beat?.flights).toEqual([
    expect.objectContaining({ face: `seat-${other}`, to: place.roof('smith-mart') }),
  ]);
  const standing = beat?.arrived.town
    .filter((shop) => shop.visitors.includes(other))
    .map((shop) => shop.shop);
  expect(standing).toEqual(['smith-mart']);
  expect(beat?.arrived.players[other]?.at).toBe('smith-mart');
});

test('a dragon placed leaves the hand and lights the window', () => {
  const artisan = 'meat-6';
  const free = view.town[0]?.slots.findIndex(({ dragon }) => dragon === null) ?? 0;
  const at = slot(view.town[0]?.shop ?? 'critical-rolls', free);
  const [beat] = animate(view, [line({ event: 'placed', seat: other, artisan, slot: at })]);
  expect(beat?.flights).toEqual([{ face: artisan, from: place.hand(other), to: place.slot(at) }]);
  expect(beat?.arrived.town[0]?.slots[free]?.dragon).toBe(artisan);
  expect(beat?.arrived.spark?.at).toEqual([target.slot(at).key]);
});

test('every step is told in words while it is shown, and the next one begins without its marks', () => {
  const beats = animate(view, [
    line({ event: 'reputation', seat: other, points: 3 }),
    line({ event: 'gained', seat: other, goods: { bread: 2 }, coins: 1 }),
  ]);
  expect(beats.map((beat) => beat.arrived.spark?.says)).toEqual([
    { key: 'event-over' },
    { key: 'event-over' },
  ]);
  const [before, after] = [view.players[other], beats[1]?.arrived.players[other]];
  expect(after?.reputation).toBe((before?.reputation ?? 0) + 3);
  expect([after?.goods.bread, after?.coins]).toEqual([
    (before?.goods.bread ?? 0) + 2,
    (before?.coins ?? 0) + 1,
  ]);
  // Two loaves and a coin are in the air.
  expect(beats[1]?.flights.map(({ face }) => face)).toEqual(['token-bread', 'token-bread', 'token-coin']);
});

test('a full shop brings a new one, face down', () => {
  const shop = view.town[0]?.shop ?? 'critical-rolls';
  const [beat] = animate(view, [line({ event: 'filled', shop, drew: true })]);
  expect(beat?.arrived.town).toHaveLength(view.town.length + 1);
  expect(beat?.arrived.town.at(-1)?.shop).toBeNull();
  expect(beat?.arrived.decks.shops).toBe(view.decks.shops - 1);
});

test('the doings of the others in a solo game are shown one after the other', () => {
  const solo = seen(({ own_token }) => own_token !== null);
  const beats = animate(solo, [
    line({ event: 'others-placed', artisan: 'iron-2', slot: slot('hello-nursery', 1) }),
    line({ event: 'others-moved', token: 'iron', shop: 'hello-nursery' }),
  ]);
  expect(beats.map((beat) => beat.flights[0]?.to)).toEqual([
    place.slot(slot('hello-nursery', 1)),
    place.roof('hello-nursery'),
  ]);
  expect(beats[1]?.arrived.tokens.find(([good]) => good === 'iron')?.[1]).toBe('hello-nursery');
  expect(beats.every((beat) => beat.rest >= 2)).toBe(true);
});

test('the trace shows what others changed, not the own deeds', () => {
  const lines = [
    line({ event: 'placed', seat: other, artisan: 'meat-6', slot: slot('smith-mart', 1) }),
    line({ event: 'placed', seat: view.you ?? 0, artisan: 'meat-5', slot: slot('smith-mart', 2) }),
  ];
  expect([...traces(lines, view.you)]).toEqual(['slot:smith-mart.2']);
});

test('whatever happens can be told from any table', () => {
  const events: Event[] = [
    { event: 'turn-began', seat: other, turn: 9 },
    { event: 'joined', seat: other, shop: 'draco-bell' },
    { event: 'gave', from: other, to: null, token: 'coin' },
    { event: 'drew', seat: other, artisan: null },
    { event: 'drew-fancy', seat: other, fancy: null },
    { event: 'fired-up', seat: other, artisan: 'iron-1', at: { in: 'park', place: 1 } },
    {
      event: 'swapped',
      seat: other,
      artisan: 'iron-1',
      at: { in: 'slot', shop: 'smith-mart', slot: 0 },
      other: 'meat-1',
      slot: slot('draco-bell', 0),
    },
    { event: 'replaced', seat: other, artisan: 'iron-1', old: 'meat-1', slot: slot('draco-bell', 0) },
    { event: 'paid', seat: other, goods: { iron: 1 }, coins: 1, reputation: 3 },
    { event: 'cast', seat: other, enchantment: 'purple-bread-1', shop: 'critical-rolls', sets: 1 },
    { event: 'reserved', seat: other, enchantment: 'purple-meat-1' },
    { event: 'deposited', seat: other, shop: 'dragon-alley', space: 0 },
    { event: 'coins-taken', seat: other, shop: 'dragon-alley', coins: 4 },
    { event: 'seeded', seat: other, place: 1, good: 'bread' },
    { event: 'discarded', seat: other, artisan: null },
    { event: 'goods-returned', seat: other, goods: { bread: 1 } },
    { event: 'park-refilled', artisans: ['bread-2'] },
    { event: 'row-refilled', enchantments: ['purple-iron-2'] },
    { event: 'no-slot', artisan: 'bread-3' },
    { event: 'coins-turned-in', seat: other, coins: 2 },
    { event: 'moon-scored', seat: other, fancy: 'todd', points: 2 },
    { event: 'gave-dragon', from: other, to: null, artisan: 'meat-1' },
    { event: 'gave-fancy', from: other, to: null, fancy: null },
    { event: 'companion-used', seat: other, companion: 'purse' },
    { event: 'over', scores: [] },
  ];
  for (const scene of scenes) expect(animate(scene.view, events.map(line))).toHaveLength(events.length);
});

test.each<[Cause, string[]]>([
  ['artisan-deck', [target.deck.key]],
  ['enchantment-deck', [place.spells]],
  ['turn-limit', []],
])('the end by "%s" is shown where it comes from', (cause, at) => {
  const [beat] = animate(view, [line({ event: 'end-near', cause })]);
  expect(beat?.arrived.spark?.at).toEqual(at);
});

// @vitest-environment happy-dom
import { flushSync, mount, unmount } from 'svelte';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { testTable } from '$lib/boards/kit/mountBoard.svelte';
import { LiveTable } from '$lib/live.svelte';
import type { Teller } from '$lib/queue';
import { Story } from '$lib/story.svelte';
import type { ServerMessage, StepLog, TableUpdate } from '$lib/wire';
import LiveRegion from './LiveRegion.svelte';

const sounds = vi.hoisted((): string[] => []);
vi.mock('$lib/sound', () => ({ sound: (name: string) => sounds.push(name) }));

const step = (step: number, ...lines: string[]): StepLog => ({
  step,
  ply: step,
  seat: 1,
  undone: false,
  events: lines.map((key) => ({ event: key, text: { key } })),
});
const update = (step: number, more: Partial<TableUpdate> = {}): ServerMessage => ({
  type: 'update',
  step,
  ply: step,
  viewer: 0,
  to_act: [1],
  view: {},
  prompt: { key: 'p' },
  choices: [],
  scores: [],
  undo: 'no',
  steps: [],
  ...more,
});
const sentences = ({ events }: StepLog) => events.map(({ text }) => text.key);

let live: LiveTable;
let stop: () => void;
let silent = $state(false);

beforeEach(() => {
  vi.useFakeTimers();
  silent = false;
  live = new LiveTable('amber', { invite: null, seat: null, plain: false, language: 'en', pace: () => 10 });
  live.receive({ type: 'table', ...testTable('dragonheart', 2) });
  live.receive(update(2, { steps: [step(1, 'long ago'), step(2, 'before')] }));
  const story = new Story(
    live,
    () => live.table ?? testTable('dragonheart', 2),
    () => 1,
  );
  const props = {
    story,
    sentences,
    get silent() {
      return silent;
    },
  };
  let region: ReturnType<typeof mount>;
  stop = $effect.root(() => {
    $effect(() => story.follow());
    region = mount(LiveRegion, { target: document.body, props });
    return () => void unmount(region);
  });
});
afterEach(() => {
  stop();
  live.close();
  vi.useRealTimers();
});

async function pass(milliseconds: number) {
  await vi.advanceTimersByTimeAsync(milliseconds);
  flushSync();
}
const read = () => [...document.querySelectorAll('[role="log"] p')].map((line) => line.textContent);

test('what happened before the reader came is not read out, what happens now is', async () => {
  await pass(1000);
  expect(read()).toEqual([]);
  live.receive(update(3, { steps: [step(3, 'plays', 'takes')] }));
  await pass(1000);
  expect(read()).toEqual(['plays', 'takes']);
  live.receive(update(4, { steps: [step(4, 'draws')] }));
  await pass(1000);
  expect(read()).toEqual(['plays', 'takes', 'draws']);
});

test('a sentence is read when the board shows it, not before', async () => {
  await pass(1000);
  let lines = $state(1);
  let end = () => {};
  const until = new Promise<void>((resolve) => (end = resolve));
  const teller: Teller = {
    get lines() {
      return lines;
    },
    skip: () => end(),
  };
  live.receive(update(3, { steps: [step(3, 'plays', 'takes', 'draws')] }));
  live.hold(until, teller);
  await pass(1000);
  expect(read()).toEqual(['plays']);
  lines = 2;
  await pass(1000);
  expect(read()).toEqual(['plays', 'takes']);
  end();
  await pass(1000);
  expect(read()).toEqual(['plays', 'takes', 'draws']);
});

test('the last sentences stay in the page, older ones go', async () => {
  await pass(1000);
  for (let at = 3; at < 15; at += 1) {
    live.receive(update(at, { steps: [step(at, `step ${at}`)] }));
    await pass(1000);
  }
  expect(read()).toEqual([7, 8, 9, 10, 11, 12, 13, 14].map((at) => `step ${at}`));
});

test('nothing is read to somebody else', async () => {
  await pass(1000);
  silent = true;
  live.receive(update(3, { steps: [step(3, 'draws a secret')] }));
  await pass(1000);
  expect(read()).toEqual([]);
});

test('a turn is heard once, when everything before it was told', async () => {
  await pass(1000);
  sounds.length = 0;
  live.receive(update(3, { to_act: [0], steps: [step(3, 'plays')] }));
  await pass(1000);
  expect(sounds).toEqual(['card', 'turn']);
});

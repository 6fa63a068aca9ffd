// @vitest-environment happy-dom
import { flushSync } from 'svelte';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { testTable } from './boards/kit/mountBoard.svelte';
import { LiveTable } from './live.svelte';
import type { Teller } from './queue';
import { RoundBudget, ROUND } from './roundBudget';
import { Story } from './story.svelte';
import type { ServerMessage, StepLog, TableInfo, TableUpdate } from './wire';

const step = (step: number, seat: number, ...lines: string[]): StepLog => ({
  step,
  ply: step,
  seat,
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
const table = (more: Partial<TableInfo> = {}): ServerMessage => ({
  type: 'table',
  ...testTable('dragonheart', 2, more),
});

/** A board whose animation ends when the test says so. */
class TestTeller implements Teller {
  lines = $state(1);
  end = (): void => undefined;
  readonly until = new Promise<void>((resolve) => (this.end = resolve));
  readonly skip = vi.fn(() => this.end());
}

describe('what is told', () => {
  let live: LiveTable;
  let story: Story;
  let stop: () => void;
  const situations: string[] = [];

  beforeEach(() => {
    vi.useFakeTimers();
    live = new LiveTable('amber', { invite: null, seat: null, plain: false, language: 'en', pace: () => 10 });
    live.receive(table());
    live.receive(update(1));
    story = new Story(
      live,
      () => live.table ?? testTable('dragonheart', 2),
      () => 1,
    );
    situations.length = 0;
    stop = $effect.root(() => {
      $effect(() => story.follow());
      $effect(() => story.watchClock());
      $effect(() => void situations.push(story.situation));
    });
    flushSync();
  });
  afterEach(() => {
    stop();
    live.close();
    vi.useRealTimers();
  });

  /** An update comes, and the board animates it. */
  function told(message: ServerMessage): TestTeller {
    const teller = new TestTeller();
    live.receive(message);
    live.hold(teller.until, teller);
    flushSync();
    return teller;
  }
  async function pass(milliseconds: number) {
    await vi.advanceTimersByTimeAsync(milliseconds);
    flushSync();
  }

  it('does not announce the reader’s turn before the step that leads to it was told', async () => {
    const teller = told(update(2, { to_act: [0], steps: [step(2, 1, 'moves')] }));
    await pass(5000);
    expect([story.situation, story.myTurn, live.position?.step]).toEqual(['telling', false, 1]);
    teller.end();
    await pass(0);
    expect([story.situation, story.myTurn, live.position?.step]).toEqual(['turn', true, 2]);
  });

  it('shows neither a result nor "over" before the last step was told, and two beats later', async () => {
    const teller = told(update(2, { to_act: [], steps: [step(2, 1, 'wins')] }));
    live.receive(table({ status: 'over', result: { scores: [1, 2], ranks: [2, 1], ending: 'end' } }));
    await pass(5000);
    expect([story.over, story.table.status, story.table.result]).toEqual([false, 'running', undefined]);
    teller.end();
    await pass(500);
    expect([story.over, story.table.status]).toEqual([false, 'running']);
    await pass(30);
    expect([story.over, story.table.status]).toEqual([true, 'over']);
    expect(story.table.result?.ranks).toEqual([2, 1]);
  });

  it('keeps the result of a game that is over when the connection is lost, and has not witnessed its end', async () => {
    live.receive(update(2, { to_act: [] }));
    live.receive(table({ status: 'over', result: { scores: [1, 2], ranks: [2, 1], ending: 'end' } }));
    await pass(1000);
    vi.spyOn(live, 'connection', 'get').mockReturnValue('lost');
    const late = new Story(
      live,
      () => live.table ?? testTable('dragonheart', 2),
      () => 1,
    );
    late.follow()();
    expect([late.now, late.table.status, late.witnessed]).toEqual(['over', 'over', false]);
  });

  it('tells the next step to a reader who looked away while nothing was told', async () => {
    live.finish();
    const teller = told(update(2, { to_act: [0], steps: [step(2, 1, 'moves')] }));
    await pass(5000);
    expect([story.situation, teller.skip.mock.calls.length]).toEqual(['telling', 0]);
    teller.end();
  });

  it('does not take a game for over while its last step is still on the way', async () => {
    live.receive(table({ status: 'over' }));
    await pass(5000);
    expect(story.situation).toBe('wait');
  });

  it('lets the lines of the log come with the sentences that are told', async () => {
    const teller = told(update(2, { to_act: [0], steps: [step(2, 1, 'first', 'second')] }));
    await pass(200);
    const lines = () => story.log.flatMap(({ events }) => events.map(({ event }) => event));
    expect([lines(), story.telling?.line]).toEqual([['first'], 0]);
    teller.lines = 2;
    expect([lines(), story.telling?.line]).toEqual([['first', 'second'], 1]);
  });

  it('counts only the moves that were told', async () => {
    told(update(2, { steps: [step(2, 1, 'first')] }));
    live.receive(update(3, { steps: [step(3, 1, 'second')] }));
    await pass(200);
    expect(story.moves).toBe(2);
  });

  it('shows no situation that is shorter than can be read', async () => {
    for (let at = 2; at < 6; at += 1) {
      const teller = told(update(at, { steps: [step(at, 1, 'quick')] }));
      await pass(40);
      teller.end();
      await pass(20);
    }
    await pass(1000);
    expect(situations).toEqual(['wait']);
  });

  it('skips one step, and everything with a second press at once', async () => {
    const first = told(update(2, { steps: [step(2, 1, 'a')] }));
    for (const at of [3, 4, 5]) live.receive(update(at, { to_act: [0], steps: [step(at, 1, 'b')] }));
    live.skip();
    await pass(0);
    expect([first.skip.mock.calls.length, live.update?.step]).toEqual([1, 3]);
    live.skip();
    await pass(0);
    expect([live.update?.step, live.telling]).toEqual([5, false]);
  });

  it('tells the rest faster when the reader has little time left, and shows the clock', async () => {
    told(update(2, { to_act: [0], steps: [step(2, 1, 'a')], time_left: 30_000 }));
    await pass(300);
    expect([story.clock, story.factor]).toEqual([false, 1]);
    await pass(20_000);
    expect([story.clock, story.factor]).toEqual([true, 0.5]);
  });

  it('goes straight to the end while nobody looks', async () => {
    const teller = told(update(2, { steps: [step(2, 1, 'a')] }));
    vi.spyOn(document, 'visibilityState', 'get').mockReturnValue('hidden');
    live.receive(update(3, { to_act: [0], steps: [step(3, 1, 'b')] }));
    expect([live.update?.step, live.telling]).toEqual([3, false]);
    expect(teller.skip).not.toHaveBeenCalled();
    vi.restoreAllMocks();
  });
});

describe('the time of a round', () => {
  /** Tells so many updates that all came at once, each with this animation; how long it took. */
  function tell(updates: number, animation: number): number {
    const budget = new RoundBudget();
    let now = 0;
    for (let at = 0; at < updates; at += 1) {
      const factor = budget.factor(now, updates - at - 1);
      budget.measured(animation * factor, factor);
      now += animation * factor;
    }
    return now;
  }

  it('is never longer than twelve seconds, however much four bots do', () => {
    for (const [updates, animation] of [
      [4, 1000],
      [4, 4500],
      [8, 2500],
      [12, 3000],
    ] as const)
      expect(tell(updates, animation)).toBeLessThanOrEqual(ROUND);
  });

  it('is not hurried when little happens', () => {
    expect(tell(4, 1000)).toBe(4000);
  });
});

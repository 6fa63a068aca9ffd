// @vitest-environment happy-dom
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { Live } from './live.svelte';
import type { Position, Said, Told } from './wire';

class Line {
  static all: Line[] = [];
  static readonly OPEN = 1;
  readyState = 0;
  sent: Said[] = [];
  onopen: (() => void) | null = null;
  onclose: (() => void) | null = null;
  onmessage: ((event: { data: string }) => void) | null = null;

  constructor(readonly url: string) {
    Line.all.push(this);
  }
  send(text: string) {
    this.sent.push(JSON.parse(text));
  }
  close() {
    this.readyState = 3;
  }
  open() {
    this.readyState = Line.OPEN;
    this.onopen?.();
  }
  tell(told: Told) {
    this.onmessage?.({ data: JSON.stringify(told) });
  }
  break() {
    this.readyState = 3;
    this.onclose?.();
  }
}

const choice = (notation: string) => ({ notation, action: {}, label: { key: 'l' }, undoable: false });
const news = (step: number, seat: number) => ({ step, ply: step, seat, undone: false, lines: [] });
const position = (step: number, more: Partial<Position> = {}): Told => ({
  tell: 'position', step, ply: step, eyes: 0, to_act: [0], view: {}, prompt: { key: 'p' }, choices: [choice('a'), choice('b')],
  scores: [], undo: 'no', news: [], ...more,
});
const newest = () => Line.all.at(-1) as Line;

describe('a live table', () => {
  let live: Live;

  beforeEach(() => {
    vi.useFakeTimers();
    vi.stubGlobal('WebSocket', Line);
    Line.all = [];
    live = new Live('amber', { invite: 'x', seat: null, plain: false, pace: () => 0 });
    live.connect();
    newest().open();
    newest().tell(position(3, { news: [news(1, 0), news(2, 1), news(3, 1)] }));
  });
  afterEach(() => {
    live.close();
    vi.unstubAllGlobals();
    vi.useRealTimers();
  });

  it('fills the log with what went before without playing it again', () => {
    expect(live.log.map((step) => step.step)).toEqual([1, 2, 3]);
    expect(live.position?.news).toEqual([]);
    expect(newest().url).toContain('invite=x&since=0');
  });

  it('sends a move with the last step and waits for its answer', () => {
    live.play(0, 'a');
    live.play(0, 'b');
    expect(newest().sent).toEqual([{ do: 'play', seat: 0, step: 3, action: 'a', id: 1 }]);
    expect(live.busy).toBe(true);
    newest().tell(position(4, { answers: 1, to_act: [1], choices: [], news: [news(4, 0)] }));
    expect(live.busy).toBe(false);
    expect(live.position?.step).toBe(4);
    expect(live.log.length).toBe(4);
  });

  it('keeps what was refused until the next move', () => {
    live.play(0, 'a');
    newest().tell({ tell: 'refused', answers: 1, code: 'space-full', message: 'Full.', rule: '2.4' });
    expect(live.busy).toBe(false);
    expect(live.problem?.rule).toBe('2.4');
    live.play(0, 'b');
    expect(live.problem).toBeNull();
  });

  it('comes back by itself, asks for what it missed and makes the move that was lost on the way', () => {
    live.play(0, 'a');
    newest().break();
    expect(live.line).toBe('lost');
    vi.advanceTimersByTime(500);
    expect(Line.all.length).toBe(2);
    expect(newest().url).toContain('since=3');
    newest().open();
    newest().tell(position(3));
    expect(live.line).toBe('open');
    expect(newest().sent).toEqual([{ do: 'play', seat: 0, step: 3, action: 'a', id: 1 }]);
  });

  it('does not make a move twice whose answer was lost', () => {
    live.play(0, 'a');
    newest().break();
    vi.advanceTimersByTime(500);
    newest().open();
    newest().tell(position(5, { news: [news(4, 0), news(5, 1)] }));
    expect(newest().sent).toEqual([]);
    expect(live.busy).toBe(false);
    expect(live.stale).toBe(false);
  });

  it('gives a lost move up when it is no longer offered', () => {
    live.play(0, 'a');
    newest().break();
    vi.advanceTimersByTime(500);
    newest().open();
    newest().tell(position(4, { news: [news(4, 1)], choices: [choice('c')] }));
    expect(newest().sent).toEqual([]);
    expect(live.stale).toBe(true);
  });

  it('says so when nobody answers, and keeps trying', () => {
    newest().break();
    for (let time = 0; time < 8; time += 1) {
      vi.advanceTimersByTime(13000);
      newest().break();
    }
    expect(live.line).toBe('gone');
    const before = Line.all.length;
    vi.advanceTimersByTime(13000);
    expect(Line.all.length).toBeGreaterThan(before);
  });

  it('leaves nothing of the eyes before when another seat looks', () => {
    live.lookAs(1);
    expect(live.position).toBeNull();
    expect(live.log).toEqual([]);
    expect(newest().url).toContain('since=0&seat=1');
    newest().open();
    newest().tell(position(3, { eyes: 1, news: [news(1, 0)] }));
    expect(live.position?.eyes).toBe(1);
  });

  it('shows every line of chat once, in order', () => {
    const line = (number: number): Told => ({ tell: 'chat', number, name: 'Mira', seat: 1, text: 'hi', at: 0 });
    [2, 1, 2].forEach((number) => newest().tell(line(number)));
    expect(live.chat.map((said) => said.number)).toEqual([1, 2]);
  });
});

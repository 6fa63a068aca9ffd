// @vitest-environment happy-dom
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { LiveTable } from './live.svelte';
import type { TableUpdate, ClientMessage, ServerMessage } from './wire';

class FakeSocket {
  static all: FakeSocket[] = [];
  static readonly OPEN = 1;
  readyState = 0;
  sent: ClientMessage[] = [];
  onopen: (() => void) | null = null;
  onclose: ((event: { code: number }) => void) | null = null;
  onmessage: ((event: { data: string }) => void) | null = null;

  constructor(readonly url: string) {
    FakeSocket.all.push(this);
  }
  send(text: string) {
    this.sent.push(JSON.parse(text));
  }
  close() {
    this.readyState = 3;
  }
  open() {
    this.readyState = FakeSocket.OPEN;
    this.onopen?.();
  }
  deliver(message: ServerMessage) {
    this.onmessage?.({ data: JSON.stringify(message) });
  }
  break(code = 1006) {
    this.readyState = 3;
    this.onclose?.({ code });
  }
}

const choice = (notation: string) => ({
  notation,
  action: {},
  label: { key: 'l' },
  takes_back: 'never' as const,
});
const step = (step: number, seat: number) => ({ step, ply: step, seat, undone: false, events: [] });
const update = (step: number, more: Partial<TableUpdate> = {}): ServerMessage => ({
  type: 'update',
  step,
  ply: step,
  viewer: 0,
  to_act: [0],
  view: {},
  prompt: { key: 'p' },
  choices: [choice('a'), choice('b')],
  scores: [],
  undo: 'no',
  steps: [],
  ...more,
});
const newest = () => FakeSocket.all.at(-1) as FakeSocket;

describe('a live table', () => {
  let live: LiveTable;

  beforeEach(() => {
    vi.useFakeTimers();
    vi.stubGlobal('WebSocket', FakeSocket);
    vi.stubGlobal('fetch', () => Promise.reject(new Error('nobody there')));
    FakeSocket.all = [];
    live = new LiveTable('amber', { invite: 'x', seat: null, plain: false, language: 'en', pace: () => 0 });
    live.connect();
    newest().open();
    newest().deliver(update(3, { steps: [step(1, 0), step(2, 1), step(3, 1)] }));
  });
  it('lets the table refuse in the language that is read', () => {
    live.setLanguage('en');
    expect(newest().sent).toEqual([]);
    live.setLanguage('fr');
    expect(newest().sent).toEqual([expect.objectContaining({ do: 'look', seat: 0, language: 'fr' })]);
  });

  afterEach(() => {
    live.close();
    vi.unstubAllGlobals();
    vi.useRealTimers();
  });

  it('fills the log with what went before without playing it again', () => {
    expect(live.log.map((step) => step.step)).toEqual([1, 2, 3]);
    expect(live.update?.steps).toEqual([]);
    expect(newest().url).toContain('invite=x&since=0');
  });

  it('sends a move with the last step and waits for its answer', () => {
    live.play(0, 'a');
    live.play(0, 'b');
    expect(newest().sent).toEqual([{ do: 'play', seat: 0, step: 3, action: 'a', id: 1 }]);
    expect(live.busy).toBe(true);
    newest().deliver(update(4, { reply_to: 1, to_act: [1], choices: [], steps: [step(4, 0)] }));
    expect(live.busy).toBe(false);
    expect(live.update?.step).toBe(4);
    expect(live.log.length).toBe(4);
  });

  it('tells one turn from the next, however shortly others act in between', () => {
    expect(live.turnBegan).toBe(3);
    // More to do in the same turn.
    newest().deliver(update(4, { steps: [step(4, 0)] }));
    expect(live.turnBegan).toBe(3);
    newest().deliver(update(5, { to_act: [1], choices: [], steps: [step(5, 0)] }));
    newest().deliver(update(6, { steps: [step(6, 1)] }));
    expect(live.turnBegan).toBe(6);
    // After a reconnect everything comes at once.
    newest().deliver(update(8, { steps: [step(7, 0), step(8, 1)] }));
    expect(live.turnBegan).toBe(8);
    newest().deliver(update(8, { viewer: null, choices: [] }));
    expect(live.turnBegan).toBeNull();
  });

  it('tells the server whether the page can be seen', () => {
    let visible = 'hidden';
    vi.spyOn(document, 'visibilityState', 'get').mockImplementation(() => visible as DocumentVisibilityState);
    document.dispatchEvent(new Event('visibilitychange'));
    visible = 'visible';
    document.dispatchEvent(new Event('visibilitychange'));
    const looks = newest().sent.filter((message) => message.do === 'looking');
    expect(looks.map(({ on }) => on)).toEqual([false, true]);
    // Whoever reconnects in the background does not look either.
    visible = 'hidden';
    newest().break();
    vi.advanceTimersByTime(500);
    expect(newest().url).toContain('hidden=true');
    vi.restoreAllMocks();
  });

  it('keeps what was refused until the next move', () => {
    live.play(0, 'a');
    newest().deliver({ type: 'refused', reply_to: 1, code: 'refused', message: 'Full.', rule: '2.4' });
    expect(live.busy).toBe(false);
    expect(live.error?.rule).toBe('2.4');
    live.play(0, 'b');
    expect(live.error).toBeNull();
  });

  it('comes back by itself, asks for what it missed and makes the move that was lost on the way', () => {
    live.play(0, 'a');
    newest().break();
    expect(live.connection).toBe('lost');
    vi.advanceTimersByTime(500);
    expect(FakeSocket.all.length).toBe(2);
    expect(newest().url).toContain('since=3');
    newest().open();
    newest().deliver(update(3));
    expect(live.connection).toBe('open');
    expect(newest().sent).toEqual([{ do: 'play', seat: 0, step: 3, action: 'a', id: 1 }]);
  });

  it('does not make a move twice whose answer was lost', () => {
    live.play(0, 'a');
    newest().break();
    vi.advanceTimersByTime(500);
    newest().open();
    newest().deliver(update(5, { steps: [step(4, 0), step(5, 1)] }));
    expect(newest().sent).toEqual([]);
    expect(live.busy).toBe(false);
    expect(live.stale).toBe(false);
  });

  it('gives a lost move up when it is no longer offered', () => {
    live.play(0, 'a');
    newest().break();
    vi.advanceTimersByTime(500);
    newest().open();
    newest().deliver(update(4, { steps: [step(4, 1)], choices: [choice('c')] }));
    expect(newest().sent).toEqual([]);
    expect(live.stale).toBe(true);
  });

  it('says so when nobody answers, and keeps trying', () => {
    newest().break();
    for (let time = 0; time < 8; time += 1) {
      vi.advanceTimersByTime(13000);
      newest().break();
    }
    expect(live.connection).toBe('unreachable');
    const before = FakeSocket.all.length;
    vi.advanceTimersByTime(13000);
    expect(FakeSocket.all.length).toBeGreaterThan(before);
  });

  it('lets the server say why a typed move is not possible', () => {
    void live.play(0, 'ship:0+0+0+0');
    expect(newest().sent).toEqual([{ do: 'play', seat: 0, step: 3, action: 'ship:0+0+0+0', id: 1 }]);
    newest().deliver({ type: 'refused', reply_to: 1, code: 'refused', message: 'You hold no Ships.' });
    expect(live.error?.message).toBe('You hold no Ships.');
    expect(live.stale).toBe(false);
  });

  it('does not send what was typed for a table that has moved on', async () => {
    let seen = () => {};
    live.hold(new Promise<void>((done) => (seen = done)));
    newest().deliver(update(4, { steps: [step(4, 1)] }));
    expect(live.update?.step).toBe(3);
    expect(await live.play(0, 'c')).toBe(false);
    expect(newest().sent).toEqual([]);
    expect(live.stale).toBe(true);
    seen();
  });

  it('tells whether a move was made', async () => {
    const made = live.play(0, 'a');
    newest().deliver(update(4, { reply_to: 1, steps: [step(4, 0)] }));
    expect(await made).toBe(true);
    const refused = live.play(0, 'b');
    newest().deliver({ type: 'refused', reply_to: 2, code: 'refused', message: 'Full.' });
    expect(await refused).toBe(false);
  });

  it('gives up a connection over which no reply comes, and makes the move over the next one', () => {
    void live.play(0, 'a');
    vi.advanceTimersByTime(4900);
    expect(live.connection).toBe('open');
    vi.advanceTimersByTime(600);
    expect(live.connection).toBe('lost');
    expect(FakeSocket.all.length).toBe(2);
    newest().open();
    newest().deliver(update(3));
    expect(newest().sent).toEqual([{ do: 'play', seat: 0, step: 3, action: 'a', id: 1 }]);
    newest().deliver(update(4, { reply_to: 1, steps: [step(4, 0)] }));
    vi.advanceTimersByTime(60000);
    expect(FakeSocket.all.length).toBe(2);
  });

  it('does not blame the reader for a move that came over two lines', () => {
    void live.play(0, 'a');
    vi.advanceTimersByTime(5500);
    newest().open();
    newest().deliver(update(3));
    newest().deliver(update(4, { steps: [step(4, 0)] }));
    newest().deliver({ type: 'refused', reply_to: 1, code: 'stale', message: 'The table has moved on.' });
    expect(live.error).toBeNull();
    expect(live.stale).toBe(false);
  });

  it('asks whether anybody is there when the reader comes back after a silence', () => {
    document.dispatchEvent(new Event('visibilitychange'));
    expect(newest().sent).toEqual([]);
    vi.advanceTimersByTime(20000);
    document.dispatchEvent(new Event('visibilitychange'));
    expect(newest().sent).toEqual([{ do: 'look', seat: 0, plain: false, language: 'en', id: 1 }]);
    newest().deliver(update(3, { reply_to: 1 }));
    vi.advanceTimersByTime(20000);
    expect(FakeSocket.all.length).toBe(1);
    dispatchEvent(new Event('online'));
    vi.advanceTimersByTime(5500);
    expect(FakeSocket.all.length).toBe(2);
  });

  it('gives up an opening that never ends', () => {
    newest().break();
    vi.advanceTimersByTime(500);
    expect(FakeSocket.all.length).toBe(2);
    vi.advanceTimersByTime(11000);
    expect(FakeSocket.all.length).toBe(3);
  });

  it('says what became of a command: done, refused, or not even sent', async () => {
    const chat = { do: 'chat', text: 'hi' } as const;
    const done = live.request(chat);
    newest().deliver({ type: 'done', reply_to: 1 });
    expect(await done).toBeNull();
    const refused = live.request(chat);
    newest().deliver({ type: 'refused', reply_to: 2, code: 'too-fast', message: 'Wait.' });
    expect((await refused)?.code).toBe('too-fast');
    expect(live.error).toBeNull();
    const broken = live.request(chat);
    newest().break();
    expect((await broken)?.code).toBe('not-sent');
    await live.send({ do: 'resign', seat: 0 });
    expect(live.error?.code).toBe('not-sent');
  });

  it('remembers that the others are asked, until they have answered', () => {
    live.undo(0);
    newest().deliver({ type: 'done', reply_to: 1 });
    expect(live.busy).toBe(false);
    expect(live.undoAsked).toEqual({ seat: 0, step: 3 });
    newest().deliver({ type: 'undo-refused', seat: 0, step: 3 });
    expect(live.undoAsked).toBeNull();
    live.undo(0);
    newest().deliver({ type: 'done', reply_to: 2 });
    newest().deliver(update(4, { steps: [{ ...step(4, 0), undone: true }] }));
    expect(live.undoAsked).toBeNull();
  });

  it('keeps advice while others choose in secret, and drops it with the own step', () => {
    const hint = () =>
      newest().deliver({ type: 'hint', reply_to: null, seat: 0, step: 3, advice: [{ action: 'a' }] });
    hint();
    newest().deliver(update(4, { to_act: [0, 1], steps: [step(4, 1)] }));
    expect(live.hint?.advice).toEqual([{ action: 'a' }]);
    newest().deliver(update(5, { steps: [step(5, 0)] }));
    expect(live.hint).toBeNull();
    hint();
    newest().deliver(update(6, { choices: [choice('b')], steps: [step(6, 1)] }));
    expect(live.hint).toBeNull();
  });

  it('tells why the door stays shut, if the hall says so', async () => {
    const answer = (status: number, body: unknown) => new Response(JSON.stringify(body), { status });
    const asked = vi.fn(async (path: string) =>
      path === '/api/me'
        ? answer(200, {})
        : answer(404, { code: 'no-such-table', message: 'There is no table here.' }),
    );
    vi.stubGlobal('fetch', asked);
    newest().break();
    for (let time = 0; time < 2; time += 1) {
      await vi.advanceTimersByTimeAsync(2000);
      newest().break();
    }
    await vi.advanceTimersByTimeAsync(0);
    expect(asked).toHaveBeenCalledWith('/api/tables/amber/live?invite=x', expect.anything());
    expect(live.connection).toBe('unreachable');
    expect(live.refusal?.code).toBe('no-such-table');
  });

  it('reads a refusal at the door, and forgets it inside', () => {
    newest().break();
    vi.advanceTimersByTime(500);
    newest().open();
    newest().deliver({ type: 'refused', reply_to: null, code: 'busy', message: 'Too many people.' });
    newest().break();
    expect(live.connection).toBe('unreachable');
    expect(live.refusal?.message).toBe('Too many people.');
    expect(live.error).toBeNull();
    vi.advanceTimersByTime(1500);
    newest().open();
    newest().deliver(update(3));
    expect(live.refusal).toBeNull();
    expect(live.connection).toBe('open');
  });

  it.each([
    [4001, 'replaced'],
    [4003, 'removed'],
    [4004, 'signed-out'],
  ])('stays away after close code %i and says why', (code, why) => {
    newest().break(code);
    expect(live.connection).toBe('ended');
    expect(live.ending?.code).toBe(why);
    vi.advanceTimersByTime(60_000);
    document.dispatchEvent(new Event('visibilitychange'));
    dispatchEvent(new Event('online'));
    expect(FakeSocket.all.length).toBe(1);
  });

  it('takes the table back to this window when the reader wants it, with the move that was under way', () => {
    void live.play(0, 'a');
    newest().break(4001);
    live.resume();
    expect(live.ending).toBeNull();
    newest().open();
    newest().deliver(update(3));
    expect(live.connection).toBe('open');
    expect(newest().sent).toEqual([{ do: 'play', seat: 0, step: 3, action: 'a', id: 1 }]);
  });

  it.each([1012, 1013])('comes back soon after close code %i', (code) => {
    newest().break(code);
    expect(live.connection).toBe('lost');
    vi.advanceTimersByTime(500);
    expect(FakeSocket.all.length).toBe(2);
  });

  it.each([
    ['banned', 1008],
    ['banned', 4003],
    ['removed', 1008],
  ] as const)('does not reconnect where it is %s, after close code %i', (code, closed) => {
    newest().deliver({ type: 'refused', reply_to: null, code, message: 'You cannot play here.' });
    newest().break(closed);
    expect(live.connection).toBe('ended');
    expect(live.ending?.message).toBe('You cannot play here.');
    vi.advanceTimersByTime(60_000);
    expect(FakeSocket.all.length).toBe(1);
  });

  it('does not mention a connection that was too slow once it is back', () => {
    newest().deliver({ type: 'refused', reply_to: null, code: 'too-slow', message: 'Too slow.' });
    newest().break(1013);
    vi.advanceTimersByTime(500);
    newest().open();
    newest().deliver(update(3));
    expect(live.error).toBeNull();
  });

  describe('when the hall does not know whether a move was kept', () => {
    const unknown: ServerMessage = { type: 'refused', reply_to: 1, code: 'maybe-saved', message: 'Perhaps.' };
    const again = (message: ServerMessage) => {
      vi.advanceTimersByTime(500);
      newest().open();
      newest().deliver(message);
    };

    it('looks again and finds it made', async () => {
      const made = live.play(0, 'a');
      newest().deliver(unknown);
      expect(live.connection).toBe('lost');
      expect(live.busy).toBe(true);
      again(update(4, { steps: [step(4, 0)] }));
      expect(await made).toBe(true);
      expect(newest().sent).toEqual([]);
      expect(live.error).toBeNull();
    });

    it('looks again and makes it if it was not', () => {
      void live.play(0, 'a');
      newest().deliver(unknown);
      again(update(3));
      expect(FakeSocket.all.length).toBe(2);
      expect(newest().sent).toEqual([{ do: 'play', seat: 0, step: 3, action: 'a', id: 1 }]);
    });
  });

  it('leaves nothing of the viewer before when another seat looks', () => {
    live.viewAs(1);
    expect(live.update).toBeNull();
    expect(live.log).toEqual([]);
    expect(newest().url).toContain('since=0&seat=1');
    newest().open();
    newest().deliver(update(3, { viewer: 1, steps: [step(1, 0)] }));
    expect(live.update?.viewer).toBe(1);
  });

  it('shows every line of chat once, in order', () => {
    const line = (number: number): ServerMessage => ({
      type: 'chat',
      number,
      name: 'Mira',
      seat: 1,
      text: 'hi',
      at: 0,
      lookalike: false,
    });
    [2, 1, 2].forEach((number) => newest().deliver(line(number)));
    expect(live.chat.map((said) => said.number)).toEqual([1, 2]);
  });

  it('reads the chat again without the lines that are left out, and shows the old ones until then', () => {
    const line = (number: number): ServerMessage => ({
      type: 'chat',
      number,
      name: 'Mira',
      seat: 1,
      text: 'hi',
      at: 0,
    });
    const shown = () => live.chat.map((said) => said.number);
    [1, 2, 3].forEach((number) => newest().deliver(line(number)));
    live.reloadChat();
    expect(newest().url).toContain('since=3');
    newest().open();
    [1, 3].forEach((number) => newest().deliver(line(number)));
    expect(shown()).toEqual([1, 2, 3]);
    newest().deliver(update(3));
    expect(shown()).toEqual([1, 3]);
    newest().deliver(line(4));
    expect(shown()).toEqual([1, 3, 4]);
  });
});

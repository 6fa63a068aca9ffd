// @vitest-environment happy-dom
import { beforeEach, describe, expect, it, vi } from 'vitest';
import type { AppError } from './errors';
import { personInSeat, personOfLine, Moderation, type Person } from './moderation';
import { seatNames } from './seats';
import { clearStored } from './storage';
import { ChatState } from './chatState.svelte';
import { loadTranslator } from './translator';
import type { ChatLine, Command, SeatInfo, TableInfo } from './wire';

const seat = (more: Partial<SeatInfo> = {}): SeatInfo => ({
  kind: 'person',
  name: 'Mira',
  avatar: 'moss',
  here: true,
  stand_in: false,
  lookalike: false,
  silenced: false,
  muted: false,
  ...more,
});
const table = (seats: SeatInfo[], yours: number[] = [0]): TableInfo => ({
  id: 'amber',
  game: 'dragonheart',
  options: {},
  status: 'running',
  public: false,
  clock: 'none',
  seats,
  yours,
  host: true,
  spectators: 0,
  opened_at: 0,
});
const line = (number: number, more: Partial<ChatLine> = {}): ChatLine => ({
  number,
  name: 'Mira',
  seat: 1,
  text: 'hi',
  at: 0,
  lookalike: false,
  ...more,
});

describe('who can be muted, removed or reported', () => {
  const seats = [
    seat({ name: 'Ines' }),
    seat({ muted: true }),
    seat({ kind: 'bot', name: '', level: 'greedy' }),
    seat({ kind: 'open', name: '' }),
    seat({ name: '' }),
  ];

  it('is every other person in a seat', () => {
    expect(seats.map((_, at) => personInSeat(table(seats), at)?.name ?? null)).toEqual([
      null,
      'Mira',
      null,
      null,
      null,
    ]);
    expect(personInSeat(table(seats), 1)).toEqual({
      who: { seat: 1 },
      name: 'Mira',
      muted: true,
      silenced: false,
      lookalike: false,
      seated: true,
    });
  });

  it('is whoever else has said something, and who has not deleted it', () => {
    const of = (said: ChatLine, yours = [0], me = 'Ines') =>
      personOfLine(table(seats, yours), said, me)?.who ?? null;
    expect(of(line(1))).toEqual({ line: 1 });
    expect(of(line(2, { seat: 0, name: 'Ines' }))).toBeNull();
    expect(of(line(3, { seat: null, name: 'Lou' }))).toEqual({ line: 3 });
    expect(of(line(4, { name: '', text: '' }))).toBeNull();
    // A spectator knows their own lines by the name, unless somebody apes it.
    expect(of(line(5, { seat: null, name: 'Zoé' }), [], 'Zoé')).toBeNull();
    expect(of(line(6, { seat: null, name: 'Zoé', lookalike: true }), [], 'Zoé')).toEqual({ line: 6 });
  });

  it('is not the one who sits there now if somebody else said it', () => {
    const before = personOfLine(table(seats), line(1, { name: 'Otto' }), 'Ines');
    expect(before).toEqual({
      who: { line: 1 },
      name: 'Otto',
      muted: false,
      silenced: false,
      lookalike: false,
      seated: false,
    });
  });
});

describe('what is done about somebody', () => {
  beforeEach(() => sessionStorage.clear());
  const moderate = (error: AppError | null = null) => {
    const request = vi.fn(async (_: Command) => error);
    const reloadChat = vi.fn();
    return {
      request,
      reloadChat,
      moderation: new Moderation(
        { id: 'amber', error: null, request, reloadChat },
        new ChatState('amber'),
        'x',
      ),
    };
  };
  const lou: Person = {
    who: { line: 7 },
    name: 'Lou',
    muted: false,
    silenced: false,
    lookalike: false,
    seated: false,
  };

  it('is asked of the table', async () => {
    const { request, moderation } = moderate();
    await moderation.mute(lou, true);
    await moderation.silence(lou, false);
    await moderation.remove({ ...lou, who: { seat: 2 } });
    expect(request.mock.calls.map(([command]) => command)).toEqual([
      { do: 'mute', who: { line: 7 }, on: true },
      { do: 'silence', who: { line: 7 }, on: false },
      { do: 'remove', who: { seat: 2 } },
    ]);
  });

  it('reloads the chat, since only the server knows whose lines they are', async () => {
    const { moderation, reloadChat } = moderate();
    await moderation.mute(lou, true);
    await moderation.mute(lou, false);
    expect(reloadChat).toHaveBeenCalledTimes(2);
    const refused = moderate({ code: 'too-fast', message: '' });
    expect((await refused.moderation.mute(lou, true))?.code).toBe('too-fast');
    expect(refused.reloadChat).not.toHaveBeenCalled();
  });

  it('is reported with a reason, and a refusal is told', async () => {
    const answers = [
      new Response('{}'),
      new Response(null, { status: 204 }),
      new Response('{"code":"bad-report","message":"No."}', { status: 400 }),
    ];
    const fetch = vi.fn(async (_path: string, _init?: RequestInit) => answers.shift() as Response);
    vi.stubGlobal('fetch', fetch);
    const { moderation } = moderate();
    expect(await moderation.report(lou, 'spoils the game')).toBeNull();
    const [path, init] = fetch.mock.calls.at(-1) ?? [];
    expect(path).toBe('/api/tables/amber/report?invite=x');
    expect(JSON.parse(String(init?.body))).toEqual({ who: { line: 7 }, reason: 'spoils the game' });
    expect((await moderation.report(lou, ''))?.message).toBe('No.');
    vi.unstubAllGlobals();
  });
});

describe('a guest who is no more', () => {
  it('is called so at the tables that stay', async () => {
    const names = (language: 'en' | 'fr') =>
      loadTranslator(language).then((translator) =>
        seatNames(translator, table([seat({ name: '' }), seat(), seat({ name: '' })], [])),
      );
    expect(await names('en')).toEqual(['Former guest 1', 'Mira', 'Former guest 2']);
    expect((await names('fr'))[0]).toBe('Ancien invité 1');
  });

  it('leaves nothing of ours in the browser, and nothing else is touched', () => {
    for (const store of [localStorage, sessionStorage]) {
      store.setItem('dragonhall', '{}');
      store.setItem('dragonhall-seals', '[]');
      store.setItem('another', '1');
    }
    clearStored();
    for (const store of [localStorage, sessionStorage]) {
      expect(store.length).toBe(1);
      expect(store.getItem('another')).toBe('1');
      store.clear();
    }
  });
});

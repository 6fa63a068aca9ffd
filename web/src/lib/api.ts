/** The server's HTTP interface. */
import type {
  Campaign,
  ChangeMe,
  Device,
  GameInfo,
  LinkCode,
  Me,
  Muted,
  NewTable,
  ErrorReply,
  Replay,
  Report,
  SheetInfo,
  Sit,
  TableInfo,
} from './wire';

/** Something the server refused, or a server that does not answer (`offline`). */
export class Trouble extends Error {
  readonly code: string;

  constructor(
    readonly problem: ErrorReply,
    readonly status: number,
  ) {
    super(problem.message);
    this.code = problem.code;
  }
}

function isProblem(value: unknown): value is ErrorReply {
  return typeof value === 'object' && value !== null && 'code' in value && 'message' in value;
}

async function send<T>(method: string, path: string, body?: unknown): Promise<T> {
  let answer: Response;
  const init: RequestInit = { method, headers: { accept: 'application/json' } };
  if (body !== undefined) {
    init.headers = { ...init.headers, 'content-type': 'application/json' };
    init.body = JSON.stringify(body);
  }
  try {
    answer = await fetch(`/api${path}`, init);
  } catch {
    throw new Trouble({ code: 'offline', message: '' }, 0);
  }
  const text = await answer.text();
  let value: unknown;
  try {
    value = text === '' ? undefined : JSON.parse(text);
  } catch {
    value = undefined;
  }
  if (answer.ok) return value as T;
  if (isProblem(value)) throw new Trouble(value, answer.status);
  // A proxy in front of a server that went away answers for it.
  const code = answer.status >= 502 && answer.status <= 504 ? 'offline' : `http-${answer.status}`;
  throw new Trouble({ code, message: '' }, answer.status);
}

let arrival: Promise<Me> | null = null;

/** Who comes without a cookie becomes a guest: once, however many things are asked at the same time. */
function arrive(): Promise<Me> {
  arrival ??= send<Me>('GET', '/me').catch((error: unknown) => {
    arrival = null;
    throw error;
  });
  return arrival;
}

async function ask<T>(method: string, path: string, body?: unknown): Promise<T> {
  await arrive();
  return send<T>(method, path, body);
}

/** `?a=1&b=2` of what is given. */
export function query(values: Record<string, string | number | boolean | null | undefined>): string {
  const given = Object.entries(values).filter(([, value]) => value !== undefined && value !== null);
  const text = new URLSearchParams(given.map(([name, value]) => [name, String(value)])).toString();
  return text && `?${text}`;
}

const table = (id: string) => `/tables/${encodeURIComponent(id)}`;

export const api = {
  /** Whether the server is there; what it says does not matter. */
  answers: () =>
    send('GET', '/games').then(
      () => true,
      (error: unknown) => error instanceof Trouble && error.code !== 'offline',
    ),
  me: arrive,
  changeMe: (change: ChangeMe) => ask<Me>('PATCH', '/me', change),
  linkCode: () => ask<LinkCode>('POST', '/me/link'),
  revokeLinkCode: () => ask<void>('DELETE', '/me/link'),
  link: (code: string) => ask<Me>('POST', '/link', { code } satisfies LinkCode),
  devices: () => ask<Device[]>('GET', '/me/devices'),
  endDevice: (id: string) => ask<void>('DELETE', `/me/devices/${encodeURIComponent(id)}`),
  endOtherDevices: () => ask<void>('POST', '/me/devices/end-others'),
  mutes: () => ask<Muted[]>('GET', '/me/mutes'),
  unmute: (id: string) => ask<void>('DELETE', `/me/mutes/${encodeURIComponent(id)}`),
  myDataAddress: '/api/me/data',
  deleteMe: () => ask<void>('DELETE', '/me', { confirm: 'delete' }),
  myTables: () => ask<TableInfo[]>('GET', '/me/tables'),
  campaign: (game: string) => ask<Campaign>('GET', `/me/campaigns/${game}`),
  forgetCampaign: (game: string) => ask<void>('DELETE', `/me/campaigns/${game}`),
  games: () => ask<GameInfo[]>('GET', '/games'),
  sheet: (game: string) => ask<SheetInfo>('GET', `/games/${game}/sheet`),
  lobby: () => ask<TableInfo[]>('GET', '/lobby'),
  open: (wanted: NewTable) => ask<TableInfo>('POST', '/tables', wanted),
  table: (id: string, invite?: string | null) => ask<TableInfo>('GET', table(id) + query({ invite })),
  /** Always refused: with the reason why the live table lets nobody in, if there is one. */
  mayJoin: (id: string, invite?: string | null) => ask<never>('GET', `${table(id)}/live${query({ invite })}`),
  sit: (id: string, sit: Sit, invite?: string | null) =>
    ask<TableInfo>('POST', `${table(id)}/sit${query({ invite })}`, sit),
  leave: (id: string) => ask<TableInfo>('POST', `${table(id)}/leave`),
  close: (id: string) => ask<TableInfo>('POST', `${table(id)}/close`),
  report: (id: string, report: Report, invite?: string | null) =>
    ask<void>('POST', `${table(id)}/report${query({ invite })}`, report),
  rematch: (id: string) => ask<TableInfo>('POST', `${table(id)}/rematch`),
  replay: (
    id: string,
    values: { invite?: string | null; viewer?: string | null; from?: number; plain?: boolean },
  ) => ask<Replay>('GET', `${table(id)}/replay${query(values)}`),
  recordAddress: (id: string, invite?: string | null) => `/api${table(id)}/record${query({ invite })}`,
};

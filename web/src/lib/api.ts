/** The server's HTTP interface. */
import type { AppError } from './errors';
import type {
  Campaign,
  ChangeMe,
  Device,
  ErrorReply,
  GameInfo,
  LinkCode,
  Me,
  Muted,
  NewTable,
  Replay,
  Report,
  SheetInfo,
  Sit,
  TableInfo,
} from './wire';

/** The server refused a request, or does not answer (`offline`). */
export class ApiError extends Error {
  readonly code: AppError['code'];

  constructor(
    readonly reply: AppError,
    readonly status: number,
  ) {
    super(reply.message);
    this.code = reply.code;
  }
}

function isErrorReply(value: unknown): value is ErrorReply {
  return typeof value === 'object' && value !== null && 'code' in value && 'message' in value;
}

/** The answer is trusted to be what the server's types say (`wire/`). */
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
    throw new ApiError({ code: 'offline', message: '' }, 0);
  }
  const text = await answer.text();
  let value: unknown;
  try {
    value = text === '' ? undefined : JSON.parse(text);
  } catch {
    value = undefined;
  }
  if (answer.ok) return value as T;
  if (isErrorReply(value)) throw new ApiError(value, answer.status);
  // A proxy in front of a server that went away answers for it.
  const code: AppError['code'] =
    answer.status >= 502 && answer.status <= 504 ? 'offline' : `http-${answer.status}`;
  throw new ApiError({ code, message: '' }, answer.status);
}

let guest: Promise<Me> | null = null;

/** The server makes a guest of who has no cookie. Asked only once, so that simultaneous requests do not make several. */
function me(): Promise<Me> {
  guest ??= send<Me>('GET', '/me').catch((error: unknown) => {
    guest = null;
    throw error;
  });
  return guest;
}

async function request<T>(method: string, path: string, body?: unknown): Promise<T> {
  await me();
  return send<T>(method, path, body);
}

/** `?a=1&b=2`, without the values that are null or undefined. */
export function query(values: Record<string, string | number | boolean | null | undefined>): string {
  const given = Object.entries(values).filter(([, value]) => value !== undefined && value !== null);
  const text = new URLSearchParams(given.map(([name, value]) => [name, String(value)])).toString();
  return text && `?${text}`;
}

const table = (id: string) => `/tables/${encodeURIComponent(id)}`;

export const api = {
  /** Whether the server answers at all. */
  reachable: () =>
    send('GET', '/games').then(
      () => true,
      (error: unknown) => error instanceof ApiError && error.code !== 'offline',
    ),
  me,
  changeMe: (change: ChangeMe) => request<Me>('PATCH', '/me', change),
  linkCode: () => request<LinkCode>('POST', '/me/link'),
  revokeLinkCode: () => request<void>('DELETE', '/me/link'),
  link: (code: string) => request<Me>('POST', '/link', { code } satisfies LinkCode),
  devices: () => request<Device[]>('GET', '/me/devices'),
  endDevice: (id: string) => request<void>('DELETE', `/me/devices/${encodeURIComponent(id)}`),
  endOtherDevices: () => request<void>('POST', '/me/devices/end-others'),
  mutes: () => request<Muted[]>('GET', '/me/mutes'),
  unmute: (id: string) => request<void>('DELETE', `/me/mutes/${encodeURIComponent(id)}`),
  myDataAddress: '/api/me/data',
  deleteMe: () => request<void>('DELETE', '/me', { confirm: 'delete' }),
  myTables: () => request<TableInfo[]>('GET', '/me/tables'),
  campaign: (game: string) => request<Campaign>('GET', `/me/campaigns/${game}`),
  deleteCampaign: (game: string) => request<void>('DELETE', `/me/campaigns/${game}`),
  games: () => request<GameInfo[]>('GET', '/games'),
  sheet: (game: string) => request<SheetInfo>('GET', `/games/${game}/sheet`),
  lobby: () => request<TableInfo[]>('GET', '/lobby'),
  open: (wanted: NewTable) => request<TableInfo>('POST', '/tables', wanted),
  table: (id: string, invite?: string | null) => request<TableInfo>('GET', table(id) + query({ invite })),
  /** Always fails: with the reason why the live table refuses the connection, or `bad-request` if it does not. */
  joinError: (id: string, invite?: string | null) =>
    request<never>('GET', `${table(id)}/live${query({ invite })}`),
  sit: (id: string, sit: Sit, invite?: string | null) =>
    request<TableInfo>('POST', `${table(id)}/sit${query({ invite })}`, sit),
  leave: (id: string) => request<TableInfo>('POST', `${table(id)}/leave`),
  close: (id: string) => request<TableInfo>('POST', `${table(id)}/close`),
  report: (id: string, report: Report, invite?: string | null) =>
    request<void>('POST', `${table(id)}/report${query({ invite })}`, report),
  rematch: (id: string) => request<TableInfo>('POST', `${table(id)}/rematch`),
  replay: (
    id: string,
    values: { invite?: string | null; viewer?: string | null; from?: number; plain?: boolean },
  ) => request<Replay>('GET', `${table(id)}/replay${query(values)}`),
  recordAddress: (id: string, invite?: string | null) => `/api${table(id)}/record${query({ invite })}`,
};

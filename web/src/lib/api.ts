/** The server's HTTP interface. */
import type { AppError } from './errors';
import type {
  AddBots,
  Announcements,
  AnnouncementWish,
  Campaign,
  CardWords,
  ChangeMe,
  DailyDeals,
  DailyResults,
  Device,
  DuplicateSet,
  ErrorReply,
  GameInfo,
  GameTexts,
  InvitePeople,
  Language,
  LessonList,
  LinkCode,
  Me,
  MetPerson,
  Moment,
  Muted,
  NewDuplicates,
  NewTable,
  PlayOn,
  Progress,
  RecoveryCard,
  Replay,
  ReviewState,
  Report,
  SheetInfo,
  Sit,
  Subscription,
  TableInfo,
  WeeklyBoard,
  YourGames,
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

const duplicates = (set: string) => `/duplicates/${encodeURIComponent(set)}`;

const lesson = (game: string, kind: string, id: string) =>
  `/games/${encodeURIComponent(game)}/${kind}/${encodeURIComponent(id)}`;

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
  card: () => request<RecoveryCard>('GET', '/me/card'),
  makeCard: () => request<CardWords>('POST', '/me/card'),
  dropCard: () => request<void>('DELETE', '/me/card'),
  recover: (words: string) => request<Me>('POST', '/recover', { words } satisfies CardWords),
  devices: () => request<Device[]>('GET', '/me/devices'),
  endDevice: (id: string) => request<void>('DELETE', `/me/devices/${encodeURIComponent(id)}`),
  endOtherDevices: () => request<void>('POST', '/me/devices/end-others'),
  mutes: () => request<Muted[]>('GET', '/me/mutes'),
  unmute: (id: string) => request<void>('DELETE', `/me/mutes/${encodeURIComponent(id)}`),
  myDataAddress: '/api/me/data',
  deleteMe: () => request<void>('DELETE', '/me', { confirm: 'delete' }),
  yourGames: (wanted: { game?: string | null; before?: number | null } = {}) =>
    request<YourGames>('GET', `/me/games${query(wanted)}`),
  announcements: () => request<Announcements>('GET', '/me/announcements'),
  wishAnnouncements: (wish: AnnouncementWish) => request<Announcements>('PUT', '/me/announcements', wish),
  /** This browser is told what happens while its reader does not look, or not any more. */
  subscribe: (to: Subscription) => request<Announcements>('PUT', '/me/announcements/here', to),
  unsubscribe: () => request<void>('DELETE', '/me/announcements/here'),
  people: () => request<MetPerson[]>('GET', '/me/people'),
  /** Opens a table and asks people to it. */
  invite: (people: InvitePeople) => request<TableInfo>('POST', '/me/people/invite', people),
  decline: (id: string) => request<void>('DELETE', `/me/invitations/${encodeURIComponent(id)}`),
  myTables: () => request<TableInfo[]>('GET', '/me/tables'),
  daily: () => request<DailyDeals>('GET', '/daily'),
  /** The guest's own table of today's deal: opened the first time, found again afterwards. */
  openDaily: (game: string) => request<TableInfo>('POST', `/daily/${encodeURIComponent(game)}`),
  dailyResults: (game: string, day?: string | null) =>
    request<DailyResults>('GET', `/daily/${encodeURIComponent(game)}${query({ day })}`),
  week: () => request<WeeklyBoard>('GET', '/me/week'),
  openDuplicates: (wanted: NewDuplicates) => request<DuplicateSet>('POST', '/duplicates', wanted),
  duplicates: (set: string) => request<DuplicateSet>('GET', duplicates(set)),
  sitAtDuplicate: (set: string) => request<TableInfo>('POST', `${duplicates(set)}/sit`),
  campaign: (game: string) => request<Campaign>('GET', `/me/campaigns/${game}`),
  deleteCampaign: (game: string) => request<void>('DELETE', `/me/campaigns/${game}`),
  games: () => request<GameInfo[]>('GET', '/games'),
  sheet: (game: string) => request<SheetInfo>('GET', `/games/${game}/sheet`),
  texts: (game: string, language: Language) =>
    request<GameTexts>('GET', `/games/${game}/texts?language=${language}`),
  lessons: (game: string) => request<LessonList>('GET', `/games/${encodeURIComponent(game)}/lessons`),
  /** A lesson or puzzle at a moment; the server keeps nothing of it. */
  moment: (game: string, kind: 'lessons' | 'puzzles', id: string, progress: Progress, plain = false) =>
    request<Moment>('POST', `${lesson(game, kind, id)}${query({ plain: plain || undefined })}`, progress),
  /** Opens an ordinary table from there on. */
  playOnFromLesson: (game: string, kind: 'lessons' | 'puzzles', id: string, progress: Progress) =>
    request<TableInfo>('POST', `${lesson(game, kind, id)}/play-on`, progress),
  lobby: () => request<TableInfo[]>('GET', '/lobby'),
  open: (wanted: NewTable) => request<TableInfo>('POST', '/tables', wanted),
  table: (id: string, invite?: string | null) => request<TableInfo>('GET', table(id) + query({ invite })),
  /** Always fails: with the reason why the live table refuses the connection, or `bad-request` if it does not. */
  joinError: (id: string, invite?: string | null) =>
    request<never>('GET', `${table(id)}/live${query({ invite })}`),
  sit: (id: string, sit: Sit, invite?: string | null) =>
    request<TableInfo>('POST', `${table(id)}/sit${query({ invite })}`, sit),
  addBots: (id: string, bots: AddBots) => request<TableInfo>('POST', `${table(id)}/bots`, bots),
  leave: (id: string) => request<TableInfo>('POST', `${table(id)}/leave`),
  close: (id: string) => request<TableInfo>('POST', `${table(id)}/close`),
  report: (id: string, report: Report, invite?: string | null) =>
    request<void>('POST', `${table(id)}/report${query({ invite })}`, report),
  /** Plays on from a move of a table that has ended. */
  playOn: (id: string, wanted: PlayOn, invite?: string | null) =>
    request<TableInfo>('POST', `${table(id)}/play-on${query({ invite })}`, wanted),
  rematch: (id: string) => request<TableInfo>('POST', `${table(id)}/rematch`),
  replay: (
    id: string,
    values: { invite?: string | null; viewer?: string | null; from?: number; plain?: boolean },
  ) => request<Replay>('GET', `${table(id)}/replay${query(values)}`),
  review: (id: string, values: { invite?: string | null; from?: number }) =>
    request<ReviewState>('GET', `${table(id)}/review${query(values)}`),
  askForReview: (id: string, invite?: string | null) =>
    request<ReviewState>('POST', `${table(id)}/review${query({ invite })}`),
  recordAddress: (id: string, invite?: string | null) => `/api${table(id)}/record${query({ invite })}`,
};

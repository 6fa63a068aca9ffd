/** What several tests do. */
import { readdirSync, readFileSync } from 'node:fs';
import AxeBuilder from '@axe-core/playwright';
import {
  expect,
  test as base,
  type Browser,
  type BrowserContext,
  type Page,
  type WebSocketRoute,
} from '@playwright/test';
import type { SeatInfo, ServerMessage, TableInfo, TableUpdate } from '../src/lib/wire';

/** What takes minutes is run by `make games`. */
export const LONG = { tag: '@long' };

/** Every game that comes with Dragonhall. */
export const GAMES = readdirSync(new URL('../../games', import.meta.url));
export const SIZES = {
  wide: { width: 1440, height: 900 },
  middle: { width: 820, height: 1180 },
  phone: { width: 390, height: 844 },
};

declare global {
  interface Window {
    /** Resolves when this holds; to `false` if it never does. */
    until: (holds: () => unknown) => Promise<boolean>;
  }
}

/** The settings that a browser has stored before it loads the client. */
export async function remember(
  context: BrowserContext,
  { invited = true, ...settings }: Record<string, unknown>,
): Promise<void> {
  await context.addInitScript(
    // Who has been asked already is not offered a lesson.
    (asked) => {
      if (!localStorage.getItem('dragonhall-learned'))
        localStorage.setItem('dragonhall-learned', JSON.stringify({ asked }));
    },
    invited ? GAMES : [],
  );
  await context.addInitScript((settings) => {
    // A test answers every question itself, unless it says otherwise.
    const stored = JSON.stringify({ single: false, ...settings });
    if (!localStorage.getItem('dragonhall')) localStorage.setItem('dragonhall', stored);
    window.until = async (holds) => {
      // Only so that a hang ends with a message.
      const limit = Date.now() + 120_000;
      while (!holds()) {
        if (Date.now() > limit) return false;
        await new Promise((looked) => requestAnimationFrame(looked));
      }
      return true;
    };
  }, settings);
}

/** Another person with a browser of their own. */
export async function newPerson(browser: Browser, settings: Record<string, unknown> = {}): Promise<Page> {
  const context = await browser.newContext({
    viewport: SIZES.wide,
    reducedMotion: 'reduce',
    locale: 'en-GB',
  });
  await remember(context, { plain: true, tempo: 'off', ...settings });
  return context.newPage();
}

/** A connection to the table that the test can cut, and keep down. */
export async function interruptible(page: Page): Promise<{ down: boolean; cut: () => void }> {
  const connection = { down: false, cut: () => {} };
  await page.routeWebSocket(/\/live/, (socket) => {
    if (connection.down) {
      socket.close();
      return;
    }
    const server = socket.connectToServer();
    connection.cut = () => {
      socket.close();
      server.close();
    };
  });
  return connection;
}

type Violations = Awaited<ReturnType<AxeBuilder['analyze']>>['violations'];
const findings = (violations: Violations) =>
  violations.map(({ id, nodes }) => `${id}: ${nodes.map(({ html }) => html.slice(0, 160)).join(' | ')}`);

/** Nothing that axe finds, not even that a spoken name leaves out what is written there. */
export async function checkAccessibility(page: Page): Promise<void> {
  const rules = { 'label-content-name-mismatch': { enabled: true } };
  const { violations } = await new AxeBuilder({ page }).options({ rules }).analyze();
  expect(findings(violations)).toEqual([]);
}

/** A picture for the people who look at the test run. */
export async function screenshot(page: Page, name: string): Promise<void> {
  await page.screenshot({ path: `test-results/pictures/${name}.png` });
}

type Seat = { kind: 'me' | 'open' | 'bot'; name?: string; level?: string };

/** Opens a table over the API, with own seats, open seats for friends and quick bots, and goes there. */
export async function openTable(
  page: Page,
  setup: {
    game: string;
    options: { players: number } & Record<string, unknown>;
    own?: number;
    friends?: number;
    campaign?: boolean;
  },
): Promise<{ id: string; invite: string }> {
  // The page itself creates the guest; another request at the same time would create a second one.
  const arrived = page.waitForResponse(/\/api\/me$/);
  await page.goto('/about');
  await arrived;
  const { game, options, own = 1, friends = 0, campaign = false } = setup;
  const seats = Array.from({ length: options.players }, (_, seat): Seat => {
    if (seat < own) return { kind: 'me', name: `Guest ${seat}` };
    return seat < own + friends ? { kind: 'open' } : { kind: 'bot', level: 'random' };
  });
  const table = await page.evaluate(
    async (body) => {
      const answer = await fetch('/api/tables', {
        method: 'POST',
        headers: { 'content-type': 'application/json' },
        body: JSON.stringify(body),
      });
      return (await answer.json()) as { id: string; invite: string };
    },
    { game, options, seats, public: false, clock: 'none', campaign },
  );
  await page.goto(`/t/${table.id}`);
  return table;
}

/**
 * Plays a game of the API's own to its end, without drawing anything, and returns its table: the first choice that the dice
 * name each time. With `giveUp` seat 0 gives up after so many steps.
 */
export async function finishedTable(
  page: Page,
  setup: { game: string; options: { players: number } & Record<string, unknown>; giveUp?: number },
): Promise<{ id: string; invite: string; plies: number }> {
  const { id, invite } = await openTable(page, { game: setup.game, options: setup.options });
  const plies = await page.evaluate(
    ({ id, giveUp }) =>
      new Promise<number>((done, fail) => {
        const socket = new WebSocket(`${location.origin.replace('http', 'ws')}/api/tables/${id}/live`);
        let ply = 0;
        type Message = {
          type: string;
          status?: string;
          step: number;
          ply: number;
          viewer: number;
          choices: { notation: string }[];
        };
        socket.onerror = () => fail(new Error('the connection is broken'));
        socket.onmessage = ({ data }) => {
          const message = JSON.parse(String(data)) as Message;
          if (message.type === 'table' && message.status === 'over') {
            socket.close();
            done(ply);
          }
          if (message.type !== 'update') return;
          ply = message.ply;
          const { step, viewer: seat, choices } = message;
          // From the step alone: however many updates come, the same game is played.
          const dice = (Math.imul(step + 7, 1103515245) >>> 8) % Math.max(1, choices.length);
          const action = choices[dice]?.notation;
          if (giveUp !== null && step >= giveUp) socket.send(JSON.stringify({ do: 'resign', seat }));
          else if (action) socket.send(JSON.stringify({ do: 'play', seat, step, action }));
        };
      }),
    { id, giveUp: setup.giveUp ?? null },
  );
  return { id, invite, plies };
}

const NAMES = ['Ines', 'Bartholomew', 'Lou', 'Merry Plum', 'Noé', 'Zoé'];
const AVATARS = ['moss', 'tide', 'plum', 'rose', 'honey', 'frost'];

/** A running table of so many people, of whom the reader is one. */
export function tableOf(game: string, players: number, viewer = 0): TableInfo {
  const seats = Array.from({ length: players }, (_, at): SeatInfo => ({
    kind: 'person',
    name: NAMES[at] ?? '',
    avatar: AVATARS[at] ?? 'slate',
    here: true,
    stand_in: false,
  }));
  return {
    id: 'drawn',
    game,
    options: {},
    status: 'running',
    public: false,
    clock: 'none',
    seats,
    yours: [viewer],
    host: false,
    spectators: 0,
    opened_at: 0,
  };
}

/** Updates that a game has recorded for the tests of its board. */
export function recordedUpdates(game: string, file: string): TableUpdate[] {
  const path = new URL(`../../games/${game}/client/${file}`, import.meta.url);
  const read = JSON.parse(readFileSync(path, 'utf8')) as TableUpdate[] | { scenes: TableUpdate[] };
  return Array.isArray(read) ? read : read.scenes;
}

/** The client at a table whose server is the test; what it is sent first comes with every connection. */
export async function playServer(
  page: Page,
  table: TableInfo,
  first: TableUpdate,
): Promise<(...messages: ServerMessage[]) => void> {
  let socket: WebSocketRoute | null = null;
  const send = (...messages: ServerMessage[]) =>
    messages.forEach((message) => socket?.send(JSON.stringify(message)));
  await page.route('**/api/tables/drawn*', (route) => route.fulfill({ json: table }));
  await page.routeWebSocket(/\/api\/tables\/drawn\/live/, (route) => {
    socket = route;
    send({ type: 'table', ...table }, { type: 'update', ...first, steps: [] });
  });
  await page.goto('/t/drawn');
  return send;
}

/** Pictures of the page in three sizes, light and dark; nothing overflows, and everything is accessible. */
export async function checkLayout(
  page: Page,
  name: string,
  examined: readonly string[] = Object.keys(SIZES),
): Promise<void> {
  for (const [size, viewport] of Object.entries(SIZES)) {
    await page.setViewportSize(viewport);
    const close = page.getByRole('button', { name: 'Close', exact: true });
    // The log beside the board closes by itself, perhaps before its button is clicked.
    if (size !== 'wide')
      await close.evaluateAll((buttons) => buttons.forEach((button) => (button as HTMLElement).click()));
    expect(await page.evaluate(() => document.documentElement.scrollWidth - innerWidth)).toBeLessThanOrEqual(
      0,
    );
    for (const colorScheme of ['light', 'dark'] as const) {
      await page.emulateMedia({ colorScheme });
      await screenshot(page, `${name}-${size}-${colorScheme}`);
    }
    if (examined.includes(size)) await checkAccessibility(page);
  }
  await page.setViewportSize(SIZES.wide);
  await page.emulateMedia({ colorScheme: 'light' });
}

export const over = (page: Page) => page.locator('#over-title');
export const choices = (page: Page) => page.locator('.choices button:enabled');

export const step = async (page: Page) => Number(await page.locator('[data-step]').getAttribute('data-step'));

/** Waits until something of this can be pressed; `false` if the game is over. */
export async function asked(page: Page, what = '.choices button:enabled'): Promise<boolean> {
  const found = await page.waitForFunction((what) => {
    if (document.querySelector('#over-title')) return 'over';
    return [...document.querySelectorAll(what)].some((element) => element.checkVisibility()) && 'asked';
  }, what);
  return (await found.jsonValue()) === 'asked';
}

/** Waits until the table is past this step. `waitForFunction` looks at every frame. */
export async function waitForStep(page: Page, before: number): Promise<void> {
  await page.waitForFunction(
    (before) => Number(document.querySelector('[data-step]')?.getAttribute('data-step')) > before,
    before,
  );
}

/** Makes some move at the plain table; `false` if the game is over. */
export async function move(page: Page, which: 'first' | 'last' = 'first'): Promise<boolean> {
  if (!(await asked(page))) return false;
  const before = await step(page);
  await (which === 'first' ? choices(page).first() : choices(page).last()).click();
  await waitForStep(page, before);
  return true;
}

/** Plays to the end, not always the same way. The clicks are made within the page, which is much quicker than by mouse. */
export async function playOut(page: Page, most = 600): Promise<void> {
  const over = await page.evaluate(async (most) => {
    const step = () => document.querySelector<HTMLElement>('[data-step]')?.dataset['step'];
    const ended = () => document.querySelector('#over-title');
    const offered = () =>
      [...document.querySelectorAll<HTMLElement>('.choices button:enabled')].filter((one) =>
        one.checkVisibility(),
      );
    for (let made = 0; made < most; made += 1) {
      if (!(await window.until(() => ended() || offered().length > 0))) return false;
      if (ended()) return true;
      const before = step();
      offered()
        .at(made % 3 === 2 ? -1 : 0)
        ?.click();
      if (!(await window.until(() => step() !== before))) return false;
    }
    return false;
  }, most);
  expect(over, `the game is over after ${most} moves`).toBe(true);
}

/** Closes the browsers of everybody who came to a test: a page that is left open goes on playing beside the tests after it. */
const test = base.extend<{ leaving: void }>({
  leaving: [
    async ({ browser }, use) => {
      const before = new Set(browser.contexts());
      await use();
      const come = browser.contexts().filter((context) => !before.has(context));
      await Promise.all(come.map((context) => context.close()));
    },
    { auto: true },
  ],
});

export { expect, test };

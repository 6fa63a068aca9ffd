/** What several tests do. */
import { readdirSync } from 'node:fs';
import AxeBuilder from '@axe-core/playwright';
import { expect, test, type Browser, type BrowserContext, type Page } from '@playwright/test';

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
export async function remember(context: BrowserContext, settings: Record<string, unknown>): Promise<void> {
  await context.addInitScript((settings) => {
    if (!localStorage.getItem('dragonhall')) localStorage.setItem('dragonhall', JSON.stringify(settings));
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

/** No serious violation of the accessibility rules. */
export async function checkAccessibility(page: Page): Promise<void> {
  const { violations } = await new AxeBuilder({ page }).analyze();
  const serious = violations.filter(({ impact }) => impact === 'serious' || impact === 'critical');
  expect(
    serious.map(({ id, nodes }) => `${id}: ${nodes.map(({ html }) => html.slice(0, 160)).join(' | ')}`),
  ).toEqual([]);
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

/** Plays to the end, not always the same way. */
export async function playOut(page: Page, most = 600): Promise<void> {
  for (let made = 0; made < most; made += 1) {
    if (!(await move(page, made % 3 === 2 ? 'last' : 'first'))) return;
  }
  throw new Error(`the game is not over after ${most} moves`);
}

export { expect, test };

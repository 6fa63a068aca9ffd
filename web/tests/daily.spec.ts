/** The daily deal and duplicate tables: the same cards in two browsers, and nothing of the other's before one's own end. */
import type { Page } from '@playwright/test';
import { checkAccessibility, expect, newPerson, remember, screenshot, SIZES, test } from './helpers';
import type { DailyDeals, DuplicateSet, TableInfo } from '../src/lib/wire';

const GAME = 'dragonheart';

async function get<T>(page: Page, path: string): Promise<T> {
  return page.evaluate(async (path) => (await fetch(`/api${path}`)).json() as Promise<T>, path);
}

/** Plays a table to its end over the API, always the first choice, and tells what the first update showed. */
async function finish(page: Page, id: string): Promise<string> {
  return page.evaluate(
    (id) =>
      new Promise<string>((done, fail) => {
        const socket = new WebSocket(`${location.origin.replace('http', 'ws')}/api/tables/${id}/live`);
        let first = '';
        type Message = {
          type: string;
          status?: string;
          step: number;
          viewer: number;
          view: unknown;
          choices: { notation: string }[];
        };
        socket.onerror = () => fail(new Error('the connection is broken'));
        socket.onmessage = ({ data }) => {
          const message = JSON.parse(String(data)) as Message;
          if (message.type === 'table' && message.status === 'over') {
            socket.close();
            done(first);
          }
          if (message.type !== 'update') return;
          first ||= JSON.stringify(message.view);
          const { step, viewer: seat, choices } = message;
          const action = choices[0]?.notation;
          if (action) socket.send(JSON.stringify({ do: 'play', seat, step, action }));
        };
      }),
    id,
  );
}

/** The page fits every window and is accessible, in both languages and colours. */
async function checkPage(page: Page, name: string): Promise<void> {
  for (const [size, viewport] of Object.entries({ ...SIZES, laptop: { width: 1366, height: 657 } })) {
    await page.setViewportSize(viewport);
    expect(
      await page.evaluate(() => document.documentElement.scrollWidth - innerWidth),
      size,
    ).toBeLessThanOrEqual(0);
    for (const colorScheme of ['light', 'dark'] as const) {
      await page.emulateMedia({ colorScheme });
      await screenshot(page, `${name}-${size}-${colorScheme}`);
    }
  }
  await checkAccessibility(page);
  await page.emulateMedia({ colorScheme: 'light' });
  await page.setViewportSize(SIZES.wide);
  await page.getByRole('button', { name: 'Français' }).click();
  await expect(page.locator('html')).toHaveAttribute('lang', 'fr');
  await checkAccessibility(page);
  await screenshot(page, `${name}-french`);
  await page.setViewportSize(SIZES.phone);
  expect(await page.evaluate(() => document.documentElement.scrollWidth - innerWidth)).toBeLessThanOrEqual(0);
  await checkAccessibility(page);
  await page.setViewportSize(SIZES.wide);
  await page.getByRole('button', { name: 'English' }).click();
  await expect(page.locator('html')).toHaveAttribute('lang', 'en');
}

test('two people get the same cards and see each other when both have played', async ({
  browser,
  context,
  page,
}) => {
  await remember(context, { plain: true, tempo: 'off' });
  await page.goto('/daily');
  const deal = page.getByRole('region', { name: 'Dragonheart' });
  await expect(deal).toContainText('The others are shown when you have played.');
  await deal.getByRole('button', { name: /^Play/ }).click();
  await expect(page).toHaveURL(/\/t\//);
  await expect(page.getByRole('link', { name: 'Daily deal' })).toBeVisible();
  await expect(page.getByRole('button', { name: 'Log' })).toBeVisible();
  await expect(page.getByRole('button', { name: 'Hint', exact: true })).toHaveCount(0);
  const id = /\/t\/([a-z0-9]+)/.exec(page.url())?.[1] ?? '';

  // Another tab finds the same table.
  await page.goto('/daily');
  await expect(deal.getByRole('button', { name: /^Play on/ })).toBeVisible();

  const friend = await newPerson(browser);
  await friend.goto('/daily');
  const theirs = friend.getByRole('region', { name: 'Dragonheart' });
  await theirs.getByRole('button', { name: /^Play/ }).click();
  await expect(friend).toHaveURL(/\/t\//);
  const other = /\/t\/([a-z0-9]+)/.exec(friend.url())?.[1] ?? '';
  const shown = await finish(friend, other);
  // The friend has ended it. The first one is told how many, and nothing else.
  const before = await get<DailyDeals>(page, '/daily');
  const own = before.deals.find(({ game }) => game === GAME);
  expect(own?.scores).toBeUndefined();
  expect(own?.played).toBeGreaterThan(0);
  await page.goto(`/daily/${GAME}`);
  await expect(page.getByText('Play today’s deal first')).toBeVisible();
  await checkAccessibility(page);
  await page.goto(`/t/${other}/replay`);
  await expect(page.getByRole('heading', { name: /table/i })).toBeVisible();

  expect(await finish(page, id)).toBe(shown);
  await page.goto(`/daily/${GAME}`);
  await expect(page.getByRole('listitem')).not.toHaveCount(0);
  await expect(page.getByRole('link', { name: /^Replay/ })).not.toHaveCount(0);
  await checkPage(page, 'daily-results');
  await page
    .getByRole('listitem')
    .filter({ hasNotText: 'You' })
    .getByRole('link', { name: /^Replay/ })
    .first()
    .click();
  await expect(page).toHaveURL(/\/replay/);
  await expect(page.getByRole('slider')).toBeVisible();

  await page.goto('/daily');
  await expect(deal.getByRole('img')).toBeVisible();
  await checkPage(page, 'daily');
  await page.goto('/games');
  await expect(page.getByRole('region', { name: 'Today’s deal' })).toBeVisible();
  await checkPage(page, 'games-daily');
  await page.goto('/');
  await expect(page.getByText('Today’s deal').first()).toBeVisible();
  await checkPage(page, 'home-daily');
});

test('a group plays the same deal at two tables and compares', async ({ browser, context, page }) => {
  await remember(context, { plain: true, tempo: 'off' });
  await page.goto('/new/dragonheart?with=friends');
  await page.getByLabel('Same deal at several tables').selectOption('2');
  await checkAccessibility(page);
  await page.getByRole('button', { name: 'Open the table' }).click();
  await expect(page).toHaveURL(/\/same\//);
  await expect(page.getByRole('heading', { name: 'Table 2' })).toBeVisible();
  await checkPage(page, 'same-deal');
  const address = page.url();
  const set = address.split('/').at(-1) ?? '';

  const friends = [await newPerson(browser), await newPerson(browser), await newPerson(browser)];
  const seated: { page: Page; id: string }[] = [];
  for (const friend of friends) {
    await friend.goto(address);
    await friend.getByRole('button', { name: 'Take a seat' }).click();
    await expect(friend).toHaveURL(/\/t\//);
    seated.push({ page: friend, id: /\/t\/([a-z0-9]+)/.exec(friend.url())?.[1] ?? '' });
  }
  const opened = await get<DuplicateSet>(page, `/duplicates/${set}`);
  const [one, two] = opened.tables.map(({ id }) => id);
  expect(seated.map(({ id }) => id)).toEqual([one, two, two]);

  // The second table is played to its end; at the first one nothing of it is to be seen.
  await Promise.all(seated.slice(1).map(({ page, id }) => finish(page, id)));
  await expect(page.getByText('The game is on')).toHaveCount(1);
  await expect(page.getByText('What happens at the other tables is shown')).toBeVisible();
  await expect(page.getByRole('heading', { name: 'Comparison' })).toHaveCount(0);
  const hidden = await get<TableInfo>(page, `/tables/${two}?invite=${opened.tables[1]?.invite}`);
  expect([hidden.status, hidden.result, hidden.seed]).toEqual(['over', undefined, undefined]);

  await Promise.all([finish(page, one ?? ''), ...seated.slice(0, 1).map(({ page, id }) => finish(page, id))]);
  await expect(page.getByRole('heading', { name: 'Comparison' })).toBeVisible();
  await expect(page.getByRole('heading', { name: 'Teams' })).toBeVisible();
  await checkPage(page, 'same-deal-compared');
  await page.getByRole('link', { name: /^Replay.*Table 2/ }).click();
  await expect(page).toHaveURL(new RegExp(`/t/${two}/replay`));
});

/** Coming back: turns that are announced, the installed app, people to invite again. */
import type { Browser, BrowserContext, Page, WebSocket } from '@playwright/test';
import type { TableInfo } from '../src/lib/wire';
import {
  asked,
  checkAccessibility,
  checkLayout,
  expect,
  move,
  openTable,
  remember,
  screenshot,
  SIZES,
  step,
  test,
} from './helpers';
import { NEWER, NewerHall } from './newerHall';
import { deliver, notifications, PushService } from './pushService';

test.use({ serviceWorkers: 'allow' });

const DUEL = { game: 'dragonheart', options: { players: 2, first: 'seat-0' }, friends: 1 };

/** A person with a browser of their own, in which service workers run. */
async function person(
  browser: Browser,
  name: string,
  settings: Record<string, unknown> = {},
): Promise<{ context: BrowserContext; page: Page }> {
  const context = await browser.newContext({
    viewport: SIZES.wide,
    reducedMotion: 'reduce',
    locale: 'en-GB',
    serviceWorkers: 'allow',
  });
  await remember(context, { plain: true, tempo: 'off', ...settings });
  const page = await context.newPage();
  const arrived = page.waitForResponse(/\/api\/me$/);
  await page.goto('/about');
  await arrived;
  await call(page, 'PATCH', '/me', { name });
  return { context, page };
}

/** A request of the page's own guest. */
const call = (page: Page, method: string, path: string, body?: unknown) =>
  page.evaluate(
    async ({ method, path, body }) => {
      const init = { method, headers: { 'content-type': 'application/json' }, body: JSON.stringify(body) };
      const answer = await fetch(`/api${path}`, body === undefined ? { method } : init);
      if (!answer.ok) throw new Error(await answer.text());
      return (await answer.json()) as Record<string, unknown>;
    },
    { method, path, body },
  );

/** Waits until the hall knows that nobody of a seat has the table open any more. */
const seatEmpty = (page: Page, table: string, seat: number) =>
  expect
    .poll(async () => {
      const { seats } = (await call(page, 'GET', `/tables/${table}`)) as unknown as TableInfo;
      return seats[seat]?.here;
    })
    .toBe(false);

/** Makes the page of a table look like a hidden tab, or a visible one again, and waits until the hall has heard of it. */
async function setHidden(page: Page, live: WebSocket, hidden: boolean): Promise<void> {
  type Message = { do?: string; id?: number; reply_to?: number | null };
  const read = (payload: string | Buffer) => JSON.parse(String(payload)) as Message;
  const heard = new Promise<void>((resolve) => {
    let asked: number | undefined;
    live.on('framesent', ({ payload }) => {
      const message = read(payload);
      if (message.do === 'looking') asked = message.id;
    });
    live.on('framereceived', ({ payload }) => {
      if (asked !== undefined && read(payload).reply_to === asked) resolve();
    });
  });
  await page.evaluate((hidden) => {
    Object.defineProperty(document, 'visibilityState', {
      configurable: true,
      get: () => (hidden ? 'hidden' : 'visible'),
    });
    document.dispatchEvent(new Event('visibilitychange'));
  }, hidden);
  await heard;
}

/** Plays a whole turn of the page's guest, as soon as it is theirs, without a look at the table. */
const finishTurn = (page: Page, table: string) =>
  page.evaluate(
    (table) =>
      new Promise<void>((done, fail) => {
        const origin = location.origin.replace('http', 'ws');
        const socket = new WebSocket(`${origin}/api/tables/${table}/live?hidden=true`);
        let moved = false;
        type Message = { type: string; viewer: number; step: number; choices: { notation: string }[] };
        socket.onerror = () => fail(new Error('the connection is broken'));
        socket.onmessage = ({ data }) => {
          const { type, viewer: seat, step, choices } = JSON.parse(String(data)) as Message;
          if (type !== 'update') return;
          const action = choices[0]?.notation;
          if (action) {
            moved = true;
            socket.send(JSON.stringify({ do: 'play', seat, step, action }));
          } else if (moved) {
            socket.close();
            done();
          }
        };
      }),
    table,
  );

/** Waits until the service worker has stored the whole client. */
async function clientStored(page: Page): Promise<void> {
  await page.evaluate(() => navigator.serviceWorker.ready.then(() => undefined));
  const missing = () =>
    page.evaluate(async () => {
      const worker = await (await fetch('/service-worker.js')).text();
      const code = worker.match(/\/_app\/immutable\/[\w./-]+\.(js|css)/g) ?? ['nothing'];
      const kept = await Promise.all(code.map((file) => caches.match(file)));
      return code.filter((_, at) => !kept[at]);
    });
  await expect.poll(missing).toEqual([]);
}

test('a turn is announced to whoever does not look, in French, and only once', async ({ browser }) => {
  const service = await PushService.open();
  const mira = await person(browser, 'Mira');
  const lou = await person(browser, 'Lou', { language: 'fr' });
  await service.serve(lou.context, 'lou');
  await lou.page.goto('/me');
  const panel = lou.page.getByRole('region', { name: 'Quand c’est à vous' });
  const here = panel.getByRole('group', { name: 'Me prévenir dans ce navigateur' });
  await here.getByRole('button', { name: 'Oui' }).click();
  await expect(panel).toContainText('même quand aucune page de la halle n’est ouverte');
  await checkAccessibility(lou.page);

  const { id, invite } = await openTable(mira.page, DUEL);
  await lou.page.goto(`/t/${id}?invite=${invite}`);
  await call(lou.page, 'POST', `/tables/${id}/sit?invite=${invite}`, {});
  await asked(mira.page);
  // Lou looks at something else.
  await lou.page.goto('/about');
  await seatEmpty(mira.page, id, 1);
  await finishTurn(mira.page, id);
  await expect.poll(() => service.deliveries.length).toBe(1);
  const message = service.deliveries[0]?.text ?? '';
  expect(JSON.parse(message)).toEqual({
    kind: 'turn',
    title: 'À vous de jouer\u00a0: Dragonheart',
    body: 'À la table avec Guest 0.',
    url: `/t/${id}`,
    tag: `turn-${id}`,
    table: id,
  });
  await deliver(lou.page, message);
  await expect
    .poll(() => notifications(lou.page))
    .toEqual([
      { title: 'À vous de jouer\u00a0: Dragonheart', body: 'À la table avec Guest 0.', tag: `turn-${id}` },
    ]);

  // Whoever opens the table knows it, and the notification goes away.
  const live = lou.page.waitForEvent('websocket', (socket) => socket.url().includes('/live'));
  await lou.page.goto(`/t/${id}`);
  await asked(lou.page);
  await expect.poll(() => notifications(lou.page)).toEqual([]);
  await expect(lou.page).toHaveTitle(/^À vous/);
  // A turn that begins before the reader's eyes is announced nowhere.
  await finishTurn(lou.page, id);
  await finishTurn(mira.page, id);
  await asked(lou.page);
  await finishTurn(lou.page, id);
  // In a hidden tab the page announces it by itself, at once.
  await setHidden(lou.page, await live, true);
  await finishTurn(mira.page, id);
  await expect
    .poll(async () => (await notifications(lou.page)).map(({ tag }) => tag))
    .toEqual([`turn-${id}`]);
  // The hall tells the other devices too: that is the second message, for the second turn that Lou did not see.
  await expect.poll(() => service.deliveries.length).toBe(2);
  await setHidden(lou.page, await live, false);
  await expect.poll(() => notifications(lou.page)).toEqual([]);

  // Switched off, nothing is sent any more.
  await lou.page.goto('/me');
  await here.getByRole('button', { name: 'Non' }).click();
  await expect.poll(async () => (await call(lou.page, 'GET', '/me/announcements'))['here']).toBe(false);
  service.close();
});

test('quiet hours are chosen, kept and shown', async ({ browser }) => {
  const service = await PushService.open();
  const { context, page } = await person(browser, 'Zoe');
  await service.serve(context, 'zoe');
  await page.goto('/me');
  const panel = page.getByRole('region', { name: 'When it is your turn' });
  await panel
    .getByRole('group', { name: 'Tell me in this browser' })
    .getByRole('button', { name: 'On' })
    .click();
  await panel.getByRole('group', { name: 'Quiet hours' }).getByRole('button', { name: 'On' }).click();
  await expect(panel.getByLabel('From')).toHaveValue('22:00');
  await panel.getByLabel('Until').fill('07:30');
  await panel.getByLabel('Until').blur();
  await expect
    .poll(async () => (await call(page, 'GET', '/me/announcements'))['quiet'])
    .toEqual({ from: 1320, to: 450 });
  await page.reload();
  await expect(panel.getByLabel('Until')).toHaveValue('07:30');
  await checkLayout(page, 'announcements');
  await panel.getByRole('group', { name: 'Quiet hours' }).getByRole('button', { name: 'Off' }).click();
  await expect(panel.getByLabel('From')).toHaveCount(0);
  service.close();
});

test('the app can be installed, and shows itself without a network', async ({ context, page }) => {
  await remember(context, { plain: true });
  await page.goto('/');
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  await page.evaluate(() => navigator.serviceWorker.ready.then(() => undefined));
  for (const [file, description] of [
    ['/manifest.webmanifest', /dragons/],
    ['/manifest.fr.webmanifest', /dragons/],
  ] as const) {
    const answer = await page.request.get(file);
    expect(answer.headers()['content-type']).toBe('application/manifest+json');
    const manifest = (await answer.json()) as {
      id: string;
      start_url: string;
      description: string;
      icons: { src: string; sizes: string; purpose?: string }[];
    };
    expect([manifest.id, manifest.start_url]).toEqual(['/', '/']);
    expect(manifest.description).toMatch(description);
    expect(manifest.icons.map(({ purpose }) => purpose)).toContain('maskable');
    for (const { src, sizes } of manifest.icons) {
      const picture = await (await page.request.get(src)).body();
      expect(`${picture.readUInt32BE(16)}x${picture.readUInt32BE(20)}`).toBe(sizes);
    }
  }
  const session = await context.newCDPSession(page);
  const { errors } = await session.send('Page.getAppManifest');
  expect(errors).toEqual([]);
  await page.getByRole('button', { name: 'Français' }).click();
  await expect(page.locator('link[rel=manifest]')).toHaveAttribute('href', '/manifest.fr.webmanifest');
  await page.getByRole('button', { name: 'English' }).click();

  // The whole client is stored a moment later; nothing of the hall's interface ever is.
  const stored = () =>
    page.evaluate(async () => {
      const paths: string[] = [];
      for (const key of await caches.keys())
        for (const { url } of await (await caches.open(key)).keys()) paths.push(new URL(url).pathname);
      return paths;
    });
  await clientStored(page);
  expect((await stored()).filter((path) => path.endsWith('.js')).length).toBeGreaterThan(60);
  expect((await stored()).filter((path) => path.startsWith('/api') || path.startsWith('/t/'))).toEqual([]);

  await context.setOffline(true);
  await page.goto('/');
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  await expect(page.getByRole('alert')).toBeVisible();
  await screenshot(page, 'offline-first-page');
  await page.goto('/games');
  await expect(page.getByRole('button', { name: 'Try again' })).toBeVisible();
  await checkLayout(page, 'offline');
  // It comes back by itself.
  await context.setOffline(false);
  await expect(page.getByRole('heading', { name: 'Your games' })).toBeVisible();
});

test('a newer client waits until the reader wants it, and breaks no game', async ({ browser, baseURL }) => {
  const hall = await NewerHall.before(baseURL ?? '');
  const context = await browser.newContext({
    baseURL: hall.url,
    reducedMotion: 'reduce',
    locale: 'en-GB',
    serviceWorkers: 'allow',
  });
  await remember(context, { plain: true, tempo: 'off' });
  const page = await context.newPage();
  await openTable(page, { game: 'dragonheart', options: { players: 2, first: 'seat-0' } });
  await move(page);
  await clientStored(page);

  hall.newer = true;
  hall.restart();
  // The old page goes on: it says that there is something newer, and finds its own parts although the hall has them no longer.
  await expect(page.getByText('A newer version of Dragonhall is here.')).toBeVisible();
  await page.evaluate(async () => (await navigator.serviceWorker.ready).update());
  const before = await step(page);
  await move(page);
  expect(await step(page)).toBeGreaterThan(before);
  await page.getByRole('button', { name: 'Settings' }).click();
  await page.getByRole('button', { name: 'Drawn' }).click();
  await expect(page.locator('[data-walk]').first()).toBeVisible();
  expect(hall.refused).toEqual([]);
  await screenshot(page, 'newer-client');
  // It is the old one all the time, until the reader wants the new one; then the game goes on with that.
  await expect(page.locator(`meta[name=${NEWER}]`)).toHaveCount(0);
  const reached = await step(page);
  hall.restart();
  await page.getByRole('button', { name: 'Reload the page' }).first().click();
  await expect(page.locator(`meta[name=${NEWER}]`)).toHaveCount(1);
  await expect.poll(() => step(page)).toBeGreaterThanOrEqual(reached);
  // There is no way back to the old one.
  await page.reload();
  await expect(page.locator('[data-walk]').first()).toBeVisible();
  await expect(page.locator(`meta[name=${NEWER}]`)).toHaveCount(1);
  await context.close();
  hall.close();
});

test('somebody is invited again in one click, and finds it in the hall', async ({ browser }) => {
  const mira = await person(browser, 'Mira');
  const lou = await person(browser, 'Lou');
  const { id, invite } = await openTable(mira.page, DUEL);
  await call(lou.page, 'POST', `/tables/${id}/sit?invite=${invite}`, {});
  await lou.page.goto(`/t/${id}`);
  await lou.page.getByRole('button', { name: 'Settings' }).click();
  await lou.page.getByRole('button', { name: 'Give up' }).click();
  await lou.page.getByRole('button', { name: 'Give up' }).click();
  await expect(lou.page.locator('#over-title')).toBeVisible();

  await mira.page.goto('/games');
  const people = mira.page.getByRole('region', { name: 'People you played with' });
  await expect(people).toContainText('Lou');
  await checkLayout(mira.page, 'people');
  await people.getByRole('button', { name: /^Invite again.*Lou/ }).click();
  await expect(mira.page).toHaveURL(/\/t\//);

  await lou.page.goto('/');
  const invitation = lou.page.getByRole('region', { name: 'Invitations' });
  await expect(invitation).toContainText('invites you');
  await checkLayout(lou.page, 'invitation');
  await lou.page.goto('/games');
  await expect(lou.page.getByRole('list', { name: 'Invitations' })).toContainText('Dragonheart');
  await checkAccessibility(lou.page);
  await lou.page.getByRole('link', { name: /^To the table/ }).click();
  await expect(lou.page).toHaveURL(/\?invite=/);
  await lou.page.getByRole('button', { name: /Sit/ }).first().click();
  await asked(mira.page);
  await lou.page.goto('/');
  await expect(invitation).toHaveCount(0);
});

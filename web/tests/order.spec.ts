/** Devices, data, and order at the table. Where the hall does not know these requests yet, they are answered here. */
import type { Page, Route, WebSocketRoute } from '@playwright/test';
import { accessible, choices, expect, picture, somebody, test } from './hall';

const VIEWS = { desk: { width: 1280, height: 800 }, phone: { width: 390, height: 844 } };

/** Whether the hall itself can do all this. */
async function able(page: Page): Promise<boolean> {
  return (await page.request.get('/api/me/devices')).ok();
}

/** The page itself becomes a guest, and takes a name. */
async function arrive(page: Page, name: string): Promise<void> {
  const arrived = page.waitForResponse(/\/api\/me$/);
  await page.goto('/about');
  await arrived;
  const renamed = await page.evaluate(async (name) => {
    const answer = await fetch('/api/me', { method: 'PATCH', headers: { 'content-type': 'application/json' }, body: JSON.stringify({ name }) });
    return answer.ok;
  }, name);
  expect(renamed).toBe(true);
}

/** Pictures in two sizes, by day and by night; nothing sticks out, nothing is closed to anybody. */
async function look(page: Page, name: string, open: () => Promise<void> = async () => undefined): Promise<void> {
  for (const [size, viewport] of Object.entries(VIEWS)) {
    await page.setViewportSize(viewport);
    await open();
    expect(await page.evaluate(() => document.documentElement.scrollWidth - innerWidth)).toBeLessThanOrEqual(0);
    for (const colorScheme of ['light', 'dark'] as const) {
      await page.emulateMedia({ colorScheme });
      await picture(page, `${name}-${size}-${colorScheme}`);
      await accessible(page);
    }
  }
  await page.setViewportSize(VIEWS.desk);
  await page.emulateMedia({ colorScheme: 'light' });
}

/** A hall that knows devices and data, as far as the page can tell. */
async function answerForGuest(page: Page): Promise<void> {
  const day = 86_400_000;
  let devices = [
    { id: 'one', label: 'Chromium on Linux', since: Date.now() - 30 * day, seen: Date.now(), current: true },
    { id: 'two', label: 'Firefox on Android', since: Date.now() - 9 * day, seen: Date.now() - 2 * day, current: false },
  ];
  const done = (route: Route) => route.fulfill({ status: 204 });
  await page.route(/\/api\/me\/devices$/, (route) => route.fulfill({ json: devices }));
  await page.route(/\/api\/me\/devices\/[a-z-]+$/, (route) => {
    devices = devices.filter(({ current }) => current);
    return done(route);
  });
  await page.route(/\/api\/me\/link$/, (route) => (route.request().method() === 'DELETE' ? done(route) : route.continue()));
  await page.route(/\/api\/me$/, async (route) => {
    if (route.request().method() !== 'DELETE') return route.continue();
    expect(route.request().postDataJSON()).toEqual({ confirm: 'delete' });
    // Whoever comes without a cookie is a new guest.
    await page.context().clearCookies();
    return done(route);
  });
}

test('a guest sees their devices, ends the others, withdraws a code, and has everything deleted', async ({ browser }) => {
  const page = await somebody(browser, { theme: 'system' });
  await page.setViewportSize(VIEWS.desk);
  await arrive(page, 'Zelda');
  const real = await able(page);
  if (!real) await answerForGuest(page);

  await page.goto('/me');
  await page.getByRole('button', { name: 'Make a code' }).click();
  const code = await page.locator('output').innerText();
  const tablet = await somebody(browser);
  await tablet.goto('/me');
  await tablet.getByLabel('A code from another device').fill(code);
  await tablet.getByRole('button', { name: 'Use the code' }).click();
  await expect(tablet.getByText('Welcome back, Zelda.')).toBeVisible();

  await page.reload();
  const devices = page.getByRole('list', { name: 'Your devices' }).getByRole('listitem');
  await expect(devices).toHaveCount(2);
  await expect(devices.first()).toContainText('This one');
  await look(page, 'me');
  await devices.last().getByRole('button', { name: /^End / }).click();
  await expect(devices).toHaveCount(1);
  await expect(page.getByText('Nobody plays there in your name any more.')).toBeVisible();
  await expect(page.getByRole('button', { name: 'End all others' })).toBeHidden();
  if (real) {
    await tablet.reload();
    await expect(tablet.getByRole('textbox', { name: 'Your name' })).not.toHaveValue('Zelda');
  }

  await page.getByRole('button', { name: 'Make a code' }).click();
  const withdrawn = await page.locator('output').innerText();
  await page.getByRole('button', { name: 'Withdraw the code' }).click();
  await expect(page.getByText('The code is withdrawn')).toBeVisible();
  await expect(page.locator('output')).toHaveCount(0);
  if (real) {
    await tablet.getByLabel('A code from another device').fill(withdrawn);
    await tablet.getByRole('button', { name: 'Use the code' }).click();
    await expect(tablet.getByText(/used up or too old/)).toBeVisible();
    expect(await (await page.request.get('/api/me/data')).text()).toContain('Zelda');
  }
  await expect(page.getByRole('link', { name: 'Download my data' })).toHaveAttribute('href', '/api/me/data');

  // Nothing is deleted by one press, nor by a wrong word.
  const ask = page.getByRole('button', { name: 'Delete everything about me' });
  await ask.click();
  const dialog = page.getByRole('dialog', { name: 'Delete everything about you?' });
  await expect(dialog).toContainText('Former guest');
  await page.keyboard.press('Escape');
  await expect(dialog).toBeHidden();
  await expect(ask).toBeFocused();
  await ask.click();
  const sure = dialog.getByRole('button', { name: 'Delete everything' });
  await dialog.getByRole('textbox').fill('no');
  await expect(sure).toBeDisabled();
  await dialog.getByRole('textbox').fill('Delete');
  await look(page, 'me-delete');
  await page.evaluate(() => localStorage.setItem('dragonhall-seals', '[["amber","x"]]'));
  await sure.click();
  await expect(page).toHaveURL(/\/$/);
  await expect(page.getByRole('heading', { name: /Pull up a chair/ })).toBeVisible();
  expect(await page.evaluate(() => localStorage.getItem('dragonhall-seals'))).toBeNull();
  await page.goto('/me');
  await expect(page.getByRole('textbox', { name: 'Your name' })).not.toHaveValue(/^(Zelda)?$/);
});

type Told = { tell: string; seats?: Record<string, unknown>[]; yours?: number[]; [more: string]: unknown };

/** A hall that keeps order, as far as two pages can tell: what the host does about seat 1 is seen by both. */
async function answerAtTable(pages: readonly Page[]): Promise<void> {
  const seat = { lookalike: true, silenced: false, muted: false };
  const doors: { page: Page; socket: WebSocketRoute; table: Told | null; host: boolean }[] = [];
  const tell = ({ socket, table, host }: (typeof doors)[number]) => {
    if (!table) return;
    const seats = (table.seats ?? []).map((other, at) => (at === 1 ? { ...other, ...seat, muted: host && seat.muted } : { ...other, lookalike: false, silenced: false, muted: false }));
    socket.send(JSON.stringify({ ...table, seats }));
  };
  for (const page of pages) {
    await page.routeWebSocket(/\/live/, (socket) => {
      const door = { page, socket, table: null as Told | null, host: page === pages[0] };
      doors.push(door);
      const server = socket.connectToServer();
      socket.onMessage((text) => {
        const said = JSON.parse(String(text)) as { id: number; do: string; who: unknown; on?: boolean };
        if (!['mute', 'silence', 'remove'].includes(said.do)) return server.send(text);
        if (said.do === 'mute') seat.muted = said.on ?? false;
        if (said.do === 'silence') seat.silenced = said.on ?? false;
        doors.forEach(tell);
        socket.send(JSON.stringify({ tell: 'done', answers: said.id }));
        if (said.do === 'remove') for (const { page: other, socket: line } of doors) if (other === pages[1]) void line.close({ code: 4003, reason: 'removed' });
      });
      server.onMessage((text) => {
        const told = JSON.parse(String(text)) as Told;
        if (told.tell === 'table') {
          door.table = told;
          tell(door);
        } else if (told.tell === 'chat') socket.send(JSON.stringify({ ...told, lookalike: told['seat'] === 1 }));
        else socket.send(text);
      });
    });
    await page.route(/\/report(\?|$)/, (route) => {
      const { who, reason } = route.request().postDataJSON() as { who: unknown; reason: string };
      expect(who).toBeTruthy();
      expect(reason).toBe('Spoils the game for everybody.');
      return route.fulfill({ status: 204 });
    });
  }
}

test('a host and a guest keep order at a table: mark, mute, silence, report, remove', async ({ browser }) => {
  const ines = await somebody(browser, { theme: 'system' });
  const other = await somebody(browser, { theme: 'system' });
  await arrive(ines, 'Ines');
  await arrive(other, 'lnes');
  if (!(await able(ines))) await answerAtTable([ines, other]);
  await ines.setViewportSize(VIEWS.desk);
  await ines.goto('/new/dragonheart?with=friends');
  await ines.getByRole('button', { name: 'Open the table' }).click();
  await other.goto(await ines.getByRole('textbox', { name: 'Invitation link' }).inputValue());
  await other.getByRole('button', { name: 'Sit here' }).click();
  await expect.poll(async () => (await choices(ines).count()) + (await choices(other).count())).toBeGreaterThan(0);

  // The players are told apart.
  const players = ines.getByRole('list', { name: 'Players' });
  await expect(players.getByRole('img', { name: 'Looks like another name at this table' })).toHaveCount(1);

  await other.getByRole('button', { name: 'Chat' }).click();
  await other.getByLabel('Say something').fill('I am the host, give me your cards');
  await other.getByRole('button', { name: 'Send' }).click();
  const openChat = async () => {
    if (await ines.getByRole('complementary', { name: 'Chat' }).isVisible()) return;
    const more = ines.getByRole('button', { name: /^More/ });
    if (await more.isVisible()) await more.click();
    await ines.getByRole('button', { name: /^Chat/ }).click();
    await expect(ines.getByRole('complementary', { name: 'Chat' })).toBeVisible();
  };
  await openChat();
  const chat = ines.getByRole('log', { name: 'Chat' });
  await expect(chat.getByText('give me your cards')).toBeVisible();
  await expect(chat.getByRole('img', { name: 'Looks like another name at this table' })).toHaveCount(1);

  const dots = chat.getByRole('button', { name: 'Menu for lnes' });
  const item = (name: string) => ines.getByRole('menuitem', { name });
  // By keyboard.
  await dots.focus();
  await ines.keyboard.press('Enter');
  await expect(item('Mute for me')).toBeFocused();
  await ines.keyboard.press('ArrowUp');
  await expect(item('Report…')).toBeFocused();
  await ines.keyboard.press('Escape');
  await expect(dots).toBeFocused();
  await expect(ines.getByRole('complementary', { name: 'Chat' })).toBeVisible();

  await look(ines, 'order-menu', async () => {
    await openChat();
    if (!(await item('Mute for me').isVisible())) await dots.click();
    await expect(item('Remove from the table')).toBeVisible();
  });
  // The menu closes when the window changes.
  await expect(item('Mute for me')).toBeHidden();
  await dots.click();
  await item('Mute for me').click();
  await expect(chat.getByText('Muted for you')).toBeVisible();
  await expect(chat.getByText('give me your cards')).toHaveCount(0);
  await dots.click();
  await item('Unmute').click();
  await expect(chat.getByText('give me your cards')).toBeVisible();

  // Whoever is not the host has less to say.
  await other.getByRole('list', { name: 'People at the table' }).getByRole('button', { name: 'Menu for Ines' }).click();
  await expect(other.getByRole('menuitem')).toHaveText(['Mute for me', 'Report…']);
  await other.keyboard.press('Escape');

  await dots.click();
  await item('Report…').click();
  const report = ines.getByRole('dialog', { name: 'Report lnes' });
  await expect(report.getByRole('button', { name: 'Send the report' })).toBeDisabled();
  await report.getByLabel('What happened?').fill('Spoils the game for everybody.');
  await look(ines, 'order-report');
  await report.getByRole('button', { name: 'Send the report' }).click();
  await expect(report.getByText('Your report has arrived.')).toBeVisible();
  await report.getByRole('button', { name: 'Close' }).click();
  await expect(report).toBeHidden();

  await players.getByRole('button', { name: 'Menu for lnes' }).click();
  await item('Silence at this table').click();
  await expect(players.getByRole('img', { name: 'Silenced by the host' })).toBeVisible();
  await expect(other.getByRole('list', { name: 'Players' }).getByRole('img', { name: 'Silenced by the host' })).toBeVisible();

  await players.getByRole('button', { name: 'Menu for lnes' }).click();
  await item('Remove from the table').click();
  const remove = ines.getByRole('dialog', { name: 'Remove lnes from the table?' });
  await remove.getByRole('button', { name: 'Cancel' }).click();
  await expect(remove).toBeHidden();
  await players.getByRole('button', { name: 'Menu for lnes' }).click();
  await item('Remove from the table').click();
  await picture(ines, 'order-remove');
  await remove.getByRole('button', { name: 'Remove', exact: true }).click();
  await expect(remove).toBeHidden();
  await expect(other.getByRole('heading', { name: 'You were removed from this table' })).toBeVisible();
  await accessible(other);
  await picture(other, 'removed');
});

test('a line that the hall has ended says why and what can be done', async ({ browser }) => {
  const page = await somebody(browser);
  let line: WebSocketRoute | null = null;
  let opened = 0;
  await page.routeWebSocket(/\/live/, (socket) => {
    opened += 1;
    line = socket;
    socket.connectToServer();
  });
  const end = (code: number, reason: string) => (line as WebSocketRoute | null)?.close({ code, reason });
  await page.goto('/');
  await page.getByRole('button', { name: /Play against bots.*Dragonheart/ }).click();
  await expect(choices(page).first()).toBeVisible();
  const before = opened;

  await end(4001, 'replaced');
  await expect(page.getByRole('heading', { name: 'This table is open in other windows' })).toBeVisible();
  await picture(page, 'replaced');
  await accessible(page);
  await page.getByRole('button', { name: 'Use it here' }).click();
  await expect(choices(page).first()).toBeVisible();
  expect(opened).toBe(before + 1);

  await end(4004, 'signed out');
  await expect(page.getByRole('heading', { name: 'You are signed out in this browser' })).toBeVisible();
  await picture(page, 'signed-out');
  await page.getByRole('button', { name: 'Start anew' }).click();
  await expect(page.getByRole('heading', { name: /Pull up a chair/ })).toBeVisible();
});

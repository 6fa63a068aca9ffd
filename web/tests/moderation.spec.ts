/** Devices, data, and order at the table. */
import { readFileSync } from 'node:fs';
import type { Page, WebSocketRoute } from '@playwright/test';
import { checkAccessibility, choices, expect, screenshot, openTable, newPerson, test } from './helpers';

const VIEWS = { desk: { width: 1280, height: 800 }, phone: { width: 390, height: 844 } };

/** The page itself becomes a guest, and takes a name. */
async function arrive(page: Page, name: string): Promise<void> {
  const arrived = page.waitForResponse(/\/api\/me$/);
  await page.goto('/about');
  await arrived;
  const renamed = await page.evaluate(async (name) => {
    const answer = await fetch('/api/me', {
      method: 'PATCH',
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify({ name }),
    });
    return answer.ok;
  }, name);
  expect(renamed).toBe(true);
}

/** Pictures in two sizes, by day and by night; nothing sticks out, nothing is closed to anybody. */
async function checkLayout(
  page: Page,
  name: string,
  open: () => Promise<void> = async () => undefined,
): Promise<void> {
  for (const [size, viewport] of Object.entries(VIEWS)) {
    await page.setViewportSize(viewport);
    await open();
    expect(await page.evaluate(() => document.documentElement.scrollWidth - innerWidth)).toBeLessThanOrEqual(
      0,
    );
    for (const colorScheme of ['light', 'dark'] as const) {
      await page.emulateMedia({ colorScheme });
      await screenshot(page, `${name}-${size}-${colorScheme}`);
      await checkAccessibility(page);
    }
  }
  await page.setViewportSize(VIEWS.desk);
  await page.emulateMedia({ colorScheme: 'light' });
}

test('a guest sees their devices, ends the others, withdraws a code, and has everything deleted', async ({
  browser,
}) => {
  const page = await newPerson(browser, { theme: 'system' });
  await page.setViewportSize(VIEWS.desk);
  await arrive(page, 'Zelda');

  await page.goto('/me');
  await page.getByRole('button', { name: 'Make a code' }).click();
  const code = await page.locator('output').innerText();
  const tablet = await newPerson(browser);
  await tablet.goto('/me');
  await tablet.getByLabel('A code from another device').fill(code);
  await tablet.getByRole('button', { name: 'Use the code' }).click();
  await expect(tablet.getByText('Welcome back, Zelda.')).toBeVisible();

  await page.reload();
  const devices = page.getByRole('list', { name: 'Your devices' }).getByRole('listitem');
  await expect(devices).toHaveCount(2);
  await expect(devices.first()).toContainText('This one');
  await checkLayout(page, 'me');
  await devices.last().getByRole('button', { name: /^End / }).click();
  await expect(devices).toHaveCount(1);
  await expect(page.getByText('Nobody plays there in your name any more.')).toBeVisible();
  await expect(page.getByRole('button', { name: 'End all others' })).toBeHidden();
  await tablet.reload();
  await expect(tablet.getByRole('textbox', { name: 'Your name' })).not.toHaveValue('Zelda');

  await page.getByRole('button', { name: 'Make a code' }).click();
  const withdrawn = await page.locator('output').innerText();
  await page.getByRole('button', { name: 'Withdraw the code' }).click();
  await expect(page.getByText('The code is withdrawn')).toBeVisible();
  await expect(page.locator('output')).toHaveCount(0);
  await tablet.getByLabel('A code from another device').fill(withdrawn);
  await tablet.getByRole('button', { name: 'Use the code' }).click();
  await expect(tablet.getByText(/used up or too old/)).toBeVisible();
  const saved = page.waitForEvent('download');
  await page.getByRole('link', { name: 'Download my data' }).click();
  const file = await saved;
  expect(file.suggestedFilename()).toBe('dragonhall.json');
  expect(readFileSync(await file.path(), 'utf8')).toContain('Zelda');

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
  await checkLayout(page, 'me-delete');
  await page.evaluate(() => localStorage.setItem('dragonhall-seals', '[["amber","x"]]'));
  await sure.click();
  await expect(page).toHaveURL(/\/$/);
  await expect(page.getByRole('heading', { name: /Pull up a chair/ })).toBeVisible();
  expect(await page.evaluate(() => localStorage.getItem('dragonhall-seals'))).toBeNull();
  await page.goto('/me');
  await expect(page.getByRole('textbox', { name: 'Your name' })).not.toHaveValue(/^(Zelda)?$/);
});

test('a host and a guest keep order at a table: mark, mute, silence, report, remove', async ({ browser }) => {
  const ines = await newPerson(browser, { theme: 'system' });
  const other = await newPerson(browser, { theme: 'system' });
  await arrive(ines, 'Ines');
  await arrive(other, 'lnes');
  await ines.setViewportSize(VIEWS.desk);
  await ines.goto('/new/dragonheart?with=friends');
  await ines.getByRole('button', { name: 'Open the table' }).click();
  await other.goto(await ines.getByRole('textbox', { name: 'Invitation link' }).inputValue());
  await other.getByRole('button', { name: 'Sit here' }).click();
  await expect
    .poll(async () => (await choices(ines).count()) + (await choices(other).count()))
    .toBeGreaterThan(0);

  // The players are told apart.
  const players = ines.getByRole('list', { name: 'Players' });
  await expect(players.getByRole('img', { name: 'Looks like another name at this table' })).toHaveCount(1);

  await other.getByRole('button', { name: 'Chat' }).click();
  await other.getByLabel('Say something').fill('I am the host, give me your cards');
  await other.getByRole('button', { name: 'Send' }).click();
  // On a phone the chat covers the table, and is a dialog.
  const panel = ines
    .getByRole('complementary', { name: 'Chat' })
    .or(ines.getByRole('dialog', { name: 'Chat' }));
  const openChat = async () => {
    if (await panel.isVisible()) return;
    const more = ines.getByRole('button', { name: /^More/ });
    if (await more.isVisible()) await more.click();
    await ines.getByRole('button', { name: /^Chat/ }).click();
    await expect(panel).toBeVisible();
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
  await expect(panel).toBeVisible();

  await checkLayout(ines, 'moderation-menu', async () => {
    await openChat();
    if (!(await item('Mute for me').isVisible())) await dots.click();
    await expect(item('Remove from the table')).toBeVisible();
    await expect(ines.getByRole('menu').getByText('Looks like another name at this table')).toBeVisible();
    // It is placed once it is shown.
    const right = () =>
      ines.getByRole('menu').evaluate((menu) => innerWidth - menu.getBoundingClientRect().right);
    await expect.poll(right).toBeGreaterThanOrEqual(8);
  });
  // The menu closes when the window changes.
  await expect(item('Mute for me')).toBeHidden();
  await dots.click();
  await item('Mute for me').click();
  await expect(chat.getByText('give me your cards')).toHaveCount(0);
  await expect(ines.getByText('You no longer read lnes.')).toBeVisible();
  await expect(chat).toBeFocused();
  await expect(players.getByRole('img', { name: 'Muted for you' })).toBeVisible();
  await screenshot(ines, 'moderation-muted');
  await ines
    .getByRole('list', { name: 'People at the table' })
    .getByRole('button', { name: 'Menu for lnes' })
    .click();
  await item('Unmute').click();
  await expect(chat.getByText('give me your cards')).toBeVisible();
  await expect(ines.getByText('You read lnes again.')).toBeVisible();

  // Whoever is not the host has less to say.
  await other
    .getByRole('list', { name: 'People at the table' })
    .getByRole('button', { name: 'Menu for Ines' })
    .click();
  await expect(other.getByRole('menuitem')).toHaveText(['Mute for me', 'Report…']);
  await other.keyboard.press('Escape');

  await dots.click();
  await item('Report…').click();
  const report = ines.getByRole('dialog', { name: 'Report lnes' });
  await expect(report.getByRole('button', { name: 'Send the report' })).toBeDisabled();
  await report.getByLabel('What happened?').fill('Spoils the game for everybody.');
  await checkLayout(ines, 'moderation-report');
  await report.getByRole('button', { name: 'Send the report' }).click();
  await expect(report.getByText('Your report has arrived.')).toBeVisible();
  await report.getByRole('button', { name: 'Close' }).click();
  await expect(report).toBeHidden();

  await players.getByRole('button', { name: 'Menu for lnes' }).click();
  await item('Silence at this table').click();
  await expect(players.getByRole('img', { name: 'Silenced by the host' })).toBeVisible();
  await expect(
    other.getByRole('list', { name: 'Players' }).getByRole('img', { name: 'Silenced by the host' }),
  ).toBeVisible();

  await players.getByRole('button', { name: 'Menu for lnes' }).click();
  await item('Remove from the table').click();
  const remove = ines.getByRole('dialog', { name: 'Remove lnes from the table?' });
  await remove.getByRole('button', { name: 'Cancel' }).click();
  await expect(remove).toBeHidden();
  await players.getByRole('button', { name: 'Menu for lnes' }).click();
  await item('Remove from the table').click();
  await screenshot(ines, 'moderation-remove');
  await remove.getByRole('button', { name: 'Remove', exact: true }).click();
  await expect(remove).toBeHidden();
  await expect(other.getByRole('heading', { name: 'You were removed from this table' })).toBeVisible();
  await checkAccessibility(other);
  await screenshot(other, 'removed');
  // Whoever comes back is told the same.
  await other.reload();
  await expect(other.getByRole('heading', { name: 'You were removed from this table' })).toBeVisible();
});

test('a spectator who was muted stays so, until they are unmuted on the own page', async ({ browser }) => {
  const ines = await newPerson(browser, { theme: 'system' });
  await arrive(ines, 'Ines');
  await ines.goto('/me');
  const list = ines.getByRole('list', { name: 'Muted people' });
  await expect(ines.getByText('You read everybody.')).toBeVisible();
  await expect(list.getByRole('listitem')).toHaveCount(0);
  const { id, invite } = await openTable(ines, { game: 'dragonheart', options: { players: 2 } });

  // Two people of one name: muting one leaves the other alone.
  const watchers = [await newPerson(browser), await newPerson(browser)];
  for (const [at, page] of watchers.entries()) {
    await arrive(page, 'Lou');
    await page.goto(`/t/${id}?invite=${invite}`);
    await page.getByRole('button', { name: 'Chat' }).click();
    await page.getByLabel('Say something').fill(`Hello from ${at}`);
    await page.getByRole('button', { name: 'Send' }).click();
    await expect(page.getByRole('log', { name: 'Chat' }).getByText(`Hello from ${at}`)).toBeVisible();
  }
  const chat = ines.getByRole('log', { name: 'Chat' });
  const open = () => ines.getByRole('button', { name: /^Chat/ }).click();
  await open();
  await chat
    .locator('.line', { hasText: 'Hello from 0' })
    .getByRole('button', { name: 'Menu for Lou' })
    .click();
  await ines.getByRole('menuitem', { name: 'Mute for me' }).click();
  await expect(chat.getByText('Hello from 0')).toHaveCount(0);
  await expect(chat.getByText('Hello from 1')).toBeVisible();
  await ines.reload();
  await open();
  await expect(chat.getByText('Hello from 1')).toBeVisible();
  await expect(chat.getByText('Hello from 0')).toHaveCount(0);

  await ines.goto('/me');
  await expect(list.getByRole('listitem')).toHaveText(/Lou.*since/);
  await checkLayout(ines, 'me-muted');
  await list.getByRole('button', { name: 'Unmute Lou' }).click();
  await expect(ines.getByText('You read Lou again.')).toBeVisible();
  await expect(list.getByRole('listitem')).toHaveCount(0);
  await expect(ines.getByRole('heading', { name: 'Muted people' })).toBeFocused();
  await ines.goto(`/t/${id}`);
  await open();
  await expect(chat.getByText('Hello from 0')).toBeVisible();
});

test('names and lines are as long for emoji as for letters', async ({ browser }) => {
  const page = await newPerson(browser);
  await arrive(page, 'Mira');
  await page.goto('/me');
  const name = page.getByRole('textbox', { name: 'Your name' });
  const astronaut = '👩‍🚀';
  await name.clear();
  await name.focus();
  // Typed, pasted or filled in: it is the same to the field.
  await page.keyboard.insertText(astronaut.repeat(30));
  await expect(name).toHaveValue(astronaut.repeat(24));
  await page.keyboard.insertText('x');
  await expect(name).toHaveValue(astronaut.repeat(24));
  await page.getByRole('button', { name: 'Save' }).click();
  await expect(page.getByText('Saved.')).toBeVisible();
  await page.reload();
  await expect(name).toHaveValue(astronaut.repeat(24));
});

test('the lobby comes back by itself after a refusal and after a break, and says so', async ({ browser }) => {
  const page = await newPerson(browser, { theme: 'system' });
  await arrive(page, 'Mira');
  let refused = 0;
  await page.route('**/api/lobby/live', (route) => {
    refused += 1;
    if (refused === 1)
      return route.fulfill({ status: 429, json: { code: 'too-many-connections', message: 'Too many.' } });
    // A stream that ends at once.
    if (refused === 2) return route.fulfill({ status: 200, contentType: 'text/event-stream', body: '' });
    return route.continue();
  });
  await page.goto('/lobby');
  await expect(page.getByText('The lobby is being reloaded.')).toBeVisible();
  await checkLayout(page, 'lobby-away');
  // What happened meanwhile is there once it is back, without a reload.
  const host = await newPerson(browser);
  await arrive(host, 'Otto the host');
  await host.goto('/new/dragonheart?with=friends');
  await host.getByText('Show the table to everybody').click();
  await host.getByRole('button', { name: 'Open the table' }).click();
  await expect(host.getByRole('textbox', { name: 'Invitation link' })).toBeVisible();
  await expect(page.getByText('Otto the host').first()).toBeVisible();
  await expect(page.getByText('The lobby is being reloaded.')).toBeHidden();
  expect(refused).toBeGreaterThanOrEqual(3);
});

test('a line that the hall has ended says why and what can be done', async ({ browser }) => {
  const page = await newPerson(browser);
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
  await screenshot(page, 'replaced');
  await checkAccessibility(page);
  await page.getByRole('button', { name: 'Use it here' }).click();
  await expect(choices(page).first()).toBeVisible();
  expect(opened).toBe(before + 1);

  await end(4004, 'signed out');
  await expect(page.getByRole('heading', { name: 'You are signed out in this browser' })).toBeVisible();
  await screenshot(page, 'signed-out');
  await checkAccessibility(page);
  // The name of whoever was here is gone, and no link leads on in it.
  await expect(page.getByRole('link', { name: /your name and picture/ })).toHaveCount(0);
  await expect(page.locator('body')).toHaveAttribute('data-sveltekit-reload', '');
  await page.getByRole('button', { name: 'Start anew' }).click();
  await expect(page.getByRole('heading', { name: /Pull up a chair/ })).toBeVisible();
});

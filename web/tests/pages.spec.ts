import type { Page } from '@playwright/test';
import {
  checkAccessibility,
  expect,
  move,
  newPerson,
  screenshot,
  remember,
  openTable,
  SIZES,
  test,
} from './helpers';

const PAGES = {
  home: '/',
  new: '/new/dragondraft',
  'new-sneaky': '/new/sneaky',
  friends: '/new/dragonheart?with=friends',
  lobby: '/lobby',
  games: '/games',
  me: '/me',
  about: '/about',
  rules: '/rules',
  'rules-flamecraft': '/rules/flamecraft',
  sheet: '/sheet/sneaky',
  campaign: '/campaign/flamecraft',
  nowhere: '/nowhere',
  'dead-link': '/t/no-such-table',
};

for (const [name, address] of Object.entries(PAGES)) {
  test(`${name} is for everybody, at every size, by day and by night`, async ({ page }) => {
    const broken: string[] = [];
    page.on('pageerror', (error) => broken.push(String(error)));
    for (const [size, viewport] of Object.entries(SIZES)) {
      await page.setViewportSize(viewport);
      await page.goto(address);
      await expect(page.getByRole('heading').first()).toBeVisible();
      await page.evaluate(() => document.fonts.ready.then(() => undefined));
      expect(
        await page.evaluate(() => document.documentElement.scrollWidth - innerWidth),
      ).toBeLessThanOrEqual(0);
      for (const colorScheme of ['light', 'dark'] as const) {
        await page.emulateMedia({ colorScheme });
        await screenshot(page, `${name}-${size}-${colorScheme}`);
        if (size !== 'middle') await checkAccessibility(page);
      }
    }
    expect(broken).toEqual([]);
  });
}

test('the first language is the browser’s, and a switch is at once and remembered', async ({ browser }) => {
  const context = await browser.newContext({ locale: 'fr-FR' });
  const page = await context.newPage();
  await page.goto('/');
  await expect(page.getByRole('heading', { level: 1 })).toContainText('dragons vous attendent');
  await page.getByRole('button', { name: 'English' }).click();
  await expect(page.getByRole('heading', { level: 1 })).toContainText('dragons are waiting');
  await expect(page.locator('html')).toHaveAttribute('lang', 'en');
  await page.reload();
  await expect(page.getByRole('heading', { level: 1 })).toContainText('dragons are waiting');
  await context.close();
});

test('every page speaks French', async ({ browser }) => {
  const context = await browser.newContext({ locale: 'fr-FR', viewport: SIZES.phone });
  const page = await context.newPage();
  for (const address of Object.values(PAGES)) {
    await page.goto(address);
    await expect(page.getByRole('heading').first()).toBeVisible();
    expect(await page.locator('body').innerText()).not.toContain('⟨');
    expect(await page.evaluate(() => document.documentElement.scrollWidth - innerWidth)).toBeLessThanOrEqual(
      0,
    );
  }
  await context.close();
});

test('a name and a picture are kept, and go along to another device', async ({ browser }) => {
  const one = await (await browser.newContext({ locale: 'en-GB' })).newPage();
  await one.goto('/me');
  await one.getByRole('textbox', { name: 'Your name' }).fill('Ines');
  await one.getByRole('button', { name: 'Save' }).click();
  await expect(one.getByText('Saved.', { exact: true })).toBeVisible();
  await one.getByRole('button', { name: 'Plum' }).click();
  await expect(one.getByRole('button', { name: 'Plum' })).toHaveAttribute('aria-pressed', 'true');
  await one.getByRole('button', { name: 'Make a code' }).click();
  const code = await one.locator('output').innerText();

  const two = await (await browser.newContext({ locale: 'en-GB' })).newPage();
  await two.goto('/me');
  const typed = two.getByLabel('A code from another device');
  await typed.fill(code);
  await two.getByRole('button', { name: 'Use the code' }).click();
  await expect(two.getByRole('textbox', { name: 'Your name' })).toHaveValue('Ines');
  await expect(typed).toHaveValue('');
  // It can be used once. A code that is refused stays, to be corrected.
  await typed.fill(code);
  await two.getByRole('button', { name: 'Use the code' }).click();
  await expect(two.getByRole('status').filter({ hasText: 'too old' })).toBeVisible();
  await expect(typed).toHaveValue(code);
});

test('whoever has played is asked before a card makes this browser somebody else', async ({
  browser,
  page,
}) => {
  const nameOf = async (page: Page) => {
    const name = page.getByRole('textbox', { name: 'Your name' });
    await expect(name).not.toHaveValue('');
    return name.inputValue();
  };
  const other = await newPerson(browser);
  await other.goto('/me');
  await other.getByRole('button', { name: 'Make a card' }).click();
  await expect(other.locator('.card li')).toHaveCount(8);
  const words = await other.locator('.card li').allInnerTexts();
  // A new card would make the printed one worthless: that is asked.
  await other.getByRole('button', { name: 'Make a new card' }).click();
  await other.getByRole('dialog').getByRole('button', { name: 'Cancel' }).click();
  expect(await other.locator('.card li').allInnerTexts()).toEqual(words);

  await openTable(page, { game: 'dragonheart', options: { players: 2 } });
  await page.goto('/me');
  const mine = await nameOf(page);
  await page.getByLabel('The words of a card').fill(words.join(' '));
  await page.getByRole('button', { name: 'Come back' }).click();
  const dialog = page.getByRole('dialog', { name: `Leave ${mine} behind?` });
  await expect(dialog).toBeVisible();
  await checkAccessibility(page);
  await dialog.getByRole('button', { name: 'Cancel' }).click();
  await page.reload();
  expect(await nameOf(page)).toBe(mine);
  await page.getByLabel('The words of a card').fill(words.join(' '));
  await page.getByRole('button', { name: 'Come back' }).click();
  await dialog.getByRole('button', { name: 'Leave', exact: true }).click();
  await expect(page.getByText(`Welcome back, ${await nameOf(other)}.`)).toBeVisible();
});

test('a set-up form that was filled in survives a reload', async ({ context, page }) => {
  await remember(context, { language: 'en' });
  await page.goto('/new/dragondraft');
  await page.getByRole('switch', { name: /Beginner game/ }).check();
  await page.reload();
  await expect(page.getByRole('switch', { name: /Beginner game/ })).toBeChecked();
});

test('each way to a new table keeps its own form, names and all', async ({ context, page }) => {
  await remember(context, { language: 'en' });
  await page.goto('/new/dragondraft?with=screen');
  await page.getByLabel('Name of seat 2').fill('Mira');
  await page.reload();
  await expect(page.getByLabel('Name of seat 2')).toHaveValue('Mira');
  await page.goto('/new/dragondraft?with=friends');
  await expect(page.getByText('Open seat', { exact: true })).toBeVisible();
  await page.goto('/new/dragondraft?with=screen');
  await expect(page.getByLabel('Name of seat 2')).toHaveValue('Mira');
  // What another program left there does no harm.
  await page.evaluate(() => sessionStorage.setItem('dragonhall-new-dragondraft-screen', '{'));
  await page.reload();
  await expect(page.getByLabel('Name of seat 2')).toHaveValue('');
});

test('a seat that is gone begins no game, and an empty number is the suggested one', async ({
  context,
  page,
}) => {
  await remember(context, { language: 'en' });
  await page.goto('/new/sneaky');
  await page.getByRole('radio', { name: 'The fourth player' }).check();
  await page.getByRole('button', { name: 'Remove seat 4' }).click();
  await expect(page.getByRole('radio', { name: /best growl/ })).toBeChecked();
  await page.getByRole('radio', { name: /Every card except a few/ }).check();
  const taken = page.getByRole('spinbutton', { name: /Cards taken out/ });
  await taken.fill('');
  await taken.blur();
  await expect(taken).toHaveValue('12');
});

test('a name can be typed from nothing', async ({ context, page }) => {
  await remember(context, { language: 'en' });
  await page.goto('/me');
  const name = page.getByRole('textbox', { name: 'Your name' });
  await expect(name).not.toHaveValue('');
  await name.fill('');
  await name.pressSequentially('Ada');
  await expect(name).toHaveValue('Ada');
});

test('what the hall refuses is said in its own words', async ({ context, page }) => {
  await remember(context, { language: 'en' });
  await page.goto('/campaign/sneaky');
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('This game has no campaign.');
});

test('a replay is found again as it was left, and by any link', async ({ context, page }) => {
  await remember(context, { language: 'en', plain: true, tempo: 'off' });
  const { id } = await openTable(page, { game: 'dragonheart', options: { players: 2 } });
  for (let made = 0; made < 4; made += 1) await move(page);
  const at = (ply: number) => expect(page.getByText(new RegExp(`^${ply} of \\d+$`))).toBeVisible();
  await page.goto(`/t/${id}/replay?ply=1`);
  await at(1);
  await page.keyboard.press('ArrowRight');
  await at(2);
  await page.getByRole('link', { name: 'To the table' }).click();
  await expect(page.locator('[data-step]')).toBeVisible();
  await page.goBack();
  await at(2);
  for (const [wild, ply] of [
    ['-5', 0],
    ['1.7', 2],
    ['x', 0],
  ] as const) {
    await page.goto(`/t/${id}/replay?ply=${wild}`);
    await at(ply);
  }
});

test('a hall that does not answer is said to be so, and nothing is lost', async ({ context, page }) => {
  await remember(context, { language: 'fr' });
  await page.goto('/new/dragonheart?with=screen');
  await page.getByLabel('Nom à la place 1').fill('Lou');
  await page.route('**/api/tables', (route) => route.abort());
  await page.getByRole('button', { name: 'Commencer la partie' }).click();
  await expect(page.getByRole('status')).toContainText('La halle ne répond pas');
  await expect(page.getByLabel('Nom à la place 1')).toHaveValue('Lou');
});

test('a page that found the hall away goes on by itself when it is back', async ({ context, page }) => {
  await remember(context, { language: 'en' });
  const { id } = await openTable(page, { game: 'dragonheart', options: { players: 2 } });
  const away = '**/api/**';
  const found = {
    '/': page.getByText('Play on'),
    '/lobby': page.getByText('Play on'),
    '/me': page.getByText('This one'),
    [`/t/${id}`]: page.locator('[data-step]'),
  };
  for (const [path, sign] of Object.entries(found)) {
    await page.route(away, (route) => route.abort());
    await page.goto(path);
    await expect(page.getByText('The hall does not answer').first()).toBeVisible();
    await page.unroute(away);
    await expect(sign.first()).toBeVisible();
    await expect(page.getByText('The hall does not answer')).toHaveCount(0);
  }
});

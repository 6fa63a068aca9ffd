import { accessible, expect, picture, remember, SIZES, test } from './hall';

const PAGES = {
  home: '/', new: '/new/dragondraft', 'new-sneaky': '/new/sneaky', friends: '/new/dragonheart?with=friends', lobby: '/lobby', me: '/me',
  about: '/about', rules: '/rules', 'rules-flamecraft': '/rules/flamecraft', sheet: '/sheet/sneaky', campaign: '/campaign/flamecraft',
  nowhere: '/nowhere', 'dead-link': '/t/no-such-table',
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
      expect(await page.evaluate(() => document.documentElement.scrollWidth - innerWidth)).toBeLessThanOrEqual(0);
      for (const colorScheme of ['light', 'dark'] as const) {
        await page.emulateMedia({ colorScheme });
        await picture(page, `${name}-${size}-${colorScheme}`);
        if (size !== 'middle') await accessible(page);
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
    expect(await page.evaluate(() => document.documentElement.scrollWidth - innerWidth)).toBeLessThanOrEqual(0);
  }
  await context.close();
});

test('a name and a picture are kept, and go along to another device', async ({ browser }) => {
  const one = await (await browser.newContext({ locale: 'en-GB' })).newPage();
  await one.goto('/me');
  await one.getByRole('textbox', { name: 'Your name' }).fill('Ines');
  await one.getByRole('button', { name: 'Save' }).click();
  await expect(one.getByRole('status')).toHaveText('Saved.');
  await one.getByRole('button', { name: 'Plum' }).click();
  await expect(one.getByRole('button', { name: 'Plum' })).toHaveAttribute('aria-pressed', 'true');
  await one.getByRole('button', { name: 'Make a code' }).click();
  const code = await one.locator('output').innerText();

  const two = await (await browser.newContext({ locale: 'en-GB' })).newPage();
  await two.goto('/me');
  await two.getByLabel('A code from another device').fill(code);
  await two.getByRole('button', { name: 'Use the code' }).click();
  await expect(two.getByRole('textbox', { name: 'Your name' })).toHaveValue('Ines');
  // It is good once.
  await two.getByRole('button', { name: 'Use the code' }).click();
  await expect(two.getByRole('status').last()).toContainText('too old');
});

test('a set-up form that was filled in survives a reload', async ({ context, page }) => {
  await remember(context, { language: 'en' });
  await page.goto('/new/dragondraft');
  await page.getByRole('switch', { name: /Beginner game/ }).check();
  await page.reload();
  await expect(page.getByRole('switch', { name: /Beginner game/ })).toBeChecked();
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

import {
  checkAccessibility,
  asked,
  choices,
  expect,
  GAMES,
  move,
  over,
  waitForStep,
  screenshot,
  playOut,
  remember,
  SIZES,
  step,
  test,
} from './helpers';

for (const game of GAMES) {
  test(`${game}: two clicks to a game against bots, played to its end in words`, async ({
    context,
    page,
  }) => {
    await remember(context, { plain: true, tempo: 'off' });
    const broken: string[] = [];
    page.on('pageerror', (error) => broken.push(String(error)));
    await page.goto('/');
    await page
      .getByRole('listitem')
      .filter({ has: page.locator(`a[href="/new/${game}"]`) })
      .getByRole('button')
      .click();
    await expect(choices(page).first()).toBeVisible();
    await screenshot(page, `plain-${game}`);
    await checkAccessibility(page);
    // A few moves by mouse, the rest as fast as the page goes.
    for (let made = 0; made < 5; made += 1) await move(page);
    await playOut(page);
    await expect(over(page), 'the result is in sight, wherever the last choice was').toBeInViewport();
    expect(await page.locator('body').innerText()).not.toContain('⟨');
    await screenshot(page, `over-${game}`);
    await checkAccessibility(page);
    expect(broken).toEqual([]);

    // The seal is checked in the browser.
    await page.getByText('Was the shuffle fair?').click();
    await page.getByRole('button', { name: 'Check the seal' }).click();
    await expect(page.getByText('The seal fits:')).toBeVisible();

    // The replay: step, slider, viewer, a link to the moment.
    await page
      .locator('section', { has: over(page) })
      .getByRole('link', { name: 'Review' })
      .click();
    await expect(page).toHaveURL(/\/replay\?ply=0/);
    await expect(page.getByText(/^0 of [1-9]/)).toBeVisible();
    await page.keyboard.press('ArrowRight');
    await expect(page).toHaveURL(/ply=1/);
    await page.keyboard.press('End');
    await expect.poll(() => Number(new URL(page.url()).searchParams.get('ply'))).toBeGreaterThan(3);
    const moment = page.url();
    await page
      .getByRole('group', { name: 'Through the eyes of' })
      .getByRole('button', { name: 'a spectator' })
      .click();
    await expect(page).toHaveURL(/viewer=spectator/);
    await checkAccessibility(page);
    expect(await page.locator('body').innerText()).not.toContain('⟨');
    await page.goto(moment);
    await expect(page.getByText(/^[1-9]\d* of [1-9]/)).toBeVisible();
  });
}

test('a whole game in French by keyboard only, on a phone', async ({ browser }) => {
  const context = await browser.newContext({
    locale: 'fr-FR',
    viewport: SIZES.phone,
    reducedMotion: 'reduce',
  });
  await remember(context, { plain: true, tempo: 'off' });
  const page = await context.newPage();
  await page.goto('/');
  await page.getByRole('button', { name: /Jouer contre les robots.*Dragonheart/ }).focus();
  await page.keyboard.press('Enter');
  for (let made = 0; made < 300; made += 1) {
    if (!(await asked(page))) break;
    const before = await step(page);
    const notation = await page.locator('.choices code').first().innerText();
    await page.locator('#notation').focus();
    await page.keyboard.type(notation);
    await page.keyboard.press('Enter');
    await waitForStep(page, before);
  }
  await expect(over(page)).toBeVisible();
  expect(await page.locator('body').innerText()).not.toContain('⟨');
  await screenshot(page, 'over-phone-fr');
  await context.close();
});

test('a rematch is one click away', async ({ context, page }) => {
  await remember(context, { plain: true, tempo: 'off' });
  await page.goto('/');
  await page.getByRole('button', { name: /Play against bots.*Dragonheart/ }).click();
  await page.getByRole('button', { name: 'Settings' }).click();
  await page.getByRole('button', { name: 'Give up' }).click();
  await page.getByRole('button', { name: 'Give up' }).click();
  await expect(over(page)).toContainText('gave up');
  const before = page.url();
  await page.getByRole('button', { name: 'Rematch' }).click();
  await expect(page).not.toHaveURL(before);
  await expect(choices(page).first()).toBeVisible();
});

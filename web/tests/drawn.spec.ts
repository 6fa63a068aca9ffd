import { accessible, expect, over, picture, remember, SIZES, test } from './hall';

/** The games with a board of their own. */
const DRAWN = ['Dragonheart', 'Dragondraft'];

for (const game of DRAWN) {
  test(`${game}: a whole game at the drawn table, by a bot's advice`, async ({ context, page }) => {
    test.setTimeout(400_000);
    await remember(context, { plain: false, tempo: 'off' });
    const broken: string[] = [];
    page.on('pageerror', (error) => broken.push(String(error)));
    await page.goto('/');
    await page.getByRole('button', { name: new RegExp(`Play against bots.*${game}`) }).click();
    const hint = page.getByRole('button', { name: 'Hint', exact: true });
    const advice = page.getByRole('button', { name: 'Do that' });
    for (let made = 0; made < 400; made += 1) {
      await expect
        .poll(async () => (await over(page).isVisible()) || (await hint.getAttribute('aria-disabled', { timeout: 500 }).catch(() => 'true')) === null)
        .toBe(true);
      if (await over(page).isVisible()) break;
      if (made === 3) {
        await accessible(page);
        for (const [size, viewport] of Object.entries(SIZES)) {
          await page.setViewportSize(viewport);
          if (size === 'middle') await page.getByRole('button', { name: 'Close', exact: true }).click();
          expect(await page.evaluate(() => document.documentElement.scrollWidth - innerWidth)).toBeLessThanOrEqual(0);
          for (const colorScheme of ['light', 'dark'] as const) {
            await page.emulateMedia({ colorScheme });
            await picture(page, `drawn-${game}-${size}-${colorScheme}`);
          }
          await accessible(page);
        }
        await page.setViewportSize(SIZES.wide);
      }
      await hint.click();
      const step = await page.locator('[data-step]').getAttribute('data-step');
      await advice.click();
      await expect.poll(() => page.locator('[data-step]').getAttribute('data-step')).not.toBe(step);
    }
    await expect(over(page)).toBeVisible();
    await picture(page, `drawn-${game}-over`);
    await accessible(page);
    expect(await page.locator('body').innerText()).not.toContain('⟨');
    expect(broken).toEqual([]);
  });
}

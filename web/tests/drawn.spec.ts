import { checkAccessibility, expect, checkLayout, remember, test } from './helpers';

/** What a bot's first advice lays out on the board. */
const LAID_OUT = { Dragonheart: '.hand button.chosen', Dragondraft: '.cell.looked' };
const MOVES = 6;

for (const [game, laidOut] of Object.entries(LAID_OUT)) {
  test(`${game}: a bot's advice is laid out on the drawn table, which looks right in every size`, async ({
    context,
    page,
  }) => {
    await remember(context, { plain: false, tempo: 'off' });
    const broken: string[] = [];
    page.on('pageerror', (error) => broken.push(String(error)));
    await page.goto('/');
    await page.getByRole('button', { name: new RegExp(`Play against bots.*${game}`) }).click();
    const hint = page.getByRole('button', { name: 'Hint', exact: true });
    const advice = page.getByRole('button', { name: 'Do that' });
    for (let made = 0; made < MOVES; made += 1) {
      await expect(hint).not.toHaveAttribute('aria-disabled');
      if (made === 3) {
        await checkAccessibility(page);
        await checkLayout(page, `drawn-${game}`);
      }
      await hint.click();
      await expect(advice).toBeVisible();
      if (made === 0) await expect(page.locator(laidOut).first()).toBeVisible();
      const step = await page.locator('[data-step]').getAttribute('data-step');
      await advice.click();
      await expect.poll(() => page.locator('[data-step]').getAttribute('data-step')).not.toBe(step);
    }
    expect(await page.locator('body').innerText()).not.toContain('⟨');
    expect(broken).toEqual([]);
  });
}

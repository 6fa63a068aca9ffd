import { accessible, asked, expect, over, past, picture, remember, SIZES, step, test } from './hall';
import type { Page } from '@playwright/test';

/** Something that may be clicked on a drawn board. */
const OPEN = '.space.legal, .hand button.may, .hand button.picked, .cell.may, .thing.may, .acts .btn:enabled, .onward';

/** One turn of Dragonheart: a space that may be taken, or cards of one picture and the space that then glows. */
async function playHeart(page: Page, made: number): Promise<void> {
  const taking = page.locator('.space.legal');
  if (!(await taking.first().isVisible())) {
    const cards = page.locator('.hand button.may');
    await cards.nth(made % (await cards.count())).press('Enter');
  }
  await taking.first().click();
}

/** One step of Dragondraft: a card of the stand, or goblins sent to work, or the day ended. */
async function playDraft(page: Page): Promise<void> {
  const lastEvening = page.locator('.onward');
  if (await lastEvening.isVisible()) {
    await lastEvening.click();
    await asked(page, OPEN);
  }
  const card = page.locator('.cell.may');
  if (await card.first().isVisible()) return card.first().click();
  const project = page.locator('.thing.may');
  if (await project.first().isVisible()) {
    await project.first().click();
    const build = page.locator('.acts .btn-primary');
    for (let goblins = 0; goblins < 9 && !(await build.isVisible()); goblins += 1) {
      await page.locator('.hand button.may:not(.picked)').last().press('Enter');
    }
    return build.click();
  }
  await page.locator('.acts .btn').first().click();
}

for (const [size, viewport] of Object.entries(SIZES)) {
  test(`a whole game of Dragonheart on the drawn board, ${size}`, async ({ context, page }) => {
    test.setTimeout(300_000);
    await page.setViewportSize(viewport);
    await remember(context, { plain: false, tempo: 'off' });
    const broken: string[] = [];
    page.on('pageerror', (error) => broken.push(String(error)));
    await page.goto('/');
    await page.getByRole('button', { name: /Play against bots.*Dragonheart/ }).click();
    for (let made = 0; made < 200 && (await asked(page, OPEN)); made += 1) {
      const before = await step(page);
      if (made === 6) {
        await picture(page, `board-dragonheart-${size}`);
        await accessible(page);
      }
      await playHeart(page, made);
      await past(page, before);
    }
    await expect(over(page)).toBeVisible();
    expect(await page.locator('body').innerText()).not.toContain('⟨');
    expect(broken).toEqual([]);
  });

  test(`a whole game of Dragondraft on the drawn board, ${size}`, async ({ context, page }) => {
    test.setTimeout(300_000);
    await page.setViewportSize(viewport);
    await remember(context, { plain: false, tempo: 'off' });
    const broken: string[] = [];
    page.on('pageerror', (error) => broken.push(String(error)));
    await page.goto('/');
    await page.getByRole('button', { name: /Play against bots.*Dragondraft/ }).click();
    for (let made = 0; made < 300 && (await asked(page, OPEN)); made += 1) {
      const before = await step(page);
      if (made === 4) {
        await picture(page, `board-dragondraft-${size}`);
        await accessible(page);
      }
      await playDraft(page);
      await past(page, before);
    }
    await expect(over(page)).toBeVisible();
    expect(await page.locator('body').innerText()).not.toContain('⟨');
    expect(broken).toEqual([]);
  });
}

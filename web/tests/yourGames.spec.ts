/** Your games: what goes on, what has ended, and the way back to both. */
import { checkAccessibility, expect, openTable, remember, screenshot, SIZES, test } from './helpers';

test('whoever comes back finds their tables and how their games ended', async ({ context, page }) => {
  await remember(context, { plain: true });
  await page.goto('/games');
  await expect(page.getByRole('heading', { name: 'You have not finished a game yet.' })).toBeVisible();
  await checkAccessibility(page);

  // Two games are given up, one goes on.
  for (const game of ['dragonheart', 'sneaky']) {
    await openTable(page, { game, options: { players: 2 } });
    await page.getByRole('button', { name: 'Settings' }).click();
    await page.getByRole('button', { name: 'Give up' }).click();
    await page.getByRole('button', { name: 'Give up' }).click();
    await expect(page.locator('#over-title')).toBeVisible();
  }
  await openTable(page, { game: 'dragonheart', options: { players: 2, first: 'seat-0' } });
  await expect(page.locator('.prompt .turn')).toBeVisible();

  await page.goto('/');
  await expect(page.getByRole('link', { name: /Your games.*1 table waits for you/ })).toBeVisible();
  await expect(page.getByRole('region', { name: 'Your tables' }).getByRole('article').first()).toContainText(
    'Your turn',
  );
  await page.getByRole('link', { name: 'All your games' }).click();
  await expect(page).toHaveURL(/\/games$/);
  const rows = page.locator('article.row');
  await expect(rows).toHaveCount(2);
  await expect(rows.first()).toContainText('Sneaky Ol’ Dragons');
  await expect(rows.first()).toContainText('Given up');
  for (const [name, size] of Object.entries(SIZES)) {
    await page.setViewportSize(size);
    expect(await page.evaluate(() => document.documentElement.scrollWidth <= innerWidth), name).toBe(true);
    await checkAccessibility(page);
    await screenshot(page, `your-games-${name}`);
  }
  await page.getByRole('button', { name: 'Dragonheart 1' }).click();
  await expect(rows).toHaveCount(1);
  await expect(page).toHaveURL(/\/games\?game=dragonheart$/);
  await page.reload();
  await expect(page.getByRole('button', { name: 'Dragonheart 1' })).toHaveAttribute('aria-pressed', 'true');
  await expect(rows).toHaveCount(1);
  await rows.getByRole('link', { name: /^Review.*Dragonheart/ }).click();
  await expect(page).toHaveURL(/\/replay/);
  await page.goto('/games');
  await page.getByRole('link', { name: /^Play on.*Dragonheart/ }).click();
  await expect(page.locator('.prompt .turn')).toBeVisible();
  // The same game again, against the same bot; whoever has opened it finds it there.
  await page.goto('/games');
  await rows.getByRole('button', { name: /^Rematch.*Sneaky/ }).click();
  await expect(page).toHaveURL(/\/t\/[a-z0-9]+$/);
  const rematch = page.url();
  await page.goto('/games');
  await rows.getByRole('button', { name: /^To the rematch.*Sneaky/ }).click();
  await expect(page).toHaveURL(rematch);
});

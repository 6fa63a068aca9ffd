import { expect, GAMES, remember, test } from './helpers';

/** Bytes of JavaScript, gzipped, that a first table may cost: what a slow line still brings in a moment. */
const MOST = 200_000;

for (const game of GAMES) {
  test(`the first table of ${game} is light`, async ({ context, page }) => {
    await remember(context, { plain: false, tempo: 'off' });
    await page.goto('/');
    await page
      .getByRole('listitem')
      .filter({ has: page.locator(`a[href="/new/${game}"]`) })
      .getByRole('button')
      .click();
    await expect(page.getByRole('button', { name: 'Hint', exact: true })).toBeVisible();
    await expect(page.locator('[data-walk]').first()).toBeVisible();
    const scripts = await page.evaluate(() =>
      performance
        .getEntriesByType('resource')
        .map(({ name }) => name)
        .filter((name) => name.endsWith('.js')),
    );
    const sizes = await Promise.all(
      scripts.map(async (script) => {
        const answer = await page.request.head(script, { headers: { 'accept-encoding': 'gzip' } });
        expect(answer.headers()['content-encoding']).toBe('gzip');
        return Number(answer.headers()['content-length']);
      }),
    );
    const sum = sizes.reduce((sum, size) => sum + size, 0);
    test.info().annotations.push({ type: 'bytes', description: String(sum) });
    expect(sum).toBeGreaterThan(20_000);
    expect(sum).toBeLessThan(MOST);
  });
}

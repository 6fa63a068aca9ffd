import type { Page } from '@playwright/test';
import { checkAccessibility, expect, finishedTable, remember, screenshot, SIZES, test } from './helpers';

type Review = {
  positions: { ply: number; decision?: { seat: number; choices: { notation: string }[] } }[];
  turning_points: { ply: number; seat: number; kind: string }[];
  shown: number[][];
};

const at = (page: Page, ply: number) =>
  expect(page.locator('[data-moment]')).toHaveAttribute('data-moment', new RegExp(`^${ply}\\.`));
const slider = (page: Page) => page.getByRole('slider', { name: 'Moment of the game' });
const panel = (page: Page) => page.getByRole('complementary', { name: 'Moves' });

/** What the hall has found, once it is done. */
async function reviewOf(page: Page, id: string): Promise<Review> {
  await expect
    .poll(
      async () => {
        const answer = await page.request.get(`/api/tables/${id}/review`);
        return ((await answer.json()) as { state: string }).state;
      },
      { timeout: 120_000 },
    )
    .toBe('ready');
  const answer = await page.request.get(`/api/tables/${id}/review`);
  return ((await answer.json()) as { review: Review }).review;
}

test.beforeEach(async ({ context }) => remember(context, { plain: false, tempo: 'off', language: 'en' }));

test('a game is reviewed: curve, turning points, what else, luck and skill', async ({ page }) => {
  test.slow();
  const { id, plies } = await finishedTable(page, {
    game: 'dragonheart',
    options: { players: 2 },
    giveUp: 30,
  });
  await page.goto(`/t/${id}`);
  await page.locator('.over').getByRole('link', { name: 'Review' }).click();
  await at(page, 0);
  const review = await reviewOf(page, id);
  expect(review.positions).toHaveLength(plies + 1);
  await expect(page.getByText(/Looking at move/)).toBeHidden();
  const chances = page.locator('dl[aria-label="Chances at this moment"]');
  await expect(chances.locator('dd')).toHaveCount(2);
  await checkAccessibility(page);

  // Every one of the reader's turning points is reached by T and said aloud.
  const own = (review.shown[0] ?? []).flatMap((index) => review.turning_points[index] ?? []);
  for (const point of own) {
    await page.keyboard.press('t');
    await at(page, point.ply);
    await expect(page.locator('p[aria-live="polite"]')).toContainText(/Turning point: \d+ to \d+ percent/);
  }
  if (own.length > 1) {
    await page.keyboard.press('Shift+T');
    await at(page, own.at(-2)?.ply ?? 0);
  }

  // What else there was, at a choice of the reader's own: walked by keyboard, shown on the board.
  const decided = review.positions.find(({ decision }) => decision?.seat === 0);
  expect(decided).toBeDefined();
  await page.goto(`/t/${id}/replay?ply=${(decided?.ply ?? 0) + 1}`);
  await expect(chances.locator('dd')).toHaveCount(2);
  await page.keyboard.press('w');
  await expect(page.getByRole('heading', { name: 'What else?' })).toBeVisible();
  const choices = page.locator('.else ol button');
  await expect(choices).toHaveCount(decided?.decision?.choices.length ?? 0);
  await expect(choices.first()).toBeFocused();
  await page.keyboard.press('ArrowDown');
  await expect(choices.nth(1)).toHaveAttribute('aria-pressed', 'true');
  await expect(page.locator('[data-imagined]')).toHaveAttribute(
    'data-imagined',
    decided?.decision?.choices[1]?.notation ?? '',
  );
  await expect(page.locator('.else em')).toHaveCount(1);
  await expect(page.locator('body')).not.toContainText(/mistake|blunder/i);
  await checkAccessibility(page);
  await page.keyboard.press('Escape');
  await expect(page.locator('[data-imagined]')).toHaveCount(0);

  // The curve is the slider; its numbers can be read as a table.
  await slider(page).focus();
  await page.keyboard.press('Home');
  await at(page, 0);
  await panel(page).getByRole('button', { name: 'Luck and skill' }).click();
  await expect(panel(page).getByText(/In \d+ of \d+ choices nothing better was found/)).toHaveCount(2);
  await checkAccessibility(page);
  await panel(page).getByRole('button', { name: 'Read the chances as a table' }).click();
  await expect(page.getByRole('dialog').getByRole('row')).toHaveCount(plies + 2);
  await checkAccessibility(page);
  await page.keyboard.press('Escape');

  // The list of games has a small curve of it.
  await page.goto('/games');
  await expect(page.getByRole('img', { name: 'Your chance to win over the game' })).toBeVisible();
});

test('a review fits every window and keeps the board in its place', async ({ page }) => {
  test.slow();
  const { id } = await finishedTable(page, { game: 'dragonheart', options: { players: 2 }, giveUp: 16 });
  await page.goto(`/t/${id}/replay?review`);
  await reviewOf(page, id);
  for (const [name, size] of Object.entries({ ...SIZES, laptop: { width: 1366, height: 657 } })) {
    await page.setViewportSize(size);
    await page.goto(`/t/${id}/replay?ply=6`);
    await expect(page.locator('dl[aria-label="Chances at this moment"]')).toBeVisible();
    const board = page.locator('[data-moment]');
    const place = await board.boundingBox();
    await page.keyboard.press('w');
    await expect(page.locator('.else')).toBeVisible();
    expect(await board.boundingBox(), name).toEqual(place);
    expect(await page.evaluate(() => document.documentElement.scrollWidth - innerWidth)).toBeLessThanOrEqual(
      0,
    );
    await screenshot(page, `review-${name}`);
    await checkAccessibility(page);
  }
});

test('a game alone has no chances, and says so', async ({ page }) => {
  const { id } = await finishedTable(page, { game: 'flamecraft', options: { players: 1 }, giveUp: 6 });
  await page.goto(`/t/${id}/replay`);
  await at(page, 0);
  await expect(page.getByText('No win chances for this table')).toBeVisible();
  await page.keyboard.press('w');
  await expect(page.locator('.else')).toHaveCount(0);
});

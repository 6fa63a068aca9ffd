import type { Page } from '@playwright/test';
import { accessible, expect, over, picture, remember, SIZES, step, test } from './hall';

/** Everything that may be pressed on the board. */
const OPEN = '.flame button.may, .flame .acts [data-choice]';
const open = (page: Page) => page.locator(OPEN);

/** Numbers that look like chance and are always the same. */
function dice(seed: number): (below: number) => number {
  let state = seed;
  return (below) => {
    state = (state * 1103515245 + 12345) % 2147483648;
    return Math.floor(state / 65536) % below;
  };
}

async function sitDown(page: Page, options: Record<string, unknown>, campaign = false): Promise<void> {
  await page.goto('/about');
  await expect.poll(() => page.evaluate(async () => (await fetch('/api/me')).ok)).toBe(true);
  const id = await page.evaluate(
    async ([options, campaign]) => {
      const bots = Array.from({ length: Number(options['players']) - 1 }, () => ({ kind: 'bot', level: 'random' }));
      const wish = { game: 'flamecraft', options, seats: [{ kind: 'me' }, ...bots], public: false, clock: 'none', campaign };
      const answer = await fetch('/api/tables', { method: 'POST', headers: { 'content-type': 'application/json' }, body: JSON.stringify(wish) });
      return ((await answer.json()) as { id: string }).id;
    },
    [options, campaign] as const,
  );
  await page.goto(`/t/${id}`);
}

/** Waits for something to press; `false` if the game is over. */
async function asked(page: Page): Promise<boolean> {
  await expect(open(page).first().or(over(page)).first()).toBeVisible({ timeout: 30_000 });
  return !(await over(page).isVisible());
}

/** Presses things until the game has moved on: a person who tries what glows. */
async function press(page: Page, below: (n: number) => number): Promise<void> {
  const before = await step(page);
  for (let presses = 0; presses < 4; presses += 1) {
    // What is pressed already decides what glows; buttons that leave the step are then no answer.
    const glowing = page.locator(presses > 0 ? `${OPEN.split(',')[0]}, .flame .acts [data-choice].placed` : OPEN).filter({ visible: true });
    await glowing.nth(below(await glowing.count())).click({ timeout: 5000 });
    await page.waitForFunction(
      (before) => Number(document.querySelector('[data-step]')?.getAttribute('data-step')) > before || document.querySelector('.flame .picked'),
      before,
      { polling: 30 },
    );
    if ((await step(page)) > before) return;
  }
  throw new Error(`nothing moves: ${await page.locator('.flame .dock').innerText()}`);
}

async function playOut(page: Page, seed: number, at: Record<number, () => Promise<void>> = {}): Promise<number> {
  const below = dice(seed);
  let made = 0;
  for (; made < 700 && (await asked(page)); made += 1) {
    await at[made]?.();
    await press(page, below);
  }
  await expect(over(page)).toBeVisible();
  expect(await page.locator('body').innerText()).not.toContain('⟨');
  return made;
}

let broken: string[] = [];
test.beforeEach(async ({ context, page }) => {
  test.setTimeout(240_000);
  broken = [];
  page.on('pageerror', (error) => broken.push(String(error)));
  await remember(context, { plain: false, tempo: 'off' });
});
test.afterEach(() => expect(broken).toEqual([]));

test('a town of two is played to its end by pressing what glows, at three sizes, by day and by night', async ({ page }) => {
  await sitDown(page, { players: 2, first: 'seat-0' });
  const look = async () => {
    for (const [size, viewport] of Object.entries(SIZES)) {
      await page.setViewportSize(viewport);
      const close = page.getByRole('button', { name: 'Close', exact: true });
      if (size === 'middle' && (await close.isVisible())) await close.click();
      expect(await page.evaluate(() => document.documentElement.scrollWidth - innerWidth)).toBeLessThanOrEqual(0);
      for (const colorScheme of ['light', 'dark'] as const) {
        await page.emulateMedia({ colorScheme });
        await picture(page, `flamecraft-${size}-${colorScheme}`);
        await accessible(page);
      }
    }
    await page.setViewportSize(SIZES.wide);
    await page.emulateMedia({ colorScheme: 'light' });
  };
  await playOut(page, 5, { 40: look });
  await picture(page, 'flamecraft-over');
  await accessible(page);
  // Every point is told, and the lines add up.
  const first = page.locator('.over li').first();
  const points = (await first.locator('td.points').allInnerTexts()).map(Number);
  const total = Number((await first.locator('.total').innerText()).match(/\d+/)?.[0]);
  expect(points.reduce((sum, line) => sum + line, 0)).toBe(total);
});

test('four players with companions and golden enchantments, to the end', async ({ page }) => {
  await sitDown(page, { players: 4, first: 'seat-0', companions: true, enchantments: 'golden' });
  await playOut(page, 11);
});

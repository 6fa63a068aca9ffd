/** What the tests do over and over, as a person would. */
import AxeBuilder from '@axe-core/playwright';
import { expect, test, type Browser, type BrowserContext, type Page } from '@playwright/test';

export const GAMES = ['dragonheart', 'dragondraft', 'sneaky', 'flamecraft'] as const;
export const SIZES = { wide: { width: 1440, height: 900 }, middle: { width: 820, height: 1180 }, phone: { width: 390, height: 844 } };

/** What a browser remembers before it comes. */
export async function remember(context: BrowserContext, memory: Record<string, unknown>): Promise<void> {
  await context.addInitScript((memory) => {
    if (!localStorage.getItem('dragonhall')) localStorage.setItem('dragonhall', JSON.stringify(memory));
  }, memory);
}

/** Another person with a browser of their own. */
export async function somebody(browser: Browser, memory: Record<string, unknown> = {}): Promise<Page> {
  const context = await browser.newContext({ viewport: SIZES.wide, reducedMotion: 'reduce', locale: 'en-GB' });
  await remember(context, { plain: true, tempo: 'off', ...memory });
  return context.newPage();
}

/** Nothing serious for anybody. */
export async function accessible(page: Page): Promise<void> {
  const { violations } = await new AxeBuilder({ page }).analyze();
  const serious = violations.filter(({ impact }) => impact === 'serious' || impact === 'critical');
  expect(serious.map(({ id, nodes }) => `${id}: ${nodes.map(({ html }) => html.slice(0, 160)).join(' | ')}`)).toEqual([]);
}

/** A picture for whoever looks at the run. */
export async function picture(page: Page, name: string): Promise<void> {
  await page.screenshot({ path: `test-results/pictures/${name}.png` });
}

export const over = (page: Page) => page.locator('#over-title');
export const choices = (page: Page) => page.locator('.choices button:enabled');

export const step = async (page: Page) => Number(await page.locator('[data-step]').getAttribute('data-step'));

/** Waits for the own turn; `false` if the game is over. */
export async function asked(page: Page): Promise<boolean> {
  await expect(choices(page).first().or(over(page)).first()).toBeVisible();
  return !(await over(page).isVisible());
}

/** Makes one move at the plain table, whatever it is; `false` if the game is over. */
export async function move(page: Page, which: 'first' | 'last' = 'first'): Promise<boolean> {
  if (!(await asked(page))) return false;
  const before = await step(page);
  await (which === 'first' ? choices(page).first() : choices(page).last()).click();
  await expect.poll(() => step(page)).toBeGreaterThan(before);
  return true;
}

/** Plays to the end, not always the same way. */
export async function playOut(page: Page, most = 600): Promise<void> {
  for (let made = 0; made < most; made += 1) {
    if (!(await move(page, made % 3 === 2 ? 'last' : 'first'))) return;
  }
  throw new Error(`the game is not over after ${most} moves`);
}

export { expect, test };

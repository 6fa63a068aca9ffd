import {
  asked,
  checkAccessibility,
  checkLayout,
  expect,
  LONG,
  openTable,
  over,
  remember,
  SIZES,
  step,
  test,
  waitForStep,
} from './helpers';
import type { Page } from '@playwright/test';

// Whole games take long: they do not wait for each other.
test.describe.configure({ mode: 'parallel' });

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

/** Something that may be chosen now. */
const OPEN =
  '.space.legal, .hand button.may, .hand button.picked, .cell.may, .thing.may, .acts .btn, .onward, .sneaky [data-choice], .flame button.may';

/** A way to choose the first thing of a kind. */
type Choose = (what: string) => Promise<void>;

async function decideHeart(page: Page, choose: Choose): Promise<void> {
  if (await page.locator('.space.legal').first().isVisible()) return choose('.space.legal');
  await choose('.hand button.may');
  await choose('.acts .btn-primary');
}

async function decideDraft(page: Page, choose: Choose): Promise<void> {
  const seen = (what: string) => page.locator(what).first().isVisible();
  if (await seen('.onward')) {
    await choose('.onward');
    await asked(page, OPEN);
  }
  if (await seen('.cell.may')) {
    const before = await step(page);
    await choose('.cell.may');
    // A finger looks first.
    if ((await step(page)) === before && (await seen('.acts .btn-primary')))
      await choose('.acts .btn-primary');
    return;
  }
  if (!(await seen('.thing.may'))) return choose('.acts .btn');
  await choose('.thing.may');
  while (!(await seen('.acts .btn-primary'))) await choose('.hand button.may:not(.picked)');
  await choose('.acts .btn-primary');
}

async function decideSneaky(page: Page, choose: Choose): Promise<void> {
  const before = await step(page);
  if (await page.locator('[data-act="lay-all"]').isVisible()) {
    while ((await page.locator('.ghost.open').count()) > 0) {
      await choose('.held:not(.gone) button.may');
      await choose('.ghost.open');
    }
    await choose('[data-act="lay-all"]');
    // They go one after the other: until the last is laid, or others are asked for, there is nothing to do.
    await page.waitForFunction(
      () => !document.querySelector('[data-act="lay-all"]') || document.querySelector('.ghost.open'),
    );
    return;
  }
  await choose('.sneaky [data-choice]');
  // A target is aimed at first; anything else is done at once.
  const aimed = '[data-act="aimed"]';
  await page.waitForFunction(
    ([aimed, before]) =>
      document.querySelector(aimed) ||
      Number(document.querySelector('[data-step]')?.getAttribute('data-step')) > before,
    [aimed, before] as const,
  );
  if ((await step(page)) === before) await choose(aimed);
}

/** Tries what glows, not always the first; a finger looks first, and some choices need two things and an act. */
async function decideFlame(page: Page, choose: Choose): Promise<void> {
  const before = await step(page);
  const act = '.flame .acts [data-choice].placed';
  for (const open of [
    '.flame button.may, .flame .acts [data-choice]',
    `.flame button.may, ${act}`,
    act,
    act,
  ]) {
    const wanted = await page.evaluate(
      ([open, before]) => {
        const all = [...document.querySelectorAll<HTMLElement>(open)];
        const glowing = all.filter((node) => node.checkVisibility());
        const { target, choice } = glowing[(before * 7) % Math.max(1, glowing.length)]?.dataset ?? {};
        if (choice !== undefined) return `[data-choice=${JSON.stringify(choice)}]`;
        return target === undefined ? null : `button[data-target=${JSON.stringify(target)}]`;
      },
      [open, before] as const,
    );
    // Somebody else has just moved: the same is offered again in a moment.
    if (wanted === null) return;
    await choose(wanted);
    await page.waitForFunction(
      (before) =>
        Number(document.querySelector('[data-step]')?.getAttribute('data-step')) > before ||
        document.querySelector('.flame .picked'),
      before,
    );
    if ((await step(page)) > before) return;
  }
}

const WHOLE = {
  dragonheart: decideHeart,
  dragondraft: decideDraft,
  sneaky: decideSneaky,
  flamecraft: decideFlame,
};

/** Tab, or back by Shift and Tab where that is nearer, and Enter: as somebody does who has no mouse. */
const byKeyboard =
  (page: Page): Choose =>
  async (what) => {
    /** How many presses away it seems to be, less than none if it is behind: only so that not every press is followed by a look. */
    const away = () =>
      page.evaluate((what) => {
        const active = document.activeElement;
        if (!active || active.matches(what)) return 0;
        const stops = [
          ...document.querySelectorAll<HTMLElement>('a[href], button, input, [tabindex]'),
        ].filter((node) => node.tabIndex >= 0 && node.checkVisibility({ visibilityProperty: true }));
        const to = stops.findIndex((node) => node.matches(what));
        // A box that scrolls is a stop too, though nothing says so: it comes after whatever stands before it.
        const from = stops.findLastIndex(
          (node) =>
            node === active || node.compareDocumentPosition(active) & Node.DOCUMENT_POSITION_FOLLOWING,
        );
        if (to < 0) return 1;
        if (to === from) return -1;
        const ahead = (to - from + stops.length) % stops.length;
        return ahead <= stops.length / 2 ? ahead : ahead - stops.length;
      }, what);
    // Nobody presses a key for something that is not there yet.
    await page.locator(what).filter({ visible: true }).first().waitFor();
    for (let pressed = 0, left = await away(); left !== 0; left = await away()) {
      if (pressed > 200) throw new Error(`Tab does not reach ${what}`);
      // What the focus passes may change the way: the last presses are made one by one.
      const presses = Math.max(1, Math.floor(Math.abs(left) * 0.7));
      if (left < 0) await page.keyboard.down('Shift');
      // As if the key were held down: to wait for each press takes most of the time.
      await Promise.all(Array.from({ length: presses }, () => page.keyboard.press('Tab')));
      if (left < 0) await page.keyboard.up('Shift');
      pressed += presses;
    }
    await page.keyboard.press('Enter');
  };

/** Cards overlap: a finger comes where each of them is in sight. */
const byTouch =
  (page: Page): Choose =>
  (what) =>
    page
      .locator(what)
      .first()
      .tap({ position: { x: 10, y: 16 } });

for (const [game, decide] of Object.entries(WHOLE)) {
  const whole = async (page: Page, choose: Choose) => {
    await openTable(page, { game, options: { players: 2 } });
    for (let made = 0; made < 900 && (await asked(page, OPEN)); made += 1) {
      const before = await step(page);
      await decide(page, choose);
      await waitForStep(page, before);
    }
    await expect(over(page)).toBeVisible();
  };

  test(`${game}: a whole game by keyboard alone`, LONG, async ({ context, page }) => {
    await remember(context, { plain: false, tempo: 'off' });
    await whole(page, byKeyboard(page));
  });

  test.describe('by touch', () => {
    test.use({ hasTouch: true, isMobile: true, viewport: SIZES.phone });
    test(`${game}: a whole game by touch alone`, LONG, async ({ context, page }) => {
      await remember(context, { plain: false, tempo: 'off' });
      await whole(page, byTouch(page));
    });
  });
}

import type { Page } from '@playwright/test';
import {
  checkAccessibility,
  asked as offered,
  expect,
  finishedTable,
  LONG,
  checkLayout,
  over,
  screenshot,
  remember,
  SIZES,
  openTable,
  newPerson,
  step,
  test,
} from './helpers';
import { lookAround } from './layout';

/** Everything that may be pressed on the board. */
const OPEN = '.flame button.may, .flame .acts [data-choice]';

/** Numbers that look like chance and are always the same. */
function dice(seed: number): (below: number) => number {
  let state = seed;
  return (below) => {
    state = (state * 1103515245 + 12345) % 2147483648;
    return Math.floor(state / 65536) % below;
  };
}

const sit = (page: Page, options: { players: number } & Record<string, unknown>, campaign = false) =>
  openTable(page, { game: 'flamecraft', options, campaign });

/** Waits for something to press; `false` if the game is over. */
const asked = (page: Page) => offered(page, OPEN);

/** Presses things until the game has moved on: a person who tries what glows. */
async function press(page: Page, below: (n: number) => number): Promise<void> {
  const before = await step(page);
  for (let presses = 0; presses < 4; presses += 1) {
    // What is pressed already decides what glows; buttons that leave the step are then no answer.
    const act = '.flame .acts [data-choice].placed';
    // Two presses say all; then only the act is left to be pressed.
    const wanted = presses > 1 ? act : presses > 0 ? `${OPEN.split(',')[0]}, ${act}` : OPEN;
    const glowing = page.locator(wanted).filter({ visible: true });
    const count = await glowing.count();
    // Somebody else has just moved: the same is offered again in a moment.
    if (count === 0) return;
    await glowing.nth(below(count)).click();
    await page.waitForFunction(
      (before) =>
        Number(document.querySelector('[data-step]')?.getAttribute('data-step')) > before ||
        document.querySelector('.flame .picked'),
      before,
      { polling: 30 },
    );
    if ((await step(page)) > before) return;
  }
  throw new Error(`nothing moves: ${await page.locator('.flame .dock').innerText()}`);
}

/** The same within the page: quicker than a mouse, and every press is a click all the same. */
async function rush(page: Page, seed: number, most = 900): Promise<void> {
  const stuck = await page.evaluate(
    async ([open, seed, most]) => {
      let state = seed;
      const below = (count: number) => {
        state = (state * 1103515245 + 12345) % 2147483648;
        return Math.floor(state / 65536) % count;
      };
      /** The step, and what is pressed already. */
      const stand = () => {
        const picked = [...document.querySelectorAll<HTMLElement>('.flame .picked')].map(
          ({ dataset }) => dataset['target'],
        );
        return [document.querySelector<HTMLElement>('[data-step]')?.dataset['step'], ...picked].join(' ');
      };
      const glowing = () => {
        const some = document.querySelector('.flame .picked')
          ? open.replace('[data-choice]', '[data-choice].placed')
          : open;
        return [...document.querySelectorAll<HTMLElement>(some)];
      };
      for (let made = 0; made < most; made += 1) {
        if (!(await window.until(() => document.querySelector('#over-title') || glowing().length > 0))) break;
        if (document.querySelector('#over-title')) return null;
        const [before, offered] = [stand(), glowing()];
        offered[below(offered.length)]?.click();
        if (!(await window.until(() => stand() !== before))) break;
      }
      return document.querySelector<HTMLElement>('.dock')?.innerText ?? '';
    },
    [OPEN, seed, most] as const,
  );
  expect(stuck, 'the game is not over').toBeNull();
}

/** Keeps the first fancy dragon offered: pressed, then said. */
async function keep(page: Page): Promise<void> {
  await page.locator('.flame .fancy.may').first().click();
  await page.locator('.flame .acts [data-choice^="keep:"]').click();
}
async function keepByKeyboard(page: Page): Promise<void> {
  await page.locator('.flame .fancy.may').first().focus();
  await page.keyboard.press('Enter');
  await page.locator('.flame .acts [data-choice^="keep:"]').focus();
  await page.keyboard.press('Enter');
}

async function ended(page: Page): Promise<void> {
  await expect(over(page)).toBeVisible();
  expect(await page.locator('body').innerText()).not.toContain('⟨');
}

let broken: string[] = [];
test.beforeEach(async ({ context, page }) => {
  broken = [];
  page.on('pageerror', (error) => broken.push(String(error)));
  await remember(context, { plain: false, tempo: 'off' });
});
test.afterEach(() => expect(broken).toEqual([]));

test('a town of two: pressed by mouse, looked at in three sizes, taken back, and played to the end', async ({
  page,
}) => {
  await sit(page, { players: 2, first: 'seat-0' });
  const below = dice(5);
  for (let made = 0; made < 16 && (await asked(page)); made += 1) await press(page, below);

  // A preview tells what the visit costs and gives before it is made.
  for (
    let made = 0;
    made < 40 && (await asked(page)) && !(await page.locator('.house.may').first().isVisible());
    made += 1
  )
    await press(page, below);
  const shop = page.locator('.house.may').first();
  await shop.hover();
  const preview = page.locator('.question .peek');
  await expect(preview).toContainText('If you visit');
  await expect(preview).toContainText('Fire up');
  // It lies in the question's card and nowhere else; whoever leaves the shop has the question back.
  await expect(page.locator('.peek')).toHaveCount(1);
  await page.locator('.flame .steps').hover();
  await expect(preview).toHaveCount(0);
  await expect(page.locator('.question .text')).toBeVisible();
  await checkLayout(page, 'flamecraft');

  // The way back: the visit is taken back, and the shops glow again.
  const glowing = await page.locator('.house.may').count();
  await page.locator('.house.may').first().click();
  await expect(page.locator('.house.may')).toHaveCount(0);
  await page.getByRole('button', { name: 'Undo', exact: true }).click();
  await expect(page.locator('.house.may')).toHaveCount(glowing);

  await rush(page, 3);
  await ended(page);
  await screenshot(page, 'flamecraft-over');
  await checkAccessibility(page);
  // Every point is told, and the lines add up.
  const points = (await page.locator('.over tbody td:nth-child(2)').allInnerTexts()).map(
    (text) => Number(text) || 0,
  );
  const total = Number(await page.locator('.over tfoot td:nth-child(2) .total').innerText());
  expect(points.reduce((sum, line) => sum + line, 0)).toBe(total);
});

const CROWD = { players: 4, first: 'seat-0', companions: true, enchantments: 'golden' };

test('four players with companions and golden enchantments, watched', async ({ browser, page }) => {
  const { id, invite } = await sit(page, CROWD);
  const below = dice(11);
  for (let made = 0; made < 6 && (await asked(page)); made += 1) await press(page, below);

  // Somebody who watches sees the street and no hand.
  const watcher = await newPerson(browser, { plain: false });
  await watcher.goto(`/t/${id}?invite=${invite}`);
  await expect(watcher.locator('.flame div.town')).toBeVisible();
  await expect(watcher.getByRole('button', { name: /You are watching this game/ })).toBeVisible();
  await expect(watcher.locator(OPEN)).toHaveCount(0);
});

test(
  'four players with companions and golden enchantments, to the end and to the review',
  LONG,
  async ({ browser, page }) => {
    const { id, invite } = await sit(page, CROWD);
    const watcher = await newPerson(browser, { plain: false });
    await watcher.goto(`/t/${id}?invite=${invite}`);
    await rush(page, 2);
    await ended(page);
    await expect(over(watcher)).toBeVisible();
    await page.locator('.over').getByRole('link', { name: 'Review' }).click();
    await expect(page).toHaveURL(/\/replay/);
    await expect(page.locator('.flame div.town')).toBeVisible();
  },
);

test('the replay goes through the same town', async ({ page }) => {
  const { id } = await finishedTable(page, { game: 'flamecraft', options: CROWD });
  await page.goto(`/t/${id}/replay`);
  await expect(page.locator('.flame div.town')).toBeVisible();
  for (let made = 0; made < 12; made += 1) await page.keyboard.press('ArrowRight');
  await expect(page).toHaveURL(/ply=12/);
  await page.keyboard.press('End');
  await expect(page.locator('.flame .end')).toHaveText(/^\d+ turns$/);
  await expect(page.locator('.flame .steps')).toHaveCount(0);
  expect(await page.locator('body').innerText()).not.toContain('⟨');
});

test(
  'solo games of the campaign, until an achievement is unlocked on the board and kept',
  LONG,
  async ({ page }) => {
    // About every second game of the bot's advice unlocks something.
    for (let game = 0; game < 14; game += 1) {
      await sit(page, { players: 1 }, true);
      // A bot's advice is pressed on the board, where it is ringed.
      const unlocked = await page.evaluate(async () => {
        const step = () => Number(document.querySelector<HTMLElement>('[data-step]')?.dataset['step']);
        let unlocked = 0;
        for (let made = 0; made < 400; made += 1) {
          const ready = () =>
            document.querySelector('.flame button.may, .flame .acts [data-choice]') ||
            document.querySelector('#over-title');
          await window.until(ready);
          if (document.querySelector('#over-title')) break;
          const before = step();
          const unlock = document.querySelector<HTMLElement>('[data-choice^="unlock:"]');
          if (unlock) {
            unlocked += 1;
            unlock.click();
          } else {
            // There are no hints before the board has shown what happened.
            const hint = () =>
              document.querySelector<HTMLElement>(
                '[role="toolbar"] [aria-label="Hint"]:not([aria-disabled="true"])',
              );
            await window.until(hint);
            hint()?.click();
            // A button of the dock says all at once; otherwise one thing after the other is pressed.
            const advised = () =>
              document.querySelector<HTMLElement>('.flame .acts .advised') ??
              document.querySelector<HTMLElement>('.flame button.may.advised');
            const picked = () => document.querySelectorAll('.flame .picked').length;
            for (let presses = 0; presses < 3 && step() === before; presses += 1) {
              await window.until(() => advised() || step() !== before);
              const held = picked();
              advised()?.click();
              await window.until(() => step() !== before || picked() !== held);
            }
          }
          if (!(await window.until(() => step() !== before))) break;
        }
        return unlocked;
      });
      await ended(page);
      await expect(page.locator('#over-title')).toContainText('You are a ');
      if (unlocked === 0) continue;
      await screenshot(page, 'flamecraft-solo-over');
      await checkAccessibility(page);
      await page.goto('/campaign/flamecraft');
      // A Master may unlock two.
      await expect(page.locator('li.has')).toHaveCount(unlocked);
      await expect(page.getByText(`${unlocked} of 11 achievements`)).toBeVisible();
      await expect(page.getByText('Master of Flame', { exact: true })).toBeVisible();
      await screenshot(page, 'flamecraft-campaign');
      await checkAccessibility(page);
      return;
    }
    throw new Error('fourteen games, and nothing was unlocked');
  },
);

test('by keyboard alone: arrows walk the street, Enter chooses, Escape puts back', async ({ page }) => {
  await sit(page, { players: 3, first: 'seat-0' });
  await asked(page);
  await keepByKeyboard(page);
  const shops = page.locator('.house.may');
  await expect(shops).toHaveCount(6);
  await shops.first().focus();
  await page.keyboard.press('ArrowRight');
  await expect(shops.nth(1)).toBeFocused();
  await page.keyboard.press('ArrowDown');
  await expect(shops.nth(5)).toBeFocused();
  await page.keyboard.press('?');
  const explained = page.getByRole('dialog', { name: 'Potable Potions' });
  await expect(explained).toBeFocused();
  await page.keyboard.press('Escape');
  await expect(explained).toBeHidden();
  await expect(shops.nth(5)).toBeFocused();
  // Focus that falls on a shop opens nothing; walking there by key turns the card over, and Escape turns it back.
  const preview = page.locator('.question .peek');
  await shops.first().focus();
  await expect(preview).toHaveCount(0);
  await page.keyboard.press('ArrowRight');
  await expect(preview).toBeVisible();
  await page.keyboard.press('Escape');
  await expect(preview).toHaveCount(0);
  await shops.first().focus();
  // A shop with a free slot for a dragon of the hand, as its preview tells.
  const fits = page.locator('.question dl > div:not(.off) > dt').getByText('Place', { exact: true });
  for (const key of [
    'ArrowRight',
    'ArrowRight',
    'ArrowRight',
    'ArrowRight',
    'ArrowDown',
    'ArrowLeft',
    'ArrowLeft',
  ]) {
    await page.keyboard.press(key);
    await expect(preview).toBeVisible();
    if ((await fits.count()) > 0) break;
  }
  await expect(fits).toHaveCount(1);
  await page.keyboard.press('Enter');
  await expect(shops).toHaveCount(0);
  await expect(preview, 'the preview is gone with its question').toHaveCount(0);
  await page.getByRole('button', { name: 'Gather here' }).focus();
  await page.keyboard.press('Enter');
  const dragon = page.locator('.flame .held.may').first();
  await dragon.focus();
  await page.keyboard.press('Enter');
  await expect(page.locator('.flame .held.picked')).toHaveCount(1);
  await page.keyboard.press('Escape');
  await expect(page.locator('.flame .held.picked')).toHaveCount(0);
});

test('two on one screen: a curtain that has fallen stays down while others choose', async ({ browser }) => {
  const context = await browser.newContext({
    viewport: SIZES.wide,
    locale: 'en-GB',
    reducedMotion: 'no-preference',
  });
  await remember(context, { plain: false, tempo: 'normal' });
  const page = await context.newPage();
  let heard = 0;
  page.on('websocket', (line) =>
    line.on('framereceived', ({ payload }) => {
      const told = JSON.parse(String(payload)) as { type: string; step: number };
      if (told.type === 'update') heard = told.step;
    }),
  );
  const { id, invite } = await openTable(page, {
    game: 'flamecraft',
    options: { players: 4 },
    own: 2,
    friends: 2,
  });
  const friends = [await newPerson(browser, { plain: false }), await newPerson(browser, { plain: false })];
  for (const friend of friends) {
    await friend.goto(`/t/${id}?invite=${invite}`);
    await friend.getByRole('button', { name: 'Sit here' }).first().click();
  }
  const open = page.getByRole('button', { name: /open the curtain/ });
  await open.click();
  await keep(page);
  await expect(open).toBeVisible();
  await page.evaluate(() => {
    new MutationObserver(() => {
      if (document.querySelector('.flame')) document.body.dataset['peeped'] = 'yes';
    }).observe(document.body, { subtree: true, childList: true });
  });
  // Everybody keeps a fancy dragon at the same time: what the friends do comes faster than it is shown.
  await Promise.all(friends.map(keep));
  await expect.poll(() => heard).toBe(3);
  await expect(open).toBeVisible();
  expect(
    await page.locator('body').getAttribute('data-peeped'),
    'nothing of a hand while the curtain is down',
  ).toBeNull();
  await Promise.all([context, ...friends.map((friend) => friend.context())].map((one) => one.close()));
});

test('on a phone, in French, a finger looks first and then visits', async ({ browser }) => {
  const context = await browser.newContext({
    viewport: SIZES.phone,
    hasTouch: true,
    locale: 'fr-FR',
    reducedMotion: 'reduce',
  });
  await remember(context, { plain: false, tempo: 'off' });
  const page = await context.newPage();
  await sit(page, { players: 2, first: 'seat-0' });
  // Both fancy dragons are in sight at the first decision, and the act that keeps one of them.
  const dragons = page.locator('.flame .big');
  await expect(dragons).toHaveCount(2);
  expect(await page.evaluate(lookAround)).toEqual([]);
  await screenshot(page, 'flamecraft-first-phone-fr');
  await checkAccessibility(page);
  await dragons.first().tap();
  await page.locator('.acts [data-choice^="keep:"]').tap();
  await expect(page.locator('.house.may')).toHaveCount(6);
  const before = await step(page);
  await page.locator('.house.may').nth(1).tap();
  await expect(page.locator('.question .peek')).toContainText('Si vous visitez');
  expect(await step(page)).toBe(before);
  await screenshot(page, 'flamecraft-visit-phone-fr');
  await checkAccessibility(page);
  await page.locator('.acts [data-choice]').tap();
  await expect.poll(() => step(page)).toBeGreaterThan(before);
  expect(await page.locator('body').innerText()).not.toContain('⟨');
  await context.close();
});

import type { Page } from '@playwright/test';
import {
  checkAccessibility,
  asked as offered,
  expect,
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
    const glowing = page
      .locator(presses > 0 ? `${OPEN.split(',')[0]}, .flame .acts [data-choice].placed` : OPEN)
      .filter({ visible: true });
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
  await expect(page.locator('.bubble .peek')).toContainText('If you visit');
  await expect(page.locator('.bubble .peek')).toContainText('Fire up');
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
  const first = page.locator('.over li').first();
  const points = (await first.locator('td.points').allInnerTexts()).map(Number);
  const total = Number((await first.locator('.total').innerText()).match(/\d+/)?.[0]);
  expect(points.reduce((sum, line) => sum + line, 0)).toBe(total);
});

test('four players with companions and golden enchantments, to the end, watched and replayed', async ({
  browser,
  page,
}) => {
  await sit(page, { players: 4, first: 'seat-0', companions: true, enchantments: 'golden' });
  await asked(page);
  const below = dice(11);
  for (let made = 0; made < 6 && (await asked(page)); made += 1) await press(page, below);

  // Somebody who watches sees the street and no hand.
  const watcher = await browser.newPage({ locale: 'en-GB' });
  await remember(watcher.context(), { plain: false, tempo: 'off' });
  const invite = await page.evaluate(
    async () =>
      ((await (await fetch(`/api/tables/${location.pathname.split('/')[2]}`)).json()) as { invite: string })
        .invite,
  );
  await watcher.goto(`${page.url()}?invite=${encodeURIComponent(invite)}`);
  await expect(watcher.locator('.flame .street')).toBeVisible();
  await expect(watcher.getByText('You are watching: hands are hidden.')).toBeVisible();
  await expect(watcher.locator(OPEN)).toHaveCount(0);

  await rush(page, 2);
  await ended(page);
  await expect(over(watcher)).toBeVisible();
  await watcher.close();

  // The replay goes through the same town.
  await page.locator('.over').getByRole('link', { name: 'Replay' }).click();
  await expect(page).toHaveURL(/\/replay/);
  await expect(page.locator('.flame .street')).toBeVisible();
  for (let made = 0; made < 12; made += 1) await page.keyboard.press('ArrowRight');
  await expect(page).toHaveURL(/ply=12/);
  await page.keyboard.press('End');
  await expect(page.locator('.flame .end')).toHaveText(/^\d+ turns$/);
  await expect(page.locator('.flame .steps')).toHaveCount(0);
  expect(await page.locator('body').innerText()).not.toContain('⟨');
});

test('solo games of the campaign, until an achievement is unlocked on the board and kept', async ({
  page,
}) => {
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
          [...document.querySelectorAll<HTMLElement>('[role="toolbar"] button')]
            .find((tool) => tool.ariaLabel === 'Hint')
            ?.click();
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
    await expect(page.locator('.flame .award')).toContainText('Award');
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
});

test('by keyboard alone: arrows walk the street, Enter chooses, Escape puts back', async ({ page }) => {
  await sit(page, { players: 3, first: 'seat-0' });
  await asked(page);
  await page.locator('.flame .fancy.may').first().focus();
  await page.keyboard.press('Enter');
  const shops = page.locator('.house.may');
  await expect(shops).toHaveCount(6);
  await shops.first().focus();
  await page.keyboard.press('ArrowRight');
  await expect(shops.nth(1)).toBeFocused();
  await page.keyboard.press('ArrowDown');
  await expect(shops.nth(5)).toBeFocused();
  await page.keyboard.press('?');
  await expect(
    page.getByRole('complementary', { name: 'Help' }).getByRole('heading', { level: 3 }),
  ).toHaveText('Potable Potions');
  await expect(
    page.getByRole('complementary', { name: 'Help' }).getByText('reconstructed').first(),
  ).toBeVisible();
  // A shop with a free slot for a dragon of the hand, as its preview tells.
  const fits = page.locator('.bubble dl > div:not(.off) > dt').getByText('Place', { exact: true });
  for (let index = 0; index < 6; index += 1) {
    await shops.nth(index).focus();
    await expect(page.locator('.bubble .peek')).toBeVisible();
    if ((await fits.count()) > 0) break;
  }
  await expect(fits).toHaveCount(1);
  await page.keyboard.press('Enter');
  await expect(shops).toHaveCount(0);
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
  await page.locator('.flame .fancy.may').first().click();
  await expect(open).toBeVisible();
  await page.evaluate(() => {
    new MutationObserver(() => {
      if (document.querySelector('.flame')) document.body.dataset['peeped'] = 'yes';
    }).observe(document.body, { subtree: true, childList: true });
  });
  // Everybody keeps a fancy dragon at the same time: what the friends do comes faster than it is shown.
  await Promise.all(friends.map((friend) => friend.locator('.flame .fancy.may').first().click()));
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
  await page.locator('.flame .fancy.may').first().tap();
  await expect(page.locator('.house.may')).toHaveCount(6);
  const before = await step(page);
  await page.locator('.house.may').nth(1).tap();
  await expect(page.locator('.sheet .peek')).toContainText('Si vous visitez');
  expect(await step(page)).toBe(before);
  await screenshot(page, 'flamecraft-visit-phone-fr');
  await checkAccessibility(page);
  await page.locator('.acts [data-choice]').tap();
  await expect.poll(() => step(page)).toBeGreaterThan(before);
  expect(await page.locator('body').innerText()).not.toContain('⟨');
  await context.close();
});

import type { Page } from '@playwright/test';
import {
  checkAccessibility,
  checkLayout,
  expect,
  finishedTable,
  GAMES,
  newPerson,
  remember,
  SIZES,
  test,
} from './helpers';

const moment = (page: Page) => page.locator('[data-moment]').getAttribute('data-moment');
const at = (page: Page, wanted: string) =>
  expect(page.locator('[data-moment]')).toHaveAttribute('data-moment', wanted);
const eyes = (page: Page) =>
  page.getByRole('group', { name: 'Through the eyes of' }).locator('[aria-pressed="true"]');

test.beforeEach(async ({ context }) => remember(context, { plain: false, tempo: 'off', language: 'en' }));

test('a replay is walked by keyboard, and the board keeps its place', async ({ page }) => {
  const { id, plies } = await finishedTable(page, { game: 'dragonheart', options: { players: 2 } });
  await page.goto(`/t/${id}/replay`);
  await at(page, '0.1');
  const board = page.locator('[data-moment]');
  const place = await board.boundingBox();
  await page.keyboard.press('ArrowRight');
  await at(page, '1.1');
  await page.keyboard.press('Shift+ArrowRight');
  await expect.poll(() => moment(page)).not.toBe('1.1');
  await page.keyboard.press('Shift+ArrowLeft');
  await page.keyboard.press('End');
  await at(page, `${plies}.1`);
  expect(await board.boundingBox()).toEqual(place);
  await page.keyboard.press('PageUp');
  await expect.poll(() => moment(page)).not.toBe(`${plies}.1`);
  await page.keyboard.press('Home');
  await at(page, '0.1');
  for (let step = 1; step <= 20; step += 1) {
    await page.keyboard.press('ArrowRight');
    await at(page, `${step}.1`);
    expect(await board.boundingBox()).toEqual(place);
  }

  // Letters do nothing while somebody types; here nobody does.
  await page.keyboard.press('+');
  await expect(page.getByRole('button', { name: '2×' })).toHaveAttribute('aria-pressed', 'true');
  await page.keyboard.press('-');
  await page.keyboard.press(' ');
  await expect(page.getByRole('button', { name: 'Pause' })).toBeVisible();
  await page.keyboard.press(' ');
  await expect(page.getByRole('button', { name: 'Play', exact: true })).toBeVisible();
  const record = page.waitForEvent('download');
  await page.keyboard.press('r');
  expect((await record).suggestedFilename()).toBe(`dragonheart-${id}.txt`);

  // The list is one tab stop; arrows walk it, Enter goes there.
  const current = page.locator('.moves [aria-current="step"]');
  await current.focus();
  const before = await moment(page);
  await page.keyboard.press('ArrowUp');
  await page.keyboard.press('Enter');
  await expect.poll(() => moment(page)).not.toBe(before);
});

test('other eyes see at once, and a link leads to the moment', async ({ browser, context, page }) => {
  await context.grantPermissions(['clipboard-read', 'clipboard-write']);
  const { id } = await finishedTable(page, { game: 'dragonheart', options: { players: 2 } });
  await page.goto(`/t/${id}/replay?ply=7`);
  await at(page, '7.1');
  await expect(eyes(page)).toHaveAccessibleName('Guest 0');
  await page.evaluate(() => (document.body.dataset['stays'] = 'here'));
  const hand = page.getByRole('group', { name: 'The board' });
  const own = await hand.innerHTML();
  await page.keyboard.press('2');
  await expect(page).toHaveURL(/viewer=1/);
  await expect.poll(() => hand.innerHTML()).not.toBe(own);
  await at(page, '7.1');
  await page.keyboard.press('0');
  await expect(eyes(page)).toHaveAccessibleName('a spectator');
  await page.keyboard.press('1');
  await expect(eyes(page)).toHaveAccessibleName('Guest 0');
  await page.keyboard.press('2');
  await expect(page.locator('body'), 'nothing was loaded anew').toHaveAttribute('data-stays', 'here');

  await page.keyboard.press('s');
  await expect(page.getByText('Copied')).toBeVisible();
  const link = await page.evaluate(() => navigator.clipboard.readText());
  const other = await newPerson(browser, { plain: false, language: 'en' });
  await other.goto(link);
  await at(other, '7.1');
  await expect(eyes(other)).toHaveText((await eyes(page).innerText()).trim());
  await other.context().close();
});

test('a race replays card by card', async ({ page }) => {
  const { id, plies } = await finishedTable(page, {
    game: 'sneaky',
    options: { players: 3, deck: 'introduction' },
  });
  await page.goto(`/t/${id}/replay?ply=1`);
  await at(page, '1.1');
  let parts = 0;
  for (let step = 0; step < 400 && parts < 8; step += 1) {
    const before = await moment(page);
    await page.keyboard.press('ArrowRight');
    await expect.poll(() => moment(page)).not.toBe(before);
    if (new URL(page.url()).searchParams.has('part')) parts += 1;
    if ((await moment(page))?.startsWith(`${plies}.`)) break;
  }
  expect(parts, 'moments in the middle of a move').toBeGreaterThan(3);
  const link = page.url();
  const shown = await moment(page);
  await page.goto(link);
  await at(page, shown ?? '');
  await page.keyboard.press('ArrowLeft');
  await expect.poll(() => moment(page)).not.toBe(shown);
});

test('play on from here: a table of its own, marked as such', async ({ page }) => {
  const { id } = await finishedTable(page, { game: 'dragonheart', options: { players: 2 } });
  await page.goto(`/t/${id}/replay?ply=6`);
  await at(page, '6.1');
  await page.keyboard.press('p');
  const dialog = page.getByRole('dialog', { name: 'Play on from move 6' });
  await expect(dialog).toBeVisible();
  await checkAccessibility(page);
  await page.keyboard.press('Escape');
  await expect(dialog).toBeHidden();
  await page.getByRole('button', { name: 'Play on from here' }).click();
  await dialog.getByRole('button', { name: 'Play on', exact: true }).click();
  await expect(page).not.toHaveURL(new RegExp(id));
  await expect(page.getByRole('link', { name: 'From move 6 of another game' })).toBeVisible();
  await expect(page.locator('[data-step]')).toBeVisible();
  await page.getByRole('link', { name: 'From move 6 of another game' }).click();
  await at(page, '6.1');
});

for (const game of GAMES)
  test(`the replay of ${game} fits every window`, async ({ page }) => {
    const { id, plies } = await finishedTable(page, {
      game,
      options: { players: game === 'dragonheart' ? 2 : 4 },
    });
    const ply = Math.floor(plies / 2);
    await page.goto(`/t/${id}/replay?ply=${ply}`);
    await expect(page.locator('[data-moment]')).toHaveAttribute('data-moment', new RegExp(`^${ply}\\.`));
    await checkLayout(page, `replay-${game}`);
    await page.setViewportSize({ width: 1366, height: 657 });
    // Nothing of the page is below the fold: steps and list are there without scrolling.
    await expect(page.getByRole('button', { name: 'Play', exact: true })).toBeInViewport({ ratio: 1 });
    expect(
      await page.evaluate(() => document.documentElement.scrollHeight - innerHeight),
    ).toBeLessThanOrEqual(0);
  });

test('no storyline of a replay is cut on a phone, whatever lies in the hand', async ({ page }) => {
  const { id, plies } = await finishedTable(page, { game: 'sneaky', options: { players: 4 } });
  await page.setViewportSize(SIZES.phone);
  await page.goto(`/t/${id}/replay?ply=0`);
  await at(page, '0.1');
  const cut = () =>
    page.locator('.sneaky > .lines > *').evaluateAll((lines) => {
      const [board, lowest] = [document.querySelector('[data-moment]'), lines.at(-1)];
      const dock = document.querySelector('.sneaky > .dock');
      if (!board || !lowest || !dock) return 'the board is missing';
      const { bottom } = lowest.getBoundingClientRect();
      if (bottom > dock.getBoundingClientRect().top + 1) return 'a storyline lies under the hand';
      return dock.getBoundingClientRect().bottom > board.getBoundingClientRect().bottom + 1
        ? 'the hand is cut'
        : null;
    });
  const looked = 24;
  for (let look = 1; look <= looked; look += 1) {
    const ply = Math.floor((plies * look) / looked);
    // Forward within the same page: the board may need more room from one moment to the next.
    while (!(await moment(page))?.startsWith(`${ply}.`)) {
      const before = await moment(page);
      await page.keyboard.press('ArrowRight');
      await expect.poll(() => moment(page)).not.toBe(before);
    }
    await expect.poll(cut, `after ${ply} moves`).toBeNull();
  }
});

test('on a phone the board of a replay has more than half of the window, with the chances below it', async ({
  page,
}) => {
  const { id } = await finishedTable(page, { game: 'dragondraft', options: { players: 4 } });
  await page.setViewportSize(SIZES.phone);
  await page.goto(`/t/${id}/replay?ply=9&review`);
  await expect(page.getByRole('button', { name: 'What else?' })).toBeAttached();
  const board = await page.locator('[data-moment]').boundingBox();
  expect(board?.height).toBeGreaterThan(SIZES.phone.height / 2);
  const speed = page.getByRole('button', { name: 'Speed' });
  await expect(speed).toHaveText('1×');
  await speed.click();
  await expect(speed).toHaveText('2×');
  await page.getByRole('button', { name: 'Moves', exact: true }).click();
  await expect(page.getByRole('region', { name: 'Moves' })).toBeVisible();
  await page.keyboard.press('Escape');
  await expect(page.getByRole('button', { name: 'Moves', exact: true })).toBeFocused();
});

test('the result of six: what comes next is in sight', async ({ page }) => {
  const { id } = await finishedTable(page, { game: 'sneaky', options: { players: 6, deck: 'introduction' } });
  for (const size of [SIZES.wide, { width: 1366, height: 657 }, SIZES.middle, SIZES.phone]) {
    await page.setViewportSize(size);
    await page.goto(`/t/${id}`);
    const result = page.locator('.over');
    await expect(result.getByRole('heading', { level: 2 })).toBeInViewport({ ratio: 1 });
    await expect(result.getByRole('button', { name: 'Rematch' })).toBeInViewport({ ratio: 1 });
    await expect(result.getByRole('link', { name: 'Review' })).toBeInViewport({ ratio: 1 });
    await expect(result.getByRole('list', { name: 'Ranking' }).getByRole('listitem')).toHaveCount(6);
    await expect(result.locator('thead th[scope="col"]')).toHaveCount(6);
    expect(await page.evaluate(() => document.documentElement.scrollWidth - innerWidth)).toBeLessThanOrEqual(
      0,
    );
    await checkAccessibility(page);
  }
  // A race is told in fields, not in points.
  await expect(page.locator('.over')).toContainText(/[Ff]ield \d+/);
  await expect(page.locator('.over')).not.toContainText('points');
});

test('whoever is left has won, and the game can be played out', async ({ page }) => {
  const { id } = await finishedTable(page, { game: 'dragonheart', options: { players: 2 }, giveUp: 4 });
  await page.goto(`/t/${id}`);
  await expect(page.locator('#over-title')).toHaveText('You gave up.');
  await expect(page.locator('#over-summary')).toContainText('So the win goes to');
  await expect(page.locator('.over .gone')).toContainText('You');
  await expect(page.locator('.over .won .crown')).toHaveCount(1);
  await checkAccessibility(page);
  await page.getByRole('button', { name: 'Play it out' }).click();
  await expect(page.getByRole('link', { name: /From move \d+ of another game/ })).toBeVisible();
});

import {
  checkAccessibility,
  asked,
  expect,
  over,
  waitForStep,
  screenshot,
  remember,
  SIZES,
  openTable,
  step,
  test,
} from './helpers';
import type { Page } from '@playwright/test';

/** Something that may be clicked on a drawn board. */
const OPEN =
  '.space.legal, .hand button.may, .hand button.picked, .cell.may, .thing.may, .acts .btn:enabled, .onward';

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

const GAMES = { Dragonheart: playHeart, Dragondraft: playDraft };
/** After so many moves the table is carried on to a device of another size. */
const MOVES = 3;

for (const [game, playOn] of Object.entries(GAMES)) {
  test(`a whole game of ${game} on the drawn board, on one device after the other`, async ({
    context,
    page,
  }) => {
    await remember(context, { plain: false, tempo: 'off' });
    const broken: string[] = [];
    page.on('pageerror', (error) => broken.push(String(error)));
    await page.goto('/');
    await page.getByRole('button', { name: new RegExp(`Play against bots.*${game}`) }).click();
    const sizes = Object.entries(SIZES);
    const seen = new Set<string>();
    for (let made = 0; made < 300 && (await asked(page, OPEN)); made += 1) {
      const [size, viewport] = sizes[Math.floor(made / MOVES) % sizes.length] ?? ['wide', SIZES.wide];
      if (made % MOVES === 0) {
        await page.setViewportSize(viewport);
        await asked(page, OPEN);
      }
      const before = await step(page);
      if (made % MOVES === MOVES - 1 && !seen.has(size)) {
        seen.add(size);
        await screenshot(page, `board-${game}-${size}`);
        await checkAccessibility(page);
      }
      await playOn(page, made);
      await waitForStep(page, before);
    }
    await expect(over(page)).toBeVisible();
    expect([...seen]).toEqual(Object.keys(SIZES));
    expect(await page.locator('body').innerText()).not.toContain('⟨');
    expect(broken).toEqual([]);
  });
}

test('Dragonheart by keyboard: the focus comes back to the board after every act', async ({
  context,
  page,
}) => {
  await remember(context, { plain: false, tempo: 'off' });
  await openTable(page, { game: 'dragonheart', options: { players: 2 } });
  for (let made = 0; made < 5; made += 1) {
    await asked(page, OPEN);
    const before = await step(page);
    const act = page.locator('.acts .btn-primary').first();
    if (!(await act.isVisible())) await page.locator('.hand button.may').first().press('Enter');
    await act.press('Enter');
    await waitForStep(page, before);
    await asked(page, OPEN);
    await expect(page.locator('.heart [data-walk]:focus')).toHaveCount(1);
  }
});

test.describe('by touch, with cards that fly', () => {
  test.use({ hasTouch: true, viewport: SIZES.phone, contextOptions: { reducedMotion: 'no-preference' } });

  /** Cards overlap: a finger comes where each of them is in sight. It also comes to those that are marked as not possible now. */
  const EDGE = { position: { x: 12, y: 60 }, force: true };

  /** The first cards in the hand that show the same picture, at least two if there are. */
  async function alike(page: Page): Promise<number[]> {
    const names = await page
      .locator('.hand button')
      .evaluateAll((cards) =>
        cards.map((card) => card.querySelector('.sr')?.textContent.split('.')[0]?.replace(/ \d$/, '')),
      );
    const kinds = names.map((name) => names.flatMap((other, index) => (other === name ? [index] : [])));
    return kinds.find((kind) => kind.length > 1) ?? [0];
  }

  test('Dragonheart: several cards at once, a refusal, a step taken back', async ({ context, page }) => {
    await remember(context, { plain: false, tempo: 'fast' });
    await openTable(page, { game: 'dragonheart', options: { players: 2 } });
    await asked(page, OPEN);
    await page.evaluate(() => {
      const seen = new Set<Node>();
      new MutationObserver((changes) => {
        for (const node of changes.flatMap(({ addedNodes }) => [...addedNodes]))
          if (node instanceof Element && node.matches('.flyer')) seen.add(node);
        document.body.dataset['flown'] = `${seen.size}`;
      }).observe(document.body, { subtree: true, childList: true });
    });
    const chosen = page.locator('.hand button.chosen');
    const refusal = page.locator('.prompt').getByText('Not possible');

    // A space that the chosen card does not lead to says why not, and the card stays chosen.
    await page.locator('.hand button.may').first().tap(EDGE);
    await page.locator('.space:not(.legal)').first().tap();
    await expect(refusal).toBeVisible();
    await expect(chosen).toHaveCount(1);
    await page.getByRole('button', { name: 'Put back' }).tap();
    await expect(chosen).toHaveCount(0);

    let [together, takenBack] = [0, 0];
    for (let made = 0; made < 12 && (together === 0 || takenBack === 0); made += 1) {
      if (!(await asked(page, OPEN))) break;
      const before = await step(page);
      const undo = page.getByRole('button', { name: 'Undo', exact: true });
      if (
        (await page.locator('.space.legal').count()) > 1 &&
        takenBack === 0 &&
        (await undo.getAttribute('aria-disabled')) === null
      ) {
        const held = await page.locator('.hand button').count();
        await undo.tap();
        await expect.poll(() => page.locator('.hand button').count()).toBeGreaterThan(held);
        takenBack += 1;
        continue;
      }
      if (!(await page.locator('.space.legal').first().isVisible())) {
        const kind = await alike(page);
        for (const index of kind) await page.locator('.hand button').nth(index).tap(EDGE);
        const both = await chosen.count();
        // Where there is not room for all of them, the hall says so.
        if (both < kind.length) await expect(refusal).toBeVisible();
        else if (both > 1) together += 1;
      }
      await page.locator('.acts .btn-primary').first().tap();
      await waitForStep(page, before);
    }
    expect(together).toBeGreaterThan(0);
    expect(Number(await page.locator('body').getAttribute('data-flown'))).toBeGreaterThan(0);
  });
});

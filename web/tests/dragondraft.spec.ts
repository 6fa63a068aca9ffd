import { expect, remember, SIZES, openTable, test } from './helpers';
import { showIn } from './layout';
import { openDrawn, scenesOf } from './scenes';

test('on a phone a card is looked at before it is taken, and what is refused is explained', async ({
  browser,
}) => {
  const context = await browser.newContext({
    viewport: SIZES.phone,
    hasTouch: true,
    isMobile: true,
    locale: 'en-GB',
  });
  await remember(context, { plain: false, tempo: 'off' });
  const page = await context.newPage();
  await openTable(page, { game: 'dragondraft', options: { players: 2, first: 'seat-0' } });
  const card = page.locator('.cell.may').nth(2);
  await card.tap();
  const take = page.locator('.acts .btn-primary');
  await expect(take).toBeInViewport({ ratio: 1 });
  const [rope, chosen] = [
    await page.locator('.rope').boundingBox(),
    await page.locator('.cell.looked').boundingBox(),
  ];
  expect(chosen && rope && chosen.x >= rope.x + rope.width).toBe(true);
  // With its nine thistles the last card of a row does not fit into any hand.
  await page.locator('.row').first().locator('.cell.not').last().tap({ force: true });
  await expect(page.locator('.prompt').first()).toContainText('would not fit');
  const before = await page.locator('[data-step]').getAttribute('data-step');
  await take.tap();
  await expect.poll(() => page.locator('[data-step]').getAttribute('data-step')).not.toBe(before);
  await context.close();
});

test('every card at the stand has its name, also where cards are narrow', async ({ context, page }) => {
  await remember(context, { plain: false, tempo: 'off', theme: 'light', language: 'en' });
  await openDrawn(page, scenesOf('dragondraft'));
  for (const room of [
    { size: '1280x720', log: true },
    { size: '820x1180', log: false },
    { size: '390x844', log: false },
  ]) {
    await showIn(page, room);
    const [cards, names] = await page.evaluate(() =>
      ['.row .card', '.row .card .name'].map(
        (found) => [...document.querySelectorAll(found)].filter((node) => node.checkVisibility()).length,
      ),
    );
    expect(cards, room.size).toBeGreaterThan(0);
    expect(names, room.size).toBe(cards);
  }
});

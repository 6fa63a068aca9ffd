/** Faces, names, explanations: who sits where, and what lies there. */
import type { Page } from '@playwright/test';
import { checkAccessibility, expect, newPerson, openTable, remember, SIZES, test } from './helpers';

const faces = (page: Page, where: string) =>
  page
    .locator(`${where} img.avatar`)
    .evaluateAll((images) => images.map((image) => image.getAttribute('src')));

test('joining asks for a name once; people chat and react before the game, and the host fills up with bots', async ({
  browser,
}) => {
  const host = await newPerson(browser);
  await host.goto('/new/dragondraft?with=friends');
  await host.getByRole('button', { name: 'Friend' }).last().click();
  await host.getByRole('button', { name: 'Friend' }).last().click();
  await host.getByRole('button', { name: 'Open the table' }).click();
  const link = await host.getByRole('textbox', { name: 'Invitation link' }).inputValue();
  await expect(host.getByText('dragonhall serve')).toBeVisible();

  const friend = await newPerson(browser, { language: 'fr' });
  await friend.goto(link);
  // What starts a hall is no guest's business.
  await expect(friend.getByText('dragonhall serve')).toHaveCount(0);
  const name = friend.getByRole('textbox', { name: 'Comment vous appeler' });
  await expect(name).not.toHaveValue('');
  await name.fill('Ines');
  await friend.getByRole('button', { name: 'S’asseoir ici' }).first().click();
  await expect(name).toHaveCount(0);
  await expect(host.locator('.room ol').getByText('Ines', { exact: true })).toBeVisible();

  await host.getByRole('button', { name: 'Well played!' }).focus();
  await host.keyboard.press('Enter');
  // Each reader reads it in their own language.
  await expect(host.getByRole('log').getByText('Well played!')).toBeVisible();
  await expect(friend.getByRole('log').getByText('Bien joué')).toBeVisible();
  await checkAccessibility(host);
  await host.setViewportSize(SIZES.phone);
  await checkAccessibility(host);
  await host.setViewportSize(SIZES.wide);

  // The host says how well the bots shall play; newcomers meet Hatchlings.
  const level = host.getByRole('button', { name: /^Level of the bots/ });
  await expect(level).toHaveAccessibleName('Level of the bots: Hatchling');
  await level.click();
  await host.getByRole('group', { name: 'Level of the bots' }).getByRole('button', { name: /^Egg/ }).click();
  await checkAccessibility(host);
  await host.getByRole('button', { name: 'Fill with bots and start' }).click();
  await expect(host.getByRole('list', { name: 'Players' }).getByRole('listitem')).toHaveCount(4);
  const drawn = await faces(host, 'ul[aria-label="Players"]');
  expect(new Set(drawn).size).toBe(4);
  // Everybody sees the same.
  await expect(friend.getByRole('list', { name: 'Joueurs' }).getByRole('listitem')).toHaveCount(4);
  expect(await faces(friend, 'ul[aria-label="Joueurs"]')).toEqual(drawn);
  // A bot is called by its name alone, and said with its level.
  await expect(host.getByRole('list', { name: 'Players' }).getByText(/^[A-Z][a-z]+, Egg, bot$/)).toHaveCount(
    2,
  );

  // Whoever has told their name is not asked again.
  await host.goto('/new/dragonheart?with=friends');
  await host.getByRole('button', { name: 'Open the table' }).click();
  await friend.goto(await host.getByRole('textbox', { name: 'Invitation link' }).inputValue());
  await expect(friend.getByRole('button', { name: 'S’asseoir ici' })).toBeVisible();
  await expect(name).toHaveCount(0);
});

test('a bot is chosen by who it is and by how strong it is', async ({ context, page }) => {
  await remember(context, { language: 'en' });
  await page.goto('/new/dragondraft');
  const seat = page.locator('.seat').nth(1);
  const who = seat.getByRole('button', { name: /choose who sits in seat 2/ });
  const before = (await who.getAttribute('aria-label')) ?? '';
  const level = seat.getByRole('button', { name: /^Level of the bot in seat 2/ });
  await expect(level).toHaveAccessibleName('Level of the bot in seat 2: Hatchling');
  await level.click();
  await seat.getByRole('group').getByRole('button', { name: /^Wyrm/ }).click();
  await expect(level).toHaveAccessibleName('Level of the bot in seat 2: Wyrm');
  await checkAccessibility(page);
  // The level does not change the face.
  await expect(who).toHaveAttribute('aria-label', before);
  await who.click();
  const dialog = page.getByRole('dialog', { name: 'Who sits here?' });
  await expect(dialog.locator('button:has(img):disabled')).toHaveCount(2);
  await checkAccessibility(page);
  const free = dialog.locator('button:has(img):enabled:not([aria-pressed="true"])').first();
  const name = await free.locator('span').innerText();
  await free.click();
  await expect(seat.locator('.name b')).toHaveText(name);
  await page.getByRole('button', { name: 'Start the game' }).click();
  await expect(page.getByRole('list', { name: 'Players' }).getByText(`${name}, Wyrm, bot`)).toHaveCount(1);
});

test('a form asks only what fits the number of players', async ({ context, page }) => {
  await remember(context, { language: 'en' });
  await page.goto('/new/flamecraft');
  const companions = page.getByRole('switch', { name: /Companions/ });
  await companions.check();
  await expect(page.getByText('Your token (solo)')).toHaveCount(0);
  for (const seat of [3, 2]) await page.getByRole('button', { name: `Remove seat ${seat}` }).click();
  await expect(companions).toHaveCount(0);
  await expect(page.getByText('Your token (solo)')).toBeVisible();
  // What was chosen before does not stand in the way.
  await page.getByRole('button', { name: 'Start the game' }).click();
  await expect(page).toHaveURL(/\/t\//);
  await expect(page.getByRole('button', { name: 'Hint', exact: true })).toBeVisible();
});

test('resting, a key and a long press explain a card, and none of them plays it', async ({
  context,
  page,
}) => {
  await remember(context, { plain: false, tempo: 'off', language: 'en' });
  await openTable(page, { game: 'dragonheart', options: { players: 2, first: 'seat-0' } });
  const card = page.locator('.hand [data-explained]').first();
  await expect(card).toBeVisible();
  const dialog = page.getByRole('dialog');
  const inside = async () => {
    const [box, thing] = [await dialog.boundingBox(), await card.boundingBox()];
    if (!box || !thing) throw new Error('neither is there');
    const apart =
      box.x >= thing.x + thing.width ||
      box.x + box.width <= thing.x ||
      box.y >= thing.y + thing.height ||
      box.y + box.height <= thing.y;
    expect([apart, box.x >= 0, box.y >= 0, box.x + box.width <= 1440, box.y + box.height <= 900]).toEqual(
      Array(5).fill(true),
    );
  };
  await card.hover();
  await expect(dialog).toBeVisible();
  await inside();
  await checkAccessibility(page);
  // The way to its link does not close it.
  await dialog.hover();
  await expect(dialog.getByRole('button', { name: /Rule 3\./ })).toBeVisible();
  await page.mouse.move(5, 500);
  await expect(dialog).toBeHidden();

  await card.focus();
  await page.keyboard.press('?');
  await expect(dialog).toBeFocused();
  await inside();
  await page.keyboard.press('Escape');
  await expect(dialog).toBeHidden();
  await expect(card).toBeFocused();

  await page.keyboard.press('?');
  await dialog.getByRole('button', { name: /Rule 3\./ }).click();
  await expect(page.getByRole('complementary', { name: 'Rules' })).toBeVisible();
});

test('on a phone a finger that holds a card gets a sheet, and the card stays in sight and in hand', async ({
  browser,
}) => {
  const context = await browser.newContext({ viewport: SIZES.phone, hasTouch: true, isMobile: true });
  await remember(context, { plain: false, tempo: 'off', language: 'en' });
  const page = await context.newPage();
  await openTable(page, { game: 'dragonheart', options: { players: 2, first: 'seat-0' } });
  const card = page.locator('.hand [data-explained]').first();
  await card.scrollIntoViewIfNeeded();
  const held = await card.boundingBox();
  if (!held) throw new Error('no card');
  const finger = { x: held.x + held.width / 2, y: held.y + held.height / 2 };
  const touch = await context.newCDPSession(page);
  await touch.send('Input.dispatchTouchEvent', { type: 'touchStart', touchPoints: [finger] });
  const sheet = page.getByRole('dialog');
  await expect(sheet).toBeVisible();
  await touch.send('Input.dispatchTouchEvent', { type: 'touchEnd', touchPoints: [] });
  await expect(sheet).toBeVisible();
  const [box, thing] = [await sheet.boundingBox(), await card.boundingBox()];
  if (!box || !thing) throw new Error('neither is there');
  expect(box.y >= thing.y + thing.height || box.y + box.height <= thing.y).toBe(true);
  expect(box.width).toBe(SIZES.phone.width);
  await expect(card).not.toHaveAttribute('aria-pressed', 'true');
  await checkAccessibility(page);
  await page.touchscreen.tap(SIZES.phone.width / 2, box.y > 300 ? 150 : 800);
  await expect(sheet).toBeHidden();
  // It has a button to close it too, and the focus goes back to the card.
  await card.focus();
  await page.keyboard.press('?');
  await sheet.getByRole('button', { name: 'Close' }).tap();
  await expect(sheet).toBeHidden();
  await expect(card).toBeFocused();
  await context.close();
});

test('Help is a gallery: it is searched without accents, walked by arrows and closed by Escape', async ({
  context,
  page,
}) => {
  await remember(context, { plain: true, tempo: 'off', language: 'fr' });
  await openTable(page, { game: 'sneaky', options: { players: 3, deck: 'everything' } });
  await page.getByRole('button', { name: 'Aide', exact: true }).click();
  const help = page.getByRole('complementary', { name: 'Aide' });
  await expect(help.getByRole('heading', { name: 'Symboles' })).toBeVisible();
  await checkAccessibility(page);
  await help.getByRole('searchbox').fill('eboulement');
  await expect(help.locator('.piece')).toHaveText(['Éboulement']);
  await help.getByRole('searchbox').fill('');
  await help.getByRole('button', { name: /^Avancées/ }).click();
  const pieces = help.locator('.piece');
  await pieces.first().focus();
  await page.keyboard.press('ArrowRight');
  await expect(pieces.nth(1)).toBeFocused();
  await page.keyboard.press('ArrowDown');
  const reached = help.locator('.piece:focus');
  await expect(reached).not.toHaveText(await pieces.nth(1).innerText());
  await page.keyboard.press('Enter');
  await expect(help.locator('.told h3')).toHaveText(await reached.innerText());
  await page.keyboard.press('Escape');
  await expect(help.locator('.told')).toHaveCount(0);
  await page.keyboard.press('Escape');
  await expect(help).toHaveCount(0);
});

test('sound is on, and one press turns it off for good', async ({ context, page }) => {
  await remember(context, { plain: true, tempo: 'off', language: 'en' });
  await openTable(page, { game: 'dragonheart', options: { players: 2 } });
  const sound = page.getByRole('button', { name: 'Sound' });
  await expect(sound).toHaveAttribute('aria-pressed', 'true');
  await sound.click();
  await expect(sound).toHaveAttribute('aria-pressed', 'false');
  await page.reload();
  await expect(sound).toHaveAttribute('aria-pressed', 'false');
});

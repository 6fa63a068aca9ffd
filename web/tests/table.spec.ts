import { accessible, asked, choices, expect, move, over, picture, remember, somebody, step, test } from './hall';

test('two browsers meet at one table by the invite link, talk, reload and play on', async ({ browser }) => {
  const ines = await somebody(browser);
  await ines.goto('/new/dragonheart?with=friends');
  await ines.getByRole('button', { name: 'Open the table' }).click();
  await expect(ines.getByRole('heading', { name: /Waiting for one more/ })).toBeVisible();
  await expect(ines.getByRole('img', { name: 'QR code of the invitation link' })).toBeVisible();
  await accessible(ines);
  const link = await ines.getByRole('textbox', { name: 'Invitation link' }).inputValue();

  const mira = await somebody(browser);
  await mira.goto(link);
  await mira.getByRole('button', { name: 'Sit here' }).click();
  await expect(mira.getByRole('list', { name: 'Players' })).toBeVisible();
  await expect(ines.getByRole('list', { name: 'Players' })).toBeVisible();

  for (let made = 0; made < 6; made += 1) {
    await expect.poll(async () => (await choices(ines).count()) + (await choices(mira).count())).toBeGreaterThan(0);
    await move((await choices(ines).count()) > 0 ? ines : mira);
    if (made === 2) await ines.reload();
  }
  const played = await ines.getByRole('complementary', { name: 'Log' }).locator('li').count();
  expect(played).toBeGreaterThanOrEqual(4);

  await ines.getByRole('button', { name: 'Chat' }).click();
  await ines.getByLabel('Say something').fill('Good luck!');
  await ines.getByRole('button', { name: 'Send' }).click();
  await mira.getByRole('button', { name: /^Chat/ }).click();
  await expect(mira.getByText('Good luck!')).toBeVisible();

  // A third one has no seat, but may watch by the same link.
  const lou = await somebody(browser);
  await lou.goto(link);
  await expect(lou.getByText('You are watching this game.')).toBeVisible();
  await expect(choices(lou)).toHaveCount(0);
  expect(await lou.locator('.told').innerText()).not.toContain('Your hand');
  await accessible(lou);

  // One gives up; both meet again at the next table, each in the own seat.
  await ines.getByRole('button', { name: 'Settings' }).click();
  await ines.getByRole('button', { name: 'Give up' }).click();
  await ines.getByRole('button', { name: 'Give up' }).click();
  await expect(over(mira)).toContainText('gave up');
  await ines.getByRole('button', { name: 'Rematch' }).click();
  await expect(ines.getByRole('heading', { name: /Waiting for one more/ })).toBeVisible();
  await mira.getByRole('button', { name: 'To the rematch' }).click();
  await expect.poll(async () => (await choices(ines).count()) + (await choices(mira).count())).toBeGreaterThan(0);
});

test('a step that only the others can allow back is asked for', async ({ browser }) => {
  const ines = await somebody(browser);
  await ines.goto('/new/dragondraft?with=friends');
  await ines.getByRole('button', { name: 'Open the table' }).click();
  const mira = await somebody(browser);
  await mira.goto(await ines.getByRole('textbox', { name: 'Invitation link' }).inputValue());
  await mira.getByRole('button', { name: 'Sit here' }).click();
  await expect.poll(async () => (await choices(ines).count()) + (await choices(mira).count())).toBeGreaterThan(0);
  const [mover, other] = (await choices(ines).count()) > 0 ? [ines, mira] : [mira, ines];
  await move(mover);
  const before = await step(mover);
  await mover.getByRole('button', { name: 'Ask to undo' }).click();
  await other.getByRole('button', { name: 'Allow it' }).click();
  await expect.poll(() => step(mover)).toBeGreaterThan(before);
  await expect(choices(mover).first()).toBeVisible();
  await expect(mover.getByText(/took a step back/).first()).toBeVisible();
});

test('a table for everybody appears in the lobby at once, and a passer-by sits down', async ({ browser }) => {
  const lou = await somebody(browser);
  await lou.goto('/lobby');
  await expect(lou.getByRole('heading', { name: 'Open to everybody' })).toBeVisible();
  const before = await lou.getByRole('link', { name: /^Join/ }).count();
  const ines = await somebody(browser);
  await ines.goto('/new/dragonheart?with=friends');
  await ines.getByLabel('Show the table to everybody').check();
  await ines.getByRole('button', { name: 'Open the table' }).click();
  await expect.poll(() => lou.getByRole('link', { name: /^Join/ }).count()).toBeGreaterThan(before);
  await lou.getByRole('link', { name: /^Join/ }).first().click();
  await lou.getByRole('button', { name: 'Sit here' }).click();
  await expect(lou.getByRole('list', { name: 'Players' })).toBeVisible();
});

test('the solo campaign begins from its own page', async ({ context, page }) => {
  await remember(context, { plain: true, tempo: 'off' });
  await page.goto('/campaign/flamecraft');
  await page.getByRole('button', { name: 'Begin the campaign' }).click();
  await expect(choices(page).first()).toBeVisible();
  await move(page);
  await page.getByRole('link', { name: /Dragonhall, to the first page/ }).click();
  await expect(page.getByRole('link', { name: /Play on.*Flamecraft/ })).toBeVisible();
});

test('a line that breaks comes back by itself, and a move made meanwhile is made once', async ({ context, page }) => {
  await remember(context, { plain: true, tempo: 'off' });
  let cut = () => {};
  let down = false;
  await page.routeWebSocket(/\/live/, (line) => {
    if (down) {
      line.close();
      return;
    }
    const server = line.connectToServer();
    cut = () => {
      line.close();
      server.close();
    };
  });
  await page.goto('/');
  await page.getByRole('button', { name: /Play against bots.*Dragonheart/ }).click();
  await move(page);
  await expect(choices(page).first()).toBeVisible();
  const moves = page.getByRole('complementary', { name: 'Log' }).locator('li');
  const before = await moves.count();

  down = true;
  cut();
  await expect(page.getByRole('status').filter({ hasText: 'Reconnecting' })).toBeVisible();
  await choices(page).first().click();
  await expect(page.getByRole('status').filter({ hasText: 'Your move is kept here' })).toBeVisible();
  down = false;
  await expect(page.getByRole('status').filter({ hasText: 'Reconnecting' })).toBeHidden();
  await expect.poll(() => moves.count()).toBeGreaterThan(before);
  await asked(page);
});

test('several on one screen: the curtain falls between hands, and behind it there is no hand', async ({ context, page }) => {
  await remember(context, { plain: true, tempo: 'off' });
  await page.goto('/new/dragonheart?with=screen');
  await page.getByLabel('Name of seat 1').fill('Lou');
  await page.getByLabel('Name of seat 2').fill('Max');
  await page.getByRole('button', { name: 'Start the game' }).click();
  const open = page.getByRole('button', { name: /open the curtain/ });
  let last = '';
  for (let turn = 0; turn < 4; turn += 1) {
    await expect(open).toBeVisible();
    const name = await open.innerText();
    expect(name).not.toBe(last);
    last = name;
    expect(await page.locator('body').innerHTML()).not.toContain('Your hand');
    expect(await page.locator('.choices').count()).toBe(0);
    if (turn === 0) {
      await accessible(page);
      await picture(page, 'curtain');
    }
    await open.click();
    await expect(choices(page).first()).toBeVisible();
    // A Sorceress or a Knight asks a second question before the turn is over.
    await expect(async () => {
      if (await choices(page).first().isVisible()) await choices(page).first().click({ timeout: 2000 });
      await expect(open).toBeVisible({ timeout: 2000 });
    }).toPass();
  }
});

test('hint, help, rules, undo and "why not?" are at hand', async ({ context, page }) => {
  await remember(context, { plain: true, tempo: 'off' });
  await page.goto('/');
  await page.getByRole('button', { name: /Play against bots.*Dragonheart/ }).click();
  await expect(choices(page).first()).toBeVisible();
  await page.getByRole('button', { name: 'Hint' }).click();
  await expect(page.getByText(/A bot’s advice/)).toBeVisible();

  await page.locator('#notation').fill('ship:0+0+0+0');
  await page.keyboard.press('Enter');
  // The rule itself says why, not the client.
  await expect(page.getByRole('status').filter({ hasText: /You do not hold these cards|not that many free outlines/ })).toBeVisible();
  await expect(page.locator('#notation')).toHaveValue('ship:0+0+0+0');
  await page.getByRole('button', { name: 'All right' }).click();

  await page.keyboard.press('Tab');
  await page.locator('body').click({ position: { x: 5, y: 5 } });
  await page.keyboard.press('?');
  await expect(page.getByRole('complementary', { name: 'Help' }).getByText('Whoever plays the fourth Dwarf')).toBeVisible();
  await page.getByRole('button', { name: 'Rules', exact: true }).click();
  await expect(page.getByRole('complementary', { name: 'Rules' }).getByText('Play at least one card')).toBeVisible();
  await accessible(page);

  // The undo button says beforehand whether it works.
  const undo = page.getByRole('button', { name: /undo/i });
  await expect(undo).toHaveAttribute('aria-disabled', 'true');
  await expect(undo).toHaveAttribute('title', /cannot be taken back/);
});

test('a full and a closed table say so', async ({ browser }) => {
  const ines = await somebody(browser);
  await ines.goto('/new/dragonheart?with=friends');
  await ines.getByRole('button', { name: 'Open the table' }).click();
  const link = await ines.getByRole('textbox', { name: 'Invitation link' }).inputValue();

  const mira = await somebody(browser);
  await mira.goto(link);
  await expect(mira.getByRole('button', { name: 'Sit here' })).toBeVisible();
  await ines.getByRole('button', { name: 'Close the table' }).click();
  await expect(ines).toHaveURL('/');
  await mira.reload();
  await expect(mira.getByRole('heading', { name: 'This table was closed' })).toBeVisible();

  const stranger = await somebody(browser);
  await stranger.goto(link.replace(/\?.*/, ''));
  await expect(stranger.getByRole('heading', { name: 'There is no table here for you' })).toBeVisible();
});

test('a client older than the server says so and offers the newer one', async ({ context, page }) => {
  await remember(context, { plain: true, tempo: 'off', language: 'fr' });
  let cut = () => {};
  await page.routeWebSocket(/\/live/, (line) => {
    const server = line.connectToServer();
    cut = () => {
      line.close();
      server.close();
    };
  });
  await page.goto('/');
  await page.getByRole('button', { name: /Dragonheart/ }).first().click();
  await expect(choices(page).first()).toBeVisible();
  await expect(page.getByText('Une version plus récente')).toBeHidden();
  // The hall comes back with another client inside.
  await page.route('**/_app/version.json', (route) => route.fulfill({ json: { version: 'another' } }));
  cut();
  await expect(page.getByText('Une version plus récente de Dragonhall est là.')).toBeVisible();
  await page.unroute('**/_app/version.json');
  await page.getByRole('button', { name: 'Recharger la page' }).click();
  await expect(choices(page).first()).toBeVisible();
  await expect(page.getByText('Une version plus récente')).toBeHidden();
});

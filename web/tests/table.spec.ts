import {
  checkAccessibility,
  asked,
  interruptible,
  choices,
  expect,
  move,
  over,
  waitForStep,
  screenshot,
  remember,
  SIZES,
  openTable,
  newPerson,
  playServer,
  recordedUpdates,
  step,
  tableOf,
  test,
} from './helpers';

test('two browsers meet at one table by the invite link, talk, reload and play on', async ({ browser }) => {
  const ines = await newPerson(browser);
  await ines.goto('/new/dragonheart?with=friends');
  await ines.getByRole('button', { name: 'Open the table' }).click();
  await expect(ines.getByRole('heading', { name: /Waiting for one more/ })).toBeVisible();
  await expect(ines.getByRole('img', { name: 'QR code of the invitation link' })).toBeVisible();
  await checkAccessibility(ines);
  const link = await ines.getByRole('textbox', { name: 'Invitation link' }).inputValue();

  const mira = await newPerson(browser);
  await mira.goto(link);
  await mira.getByRole('button', { name: 'Sit here' }).click();
  await expect(mira.getByRole('list', { name: 'Players' })).toBeVisible();
  await expect(ines.getByRole('list', { name: 'Players' })).toBeVisible();

  for (let made = 0; made < 6; made += 1) {
    await expect
      .poll(async () => (await choices(ines).count()) + (await choices(mira).count()))
      .toBeGreaterThan(0);
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
  const lou = await newPerson(browser);
  await lou.goto(link);
  await expect(lou.getByText('You are watching this game.')).toBeVisible();
  await expect(choices(lou)).toHaveCount(0);
  expect(await lou.locator('.description').innerText()).not.toContain('Your hand');
  await checkAccessibility(lou);

  // One gives up; both meet again at the next table, each in the own seat.
  await ines.getByRole('button', { name: 'Settings' }).click();
  await ines.getByRole('button', { name: 'Give up' }).click();
  await ines.getByRole('button', { name: 'Give up' }).click();
  await expect(over(mira)).toContainText('gave up');
  await ines.getByRole('button', { name: 'Rematch' }).click();
  await expect(ines.getByRole('heading', { name: /Waiting for one more/ })).toBeVisible();
  await mira.getByRole('button', { name: 'To the rematch' }).click();
  await expect
    .poll(async () => (await choices(ines).count()) + (await choices(mira).count()))
    .toBeGreaterThan(0);
});

test('a step that only the others can allow back is asked for', async ({ browser }) => {
  const ines = await newPerson(browser);
  await ines.goto('/new/dragondraft?with=friends');
  await ines.getByRole('button', { name: 'Open the table' }).click();
  const mira = await newPerson(browser);
  await mira.goto(await ines.getByRole('textbox', { name: 'Invitation link' }).inputValue());
  await mira.getByRole('button', { name: 'Sit here' }).click();
  await expect
    .poll(async () => (await choices(ines).count()) + (await choices(mira).count()))
    .toBeGreaterThan(0);
  const [mover, other] = (await choices(ines).count()) > 0 ? [ines, mira] : [mira, ines];
  await move(mover);
  const before = await step(mover);
  await mover.getByRole('button', { name: 'Ask to undo' }).click();
  await expect(mover.getByText('You have asked to take back your step.')).toBeVisible();
  await other.getByRole('button', { name: 'Allow it' }).click();
  await expect(mover.getByText('You have asked to take back your step.')).toBeHidden();
  await expect.poll(() => step(mover)).toBeGreaterThan(before);
  await expect(choices(mover).first()).toBeVisible();
  await expect(mover.getByText(/took a step back/).first()).toBeVisible();
});

test('a table for everybody appears in the lobby at once, and a passer-by sits down', async ({ browser }) => {
  const lou = await newPerson(browser);
  await lou.goto('/lobby');
  await expect(lou.getByRole('heading', { name: /Open to everybody|No open table/ })).toBeVisible();
  const before = await lou.getByRole('link', { name: /^Join/ }).count();
  const ines = await newPerson(browser);
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

test('a line that breaks comes back by itself, and a move made meanwhile is made once', async ({
  context,
  page,
}) => {
  await remember(context, { plain: true, tempo: 'off' });
  const line = await interruptible(page);
  await page.goto('/');
  await page.getByRole('button', { name: /Play against bots.*Dragonheart/ }).click();
  await move(page);
  await expect(choices(page).first()).toBeVisible();
  const moves = page.getByRole('complementary', { name: 'Log' }).locator('li');
  const before = await moves.count();

  line.down = true;
  line.cut();
  await expect(page.getByRole('status').filter({ hasText: 'Reconnecting' })).toBeVisible();
  await choices(page).first().click();
  await expect(page.getByRole('status').filter({ hasText: 'Your move is kept here' })).toBeVisible();
  line.down = false;
  await expect(page.getByRole('status').filter({ hasText: 'Reconnecting' })).toBeHidden();
  await expect.poll(() => moves.count()).toBeGreaterThan(before);
  await asked(page);
});

test('several on one screen: the curtain falls between hands, and behind it there is no hand', async ({
  context,
  page,
}) => {
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
      await checkAccessibility(page);
      await screenshot(page, 'curtain');
    }
    await open.click();
    // A Sorceress or a Knight asks a second question before the turn is over.
    while (await asked(page, '.choices button:enabled, .handover .open')) {
      if (await open.isVisible()) break;
      const before = await step(page);
      await choices(page).first().click();
      await page.waitForFunction((before) => {
        const stage = document.querySelector('[data-step]');
        return !stage || Number(stage.getAttribute('data-step')) > before;
      }, before);
    }
  }
});

test('several on one screen: a step back, the keyboard and a broken line at the curtain', async ({
  context,
  page,
}) => {
  await remember(context, { plain: true, tempo: 'off' });
  const line = await interruptible(page);
  await openTable(page, { game: 'dragondraft', options: { players: 2 }, own: 2 });
  const open = page.getByRole('button', { name: /open the curtain/ });
  await open.focus();
  await page.keyboard.press('Enter');
  await expect(choices(page).first()).toBeVisible();
  // The next Tab is at the table, not at the top of the page.
  await page.keyboard.press('Tab');
  expect(await page.evaluate(() => document.activeElement?.closest('.stage') !== null)).toBe(true);

  await choices(page).first().click();
  await expect(open).toBeVisible();
  const taken = page.getByRole('button', { name: /takes the last step back/ });
  const taker = (await taken.innerText()).split(' takes')[0]?.trim() ?? '';
  await taken.click();
  // The screen may be in other hands already: the curtain stays down for whoever took the step back.
  await expect(open).toContainText(taker);
  expect(await page.locator('.choices').count()).toBe(0);
  await open.click();
  await expect(choices(page).first()).toBeVisible();
  await choices(page).first().click();
  await expect(open).toBeVisible();

  line.down = true;
  line.cut();
  await expect(page.getByText('Reconnecting')).toBeVisible();
  await open.click();
  await expect(page.locator('.prompt').getByText('Reconnecting')).toBeVisible();
  await expect(page.locator('.choices')).toHaveCount(0);
  line.down = false;
  await expect(choices(page).first()).toBeVisible();
});

test('a line that is silent is given up, and the move is made over the next one', async ({
  context,
  page,
}) => {
  await remember(context, { plain: true, tempo: 'off' });
  let silent = false;
  await page.routeWebSocket(/\/live/, (line) => {
    const server = line.connectToServer();
    const deaf = { yes: false };
    line.onMessage((message) => {
      deaf.yes ||= silent;
      if (!deaf.yes) server.send(message);
    });
    server.onMessage((message) => {
      if (!deaf.yes) line.send(message);
    });
  });
  await openTable(page, { game: 'dragonheart', options: { players: 2 } });
  await asked(page);
  const before = await step(page);
  silent = true;
  await choices(page).first().click();
  await expect(page.getByRole('status').filter({ hasText: 'Your move is kept here' })).toBeVisible();
  silent = false;
  await waitForStep(page, before);
  await asked(page);
});

test('what was begun in the chat is still there after a look at the replay', async ({ context, page }) => {
  await remember(context, { plain: true, tempo: 'off' });
  await openTable(page, { game: 'dragonheart', options: { players: 2 } });
  await move(page);
  await page.getByRole('button', { name: 'Chat' }).click();
  await page.getByLabel('Say something').fill('Well play');
  await page.getByRole('button', { name: 'Log' }).click();
  await page
    .getByRole('link', { name: /Replay of move/ })
    .first()
    .click();
  await expect(page).toHaveURL(/replay/);
  await page.goBack();
  await page.getByRole('button', { name: 'Chat' }).click();
  await expect(page.getByLabel('Say something')).toHaveValue('Well play');
  await page.getByRole('button', { name: 'Send' }).click();
  await expect(page.getByRole('log', { name: 'Chat' })).toContainText('Well play');
  await expect(page.getByLabel('Say something')).toHaveValue('');
  // What has been read is not new after a reload.
  await page.reload();
  await asked(page);
  await expect(page.getByRole('button', { name: 'Chat', exact: true })).toBeVisible();
});

test('without its drawing a board is played in words', async ({ context, page }) => {
  await remember(context, { plain: true, tempo: 'off' });
  await openTable(page, { game: 'dragonheart', options: { players: 2 } });
  await asked(page);
  await page.route(/\/boards\/|immutable/, (route) => route.abort());
  await page.getByRole('button', { name: 'Settings' }).click();
  await page.getByRole('button', { name: 'Drawn' }).click();
  await expect(
    page.getByRole('status').filter({ hasText: 'The drawn board could not be loaded' }),
  ).toBeVisible();
  await move(page);
});

test('on a phone the focus comes back to the menu a sheet was opened from', async ({ context, page }) => {
  await remember(context, { plain: true, tempo: 'off' });
  await page.setViewportSize(SIZES.phone);
  await openTable(page, { game: 'dragonheart', options: { players: 2 } });
  await asked(page);
  await page.getByRole('button', { name: 'More' }).click();
  await page.getByRole('button', { name: 'Rules', exact: true }).click();
  await page.getByRole('button', { name: 'Close' }).click();
  await expect(page.getByRole('button', { name: 'More' })).toBeFocused();

  // A log beside the board does not cover it when the window grows narrow.
  await page.setViewportSize(SIZES.wide);
  await page.getByRole('toolbar').getByRole('button', { name: 'Log' }).click();
  const log = page.getByRole('complementary', { name: 'Log' });
  await expect(log).toBeVisible();
  await page.setViewportSize(SIZES.middle);
  await expect(log).toBeHidden();
});

test('hint, help, rules, undo and "why not?" are at hand', async ({ context, page }) => {
  await remember(context, { plain: true, tempo: 'off' });
  await page.goto('/');
  await page.getByRole('button', { name: /Play against bots.*Dragonheart/ }).click();
  await expect(choices(page).first()).toBeVisible();
  await page.getByRole('button', { name: 'Hint' }).click();
  // The best move with its chance and a reason, and others to be looked at.
  const advice = page.locator('.prompt').filter({ hasText: /\d+ % to win/ });
  await expect(advice).toBeVisible();
  await expect(advice.locator('small')).toHaveText(/^[A-Z].*\.$/);
  const ringed = page.locator('.choices .hinted code');
  const best = await ringed.innerText();
  const considered = page.getByRole('group', { name: 'Moves considered' }).getByRole('button');
  await considered.nth(1).click();
  await expect(considered.nth(1)).toHaveAttribute('aria-pressed', 'true');
  await expect(ringed).not.toHaveText(best);
  await checkAccessibility(page);

  await page.locator('#notation').fill('p');
  await page.keyboard.press('Enter');
  await expect(page.getByRole('status').filter({ hasText: 'moves fit this text' })).toBeVisible();
  await page.locator('#notation').fill('ship:0+0+0+0');
  await page.keyboard.press('Enter');
  // The rule itself says why, not the client.
  await expect(
    page.getByRole('status').filter({ hasText: /You do not hold these cards|not that many free outlines/ }),
  ).toBeVisible();
  await expect(page.locator('#notation')).toHaveValue('ship:0+0+0+0');
  await page.getByRole('button', { name: 'All right' }).click();

  await page.keyboard.press('Tab');
  await page.locator('body').click({ position: { x: 5, y: 5 } });
  await page.keyboard.press('?');
  const help = page.getByRole('complementary', { name: 'Help' });
  await help.getByRole('searchbox').fill('nain');
  await help.getByRole('button', { name: 'Dwarf', exact: true }).click();
  await expect(help.getByText('Whoever plays the fourth Dwarf')).toBeVisible();
  await page.getByRole('button', { name: 'Rules', exact: true }).click();
  await expect(
    page.getByRole('complementary', { name: 'Rules' }).getByText('Play at least one card'),
  ).toBeVisible();
  await checkAccessibility(page);

  // The undo button says beforehand whether it works.
  const undo = page.getByRole('button', { name: /undo/i });
  await expect(undo).toHaveAttribute('aria-disabled', 'true');
  await expect(undo).toHaveAttribute('title', /cannot be taken back/);
});

test('a full and a closed table say so', async ({ browser }) => {
  const ines = await newPerson(browser);
  await ines.goto('/new/dragonheart?with=friends');
  await ines.getByRole('button', { name: 'Open the table' }).click();
  const link = await ines.getByRole('textbox', { name: 'Invitation link' }).inputValue();

  const mira = await newPerson(browser);
  await mira.goto(link);
  await expect(mira.getByRole('button', { name: 'Sit here' })).toBeVisible();
  await ines.getByRole('button', { name: 'Close the table' }).click();
  await expect(ines).toHaveURL('/');
  await mira.reload();
  await expect(mira.getByRole('heading', { name: 'This table was closed' })).toBeVisible();

  // Whoever comes when all have sat down hears why there is no seat.
  await ines.goto('/new/dragonheart?with=friends');
  await ines.getByRole('button', { name: 'Open the table' }).click();
  const next = await ines.getByRole('textbox', { name: 'Invitation link' }).inputValue();
  await mira.goto(next);
  await mira.getByRole('button', { name: 'Sit here' }).click();
  await expect(mira.getByRole('list', { name: 'Players' })).toBeVisible();
  const lou = await newPerson(browser);
  await lou.goto(next);
  await expect(lou.getByText('All seats at this table are taken. You are watching this game.')).toBeVisible();

  const stranger = await newPerson(browser);
  await stranger.goto(link.replace(/\?.*/, ''));
  await expect(stranger.getByRole('heading', { name: 'There is no table here for you' })).toBeVisible();
});

test('a client older than the server says so and offers the newer one', async ({ context, page }) => {
  await remember(context, { plain: true, tempo: 'off', language: 'fr' });
  const line = await interruptible(page);
  await page.goto('/');
  await page
    .getByRole('button', { name: /Dragonheart/ })
    .first()
    .click();
  await expect(choices(page).first()).toBeVisible();
  await expect(page.getByText('Une version plus récente')).toBeHidden();
  // The hall comes back with another client inside.
  await page.route('**/_app/version.json', (route) => route.fulfill({ json: { version: 'another' } }));
  line.cut();
  await expect(page.getByText('Une version plus récente de Dragonhall est là.')).toBeVisible();
  await page.unroute('**/_app/version.json');
  await page.getByRole('button', { name: 'Recharger la page' }).click();
  await expect(choices(page).first()).toBeVisible();
  await expect(page.getByText('Une version plus récente')).toBeHidden();
});

test.describe('what is told', () => {
  test.use({ contextOptions: { reducedMotion: 'no-preference' } });

  /** Dragonheart while Bartholomew moves, and the update in which it is the reader's turn. */
  const scenes = recordedUpdates('dragonheart', 'scenes.json');
  const turn = scenes.findIndex(({ to_act, steps }) => to_act.includes(0) && steps[0]?.seat === 1);
  const end = scenes.findIndex(({ prompt }) => prompt.key === 'prompt-over');

  test('the turn is announced only when the step before it was shown; a click ends the showing', async ({
    context,
    page,
  }) => {
    await remember(context, { plain: false, tempo: 'slow', single: false });
    const [before, after] = [scenes[turn - 1], scenes[turn]];
    if (!before || !after) throw new Error('no such scene');
    const send = await playServer(page, tableOf('dragonheart', 2), before);
    await expect(page.locator('.prompt .wait')).toContainText('Bartholomew');
    await expect(page.locator('.hand').first()).toBeVisible();
    await page.evaluate(() => {
      // Whether the turn was ever announced while cards were on their way.
      new MutationObserver(() => {
        if (document.querySelector('.flyer') && /Your turn/.test(document.title))
          document.title = 'too early';
      }).observe(document, { subtree: true, childList: true, characterData: true });
    });
    send({ type: 'update', ...after });
    await expect(page.locator('.prompt .tell')).toContainText('Bartholomew');
    expect(await page.title()).not.toContain('Your turn');
    // A press on what may be chosen ends the showing and chooses it.
    const card = page.locator('.hand button').first();
    const name = await card.locator('.sr').textContent();
    await card.click({ position: { x: 12, y: 40 }, force: true });
    await expect(page.locator('.prompt .turn')).toBeVisible();
    await expect(page.locator('.hand button.chosen')).toHaveCount(1);
    await expect(page.locator('.hand button.chosen')).toHaveAccessibleName(
      new RegExp(`^${name?.split('.')[0] ?? ''}`),
    );
    await expect(page).toHaveTitle(/Your turn/);
  });

  test('the result waits for the last step to be shown', async ({ context, page }) => {
    await remember(context, { plain: false, tempo: 'slow', single: false });
    const [before, last] = [scenes[end - 1], scenes[end]];
    if (!before || !last) throw new Error('no such scene');
    const table = tableOf('dragonheart', 2);
    const send = await playServer(page, table, before);
    // Without its board the table would have nothing to show.
    await expect(page.locator('.hand').first()).toBeVisible();
    send(
      { type: 'table', ...table, status: 'over', result: { scores: [3, 5], ranks: [2, 1], ending: 'end' } },
      { type: 'update', ...last },
    );
    // Looked at in every frame until the result is there: never a result beside something that is still told.
    const early = await page.evaluate(async () => {
      let [told, early] = [false, false];
      await window.until(() => {
        const telling = document.querySelector('.prompt .tell') !== null;
        const over =
          document.querySelector('#over-title') !== null || document.body.innerText.includes('Game over');
        told ||= telling;
        early ||= over && (!told || telling);
        return over;
      });
      return { told, early };
    });
    expect(early).toEqual({ told: true, early: false });
    await expect(over(page)).toBeVisible();
  });
});

test('a chosen move waits to be confirmed, if the reader wants it', async ({ context, page }) => {
  await remember(context, { plain: true, tempo: 'off', confirm: true });
  await openTable(page, { game: 'dragonheart', options: { players: 2 } });
  await asked(page);
  const before = await step(page);
  await choices(page).first().click();
  await expect(page.locator('.prompt .confirm')).toBeVisible();
  await page.getByRole('button', { name: 'Not yet' }).click();
  await expect(page.locator('.prompt .turn')).toBeVisible();
  expect(await step(page)).toBe(before);
  await choices(page).first().click();
  await expect(page.locator('.prompt').getByRole('button', { name: 'Do it' })).toBeFocused();
  await page.keyboard.press('Enter');
  await waitForStep(page, before);
});

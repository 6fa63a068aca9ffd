import type { Page } from '@playwright/test';
import {
  asked as offered,
  expect,
  checkLayout,
  LONG,
  over,
  waitForStep,
  remember,
  SIZES,
  openTable,
  newPerson,
  step,
  test,
} from './helpers';
import { nameOf, showIn, WINDOWS } from './layout';
import { openDrawn, scenesOf } from './scenes';

type Options = Record<string, unknown> & { players: number };

/** Sits down at the drawn board; how others find it. */
async function sit(page: Page, options: Options, own = 1): Promise<string> {
  const { id, invite } = await openTable(page, { game: 'sneaky', options, own });
  return `/t/${id}?invite=${invite}`;
}

/** Waits until something may be pressed on the board; `false` if the race is over. */
const asked = (page: Page) => offered(page, '.sneaky [data-choice]');

/** Lays the whole hand: a card, then the place that waits for it. */
async function layAll(page: Page): Promise<void> {
  const free = page.locator('.held:not(.gone) button.may');
  while ((await page.locator('.ghost.open').count()) > 0) {
    await free.first().click();
    await page.locator('.ghost.open').click();
  }
  await page.locator('[data-act="lay-all"]').click();
}

/** One decision by clicking, not always the same way. */
async function act(page: Page, made: number): Promise<string> {
  const before = await step(page);
  const laying = await page.locator('[data-act="lay-all"]').isVisible();
  let notation = laying ? 'lay' : 'wait';
  if (laying) await layAll(page);
  else {
    const offered = page.locator('.sneaky [data-choice]');
    const count = await offered.count();
    // Somebody else has just moved: the same is offered again in a moment.
    if (count === 0) return notation;
    const one = offered.nth((made * 7) % count);
    notation = (await one.getAttribute('data-choice')) ?? '';
    await one.press('Enter');
    const sure = page.locator('[data-act="aimed"]');
    // A target is aimed at first; anything else is done at once.
    await page.waitForFunction(
      (before) =>
        document.querySelector('[data-act="aimed"]') ||
        Number(document.querySelector('[data-step]')?.getAttribute('data-step')) > before,
      before,
    );
    if ((await step(page)) === before) await sure.click();
  }
  await waitForStep(page, before);
  return notation.split(':')[0] ?? notation;
}

/** A whole race by clicking; what was decided on the way. */
async function race(page: Page, options: Options): Promise<Set<string>> {
  const broken: string[] = [];
  page.on('pageerror', (error) => broken.push(String(error)));
  await sit(page, options);
  const decided = new Set<string>();
  for (let made = 0; made < 500 && (await asked(page)); made += 1) decided.add(await act(page, made));
  await expect(over(page)).toBeVisible();
  expect(await page.locator('body').innerText()).not.toContain('⟨');
  expect(broken).toEqual([]);
  return decided;
}

test.beforeEach(async ({ context }) => remember(context, { plain: false, tempo: 'off' }));

test('a race of two with the introduction deck', async ({ page }) => {
  const decided = await race(page, { players: 2, deck: 'introduction' });
  expect([...decided]).toEqual(expect.arrayContaining(['lay', 'take', 'place']));

  // The replay shows the same board, through any viewer, and offers nothing.
  await page.locator('.over').getByRole('link', { name: 'Review' }).click();
  await expect(page).toHaveURL(/\/replay/);
  await expect(page.locator('.sneaky')).toBeVisible();
  for (const key of ['ArrowRight', 'ArrowRight', 'End', 'ArrowLeft']) await page.keyboard.press(key);
  await page
    .getByRole('group', { name: 'Through the eyes of' })
    .getByRole('button', { name: 'a spectator' })
    .click();
  await expect(page).toHaveURL(/viewer=spectator/);
  await expect(page.locator('.sneaky article.line')).toHaveCount(2);
  await expect(page.locator('.sneaky [data-choice]')).toHaveCount(0);
});

test('somebody watches, and sees no hand', async ({ browser, page }) => {
  const way = await sit(page, { players: 3, deck: 'everything', first: 'seat-0' });
  await asked(page);
  const watcher = await newPerson(browser, { plain: false });
  await watcher.goto(way);
  await expect(watcher.locator('.sneaky article.line')).toHaveCount(3);
  await expect(watcher.locator('.sneaky .dock .hand')).toHaveCount(0);
  await layAll(page);
  await expect(watcher.locator('.sneaky .slot').first()).toBeVisible();
  await expect(watcher.locator('.sneaky [data-choice]')).toHaveCount(0);
  await watcher.context().close();
});

test('two on one screen: each lays behind the curtain', async ({ page }) => {
  await sit(page, { players: 2, deck: 'introduction' }, 2);
  const open = page.getByRole('button', { name: /open the curtain/ });
  let curtains = 0;
  for (let pairs = 0; pairs < 4; pairs += 1) {
    await expect(open.or(page.locator('.ghost.open')).first()).toBeVisible();
    if (await open.isVisible()) {
      curtains += 1;
      expect(await page.locator('.hand').count(), 'no hand behind the curtain').toBe(0);
      await open.click();
      await asked(page);
    }
    const before = await step(page);
    await layAll(page);
    await expect.poll(async () => (await open.isVisible()) || (await step(page)) > before + 1).toBe(true);
  }
  // Whoever lays last in one part begins the next one.
  expect(curtains).toBe(3);
});

test('a race of three with the Normal cards, betting at picnics', LONG, async ({ page }) => {
  await race(page, { players: 3, deck: 'normal', betting: true });
});

test('a race of three with six Advanced cards, drafted', LONG, async ({ page }) => {
  const decided = await race(page, {
    players: 3,
    deck: 'six-advanced',
    draft: true,
    track: 'own',
    fields: 16,
  });
  expect(decided.has('keep')).toBe(true);
});

test('a race of six with every card, in the Enchanted forest', async ({ page }) => {
  await race(page, { players: 6, deck: 'everything', forest: true });
});

test('a race of two over the Wild mountain with a trimmed deck and the risky ending', async ({ page }) => {
  await race(page, { players: 2, deck: 'trimmed', mountain: true, risky: true, layout: 'random' });
});

test('cards are dragged to their places and taken back until they are laid', async ({ page }) => {
  await sit(page, { players: 3, deck: 'everything', first: 'seat-0' });
  await asked(page);
  const cards = page.locator('.hand .held button');
  const all = await cards.count();
  await cards.nth(1).dragTo(page.locator('[data-drop="slot-0"]'));
  await expect(page.locator('[data-drop="slot-0"] .ghost')).toContainText('1');
  await expect(page.locator('.held.gone')).toHaveCount(1);
  // A card dropped on another one changes places with it.
  await cards.nth(2).dragTo(page.locator('[data-drop="slot-1"]'));
  await cards.nth(2).dragTo(page.locator('[data-drop="slot-0"]'));
  await expect(page.locator('.held.gone')).toHaveCount(2);
  await page.locator('[data-drop="slot-0"] .ghost').click();
  await expect(page.locator('.held.gone')).toHaveCount(1);
  await page.getByRole('button', { name: 'Take all back' }).click();
  await expect(page.locator('.held.gone')).toHaveCount(0);
  expect(await step(page), 'nothing of this left the own hands').toBe(0);
  expect(await cards.count()).toBe(all);
});

test('the keyboard lays cards', async ({ page }) => {
  await sit(page, { players: 3, deck: 'introduction', first: 'seat-0' });
  await asked(page);
  await page.locator('.hand .held button').first().focus();
  for (let card = 0; card < 4; card += 1) {
    await page.locator('.held:not(.gone) button').first().focus();
    await page.keyboard.press('Enter');
    await page.keyboard.press('Escape');
    await expect(page.locator('.held.grown')).toHaveCount(0);
    await page.keyboard.press('Enter');
    await page.keyboard.press('Enter');
    await expect(page.locator('.held.gone')).toHaveCount(card + 1);
  }
  await page.locator('[data-act="lay-all"]').press('Enter');
  await expect.poll(() => step(page)).toBeGreaterThan(3);
});

test('Sneaky looks right and is open to all, in three sizes, by day and by night', async ({ page }) => {
  await sit(page, { players: 4, deck: 'everything', first: 'seat-0' });
  await asked(page);
  await checkLayout(page, 'sneaky-program', ['phone']);
  // On into the race, to a question there.
  for (let made = 0; made < 60 && (await asked(page)); made += 1) {
    if (await page.locator('.sneaky.racing').isVisible()) break;
    await act(page, made);
  }
  await checkLayout(page, 'sneaky-race');
});

declare global {
  interface Window {
    crowded: typeof crowded;
  }
}

/** Parts of the table that overlap. */
const crowded = (): string[] => {
  const parts = ['.rounds', '.top', '.lines', '.dock'].flatMap((part) => {
    const node = document.querySelector(`.sneaky > ${part}`);
    return node?.checkVisibility() ? [{ part, box: node.getBoundingClientRect() }] : [];
  });
  return parts.flatMap(({ part, box }, index) =>
    parts
      .slice(0, index)
      .filter((other) => box.top < other.box.bottom - 1 && box.bottom > other.box.top + 1)
      .map((other) => `${part} and ${other.part} overlap`),
  );
};

test('no part of the table covers another with six players, in any window', async ({ context, page }) => {
  await remember(context, { plain: false, tempo: 'off' });
  const [first, ...others] = scenesOf('sneaky').filter(({ table }) => table.seats.length === 6);
  if (!first) throw new Error('no recorded decision with six players');
  const scenes = [first, ...others] as const;
  await openDrawn(page, scenes);
  await page.evaluate(`window.crowded = ${crowded.toString()}`);
  const found: string[] = [];
  for (const [at, room] of WINDOWS.entries()) {
    await showIn(page, room);
    const problems = await page.evaluate(
      async ({ scenes, step }) => {
        const found = [];
        for (const [at, scene] of scenes.entries()) {
          await window.draw(scene, step + at);
          found.push(...window.crowded().map((problem) => `${scene.name}: ${problem}`));
        }
        return found;
      },
      { scenes: [...scenes], step: 1_000_000 * (at + 1) },
    );
    found.push(...problems.map((problem) => `${nameOf(room)}, ${problem}`));
  }
  expect(found).toEqual([]);
});

test('the window of a phone follows the race, and its map leads anywhere', async ({ page }) => {
  await page.setViewportSize(SIZES.phone);
  await sit(page, { players: 4, deck: 'everything', mountain: true, first: 'seat-0' });
  for (let made = 0; made < 200 && (await asked(page)); made += 1) {
    if (await page.locator('.sneaky.racing').isVisible()) break;
    await act(page, made);
  }
  const window = page.locator('.sneaky .windowed .frame');
  const line = page.locator('.sneaky .map .line');
  const box = await line.boundingBox();
  const top = () => window.evaluate((node) => node.scrollTop);
  await line.click({ position: { x: (box?.width ?? 0) * 0.95, y: 24 } });
  await expect.poll(top).toBeLessThan(40);
  await line.click({ position: { x: (box?.width ?? 0) * 0.05, y: 24 } });
  await expect.poll(top).toBeGreaterThan(150);
  await page.getByRole('button', { name: 'The whole track' }).click();
  expect(await window.evaluate((node) => node.scrollHeight - node.clientHeight)).toBeLessThanOrEqual(1);
});

test('what is arranged is still there after a reload, and a hint can be taken back', async ({ page }) => {
  await sit(page, { players: 3, deck: 'introduction', first: 'seat-0' });
  await asked(page);
  await page.locator('.held:not(.gone) button.may').nth(1).click();
  await page.locator('.ghost.open').click();
  await expect(page.locator('.held.gone')).toHaveCount(1);
  await page.reload();
  await asked(page);
  await expect(page.locator('.held.gone')).toHaveCount(1);
  await page.getByRole('button', { name: 'Take all back' }).click();
  await page.getByRole('button', { name: 'Hint', exact: true }).click();
  await expect(page.locator('.held.gone')).toHaveCount(1);
  await page.locator('.held.gone button').click();
  await expect(page.locator('.held.gone')).toHaveCount(0);
  expect(await step(page), 'nothing of this left the own hands').toBe(0);
});

test('a card turned up has its scene, and the story can be skipped', async ({ browser }) => {
  const context = await browser.newContext({
    viewport: SIZES.wide,
    locale: 'en-GB',
    reducedMotion: 'no-preference',
  });
  await remember(context, { plain: false, tempo: 'slow' });
  const page = await context.newPage();
  await sit(page, { players: 2, deck: 'introduction' });
  for (let part = 0; part < 2; part += 1) {
    await expect(page.locator('[data-act="lay-all"]')).toBeVisible();
    await layAll(page);
    await expect(page.locator('.ghost.open')).toHaveCount(part === 0 ? 1 : 0);
  }
  const taken = page.locator('.hand button.may');
  await expect(taken.first()).toBeVisible();
  await taken.first().click();
  await page.locator('[data-act="aimed"]').click();
  await expect(page.locator('.gap').first()).toBeVisible();
  await page.locator('.gap').last().click();
  const sure = page.locator('[data-act="aimed"]');
  if (await sure.isVisible()) await sure.click();
  const scene = page.locator('.scene');
  await expect(scene).toBeVisible();
  await page.getByRole('button', { name: 'Skip', exact: true }).click();
  await expect(page.locator('[data-choice]').first()).toBeVisible();
  await context.close();
});

test('where a field is bet on, no ring lies over what a sign says', async ({ context, page }) => {
  await remember(context, { plain: false, tempo: 'off', theme: 'light', language: 'en' });
  const bet = scenesOf('sneaky').find(({ name }) => name.startsWith('prompt-bet'));
  if (!bet) throw new Error('no recorded bet');
  await openDrawn(page, [bet]);
  for (const size of ['1366x657', '390x844']) {
    await showIn(page, { size, log: false });
    await page.locator('.bet').first().waitFor();
    const covered = await page.evaluate(() => {
      const parts = [0.15, 0.5, 0.85];
      return [...document.querySelectorAll('.mark svg, .mark .verdict')].map((sign) => {
        const { left, top, width, height } = sign.getBoundingClientRect();
        const points = parts.flatMap((x) => parts.map((y) => [left + width * x, top + height * y] as const));
        return points.some(([x, y]) => document.elementFromPoint(x, y)?.closest('.bet'));
      });
    });
    expect(covered.length, size).toBeGreaterThan(0);
    expect(covered, size).not.toContain(true);
  }
});

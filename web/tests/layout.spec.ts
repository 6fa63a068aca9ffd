/**
 * Every board in every window: what can be clicked and what has to be read is in the window and not under something else.
 * The real client gets recorded updates of every kind of decision instead of a server's.
 */
import type { Page } from '@playwright/test';
import { expect, openTable, playServer, remember, tableOf, test } from './helpers';
import { lookAround, nameOf, resize, showIn, WINDOWS } from './layout';
import { boardOf, BOARDS, decisions, GAMES, openDrawn, scenesOf, type DrawnScene } from './scenes';

test.describe.configure({ mode: 'parallel' });

/** Beside an open log these are as wide as others without: a few decisions are enough there. */
const LESS = ['1440x780', '1920x1080'];
const FEW = 12;

/** The lowest and the narrowest: French needs more letters than English. */
const SHORTEST = ['1366x657', '390x844'];

const settings = { plain: false, tempo: 'off', theme: 'light', language: 'en' };

/** What is wrong in any of these scenes, which become the steps from here on. */
const lookAt = (page: Page, scenes: readonly DrawnScene[], step: number) =>
  page.evaluate(
    async ({ scenes, step }) => {
      const found = [];
      for (const [at, scene] of scenes.entries()) {
        await window.draw(scene, step + at);
        for (const { what, problem } of window.lookAround()) found.push({ name: scene.name, what, problem });
      }
      return found;
    },
    { scenes, step },
  );

for (const game of GAMES) {
  test(`${game} fits into every window at every decision`, async ({ context, page }) => {
    await remember(context, settings);
    const scenes = scenesOf(game);
    await openDrawn(page, scenes);
    const found = new Map<string, string[]>();
    let step = 1_000_000;
    for (const room of WINDOWS) {
      await showIn(page, room);
      const findings = await lookAt(
        page,
        room.log && LESS.includes(room.size) ? scenes.slice(0, FEW) : scenes,
        step,
      );
      step += scenes.length;
      for (const { name, what, problem } of findings) {
        const kind = `${what} ${problem.replace(/[\d.]+/g, '#')}`;
        const where = `${nameOf(room)}, ${name}: ${problem}`;
        found.set(kind, [...(found.get(kind) ?? []), where]);
      }
    }
    expect([...found].map(([kind, where]) => `${kind}, ${where.length} times, first ${where[0]}`)).toEqual(
      [],
    );
  });

  test(`${game} fits in French too, where room is shortest`, async ({ context, page }) => {
    await remember(context, { ...settings, language: 'fr' });
    const scenes = scenesOf(game);
    await openDrawn(page, scenes);
    const found = new Map<string, string>();
    let step = 1_000_000;
    for (const size of SHORTEST) {
      await resize(page, size);
      const findings = await lookAt(page, scenes, step);
      step += scenes.length;
      for (const { name, what, problem } of findings)
        found.set(`${what} ${problem.replace(/[\d.]+/g, '#')}`, `${size}, ${name}: ${problem}`);
    }
    expect([...found].map(([kind, where]) => `${kind}, last ${where}`)).toEqual([]);
  });

  test(`${game} fits with two and with the most players`, async ({ context, page }) => {
    await remember(context, settings);
    const found: string[] = [];
    for (const players of new Set([2, BOARDS[game].most])) {
      await page.setViewportSize({ width: 1440, height: 900 });
      await openTable(page, { game, options: { players } });
      await expect(page.locator('.prompt .turn')).toBeVisible();
      await boardOf(page).waitFor();
      for (const room of WINDOWS) {
        await showIn(page, room);
        for (const { what, problem } of await page.evaluate(lookAround))
          found.push(`${players} players, ${nameOf(room)}: ${what} ${problem}`);
      }
    }
    expect(found).toEqual([]);
  });
}

test('however much there is to say about two cards to take, Dragonheart’s board keeps its room on a phone', async ({
  context,
  page,
}) => {
  await remember(context, { ...settings, language: 'fr' });
  const scenes = scenesOf('dragonheart');
  await openDrawn(page, scenes);
  await resize(page, '390x844');
  const acts = await page.evaluate(async (scenes) => {
    const [asked] = scenes.filter(
      ({ update }) => update.prompt.key === 'prompt-choose' && update.choices.length > 1,
    );
    if (!asked) throw new Error('nothing is to be chosen');
    await window.draw(asked, 1_000_000);
    return [...document.querySelectorAll('.acts .btn')].map((act) => act.getBoundingClientRect().height);
  }, scenes);
  expect(acts).toHaveLength(2);
  for (const height of acts) expect(height).toBeLessThanOrEqual(72);
});

test('a notice that comes and goes moves nothing', async ({ context, page }) => {
  await remember(context, settings);
  const [first] = decisions('dragonheart');
  if (!first) throw new Error('no recorded decision');
  const table = tableOf('dragonheart', 2);
  const send = await playServer(page, table, { ...first, step: 1 });
  await boardOf(page).waitFor();
  const boxes = () =>
    page.evaluate(() =>
      [...document.querySelectorAll('.stage, .stage *')]
        .filter((node) => !node.closest('.sr'))
        .map((node) => {
          const { x, y, width, height } = node.getBoundingClientRect();
          return [x, y, width, height].map(Math.round).join(' ');
        }),
    );
  for (const size of ['1440x900', '1366x657', '390x844']) {
    await resize(page, size);
    // The log folds by itself where room is short.
    await expect(page.getByRole('complementary', { name: 'Log' })).toHaveCount(size === '1440x900' ? 1 : 0);
    // A picture that comes late has no height before.
    await page.evaluate(() =>
      Promise.all([...document.images].map((picture) => picture.decode().catch(() => undefined))),
    );
    const before = await boxes();
    send({ type: 'undo-asked', seat: 1, step: 1 });
    await expect(page.getByRole('button', { name: 'Allow it' })).toBeVisible();
    send({
      type: 'table',
      ...table,
      seats: table.seats.map((seat) => ({ ...seat, here: false })),
      spectators: 3,
    });
    await expect(page.getByRole('button', { name: /watch/ })).toBeAttached();
    expect(await boxes()).toEqual(before);
    send({ type: 'undo-refused', seat: 1, step: 1 });
    await expect(page.getByRole('button', { name: 'Allow it' })).toBeHidden();
    send({ type: 'table', ...table });
    expect(await boxes()).toEqual(before);
  }
});

/** Every board at every decision: nothing that axe finds, not even that a spoken name leaves out what is written there. */
import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import type { AxeResults, RunOptions } from 'axe-core';
import { checkAccessibility, expect, remember, SIZES, test } from './helpers';
import { GAMES, openDrawn, scenesOf } from './scenes';

test.describe.configure({ mode: 'parallel' });

declare global {
  interface Window {
    axe: { run: (what: string, options: RunOptions) => Promise<AxeResults> };
  }
}

const AXE = readFileSync(createRequire(import.meta.url).resolve('axe-core/axe.min.js'), 'utf8');
/** A tablet shows what a desk shows, or what a phone shows: a few decisions are enough there. */
const FEW = 12;
/** What a decision can change: whether all that can be pressed has a name, and the one that is written on it. */
const NAMES = [
  'label-content-name-mismatch',
  'button-name',
  'aria-command-name',
  'nested-interactive',
  'svg-img-alt',
];

for (const game of GAMES)
  test(`${game} speaks of everything that it shows, at every decision`, async ({ context, page }) => {
    await remember(context, { plain: false, tempo: 'off', theme: 'light', language: 'en' });
    const scenes = scenesOf(game);
    await openDrawn(page, scenes);
    await page.evaluate(AXE);
    const found: string[] = [];
    for (const size of Object.values(SIZES)) {
      await page.setViewportSize(size);
      // All that axe knows, once; the names, at every decision.
      await checkAccessibility(page);
      found.push(
        ...(await page.evaluate(
          async ({ scenes, step, names }) => {
            const found = [];
            for (const [at, scene] of scenes.entries()) {
              await window.draw(scene, step + at);
              const { violations } = await window.axe.run('.stage', { runOnly: names });
              for (const { id, nodes } of violations)
                for (const { html } of nodes) found.push(`${scene.name}: ${id} ${html.slice(0, 240)}`);
            }
            return found;
          },
          {
            scenes: size === SIZES.middle ? scenes.slice(0, FEW) : scenes,
            step: size.width * 1000,
            names: NAMES,
          },
        )),
      );
    }
    expect([...new Set(found)]).toEqual([]);
  });

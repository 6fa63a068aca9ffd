// Picks the silhouettes that the boards use out of the icon package, so that no other travels to the browser.
// Run from `web/`: node src/lib/boards/kit/pick-glyphs.mjs
import { readFileSync, writeFileSync } from 'node:fs';

const WANTED = {
  dragonheart: [
    'archer',
    'caravel',
    'crossed-swords',
    'dwarf-face',
    'mounted-knight',
    'ogre',
    'open-treasure-chest',
    'spiked-dragon-head',
    'robe',
    'wyvern',
  ],
  dragondraft: [
    'biceps',
    'chicken-leg',
    'claw',
    'feathered-wing',
    'fire',
    'firework-rocket',
    'magic-hat',
    'meeple',
    'perfume-bottle',
    'sheep',
    'ticket',
  ],
  flamecraft: [
    'anvil',
    'crystal-growth',
    'dragon-head',
    'dragon-spiral',
    'flame',
    'moon',
    'padlock',
    'potion-ball',
    'shop',
    'steak',
    'sun',
    'three-leaves',
  ],
};

const { icons } = JSON.parse(readFileSync('node_modules/@iconify-json/game-icons/icons.json', 'utf8'));
const head = `/**
 * Silhouettes by Lorc, Delapouite and contributors, https://game-icons.net, CC BY 3.0, on a grid of 512.
 * Written by kit/pick-glyphs.mjs.
 */`;
for (const [game, names] of Object.entries(WANTED)) {
  const lines = names.map((name) => `  '${name}':\n    '${icons[name].body.match(/ d="([^"]+)"/)[1]}',`);
  const text = `${head}\nexport const glyphs = {\n${lines.join('\n')}\n} as const;\n`;
  writeFileSync(`src/lib/boards/${game}/glyphs.ts`, text);
}

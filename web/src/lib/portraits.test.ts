import { existsSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { boards } from './boards';
import { portraits } from './portraits';

const drawn = (picture: string) => existsSync(new URL(`../../static${picture}`, import.meta.url));

describe('a portrait', () => {
  it('is a picture that exists', async () => {
    const asked: [game: string, id: string, facts: string][] = [
      ['dragonheart', 'troll', '3 × 1 2 3'],
      ['dragonheart', 'great-dragon', '1 × 3'],
      ['dragondraft', 'goblin-pair', '6 × 2'],
      ['sneaky', 'dragon-poo', '× 1'],
      ['sneaky', 'jumping', '× 21'],
      ['flamecraft', 'bread-dragon', '6 + 1 🍞'],
      ['flamecraft', 'sew-cute', '+1🐉 [✶]'],
      ['flamecraft', 'wishing-well', '+3🪙'],
      ['flamecraft', 'gnome-depot', '+1🔩 [🔩]'],
      ['flamecraft', 'todd', '☾ +1♥'],
      ['flamecraft', 'frazzle', '☀ 3⌂'],
      ['flamecraft', 'purse', '0: +1🪙'],
      ['flamecraft', 'golden-iron-2', '🔩: −3🍖'],
    ];
    for (const [game, id, facts] of asked) {
      const picture = (await portraits(game))(id, facts);
      expect([picture, drawn(picture), picture.includes('back-')]).toEqual([picture, true, false]);
    }
  });

  it('is the back of the cards for everything else, and our logo for a game that nobody has drawn', async () => {
    for (const game of Object.keys(boards))
      expect(drawn((await portraits(game))('no such card', ''))).toBe(true);
    expect(drawn((await portraits('no such game'))('card', ''))).toBe(true);
  });
});

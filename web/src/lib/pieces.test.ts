import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { fold, loadPieces, matches, ruleAbout } from './pieces';
import { GAMES_WITH_TEXTS, LANGUAGES, loadTranslator } from './translator';

// Facts come from the server; everything else is the game's own.
beforeEach(() => {
  vi.stubGlobal('fetch', () => Promise.reject(new TypeError('no server in this test')));
});
afterEach(() => vi.unstubAllGlobals());

describe('the pieces of a game', () => {
  it('are in groups that have words, with a name and a text, in every language', async () => {
    for (const game of GAMES_WITH_TEXTS) {
      for (const language of LANGUAGES) {
        const translator = await loadTranslator(language, game);
        const pieces = await loadPieces(game, translator);
        expect(pieces.length).toBeGreaterThan(5);
        for (const { id, name, text, group } of pieces) {
          expect([id, name, text].join()).not.toContain('⟨');
          expect([id, group !== null && translator.knows(`group-${group}`)]).toEqual([id, true]);
        }
        // Symbols come first, then group by group.
        const order = pieces.map(({ group }) => group);
        expect(new Set(order).size).toBe(order.filter((group, at) => group !== order[at - 1]).length);
      }
    }
  });

  it('have a picture of their own where the board draws them', async () => {
    const pieces = await loadPieces('sneaky', await loadTranslator('en', 'sneaky'));
    for (const { id, group, picture } of pieces)
      if (group !== 'track') expect([id, picture]).not.toEqual([id, '/art/back-sneaky.svg']);
  });

  it('know their rule', async () => {
    const sneaky = await loadPieces('sneaky', await loadTranslator('en', 'sneaky'));
    expect(sneaky.find(({ id }) => id === 'crystal-ball')?.rule).toBe('9.8');
    const heart = await loadPieces('dragonheart', await loadTranslator('fr', 'dragonheart'));
    expect(heart.find(({ id }) => id === 'huntress')?.rule).toBe('3.13');
    const flame = await loadPieces('flamecraft', await loadTranslator('en', 'flamecraft'));
    expect(flame.find(({ id }) => id === 'guilty-treasures')?.rule).toMatch(/^15/);
  });
});

describe('the search', () => {
  it('needs no accents and knows both languages', async () => {
    const pieces = await loadPieces('sneaky', await loadTranslator('en', 'sneaky'));
    const names = (search: string) => pieces.filter((piece) => matches(piece, search)).map(({ id }) => id);
    expect(names('eboulement')).toContain('rockslide');
    expect(names('CRYSTAL')).toContain('crystal-ball');
    expect(names('Boule de cristal')).toContain('crystal-ball');
    expect(names('nothing of this kind')).toEqual([]);
    expect(names('')).toHaveLength(pieces.length);
    expect(fold('Œuf d’Été')).toBe("oeuf d'ete");
  });
});

describe('the rule about a piece', () => {
  const rules = [
    '## 2 Pieces',
    '**2.1** A troll may be taken by knights.',
    '**2.2** **Knight**: takes trolls.',
    '**2.3** These are the shops:',
    '| Shop | Ability |',
    '| Gnome Depot † | pays |',
  ].join('\n');

  it('is the one that begins with its name, lists it, or names it first', () => {
    expect(ruleAbout(rules, 'Knight')).toBe('2.2');
    expect(ruleAbout(rules, 'Troll')).toBe('2.1');
    expect(ruleAbout(rules, 'Gnome Depot')).toBe('2.3');
    expect(ruleAbout(rules, 'Roll')).toBeNull();
    expect(ruleAbout('', 'Knight')).toBeNull();
  });
});

import { describe, expect, it } from 'vitest';
import { inline, parse } from './markdown';
import { GAMES } from './boxes';
import { rulesOf } from './rules';

describe('the rules', () => {
  it('get an address for every numbered rule', () => {
    expect(parse('## 2 Play\n\n**2.1** Play *one* card.')).toEqual([
      { kind: 'heading', level: 2, html: '2 Play', id: 'rule-2' },
      { kind: 'paragraph', html: '<strong>2.1</strong> Play <em>one</em> card.', id: 'rule-2.1' },
    ]);
  });

  it('may hold tables and lists', () => {
    expect(parse('| a | b |\n| --- | --- |\n| 1 | 2 |')).toEqual([
      { kind: 'table', head: ['a', 'b'], rows: [['1', '2']] },
    ]);
    expect(parse('- one\n  more\n- two')).toEqual([
      { kind: 'list', ordered: false, items: ['one more', 'two'] },
    ]);
  });

  it('let no markup of others through', () => {
    expect(inline('<img onerror=x> [a](javascript:x)')).toBe('&lt;img onerror=x&gt; [a](javascript:x)');
  });

  it('exist for every game in both languages', async () => {
    for (const game of GAMES) {
      for (const language of ['en', 'fr'] as const) {
        const blocks = parse((await rulesOf(game, language)) ?? '');
        expect(blocks.filter((block) => block.kind === 'paragraph' && block.id).length).toBeGreaterThan(20);
      }
    }
  });
});

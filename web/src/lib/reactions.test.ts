import { describe, expect, it } from 'vitest';
import { graphemeCount } from './graphemes';
import { REACTIONS, reactionOf } from './reactions';
import { LANGUAGES, loadTranslator } from './translator';

describe('a quick reaction', () => {
  it('is one sign, and is said in every language', async () => {
    for (const { sign, key } of REACTIONS) {
      expect(graphemeCount(sign)).toBe(1);
      for (const language of LANGUAGES) expect((await loadTranslator(language)).knows(key)).toBe(true);
    }
    expect(new Set(REACTIONS.map(({ sign }) => sign)).size).toBe(REACTIONS.length);
  });

  it('is only a line that is nothing else', () => {
    expect(reactionOf('👏')?.key).toBe('reaction-well-played');
    expect(reactionOf('👏 well done')).toBeNull();
    expect(reactionOf('')).toBeNull();
  });
});

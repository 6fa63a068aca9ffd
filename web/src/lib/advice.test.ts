import { describe, expect, it } from 'vitest';
import { spokenAdvice } from './advice';
import { loadTranslator } from './translator';
import type { Choice, Phrase } from './wire';

const choice = (notation: string): Choice => ({
  notation,
  action: notation,
  label: { key: 'title-sneaky' },
  takes_back: 'alone' as const,
});
const reason: Phrase = { key: 'reason-points-more', args: { amount: { number: 2 } } };
const hint = (shown: number) => ({
  seat: 0,
  step: 3,
  advice: [
    { action: 'a', chance: 62, reason },
    { action: 'b', chance: 48 },
  ],
  shown,
});

describe('advice', () => {
  it('is said with its chance and its reason; the others are a press away', async () => {
    const translator = await loadTranslator('en', 'dragonheart');
    const say = (phrase: Phrase) => translator.say(phrase, { seats: [], reader: 0 });
    const offered = [choice('b'), choice('a')];
    expect(spokenAdvice(hint(0), offered, translator, say)).toEqual({
      choice: offered[1],
      chance: 62,
      reason: 'About 2 points more for you than with the other moves.',
    });
    expect(spokenAdvice(hint(1), offered, translator, say)).toEqual({
      choice: offered[0],
      chance: 48,
      reason: '',
    });
  });

  it('is silent about what is no longer offered, and where a game has no sentence', async () => {
    const translator = await loadTranslator('en', 'sneaky');
    const say = (phrase: Phrase) => translator.say(phrase, { seats: [], reader: 0 });
    expect(spokenAdvice(null, [choice('a')], translator, say)).toBeNull();
    expect(spokenAdvice(hint(1), [choice('a')], translator, say)).toBeNull();
    expect(spokenAdvice(hint(0), [choice('a')], translator, say)?.reason).toBe('');
  });
});

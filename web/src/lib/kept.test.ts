import { describe, expect, it } from 'vitest';
import { firstLanguage } from './kept.svelte';

describe('the first language', () => {
  it('is the first one wanted that we speak', () => {
    expect(firstLanguage(['de-CH', 'fr-CH', 'en'])).toBe('fr');
    expect(firstLanguage(['en-GB'])).toBe('en');
    expect(firstLanguage(['ja'])).toBe('en');
  });
});

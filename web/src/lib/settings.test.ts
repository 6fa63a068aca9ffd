import { describe, expect, it } from 'vitest';
import { firstLanguage, localeOf } from './settings.svelte';

describe('the first language', () => {
  it('is the first one wanted that we speak', () => {
    expect(firstLanguage(['de-CH', 'fr-CH', 'en'])).toBe('fr');
    expect(firstLanguage(['en-GB'])).toBe('en');
    expect(firstLanguage(['ja'])).toBe('en');
  });
});

it('writes dates as the reader’s country does, in the language that is read', () => {
  expect(localeOf('en', ['fr-CH', 'en-GB'])).toBe('en-GB');
  expect(localeOf('fr', ['en-GB'])).toBe('fr');
});

import { expect, test } from 'vitest';
import { cardAddress, wordsIn } from './recoveryCard';

test('the words of a card come back from its address, accents included', () => {
  const words = 'éclair abolir neige pomme rivage soleil tortue vivre';
  const address = cardAddress('https://dragons.example', words);
  expect(address).toMatch(/^https:\/\/dragons\.example\/me#card=%C3%A9clair-abolir-/);
  expect(wordsIn(new URL(address).hash)).toBe(words);
});

test('an address that is no card, or a broken one, brings nothing', () => {
  for (const hash of ['', '#', '#devices', '#card', '#card=%E0%A4%A', '#card=%zz-neige'])
    expect(wordsIn(hash)).toBe('');
});

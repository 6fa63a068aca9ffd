import { describe, expect, it } from 'vitest';
import { withoutLead } from './prompt';

describe('the prompt beside its badge', () => {
  it('does not say the same twice', () => {
    expect(withoutLead('Your turn: play a card.', 'Your turn')).toBe('Play a card.');
    expect(withoutLead('À vous : jouez.', 'À vous')).toBe('Jouez.');
    expect(withoutLead('Your turn is near.', 'Your turn')).toBe('Your turn is near.');
    expect(withoutLead('The lamp: which card?', 'Your turn')).toBe('The lamp: which card?');
  });
});

import { describe, expect, it } from 'vitest';
import { searchChoices } from './choiceSearch';

const choices = [
  {
    choice: { notation: 'dwarf:1', action: {}, label: { key: '' }, takes_back: 'never' as const },
    label: 'Play a Dwarf (1)',
  },
  {
    choice: { notation: 'dwarf:1+2', action: {}, label: { key: '' }, takes_back: 'never' as const },
    label: 'Play 2 Dwarfs (1, 2)',
  },
  {
    choice: { notation: 'treasure:3', action: {}, label: { key: '' }, takes_back: 'never' as const },
    label: 'Jouer un Trésor',
  },
];
const found = (typed: string) => searchChoices(choices, typed).map(({ choice }) => choice.notation);

describe('what was typed', () => {
  it('is a notation first, even if it begins another one', () => {
    expect(found('dwarf:1')).toEqual(['dwarf:1']);
  });
  it('may be some words of the label, without accents', () => {
    expect(found('dwarf play')).toEqual(['dwarf:1', 'dwarf:1+2']);
    expect(found('TRESOR')).toEqual(['treasure:3']);
  });
  it('may be nothing, or fit nothing', () => {
    expect(found(' ').length).toBe(3);
    expect(found('knight')).toEqual([]);
  });
});

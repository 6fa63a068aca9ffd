// @vitest-environment happy-dom
import { describe, expect, it } from 'vitest';
import { maxLength, clip, graphemeCount, fitting } from './graphemes';

const ASTRONAUT = '👩‍🚀';
const FAMILY = '👨‍👩‍👧‍👦';

describe('graphemes', () => {
  it('are counted as a person does', () => {
    expect(graphemeCount('Zoé')).toBe(3);
    expect(graphemeCount('Zoe\u0301')).toBe(3);
    expect(graphemeCount(ASTRONAUT + FAMILY + '🏳️‍🌈' + '🇫🇷')).toBe(4);
  });

  it('are never cut in two', () => {
    expect(clip(ASTRONAUT.repeat(30), 24)).toBe(ASTRONAUT.repeat(24));
    expect(clip('Mira', 24)).toBe('Mira');
  });

  it('are let in as long as there is room', () => {
    expect(fitting('ab', 'cde', 'f', 4)).toBe('c');
    expect(fitting('abcd', 'e', '', 4)).toBe('');
    // A mark that joins the letter before it takes no room.
    expect(fitting('abce', '\u0301', '', 4)).toBe('\u0301');
  });
});

describe('a field', () => {
  function field(value: string, most = 24) {
    const input = document.createElement('input');
    input.value = value;
    maxLength(most)(input);
    const type = (data: string, at = input.value.length, more: InputEventInit = {}) => {
      input.setSelectionRange(at, at);
      const event = new InputEvent('beforeinput', {
        data,
        inputType: 'insertText',
        cancelable: true,
        bubbles: true,
        ...more,
      });
      // The browser inserts what nobody prevents.
      if (input.dispatchEvent(event)) input.setRangeText(data, at, at, 'end');
    };
    return { input, type };
  }

  it('takes as many letters as the hall, whatever they are made of', () => {
    const { input, type } = field('');
    for (let typed = 0; typed < 30; typed += 1) type(FAMILY);
    expect(graphemeCount(input.value)).toBe(24);
  });

  it('keeps what stands behind when it is full', () => {
    const { input, type } = field('abcdef', 6);
    type('x', 2);
    expect(input.value).toBe('abcdef');
  });

  it('takes of a long text what fits, and tells whoever listens', () => {
    const { input, type } = field('ab', 6);
    let heard = '';
    input.addEventListener('input', () => (heard = input.value));
    type('cdefgh');
    expect(input.value).toBe('abcdef');
    expect(heard).toBe('abcdef');
  });

  it('waits for what is being composed', () => {
    const { input, type } = field('abcdef', 6);
    type('ㅎ', 6, { isComposing: true });
    expect(input.value).toBe('abcdefㅎ');
    input.dispatchEvent(new Event('compositionend'));
    expect(input.value).toBe('abcdef');
  });
});

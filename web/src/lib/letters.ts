/** Letters as a person counts them, and as the hall does: an emoji with all its parts is one. */
import type { Attachment } from 'svelte/attachments';

/** What the hall takes. */
export const LONGEST_NAME = 24;
export const LONGEST_TEXT = 300;

const segmenter = 'Segmenter' in Intl ? new Intl.Segmenter(undefined, { granularity: 'grapheme' }) : null;

/** An old browser counts parts of letters. */
const split = (text: string): string[] =>
  segmenter ? Array.from(segmenter.segment(text), ({ segment }) => segment) : [...text];

export const count = (text: string): number => split(text).length;

/** As much of the beginning as there is room for. */
export function clip(text: string, most: number): string {
  const letters = split(text);
  return letters.length <= most ? text : letters.slice(0, most).join('');
}

/** What of `added` fits between the two others. */
export function fitting(before: string, added: string, after: string, most: number): string {
  const letters = split(added);
  // A part may join its neighbours, so the whole is counted each time.
  while (letters.length > 0 && count(before + letters.join('') + after) > most) letters.pop();
  return letters.join('');
}

type Field = HTMLInputElement | HTMLTextAreaElement;

/** Like `maxlength`, which counts an emoji as two to eleven. */
export function atMost(most: number): Attachment<Field> {
  return (field) => {
    const changed = () => field.dispatchEvent(new InputEvent('input', { bubbles: true }));
    function insert(event: InputEvent) {
      if (event.isComposing || !event.inputType.startsWith('insert')) return;
      const added = event.data ?? event.dataTransfer?.getData('text/plain') ?? '';
      const [start, end] = [
        field.selectionStart ?? field.value.length,
        field.selectionEnd ?? field.value.length,
      ];
      const [before, after] = [field.value.slice(0, start), field.value.slice(end)];
      if (added === '' || count(before + added + after) <= most) return;
      event.preventDefault();
      const fits = fitting(before, added, after, most);
      if (fits === '') return;
      field.setRangeText(fits, start, end, 'end');
      changed();
    }
    // What is being composed must not be touched before it is done.
    function composed() {
      const clipped = clip(field.value, most);
      if (clipped === field.value) return;
      field.value = clipped;
      changed();
    }
    const listener = (event: Event) => insert(event as InputEvent);
    field.addEventListener('beforeinput', listener);
    field.addEventListener('compositionend', composed);
    return () => {
      field.removeEventListener('beforeinput', listener);
      field.removeEventListener('compositionend', composed);
    };
  };
}

/** Text lengths in graphemes, as people and the server count them: an emoji with all its parts is one. */
import type { Attachment } from 'svelte/attachments';

/** The server's limits. */
export const MAX_NAME_LENGTH = 24;
export const MAX_TEXT_LENGTH = 300;

const segmenter = 'Segmenter' in Intl ? new Intl.Segmenter(undefined, { granularity: 'grapheme' }) : null;

/** A browser without a segmenter counts code points. */
const split = (text: string): string[] =>
  segmenter ? Array.from(segmenter.segment(text), ({ segment }) => segment) : [...text];

export const graphemeCount = (text: string): number => split(text).length;

/** The first `max` graphemes. */
export function clip(text: string, max: number): string {
  const graphemes = split(text);
  return graphemes.length <= max ? text : graphemes.slice(0, max).join('');
}

/** The beginning of `added` that fits between the two others. */
export function fitting(before: string, added: string, after: string, max: number): string {
  const graphemes = split(added);
  // A part may join its neighbours, so the whole is counted each time.
  while (graphemes.length > 0 && graphemeCount(before + graphemes.join('') + after) > max) graphemes.pop();
  return graphemes.join('');
}

type Field = HTMLInputElement | HTMLTextAreaElement;

/** Like the attribute `maxlength`, which counts an emoji as two to eleven. */
export function maxLength(max: number): Attachment<Field> {
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
      if (added === '' || graphemeCount(before + added + after) <= max) return;
      event.preventDefault();
      const fits = fitting(before, added, after, max);
      if (fits === '') return;
      field.setRangeText(fits, start, end, 'end');
      changed();
    }
    // Text must not be changed while an input method is composing it.
    function composed() {
      const clipped = clip(field.value, max);
      if (clipped === field.value) return;
      field.value = clipped;
      changed();
    }
    // A field of either kind: TypeScript knows `beforeinput` only for each of them.
    const listener = (event: Event) => {
      if (event instanceof InputEvent) insert(event);
    };
    field.addEventListener('beforeinput', listener);
    field.addEventListener('compositionend', composed);
    return () => {
      field.removeEventListener('beforeinput', listener);
      field.removeEventListener('compositionend', composed);
    };
  };
}

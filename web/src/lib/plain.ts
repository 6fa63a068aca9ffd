/** Finding a choice by what was typed: its notation, or words of its label. */
import type { Choice } from './wire';

export type Labelled = { choice: Choice; label: string };

const bare = (text: string) => text.toLowerCase().normalize('NFD').replace(/\p{M}/gu, '').trim();

export function match(choices: readonly Labelled[], typed: string): readonly Labelled[] {
  const wanted = bare(typed);
  if (wanted === '') return choices;
  const exact = choices.filter(({ choice }) => bare(choice.notation) === wanted);
  if (exact.length > 0) return exact;
  const words = wanted.split(/\s+/);
  return choices.filter(({ choice, label }) => {
    const text = `${bare(choice.notation)} ${bare(label)}`;
    return words.every((word) => text.includes(word));
  });
}

/** Finding a choice by typed text: its notation, or words of its label. */
import type { Choice } from './wire';

export type LabelledChoice = { choice: Choice; label: string };

/** Lower case and without accents. */
const normalized = (text: string) => text.toLowerCase().normalize('NFD').replace(/\p{M}/gu, '').trim();

export function searchChoices(choices: readonly LabelledChoice[], typed: string): readonly LabelledChoice[] {
  const wanted = normalized(typed);
  if (wanted === '') return choices;
  const exact = choices.filter(({ choice }) => normalized(choice.notation) === wanted);
  if (exact.length > 0) return exact;
  const words = wanted.split(/\s+/);
  return choices.filter(({ choice, label }) => {
    const text = `${normalized(choice.notation)} ${normalized(label)}`;
    return words.every((word) => text.includes(word));
  });
}

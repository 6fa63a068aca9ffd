import { LOOKS, SPELL_ART } from './faces';

const spells: Record<string, string> = SPELL_ART;

/** The picture on a card, or of a spell. */
export function portrait(id: string): string | null {
  const card = LOOKS[id]?.art;
  if (card) return `/art/sneaky-card-${card}.svg`;
  return spells[id] ? `/art/sneaky-spell-${spells[id]}.svg` : null;
}

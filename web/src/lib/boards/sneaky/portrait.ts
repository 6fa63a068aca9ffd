import { lookOf, SPELL_ART } from './faces';
import { isKind } from './table';

const spells: Record<string, string> = SPELL_ART;
const SIGNS = ['courage', 'footprint'];

/** The picture on a card, or of a spell. */
export function portrait(id: string): string | null {
  if (isKind(id)) return `/art/sneaky-card-${lookOf(id).art}.svg`;
  if (SIGNS.includes(id)) return `/art/sneaky-${id}.svg`;
  return spells[id] ? `/art/sneaky-spell-${spells[id]}.svg` : null;
}

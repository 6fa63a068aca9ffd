import { ART } from './faces';

/** The picture on a card or figure. */
export const portrait = (id: string): string | null => (ART[id] ? `/art/draft-${ART[id]}.svg` : null);

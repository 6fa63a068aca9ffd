import { ART, isFace } from './faces';

/** The picture on a card or figure. */
export const portrait = (id: string): string | null => (isFace(id) ? `/art/draft-${ART[id]}.svg` : null);

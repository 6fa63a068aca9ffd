import { LOOKS } from './faces';

/** The picture on a card; the figure is the dragon of the box. */
export const portrait = (id: string): string | null =>
  id in LOOKS ? `/art/heart-${id}.svg` : '/art/dragonheart.svg';

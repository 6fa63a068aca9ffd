/** How the cards look: colours, silhouettes, and the effect that is printed on them. */
import { glyphs } from './glyphs';
import type { Picture } from './table';

export type Look = {
  /** The colour of the picture, and its dark twin under the seal. */
  tint: string;
  dark: string;
  glyph: string;
  /** Printed: cards needed, and what they take. */
  needs: number;
  takes: readonly Picture[];
};

export const LOOKS: Record<Picture, Look> = {
  treasure: { tint: '#946320', dark: '#3b2612', glyph: glyphs['open-treasure-chest'], needs: 0, takes: [] },
  'fire-dragon': {
    tint: '#a3392b',
    dark: '#3a1216',
    glyph: glyphs['spiked-dragon-head'],
    needs: 1,
    takes: ['treasure'],
  },
  'petrified-dragon': { tint: '#5b5763', dark: '#34303b', glyph: glyphs.wyvern, needs: 0, takes: [] },
  sorceress: {
    tint: '#573374',
    dark: '#26163a',
    glyph: glyphs.robe,
    needs: 1,
    takes: ['treasure', 'petrified-dragon'],
  },
  troll: { tint: '#57522a', dark: '#26240f', glyph: glyphs.ogre, needs: 1, takes: ['sorceress'] },
  dwarf: { tint: '#774628', dark: '#331c12', glyph: glyphs['dwarf-face'], needs: 4, takes: ['dwarf'] },
  knight: {
    tint: '#435d74',
    dark: '#1a2836',
    glyph: glyphs['mounted-knight'],
    needs: 2,
    takes: ['sorceress', 'troll'],
  },
  huntress: { tint: '#3d6640', dark: '#15291c', glyph: glyphs.archer, needs: 3, takes: ['fire-dragon'] },
  ship: { tint: '#2f5e98', dark: '#14294a', glyph: glyphs.caravel, needs: 3, takes: ['huntress', 'knight'] },
};

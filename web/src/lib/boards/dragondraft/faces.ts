/** How things look: pictures, colours, signs and patterns. A colour never stands alone. */
import { glyphs } from './glyphs';
import type { Card, Line, Size, Special } from './table';

/** Everything that has a picture. */
export type Face = Card | 'thistle' | Special | `grandstand-${Size}`;

/** The picture of each thing. */
export const ART: Record<Face, string> = {
  red: 'red',
  purple: 'purple',
  blue: 'blue',
  green: 'green',
  yellow: 'yellow',
  goblin: 'goblin',
  'goblin-pair': 'goblins',
  thistle: 'thistle',
  'grandstand-small': 'grandstand',
  'grandstand-medium': 'grandstand',
  'grandstand-large': 'grandstand',
  fireworks: 'firework',
  'dragon-stylist': 'stylist',
  'snack-stand': 'turkey',
  'souvenir-shop': 'perfume',
};

export const isFace = (id: string): id is Face => id in ART;

const ATTRACTIONS: Record<Line['attraction'], Face> = {
  red: 'red',
  purple: 'purple',
  blue: 'blue',
  green: 'green',
  yellow: 'yellow',
  // Such a line says of which colour; the one with a printed bonus is yellow.
  most: 'yellow',
  fireworks: 'fireworks',
  'dragon-stylist': 'dragon-stylist',
  'snack-stand': 'snack-stand',
  'souvenir-shop': 'souvenir-shop',
  grandstands: 'grandstand-large',
};

/** The picture beside a line of a show. */
export const faceOf = (line: Line): Face => line.most_of ?? ATTRACTIONS[line.attraction];

export type Look = { tint: string; dark: string; glyph?: string; sign?: string; rings?: true };

const LOOKS: Partial<Record<Face, Look>> & Record<Card | 'thistle', Look> = {
  red: { tint: '#d8412f', dark: '#3f0f0e', glyph: glyphs.fire },
  purple: { tint: '#7c4dab', dark: '#221036', glyph: glyphs['magic-hat'] },
  blue: { tint: '#2f7fc1', dark: '#0c2444', glyph: glyphs['feathered-wing'] },
  green: { tint: '#3f9a55', dark: '#0d2c1a', rings: true },
  yellow: { tint: '#e7b416', dark: '#3d2904', glyph: glyphs.biceps },
  goblin: { tint: '#8b8470', dark: '#2b2a22', sign: '1' },
  'goblin-pair': { tint: '#8b8470', dark: '#2b2a22', sign: '2' },
  thistle: { tint: '#7d5a86', dark: '#33203a' },
};

/** Grandstands and specials are of wood. */
const WOOD: Look = { tint: '#7a4b34', dark: '#33203a' };

export const lookOf = (face: Face): Look => LOOKS[face] ?? WOOD;

export const SIGNS: Record<Special, string> = {
  fireworks: glyphs['firework-rocket'],
  'dragon-stylist': glyphs.claw,
  'snack-stand': glyphs['chicken-leg'],
  'souvenir-shop': glyphs['perfume-bottle'],
};

/** Who sits at a seat, and how that is shown. */
export type Person = {
  seat: number;
  name: string;
  /** The name, or "You". */
  title: string;
  /** A letter or two that tell the players apart. */
  sign: string;
  /** The address of the picture. */
  picture: string | null;
  /** The colour of the seat, as the style of an element that shows it. */
  colour: string;
  /** Whether the person is not connected. */
  away: boolean;
};

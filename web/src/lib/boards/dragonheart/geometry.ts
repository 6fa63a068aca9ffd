/** Where the spaces and arrows of the board are, in three drawings: wide, low for laptops, and tall for phones. */
import type { Picture } from './table';

export const DRAWINGS = ['wide', 'low', 'tall'] as const;
export type Drawing = (typeof DRAWINGS)[number];

export type Spot = { x: number; y: number };
export type Shaft = {
  /** The line of the arrow. */
  line: string;
  /** Where its head is, and where it points, in degrees. */
  head: readonly [number, number, number];
};
export type Arrow = {
  from: Picture;
  to: Picture | 'below';
} & Record<Drawing, Shaft>;

/** The size of each drawing and of a card in it, and how far the cards of an outlined space lie apart, across and down. */
export const SIZES: Record<
  Drawing,
  { width: number; height: number; card: number; tall: number; across: number; down: number }
> = {
  wide: { width: 1040, height: 452, card: 90, tall: 126, across: 0, down: 26 },
  low: { width: 1060, height: 368, card: 90, tall: 126, across: 30, down: 0 },
  tall: { width: 366, height: 338, card: 62, tall: 87, across: 0, down: 21 },
};

/** The same for the style sheets: `--wide-card`, `--tall-down`, … */
export const MEASURES = DRAWINGS.flatMap((drawing) =>
  Object.entries(SIZES[drawing]).map(([part, length]) => `--${drawing}-${part}: ${length}`),
).join('; ');

/** The middle of each space's upper edge. */
export const SPOTS: Record<Picture, Record<Drawing, Spot>> = {
  'fire-dragon': { wide: { x: 112, y: 46 }, low: { x: 110, y: 34 }, tall: { x: 38, y: 28 } },
  treasure: { wide: { x: 312, y: 46 }, low: { x: 330, y: 34 }, tall: { x: 110, y: 28 } },
  sorceress: { wide: { x: 512, y: 46 }, low: { x: 545, y: 34 }, tall: { x: 182, y: 28 } },
  'petrified-dragon': { wide: { x: 724, y: 46 }, low: { x: 752, y: 34 }, tall: { x: 264, y: 28 } },
  huntress: { wide: { x: 112, y: 237 }, low: { x: 110, y: 216 }, tall: { x: 38, y: 172 } },
  ship: { wide: { x: 312, y: 237 }, low: { x: 330, y: 216 }, tall: { x: 110, y: 172 } },
  knight: { wide: { x: 512, y: 237 }, low: { x: 545, y: 216 }, tall: { x: 182, y: 172 } },
  troll: { wide: { x: 712, y: 237 }, low: { x: 748, y: 216 }, tall: { x: 254, y: 172 } },
  dwarf: { wide: { x: 912, y: 237 }, low: { x: 950, y: 216 }, tall: { x: 326, y: 172 } },
};

/** The order in which the spaces are read and walked. */
export const READING: readonly Picture[] = [
  'fire-dragon',
  'treasure',
  'sorceress',
  'petrified-dragon',
  'huntress',
  'ship',
  'knight',
  'troll',
  'dwarf',
];

/** The Petrified Dragon lies on its side. */
export const lies = (picture: Picture): boolean => picture === 'petrified-dragon';

export const ARROWS: readonly Arrow[] = [
  {
    from: 'huntress',
    to: 'fire-dragon',
    wide: { line: 'M112 204V190', head: [112, 182, -90] },
    low: { line: 'M110 184V174', head: [110, 167, -90] },
    tall: { line: 'M38 148V126', head: [38, 120, -90] },
  },
  {
    from: 'fire-dragon',
    to: 'treasure',
    wide: { line: 'M166 96H248', head: [250, 96, 0] },
    low: { line: 'M166 97H262', head: [266, 97, 0] },
    tall: { line: 'M71 72H77', head: [78, 72, 0] },
  },
  {
    from: 'sorceress',
    to: 'treasure',
    wide: { line: 'M458 96H376', head: [374, 96, 180] },
    low: { line: 'M489 97H397', head: [393, 97, 180] },
    tall: { line: 'M149 72H143', head: [142, 72, 180] },
  },
  {
    from: 'sorceress',
    to: 'petrified-dragon',
    wide: { line: 'M566 96H648', head: [650, 96, 0] },
    low: { line: 'M601 97H662', head: [666, 97, 0] },
    tall: { line: 'M215 68H218', head: [219, 68, 0] },
  },
  {
    from: 'knight',
    to: 'sorceress',
    wide: { line: 'M512 204V190', head: [512, 182, -90] },
    low: { line: 'M545 184V174', head: [545, 167, -90] },
    tall: { line: 'M182 148V126', head: [182, 120, -90] },
  },
  {
    from: 'troll',
    to: 'sorceress',
    wide: { line: 'M668 212L574 176', head: [572, 175, 201] },
    low: { line: 'M704 196L616 160', head: [611, 158, 202] },
    tall: { line: 'M238 152L216 124', head: [214, 122, 232] },
  },
  {
    from: 'knight',
    to: 'troll',
    wide: { line: 'M566 300H648', head: [652, 300, 0] },
    low: { line: 'M616 279H676', head: [680, 279, 0] },
    tall: { line: 'M215 216H219', head: [220, 216, 0] },
  },
  {
    from: 'huntress',
    to: 'below',
    wide: { line: 'M124 424C128 440 160 438 226 438', head: [232, 438, 0] },
    low: { line: 'M110 349V356', head: [110, 361, 90] },
    tall: { line: 'M38 306V324', head: [38, 327, 90] },
  },
  {
    from: 'knight',
    to: 'below',
    wide: { line: 'M512 398C512 430 470 438 402 438', head: [396, 438, 180] },
    low: { line: 'M545 349C545 360 530 361 474 361', head: [466, 361, 180] },
    tall: { line: 'M182 285C182 318 160 326 124 326', head: [121, 326, 180] },
  },
];

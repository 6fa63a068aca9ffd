// Made from the Rust types by `make bless`. Do not edit.
import type { Card, Picture } from './types';

/** What is on each card. Cards are sorted in this order. */
export const CARDS: Readonly<Record<Card, { picture: Picture; points: number }>> = {
  'treasure:1': { picture: 'treasure', points: 1 },
  'treasure:2': { picture: 'treasure', points: 2 },
  'treasure:3': { picture: 'treasure', points: 3 },
  'treasure:4': { picture: 'treasure', points: 4 },
  'fire-dragon:1': { picture: 'fire-dragon', points: 1 },
  'fire-dragon:2': { picture: 'fire-dragon', points: 2 },
  'fire-dragon:3': { picture: 'fire-dragon', points: 3 },
  'fire-dragon:4': { picture: 'fire-dragon', points: 4 },
  'petrified-dragon:1': { picture: 'petrified-dragon', points: 1 },
  'petrified-dragon:2': { picture: 'petrified-dragon', points: 2 },
  'petrified-dragon:3': { picture: 'petrified-dragon', points: 3 },
  'petrified-dragon:4': { picture: 'petrified-dragon', points: 4 },
  'sorceress:1': { picture: 'sorceress', points: 1 },
  'sorceress:2': { picture: 'sorceress', points: 2 },
  'sorceress:3': { picture: 'sorceress', points: 3 },
  'sorceress:4': { picture: 'sorceress', points: 4 },
  'troll:1': { picture: 'troll', points: 1 },
  'troll:2': { picture: 'troll', points: 2 },
  'troll:3': { picture: 'troll', points: 3 },
  'troll:4': { picture: 'troll', points: 4 },
  'dwarf:1': { picture: 'dwarf', points: 1 },
  'dwarf:2': { picture: 'dwarf', points: 2 },
  'dwarf:3': { picture: 'dwarf', points: 3 },
  'dwarf:4': { picture: 'dwarf', points: 4 },
  'knight:1': { picture: 'knight', points: 1 },
  'knight:2': { picture: 'knight', points: 2 },
  'knight:3': { picture: 'knight', points: 3 },
  'knight:4': { picture: 'knight', points: 4 },
  'huntress:1': { picture: 'huntress', points: 1 },
  'huntress:2': { picture: 'huntress', points: 2 },
  'huntress:3': { picture: 'huntress', points: 3 },
  'huntress:4': { picture: 'huntress', points: 4 },
  'ship:0': { picture: 'ship', points: 0 },
};

/** In the order of the cards. */
export const PICTURES: readonly Picture[] = [
  'treasure',
  'fire-dragon',
  'petrified-dragon',
  'sorceress',
  'troll',
  'dwarf',
  'knight',
  'huntress',
  'ship',
];

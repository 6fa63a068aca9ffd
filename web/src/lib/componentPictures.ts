/** The pictures of a game's components, for lists of moves and points. */
import { api } from './api';
import { portraits } from './portraits';

export type ComponentPictures = {
  /** The picture of a component; null if there is none. */
  of: (id: string) => string | null;
  /** The picture of the first component that a value, an event say, is about. */
  within: (value: unknown) => string | null;
};

const NONE: ComponentPictures = { of: () => null, within: () => null };

/**
 * The first component that is named anywhere in a value: by itself, as the message `card-ID`, or as one of several copies
 * (`troll:3`, `move-1.5`).
 */
export function componentIn(value: unknown, known: (id: string) => boolean): string | null {
  if (typeof value === 'string') {
    const bare = value.replace(/^card-/, '');
    return [bare, bare.replace(/[:.@].*$/, '')].find(known) ?? null;
  }
  if (typeof value !== 'object' || value === null) return null;
  for (const part of Object.values(value)) {
    const found = componentIn(part, known);
    if (found !== null) return found;
  }
  return null;
}

/** Fetches sheet and portraits of a game. What needs them is readable without. */
export async function componentPictures(game: string): Promise<ComponentPictures> {
  try {
    const [sheet, portrait] = await Promise.all([api.sheet(game), portraits(game)]);
    const facts = new Map(sheet.entries.map((entry) => [entry.id, entry.facts]));
    const of = (id: string) => {
      const known = facts.get(id);
      const picture = known === undefined ? null : portrait(id, known);
      // The back of a card says nothing.
      return picture?.startsWith('/art/back-') || picture === '/art/logo.svg' ? null : picture;
    };
    return {
      of,
      within: (value) => of(componentIn(value, (word) => facts.has(word)) ?? ''),
    };
  } catch {
    return NONE;
  }
}

/** Phrases that the board says: messages of the game. */
import type { Arg, Phrase } from '$lib/wire';
import {
  partOf,
  stepsOf,
  type Back,
  type Cry,
  type Face,
  type Kind,
  type Place,
  type Spell,
  type View,
} from './table';

const args = (values: Record<string, number | string>): Record<string, Arg> =>
  Object.fromEntries(
    Object.entries(values).map(([name, value]): [string, Arg] => [
      name,
      typeof value === 'number' ? { number: value } : { word: value },
    ]),
  );

export const word = (key: string, values: Record<string, number | string> = {}): Phrase => ({
  key,
  args: args(values),
});
export const about = (key: string, who: number, values: Record<string, number | string> = {}): Phrase => ({
  key,
  args: { who: { seat: who }, ...args(values) },
});

/** A card's name, with the number printed on it. */
export function title(face: Pick<Face, 'kind' | 'value'>): Phrase {
  const card: Phrase = { key: `card-${face.kind}` };
  return face.value === null
    ? card
    : { key: 'card-with-value', args: { card: { phrase: card }, value: { number: face.value } } };
}

const steps = (kind: Kind): boolean => stepsOf(kind) !== null;
/** What a card does, short enough for its face; the help says all of it. */
export const deed = (kind: Kind): Phrase => ({ key: steps(kind) ? `help-${kind}` : `board-deed-${kind}` });
export const tale = (kind: Kind): Phrase => ({ key: steps(kind) ? `help-${kind}` : `tale-${kind}` });
export const spell = (id: Spell): Phrase => ({ key: `card-${id}` });

/** What the back of a card shows. */
export function backWords(back: Back | null): Phrase {
  if (!back) return { key: 'card-hidden' };
  return {
    key: 'card-back',
    args: {
      courage: { number: back.courage },
      spell: { phrase: { key: `spell-${back.spell}` } },
      footprint: { number: back.footprint },
    },
  };
}

/** What lies at a place of a storyline, and how. */
export function placeWords(place: Place): Phrase {
  const what = place.card
    ? title(place.card)
    : place.note
      ? { key: 'card-remembered', args: { card: { phrase: title(place.note) } } }
      : backWords(place.back);
  const lie = place.lie === 'down' && place.barred ? 'barred' : place.lie;
  return { key: `table-slot-${lie}`, args: { place: { number: place.place }, card: { phrase: what } } };
}

export function field(at: number, fields: number): Phrase {
  if (at === 0) return { key: 'field-start' };
  return at > fields ? word('field-finish', { field: at - fields }) : word('field', { field: at });
}

/** The same with the number that the log counts on with behind the line. */
export const counted = (at: number, fields: number): Phrase =>
  at > fields ? word('board-beyond', { field: at - fields, number: at }) : field(at, fields);

/** So many tenths of a second, written as the reader's language writes them. */
export const seconds = (tenths: number): Phrase =>
  word('board-seconds', { seconds: Math.floor(tenths / 10), tenths: tenths % 10 });

/** What a dragon cries: cards and fields by their names, of a track with so many fields. */
export function cried({ key, values, seat }: Cry, fields: number): Phrase {
  const { card, field: at, ...rest } = values ?? {};
  const named: Record<string, Arg> = {};
  if (card !== undefined) named['card'] = { phrase: { key: `card-${card}` } };
  if (typeof at === 'number') named['field'] = { phrase: field(at, fields) };
  const phrase = about(key, seat, rest);
  return { ...phrase, args: { ...phrase.args, ...named } };
}

/** What to do next with the cards, of which the hall does not know before they are laid: whose place comes next, if any. */
export function leadOf(row: number | undefined, slot: number, card: Face | null): Phrase {
  if (row === undefined) return { key: 'board-lead-all' };
  const place: Record<string, Arg> = { who: { seat: row }, number: { number: slot + 1 } };
  return card
    ? { key: 'board-lead-card', args: { ...place, card: { phrase: title(card) } } }
    : { key: 'board-lead-row', args: place };
}

/** A choice without what the backs of its cards show: for buttons beside cards that show it themselves. */
export function brief(phrase: Phrase): Phrase {
  const inner = (arg: Arg): Arg => {
    if (!('phrase' in arg)) return arg;
    const card = arg.phrase.key === 'card-with-back' ? arg.phrase.args?.['card'] : undefined;
    return card ?? { phrase: brief(arg.phrase) };
  };
  if (!phrase.args) return phrase;
  const args = Object.fromEntries(Object.entries(phrase.args).map(([name, arg]) => [name, inner(arg)]));
  return { ...phrase, args };
}

/** Where in the game it is, in a few words. */
export function whereabouts(view: View): Phrase {
  const { round, action_round: number } = view;
  switch (partOf(view.phase)) {
    case 'draft':
      return word('board-where-draft', { round });
    case 'plan':
      return word('board-where-plan', { round });
    case 'race': {
      const all = Math.max(number, ...view.players.map((player) => player.row.length));
      // Once the cards are put away there is nothing to count.
      return all === 0
        ? word('board-where-end', { round })
        : word('board-where-race', { round, number, all });
    }
  }
}

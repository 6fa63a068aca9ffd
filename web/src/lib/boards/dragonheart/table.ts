/** The game's types as the board uses them, and the parts of a card. */
import { CARDS, PICTURES } from '$games/dragonheart/client/cards';
import type * as wire from '$games/dragonheart/client/types';
import { never } from '$lib/never';

export { PICTURES };
export type { Action, Card, Event, Gain, Picture, Player, Space } from '$games/dragonheart/client/types';
type Card = wire.Card;
type Picture = wire.Picture;

/** The view as it is drawn: during an animation the Great Dragon may be on its way, and so nowhere. */
export type View = Omit<wire.View, 'figure'> & { figure: wire.View['figure'] | 'in the air' };

/** The types that the kit is given. */
export type Types = { view: View; action: wire.Action; event: wire.Event };

export const pictureOf = (card: Card): Picture => CARDS[card].picture;

export const pointsOf = (card: Card): number => CARDS[card].points;

export const isCard = (id: string): id is Card => id in CARDS;

const ORDER = Object.keys(CARDS);

/** As the view sorts a hand: by picture, then by points. */
export function inOrder(cards: readonly Card[]): Card[] {
  return [...cards].sort((one, other) => ORDER.indexOf(one) - ORDER.indexOf(other));
}

/** The same cards without these, each once. */
export function without(cards: readonly Card[], gone: readonly Card[]): Card[] {
  const left = [...cards];
  for (const card of gone) {
    const index = left.indexOf(card);
    if (index >= 0) left.splice(index, 1);
  }
  return left;
}

export function spaceOf(view: View, picture: Picture): wire.Space | undefined {
  return view.spaces.find((space) => space.picture === picture);
}

/** The picture whose cards wait for a choice of what they take. */
export function waiting({ phase }: View): Picture | null {
  if (phase === 'play' || phase === 'over') return null;
  if ('choose' in phase) return phase.choose;
  return never(phase);
}

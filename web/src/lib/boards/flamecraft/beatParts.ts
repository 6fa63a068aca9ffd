/** What the beats of every kind of event are made of. */
import type { Amounts, Artisan, Event, Token } from '$games/flamecraft/client/types';
import { type Beat, type Flight } from '../kit/animation';
import { face } from './faces';
import { place } from './place';
import { present, type View } from './table';

/** An event of one kind. */
export type Told<Kind extends Event['event']> = Extract<Event, { event: Kind }>;

export const some = (beat: Partial<Beat<View>> & { arrived: View }): Beat<View> => ({
  flights: [],
  leaving: beat.arrived,
  rest: 1,
  ...beat,
});

export const spark = (view: View, ...at: { key: string }[]): View => ({
  ...view,
  spark: { at: at.map(({ key }) => key) },
});

/** Goods and coins in the air, at most a handful of each. */
export function tokens(
  goods: Amounts,
  coins: number,
  from: (token: Token) => string,
  to: (token: Token) => string,
): Flight[] {
  const all: [Token, number][] = [...present(goods), ['coin', coins]];
  return all.flatMap(([token, count]) =>
    Array.from({ length: Math.min(count, 4) }, () => ({
      face: face.token(token),
      from: from(token),
      to: to(token),
    })),
  );
}

/** Where the player whose turn it is stands: goods come from there. */
export const source = (view: View, seat: number): string => {
  const at = view.players[seat]?.at;
  return at ? place.sign(at) : place.fountain;
};

/** A dragon, or the back of its card. */
export const dragon = (artisan: Artisan | null): string => (artisan ? face.dragon(artisan) : face.back);

/** The empty places, in order, filled with these. */
export function refill<T>(places: readonly (T | null)[], count: number): number[] {
  return places.flatMap((card, index) => (card === null ? [index] : [])).slice(0, count);
}

/** Where a card of explanation stands: beside what was asked about, on the side with the most room, over nothing that matters. */

export type Box = { left: number; top: number; width: number; height: number };
export type Side = 'right' | 'left' | 'below' | 'above';
export type Place = { side: Side; left: number; top: number };

const GAP = 14;
const EDGE = 8;

const overlap = (one: Box, other: Box) =>
  Math.max(0, Math.min(one.left + one.width, other.left + other.width) - Math.max(one.left, other.left)) *
  Math.max(0, Math.min(one.top + one.height, other.top + other.height) - Math.max(one.top, other.top));

const clamp = (value: number, least: number, most: number) => Math.max(least, Math.min(value, most));

/**
 * `kept` are things that should not be covered either, such as the prompt; `pressed` what may be pressed, which is covered
 * only if there is no other way.
 */
export function placeBeside(
  thing: Box,
  card: { width: number; height: number },
  screen: { width: number; height: number },
  kept: readonly Box[] = [],
  pressed: readonly Box[] = [],
): Place {
  const { width, height } = card;
  const inside = (left: number, top: number) => ({
    left: clamp(left, EDGE, Math.max(EDGE, screen.width - width - EDGE)),
    top: clamp(top, EDGE, Math.max(EDGE, screen.height - height - EDGE)),
  });
  const middle = {
    left: thing.left + thing.width / 2 - width / 2,
    top: thing.top + thing.height / 2 - height / 2,
  };
  const sides: { side: Side; room: number; left: number; top: number }[] = [
    {
      side: 'right',
      room: screen.width - thing.left - thing.width,
      ...inside(thing.left + thing.width + GAP, middle.top),
    },
    { side: 'left', room: thing.left, ...inside(thing.left - GAP - width, middle.top) },
    {
      side: 'below',
      room: screen.height - thing.top - thing.height,
      ...inside(middle.left, thing.top + thing.height + GAP),
    },
    { side: 'above', room: thing.top, ...inside(middle.left, thing.top - GAP - height) },
    // Beyond what must not be covered: the prompt often lies right above the hand. Only if no other side is free.
    ...kept.flatMap((what) => [
      { side: 'above' as const, room: 0, ...inside(middle.left, what.top - GAP - height) },
      { side: 'below' as const, room: 0, ...inside(middle.left, what.top + what.height + GAP) },
    ]),
  ];
  const covers = ({ left, top }: Place, what: Box) => overlap({ left, top, width, height }, what);
  const sum = (all: readonly Box[], place: Place) =>
    all.reduce((area, what) => area + covers(place, what), 0);
  const cost = (place: Place) =>
    // The thing itself matters most: whoever asks wants to see it.
    1000 * covers(place, thing) + 10 * sum(kept, place) + sum(pressed, place);
  const [first] = sides.toSorted((one, other) => cost(one) - cost(other) || other.room - one.room);
  return { side: first?.side ?? 'right', left: first?.left ?? EDGE, top: first?.top ?? EDGE };
}

/** Which of the offered choices the selected cards mean. The board knows no rule: it only compares with `choices`. */
import type { GameChoice } from '$lib/board';
import { never } from '$lib/never';
import { pictureOf, pointsOf, type Action, type Card, type Picture } from './table';

export type Choice = GameChoice<Action>;
export type Play = { choice: Choice; picture: Picture; points: readonly number[] };
export type Take = { choice: Choice; picture: Picture };

/** The choices by what they do. */
export function byKind(choices: readonly Choice[]): { plays: Play[]; takes: Take[] } {
  const plays: Play[] = [];
  const takes: Take[] = [];
  for (const choice of choices) {
    const { action } = choice;
    if ('play' in action) plays.push({ choice, ...action.play });
    else if ('take' in action) takes.push({ choice, picture: action.take });
    else never(action);
  }
  return { plays, takes };
}

export const plays = (choices: readonly Choice[]): Play[] => byKind(choices).plays;
export const takes = (choices: readonly Choice[]): Take[] => byKind(choices).takes;

const ascending = (points: readonly number[]) => [...points].sort((one, other) => one - other);
const same = (one: readonly number[], other: readonly number[]) =>
  one.length === other.length && one.every((points, index) => points === other[index]);

/** The play that lays these cards, the last one on top. Where the order does not count, any order will do. */
export function meant(cards: readonly Card[], offered: readonly Play[]): Play | null {
  const [first] = cards;
  if (first === undefined) return null;
  const points = cards.map(pointsOf);
  const ofPicture = offered.filter((play) => play.picture === pictureOf(first));
  const topped = [...ascending(points.slice(0, -1)), ...points.slice(-1)];
  const sorted = ascending(points);
  return (
    ofPicture.find((play) => same(play.points, topped)) ??
    ofPicture.find((play) => same(play.points, sorted)) ??
    null
  );
}

/** Where the cards of this play lie in the hand, in the order they are laid. */
export function layOut(play: Play, hand: readonly Card[]): number[] {
  const left = hand.map((card) => (pictureOf(card) === play.picture ? pointsOf(card) : null));
  return play.points.map((points) => {
    const index = left.indexOf(points);
    left[index] = null;
    return index;
  });
}

/** Whether these cards are part of something that may be played. */
export function possible(cards: readonly Card[], offered: readonly Play[]): boolean {
  const [first] = cards;
  if (first === undefined) return true;
  if (cards.some((card) => pictureOf(card) !== pictureOf(first))) return false;
  return offered.some((play) => {
    if (play.picture !== pictureOf(first)) return false;
    const left = [...play.points];
    return cards.every((card) => {
      const index = left.indexOf(pointsOf(card));
      if (index < 0) return false;
      left.splice(index, 1);
      return true;
    });
  });
}

const at = (indexes: readonly number[], hand: readonly Card[]) =>
  indexes.flatMap((index) => hand[index] ?? []);

/** What a click on the card at `index` asks for: it joins cards of its picture, otherwise it begins a new selection. */
function wanted(selected: readonly number[], index: number, hand: readonly Card[]): number[] {
  const pictures = at([...selected, index], hand).map(pictureOf);
  return pictures.every((picture) => picture === pictures[0]) ? [...selected, index] : [index];
}

/** The selection after a click on the card at `index`. A chosen card leaves; one that may not be played changes nothing. */
export function touch(
  selected: readonly number[],
  index: number,
  hand: readonly Card[],
  offered: readonly Play[],
): number[] {
  if (selected.includes(index)) return selected.filter((other) => other !== index);
  const after = wanted(selected, index, hand);
  return possible(at(after, hand), offered) ? after : [...selected];
}

/** The play that a click on the card at `index` would begin though it is not offered: what to ask the reason for. */
export function barred(
  selected: readonly number[],
  index: number,
  hand: readonly Card[],
  offered: readonly Play[],
): Action | null {
  if (selected.includes(index)) return null;
  const cards = at(wanted(selected, index, hand), hand);
  const [first] = cards;
  if (first === undefined || possible(cards, offered)) return null;
  return { play: { picture: pictureOf(first), points: cards.map(pointsOf) } };
}

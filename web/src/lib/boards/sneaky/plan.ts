/** Cards meant for storylines, before they are laid: they may change places freely. */
import type { CardName, Own } from './table';

/** One entry for each card of this step, in the order of `own.order`; those already on their way come first. */
export type Plan = readonly (CardName | null)[];

/** The plan as it still holds: what left the hand is gone from it. */
export function upheld(plan: Plan, own: Own): Plan {
  const held = new Set(own.hand.map((face) => face.name));
  return own.order.map((_, slot) => {
    const card = plan[slot] ?? null;
    return slot >= own.plan.length && card !== null && held.has(card) ? card : null;
  });
}

/** The first slot that waits for a card, or -1. */
export function open(plan: Plan, own: Own): number {
  return plan.findIndex((card, slot) => slot >= own.plan.length && card === null);
}

/** Lays a card into a slot: what lay there goes to where the card came from. */
export function put(plan: Plan, own: Own, card: CardName, slot: number): Plan {
  if (slot < own.plan.length || slot >= plan.length) return plan;
  const from = plan.indexOf(card);
  const there = plan[slot] ?? null;
  return plan.map((other, at) => (at === slot ? card : at === from ? there : other));
}

export function takeBack(plan: Plan, card: CardName): Plan {
  return plan.map((other) => (other === card ? null : other));
}

/** The cards in the order in which they go, once every slot has one. */
export function complete(plan: Plan, own: Own): CardName[] | null {
  const cards = plan.slice(own.plan.length);
  return cards.length > 0 && cards.every((card) => card !== null) ? cards : null;
}

/** The slots that belong to a storyline, with what is meant for them. */
export function slotsOf(
  plan: Plan,
  own: Own,
  row: number,
): { slot: number; card: CardName | null; sent: boolean }[] {
  return own.order.flatMap((owner, slot) => {
    if (owner !== row) return [];
    const sent = own.plan[slot];
    return [{ slot, card: sent ? sent.card.name : (plan[slot] ?? null), sent: sent !== undefined }];
  });
}

/** Cards on their way from the hand to storylines: arranged freely, kept over a reload, then laid one after the other. */
import { readStored, removeStored, store } from '$lib/storage';
import { ofCard, type Offer } from './choose';
import { complete, open, put, takeBack, upheld, type Plan } from './plan';
import type { CardName, Face, Own, View } from './table';

/** What the arrangement belongs to: another round, or another part of it, begins with nothing arranged. */
type Occasion = { table: string; seat: number | null; view: View };
type Stored = { round: number; phase: string; plan: Plan };

const KEY = 'dragonhall-sneaky-plan';
const keyOf = ({ table, seat }: Occasion) => `${KEY}:${table}:${seat}`;

const isStored = (value: unknown): value is Stored =>
  typeof value === 'object' &&
  value !== null &&
  'round' in value &&
  'phase' in value &&
  'plan' in value &&
  Array.isArray(value.plan);

/** What was arranged before the page was loaded again. */
export function kept(occasion: Occasion): Plan {
  const { view } = occasion;
  const found = readStored('sessionStorage', keyOf(occasion));
  return isStored(found) && found.round === view.round && found.phase === view.phase
    ? upheld(found.plan, view.own)
    : [];
}

/** Keeps what is arranged; nothing once nothing is. */
export function keep(occasion: Occasion, plan: Plan): void {
  const { round, phase } = occasion.view;
  if (plan.every((card) => card === null)) removeStored('sessionStorage', keyOf(occasion));
  else store('sessionStorage', keyOf(occasion), { round, phase, plan });
}

export class Laying {
  /** The card taken up. */
  chosen = $state<CardName | null>(null);
  /** The cards meant for storylines. */
  plan = $state.raw<Plan>([]);
  /** The plan on its way to the hall, one move after the other. */
  sending = $state.raw<Plan | null>(null);
  /** How far the hall had come when the last move was made. */
  #asked = -1;

  constructor(plan: Plan) {
    this.plan = plan;
  }

  /** Puts down what is no longer in the hand. */
  follow(own: Own): void {
    if (!own.hand.some(({ name }) => name === this.chosen)) this.chosen = null;
    this.plan = upheld(this.plan, own);
  }

  /** A card into a slot, or what lies there back into the hand; not while the hall has one of them. */
  put(own: Own, slot: number, card: CardName | null, busy: boolean): void {
    if (this.#away(busy)) return;
    const draft = upheld(this.plan, own);
    const there = draft[slot];
    if (card !== null) this.plan = put(draft, own, card, slot);
    else if (there) this.plan = takeBack(draft, there);
    this.chosen = null;
  }

  /** A touch on a card: takes it up, lays it, or takes it back. */
  choose(own: Own, card: CardName, busy: boolean): void {
    if (this.#away(busy)) return;
    const draft = upheld(this.plan, own);
    const next = open(draft, own);
    if (draft.includes(card)) {
      this.plan = takeBack(draft, card);
      this.chosen = null;
    } else if (this.chosen === card && next >= 0) this.put(own, next, card, busy);
    else this.chosen = card;
  }

  /** Whether cards are on their way. A move that was not confirmed after all stops them. */
  #away(busy: boolean): boolean {
    if (!busy) this.sending = null;
    return this.sending !== null;
  }

  /** All cards are to be laid now. */
  begin(own: Own): void {
    const draft = upheld(this.plan, own);
    if (!this.sending && complete(draft, own)) [this.sending, this.#asked] = [draft, -1];
  }

  /** The next move, to the place that the hall asks about; where one was refused, the other cards stay here. */
  next(own: Own, offered: readonly Offer[]): Offer | null {
    if (!this.sending) return null;
    const at = own.plan.length;
    const card = at > this.#asked ? this.sending[at] : null;
    const offer = card ? ofCard(offered, card) : null;
    // Once all are laid, the hall's plan is empty again.
    if (at < this.#asked) this.plan = [];
    this.#asked = at;
    if (offer?.kind === 'lay') return offer;
    this.sending = null;
    return null;
  }
}

/** A card of the hand, or of those already sent. */
export const faceOf = (own: Own, name: CardName): Face | null =>
  own.hand.find((card) => card.name === name) ??
  own.plan.find(({ card }) => card.name === name)?.card ??
  null;

/** What the own storyline would add up to with the cards arranged for it; null where backs are not shown. */
export function sumsWith(
  view: View,
  plan: Plan,
): { courage: [number, number]; stamina: [number, number] } | null {
  const { own, you } = view;
  const mine = view.players.find((player) => player.seat === you);
  if (!mine || mine.courage === null || mine.stamina === null) return null;
  const backs = own.order.flatMap((row, slot) => {
    const name = row === you ? plan[slot] : null;
    const back = name ? faceOf(own, name)?.back : null;
    return back ? [back] : [];
  });
  if (backs.length === 0) return null;
  const sum = (of: 'courage' | 'footprint') => backs.reduce((total, back) => total + back[of], 0);
  return {
    courage: [mine.courage, mine.courage + sum('courage')],
    stamina: [mine.stamina, mine.stamina + sum('footprint')],
  };
}

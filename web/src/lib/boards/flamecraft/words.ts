/** Phrases that the board says: messages of the game. */
import type { Arg, Choice, Phrase } from '$lib/wire';
import { object, verb } from './choose';
import { craft, present, type Amounts, type Crumb, type Reward, type Shop, type Yields } from './table';

export const card = (id: string): Phrase => ({ key: `card-${id}` });
export const dragonName = (artisan: string): Phrase => ({ key: `dragon-${artisan}` });
/** A dragon with its craft. */
export const dragon = (artisan: string): Phrase => ({
  key: 'artisan',
  args: { name: { phrase: dragonName(artisan) }, good: { word: craft(artisan) } },
});
export const token = (what: string): Phrase => ({ key: 'token', args: { what: { word: what } } });
export const amount = (what: string, n: number): Phrase => ({ key: 'amount', args: { what: { word: what }, n: { number: n } } });
export const plain = (key: string, args: Record<string, string | number | Phrase | Phrase[]> = {}): Phrase => ({
  key,
  args: Object.fromEntries(
    Object.entries(args).map(([name, value]): [string, Arg] => {
      if (typeof value === 'number') return [name, { number: value }];
      if (typeof value === 'string') return [name, { word: value }];
      return [name, Array.isArray(value) ? { list: value } : { phrase: value }];
    }),
  ),
});

const nothing: Phrase = { key: 'nothing' };

export const amounts = (goods: Amounts): Phrase[] => present(goods).map(([good, n]) => amount(good, n));

export function reward({ reputation = 0, coins = 0, fancy = 0, artisans = 0 }: Reward): Phrase[] {
  const parts: [string, number][] = [['reputation', reputation], ['coin', coins], ['fancy', fancy], ['artisan', artisans]];
  const some = parts.filter(([, n]) => n > 0).map(([what, n]) => amount(what, n));
  return some.length > 0 ? some : [nothing];
}

export function yields({ goods, any, coins, artisans }: Yields): Phrase[] {
  const list = amounts(goods);
  if (any > 0) list.push(plain('board-any-goods', { n: any }));
  if (coins > 0) list.push(amount('coin', coins));
  if (artisans > 0) list.push(amount('artisan', artisans));
  return list.length > 0 ? list : [nothing];
}

/** One sentence about a shop: who is here, what it gathers, what is free. */
export function shop(at: Shop, here: readonly string[]): Phrase {
  if (at.shop === null) return { key: 'board-face-down' };
  const free = at.slots.filter((slot) => slot.dragon === null).length;
  const args = { shop: card(at.shop), yields: yields(at.yields), free };
  return here.length > 0
    ? plain('board-shop-visited', { ...args, who: here.join(', ') })
    : plain('board-shop', args);
}

/** What a button of the dock says in few words; its spoken name says all. */
export function brief(choice: Choice, dragonAt: (where: string) => string | null): Phrase {
  const what = object(choice);
  switch (verb(choice)) {
    case 'fire': {
      const fired = dragonAt(what);
      return fired ? plain('board-act-fire', { dragon: dragonName(fired), does: { key: `board-does-${craft(fired)}` } }) : choice.label;
    }
    case 'cheer': {
      const cheered = dragonAt(what);
      return cheered ? plain('board-act-cheer', { dragon: dragonName(cheered) }) : choice.label;
    }
    default:
      return choice.label;
  }
}

/** What a question comes from: its kind, and the card itself. */
export function crumb(step: Crumb): { kind: Phrase; name: Phrase; helps: string } {
  const [kind, id] = Object.entries(step)[0] as [string, string];
  return {
    kind: { key: `board-crumb-${kind}` },
    name: kind === 'fire' ? dragonName(id) : card(id),
    helps: kind === 'fire' ? `${craft(id)}-dragon` : id,
  };
}

/** Phrases that the board says: messages of the game. */
import type { Arg, Choice, Phrase } from '$lib/wire';
import { object, verb } from './choose';
import {
  craft,
  GOODS,
  present,
  type Amounts,
  type Crumb,
  type Enchantment,
  type OwnFancy,
  type Player,
  type Reward,
  type Shop,
  type Yields,
} from './table';

export const card = (id: string): Phrase => ({ key: `card-${id}` });
export const dragonName = (artisan: string): Phrase => ({ key: `dragon-${artisan}` });
/** A dragon with its craft. */
export const dragon = (artisan: string): Phrase => ({
  key: 'artisan',
  args: { name: { phrase: dragonName(artisan) }, good: { word: craft(artisan) } },
});
export const token = (what: string): Phrase => ({ key: 'token', args: { what: { word: what } } });
export const amount = (what: string, n: number): Phrase => ({
  key: 'amount',
  args: { what: { word: what }, n: { number: n } },
});
export const plain = (
  key: string,
  args: Record<string, string | number | Phrase | Phrase[]> = {},
): Phrase => ({
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
  const parts: [string, number][] = [
    ['reputation', reputation],
    ['coin', coins],
    ['fancy', fancy],
    ['artisan', artisans],
  ];
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

/** The sentences about a shop: what it gathers, what is free, who is here, what else its front shows. */
export function shop(at: Shop, here: readonly string[]): Phrase[] {
  if (at.shop === null) return [{ key: 'board-face-down' }];
  const free = at.slots.filter((slot) => slot.dragon === null).length;
  const all = [plain('board-shop', { shop: card(at.shop), yields: yields(at.yields), free })];
  if (at.full) all.push({ key: 'board-shop-full' });
  if (here.length > 0) all.push(plain('board-shop-here', { who: here.join(', ') }));
  if (at.enchantments.length > 0)
    all.push(plain('board-shop-enchanted', { cards: at.enchantments.map(card) }));
  if (at.ability) all.push(plain('board-shop-ability', { help: { key: `help-${at.shop}` } }));
  return all;
}

/** The sentences about an enchantment; `looks` if somebody looks who could pay for it. */
export function spell(at: Enchantment, looks: boolean): Phrase[] {
  const all = [
    plain('board-spell', { enchantment: card(at.id), cost: amounts(at.cost), pays: reward(at.reward) }),
  ];
  if (at['per-extra-set'] > 0) all.push(plain('board-extra-set', { points: at['per-extra-set'] }));
  if (at['no-coins']) all.push({ key: 'board-no-coins' });
  const lacks = amounts(at.lacks);
  if (looks && at.payable) all.push({ key: 'board-spell-payable' });
  else if (looks && lacks.length > 0) all.push(plain('board-spell-lacks', { goods: lacks }));
  return all;
}

/** The sentences about an own fancy dragon: its goal, how far that is, what it is worth now. */
export function fancy({ id, progress, pays, fulfilled }: OwnFancy): Phrase[] {
  const all = [plain('board-fancy', { fancy: card(id), help: { key: `help-${id}` } })];
  if (fulfilled) all.push({ key: 'board-fancy-met' });
  else if (progress) all.push(plain('board-fancy-progress', { have: progress[0], wanted: progress[1] }));
  all.push(plain('board-fancy-pays', { pays: reward(pays) }));
  return all;
}

/** One sentence about a player: what he has, where he stands, and what he scored. */
export function seat(player: Player, who: string, first: boolean): Phrase {
  const { reputation, hand, fancies, coins, goods, at, scored } = player;
  const has = [
    amount('reputation', reputation),
    amount('artisan', hand),
    amount('fancy', fancies),
    amount('coin', coins),
  ];
  has.push(...GOODS.filter((good) => goods[good] > 0).map((good) => amount(good, goods[good])));
  if (at) has.push(plain('board-at', { shop: card(at) }));
  if (first) has.push({ key: 'board-first' });
  if (scored.length > 0) has.push(plain('board-scored', { fancies: scored.map(card) }));
  return plain('board-seat', { who, has });
}

/** What a button of the dock says in few words; its spoken name says all. */
export function brief(choice: Choice, dragonAt: (where: string) => string | null): Phrase {
  const what = object(choice);
  switch (verb(choice)) {
    case 'fire': {
      const fired = dragonAt(what);
      return fired
        ? plain('board-act-fire', { dragon: dragonName(fired), does: { key: `board-does-${craft(fired)}` } })
        : choice.label;
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

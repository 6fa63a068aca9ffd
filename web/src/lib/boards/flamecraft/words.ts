/** Phrases that the board says: messages of the game. */
import { GOODS } from '$games/flamecraft/client/cards';
import type {
  Achievement,
  Amounts,
  Artisan,
  Companion,
  Crumb,
  Enchantment,
  EnchantmentView,
  Fancy,
  OwnFancy,
  PlayerView,
  Question,
  Reward,
  Shop,
  Token,
  Where,
  Yields,
} from '$games/flamecraft/client/types';
import { never } from '$lib/never';
import type { Arg, Phrase } from '$lib/wire';
import { craft, present, type Choice, type TownShop, type View } from './table';

/** A card with an entry of its own in the sheet. */
type Card = Shop | Fancy | Enchantment | Companion | Achievement;
/** What can be counted. */
type Counted = Token | 'reputation' | 'fancy' | 'artisan';

export const card = (id: Card): Phrase => ({ key: `card-${id}` });
export const dragonName = (artisan: Artisan): Phrase => ({ key: `dragon-${artisan}` });
/** A dragon with its craft. */
export const dragon = (artisan: Artisan): Phrase => ({
  key: 'artisan',
  args: { name: { phrase: dragonName(artisan) }, good: { word: craft(artisan) } },
});
export const token = (what: Token): Phrase => ({ key: 'token', args: { what: { word: what } } });
export const amount = (what: Counted, n: number): Phrase => ({
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
  const parts: [Counted, number][] = [
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
export function shop(at: TownShop, here: readonly string[]): Phrase[] {
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
export function spell(at: EnchantmentView, looks: boolean): Phrase[] {
  const all = [
    plain('board-spell', { enchantment: card(at.id), cost: amounts(at.cost), pays: reward(at.reward) }),
  ];
  if (at.per_extra_set > 0) all.push(plain('board-extra-set', { points: at.per_extra_set }));
  if (at.no_coins) all.push({ key: 'board-no-coins' });
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

/** One sentence about a player: what they have, where they stand, and what they scored. */
export function seat(player: PlayerView, who: string, first: boolean): Phrase {
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

/** What an act says in few words, beside its signs, if those do not say all; its spoken name does. */
export function brief(
  { action, label }: Choice,
  { asks, rewards }: Question,
  dragonAt: (where: Where) => Artisan | null,
): Phrase | null {
  switch (action.do) {
    case 'use':
      return { key: asks === 'use-ability' ? 'board-act-use' : 'board-act-do' };
    case 'companion':
      return { key: 'board-act-companion', args: label.args ?? {} };
    case 'gather':
      return { key: 'board-act-gather' };
    case 'choose':
      return rewards.length > 0 ? null : label;
    case 'space':
      return plain('board-act-space', { space: action.space + 1 });
    case 'cast':
      return { key: 'board-act-cast' };
    case 'pay-for':
      return { key: 'board-act-pay-for' };
    case 'fire':
    case 'cheer': {
      const there = dragonAt(action.at);
      if (!there) return label;
      return action.do === 'fire'
        ? plain('board-act-fire', { dragon: dragonName(there), does: { key: `board-does-${craft(there)}` } })
        : plain('board-act-cheer', { dragon: dragonName(there) });
    }
    case 'place': {
      const { artisan, slot } = action;
      return plain('board-act-place', { dragon: dragonName(artisan), shop: card(slot.shop) });
    }
    default:
      return label;
  }
}

/** Where the game is, in a few words. */
export function phaseOf({ question, ending, turns, result }: View): Phrase {
  if (result) return plain('board-turns', { turns });
  if (question.stage === 'start') return { key: 'board-before' };
  if (ending) return plain('board-last-turns', { turns: ending.turns });
  return plain('board-turn', { turn: turns });
}

/** What a question comes from: its kind, unless the name says it, and the card itself. */
export function crumb(step: Crumb): { kind: Phrase | null; name: Phrase; helps: string } {
  const of = (kind: string, id: Card) => ({
    kind: { key: `board-crumb-${kind}` },
    name: card(id),
    helps: id,
  });
  if ('fire' in step)
    return {
      kind: { key: 'board-crumb-fire' },
      name: dragonName(step.fire),
      helps: `${craft(step.fire)}-dragon`,
    };
  if ('ability' in step) return of('ability', step.ability);
  if ('fancy' in step) return of('fancy', step.fancy);
  if ('companion' in step) return of('companion', step.companion);
  if ('enchantment' in step) return { kind: null, name: card(step.enchantment), helps: step.enchantment };
  return never(step);
}

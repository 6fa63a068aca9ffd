/** What a choice costs and brings, in signs: read from what the game told, nothing is worked out by rules here. */
import { ICON } from '$games/flamecraft/client/cards';
import type {
  Amounts,
  EnchantmentView,
  Part,
  Reward,
  Sign,
  Sum,
  Token,
  Yields,
} from '$games/flamecraft/client/types';
import { enchantmentNamed, present, shopNamed, type Choice, type View } from './table';

/** What is paid and what is gained. */
export type Deal = { costs: Sum[]; gains: Sum[] };

/** The sign of the sprite. */
export type MarkId = Token | 'reputation' | 'artisan' | 'fancy' | 'wild';
export const markOf = (sign: Sign): MarkId => (sign === 'any' || sign === 'token' ? 'wild' : sign);

const some = (n: number, of: Sign): Sum[] => (n > 0 ? [{ n, of }] : []);
const goods = (amounts: Amounts): Sum[] => present(amounts).map(([of, n]) => ({ n, of }));

export const rewarded = ({ reputation = 0, coins = 0, fancy = 0, artisans = 0 }: Reward): Sum[] => [
  ...some(reputation, 'reputation'),
  ...some(coins, 'coin'),
  ...some(fancy, 'fancy'),
  ...some(artisans, 'artisan'),
];
const gathered = (yields: Yields): Sum[] => [
  ...goods(yields.goods),
  ...some(yields.any, 'any'),
  ...some(yields.coins, 'coin'),
  ...some(yields.artisans, 'artisan'),
];

/** The sums of several parts, one after the other. */
const together = (parts: readonly Part[]): Deal => ({
  costs: parts.flatMap(({ costs }) => costs),
  gains: parts.flatMap(({ gains }) => gains),
});

/** So many sets of an enchantment. */
function sets(spell: EnchantmentView | undefined, n: number): Deal {
  if (!spell) return { costs: [], gains: [] };
  const costs = goods(spell.cost).map((sum) => ({ ...sum, n: sum.n * n }));
  const reputation = (spell.reward.reputation ?? 0) + spell.per_extra_set * (n - 1);
  return { costs, gains: rewarded({ ...spell.reward, reputation }) };
}

const NOTHING: Deal = { costs: [], gains: [] };

/** What a choice costs and brings at once. */
export function brings(view: View, { action }: Choice): Deal {
  const { parts, rewards, shop, enchantment } = view.question;
  switch (action.do) {
    case 'use':
      return together(parts.filter((part) => part.at_once && !part.may && part.either === null));
    case 'choose': {
      const reward = rewards[action.n];
      return reward
        ? { costs: [], gains: rewarded(reward) }
        : together(parts.filter((part) => part.either === action.n));
    }
    case 'gather': {
      const here = shopNamed(view, shop);
      return here ? { costs: [], gains: gathered(here.yields) } : NOTHING;
    }
    case 'cast':
    case 'pay-for':
      return sets(enchantmentNamed(view, action.enchantment), 1);
    case 'sets':
      return enchantment ? sets(enchantmentNamed(view, enchantment), action.n) : NOTHING;
    case 'place': {
      const slot = shopNamed(view, action.slot.shop)?.slots[action.slot.slot];
      return slot ? { costs: [], gains: rewarded(slot.reward) } : NOTHING;
    }
    case 'space': {
      const reward = rewards[action.space];
      return reward ? { costs: [], gains: rewarded(reward) } : NOTHING;
    }
    case 'reveal':
    case 'score': {
      const own = view.fancies.find(({ id }) => id === action.fancy);
      return own ? { costs: [], gains: rewarded(own.pays) } : NOTHING;
    }
    case 'to':
    case 'join':
      return { costs: [], gains: parts.flatMap(({ gains }) => gains) };
    case 'give':
    case 'seed':
      return parts.length > 0 ? { costs: [], gains: parts[0]?.gains ?? [] } : NOTHING;
    default:
      return NOTHING;
  }
}

export const reputation = (sums: readonly Sum[]): number =>
  sums.reduce((total, { n, of }) => total + (of === 'reputation' ? n : 0), 0);

/** What the question itself may bring in reputation, as far as that is one sum. */
export const promised = (view: View): number =>
  reputation(
    view.question.parts
      .filter((part) => part.either === null && !REPEATED.includes(part.does))
      .flatMap(({ gains }) => gains),
  );

/** Parts whose gains come for each of several, or only sometimes. */
export const REPEATED: readonly Part['does'][] = [
  'gift-same',
  'trade',
  'trade-different',
  'seed',
  'score-drawn',
  'invite',
  'flip-coins',
  'return-fancies',
  'coins-to-goods',
];
export const SOMETIMES: readonly Part['does'][] = ['if-fills', 'seed-all', 'heads', 'tails', 'flip-coins'];

/** The sign of what a button gives, takes or fires up. */
export function signOf({ action }: Choice): Token | null {
  if ('token' in action) return action.token;
  if ('good' in action) return action.good;
  return 'enchantment' in action && action.do !== 'tuck' ? ICON[action.enchantment] : null;
}

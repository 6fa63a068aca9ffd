//! What goods and coins will buy: the enchantments within reach, and the dragons that casting them fires up.

use crate::state::{Bill, ROW, Step};

use super::town::Offer;
use super::{Outlook, REACH, TURN, greater};

/// The best use of goods found so far.
struct Purchase {
    /// Which card of the row; the reserved one comes after them.
    card: usize,
    worth: f32,
    goods: Lanes,
    coins: u16,
}

/// An enchantment that may be worth casting.
#[derive(Clone, Copy, Default)]
pub(super) struct Promise {
    /// Which card of the row; the reserved one comes after them.
    card: u8,
    /// What it pays with what casting it fires up, less the turn that it takes.
    pays: f32,
    /// How much more surely it will be cast, being reserved.
    reserved: f32,
    /// The most it can be worth: nothing is missing and no coin is paid.
    most: f32,
}

/// So many goods of each kind, side by side in one number so that all are reckoned at once: a byte for each, the first
/// good the lowest. None is more than [`MOST`], so that the highest bit of a byte is free to be borrowed from.
pub(super) type Lanes = u64;

/// The most of one kind that is told apart.
const MOST: u8 = 0x7f;
const BORROWED: Lanes = 0x8080_8080_8080_8080;

#[inline]
pub(super) fn lanes(goods: [u8; 6]) -> Lanes {
    let [a, b, c, d, e, f] = goods.map(|n| n.min(MOST));
    u64::from_le_bytes([a, b, c, d, e, f, 0, 0])
}

/// What is missing of each for `needed`: with the two the other way round, what is left.
#[inline]
const fn missing(needed: Lanes, have: Lanes) -> Lanes {
    let less = (needed | BORROWED) - have;
    let positive = (less & BORROWED) >> 7;
    less & ((positive << 7) - positive)
}

#[inline]
const fn sum(goods: Lanes) -> u16 {
    const EVEN: Lanes = 0x00ff_00ff_00ff_00ff;
    let pairs = (goods & EVEN) + (goods >> 8 & EVEN);
    (pairs.wrapping_mul(0x0001_0001_0001_0001) >> 48) as u16
}

/// What so many goods of one kind are worth that are over: many different ones pay for more enchantments than many of
/// one.
const SPARE: [f32; 256] = {
    let mut worth = [0.0; 256];
    let mut n = 1;
    while n < worth.len() {
        worth[n] = worth[n - 1] + (0.4 - 0.05 * (n - 1) as f32);
        n += 1;
    }
    worth
};

impl Outlook<'_> {
    /// Goods and coins once the payment at hand is made.
    pub(super) fn after_paying(&self) -> ([u16; 6], u16) {
        let player = self.table.player(self.seat);
        let (mut goods, mut coins) = (player.goods, player.coins);
        if self.table.turn != self.seat {
            return (goods, coins);
        }
        for step in &self.table.stack {
            let bill = match *step {
                Step::Pay { bill, .. } => bill,
                // Every further set pays more than its goods are worth, or it would not be asked.
                Step::Sets { enchantment, leave_out } => {
                    Bill::Enchantment(enchantment, self.table.most_sets(enchantment, leave_out))
                }
                _ => continue,
            };
            let (amounts, _) = self.table.amounts(bill);
            for (have, need) in goods.iter_mut().zip(amounts) {
                let missing = need.saturating_sub(*have);
                *have = have.saturating_sub(need);
                coins = coins.saturating_sub(missing);
            }
        }
        (goods, coins)
    }

    /// The worth of goods and coins: up to two enchantments, one after the other; what is over counts a little.
    pub(super) fn holdings(&self, goods: [u16; 6], mut coins: u16) -> f32 {
        let limit = u16::from(self.table.limits().goods);
        let mut goods = lanes(goods.map(|n| n.min(limit) as u8));
        let (mut sum, mut used) = (0.0, usize::MAX);
        for (nth, share) in [1.0, 0.6].into_iter().enumerate() {
            if self.turns <= nth as f32 {
                break;
            }
            let Some(best) = self.best_purchase(goods, coins, used) else { break };
            sum += share * best.worth;
            (goods, coins, used) = (best.goods, best.coins, best.card);
        }
        let spare: f32 = goods.to_le_bytes()[..6].iter().map(|&n| SPARE[usize::from(n)]).sum();
        sum + self.season.time * spare + f32::from(coins) * (1.0 + 0.15 * self.season.time)
    }

    /// Looks for the enchantments that are worth their turn, if nothing is missing and no coin is paid.
    pub(super) fn find_promises(&mut self) {
        for card in 0..=ROW {
            let offer = self.offer(card);
            let site = self.sites[offer.icon as usize];
            if offer.card.is_none() || site == f32::NEG_INFINITY {
                continue;
            }
            let pays = self.cards[card] + site - TURN;
            let reserved = if card == ROW { 1.1 } else { 1.0 };
            let most = if offer.per_extra_set > 0 { f32::INFINITY } else { pays * reserved };
            if most > 0.0 {
                let place = self.promises.iter().position(|other| other.most < most);
                let promise = Promise { card: card as u8, pays, reserved, most };
                self.promises.insert(place.unwrap_or(self.promises.len()), promise);
            }
        }
    }

    /// The best of them; of equals, that which lies first.
    fn best_purchase(&self, goods: Lanes, coins: u16, used: usize) -> Option<Purchase> {
        let mut best = Purchase { card: usize::MAX, worth: 0.0, goods, coins };
        for promise in &self.promises {
            let card = promise.card as usize;
            if promise.most < best.worth {
                break;
            }
            if card == used {
                continue;
            }
            let offer = self.offer(card);
            let (pays, cost) =
                if offer.per_extra_set > 0 { self.in_sets(card, goods) } else { (promise.pays, offer.cost) };
            let short = sum(missing(cost, goods));
            let in_coins = if offer.no_coins { 0 } else { short.min(coins) };
            let lacking = usize::from(short - in_coins).min(REACH.len() - 1);
            // Whoever still lacks something needs another turn first.
            let hurry = if lacking > 0 && self.turns < 2.0 { 0.2 } else { 1.0 };
            let worth = greater(pays - f32::from(in_coins), 0.0) * REACH[lacking] * hurry * promise.reserved;
            if worth > best.worth || worth == best.worth && card < best.card && worth > 0.0 {
                best = Purchase { card, worth, goods: missing(goods, cost), coins: coins - in_coins };
            }
        }
        (best.card != usize::MAX).then_some(best)
    }

    /// What an enchantment pays and costs that is cast with as many sets as there are goods for.
    fn in_sets(&self, card: usize, goods: Lanes) -> (f32, Lanes) {
        let offer = self.offer(card);
        let (goods, cost) = (goods.to_le_bytes(), offer.cost.to_le_bytes());
        let payable = (0..6).filter(|&good| cost[good] > 0);
        let sets = payable.map(|good| goods[good] / cost[good]).min().unwrap_or(1).max(1);
        let extra = f32::from(sets - 1) * f32::from(offer.per_extra_set);
        let pays = self.cards[card] + extra + self.sites[offer.icon as usize] - TURN;
        // No more than there is of each, or else the cost of one set.
        (pays, offer.cost * u64::from(sets))
    }

    /// The card at a place of the row; after them the reserved one.
    fn offer(&self, card: usize) -> &Offer {
        self.town.row.get(card).unwrap_or(&self.reserved)
    }
}

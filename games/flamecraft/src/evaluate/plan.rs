//! What goods and coins will buy: the enchantments within reach, and the dragons that casting them fires up.

use crate::cards::Good;
use crate::state::{Bill, FireZone, ROW, Step};

use super::{Outlook, REACH, TURN};

/// The best use of goods found so far.
struct Purchase {
    /// Which card of the row; the reserved one comes after them.
    card: usize,
    worth: f32,
    goods: [u16; 6],
    coins: u16,
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
    pub(super) fn holdings(&self, mut goods: [u16; 6], mut coins: u16) -> f32 {
        let limit = u16::from(self.table.limits().goods);
        goods.iter_mut().for_each(|n| *n = (*n).min(limit));
        let (mut sum, mut used) = (0.0, usize::MAX);
        for (nth, share) in [1.0, 0.6].into_iter().enumerate() {
            if self.turns <= nth as f32 {
                break;
            }
            let Some(best) = self.best_purchase(&goods, coins, used) else { break };
            sum += share * best.worth;
            (goods, coins, used) = (best.goods, best.coins, best.card);
        }
        let spare: f32 = goods.iter().map(|&n| SPARE[usize::from(n)]).sum();
        sum + self.time * spare + f32::from(coins) * (1.0 + 0.15 * self.time)
    }

    fn best_purchase(&self, goods: &[u16; 6], coins: u16, used: usize) -> Option<Purchase> {
        let table = self.table;
        let player = table.player(self.seat);
        let mut best: Option<Purchase> = None;
        let cards = table.row.iter().copied().chain([player.reserved]);
        for (card, enchantment) in cards.enumerate() {
            let Some(enchantment) = enchantment.filter(|_| card != used) else { continue };
            let facts = table.sheet.enchantment(enchantment);
            let site = self.sites[facts.icon.index()];
            if site == f32::NEG_INFINITY {
                continue;
            }
            let reserved = if card == ROW { 1.1 } else { 1.0 };
            // The most it can be worth: nothing is missing and no coin is paid.
            let most = (self.cards[card] + site - TURN) * reserved;
            if facts.per_extra_set == 0 && most <= best.as_ref().map_or(0.0, |best| best.worth) {
                continue;
            }
            let cost = facts.cost;
            let mut sets = 1;
            if facts.per_extra_set > 0 {
                let payable = (0..6).filter(|&good| cost[good] > 0);
                sets = payable.map(|good| goods[good] / u16::from(cost[good])).min().unwrap_or(1).max(1);
            }
            let (mut left, mut short) = (*goods, 0);
            for good in 0..6 {
                let need = u16::from(cost[good]) * sets;
                short += need.saturating_sub(left[good]);
                left[good] = left[good].saturating_sub(need);
            }
            let in_coins = if facts.no_coins { 0 } else { short.min(coins) };
            let missing = usize::from(short - in_coins).min(REACH.len() - 1);
            let extra = f32::from(sets - 1) * f32::from(facts.per_extra_set);
            let pays = self.cards[card] + extra + site - TURN - f32::from(in_coins);
            // Whoever still lacks something needs another turn first.
            let hurry = if missing > 0 && self.turns < 2.0 { 0.2 } else { 1.0 };
            let worth = pays.max(0.0) * REACH[missing] * hurry * reserved;
            if worth > 0.0 && best.as_ref().is_none_or(|best| worth > best.worth) {
                best = Some(Purchase { card, worth, goods: left, coins: coins - in_coins });
            }
        }
        best
    }

    /// For each icon: what the dragons of the best shop to enchant are worth when fired up.
    pub(super) fn sites(&self) -> [f32; 6] {
        let table = self.table;
        let at = table.player(self.seat).at;
        let mut sites = [f32::NEG_INFINITY; 6];
        for spot in table.spots().filter(|&spot| Some(spot) != at) {
            let takes = self.town.takes(spot);
            if takes == 0 {
                continue;
            }
            let (all, _) = self.firing(FireZone::Spot(spot));
            for good in Good::in_mask(takes) {
                sites[good.index()] = sites[good.index()].max(all);
            }
        }
        sites
    }
}

//! What is sure to follow in the present turn: rewards, dragons that may be fired up, an ability that may be used.

use crate::cards::Good;
use crate::sheet::Icon;
use crate::state::{Bill, FireZone, Step};

use super::Outlook;

impl Outlook<'_> {
    /// What the waiting steps promise. What goods and coins are worth now is known already.
    pub(super) fn steps_ahead(&self, goods: [u16; 6], coins: u16, holdings: f32) -> f32 {
        let table = self.table;
        let own = table.turn == self.seat;
        let mut sum = 0.0;
        for step in &table.stack {
            sum += match *step {
                Step::ChooseGood { seat, left, each, .. } if seat == self.seat => {
                    self.season.good() * f32::from(left) * f32::from(each)
                }
                Step::Invited { seat, .. } if seat == self.seat => 0.3,
                _ if !own => 0.0,
                Step::Reward(reward) => self.reward(reward),
                Step::Draw { left, .. } | Step::TakeFromPark { left } => self.season.dragon * f32::from(left),
                Step::Place { spot, any_icon, if_fills, .. } => self.placing(spot, any_icon, if_fills),
                Step::FireOne { zone, instead, .. } => self.firing(zone).1.max(f32::from(instead)),
                Step::FireAny { zone, done, instead, .. } => {
                    let waiting = table.fireable(zone, done).filter_map(|at| table.dragon(at));
                    waiting
                        .map(|dragon| self.fire_or_leave[dragon.good().index()].max(f32::from(instead)))
                        .sum()
                }
                Step::Fire { at, .. } => {
                    table.dragon(at).map_or(0.0, |dragon| self.fire[dragon.good().index()])
                }
                Step::Swap { .. } => 1.2,
                Step::Kindle { spot } => 0.7 * self.firing(FireZone::Spot(spot)).0,
                Step::UseAbility => self.ability(table.here()),
                Step::Run { pc, end, .. } => {
                    let here = Some(table.here());
                    (pc..end).map(|pc| self.op(table.op(pc), here)).sum()
                }
                Step::May { pc, .. } | Step::ChooseOne { pc, .. } => {
                    self.op(table.op(pc), Some(table.here()))
                }
                Step::Cast { enchantment, sets } | Step::PaidFor { enchantment, sets, .. } => {
                    let facts = table.sheet.enchantment(enchantment);
                    // While the number is asked, the most is meant.
                    let sets = match table.stack.last() {
                        Some(&Step::Sets { enchantment, leave_out }) => {
                            table.most_sets(enchantment, leave_out)
                        }
                        _ => sets,
                    };
                    let extra = f32::from(facts.per_extra_set) * f32::from(sets.saturating_sub(1));
                    let casts = if matches!(step, Step::Cast { .. }) { 2.0 * self.town.haste } else { 0.0 };
                    self.reward(facts.reward) + extra + casts
                }
                Step::GatherRest { spot } => {
                    let rest = table.goods_besides(spot);
                    self.gain(goods, coins, holdings, rest)
                }
                Step::GiveVisitors { left } => {
                    let each = if table.settings.solo { f32::from(left) } else { left.count_ones() as f32 };
                    -0.5 * each
                }
                Step::GatherOrEnchant { leave_out } => self.visit(leave_out, goods, coins, holdings),
                _ => 0.0,
            };
        }
        if own { sum + 3.0 * f32::from(table.now.extra) } else { sum }
    }

    /// What so many more goods are worth.
    fn gain(&self, goods: [u16; 6], coins: u16, holdings: f32, more: [u8; 6]) -> f32 {
        let mut after = goods;
        after.iter_mut().zip(more).for_each(|(have, more)| *have += u16::from(more));
        self.holdings(after, coins) - holdings
    }

    fn ability(&self, spot: u8) -> f32 {
        let ability = self.table.facts(spot).ability;
        if self.table.can_run(ability, None) { self.program(ability, Some(spot)).max(0.0) } else { 0.0 }
    }

    /// What the shop just visited promises: goods to gather and what goes with it, or an enchantment to cast.
    fn visit(&self, leave_out: u8, goods: [u16; 6], coins: u16, before: f32) -> f32 {
        let table = self.table;
        let here = table.here();
        let facts = table.facts(here);
        let mut more = table.goods_besides(here);
        let yields = match facts.icon {
            Icon::Wild => self.season.good() * f32::from(facts.yields),
            Icon::Coin => 1.1 * f32::from(facts.yields),
            Icon::Dragon => self.season.dragon * f32::from(facts.yields),
            icon => {
                more[icon.good().map_or(0, Good::index)] += facts.yields;
                0.0
            }
        };
        let (all, best) = self.firing(FireZone::Spot(here));
        let placing = self.placing(Some(here), false, crate::sheet::Reward::NONE);
        let gather = self.gain(goods, coins, before, more) + yields + placing + best + self.ability(here);
        let mut worth = gather;
        for card in table.own_enchantments().filter(|&card| table.can_cast(card, leave_out)) {
            let facts = table.sheet.enchantment(card);
            let sets = table.most_sets(card, leave_out).max(1);
            let (amounts, _) = table.amounts(Bill::Enchantment(card, sets));
            let (mut left, mut purse) = (goods, coins);
            for (have, need) in left.iter_mut().zip(amounts) {
                purse = purse.saturating_sub(need.saturating_sub(*have));
                *have = have.saturating_sub(need);
            }
            let extra = f32::from(facts.per_extra_set) * f32::from(sets - 1);
            let cast =
                self.reward(facts.reward) + extra + all + 2.0 * self.town.haste + self.holdings(left, purse)
                    - before;
            worth = worth.max(cast);
        }
        worth
    }
}

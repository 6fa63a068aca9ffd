//! Why an action is refused.

use crate::action::Action;
use crate::refusal::Reason;
use crate::state::{Bill, Flamecraft, Step};

impl Flamecraft {
    /// The reason why an action that is not offered is refused.
    pub(super) fn why_not(&self, action: Action) -> Reason {
        let step = self.stack.last().copied().unwrap_or_default();
        match (step, action) {
            (Step::Visit, Action::Visit { shop }) => match self.spot_of(shop) {
                None => Reason::ShopNotInTown,
                Some(spot) => self.barred(spot).map_or(Reason::NotAsked, Reason::from),
            },
            (Step::GatherOrEnchant { leave_out }, Action::Cast { enchantment }) => {
                let (here, facts) = (self.here(), self.sheet.enchantment(enchantment));
                if !self.own_enchantments().any(|own| own == enchantment) {
                    Reason::NotInRow
                } else if !self.facts(here).icon.takes(facts.icon) {
                    Reason::IconDoesNotMatch
                } else if !self.takes_enchantment(here, facts.icon) {
                    Reason::EnchantedEnough
                } else if facts.no_coins && self.can_pay_with_coins(enchantment, leave_out) {
                    Reason::NoCoins
                } else {
                    Reason::TooDear
                }
            }
            (Step::Place { .. }, Action::Place { artisan, slot }) => match self.spot_of(slot.shop) {
                None => Reason::SlotNotInTown,
                Some(_) if !self.me().hand.contains(artisan) => Reason::NotInHand,
                Some(spot) if !self.empty_slots(spot).any(|empty| empty == slot.slot) => Reason::SlotTaken,
                Some(spot) if !self.accepts(spot, slot.slot, artisan.good()) => Reason::WrongCraft,
                Some(_) => Reason::NotHere,
            },
            (Step::FireOne { .. } | Step::FireAny { .. }, Action::Fire { .. }) => Reason::CannotFire,
            (Step::Swap { .. }, Action::Swap { .. }) => Reason::CannotSwap,
            (
                Step::UseAbility | Step::May { .. } | Step::ChooseOne { .. },
                Action::Use | Action::Choose { .. },
            ) => Reason::AbilityUseless,
            (_, Action::Reveal { fancy }) if !self.me().fancy.contains(fancy) => Reason::NotYours,
            (_, Action::Reveal { .. }) if !self.is_window() => Reason::NotInBetween,
            (_, Action::Reveal { .. } | Action::Score { .. }) => Reason::GoalNotMet,
            (_, Action::Companion) => Reason::NoCompanionNow,
            (Step::Unlock { .. }, Action::Unlock { .. }) => Reason::NotAchieved,
            _ => Reason::NotAsked,
        }
    }

    /// Whether an enchantment that takes no coins could be paid if it did.
    fn can_pay_with_coins(&self, enchantment: crate::cards::Enchantment, leave_out: u8) -> bool {
        let (amounts, _) = self.amounts(Bill::Enchantment(enchantment, 1));
        let short = amounts.iter().zip(self.me().goods).map(|(&need, have)| need.saturating_sub(have));
        short.sum::<u16>() <= self.me().coins + u16::from(leave_out)
    }
}

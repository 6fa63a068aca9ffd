//! Why an action is refused.

use kernel::Refusal;

use crate::action::Action;
use crate::state::{Bill, Flamecraft, Step};

impl Flamecraft {
    /// The reason why an action that is not offered is refused.
    pub(super) fn why_not(&self, action: Action) -> Refusal {
        let step = self.stack.last().copied().unwrap_or_default();
        match (step, action) {
            (Step::Visit, Action::Visit(shop)) => match self.spot_of(shop) {
                None => Refusal::new("not-in-town", "3.2"),
                Some(spot) => self.barred(spot).unwrap_or_else(|| Refusal::new("not-asked", "3.1")),
            },
            (Step::GatherOrEnchant { leave_out }, Action::Cast(enchantment)) => {
                let (here, facts) = (self.here(), self.sheet.enchantment(enchantment));
                if !self.own_enchantments().any(|own| own == enchantment) {
                    Refusal::new("not-in-row", "6.1")
                } else if !self.facts(here).icon.takes(facts.icon) {
                    Refusal::new("icon-does-not-match", "6.1")
                } else if !self.takes_enchantment(here, facts.icon) {
                    Refusal::new("enchanted-enough", "6.5")
                } else if facts.no_coins && self.can_pay_with_coins(enchantment, leave_out) {
                    Refusal::new("no-coins", "6.3")
                } else {
                    Refusal::new("too-dear", "6.2")
                }
            }
            (Step::Place { .. }, Action::Place(artisan, slot)) => match self.spot_of(slot.shop) {
                None => Refusal::new("not-in-town", "5.1"),
                Some(_) if !self.me().hand.contains(artisan) => Refusal::new("not-in-hand", "5.1"),
                Some(spot) if !self.empty_slots(spot).any(|empty| empty == slot.slot) => {
                    Refusal::new("slot-taken", "5.1")
                }
                Some(spot) if !self.accepts(spot, slot.slot, artisan.good()) => {
                    Refusal::new("wrong-craft", "5.1")
                }
                Some(_) => Refusal::new("not-here", "5.1"),
            },
            (Step::FireOne { .. } | Step::FireAny { .. }, Action::Fire(_)) => {
                Refusal::new("cannot-fire", "7.1")
            }
            (Step::Swap { .. }, Action::Swap(_)) => Refusal::new("cannot-swap", "7.7"),
            (
                Step::UseAbility | Step::May { .. } | Step::ChooseOne { .. },
                Action::Use | Action::Choose(_),
            ) => Refusal::new("ability-useless", "9.1"),
            (_, Action::Reveal(fancy)) if !self.me().fancy.contains(fancy) => {
                Refusal::new("not-yours", "11.1")
            }
            (_, Action::Reveal(_)) if !self.is_window() => Refusal::new("not-in-between", "11.3"),
            (_, Action::Reveal(_) | Action::Score(_)) => Refusal::new("goal-not-met", "11.2"),
            (_, Action::Companion) => Refusal::new("no-companion-now", "12.2"),
            (Step::Unlock { .. }, Action::Unlock(_)) => Refusal::new("not-achieved", "14.9"),
            _ => Refusal::new("not-asked", "3.1"),
        }
    }

    /// Whether an enchantment that takes no coins could be paid if it did.
    fn can_pay_with_coins(&self, enchantment: crate::cards::Enchantment, leave_out: u8) -> bool {
        let (amounts, _) = self.amounts(Bill::Enchantment(enchantment, 1));
        let short = amounts.iter().zip(self.me().goods).map(|(&need, have)| need.saturating_sub(have));
        short.sum::<u16>() <= self.me().coins + u16::from(leave_out)
    }
}

//! Which entries of the sheet an event shows in use.

use super::{FIRST_SHOP, Sheet};
use crate::cards::{Achievement, Card, Companion, Enchantment, Fancy, Good, Shop};
use crate::event::Event;

impl Sheet {
    /// Names the entries of the sheet that an event shows in use.
    pub(crate) fn coverage(event: &Event, mark: &mut dyn FnMut(usize)) {
        let shop = |shop: Shop| FIRST_SHOP + shop.index();
        let fancy = |fancy: Fancy| FIRST_SHOP + Shop::COUNT + fancy.index();
        let enchantment = |card: Enchantment| FIRST_SHOP + Shop::COUNT + Fancy::COUNT + card.index();
        let companion =
            |card: Companion| FIRST_SHOP + Shop::COUNT + Fancy::COUNT + Enchantment::COUNT + card.index();
        let achievement = |card: Achievement| companion(Companion::new(0)) + Companion::COUNT + card.index();
        match event {
            Event::FiredUp { artisan, .. } => mark(1 + artisan.good().index()),
            Event::AbilityUsed { shop: used, .. } => mark(shop(*used)),
            Event::Visited { shop: starter, .. } if starter.index() < Good::ALL.len() => mark(shop(*starter)),
            Event::MovedIn { slot, .. } => mark(shop(slot.shop)),
            Event::Revealed { fancy: used, .. } | Event::MoonScored { fancy: used, .. } => mark(fancy(*used)),
            Event::Cast { enchantment: used, .. } => mark(enchantment(*used)),
            Event::CompanionUsed { companion: used, .. } => mark(companion(*used)),
            // The first turn is dealt by the limits, and the decks of a campaign are made by what was unlocked.
            Event::TurnBegan { turn: 1, .. } => mark(0),
            Event::Remembered { achievements } | Event::Achieved { achievements } => {
                achievements.iter().for_each(|&card| mark(achievement(card)));
            }
            Event::Unlocked { achievement: card } => mark(achievement(*card)),
            Event::Awarded { .. } => mark(achievement(Achievement::new(0)) + Achievement::COUNT),
            _ => {}
        }
    }
}

//! Events as sentences.

use kernel::Phrase;

use super::{artisan, by, card, good, goods, place, slot_of, token};
use crate::event::Event;

pub(crate) fn event(event: &Event) -> Phrase {
    let id = |id: &dyn ToString| card(&id.to_string());
    match event {
        Event::Sealed { seat } => by("event-sealed", *seat),
        Event::Kept { seat, fancy: None } => by("event-kept", *seat),
        Event::Kept { seat, fancy: Some(fancy) } => by("event-kept-own", *seat).with("fancy", id(fancy)),
        Event::Passed { seat } => by("event-passed", *seat),
        Event::Chose { seat } => by("event-chose", *seat),
        Event::TurnBegan { seat, turn } => by("event-turn", *seat).with("turn", *turn),
        Event::Visited { seat, shop } => by("event-visited", *seat).with("shop", id(shop)),
        Event::Stayed { seat } => by("event-stayed", *seat),
        Event::Gave { from, to: Some(to), token: what } => {
            by("event-gave", *from).with("to", *to).with("what", token(*what))
        }
        Event::Gave { from, to: None, token: what } => {
            by("event-gave-back", *from).with("what", token(*what))
        }
        Event::Gained { seat, goods: what, coins } => {
            by("event-gained", *seat).with("what", goods(*what, *coins))
        }
        Event::Reputation { seat, points } => by("event-reputation", *seat).with("points", *points),
        Event::TookFromPark { seat, artisan: dragon, goods: with, .. } => {
            if with.total() > 0 {
                let phrase = by("event-took-from-park-with", *seat).with("dragon", artisan(*dragon));
                phrase.with("goods", goods(*with, 0))
            } else {
                by("event-took-from-park", *seat).with("dragon", artisan(*dragon))
            }
        }
        Event::Drew { seat, artisan: None } => by("event-drew", *seat),
        Event::Drew { seat, artisan: Some(dragon) } => {
            by("event-drew-own", *seat).with("dragon", artisan(*dragon))
        }
        Event::DrewFancy { seat, fancy: None } => by("event-drew-fancy", *seat),
        Event::DrewFancy { seat, fancy: Some(fancy) } => {
            by("event-drew-fancy-own", *seat).with("fancy", id(fancy))
        }
        Event::Placed { seat, artisan: dragon, slot } => {
            by("event-placed", *seat).with("dragon", artisan(*dragon)).with("slot", slot_of(*slot))
        }
        Event::Filled { shop, drew } => {
            Phrase::new(if *drew { "event-filled" } else { "event-filled-no-room" }).with("shop", id(shop))
        }
        Event::FiredUp { seat, artisan: dragon, at } => {
            by("event-fired", *seat).with("dragon", artisan(*dragon)).with("at", place(*at))
        }
        Event::Cheered { seat, artisan: dragon, .. } => {
            by("event-cheered", *seat).with("dragon", artisan(*dragon))
        }
        Event::Swapped { seat, artisan: dragon, other, slot, .. } => by("event-swapped", *seat)
            .with("dragon", artisan(*dragon))
            .with("other", artisan(*other))
            .with("slot", slot_of(*slot)),
        Event::Replaced { seat, artisan: dragon, old, slot } => by("event-replaced", *seat)
            .with("dragon", artisan(*dragon))
            .with("old", artisan(*old))
            .with("slot", slot_of(*slot)),
        Event::AbilityUsed { seat, shop } => by("event-ability", *seat).with("shop", id(shop)),
        Event::CompanionUsed { seat, companion } => {
            by("event-companion", *seat).with("companion", id(companion))
        }
        Event::Revealed { seat, fancy } => by("event-revealed", *seat).with("fancy", id(fancy)),
        Event::Paid { seat, goods: what, coins, reputation } => {
            let mut list = goods(*what, *coins);
            if *reputation > 0 {
                list.push(super::amount("reputation", *reputation));
            }
            if list.is_empty() {
                list.push(Phrase::new("nothing"));
            }
            by("event-paid", *seat).with("what", list)
        }
        Event::Cast { seat, enchantment, shop, sets } => by("event-cast", *seat)
            .with("enchantment", id(enchantment))
            .with("shop", id(shop))
            .with("sets", *sets),
        Event::PaidFor { seat, enchantment, sets } => {
            by("event-paid-for", *seat).with("enchantment", id(enchantment)).with("sets", *sets)
        }
        Event::Reserved { seat, enchantment } => {
            by("event-reserved", *seat).with("enchantment", id(enchantment))
        }
        Event::Studied { seat, enchantment } => {
            by("event-studied", *seat).with("enchantment", id(enchantment))
        }
        Event::Flipped { seat, heads } => by(if *heads { "event-heads" } else { "event-tails" }, *seat),
        Event::Joined { seat, shop } => by("event-joined", *seat).with("shop", id(shop)),
        Event::Declined { seat } => by("event-declined", *seat),
        Event::GaveDragon { from, to: Some(to), artisan: dragon } => {
            by("event-gave-dragon", *from).with("to", *to).with("what", artisan(*dragon))
        }
        Event::GaveDragon { from, to: None, artisan: dragon } => {
            by("event-gave-dragon-back", *from).with("what", artisan(*dragon))
        }
        Event::GaveFancy { from, to, fancy } => {
            let what = fancy.map_or_else(|| Phrase::new("a-fancy-dragon"), |fancy| id(&fancy));
            match to {
                Some(to) => by("event-gave-dragon", *from).with("to", *to).with("what", what),
                None => by("event-gave-dragon-back", *from).with("what", what),
            }
        }
        Event::Deposited { seat, shop, space } => {
            by("event-deposited", *seat).with("shop", id(shop)).with("space", *space + 1)
        }
        Event::CoinsTaken { seat, shop, coins } => {
            by("event-coins-taken", *seat).with("shop", id(shop)).with("coins", *coins)
        }
        Event::Seeded { seat, place, good: what } => {
            by("event-seeded", *seat).with("what", good(*what)).with("place", *place + 1)
        }
        Event::Shown { seat, artisans } => {
            by("event-shown", *seat).with("dragons", artisans.iter().map(|&a| artisan(a)).collect::<Vec<_>>())
        }
        Event::ExtraTurn { seat } => by("event-extra-turn", *seat),
        Event::ShopRevealed { shop } => Phrase::new("event-shop-revealed").with("shop", id(shop)),
        Event::MovedIn { artisan: dragon, slot } => {
            Phrase::new("event-moved-in").with("dragon", artisan(*dragon)).with("slot", slot_of(*slot))
        }
        Event::Discarded { seat, artisan: None } => by("event-discarded", *seat),
        Event::Discarded { seat, artisan: Some(dragon) } => {
            by("event-discarded-own", *seat).with("dragon", artisan(*dragon))
        }
        Event::GoodsReturned { seat, goods: what } => {
            by("event-goods-returned", *seat).with("what", goods(*what, 0))
        }
        Event::ParkRefilled { artisans } => Phrase::new("event-park-refilled")
            .with("dragons", artisans.iter().map(|&a| artisan(a)).collect::<Vec<_>>()),
        Event::RowRefilled { enchantments } => Phrase::new("event-row-refilled")
            .with("enchantments", enchantments.iter().map(|card| id(card)).collect::<Vec<_>>()),
        Event::EndNear { cause } => Phrase::new("event-end-near").with("cause", cause.word()),
        Event::NoSlot { artisan: dragon } => Phrase::new("event-no-slot").with("dragon", artisan(*dragon)),
        Event::OthersPlaced { artisan: dragon, slot } => {
            Phrase::new("event-others-placed").with("dragon", artisan(*dragon)).with("slot", slot_of(*slot))
        }
        Event::OthersMoved { token, shop } => {
            Phrase::new("event-others-moved").with("token", good(*token)).with("shop", id(shop))
        }
        Event::OthersCast { enchantment, shop } => {
            Phrase::new("event-others-cast").with("enchantment", id(enchantment)).with("shop", id(shop))
        }
        Event::CoinsTurnedIn { seat, coins } => by("event-coins-turned-in", *seat).with("coins", *coins),
        Event::FanciesShown { seat, fancies } => by("event-fancies-shown", *seat)
            .with("fancies", fancies.iter().map(|fancy| id(fancy)).collect::<Vec<_>>()),
        Event::FancyReturned { seat, fancy: None } => by("event-fancy-returned", *seat),
        Event::FancyReturned { seat, fancy: Some(fancy) } => {
            by("event-fancy-returned-own", *seat).with("fancy", id(fancy))
        }
        Event::FancyTradedIn { seat, fancy } => {
            by("event-fancy-returned-own", *seat).with("fancy", id(fancy))
        }
        Event::MoonScored { seat, fancy, points } => {
            by("event-moon-scored", *seat).with("fancy", id(fancy)).with("points", *points)
        }
        Event::Awarded { award, points } => {
            Phrase::new("event-awarded").with("award", award.word()).with("points", *points)
        }
        Event::Remembered { achievements } => Phrase::new("event-remembered")
            .with("achievements", achievements.iter().map(|card| id(card)).collect::<Vec<_>>()),
        Event::Achieved { achievements } => Phrase::new("event-achieved")
            .with("achievements", achievements.iter().map(|card| id(card)).collect::<Vec<_>>()),
        Event::Unlocked { achievement } => Phrase::new("event-unlocked").with("achievement", id(achievement)),
        Event::Over { .. } => Phrase::new("event-over"),
    }
}

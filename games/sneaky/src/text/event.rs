//! Events as sentences.

use kernel::text::Arg;
use kernel::{Phrase, Seat};

use super::{back, card, player};
use crate::card::{Back, Face};
use crate::event::{Event, How, Idle, Missed, Obstacle, Shift};

fn named(face: Face) -> Phrase {
    card(face.kind, None)
}

fn valued(face: Face) -> Phrase {
    card(face.kind, face.value)
}

fn list(cards: &[Face]) -> Vec<Phrase> {
    cards.iter().map(|&name| named(name)).collect()
}

/// The sentence `key` about `seat`.
fn about(key: &'static str, seat: Seat) -> Phrase {
    Phrase::new(key).with("who", seat)
}

/// With the back of a card, if it is to be seen.
fn with_back(phrase: Phrase, shown: Option<Back>) -> Phrase {
    match shown {
        Some(shown) => phrase.with("back", Phrase::new("back-shown").with("back", super::back(shown))),
        None => phrase.with("back", Phrase::new("back-hidden")),
    }
}

fn optional_list(
    key: &'static str,
    hidden: &'static str,
    seat: Seat,
    count: u8,
    cards: Option<&[Face]>,
) -> Phrase {
    match cards {
        Some(cards) => about(key, seat).with("cards", list(cards)),
        None => about(hidden, seat).with("count", count),
    }
}

fn shifts(cards: &[Shift]) -> Vec<Phrase> {
    cards
        .iter()
        .map(|shift| {
            let what: Arg = match (shift.card, shift.back) {
                (Some(name), _) => named(name).into(),
                (None, Some(shown)) => back(shown).into(),
                (None, None) => Phrase::new("card-hidden").into(),
            };
            Phrase::new("shift").with("who", shift.row).with("place", shift.place).with("card", what)
        })
        .collect()
}

/// The sentence for an event.
pub(crate) fn event(event: &Event) -> Phrase {
    match event {
        Event::RoundBegan { round, starter } => about("event-round-began", *starter).with("round", *round),
        Event::Shuffled { cards } => Phrase::new("event-shuffled").with("count", *cards),
        Event::Dealt { seat, count, cards } => {
            optional_list("event-dealt", "event-dealt-hidden", *seat, *count, cards.as_deref())
        }
        Event::Roared { seat } => about("event-roared", *seat),
        Event::Kept { seat, card: Some(card) } => about("event-kept", *seat).with("card", named(*card)),
        Event::Kept { seat, card: None } => about("event-kept-hidden", *seat),
        Event::Received { seat, count, cards } => {
            optional_list("event-received", "event-received-hidden", *seat, *count, cards.as_deref())
        }
        Event::Planned { seat, row, card } => {
            about("event-planned", *seat).with("row", *row).with("card", named(*card))
        }
        Event::Ready { seat } => about("event-ready", *seat),
        Event::CardsLaid { seat, count } => about("event-cards-laid", *seat).with("count", *count),
        Event::Laid { seat, row, place, back, card } => {
            let phrase = match card {
                Some(card) => about("event-laid", *row).with("card", named(*card)),
                None if row == seat => Phrase::new("event-laid-own"),
                None => about("event-laid-hidden", *row),
            };
            with_back(phrase.with("place", *place), *back)
        }
        Event::HandedOver { seat, to, cards } => match cards {
            Some(cards) => about("event-handed-over", *seat).with("to", *to).with("cards", list(cards)),
            None => about("event-handed-over-hidden", *seat).with("to", *to),
        },
        Event::Took { seat, card } => about("event-took", *seat).with("card", named(*card)),
        Event::Inserted { seat, place, back, card } => {
            let phrase = match card {
                Some(card) => about("event-inserted", *seat).with("card", named(*card)),
                None => about("event-inserted-hidden", *seat),
            };
            with_back(phrase.with("place", *place), *back)
        }
        Event::Discarded { card } => Phrase::new("event-discarded").with("card", named(*card)),
        Event::ActionRound { number } => Phrase::new("event-action-round").with("number", *number),
        Event::HugEnded { seat } => about("event-hug-ended", *seat),
        Event::Idled { seat, why } => about(
            match why {
                Idle::Prepaid => "event-idled-prepaid",
                Idle::Hugged => "event-idled-hugged",
                Idle::Empty => "event-idled-empty",
            },
            *seat,
        ),
        Event::Missed { seat, place, why } => about(
            match why {
                Missed::Turned => "event-missed-turned",
                Missed::Book => "event-missed-book",
            },
            *seat,
        )
        .with("place", *place),
        Event::Flipped { seat, card, .. } if card.kind.regular().is_some() => {
            about("event-flipped-step", *seat).with("card", named(*card))
        }
        Event::Flipped { seat, card, .. } => about("event-flipped", *seat)
            .with("card", valued(*card))
            .with("tale", Phrase::new(format!("tale-{}", card.kind))),
        Event::Voided { seat, card } => about("event-voided", *seat).with("card", named(*card)),
        Event::Nothing { seat, card } => about("event-nothing", *seat).with("card", named(*card)),
        Event::Moved { seat, from, to, how } => moved(*seat, *from, *to, *how),
        Event::Stopped { seat, field, by } => about(
            match by {
                Obstacle::Tree => "event-stopped-tree",
                Obstacle::Start => "event-stopped-start",
            },
            *seat,
        )
        .with("field", *field),
        Event::HoleJumped { seat, value, stamina, .. } => {
            about("event-hole-jumped", *seat).with("value", *value).with("sum", *stamina)
        }
        Event::HoleTooWide { seat, value, stamina, .. } => {
            about("event-hole-too-wide", *seat).with("value", *value).with("sum", *stamina)
        }
        Event::Crossed { seat } => about("event-crossed", *seat),
        Event::Fell { seat, field } => about("event-fell", *seat).with("field", *field),
        Event::Swapped { seat, with, field, other } => {
            about("event-swapped", *seat).with("with", *with).with("field", *field).with("other", *other)
        }
        Event::Rockslide { seat, field, value, .. } => {
            about("event-rockslide", *seat).with("field", *field).with("value", *value)
        }
        Event::StoodFirm { seat, courage } => about("event-stood-firm", *seat).with("sum", *courage),
        Event::LostHeart { seat, courage } => about("event-lost-heart", *seat).with("sum", *courage),
        Event::BagDealt { row, place, back } => {
            with_back(about("event-bag-dealt", *row).with("place", *place), *back)
        }
        Event::CaravanWaits { seat } => about("event-caravan-waits", *seat),
        Event::CaravanRolled { rows } => Phrase::new("event-caravan-rolled").with(
            "rows",
            rows.iter()
                .map(|&(who, from)| Phrase::new("caravan-row").with("who", who).with("from", from))
                .collect::<Vec<_>>(),
        ),
        Event::Gazed { seat, cards: Some(cards) } => about("event-gazed", *seat).with("cards", list(cards)),
        Event::Gazed { seat, cards: None } => about("event-gazed-hidden", *seat),
        Event::Marked { seat, row, place } => {
            about("event-marked", *seat).with("row", *row).with("place", *place)
        }
        Event::Reordered { seat, cards } => about("event-reordered", *seat).with("cards", shifts(cards)),
        Event::Turned { seat, place } => about("event-turned", *seat).with("place", *place),
        Event::GoblinsBrought { seat, card } => {
            about("event-goblins-brought", *seat).with("card", valued(*card))
        }
        Event::GoblinsLost { seat } => about("event-goblins-lost", *seat),
        Event::Wished { seat, row, place, card } => {
            about("event-wished", *seat).with("row", *row).with("place", *place).with("card", valued(*card))
        }
        Event::WishDeclined { seat } => about("event-wish-declined", *seat),
        Event::Enchanted { row, card, .. } => about("event-enchanted", *row).with("card", named(*card)),
        Event::Stolen { row, card, .. } => about("event-stolen", *row).with("card", named(*card)),
        Event::Tested { seat, sum, value } => {
            let result = match sum.cmp(value) {
                std::cmp::Ordering::Greater => "event-tested-won",
                std::cmp::Ordering::Less => "event-tested-lost",
                std::cmp::Ordering::Equal => "event-tested-even",
            };
            about(result, *seat).with("sum", *sum).with("value", *value)
        }
        Event::SpellCast { seat, spell } => {
            about("event-spell-cast", *seat).with("spell", Phrase::new(spell.name_key()))
        }
        Event::Rooted { seat } => about("event-rooted", *seat),
        Event::BetPlaced { seat, field } => about("event-bet-placed", *seat).with("field", *field),
        Event::BetDecided { seat, field, won } => {
            let key = if *won { "event-bet-won" } else { "event-bet-lost" };
            about(key, *seat).with("field", *field)
        }
        Event::Footprint { seat, steps, forward, .. } => {
            let key = if *forward { "event-footprint-forward" } else { "event-footprint-back" };
            about(key, *seat).with("steps", *steps)
        }
        Event::Hugged { seat } => about("event-hugged", *seat),
        Event::HeldBreath { seat, tenths: Some(tenths) } => {
            about("event-held-breath", *seat).with("seconds", tenths / 10).with("tenths", tenths % 10)
        }
        Event::HeldBreath { seat, tenths: None } => about("event-held-breath-hidden", *seat),
        Event::Breathed { limit, breaths, winner } => {
            let breaths: Vec<_> = breaths
                .iter()
                .map(|breath| {
                    let key = if breath.fainted { "breath-fainted" } else { "breath-held" };
                    about(key, breath.seat)
                        .with("seconds", breath.tenths / 10)
                        .with("tenths", breath.tenths % 10)
                })
                .collect();
            let phrase = match winner {
                Some(winner) => about("event-breathed", *winner),
                None => Phrase::new("event-breathed-nobody"),
            };
            phrase.with("breaths", breaths).with("seconds", limit / 10).with("tenths", limit % 10)
        }
        Event::GoatRan { seat, footprint } => about("event-goat-ran", *seat).with("steps", footprint + 1),
        Event::PotionDrunk { seat, bonus } => about("event-potion-drunk", *seat).with("bonus", *bonus),
        Event::Hypnotised { seat, place: Some(place) } => {
            about("event-hypnotised", *seat).with("place", *place)
        }
        Event::Hypnotised { seat, place: None } => about("event-hypnotised-hidden", *seat),
        Event::Drifted { from, to, place, back, .. } => {
            with_back(about("event-drifted", *from).with("to", *to).with("place", *place), *back)
        }
        Event::TalismanDrew { seat, count, cards } => optional_list(
            "event-talisman-drew",
            "event-talisman-drew-hidden",
            *seat,
            *count,
            cards.as_deref(),
        ),
        Event::TalismanChose { seat, card } => {
            about("event-talisman-chose", *seat).with("card", valued(*card))
        }
        Event::MirrorLooks { seat, at } => about("event-mirror-looks", *seat).with("at", *at),
        Event::Mirrored { seat, card } => about("event-mirrored", *seat).with("card", valued(*card)),
        Event::BookOpened { seat, spell } => {
            about("event-book-opened", *seat).with("spell", Phrase::new(spell.name_key()))
        }
        Event::Spied { seat, cards } => about("event-spied", *seat).with("cards", shifts(cards)),
        Event::SpyPlanned { seat, card } => about("event-spy-planned", *seat).with("card", named(*card)),
        Event::SpyGave { seat, cards } => about("event-spy-gave", *seat).with("cards", shifts(cards)),
        Event::PotionFlipped { seat, card } => {
            about("event-potion-flipped", *seat).with("card", named(*card))
        }
        Event::TokenHidden { seat, fist } => about("event-token-hidden", *seat).with("fist", fist.word()),
        Event::FistMeant { seat, fist } => about("event-fist-meant", *seat).with("fist", fist.word()),
        Event::Claimed { seat, to, fist } => {
            about("event-claimed", *seat).with("to", *to).with("fist", fist.word())
        }
        Event::Judged { seat, by, believed, truth } => {
            let key = match (believed, truth) {
                (true, true) => "event-believed-rightly",
                (true, false) => "event-believed-wrongly",
                (false, false) => "event-doubted-rightly",
                (false, true) => "event-doubted-wrongly",
            };
            about(key, *seat).with("by", *by)
        }
        Event::Whirled { cards } => Phrase::new("event-whirled").with("count", cards.len()),
        Event::WispFollowed { seat } => about("event-wisp-followed", *seat),
        Event::WispGone { seat } => about("event-wisp-gone", *seat),
        Event::TopShown { back: Some(shown) } => Phrase::new("event-top-shown").with("back", back(*shown)),
        Event::TopShown { back: None } => Phrase::new("event-top-gone"),
        Event::RoundEnded { round, .. } => Phrase::new("event-round-ended").with("round", *round),
        Event::ForestClosed { floor } => Phrase::new("event-forest-closed").with("field", *floor),
        Event::RaceOver { winners } => {
            let winners: Vec<_> = winners.iter().map(|&seat| player(seat)).collect();
            Phrase::new("event-race-over").with("count", winners.len()).with("winners", winners)
        }
    }
}

fn moved(seat: Seat, from: u8, to: u8, how: How) -> Phrase {
    let key = match (how, to > from) {
        (How::Walk, true) => "event-moved-forward",
        (How::Walk, false) => "event-moved-back",
        (How::Carried, true) => "event-carried-forward",
        (How::Carried, false) => "event-carried-back",
        (How::Placed, _) => "event-placed",
        (How::Dodge, _) => "event-dodged",
        (How::Flight, _) => "event-fled",
        (How::Bet, _) => "event-moved-bet",
    };
    about(key, seat).with("steps", from.abs_diff(to)).with("field", to)
}

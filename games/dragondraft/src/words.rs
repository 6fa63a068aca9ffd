//! Events and things as messages.

use std::borrow::Cow;

use kernel::{Arg, Phrase, Seat};

use crate::board::Space;
use crate::card::{Card, Goblins};
use crate::event::Event;
use crate::score::{Attraction, Line};

/// A word made at the table, such as the name of a space.
pub(crate) fn word(text: impl ToString) -> Arg {
    Arg::Word(Cow::Owned(text.to_string()))
}

/// `3 fire breathers`.
pub(crate) fn many(id: &str, count: u8) -> Phrase {
    Phrase::new(format!("many-{id}")).with("count", count)
}

/// `fire breather`.
pub(crate) fn name(id: &str) -> Phrase {
    Phrase::new(format!("card-{id}"))
}

/// `the fire breather`.
pub(crate) fn the(id: &str) -> Phrase {
    Phrase::new(format!("the-{id}"))
}

pub(crate) fn space(space: Space) -> Arg {
    word(space)
}

/// `1 pair of goblins and 2 goblins`.
pub(crate) fn goblins(goblins: Goblins) -> Arg {
    let mut kinds = Vec::new();
    for (card, count) in [(Card::GoblinPair, goblins.pairs), (Card::Goblin, goblins.singles)] {
        if count > 0 {
            kinds.push(many(card.id(), count));
        }
    }
    if kinds.is_empty() {
        kinds.push(Phrase::new("no-goblins"));
    }
    kinds.into()
}

/// A player's name alone.
pub(crate) fn player(seat: Seat) -> Phrase {
    Phrase::new("player").with("who", seat)
}

/// `3 fire breathers × 4 = 12`.
pub(crate) fn line(line: &Line) -> Phrase {
    let phrase = |key: &'static str| Phrase::new(key).with("spectators", line.spectators);
    let counted = |key| phrase(key).with("what", many(line.attraction.id(), line.count));
    if let Some(colour) = line.most_of {
        return phrase("line-most").with("what", Phrase::new(format!("most-{}", colour.id())));
    }
    match (line.attraction, line.each) {
        (Attraction::DragonStylist, Some(each)) => counted("line-dragon-stylist").with("each", each),
        (Attraction::SouvenirShop, Some(each)) => counted("line-souvenir-shop").with("each", each),
        (_, Some(each)) => counted("line-each").with("each", each),
        (_, None) if line.spectators == 0 => counted("line-too-few"),
        (_, None) => counted("line-total"),
    }
}

pub(crate) fn event(event: &Event) -> Phrase {
    match event {
        Event::Arrived { round, rows, undealt } => Phrase::new("event-arrived")
            .with("round", *round)
            .with("cards", rows.iter().map(Vec::len).sum::<usize>())
            .with("undealt", *undealt),
        Event::Took { seat, space: from, card, thistles, skipped, holds } => {
            let short = if thistles < skipped { "yes" } else { "no" };
            Phrase::new("event-took")
                .with("who", *seat)
                .with("card", the(card.id()))
                .with("space", space(*from))
                .with("thistles", *thistles)
                .with("short", short)
                .with("holds", *holds)
        }
        Event::Passed { seat, full } => {
            Phrase::new("event-passed").with("who", *seat).with("full", if *full { "yes" } else { "no" })
        }
        Event::SheepTaken { seat } => Phrase::new("event-sheep-taken").with("who", *seat),
        Event::HandsOpened { first } => Phrase::new("event-hands-opened").with("who", *first),
        Event::Built { seat, size, spectators, pay, lost, total } => Phrase::new("event-built")
            .with("who", *seat)
            .with("stand", the(size.entry()))
            .with("spectators", *spectators)
            .with("pay", goblins(*pay))
            .with("lost", *lost)
            .with("total", *total),
        Event::Offered { seat, special, pay, lost, count } => Phrase::new("event-offered")
            .with("who", *seat)
            .with("special", name(special.id()))
            .with("pay", goblins(*pay))
            .with("lost", *lost)
            .with("count", *count),
        Event::Ready { seat, prepared } => Phrase::new("event-ready")
            .with("who", *seat)
            .with("prepared", if *prepared { "yes" } else { "no" }),
        Event::ShowBegan { seat } => Phrase::new("event-show-began").with("who", *seat),
        Event::Attracted { line: counted, .. } => Phrase::new("event-attracted").with("line", line(counted)),
        Event::ShowCounted { seat, spectators, total } => Phrase::new("event-show-counted")
            .with("who", *seat)
            .with("spectators", *spectators)
            .with("total", *total),
        Event::Kept { seat, goblins: kept, discarded } if kept.is_empty() => {
            Phrase::new("event-kept-none").with("who", *seat).with("discarded", discarded.cards())
        }
        Event::Kept { seat, goblins: kept, discarded } => Phrase::new("event-kept")
            .with("who", *seat)
            .with("goblins", goblins(*kept))
            .with("discarded", discarded.cards()),
        Event::Cleared { seat, cards, thistles } => {
            Phrase::new("event-cleared").with("who", *seat).with("cards", *cards).with("thistles", *thistles)
        }
        Event::DayEnded { round, left } => {
            Phrase::new("event-day-ended").with("round", *round).with("left", *left)
        }
        Event::GameEnded { winners, by_grandstand } => {
            let phrase = match winners[..] {
                [winner] => Phrase::new("event-game-ended").with("who", winner),
                _ => Phrase::new("event-game-shared")
                    .with("winners", winners.iter().map(|&seat| player(seat)).collect::<Vec<_>>()),
            };
            phrase.with("tie", if *by_grandstand { "yes" } else { "no" })
        }
    }
}

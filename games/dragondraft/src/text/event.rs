//! Events as sentences.

use kernel::Phrase;

use super::{a, goblins, line, player, space, the};
use crate::event::Event;

/// The sentence for an event.
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
            .with("special", a(special.id()))
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

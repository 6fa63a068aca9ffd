//! Everything that makes phrases: the names of things here, events in [`event`](mod@event), prompts, labels and the
//! description of the table in [`view`].

mod event;
mod view;

use std::borrow::Cow;

use kernel::{Arg, Phrase, Seat};

use crate::board::Space;
use crate::card::{Card, Goblins};
use crate::score::{Attraction, Line};

pub(crate) use event::event;

/// A word made at the table, such as the name of a space.
fn word(text: impl ToString) -> Arg {
    Arg::Word(Cow::Owned(text.to_string()))
}

/// `3 fire breathers`.
fn many(id: &str, count: u8) -> Phrase {
    Phrase::new(format!("many-{id}")).with("count", count)
}

/// `fire breather`.
fn name(id: &str) -> Phrase {
    Phrase::new(format!("card-{id}"))
}

/// `the fire breather`.
fn the(id: &str) -> Phrase {
    Phrase::new(format!("the-{id}"))
}

/// `a fire breather`.
fn a(id: &str) -> Phrase {
    Phrase::new(format!("a-{id}"))
}

fn space(space: Space) -> Arg {
    word(space)
}

/// `1 pair of goblins and 2 goblins`.
fn goblins(goblins: Goblins) -> Arg {
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
fn player(seat: Seat) -> Phrase {
    Phrase::new("player").with("who", seat)
}

/// `3 fire breathers × 4 = 12`.
fn line(line: &Line) -> Phrase {
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

//! What a player can choose, and how it is written.

use std::fmt;
use std::str::FromStr;

use kernel::{BadNotation, MAX_SEATS, Seat};
use serde::{Deserialize, Serialize};

use crate::card::CardName;

/// One atomic choice.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash, Serialize, Deserialize)]
#[cfg_attr(test, derive(ts_rs::TS))]
#[serde(rename_all = "kebab-case")]
pub enum Action {
    /// Draft: keep this card, pass the others on.
    Keep(CardName),
    /// Programming: this card lies next, in the storyline whose turn it is.
    Lay(CardName),
    /// Two players: play this one of the two cards received.
    Take(CardName),
    /// Two players: put the card taken at this place of the own storyline.
    Place(u8),
    /// Magic lamp: exchange it for this card.
    Wish(Target),
    /// Magic lamp: leave it.
    NoWish,
    /// Crystal ball: the card that lies at this place comes next in the new order.
    Order(u8),
    /// Crystal ball: turn the card at this place.
    Turn(u8),
    /// Crystal ball: turn none.
    NoTurn,
    /// Thief: this card is stolen.
    Steal(Target),
    /// Spy: look at this card.
    Spy(Target),
    /// Spy: the next storyline gets this card.
    Give(CardName),
    /// Hypnosis: the card at this place goes to the left.
    PassOn(u8),
    /// Lucky talisman: play this card.
    Choose(CardName),
    /// Trap: call this dragon.
    Call(Seat),
    /// Truth serum: hold the token in this fist.
    Hide(Fist),
    /// Truth serum: raise this fist and say that the token is in it.
    Raise(Fist),
    /// Truth serum: ask this player.
    Ask(Seat),
    /// Truth serum: it is the truth.
    Believe,
    /// Truth serum: it is a lie.
    Doubt,
    /// Dragon poo: hold the breath so long, in tenths of a second.
    Hold(u8),
    /// Betting: the movement will end on this field.
    Bet(u8),
}

impl Action {
    /// Every kind of choice, as its JSON calls it.
    pub const KINDS: [&'static str; 22] = [
        "keep", "lay", "take", "place", "wish", "no-wish", "order", "turn", "no-turn", "steal", "spy",
        "give", "pass-on", "choose", "call", "hide", "raise", "ask", "believe", "doubt", "hold", "bet",
    ];

    /// The choice's kind, one of [`KINDS`](Self::KINDS).
    #[must_use]
    pub const fn kind(&self) -> &'static str {
        match self {
            Self::Keep(_) => "keep",
            Self::Lay(_) => "lay",
            Self::Take(_) => "take",
            Self::Place(_) => "place",
            Self::Wish(_) => "wish",
            Self::NoWish => "no-wish",
            Self::Order(_) => "order",
            Self::Turn(_) => "turn",
            Self::NoTurn => "no-turn",
            Self::Steal(_) => "steal",
            Self::Spy(_) => "spy",
            Self::Give(_) => "give",
            Self::PassOn(_) => "pass-on",
            Self::Choose(_) => "choose",
            Self::Call(_) => "call",
            Self::Hide(_) => "hide",
            Self::Raise(_) => "raise",
            Self::Ask(_) => "ask",
            Self::Believe => "believe",
            Self::Doubt => "doubt",
            Self::Hold(_) => "hold",
            Self::Bet(_) => "bet",
        }
    }
}

/// A card in a storyline: whose row, and which place in it, counted from 1 at the storyline card.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash, Serialize, Deserialize)]
#[cfg_attr(test, derive(ts_rs::TS))]
pub struct Target {
    /// Whose storyline.
    pub row: Seat,
    /// Which place, from 1.
    pub place: u8,
}

/// A fist that may hold the token.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash, Serialize, Deserialize)]
#[cfg_attr(test, derive(ts_rs::TS))]
#[serde(rename_all = "kebab-case")]
pub enum Fist {
    /// The left one.
    Left,
    /// The right one.
    Right,
}

impl Fist {
    /// The word in notation and texts.
    #[must_use]
    pub const fn word(self) -> &'static str {
        match self {
            Self::Left => "left",
            Self::Right => "right",
        }
    }
}

impl fmt::Display for Target {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "{}.{}", self.row, self.place)
    }
}

impl fmt::Display for Action {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Self::Keep(card) => write!(f, "keep:{card}"),
            Self::Lay(card) => write!(f, "lay:{card}"),
            Self::Take(card) => write!(f, "take:{card}"),
            Self::Place(place) => write!(f, "place:{place}"),
            Self::Wish(target) => write!(f, "wish:{target}"),
            Self::NoWish => f.write_str("wish:none"),
            Self::Order(place) => write!(f, "order:{place}"),
            Self::Turn(place) => write!(f, "turn:{place}"),
            Self::NoTurn => f.write_str("turn:none"),
            Self::Steal(target) => write!(f, "steal:{target}"),
            Self::Spy(target) => write!(f, "spy:{target}"),
            Self::Give(card) => write!(f, "give:{card}"),
            Self::PassOn(place) => write!(f, "pass:{place}"),
            Self::Choose(card) => write!(f, "choose:{card}"),
            Self::Call(seat) => write!(f, "call:{seat}"),
            Self::Hide(fist) => write!(f, "hide:{}", fist.word()),
            Self::Raise(fist) => write!(f, "raise:{}", fist.word()),
            Self::Ask(seat) => write!(f, "ask:{seat}"),
            Self::Believe => f.write_str("believe"),
            Self::Doubt => f.write_str("doubt"),
            Self::Hold(tenths) => write!(f, "hold:{tenths}"),
            Self::Bet(field) => write!(f, "bet:{field}"),
        }
    }
}

/// A number written the one way it is written here: no sign, no leading zero.
fn number(text: &str) -> Result<u8, String> {
    match text.parse::<u8>() {
        Ok(number) if number.to_string() == text => Ok(number),
        _ => Err(format!("`{text}` is no number")),
    }
}

fn seat(text: &str) -> Result<Seat, String> {
    match number(text)? {
        seat if (seat as usize) < MAX_SEATS => Ok(Seat(seat)),
        seat => Err(format!("there is no seat {seat}")),
    }
}

fn place(text: &str) -> Result<u8, String> {
    match number(text)? {
        0 => Err("places are counted from 1".to_owned()),
        place => Ok(place),
    }
}

fn target(text: &str) -> Result<Target, String> {
    let (row, slot) = text.split_once('.').ok_or("a card in a storyline is written like 2.3")?;
    Ok(Target { row: seat(row)?, place: place(slot)? })
}

fn fist(text: &str) -> Result<Fist, String> {
    match text {
        "left" => Ok(Fist::Left),
        "right" => Ok(Fist::Right),
        _ => Err("a fist is left or right".to_owned()),
    }
}

impl FromStr for Action {
    type Err = BadNotation;

    fn from_str(text: &str) -> Result<Self, BadNotation> {
        let (verb, rest) = text.split_once(':').unwrap_or((text, ""));
        let read = || -> Result<Self, String> {
            Ok(match (verb, rest) {
                ("wish", "none") => Self::NoWish,
                ("turn", "none") => Self::NoTurn,
                ("believe", "") if text == verb => Self::Believe,
                ("doubt", "") if text == verb => Self::Doubt,
                ("keep", card) => Self::Keep(card.parse()?),
                ("lay", card) => Self::Lay(card.parse()?),
                ("take", card) => Self::Take(card.parse()?),
                ("give", card) => Self::Give(card.parse()?),
                ("choose", card) => Self::Choose(card.parse()?),
                ("place", at) => Self::Place(place(at)?),
                ("order", at) => Self::Order(place(at)?),
                ("turn", at) => Self::Turn(place(at)?),
                ("pass", at) => Self::PassOn(place(at)?),
                ("wish", at) => Self::Wish(target(at)?),
                ("steal", at) => Self::Steal(target(at)?),
                ("spy", at) => Self::Spy(target(at)?),
                ("call", who) => Self::Call(seat(who)?),
                ("ask", who) => Self::Ask(seat(who)?),
                ("hide", hand) => Self::Hide(fist(hand)?),
                ("raise", hand) => Self::Raise(fist(hand)?),
                ("hold", tenths) => Self::Hold(number(tenths)?),
                ("bet", field) => Self::Bet(number(field)?),
                _ => return Err("nothing here begins with that word".to_owned()),
            })
        };
        read().map_err(|reason| BadNotation::new(text, reason))
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn nonsense_is_no_move() {
        let nonsense = [
            "",
            ":",
            "keep",
            "keep:",
            "lay:dragon",
            "lay:thief.1",
            "wish:",
            "wish:7.1",
            "wish:1.0",
            "wish:1",
            "order:0",
            "turn:-1",
            "turn:01",
            "believe:",
            "doubt:x",
            "hide:up",
            "hold:+5",
            "hold:256",
            "bet: 3",
            "place:none",
            "LAY:thief",
            "call:6",
        ];
        for text in nonsense {
            assert!(text.parse::<Action>().is_err(), "{text}");
        }
    }

    /// One choice of every kind.
    fn one_of_each() -> [Action; 22] {
        let target = Target { row: Seat(1), place: 2 };
        let card = "thief".parse::<CardName>().expect("a card");
        [
            Action::Keep(card),
            Action::Lay(card),
            Action::Take(card),
            Action::Place(1),
            Action::Wish(target),
            Action::NoWish,
            Action::Order(1),
            Action::Turn(1),
            Action::NoTurn,
            Action::Steal(target),
            Action::Spy(target),
            Action::Give(card),
            Action::PassOn(1),
            Action::Choose(card),
            Action::Call(Seat(1)),
            Action::Hide(Fist::Left),
            Action::Raise(Fist::Left),
            Action::Ask(Seat(1)),
            Action::Believe,
            Action::Doubt,
            Action::Hold(40),
            Action::Bet(3),
        ]
    }

    #[test]
    fn every_kind_is_called_as_in_json() {
        for (action, kind) in one_of_each().into_iter().zip(Action::KINDS) {
            assert_eq!(action.kind(), kind);
            let json = serde_json::to_value(action).expect("plain data");
            let called = json.as_str().or_else(|| json.as_object()?.keys().next().map(String::as_str));
            assert_eq!(called, Some(kind));
        }
    }

    #[test]
    fn moves_read_like_what_they_do() {
        let target = Target { row: Seat(2), place: 3 };
        assert_eq!(Action::Steal(target).to_string(), "steal:2.3");
        assert_eq!("hide:left".parse(), Ok(Action::Hide(Fist::Left)));
        assert_eq!("turn:none".parse(), Ok(Action::NoTurn));
    }
}

//! The state: the whole truth about one table.

use kernel::{List, Seat, SeatSet};
use serde::{Deserialize, Serialize};

use crate::board::Board;
use crate::card::{Card, Picture};
use crate::hand::Hand;
use crate::score::ScorePile;
use crate::sheet::{Cards, DECK};

/// A table of Dragonheart.
#[derive(Clone, Debug, PartialEq)]
pub struct Dragonheart {
    pub(crate) sheet: &'static Cards,
    pub(crate) turn: Seat,
    pub(crate) phase: Phase,
    /// How many turns were begun.
    pub(crate) turns: u16,
    /// Who has the Great Dragon figure.
    pub(crate) figure: Option<Seat>,
    /// How many stacks of Ships have left.
    pub(crate) sailed: u8,
    pub(crate) ending: Option<Ending>,
    /// Whether the card on top of a deck was returned there from its owner's hand, so that the owner knows it.
    pub(crate) returned: [bool; 2],
    pub(crate) hands: [Hand; 2],
    pub(crate) decks: [Deck; 2],
    pub(crate) board: Board,
    pub(crate) scores: [ScorePile; 2],
}

impl Dragonheart {
    pub(crate) fn to_act(&self) -> SeatSet {
        if self.phase == Phase::Over { SeatSet::EMPTY } else { SeatSet::only(self.turn) }
    }

    /// How many cards a seat may hold.
    #[inline]
    pub(crate) fn hand_size(&self, seat: Seat) -> u8 {
        if self.figure == Some(seat) { HAND_WITH_FIGURE } else { HAND }
    }
}

/// What the player whose turn it is has to choose.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[cfg_attr(test, derive(ts_rs::TS))]
#[serde(rename_all = "kebab-case")]
pub enum Phase {
    /// Cards to play.
    Play,
    /// What the cards of this picture, just played, shall take.
    Choose(Picture),
    /// Nothing: the game is over.
    Over,
}

/// The end is in sight.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[cfg_attr(test, derive(ts_rs::TS))]
#[serde(deny_unknown_fields)]
pub struct Ending {
    /// What brought it.
    pub cause: Cause,
    /// Whose turn is the last.
    pub last: Seat,
}

/// What brings the end.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[cfg_attr(test, derive(ts_rs::TS))]
#[serde(rename_all = "kebab-case")]
pub enum Cause {
    /// The third stack of Ships.
    Ships,
    /// A player who could not draw any card.
    EmptyDeck,
}

impl Cause {
    /// All of them.
    pub const ALL: [Self; 2] = [Self::Ships, Self::EmptyDeck];

    /// The word in results.
    #[must_use]
    pub const fn word(self) -> &'static str {
        match self {
            Self::Ships => "ships",
            Self::EmptyDeck => "empty-deck",
        }
    }
}

/// A face-down deck; the top is at the end.
pub(crate) type Deck = List<Card, DECK>;

/// A deck of these cards, the bottom one first.
pub(crate) fn deck_of(cards: &[Card]) -> Deck {
    let mut deck = Deck::filled_with(Card::NONE);
    deck.extend_from_slice(cards);
    deck
}

/// The other player.
#[inline]
pub(crate) const fn opponent(seat: Seat) -> Seat {
    seat.left(SEATS)
}

/// How many play.
pub(crate) const SEATS: u8 = 2;
/// Cards in hand without the Great Dragon figure.
pub const HAND: u8 = 5;
/// Cards in hand with it.
pub const HAND_WITH_FIGURE: u8 = 6;
/// The stack of Ships that brings the end.
pub const LAST_STACK: u8 = 3;

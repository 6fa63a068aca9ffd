//! What happens at the table, in the order of the rules.

use kernel::{Phrase, Seat, Viewer};
use serde::{Deserialize, Serialize};

use crate::card::{Card, Picture};
use crate::state::Cause;
use crate::text;

/// Something that happened.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[cfg_attr(test, derive(ts_rs::TS))]
#[serde(tag = "event", rename_all = "kebab-case")]
pub enum Event {
    /// Cards were played to their space.
    Played {
        /// By whom.
        seat: Seat,
        /// The cards in the order laid.
        cards: Vec<Card>,
        /// How many now lie in the space.
        now: u8,
    },
    /// Cards were taken into a score pile.
    Collected {
        /// By whom.
        seat: Seat,
        /// From where.
        from: Pile,
        /// How many.
        count: u8,
        /// Which; only the taker looks at them.
        cards: Option<Vec<Card>>,
    },
    /// Knights or Huntresses went below the Ship.
    WentBelow {
        /// Which of the two.
        picture: Picture,
        /// How many.
        count: u8,
    },
    /// Three Ships left as a stack beside the board.
    Sailed {
        /// How many stacks there are now.
        stacks: u8,
    },
    /// The Great Dragon figure found a new owner.
    FigureTaken {
        /// Who has it now.
        seat: Seat,
        /// Who had it.
        from: Option<Seat>,
    },
    /// A random card of the figure's last owner went unseen on top of that player's deck.
    Returned {
        /// Whose card.
        seat: Seat,
        /// Which; its owner misses it and so knows.
        card: Option<Card>,
    },
    /// Cards were drawn.
    Drew {
        /// By whom.
        seat: Seat,
        /// How many.
        count: u8,
        /// Which; only the drawer sees them.
        cards: Option<Vec<Card>>,
    },
    /// The end has come in sight: one more turn.
    EndNear {
        /// Why.
        cause: Cause,
        /// Whose turn is the last.
        last: Seat,
    },
    /// The game is over; the score piles are counted.
    Over {
        /// The points of each seat.
        scores: [i32; 2],
    },
}

/// A place that cards are collected from.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[cfg_attr(test, derive(ts_rs::TS))]
#[serde(rename_all = "kebab-case")]
pub enum Pile {
    /// A space of the board.
    Space(Picture),
    /// The Knights and Huntresses below the Ship.
    BelowShip,
}

impl kernel::Event for Event {
    fn seen_by(&self, viewer: Viewer) -> Option<Self> {
        let mut seen = self.clone();
        match &mut seen {
            Self::Collected { seat, cards, .. } | Self::Drew { seat, cards, .. } => {
                if !viewer.is(*seat) {
                    *cards = None;
                }
            }
            Self::Returned { seat, card } => {
                if !viewer.is(*seat) {
                    *card = None;
                }
            }
            Self::Played { .. }
            | Self::WentBelow { .. }
            | Self::Sailed { .. }
            | Self::FigureTaken { .. }
            | Self::EndNear { .. }
            | Self::Over { .. } => {}
        }
        Some(seen)
    }

    /// Cards that a player lays down are theirs to show; a drawn card was hidden, and so were the score piles.
    fn reveals(&self) -> bool {
        match self {
            Self::Drew { count, .. } => *count > 0,
            Self::Returned { .. } | Self::Over { .. } => true,
            Self::Played { .. }
            | Self::Collected { .. }
            | Self::WentBelow { .. }
            | Self::Sailed { .. }
            | Self::FigureTaken { .. }
            | Self::EndNear { .. } => false,
        }
    }

    fn phrase(&self) -> Phrase {
        text::event(self)
    }
}

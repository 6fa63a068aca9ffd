//! What happens at the table, step by step.

use kernel::{Phrase, Seat, Viewer};
use serde::{Deserialize, Serialize};

use crate::board::Space;
use crate::card::{Card, Goblins};
use crate::grandstand::Size;
use crate::score::Line;
use crate::sheet::Components;
use crate::special::Special;
use crate::text;

/// Something that happened.
///
/// Nothing in it is ever hidden: cards arrive, are taken and are paid in front of everybody. What stays face down is
/// in no event.
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize)]
#[cfg_attr(test, derive(ts_rs::TS))]
#[serde(tag = "event", rename_all = "kebab-case", deny_unknown_fields)]
pub enum Event {
    /// The cards arrived at the gate; a new day begins.
    Arrived {
        /// The day, counted from 1.
        round: u8,
        /// The rows, from the flag rope on.
        rows: Vec<Vec<Card>>,
        /// How many cards found no space.
        undealt: u8,
    },
    /// A player took a card.
    Took {
        /// Who.
        seat: Seat,
        /// From where.
        space: Space,
        /// What.
        card: Card,
        /// With how many thistles.
        thistles: u8,
        /// How many cards were skipped: more than the thistles if the supply ran short.
        skipped: u8,
        /// How many cards the player holds now.
        holds: u8,
    },
    /// A player has to pass and is out until the hands are opened.
    Passed {
        /// Who.
        seat: Seat,
        /// Whether the hand is full; otherwise no card is left to take.
        full: bool,
    },
    /// The first to pass took the sheep.
    SheepTaken {
        /// Who.
        seat: Seat,
    },
    /// The hands were laid open; the stages are prepared.
    HandsOpened {
        /// Who begins.
        first: Seat,
    },
    /// A player built a grandstand.
    Built {
        /// Who.
        seat: Seat,
        /// From which pile.
        size: Size,
        /// The spectators it attracted at once.
        spectators: u8,
        /// The goblin cards that paid.
        pay: Goblins,
        /// Helpers too many, lost.
        lost: u8,
        /// The player's spectators now.
        total: u16,
    },
    /// A player offers a special from now on.
    Offered {
        /// Who.
        seat: Seat,
        /// What.
        special: Special,
        /// The goblin cards that paid.
        pay: Goblins,
        /// Helpers too many, lost.
        lost: u8,
        /// How many of this special the player has now.
        count: u8,
    },
    /// A player's stage is ready.
    Ready {
        /// Who.
        seat: Seat,
        /// Whether something was built or offered.
        prepared: bool,
    },
    /// A player's evening show begins.
    ShowBegan {
        /// Who.
        seat: Seat,
    },
    /// Something attracted spectators, or failed to.
    Attracted {
        /// To whose show.
        seat: Seat,
        /// What, and how many.
        line: Line,
    },
    /// A player's evening show was counted.
    ShowCounted {
        /// Who.
        seat: Seat,
        /// The spectators of this show.
        spectators: u16,
        /// The player's spectators now.
        total: u16,
    },
    /// A player keeps goblin cards and discards the others.
    Kept {
        /// Who.
        seat: Seat,
        /// Kept for the next day.
        goblins: Goblins,
        /// Discarded.
        discarded: Goblins,
    },
    /// A player's dragons (and, on the last day, goblins) were discarded, the thistles put back.
    Cleared {
        /// Who.
        seat: Seat,
        /// Cards discarded.
        cards: u8,
        /// Thistles put back.
        thistles: u8,
    },
    /// The day is over: what is left on the board was discarded.
    DayEnded {
        /// The day.
        round: u8,
        /// How many cards were left.
        left: u8,
    },
    /// The last day is over.
    GameEnded {
        /// Who won; several if they share the victory.
        winners: Vec<Seat>,
        /// Whether others had as many spectators, and the best grandstand decided (rule 6.2).
        by_grandstand: bool,
    },
}

impl Event {
    /// Calls `mark` with the index of every entry of the sheet that this shows in use.
    pub(crate) fn coverage(&self, sheet: &Components, mark: &mut dyn FnMut(usize)) {
        let mut used = |id: &str| {
            if let Some(index) = sheet.index_of(id) {
                mark(index);
            }
        };
        match self {
            Self::Arrived { .. } => used("board"),
            Self::Took { card, thistles, .. } => {
                used(card.id());
                if *thistles > 0 {
                    used("thistle");
                }
            }
            Self::Passed { .. } => used("hand"),
            Self::Built { size, .. } => {
                used(size.entry());
                used("grandstands");
            }
            Self::Offered { special, .. } => used(special.id()),
            Self::ShowCounted { .. } => used("queue"),
            Self::DayEnded { .. } => used("days"),
            Self::SheepTaken { .. }
            | Self::HandsOpened { .. }
            | Self::Ready { .. }
            | Self::ShowBegan { .. }
            | Self::Attracted { .. }
            | Self::Kept { .. }
            | Self::Cleared { .. }
            | Self::GameEnded { .. } => {}
        }
    }
}

impl kernel::Event for Event {
    fn seen_by(&self, _: Viewer) -> Option<Self> {
        Some(self.clone())
    }

    fn reveals(&self) -> bool {
        matches!(self, Self::Arrived { .. })
    }

    fn phrase(&self) -> Phrase {
        text::event(self)
    }
}

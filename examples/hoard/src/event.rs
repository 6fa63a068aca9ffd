//! What happens, in the order of the rules: for the log, the animation and the coach.

use kernel::{Phrase, Seat, Viewer};
use serde::{Deserialize, Serialize};

use crate::state::Card;

/// Something that happened.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(tag = "event", rename_all = "kebab-case")]
pub enum Event {
    /// A card was laid face down.
    Laid {
        /// By whom.
        seat: Seat,
        /// Which; only its owner knows.
        card: Option<Card>,
    },
    /// All have laid, and the cards were turned up.
    Shown {
        /// The cards by seat.
        cards: Vec<Card>,
        /// Who has the highest.
        winner: Seat,
    },
    /// The treasure was taken.
    Grabbed {
        /// By whom.
        seat: Seat,
        /// What it is worth.
        treasure: u8,
    },
    /// Somebody went deeper into the cave.
    Crept {
        /// Who.
        seat: Seat,
        /// What the die shows.
        die: u8,
        /// What it brought: nothing if the dragon woke.
        points: u8,
    },
    /// The next treasure was turned up.
    Turned {
        /// What it is worth.
        treasure: u8,
    },
    /// The game is over.
    Over {
        /// The points of each seat.
        scores: Vec<i32>,
    },
}

impl kernel::Event for Event {
    /// The gate for events: every viewer gets the event without what they may not know.
    fn seen_by(&self, viewer: Viewer) -> Option<Self> {
        let mut seen = self.clone();
        // Every kind by name: a new one has to be thought about.
        match &mut seen {
            Self::Laid { seat, card } => {
                if !viewer.is(*seat) {
                    *card = None;
                }
            }
            Self::Shown { .. }
            | Self::Grabbed { .. }
            | Self::Crept { .. }
            | Self::Turned { .. }
            | Self::Over { .. } => {}
        }
        Some(seen)
    }

    /// A step that shows somebody something new cannot be taken back. A card face down shows nobody anything.
    fn reveals(&self) -> bool {
        match self {
            Self::Shown { .. } | Self::Turned { .. } => true,
            Self::Laid { .. } | Self::Grabbed { .. } | Self::Crept { .. } | Self::Over { .. } => false,
        }
    }

    fn phrase(&self) -> Phrase {
        match self {
            Self::Laid { seat, card: None } => Phrase::new("event-laid").with("who", *seat),
            Self::Laid { seat, card: Some(card) } => {
                Phrase::new("event-laid-own").with("who", *seat).with("card", *card)
            }
            Self::Shown { cards, winner } => {
                Phrase::new("event-shown").with("cards", by_seat("seat-card", cards)).with("who", *winner)
            }
            Self::Grabbed { seat, treasure } => {
                Phrase::new("event-grabbed").with("who", *seat).with("points", *treasure)
            }
            Self::Crept { seat, die, points } => {
                let key = if *points == 0 { "event-woken" } else { "event-crept" };
                Phrase::new(key).with("who", *seat).with("die", *die).with("points", *points)
            }
            Self::Turned { treasure } => Phrase::new("event-turned").with("points", *treasure),
            Self::Over { scores } => Phrase::new("event-over").with("scores", by_seat("seat-points", scores)),
        }
    }
}

/// A number for each seat: `Mira 12, Noor 30 and you 7`.
pub(crate) fn by_seat<N: Copy + Into<i32>>(key: &'static str, numbers: &[N]) -> Vec<Phrase> {
    let said =
        |(seat, &number): (u8, &N)| Phrase::new(key).with("who", Seat(seat)).with("number", number.into());
    (0..).zip(numbers).map(said).collect()
}

//! What happens, in the order of the rules.

use kernel::{Phrase, Seat, Viewer};
use serde::{Deserialize, Serialize};

/// Something that happened.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(tag = "event", rename_all = "kebab-case")]
pub enum Event {
    /// Somebody chose a number.
    Chosen {
        /// Who.
        seat: Seat,
        /// Which; only they know.
        number: Option<u8>,
    },
    /// All have chosen.
    Shown {
        /// The numbers by seat.
        numbers: Vec<u8>,
    },
}

impl kernel::Event for Event {
    fn seen_by(&self, viewer: Viewer) -> Option<Self> {
        let mut seen = self.clone();
        // Every kind by name: a new one has to be thought about.
        match &mut seen {
            Self::Chosen { seat, number } => {
                if !viewer.is(*seat) {
                    *number = None;
                }
            }
            Self::Shown { .. } => {}
        }
        Some(seen)
    }

    fn reveals(&self) -> bool {
        match self {
            Self::Chosen { .. } => false,
            Self::Shown { .. } => true,
        }
    }

    fn phrase(&self) -> Phrase {
        match self {
            Self::Chosen { seat, number: None } => Phrase::new("event-chosen").with("who", *seat),
            Self::Chosen { seat, number: Some(number) } => {
                Phrase::new("event-chosen-own").with("who", *seat).with("number", *number)
            }
            Self::Shown { numbers } => Phrase::new("event-shown").with("numbers", by_seat(numbers)),
        }
    }
}

/// A number for each seat: `Mira 2, Noor 5 and you 1`.
pub(crate) fn by_seat(numbers: &[u8]) -> Vec<Phrase> {
    let said = |(seat, &number): (u8, &u8)| {
        Phrase::new("seat-number").with("who", Seat(seat)).with("number", number)
    };
    (0..).zip(numbers).map(said).collect()
}

//! The choices, and how they are written: `lay:17`, `grab`, `creep`.
//!
//! An action means the same wherever it is read: its notation needs no table beside it. What is written reads the same.

use std::fmt;
use std::str::FromStr;

use kernel::BadNotation;
use serde::{Deserialize, Serialize};

use crate::state::Card;

/// A choice.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash, Serialize, Deserialize)]
#[serde(rename_all = "kebab-case")]
pub enum Action {
    /// Lay this card face down.
    Lay(Card),
    /// Take the treasure.
    Grab,
    /// Go for twice as much.
    Creep,
}

impl fmt::Display for Action {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Self::Lay(card) => write!(f, "lay:{card}"),
            Self::Grab => f.write_str("grab"),
            Self::Creep => f.write_str("creep"),
        }
    }
}

impl FromStr for Action {
    type Err = BadNotation;

    fn from_str(text: &str) -> Result<Self, BadNotation> {
        match (text, text.split_once(':')) {
            ("grab", _) => Ok(Self::Grab),
            ("creep", _) => Ok(Self::Creep),
            (_, Some(("lay", card))) => match card.parse() {
                Ok(card) => Ok(Self::Lay(card)),
                Err(_) => Err(BadNotation::new(text, "a card is a number")),
            },
            _ => Err(BadNotation::new(text, "there are lay:CARD, grab and creep")),
        }
    }
}

//! The choices, and how they are written: `choose:3`.

use std::fmt;
use std::str::FromStr;

use kernel::BadNotation;
use serde::{Deserialize, Serialize};

/// A choice.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash, Serialize, Deserialize)]
#[serde(rename_all = "kebab-case")]
pub enum Action {
    /// Choose this number.
    Choose(u8),
}

impl fmt::Display for Action {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let Self::Choose(number) = self;
        write!(f, "choose:{number}")
    }
}

impl FromStr for Action {
    type Err = BadNotation;

    fn from_str(text: &str) -> Result<Self, BadNotation> {
        let number = text.strip_prefix("choose:").and_then(|number| number.parse().ok());
        number.map(Self::Choose).ok_or_else(|| BadNotation::new(text, "write choose:NUMBER"))
    }
}

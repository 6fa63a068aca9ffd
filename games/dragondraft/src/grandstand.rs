//! Grandstand tiles.

use serde::{Deserialize, Serialize};

/// The most grandstands on one stage: a stage has four corners.
pub(crate) const CORNERS: usize = 4;

/// A pile of grandstands: all of a pile cost the same.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, PartialOrd, Ord, Hash, Serialize, Deserialize)]
#[cfg_attr(test, derive(ts_rs::TS))]
#[serde(rename_all = "kebab-case")]
#[repr(u8)]
pub enum Size {
    /// The cheapest pile.
    #[default]
    Small,
    /// The middle pile.
    Medium,
    /// The dearest pile.
    Large,
}

impl Size {
    /// All of them, the cheapest first.
    pub const ALL: [Self; 3] = [Self::Small, Self::Medium, Self::Large];

    /// The size as an index into per-pile arrays.
    #[must_use]
    pub const fn index(self) -> usize {
        self as usize
    }

    /// Its name in notation and views.
    #[must_use]
    pub const fn id(self) -> &'static str {
        match self {
            Self::Small => "small",
            Self::Medium => "medium",
            Self::Large => "large",
        }
    }

    /// Its name in the sheet and in message keys.
    #[must_use]
    pub const fn entry(self) -> &'static str {
        match self {
            Self::Small => "grandstand-small",
            Self::Medium => "grandstand-medium",
            Self::Large => "grandstand-large",
        }
    }
}

/// A grandstand on a player's stage.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Serialize, Deserialize)]
#[cfg_attr(test, derive(ts_rs::TS))]
#[serde(deny_unknown_fields)]
pub struct Grandstand {
    /// The pile it came from.
    pub size: Size,
    /// The spectators it attracted.
    pub spectators: u8,
}

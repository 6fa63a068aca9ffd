//! The specials that a stage can offer.

use serde::{Deserialize, Serialize};

/// A special offer of a player's stage.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash, Serialize, Deserialize)]
#[cfg_attr(test, derive(ts_rs::TS))]
#[serde(rename_all = "kebab-case")]
#[repr(u8)]
pub enum Special {
    /// A spectator in every show.
    Fireworks,
    /// A spectator for every colour.
    DragonStylist,
    /// A card more in hand.
    SnackStand,
    /// A spectator for every thistle.
    SouvenirShop,
}

impl Special {
    /// All of them.
    pub const ALL: [Self; 4] = [Self::Fireworks, Self::DragonStylist, Self::SnackStand, Self::SouvenirShop];

    /// The special as an index into per-special arrays.
    #[must_use]
    pub const fn index(self) -> usize {
        self as usize
    }

    /// Its name in sheets, views, notation and message keys.
    #[must_use]
    pub const fn id(self) -> &'static str {
        match self {
            Self::Fireworks => "fireworks",
            Self::DragonStylist => "dragon-stylist",
            Self::SnackStand => "snack-stand",
            Self::SouvenirShop => "souvenir-shop",
        }
    }
}

//! Pictures and cards.

use std::fmt;
use std::str::FromStr;

use kernel::BadNotation;
use serde::{Deserialize, Serialize};

/// The picture on a card, and the space of the board with the same picture.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash, Serialize, Deserialize)]
#[cfg_attr(test, derive(ts_rs::TS))]
#[serde(rename_all = "kebab-case")]
#[repr(u8)]
pub enum Picture {
    /// Treasure Chest.
    Treasure,
    /// Fire Dragon.
    FireDragon,
    /// Petrified Dragon.
    PetrifiedDragon,
    /// Sorceress.
    Sorceress,
    /// Troll.
    Troll,
    /// Dwarf.
    Dwarf,
    /// Knight.
    Knight,
    /// Huntress.
    Huntress,
    /// Ship.
    Ship,
}

impl Picture {
    /// All of them, in the order of the sheet.
    pub const ALL: [Self; 9] = [
        Self::Treasure,
        Self::FireDragon,
        Self::PetrifiedDragon,
        Self::Sorceress,
        Self::Troll,
        Self::Dwarf,
        Self::Knight,
        Self::Huntress,
        Self::Ship,
    ];

    /// The name in sheets, texts and notation.
    #[must_use]
    pub const fn id(self) -> &'static str {
        match self {
            Self::Treasure => "treasure",
            Self::FireDragon => "fire-dragon",
            Self::PetrifiedDragon => "petrified-dragon",
            Self::Sorceress => "sorceress",
            Self::Troll => "troll",
            Self::Dwarf => "dwarf",
            Self::Knight => "knight",
            Self::Huntress => "huntress",
            Self::Ship => "ship",
        }
    }

    /// How many card outlines its space has: so many cards activate the space's effect, and a space with several
    /// outlines holds no more cards than that.
    #[must_use]
    pub const fn outlines(self) -> u8 {
        match self {
            Self::Knight => 2,
            Self::Huntress | Self::Ship => 3,
            Self::Dwarf => 4,
            _ => 1,
        }
    }

    /// Whether its space has several outlines, so that every card there stays in sight.
    #[must_use]
    pub const fn is_outlined(self) -> bool {
        self.outlines() > 1
    }
}

impl fmt::Display for Picture {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(self.id())
    }
}

impl FromStr for Picture {
    type Err = BadNotation;

    fn from_str(text: &str) -> Result<Self, BadNotation> {
        let named = Self::ALL.into_iter().find(|picture| picture.id() == text);
        named.ok_or_else(|| BadNotation::new(text, "there is no such picture"))
    }
}

/// A card: a picture and its points. Written `treasure:3`.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash)]
#[cfg_attr(test, derive(ts_rs::TS))]
#[cfg_attr(test, ts(type = "`${Exclude<Picture, 'ship'>}:${1 | 2 | 3 | 4}` | 'ship:0'"))]
pub struct Card(u8);

impl Card {
    /// Marks an empty place in an array; no card of the game.
    pub(crate) const NONE: Self = Self(u8::MAX);

    /// The card of this picture with these points.
    #[must_use]
    #[inline]
    pub const fn new(picture: Picture, points: u8) -> Self {
        debug_assert!(points <= MAX_POINTS);
        Self((picture as u8) << 3 | points)
    }

    #[inline]
    pub(crate) const fn byte(self) -> u8 {
        self.0
    }

    #[inline]
    pub(crate) const fn from_byte(byte: u8) -> Self {
        Self(byte)
    }

    /// Its picture.
    #[must_use]
    #[inline]
    pub const fn picture(self) -> Picture {
        PICTURE_OF[(self.0 >> 3 & 15) as usize]
    }

    /// Whether the other card has the same picture.
    #[inline]
    pub(crate) const fn is_like(self, other: Self) -> bool {
        self.0 >> 3 == other.0 >> 3
    }

    /// Its points.
    #[must_use]
    #[inline]
    pub const fn points(self) -> u8 {
        self.0 & 7
    }
}

/// The most points on a card.
pub const MAX_POINTS: u8 = 4;

/// The picture of each value of a card's upper bits. Sixteen of them, so that looking one up needs no check.
const PICTURE_OF: [Picture; 16] = {
    let mut pictures = [Picture::Ship; 16];
    let mut at = 0;
    while at < Picture::ALL.len() {
        pictures[at] = Picture::ALL[at];
        at += 1;
    }
    pictures
};

impl fmt::Display for Card {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "{}:{}", self.picture(), self.points())
    }
}

impl fmt::Debug for Card {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        if *self == Self::NONE { f.write_str("-") } else { fmt::Display::fmt(self, f) }
    }
}

impl FromStr for Card {
    type Err = BadNotation;

    fn from_str(text: &str) -> Result<Self, BadNotation> {
        let (picture, points) = text
            .split_once(':')
            .ok_or_else(|| BadNotation::new(text, "a card is written like treasure:3"))?;
        Ok(Self::new(picture.parse()?, read_points(text, points)?))
    }
}

/// Reads the points of a card of the notation `text`.
pub(crate) fn read_points(text: &str, points: &str) -> Result<u8, BadNotation> {
    match points.as_bytes() {
        [digit @ b'0'..=b'4'] => Ok(digit - b'0'),
        _ => Err(BadNotation::new(text, "points go from 0 to 4")),
    }
}

impl Serialize for Card {
    fn serialize<S: serde::Serializer>(&self, serializer: S) -> Result<S::Ok, S::Error> {
        serializer.collect_str(self)
    }
}

impl<'de> Deserialize<'de> for Card {
    fn deserialize<D: serde::Deserializer<'de>>(deserializer: D) -> Result<Self, D::Error> {
        String::deserialize(deserializer)?.parse().map_err(serde::de::Error::custom)
    }
}

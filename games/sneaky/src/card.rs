//! Single cards: their names and their backs.

use std::fmt;
use std::str::FromStr;

use kernel::List;
use serde::{Deserialize, Deserializer, Serialize, Serializer};

use crate::kind::Kind;

/// The most cards a sheet may list.
pub const MAX_CARDS: usize = 112;

/// A card as the rules hold it: its number on the sheet.
pub(crate) type CardId = u8;

/// Cards in order, without a heap.
pub(crate) type Cards<const N: usize> = List<CardId, N>;

/// No card.
pub(crate) const NONE: CardId = u8::MAX;

/// The picture in the wizard's book on a card's back.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash, Serialize, Deserialize)]
#[cfg_attr(test, derive(ts_rs::TS))]
#[serde(rename_all = "kebab-case")]
pub enum Spell {
    /// Three steps forward.
    Jumping,
    /// Three steps back.
    Fleeing,
    /// Like a picnic.
    Drunken,
    /// A tree that nobody passes.
    Immobility,
}

impl Spell {
    /// All four.
    pub const ALL: [Self; 4] = [Self::Jumping, Self::Fleeing, Self::Drunken, Self::Immobility];

    /// The spell's id in sheets and texts.
    #[must_use]
    pub const fn word(self) -> &'static str {
        match self {
            Self::Jumping => "jumping",
            Self::Fleeing => "fleeing",
            Self::Drunken => "drunken",
            Self::Immobility => "immobility",
        }
    }

    /// The message with the spell's name.
    #[must_use]
    pub const fn name_key(self) -> &'static str {
        match self {
            Self::Jumping => "card-jumping",
            Self::Fleeing => "card-fleeing",
            Self::Drunken => "card-drunken",
            Self::Immobility => "card-immobility",
        }
    }
}

/// What a card shows while it lies face down.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash, Serialize, Deserialize)]
#[cfg_attr(test, derive(ts_rs::TS))]
#[serde(rename_all = "kebab-case", deny_unknown_fields)]
pub struct Back {
    /// Courage, on the left.
    pub courage: u8,
    /// The spell in the wizard's book.
    pub spell: Spell,
    /// The footprint, on the right.
    pub footprint: u8,
}

/// A single card by name: its kind, and which copy of it. Written `thief` or, from the second copy on, `move-3.2`.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash)]
#[cfg_attr(test, derive(ts_rs::TS), ts(type = "Kind | `${Kind}.${number}`"))]
pub struct CardName {
    /// What is printed on it.
    pub kind: Kind,
    /// Which copy, counted from 1 as on the sheet.
    pub copy: u8,
}

impl fmt::Display for CardName {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(self.kind.word())?;
        if self.copy > 1 { write!(f, ".{}", self.copy) } else { Ok(()) }
    }
}

impl FromStr for CardName {
    type Err = String;

    fn from_str(text: &str) -> Result<Self, String> {
        let (word, copy) = match text.split_once('.') {
            None => (text, 1),
            Some((word, digits)) => match digits.parse() {
                Ok(copy @ 2..) if !digits.starts_with(['0', '+']) => (word, copy),
                _ => return Err(format!("`{digits}` is no copy of a card; the second one is written .2")),
            },
        };
        let kind = word.parse().map_err(|_| format!("there is no card `{word}`"))?;
        Ok(Self { kind, copy })
    }
}

impl Serialize for CardName {
    fn serialize<S: Serializer>(&self, serializer: S) -> Result<S::Ok, S::Error> {
        serializer.collect_str(self)
    }
}

impl<'de> Deserialize<'de> for CardName {
    fn deserialize<D: Deserializer<'de>>(deserializer: D) -> Result<Self, D::Error> {
        String::deserialize(deserializer)?.parse().map_err(serde::de::Error::custom)
    }
}

/// The front of a card.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[cfg_attr(test, derive(ts_rs::TS))]
pub struct Face {
    /// Its name: kind and copy.
    pub name: CardName,
    /// Its kind.
    pub kind: Kind,
    /// The number printed on it, if any.
    pub value: Option<u8>,
    /// Its back, where backs matter.
    pub back: Option<Back>,
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_card_is_named_by_kind_and_copy() {
        let second = CardName { kind: Kind::Move3, copy: 2 };
        assert_eq!(second.to_string(), "move-3.2");
        assert_eq!("move-3.2".parse(), Ok(second));
        assert_eq!("thief".parse(), Ok(CardName { kind: Kind::Thief, copy: 1 }));
        for nonsense in ["thief.1", "thief.02", "thief.+2", "thief.", "dragon", ""] {
            assert!(nonsense.parse::<CardName>().is_err(), "{nonsense}");
        }
    }
}

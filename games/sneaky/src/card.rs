//! Single cards: their names, their backs, and small lists of them.

use std::fmt;
use std::str::FromStr;

use serde::{Deserialize, Deserializer, Serialize, Serializer};

use crate::kind::Kind;

/// The most cards a sheet may list.
pub const MAX_CARDS: usize = 112;

/// A card as the rules hold it: its number on the sheet.
pub(crate) type CardId = u8;

/// No card.
pub(crate) const NONE: CardId = u8::MAX;

/// The picture in the wizard's book on a card's back.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash, Serialize, Deserialize)]
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

/// A short list of small numbers, mostly cards, kept in place. Equal when what is on it is equal.
#[derive(Clone, Copy)]
pub(crate) struct List<const N: usize> {
    items: [u8; N],
    len: u8,
}

impl<const N: usize> List<N> {
    pub(crate) const EMPTY: Self = Self { items: [0; N], len: 0 };

    #[inline]
    pub(crate) fn as_slice(&self) -> &[u8] {
        &self.items[..self.len as usize]
    }

    #[inline]
    pub(crate) fn as_mut_slice(&mut self) -> &mut [u8] {
        &mut self.items[..self.len as usize]
    }

    #[inline]
    pub(crate) const fn len(&self) -> usize {
        self.len as usize
    }

    #[inline]
    pub(crate) const fn is_empty(&self) -> bool {
        self.len == 0
    }

    #[inline]
    pub(crate) fn push(&mut self, item: u8) {
        self.items[self.len as usize] = item;
        self.len += 1;
    }

    #[inline]
    pub(crate) fn pop(&mut self) -> Option<u8> {
        self.len = self.len.checked_sub(1)?;
        Some(self.items[self.len as usize])
    }

    #[inline]
    pub(crate) fn last(&self) -> Option<u8> {
        self.as_slice().last().copied()
    }

    #[inline]
    pub(crate) fn remove(&mut self, index: usize) -> u8 {
        let item = self.as_slice()[index];
        self.items.copy_within(index + 1..self.len as usize, index);
        self.len -= 1;
        item
    }

    #[inline]
    pub(crate) fn position(&self, item: u8) -> Option<usize> {
        self.as_slice().iter().position(|&other| other == item)
    }

    #[inline]
    pub(crate) fn contains(&self, item: u8) -> bool {
        self.as_slice().contains(&item)
    }

    #[inline]
    pub(crate) fn iter(&self) -> impl DoubleEndedIterator<Item = u8> + '_ {
        self.as_slice().iter().copied()
    }

    pub(crate) fn from_slice(items: &[u8]) -> Option<Self> {
        if items.len() > N {
            return None;
        }
        let mut list = Self::EMPTY;
        items.iter().for_each(|&item| list.push(item));
        Some(list)
    }
}

impl<const N: usize> PartialEq for List<N> {
    fn eq(&self, other: &Self) -> bool {
        self.as_slice() == other.as_slice()
    }
}

impl<const N: usize> fmt::Debug for List<N> {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        self.as_slice().fmt(f)
    }
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

    #[test]
    fn a_list_is_what_is_on_it() {
        let mut list = List::<4>::EMPTY;
        [7, 8, 9].into_iter().for_each(|item| list.push(item));
        assert_eq!(list.remove(1), 8);
        assert_eq!(list.pop(), Some(9));
        assert_eq!(list, List::from_slice(&[7]).unwrap());
        assert!(List::<2>::from_slice(&[1, 2, 3]).is_none());
    }
}

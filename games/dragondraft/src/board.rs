//! The queue at the city gate: rows of cards that run away from the edge with the flag rope.

use std::fmt;
use std::str::FromStr;

use kernel::BadNotation;
use serde::{Deserialize, Serialize};

use crate::card::Card;
use crate::sheet::{MAX_COLUMNS, MAX_ROWS};

/// A space of the board. It is written like `b7`: the second row, the seventh space from the flag rope.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash)]
#[cfg_attr(test, derive(ts_rs::TS), ts(type = "string"))]
pub struct Space {
    /// The row, counted from 0.
    pub row: u8,
    /// The column, counted from 0 at the flag rope.
    pub column: u8,
}

impl Space {
    /// The row's letter.
    #[must_use]
    pub fn letter(self) -> char {
        char::from(b'a' + self.row)
    }
}

impl fmt::Display for Space {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "{}{}", self.letter(), self.column + 1)
    }
}

impl FromStr for Space {
    type Err = BadNotation;

    fn from_str(text: &str) -> Result<Self, BadNotation> {
        let bad = || BadNotation::new(text, "a space is written like b7");
        let letter = *text.as_bytes().first().ok_or_else(bad)?;
        let row = letter.checked_sub(b'a').filter(|&row| usize::from(row) < MAX_ROWS).ok_or_else(bad)?;
        let digits = &text[1..];
        if digits.starts_with(['0', '+']) {
            return Err(bad());
        }
        let number: u8 = digits.parse().map_err(|_| bad())?;
        let column = number.checked_sub(1).filter(|&column| usize::from(column) < MAX_COLUMNS);
        Ok(Self { row, column: column.ok_or_else(bad)? })
    }
}

impl Serialize for Space {
    fn serialize<S: serde::Serializer>(&self, serializer: S) -> Result<S::Ok, S::Error> {
        serializer.collect_str(self)
    }
}

impl<'de> Deserialize<'de> for Space {
    fn deserialize<D: serde::Deserializer<'de>>(deserializer: D) -> Result<Self, D::Error> {
        let text = std::borrow::Cow::<'de, str>::deserialize(deserializer)?;
        text.parse().map_err(serde::de::Error::custom)
    }
}

/// One row of the board, four bits a space: 0 for an empty one, otherwise the card's number and one.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub(crate) struct Row(u64);

impl Row {
    /// The card on a space.
    #[must_use]
    #[inline]
    pub(crate) const fn card(self, column: u8) -> Option<Card> {
        match (self.0 >> (4 * column)) & 15 {
            0 => None,
            number => Some(Card::ALL[number as usize - 1]),
        }
    }

    /// Lays a card on an empty space.
    #[inline]
    pub(crate) const fn put(&mut self, column: u8, card: Card) {
        self.0 |= (card as u64 + 1) << (4 * column);
    }

    /// Clears a space.
    #[inline]
    pub(crate) const fn clear(&mut self, column: u8) {
        self.0 &= !(15 << (4 * column));
    }

    /// Whether no card is left.
    #[must_use]
    #[inline]
    pub(crate) const fn is_empty(self) -> bool {
        self.0 == 0
    }

    /// How many cards lie between the flag rope and a space. Empty spaces do not count.
    #[must_use]
    #[inline]
    pub(crate) const fn skipped(self, column: u8) -> u8 {
        let before = self.0 & ((1 << (4 * column)) - 1);
        ((before | before >> 1 | before >> 2 | before >> 3) & 0x1111_1111_1111_1111).count_ones() as u8
    }

    /// The columns of the cards from the flag rope on.
    #[inline]
    pub(crate) fn columns(self) -> impl Iterator<Item = u8> {
        let mut rest = self.0;
        std::iter::from_fn(move || {
            if rest == 0 {
                return None;
            }
            let column = rest.trailing_zeros() / 4;
            rest &= !(15 << (4 * column));
            Some(column as u8)
        })
    }

    /// The cards from the flag rope on, each with its column.
    #[inline]
    pub(crate) fn cards(self) -> impl Iterator<Item = (u8, Card)> {
        self.columns().map(move |column| (column, Card::ALL[(self.0 >> (4 * column) & 15) as usize - 1]))
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn empty_spaces_are_not_skipped_cards() {
        let mut row = Row::default();
        for (column, card) in [(0, Card::Red), (1, Card::GoblinPair), (2, Card::Green), (11, Card::Blue)] {
            row.put(column, card);
        }
        assert_eq!([0, 1, 2, 3, 11].map(|column| row.skipped(column)), [0, 1, 2, 3, 3]);
        row.clear(1);
        assert_eq!(row.skipped(11), 2);
        assert_eq!(row.cards().collect::<Vec<_>>(), [(0, Card::Red), (2, Card::Green), (11, Card::Blue)]);
        assert_eq!(row.card(1), None);
    }

    #[test]
    fn spaces_are_written_like_b7() {
        assert_eq!(Space { row: 1, column: 6 }.to_string(), "b7");
        assert_eq!("d10".parse(), Ok(Space { row: 3, column: 9 }));
        for bad in ["", "b", "7b", "b0", "b07", "b+7", "z1", "b13", "b 7", "é1", "b7x"] {
            assert!(bad.parse::<Space>().is_err(), "{bad}");
        }
    }
}

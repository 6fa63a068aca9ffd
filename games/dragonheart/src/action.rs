//! The two choices of the game, and how they are written.
//!
//! `sorceress:1+2` plays two Sorceresses, the one with 2 points last and so on top; `take:treasure` chooses what an
//! effect takes.

use std::fmt;
use std::str::FromStr;

use kernel::BadNotation;
use serde::{Deserialize, Serialize};

use crate::card::{MAX_POINTS, Picture, read_points};
use crate::state::HAND_WITH_FIGURE;

/// A choice.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash, Serialize, Deserialize)]
#[cfg_attr(test, derive(ts_rs::TS))]
#[serde(rename_all = "kebab-case")]
pub enum Action {
    /// Play cards of one picture to its space.
    Play(Lay),
    /// Take the cards of this space, where an effect leaves the choice.
    Take(Picture),
}

/// Cards of one picture, in the order they are laid.
///
/// Only the card on top of a stack stays in sight, so the order below it does not matter: there the points ascend. In
/// a space with outlines every card stays in sight, and all ascend.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash, Serialize, Deserialize)]
#[cfg_attr(test, derive(ts_rs::TS), ts(as = "LayJson"))]
#[serde(try_from = "LayJson", into = "LayJson")]
pub struct Lay {
    picture: Picture,
    /// Points + 1 of each card in four bits, the first in the lowest; zero after the last.
    nibbles: u32,
}

impl Lay {
    /// Cards of `picture` with these points, the last on top.
    ///
    /// # Errors
    /// If there is no card, more than a hand holds, or one with too many points.
    pub fn new(picture: Picture, points: &[u8]) -> Result<Self, BadNotation> {
        let bad = |reason| Err(BadNotation::new(picture.id(), reason));
        if points.is_empty() || points.len() > MOST {
            return bad("1 to 6 cards can be played");
        }
        if points.iter().any(|&n| n > MAX_POINTS) {
            return bad("points go from 0 to 4");
        }
        let mut ordered = [0; MOST];
        let ordered = &mut ordered[..points.len()];
        ordered.copy_from_slice(points);
        let covered = if picture.is_outlined() { points.len() } else { points.len() - 1 };
        ordered[..covered].sort_unstable();
        Ok(ordered.iter().fold(Self::empty(picture), |lay, &n| lay.then(n)))
    }

    /// No card yet.
    #[inline]
    pub(crate) const fn empty(picture: Picture) -> Self {
        Self { picture, nibbles: 0 }
    }

    /// One card.
    #[inline]
    pub(crate) const fn one(picture: Picture, points: u8) -> Self {
        Self { picture, nibbles: points as u32 + 1 }
    }

    /// Two cards, the second on top.
    #[inline]
    pub(crate) const fn two(picture: Picture, below: u8, top: u8) -> Self {
        Self { picture, nibbles: (below as u32 + 1) | (top as u32 + 1) << 4 }
    }

    /// With one more card on top. The caller keeps the order that [`Lay::new`] makes.
    #[inline]
    pub(crate) const fn then(self, points: u8) -> Self {
        let at = self.len() as u32 * 4;
        Self { picture: self.picture, nibbles: self.nibbles | (points as u32 + 1) << at }
    }

    /// The picture.
    #[must_use]
    #[inline]
    pub const fn picture(self) -> Picture {
        self.picture
    }

    /// How many cards; at least one.
    #[must_use]
    #[inline]
    #[expect(clippy::len_without_is_empty, reason = "there is always a card")]
    pub const fn len(self) -> usize {
        (35 - self.nibbles.leading_zeros() as usize) / 4
    }

    /// The points of each card in the order laid.
    #[inline]
    pub fn points(self) -> impl Iterator<Item = u8> + Clone {
        let mut rest = self.nibbles;
        std::iter::from_fn(move || {
            let nibble = (rest & 15) as u8;
            rest >>= 4;
            nibble.checked_sub(1)
        })
    }
}

/// The most cards that are laid at once.
const MOST: usize = HAND_WITH_FIGURE as usize;

/// Played cards as JSON.
#[derive(Serialize, Deserialize)]
#[cfg_attr(test, derive(ts_rs::TS))]
#[serde(deny_unknown_fields)]
struct LayJson {
    picture: Picture,
    /// The last on top.
    points: Vec<u8>,
}

impl From<Lay> for LayJson {
    fn from(lay: Lay) -> Self {
        Self { picture: lay.picture, points: lay.points().collect() }
    }
}

impl TryFrom<LayJson> for Lay {
    type Error = BadNotation;

    fn try_from(written: LayJson) -> Result<Self, BadNotation> {
        Self::new(written.picture, &written.points)
    }
}

impl fmt::Display for Action {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Self::Take(picture) => write!(f, "take:{picture}"),
            Self::Play(lay) => {
                write!(f, "{}", lay.picture)?;
                let mut sign = ':';
                lay.points().try_for_each(|points| {
                    write!(f, "{sign}{points}")?;
                    sign = '+';
                    Ok(())
                })
            }
        }
    }
}

impl FromStr for Action {
    type Err = BadNotation;

    fn from_str(text: &str) -> Result<Self, BadNotation> {
        match text.split_once(':') {
            Some(("take", picture)) => Ok(Self::Take(picture.parse()?)),
            Some((picture, points)) => {
                let picture = picture.parse()?;
                let points = points.split('+').map(|points| read_points(text, points));
                Ok(Self::Play(Lay::new(picture, &points.collect::<Result<Vec<_>, _>>()?)?))
            }
            None => Err(BadNotation::new(text, "write for example sorceress:1+2 or take:treasure")),
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn notation_keeps_the_top_card_and_sorts_the_covered_ones() {
        let written = |text: &str| text.parse::<Action>().map(|action| action.to_string());
        assert_eq!(written("sorceress:2+1").unwrap(), "sorceress:2+1");
        assert_eq!(written("treasure:4+1+2").unwrap(), "treasure:1+4+2");
        assert_eq!(written("dwarf:3+1+2").unwrap(), "dwarf:1+2+3");
        assert_eq!(written("ship:0+0").unwrap(), "ship:0+0");
        assert_eq!(written("take:petrified-dragon").unwrap(), "take:petrified-dragon");
    }

    #[test]
    fn nonsense_is_refused_with_a_reason() {
        for text in
            ["", "sorceress", "sorceress:", "sorceress:5", "sorceress:1+", "goblin:1", "take:", "ship:00"]
        {
            assert!(text.parse::<Action>().is_err(), "{text}");
        }
        assert!("dwarf:1+1+1+1+1+1+1".parse::<Action>().is_err(), "more than a hand");
    }
}

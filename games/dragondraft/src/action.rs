//! What a player can choose, and how it is written.
//!
//! ```text
//! take:b7                     take the card on the second row's seventh space
//! build:small=2+1+1           build the top small grandstand, paid with a pair and two single goblins
//! offer:snack-stand=2+2       offer a snack stand, paid with two pairs
//! done                        prepare nothing more
//! keep:2+1                    keep a pair and a single goblin for the next day
//! keep:none                   keep no goblin
//! ```

use std::fmt;
use std::str::FromStr;

use kernel::BadNotation;
use serde::{Deserialize, Serialize};

use crate::board::Space;
use crate::card::{Goblins, MAX_GOBLINS};
use crate::grandstand::Size;
use crate::special::Special;

/// One choice of a player.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash, Serialize, Deserialize)]
#[cfg_attr(test, derive(ts_rs::TS))]
#[serde(tag = "do", rename_all = "kebab-case", deny_unknown_fields)]
pub enum Action {
    /// Recruiting: take a card from the board.
    Take {
        /// Where it lies.
        space: Space,
    },
    /// Preparing: build the top grandstand of a pile.
    Build {
        /// Which pile.
        size: Size,
        /// The goblin cards that pay.
        pay: Goblins,
    },
    /// Preparing: offer a special.
    Offer {
        /// Which one.
        special: Special,
        /// The goblin cards that pay.
        pay: Goblins,
    },
    /// Preparing: nothing more.
    Done,
    /// Evening show: keep goblin cards for the next day, discard the others.
    Keep {
        /// The cards to keep.
        goblins: Goblins,
    },
}

impl fmt::Display for Action {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Self::Take { space } => write!(f, "take:{space}"),
            Self::Build { size, pay } => write!(f, "build:{}={pay}", size.id()),
            Self::Offer { special, pay } => write!(f, "offer:{}={pay}", special.id()),
            Self::Done => f.write_str("done"),
            Self::Keep { goblins } => write!(f, "keep:{goblins}"),
        }
    }
}

impl FromStr for Action {
    type Err = BadNotation;

    fn from_str(text: &str) -> Result<Self, BadNotation> {
        let bad = |reason: &str| BadNotation::new(text, reason);
        if text == "done" {
            return Ok(Self::Done);
        }
        let (verb, rest) = text
            .split_once(':')
            .ok_or_else(|| bad("moves are take:b7, build:small=2+2, offer:fireworks=2, done, keep:2+1"))?;
        let project = || rest.split_once('=').ok_or_else(|| bad("say what pays, like build:small=2+2"));
        match verb {
            "take" => Ok(Self::Take { space: rest.parse()? }),
            "build" => {
                let (name, pay) = project()?;
                let size = Size::ALL.into_iter().find(|size| size.id() == name);
                let size = size.ok_or_else(|| bad("a grandstand is small, medium or large"))?;
                Ok(Self::Build { size, pay: pay.parse()? })
            }
            "offer" => {
                let (name, pay) = project()?;
                let special = Special::ALL.into_iter().find(|special| special.id() == name);
                let special = special.ok_or_else(|| {
                    bad("a special is fireworks, dragon-stylist, snack-stand or souvenir-shop")
                })?;
                Ok(Self::Offer { special, pay: pay.parse()? })
            }
            "keep" => Ok(Self::Keep { goblins: rest.parse()? }),
            _ => Err(bad("a move begins with take, build, offer, done or keep")),
        }
    }
}

/// Pairs first, `2+2+1`, or `none`.
impl fmt::Display for Goblins {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        if self.is_empty() {
            return f.write_str("none");
        }
        for number in 0..self.cards() {
            let plus = if number == 0 { "" } else { "+" };
            write!(f, "{plus}{}", if number < self.pairs { 2 } else { 1 })?;
        }
        Ok(())
    }
}

impl FromStr for Goblins {
    type Err = BadNotation;

    /// Reads cards in any order.
    fn from_str(text: &str) -> Result<Self, BadNotation> {
        let mut goblins = Self::NONE;
        if text == "none" {
            return Ok(goblins);
        }
        for card in text.split('+') {
            match card {
                "1" => goblins.singles += 1,
                "2" => goblins.pairs += 1,
                _ => return Err(BadNotation::new(text, "goblin cards are written like 2+1+1, or none")),
            }
            if goblins.singles.max(goblins.pairs) > MAX_GOBLINS {
                return Err(BadNotation::new(text, "nobody has so many goblin cards"));
            }
        }
        Ok(goblins)
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn moves_are_written_shortly_and_read_back() {
        let pay = Goblins { singles: 2, pairs: 1 };
        for (action, text) in [
            (Action::Take { space: Space { row: 3, column: 9 } }, "take:d10"),
            (Action::Build { size: Size::Small, pay }, "build:small=2+1+1"),
            (
                Action::Offer { special: Special::DragonStylist, pay: Goblins { singles: 0, pairs: 2 } },
                "offer:dragon-stylist=2+2",
            ),
            (Action::Done, "done"),
            (Action::Keep { goblins: Goblins::NONE }, "keep:none"),
        ] {
            assert_eq!(action.to_string(), text);
            assert_eq!(text.parse(), Ok(action));
        }
        assert_eq!("keep:1+2+1".parse(), Ok(Action::Keep { goblins: pay }), "any order is read");
    }

    #[test]
    fn nonsense_is_refused_with_a_reason() {
        let flood = format!("keep:{}", vec!["1"; 300].join("+"));
        for bad in [
            "",
            "take",
            "take:",
            "take:e",
            "take:b99",
            "build:small",
            "build:huge=2",
            "build:small=",
            "offer:fireworks=3",
            "done:",
            "keep:",
            "keep:1+",
            "keep:+",
            "Take:b7",
            " done",
            &flood,
        ] {
            assert!(bad.parse::<Action>().is_err(), "{bad}");
        }
    }
}

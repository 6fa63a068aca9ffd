//! How choices are written.
//!
//! `visit:drake-of-cakes`, `place:bread-3@drake-of-cakes.2`, `fire:park-4`, `cast:purple-meat-1`: a verb and, after a
//! colon, what it is about. Slots, park places and coin spaces are counted from 1.

use std::fmt;
use std::str::FromStr;

use kernel::{BadNotation, MAX_SEATS, Seat};

use super::{Action, SlotOf, Token, Where};
use crate::cards::Good;

impl fmt::Display for SlotOf {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "{}.{}", self.shop, self.slot + 1)
    }
}

impl FromStr for SlotOf {
    type Err = BadNotation;

    fn from_str(text: &str) -> Result<Self, BadNotation> {
        let (shop, slot) = text.split_once('.').ok_or_else(|| BadNotation::new(text, "no slot number"))?;
        Ok(Self { shop: shop.parse()?, slot: counted(slot, 3)? })
    }
}

impl fmt::Display for Where {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Self::Slot(slot) => slot.fmt(f),
            Self::Park { place } => write!(f, "park-{}", place + 1),
            Self::Hand { artisan } => artisan.fmt(f),
        }
    }
}

impl FromStr for Where {
    type Err = BadNotation;

    fn from_str(text: &str) -> Result<Self, BadNotation> {
        if let Some(place) = text.strip_prefix("park-") {
            Ok(Self::Park { place: counted(place, 5)? })
        } else if text.contains('.') {
            Ok(Self::Slot(text.parse()?))
        } else {
            Ok(Self::Hand { artisan: text.parse()? })
        }
    }
}

impl fmt::Display for Token {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(self.word())
    }
}

impl FromStr for Token {
    type Err = BadNotation;

    fn from_str(text: &str) -> Result<Self, BadNotation> {
        match text {
            "coin" => Ok(Self::Coin),
            good => Ok(Self::Good(read_good(good)?)),
        }
    }
}

fn read_good(text: &str) -> Result<Good, BadNotation> {
    Good::named(text).ok_or_else(|| BadNotation::new(text, "no such good"))
}

fn number(text: &str) -> Result<u8, BadNotation> {
    let canonical = |n: &u8| n.to_string() == text;
    text.parse().ok().filter(canonical).ok_or_else(|| BadNotation::new(text, "no such number"))
}

/// A number counted from 1, as an index.
fn counted(text: &str, most: u8) -> Result<u8, BadNotation> {
    match number(text)? {
        n if (1..=most).contains(&n) => Ok(n - 1),
        _ => Err(BadNotation::new(text, format!("a number from 1 to {most}"))),
    }
}

impl fmt::Display for Action {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Self::Keep { fancy } => write!(f, "keep:{fancy}"),
            Self::Visit { shop } => write!(f, "visit:{shop}"),
            Self::Stay => f.write_str("stay"),
            Self::Gather => f.write_str("gather"),
            Self::Cast { enchantment } => write!(f, "cast:{enchantment}"),
            Self::Sets { n } => write!(f, "sets:{n}"),
            Self::Coins { n } => write!(f, "coins:{n}"),
            Self::Leave { n } => write!(f, "leave:{n}"),
            Self::Give { token } => write!(f, "give:{token}"),
            Self::To { seat } => write!(f, "to:{seat}"),
            Self::Good { good } => write!(f, "good:{}", good.word()),
            Self::DrawPark { place } => write!(f, "draw:park-{}", place + 1),
            Self::DrawDeck => f.write_str("draw:deck"),
            Self::Place { artisan, slot } => write!(f, "place:{artisan}@{slot}"),
            Self::Fire { at } => write!(f, "fire:{at}"),
            Self::Cheer { at } => write!(f, "cheer:{at}"),
            Self::Swap { slot } => write!(f, "swap:{slot}"),
            Self::Use => f.write_str("use"),
            Self::Skip => f.write_str("skip"),
            Self::Done => f.write_str("done"),
            Self::Choose { n } => write!(f, "choose:{}", n + 1),
            Self::Seed { place } => write!(f, "seed:park-{}", place + 1),
            Self::Study { enchantment } => write!(f, "study:{enchantment}"),
            Self::PayFor { enchantment } => write!(f, "pay:{enchantment}"),
            Self::Reserve { enchantment } => write!(f, "reserve:{enchantment}"),
            Self::Replace { artisan, slot } => write!(f, "replace:{artisan}@{slot}"),
            Self::Reveal { fancy } => write!(f, "reveal:{fancy}"),
            Self::Score { fancy } => write!(f, "score:{fancy}"),
            Self::Space { space: n } => write!(f, "space:{}", n + 1),
            Self::Flip => f.write_str("flip"),
            Self::Join => f.write_str("join"),
            Self::Send { fancy } => write!(f, "send:{fancy}"),
            Self::Return { fancy } => write!(f, "return:{fancy}"),
            Self::Discard { artisan } => write!(f, "discard:{artisan}"),
            Self::Companion => f.write_str("companion"),
            Self::Tuck { enchantment, shop } => write!(f, "tuck:{enchantment}@{shop}"),
            Self::Unlock { achievement } => write!(f, "unlock:{achievement}"),
            Self::End => f.write_str("end"),
        }
    }
}

impl FromStr for Action {
    type Err = BadNotation;

    fn from_str(text: &str) -> Result<Self, BadNotation> {
        let whole = match text {
            "stay" => Some(Self::Stay),
            "gather" => Some(Self::Gather),
            "draw:deck" => Some(Self::DrawDeck),
            "use" => Some(Self::Use),
            "skip" => Some(Self::Skip),
            "done" => Some(Self::Done),
            "flip" => Some(Self::Flip),
            "join" => Some(Self::Join),
            "companion" => Some(Self::Companion),
            "end" => Some(Self::End),
            _ => None,
        };
        if let Some(action) = whole {
            return Ok(action);
        }
        let bad = |reason: &str| BadNotation::new(text, reason);
        let (verb, what) = text
            .split_once(':')
            .ok_or_else(|| bad("write for example visit:smith-mart, place:bread-1@smith-mart.2 or end"))?;
        let park = || counted(what.strip_prefix("park-").ok_or_else(|| bad("write park-1 to park-5"))?, 5);
        let at = || what.split_once('@').ok_or_else(|| bad("write what and, after @, where"));
        Ok(match verb {
            "keep" => Self::Keep { fancy: what.parse()? },
            "visit" => Self::Visit { shop: what.parse()? },
            "cast" => Self::Cast { enchantment: what.parse()? },
            "sets" => Self::Sets { n: number(what)? },
            "coins" => Self::Coins { n: number(what)? },
            "leave" => Self::Leave { n: number(what)? },
            "give" => Self::Give { token: what.parse()? },
            "to" => match number(what)? {
                seat if (seat as usize) < MAX_SEATS => Self::To { seat: Seat(seat) },
                _ => return Err(bad("there is no such seat")),
            },
            "good" => Self::Good { good: read_good(what)? },
            "draw" => Self::DrawPark { place: park()? },
            "place" => Self::Place { artisan: at()?.0.parse()?, slot: at()?.1.parse()? },
            "fire" => Self::Fire { at: what.parse()? },
            "cheer" => Self::Cheer { at: what.parse()? },
            "swap" => Self::Swap { slot: what.parse()? },
            "choose" => Self::Choose { n: counted(what, 4)? },
            "seed" => Self::Seed { place: park()? },
            "study" => Self::Study { enchantment: what.parse()? },
            "pay" => Self::PayFor { enchantment: what.parse()? },
            "reserve" => Self::Reserve { enchantment: what.parse()? },
            "replace" => Self::Replace { artisan: at()?.0.parse()?, slot: at()?.1.parse()? },
            "reveal" => Self::Reveal { fancy: what.parse()? },
            "score" => Self::Score { fancy: what.parse()? },
            "space" => Self::Space { space: counted(what, 3)? },
            "send" => Self::Send { fancy: what.parse()? },
            "return" => Self::Return { fancy: what.parse()? },
            "discard" => Self::Discard { artisan: what.parse()? },
            "tuck" => Self::Tuck { enchantment: at()?.0.parse()?, shop: at()?.1.parse()? },
            "unlock" => Self::Unlock { achievement: what.parse()? },
            _ => return Err(bad("there is no such verb")),
        })
    }
}

#[cfg(test)]
mod tests {
    use serde_json::json;

    use super::*;

    #[test]
    fn notation_is_read_as_it_is_written() {
        for text in [
            "keep:frazzle",
            "visit:smith-mart",
            "stay",
            "cast:golden-meat-1",
            "sets:3",
            "coins:0",
            "give:coin",
            "give:iron",
            "to:4",
            "good:plant",
            "draw:park-5",
            "draw:deck",
            "place:bread-starter@sew-cute.3",
            "fire:sew-cute.1",
            "fire:park-2",
            "fire:iron-4",
            "cheer:sew-cute.1",
            "swap:sew-cute.2",
            "choose:2",
            "seed:park-1",
            "replace:meat-1@funky-brewsters.2",
            "tuck:purple-iron-2@smith-mart",
            "end",
            "unlock:glitter-bomb",
            "discard:potion-6",
            "return:buddy",
            "leave:2",
        ] {
            let action = text.parse::<Action>().unwrap();
            assert_eq!(action.to_string(), text);
            let data = serde_json::to_value(action).unwrap();
            assert!(Action::KINDS.contains(&data["do"].as_str().unwrap()), "{data}");
            assert_eq!(serde_json::from_value::<Action>(data).unwrap(), action);
        }
    }

    #[test]
    fn an_action_carries_its_parts_as_data() {
        let data = |text: &str| serde_json::to_value(text.parse::<Action>().unwrap()).unwrap();
        assert_eq!(data("end"), json!({ "do": "end" }));
        assert_eq!(
            data("place:bread-1@smith-mart.2"),
            json!({ "do": "place", "artisan": "bread-1", "slot": { "shop": "smith-mart", "slot": 1 } })
        );
        assert_eq!(data("fire:smith-mart.2")["at"], json!({ "in": "slot", "shop": "smith-mart", "slot": 1 }));
        assert_eq!(data("fire:park-2")["at"], json!({ "in": "park", "place": 1 }));
        assert_eq!(data("cheer:iron-4")["at"], json!({ "in": "hand", "artisan": "iron-4" }));
        assert_eq!(data("give:coin"), json!({ "do": "give", "token": "coin" }));
    }

    #[test]
    fn data_reaches_no_further_than_notation() {
        for data in [
            json!({ "do": "draw-park", "place": 5 }),
            json!({ "do": "fire", "at": { "in": "park", "place": 255 } }),
            json!({ "do": "swap", "slot": { "shop": "smith-mart", "slot": 3 } }),
            json!({ "do": "space", "space": 3 }),
            json!({ "do": "choose", "n": 4 }),
            json!({ "do": "visit", "shop": "smith-mart", "now": true }),
        ] {
            assert!(serde_json::from_value::<Action>(data.clone()).is_err(), "{data}");
        }
    }

    #[test]
    fn nonsense_is_refused_with_a_reason() {
        for text in [
            "",
            "visit",
            "visit:",
            "visit:atlantis",
            "draw:park-6",
            "draw:park-0",
            "sets:03",
            "to:9",
            "place:bread-1",
            "place:bread-1@smith-mart",
            "place:bread-1@smith-mart.4",
            "fire:park-",
            "sing:la",
        ] {
            assert!(text.parse::<Action>().is_err(), "{text}");
        }
    }
}

//! The choices of the game and how they are written.
//!
//! `visit:drake-of-cakes`, `place:bread-3@drake-of-cakes.2`, `fire:park-4`, `cast:purple-meat-1`: a verb and, after a
//! colon, what it is about. Slots, park places and coin spaces are counted from 1.

use std::fmt;
use std::str::FromStr;

use kernel::{BadNotation, MAX_SEATS, Seat};
use serde::{Deserialize, Serialize};

use crate::cards::{Achievement, Artisan, Enchantment, Fancy, Good, Shop};

/// A slot of a shop.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub struct SlotOf {
    /// Which shop.
    pub shop: Shop,
    /// Which of its slots, counted from 0.
    pub slot: u8,
}

/// Where a dragon is.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub enum Where {
    /// In town.
    Slot(SlotOf),
    /// At this place of the park, counted from 0.
    Park(u8),
    /// In the hand of whoever acts.
    Hand(Artisan),
}

/// Something that can be given or paid.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub enum Token {
    /// A good.
    Good(Good),
    /// A coin.
    Coin,
}

impl Token {
    /// Its word.
    #[must_use]
    pub const fn word(self) -> &'static str {
        match self {
            Self::Good(good) => good.word(),
            Self::Coin => "coin",
        }
    }
}

/// A choice.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash, Serialize, Deserialize)]
#[serde(into = "String", try_from = "String")]
pub enum Action {
    /// Keep this one of the first fancy dragons.
    Keep(Fancy),
    /// Move to this shop.
    Visit(Shop),
    /// Stay, because no shop can be visited.
    Stay,
    /// Gather here.
    Gather,
    /// Cast this enchantment here.
    Cast(Enchantment),
    /// Pay this many sets.
    Sets(u8),
    /// Pay this many coins in place of the good in question, or spend this many.
    Coins(u8),
    /// Leave out this many of the good in question.
    Leave(u8),
    /// Give, or trade in, this.
    Give(Token),
    /// To this player.
    To(Seat),
    /// This good.
    Good(Good),
    /// Draw the dragon at this place of the park, counted from 0.
    DrawPark(u8),
    /// Draw the top dragon of the deck.
    DrawDeck,
    /// Place this dragon there.
    Place(Artisan, SlotOf),
    /// Fire this dragon up.
    Fire(Where),
    /// Take reputation instead of firing this dragon up.
    Cheer(Where),
    /// Swap with this dragon.
    Swap(SlotOf),
    /// Use it.
    Use,
    /// Leave it.
    Skip,
    /// Enough.
    Done,
    /// The alternative of this number, counted from 0.
    Choose(u8),
    /// Lay a good on the dragon at this place of the park, counted from 0.
    Seed(u8),
    /// Take goods from this enchantment's cost.
    Study(Enchantment),
    /// Pay for this enchantment without casting it.
    PayFor(Enchantment),
    /// Reserve this enchantment.
    Reserve(Enchantment),
    /// Replace the dragon there by this one.
    Replace(Artisan, SlotOf),
    /// Reveal this sun dragon and score it.
    Reveal(Fancy),
    /// Score this fancy dragon by an ability.
    Score(Fancy),
    /// Leave coins on this space, counted from 0.
    Space(u8),
    /// Flip a coin.
    Flip,
    /// Accept an invitation.
    Join,
    /// Give this fancy dragon away.
    Send(Fancy),
    /// Return this fancy dragon.
    Return(Fancy),
    /// Put this artisan dragon under its deck.
    Discard(Artisan),
    /// Use one's companion.
    Companion,
    /// Add this enchantment to a shop, for nobody.
    Tuck(Enchantment, Shop),
    /// Unlock this achievement.
    Unlock(Achievement),
    /// End the turn.
    End,
}

impl Action {
    /// The verbs of the notation: a board has a way to say each.
    pub const VERBS: [&'static str; 37] = [
        "keep",
        "visit",
        "stay",
        "gather",
        "cast",
        "sets",
        "coins",
        "leave",
        "give",
        "to",
        "good",
        "draw",
        "place",
        "fire",
        "cheer",
        "swap",
        "use",
        "skip",
        "done",
        "choose",
        "seed",
        "study",
        "pay",
        "reserve",
        "replace",
        "reveal",
        "score",
        "space",
        "flip",
        "join",
        "send",
        "return",
        "discard",
        "companion",
        "tuck",
        "unlock",
        "end",
    ];
}

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
            Self::Park(place) => write!(f, "park-{}", place + 1),
            Self::Hand(artisan) => artisan.fmt(f),
        }
    }
}

impl FromStr for Where {
    type Err = BadNotation;

    fn from_str(text: &str) -> Result<Self, BadNotation> {
        if let Some(place) = text.strip_prefix("park-") {
            Ok(Self::Park(counted(place, 5)?))
        } else if text.contains('.') {
            Ok(Self::Slot(text.parse()?))
        } else {
            Ok(Self::Hand(text.parse()?))
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
            Self::Keep(fancy) => write!(f, "keep:{fancy}"),
            Self::Visit(shop) => write!(f, "visit:{shop}"),
            Self::Stay => f.write_str("stay"),
            Self::Gather => f.write_str("gather"),
            Self::Cast(enchantment) => write!(f, "cast:{enchantment}"),
            Self::Sets(n) => write!(f, "sets:{n}"),
            Self::Coins(n) => write!(f, "coins:{n}"),
            Self::Leave(n) => write!(f, "leave:{n}"),
            Self::Give(token) => write!(f, "give:{token}"),
            Self::To(seat) => write!(f, "to:{seat}"),
            Self::Good(good) => write!(f, "good:{}", good.word()),
            Self::DrawPark(place) => write!(f, "draw:park-{}", place + 1),
            Self::DrawDeck => f.write_str("draw:deck"),
            Self::Place(artisan, slot) => write!(f, "place:{artisan}@{slot}"),
            Self::Fire(at) => write!(f, "fire:{at}"),
            Self::Cheer(at) => write!(f, "cheer:{at}"),
            Self::Swap(slot) => write!(f, "swap:{slot}"),
            Self::Use => f.write_str("use"),
            Self::Skip => f.write_str("skip"),
            Self::Done => f.write_str("done"),
            Self::Choose(n) => write!(f, "choose:{}", n + 1),
            Self::Seed(place) => write!(f, "seed:park-{}", place + 1),
            Self::Study(enchantment) => write!(f, "study:{enchantment}"),
            Self::PayFor(enchantment) => write!(f, "pay:{enchantment}"),
            Self::Reserve(enchantment) => write!(f, "reserve:{enchantment}"),
            Self::Replace(artisan, slot) => write!(f, "replace:{artisan}@{slot}"),
            Self::Reveal(fancy) => write!(f, "reveal:{fancy}"),
            Self::Score(fancy) => write!(f, "score:{fancy}"),
            Self::Space(n) => write!(f, "space:{}", n + 1),
            Self::Flip => f.write_str("flip"),
            Self::Join => f.write_str("join"),
            Self::Send(fancy) => write!(f, "send:{fancy}"),
            Self::Return(fancy) => write!(f, "return:{fancy}"),
            Self::Discard(artisan) => write!(f, "discard:{artisan}"),
            Self::Companion => f.write_str("companion"),
            Self::Tuck(enchantment, shop) => write!(f, "tuck:{enchantment}@{shop}"),
            Self::Unlock(achievement) => write!(f, "unlock:{achievement}"),
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
            "keep" => Self::Keep(what.parse()?),
            "visit" => Self::Visit(what.parse()?),
            "cast" => Self::Cast(what.parse()?),
            "sets" => Self::Sets(number(what)?),
            "coins" => Self::Coins(number(what)?),
            "leave" => Self::Leave(number(what)?),
            "give" => Self::Give(what.parse()?),
            "to" => match number(what)? {
                seat if (seat as usize) < MAX_SEATS => Self::To(Seat(seat)),
                _ => return Err(bad("there is no such seat")),
            },
            "good" => Self::Good(read_good(what)?),
            "draw" => Self::DrawPark(park()?),
            "place" => Self::Place(at()?.0.parse()?, at()?.1.parse()?),
            "fire" => Self::Fire(what.parse()?),
            "cheer" => Self::Cheer(what.parse()?),
            "swap" => Self::Swap(what.parse()?),
            "choose" => Self::Choose(counted(what, 4)?),
            "seed" => Self::Seed(park()?),
            "study" => Self::Study(what.parse()?),
            "pay" => Self::PayFor(what.parse()?),
            "reserve" => Self::Reserve(what.parse()?),
            "replace" => Self::Replace(at()?.0.parse()?, at()?.1.parse()?),
            "reveal" => Self::Reveal(what.parse()?),
            "score" => Self::Score(what.parse()?),
            "space" => Self::Space(counted(what, 3)?),
            "send" => Self::Send(what.parse()?),
            "return" => Self::Return(what.parse()?),
            "discard" => Self::Discard(what.parse()?),
            "tuck" => Self::Tuck(at()?.0.parse()?, at()?.1.parse()?),
            "unlock" => Self::Unlock(what.parse()?),
            _ => return Err(bad("there is no such verb")),
        })
    }
}

impl From<Action> for String {
    fn from(action: Action) -> Self {
        action.to_string()
    }
}

impl TryFrom<String> for Action {
    type Error = BadNotation;

    fn try_from(text: String) -> Result<Self, BadNotation> {
        text.parse()
    }
}

macro_rules! as_text {
    ($($kind:ty),*) => {$(
        impl Serialize for $kind {
            fn serialize<S: serde::Serializer>(&self, serializer: S) -> Result<S::Ok, S::Error> {
                serializer.collect_str(self)
            }
        }

        impl<'de> Deserialize<'de> for $kind {
            fn deserialize<D: serde::Deserializer<'de>>(deserializer: D) -> Result<Self, D::Error> {
                String::deserialize(deserializer)?.parse().map_err(serde::de::Error::custom)
            }
        }
    )*};
}
as_text!(SlotOf, Where, Token);

#[cfg(test)]
mod tests {
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
            assert_eq!(text.parse::<Action>().unwrap().to_string(), text);
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

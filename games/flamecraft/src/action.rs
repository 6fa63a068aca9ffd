//! The choices of the game.

mod notation;

use kernel::Seat;
use serde::{Deserialize, Deserializer, Serialize};

use crate::cards::{Achievement, Artisan, Enchantment, Fancy, Good, Shop};

/// A slot of a shop.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash, Serialize, Deserialize)]
#[cfg_attr(test, derive(ts_rs::TS))]
#[serde(deny_unknown_fields)]
pub struct SlotOf {
    /// Which shop.
    pub shop: Shop,
    /// Which of its slots, counted from 0.
    #[serde(deserialize_with = "below::<3, _>")]
    pub slot: u8,
}

/// Where a dragon is.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash, Serialize, Deserialize)]
#[cfg_attr(test, derive(ts_rs::TS))]
#[serde(tag = "in", rename_all = "kebab-case", deny_unknown_fields)]
pub enum Where {
    /// In town.
    Slot(SlotOf),
    /// In the park.
    Park {
        /// At this place, counted from 0.
        #[serde(deserialize_with = "below::<5, _>")]
        place: u8,
    },
    /// In the hand of whoever acts.
    Hand {
        /// Which dragon.
        artisan: Artisan,
    },
}

/// Something that can be given or paid.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash)]
#[cfg_attr(test, derive(ts_rs::TS))]
#[cfg_attr(test, ts(untagged))]
pub enum Token {
    /// A good.
    Good(Good),
    /// A coin.
    #[cfg_attr(test, ts(type = "\"coin\""))]
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

/// A choice. As data it is `{ "do": "visit", "shop": "smith-mart" }`.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash, Serialize, Deserialize)]
#[cfg_attr(test, derive(ts_rs::TS))]
#[serde(tag = "do", rename_all = "kebab-case", deny_unknown_fields)]
pub enum Action {
    /// Keep one of the first fancy dragons.
    Keep {
        /// Which.
        fancy: Fancy,
    },
    /// Move to a shop.
    Visit {
        /// Which.
        shop: Shop,
    },
    /// Stay, because no shop can be visited.
    Stay,
    /// Gather here.
    Gather,
    /// Cast an enchantment here.
    Cast {
        /// Which.
        enchantment: Enchantment,
    },
    /// Pay several sets.
    Sets {
        /// How many.
        n: u8,
    },
    /// Pay coins in place of the good in question, or spend them.
    Coins {
        /// How many.
        n: u8,
    },
    /// Leave out some of the good in question.
    Leave {
        /// How many.
        n: u8,
    },
    /// Give something, or trade it in.
    Give {
        /// What.
        token: Token,
    },
    /// Give it to a player.
    To {
        /// Whom.
        seat: Seat,
    },
    /// A good.
    Good {
        /// Which.
        good: Good,
    },
    /// Draw a dragon of the park.
    DrawPark {
        /// The place, counted from 0.
        #[serde(deserialize_with = "below::<5, _>")]
        place: u8,
    },
    /// Draw the top dragon of the deck.
    DrawDeck,
    /// Place a dragon.
    Place {
        /// Which.
        artisan: Artisan,
        /// Where.
        slot: SlotOf,
    },
    /// Fire a dragon up.
    Fire {
        /// Where it is.
        at: Where,
    },
    /// Take reputation instead of firing a dragon up.
    Cheer {
        /// Where it is.
        at: Where,
    },
    /// Swap with a dragon.
    Swap {
        /// Where that is.
        slot: SlotOf,
    },
    /// Use it.
    Use,
    /// Leave it.
    Skip,
    /// Enough.
    Done,
    /// One of several alternatives.
    Choose {
        /// Its number, counted from 0.
        #[serde(deserialize_with = "below::<4, _>")]
        n: u8,
    },
    /// Lay a good on a dragon of the park.
    Seed {
        /// The place, counted from 0.
        #[serde(deserialize_with = "below::<5, _>")]
        place: u8,
    },
    /// Take goods from an enchantment's cost.
    Study {
        /// Which.
        enchantment: Enchantment,
    },
    /// Pay for an enchantment without casting it.
    PayFor {
        /// Which.
        enchantment: Enchantment,
    },
    /// Reserve an enchantment.
    Reserve {
        /// Which.
        enchantment: Enchantment,
    },
    /// Replace a dragon by another.
    Replace {
        /// The newcomer.
        artisan: Artisan,
        /// Where.
        slot: SlotOf,
    },
    /// Reveal a sun dragon and score it.
    Reveal {
        /// Which.
        fancy: Fancy,
    },
    /// Score a fancy dragon by an ability.
    Score {
        /// Which.
        fancy: Fancy,
    },
    /// Leave coins on a space.
    Space {
        /// Which, counted from 0.
        #[serde(deserialize_with = "below::<3, _>")]
        space: u8,
    },
    /// Flip a coin.
    Flip,
    /// Accept an invitation.
    Join,
    /// Give a fancy dragon away.
    Send {
        /// Which.
        fancy: Fancy,
    },
    /// Return a fancy dragon.
    Return {
        /// Which.
        fancy: Fancy,
    },
    /// Put an artisan dragon under its deck.
    Discard {
        /// Which.
        artisan: Artisan,
    },
    /// Use one's companion.
    Companion,
    /// Add an enchantment to a shop, for nobody.
    Tuck {
        /// Which.
        enchantment: Enchantment,
        /// Which shop.
        shop: Shop,
    },
    /// Unlock an achievement.
    Unlock {
        /// Which.
        achievement: Achievement,
    },
    /// End the turn.
    End,
}

impl Action {
    /// The kinds of action, as data names them: a board has a way to choose each.
    pub const KINDS: [&'static str; 38] = [
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
        "draw-park",
        "draw-deck",
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
        "pay-for",
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

impl Serialize for Token {
    fn serialize<S: serde::Serializer>(&self, serializer: S) -> Result<S::Ok, S::Error> {
        serializer.serialize_str(self.word())
    }
}

impl<'de> Deserialize<'de> for Token {
    fn deserialize<D: serde::Deserializer<'de>>(deserializer: D) -> Result<Self, D::Error> {
        String::deserialize(deserializer)?.parse().map_err(serde::de::Error::custom)
    }
}

/// An index, as far as its notation goes.
fn below<'de, const END: u8, D: Deserializer<'de>>(deserializer: D) -> Result<u8, D::Error> {
    let index = u8::deserialize(deserializer)?;
    let far = || serde::de::Error::custom(format_args!("{index} is not below {END}"));
    (index < END).then_some(index).ok_or_else(far)
}

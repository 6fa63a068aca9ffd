//! The kinds of cards.

use std::fmt;
use std::str::FromStr;

use serde::{Deserialize, Deserializer, Serialize, Serializer};

macro_rules! kinds {
    ($($(#[$doc:meta])* $name:ident $word:literal $group:ident;)*) => {
        /// What is printed on a card's front.
        #[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash)]
        #[cfg_attr(test, derive(ts_rs::TS))]
        #[repr(u8)]
        pub enum Kind {
            $($(#[$doc])* #[cfg_attr(test, ts(rename = $word))] $name,)*
        }

        impl Kind {
            /// Every kind, movement first, then as in the rulebook's overview.
            pub const ALL: [Self; 40] = [$(Self::$name,)*];

            /// The kind's id in sheets, notation and texts.
            #[must_use]
            pub const fn word(self) -> &'static str {
                match self {
                    $(Self::$name => $word,)*
                }
            }

            /// The message with the card's name.
            #[must_use]
            pub const fn name_key(self) -> &'static str {
                match self {
                    $(Self::$name => concat!("card-", $word),)*
                }
            }

            /// The group it belongs to.
            #[must_use]
            pub const fn group(self) -> Group {
                match self {
                    $(Self::$name => Group::$group,)*
                }
            }
        }
    };
}

kinds! {
    /// One step forward.
    Move1 "move-1" Movement;
    /// Two steps forward.
    Move2 "move-2" Movement;
    /// Three steps forward.
    Move3 "move-3" Movement;
    /// Nothing happens.
    Amnesia "amnesia" Plain;
    /// Back behind the first dragon met.
    AngryVillagers "angry-villagers" Plain;
    /// The nearest behind come to you.
    BrokenStick "broken-stick" Plain;
    /// A card more for everybody.
    BurlapBag "burlap-bag" Plain;
    /// Two forward; those behind jump one back.
    ChiliPeppers "chili-peppers" Plain;
    /// After the action round everybody moves on to the next storyline.
    ConmansCaravan "conmans-caravan" Plain;
    /// Look at your unplayed cards, reorder them, turn one.
    CrystalBall "crystal-ball" Plain;
    /// All dragons come to you.
    DamselInDistress "damsel-in-distress" Plain;
    /// The top card of the draw pile takes its place.
    GoblinTribe "goblin-tribe" Plain;
    /// Exchange the lamp for a card already played.
    MagicLamp "magic-lamp" Plain;
    /// The next action round is skipped.
    Minstrel "minstrel" Plain;
    /// Two back; those in front jump one forward.
    PrettyFlower "pretty-flower" Plain;
    /// Four steps forward.
    Roaring4 "roaring-4" Plain;
    /// One step in front of the leader.
    SneakyShortCut "sneaky-short-cut" Plain;
    /// Miss the next turn.
    TastyDeer "tasty-deer" Plain;
    /// One unplayed card of each storyline is discarded.
    Thief "thief" Plain;
    /// All the others move.
    WhatsThatOverThere "whats-that-over-there" Plain;
    /// A test of courage.
    Knight "knight" Normal;
    /// A spell is cast on you.
    NoviceWizard "novice-wizard" Normal;
    /// Forward, back, forward, back.
    Picnic "picnic" Normal;
    /// Miss the next two turns.
    FakeJewels "fake-jewels" Advanced;
    /// Hugged until the others are through.
    Bigfoot "bigfoot" Advanced;
    /// Who holds the breath longest?
    DragonPoo "dragon-poo" Advanced;
    /// Dragged down the hill.
    GrumpyGoat "grumpy-goat" Advanced;
    /// Movement cards carry one space further.
    HealthPotion "health-potion" Advanced;
    /// Everybody passes an unplayed card to the left.
    Hypnosis "hypnosis" Advanced;
    /// Draw five, play one.
    LuckyTalisman "lucky-talisman" Advanced;
    /// The next player's card, then the same for you.
    MagicMirror "magic-mirror" Advanced;
    /// Only cards with one spell count for you.
    OldBookOfMagic "old-book-of-magic" Advanced;
    /// Look at a card of each storyline and deal them out anew.
    Spy "spy" Advanced;
    /// Movement cards on the draw pile drive you back.
    StrangePotion "strange-potion" Advanced;
    /// The nearest dragon comes to you.
    Trap "trap" Advanced;
    /// A test of stamina.
    Troll "troll" Advanced;
    /// A bluff about a hidden token.
    TruthSerum "truth-serum" Advanced;
    /// All unplayed cards are shuffled.
    Whirlwind "whirlwind" Advanced;
    /// Your unplayed cards at once, from the right.
    WillOTheWisp "will-o-the-wisp" Advanced;
    /// Change places with the dragon to your right.
    WitchesTrick "witches-trick" Advanced;
}

/// The group a card belongs to: what its icon says.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize)]
#[cfg_attr(test, derive(ts_rs::TS))]
#[serde(rename_all = "kebab-case")]
pub enum Group {
    /// A regular movement card.
    Movement,
    /// An action card without icon: in every race.
    Plain,
    /// An action card with the Normal icon.
    Normal,
    /// An action card with the Advanced icon.
    Advanced,
}

impl Kind {
    /// The kind's index in [`ALL`](Self::ALL) and among the sheet's entries.
    #[must_use]
    pub const fn index(self) -> usize {
        self as usize
    }

    /// The steps of a regular movement card; `None` for an action card.
    #[must_use]
    pub const fn regular(self) -> Option<u8> {
        match self {
            Self::Move1 => Some(1),
            Self::Move2 => Some(2),
            Self::Move3 => Some(3),
            _ => None,
        }
    }

    /// Whether a number is printed on each copy that the kind itself does not fix.
    #[must_use]
    pub const fn has_value(self) -> bool {
        matches!(self, Self::WhatsThatOverThere | Self::Knight | Self::Troll)
    }
}

impl fmt::Display for Kind {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(self.word())
    }
}

/// The text names no kind of card.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct NoSuchKind;

impl FromStr for Kind {
    type Err = NoSuchKind;

    fn from_str(word: &str) -> Result<Self, NoSuchKind> {
        Self::ALL.into_iter().find(|kind| kind.word() == word).ok_or(NoSuchKind)
    }
}

impl Serialize for Kind {
    fn serialize<S: Serializer>(&self, serializer: S) -> Result<S::Ok, S::Error> {
        serializer.serialize_str(self.word())
    }
}

impl<'de> Deserialize<'de> for Kind {
    fn deserialize<D: Deserializer<'de>>(deserializer: D) -> Result<Self, D::Error> {
        let word = String::deserialize(deserializer)?;
        word.parse().map_err(|_| serde::de::Error::custom(format_args!("there is no card `{word}`")))
    }
}

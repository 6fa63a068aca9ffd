//! Cards of the draft, and a player's hand.

use serde::{Deserialize, Serialize};

/// A kind of card that queues at the city gate: five colours of dragons and two kinds of goblin cards.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash, Serialize, Deserialize)]
#[cfg_attr(test, derive(ts_rs::TS))]
#[serde(rename_all = "kebab-case")]
#[repr(u8)]
pub enum Card {
    /// The red fire breather.
    Red,
    /// The purple magician.
    Purple,
    /// The blue flying ace.
    Blue,
    /// The green gymnast.
    Green,
    /// The yellow strongman.
    Yellow,
    /// A single goblin helper.
    Goblin,
    /// Two goblin helpers who always work together.
    GoblinPair,
}

impl Card {
    /// Every kind, dragons first.
    pub const ALL: [Self; 7] =
        [Self::Red, Self::Purple, Self::Blue, Self::Green, Self::Yellow, Self::Goblin, Self::GoblinPair];

    /// The dragons.
    pub const DRAGONS: [Self; 5] = [Self::Red, Self::Purple, Self::Blue, Self::Green, Self::Yellow];

    /// The kind as an index into per-kind arrays; dragons come first.
    #[must_use]
    pub const fn index(self) -> usize {
        self as usize
    }

    /// Its name in sheets, views and message keys.
    #[must_use]
    pub const fn id(self) -> &'static str {
        match self {
            Self::Red => "red",
            Self::Purple => "purple",
            Self::Blue => "blue",
            Self::Green => "green",
            Self::Yellow => "yellow",
            Self::Goblin => "goblin",
            Self::GoblinPair => "goblin-pair",
        }
    }

    /// Whether it is a dragon.
    #[must_use]
    pub const fn is_dragon(self) -> bool {
        self.index() < Self::DRAGONS.len()
    }
}

/// The cards in a player's hand: how many of each kind, and last the thistles.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub(crate) struct Hand([u8; Card::ALL.len() + 1]);

impl Hand {
    const THISTLES: usize = Card::ALL.len();

    /// How many cards it holds, thistles and all.
    #[inline]
    pub(crate) const fn size(&self) -> u8 {
        // One multiplication adds the eight bytes up in the highest one.
        (u64::from_le_bytes(self.0).wrapping_mul(0x0101_0101_0101_0101) >> 56) as u8
    }

    /// How many cards of a kind it holds.
    #[inline]
    pub(crate) const fn count(&self, card: Card) -> u8 {
        self.0[card.index()]
    }

    /// How many thistles it holds.
    #[inline]
    pub(crate) const fn thistles(&self) -> u8 {
        self.0[Self::THISTLES]
    }

    /// The goblin cards in it.
    #[inline]
    pub(crate) const fn goblins(&self) -> Goblins {
        Goblins { singles: self.count(Card::Goblin), pairs: self.count(Card::GoblinPair) }
    }

    /// How many dragons of each colour it holds.
    #[inline]
    pub(crate) fn dragons(&self) -> [u8; Card::DRAGONS.len()] {
        Card::DRAGONS.map(|card| self.count(card))
    }

    /// Adds `count` cards of a kind.
    #[inline]
    pub(crate) const fn add(&mut self, card: Card, count: u8) {
        self.0[card.index()] += count;
    }

    /// Adds `count` thistles.
    #[inline]
    pub(crate) const fn add_thistles(&mut self, count: u8) {
        self.0[Self::THISTLES] += count;
    }

    /// Takes goblin cards out.
    #[inline]
    pub(crate) const fn remove_goblins(&mut self, goblins: Goblins) {
        self.0[Card::Goblin.index()] -= goblins.singles;
        self.0[Card::GoblinPair.index()] -= goblins.pairs;
    }
}

/// How many different colours these dragons have.
#[inline]
pub(crate) fn colours(dragons: &[u8; Card::DRAGONS.len()]) -> u8 {
    dragons.iter().map(|&count| u8::from(count > 0)).sum()
}

/// The most goblin cards of a kind.
pub(crate) const MAX_GOBLINS: u8 = 15;

/// Some goblin cards.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, PartialOrd, Ord, Hash, Serialize, Deserialize)]
#[cfg_attr(test, derive(ts_rs::TS))]
#[serde(try_from = "AnyGoblins")]
pub struct Goblins {
    /// Cards with one goblin.
    pub singles: u8,
    /// Cards with two goblins.
    pub pairs: u8,
}

impl Goblins {
    /// No goblin.
    pub const NONE: Self = Self { singles: 0, pairs: 0 };

    /// How many cards they are.
    #[must_use]
    pub const fn cards(self) -> u8 {
        self.singles + self.pairs
    }

    /// Whether there is none.
    #[must_use]
    pub const fn is_empty(self) -> bool {
        self.cards() == 0
    }

    /// How many helpers they are, with so many on a card with a single goblin and on one with a pair.
    #[inline]
    #[must_use]
    pub const fn helpers(self, on: [u8; 2]) -> u8 {
        on[0] * self.singles + on[1] * self.pairs
    }

    /// Whether all of them are among `others`.
    #[must_use]
    pub const fn are_among(self, others: Self) -> bool {
        self.singles <= others.singles && self.pairs <= others.pairs
    }

    /// What is left of them without `others`.
    #[must_use]
    pub const fn without(self, others: Self) -> Self {
        Self { singles: self.singles - others.singles, pairs: self.pairs - others.pairs }
    }
}

/// Goblin cards as they come from outside: perhaps more than any box has.
#[derive(Deserialize)]
#[serde(deny_unknown_fields)]
struct AnyGoblins {
    singles: u8,
    pairs: u8,
}

impl TryFrom<AnyGoblins> for Goblins {
    type Error = &'static str;

    fn try_from(AnyGoblins { singles, pairs }: AnyGoblins) -> Result<Self, &'static str> {
        let most = MAX_GOBLINS;
        if singles > most || pairs > most {
            return Err("nobody has so many goblin cards");
        }
        Ok(Self { singles, pairs })
    }
}

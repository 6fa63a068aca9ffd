//! The components: numbers of cards, what they are worth, each with where it is known from.

mod reading;

use std::sync::LazyLock;

use kernel::sheet::read_toml;
use kernel::{BadSheet, Entry};
use serde::{Deserialize, Serialize};

use crate::card::{Card, Goblins};
use crate::evaluate::Hopes;
use crate::grandstand::Size;
use crate::special::Special;

/// The most rows the board can have.
pub(crate) const MAX_ROWS: usize = 6;
/// The most columns the board can have.
pub(crate) const MAX_COLUMNS: usize = 12;
/// The most dragon and goblin cards.
pub(crate) const MAX_CARDS: usize = 64;
/// The most dragons of one colour.
pub(crate) const MAX_OF_A_COLOUR: usize = 15;
/// The most rounds.
pub(crate) const MAX_ROUNDS: u8 = 8;
/// The most thistles.
pub(crate) const MAX_THISTLES: u8 = 60;
/// The most figures of one special.
pub(crate) const MAX_FIGURES: u8 = 8;
/// The most spectators that one thing attracts in a whole game. All of them together fit into a count.
pub(crate) const MAX_EARNED: u16 = 5000;

/// The components of the game.
#[derive(Clone, Debug, PartialEq, Serialize)]
pub struct Components {
    /// Rows of the board.
    pub rows: u8,
    /// Spaces in each row.
    pub columns: u8,
    /// Rounds of a game.
    pub rounds: u8,
    /// Cards a player may hold without a snack stand.
    pub hand_limit: u8,
    /// Spaces of the spectators' queue.
    pub queue: u16,
    /// Thistle cards.
    pub thistles: u8,
    /// Cards of each kind.
    pub cards: [u8; Card::ALL.len()],
    /// Helpers on a card with a single goblin and on one with a pair.
    pub helpers: [u8; 2],
    /// The dragons, in the order of [`Card::DRAGONS`].
    pub dragons: [Dragon; Card::DRAGONS.len()],
    /// Grandstands that one player may build.
    pub grandstands_each: u8,
    /// The grandstand piles, cheapest first.
    pub piles: [Pile; Size::ALL.len()],
    /// The specials, in the order of [`Special::ALL`].
    pub specials: [Offer; Special::ALL.len()],
    #[serde(skip)]
    entries: Vec<Entry>,
}

/// How dragons of one colour attract spectators.
#[derive(Clone, Debug, PartialEq, Serialize)]
pub struct Dragon {
    /// The fewest that attract anybody.
    pub least: u8,
    /// Spectators for each, unless a table says otherwise.
    pub each: u8,
    /// Spectators by number of dragons, if the colour has a table.
    pub table: Vec<u8>,
    /// How many steps of the table count under the short table; 0 if that changes nothing.
    pub short: u8,
    /// Spectators more for whoever has the most.
    pub most: u8,
    /// Spectators by number of dragons: the long table and the short one, without the bonus for the most.
    #[serde(skip)]
    totals: [[u8; MAX_OF_A_COLOUR + 1]; 2],
    /// What bots hope for, by the long table and the short one.
    #[serde(skip)]
    hopes: [Hopes; 2],
}

impl Dragon {
    /// The spectators that `count` dragons of this colour attract, without the bonus for the most.
    #[inline]
    #[must_use]
    pub fn total(&self, count: u8, short_table: bool) -> u8 {
        self.totals[usize::from(short_table)][count as usize]
    }

    /// What bots hope that a number of dragons may lead to.
    pub(crate) fn hopes(&self, short_table: bool) -> &Hopes {
        &self.hopes[usize::from(short_table)]
    }
}

/// A pile of grandstands that cost the same.
#[derive(Clone, Debug, PartialEq, Serialize)]
pub struct Pile {
    /// Goblin helpers that each costs.
    pub cost: u8,
    /// The spectators of each tile, from the top down.
    pub spectators: Vec<u8>,
}

/// A special as printed.
#[derive(Clone, Debug, PartialEq, Serialize)]
pub struct Offer {
    /// Goblin helpers it costs.
    pub cost: u8,
    /// Wooden figures in the common supply.
    pub figures: u8,
    /// What it does.
    pub effect: Effect,
    /// How much of it.
    pub amount: u8,
}

/// What a special does.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[cfg_attr(test, derive(ts_rs::TS))]
#[serde(rename_all = "kebab-case")]
pub enum Effect {
    /// Spectators in every show.
    PerShow,
    /// Spectators for each dragon colour in hand.
    PerColour,
    /// Spectators for each thistle in hand.
    PerThistle,
    /// More cards in hand from the next round on.
    HandLimit,
}

impl Effect {
    /// Its name in message keys.
    #[must_use]
    pub const fn word(self) -> &'static str {
        match self {
            Self::PerShow => "per-show",
            Self::PerColour => "per-colour",
            Self::PerThistle => "per-thistle",
            Self::HandLimit => "hand-limit",
        }
    }
}

impl Components {
    /// How one dragon colour attracts spectators.
    ///
    /// # Panics
    /// If the card is no dragon.
    #[inline]
    #[must_use]
    pub fn dragon(&self, card: Card) -> &Dragon {
        &self.dragons[card.index()]
    }

    /// The pile of grandstands of a size.
    #[inline]
    #[must_use]
    pub const fn pile(&self, size: Size) -> &Pile {
        &self.piles[size.index()]
    }

    /// A special as printed.
    #[inline]
    #[must_use]
    pub const fn offer(&self, special: Special) -> &Offer {
        &self.specials[special.index()]
    }

    /// How many helpers are on these goblin cards.
    #[inline]
    #[must_use]
    pub const fn helpers_on(&self, goblins: Goblins) -> u8 {
        goblins.helpers(self.helpers)
    }

    /// Whether these goblin cards pay `cost`, and none of them is superfluous.
    #[inline]
    #[must_use]
    pub const fn pays(&self, goblins: Goblins, cost: u8) -> bool {
        let helpers = self.helpers_on(goblins);
        helpers >= cost
            && (goblins.singles == 0 || helpers - self.helpers[0] < cost)
            && (goblins.pairs == 0 || helpers - self.helpers[1] < cost)
    }

    /// The number of an entry.
    pub(crate) fn index_of(&self, id: &str) -> Option<usize> {
        self.entries.iter().position(|entry| entry.id == id)
    }

    /// All dragon and goblin cards.
    #[must_use]
    pub fn deck(&self) -> usize {
        self.cards.iter().map(|&count| usize::from(count)).sum()
    }
}

impl kernel::Sheet for Components {
    const TEXT: &'static str = include_str!("../sheet.toml");

    fn parse(text: &str) -> Result<Self, BadSheet> {
        read_toml::<reading::Raw>(text)?.check()
    }

    fn built_in() -> &'static Self {
        static BUILT_IN: LazyLock<Components> =
            LazyLock::new(|| Components::parse(Components::TEXT).expect("the built-in sheet is sound"));
        &BUILT_IN
    }

    fn entries(&self) -> Vec<Entry> {
        self.entries.clone()
    }
}

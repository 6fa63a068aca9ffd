//! The table: a flat value. No generator, no clock, nothing on the heap, so that copying it is copying bytes.

use kernel::{List, MAX_SEATS, Seat};
use serde::{Deserialize, Serialize};

use crate::options::Sleep;
use crate::sheet::Components;

/// No sheet has more cards or more rounds: lists without a heap need a bound.
pub(crate) const MOST_CARDS: usize = 60;
pub(crate) const MOST_ROUNDS: usize = 8;

/// A card is its number.
pub type Card = u8;

/// The whole truth about one table.
#[derive(Clone, Debug, PartialEq)]
pub struct Hoard {
    pub(crate) sheet: &'static Components,
    pub(crate) players: u8,
    pub(crate) sleep: Sleep,
    pub(crate) phase: Phase,
    /// Sorted: the order of a hand must tell nobody anything.
    pub(crate) hands: [List<Card, MOST_ROUNDS>; MAX_SEATS],
    /// The card that each player has laid face down in this round.
    pub(crate) laid: [Option<Card>; MAX_SEATS],
    /// The cards shown last, by seat: they lie on the table.
    pub(crate) shown: List<Card, MAX_SEATS>,
    /// The cards of earlier rounds: everybody saw them, and now they lie face down.
    pub(crate) discarded: List<Card, MOST_CARDS>,
    /// The cards nobody was dealt, sorted.
    pub(crate) unused: List<Card, MOST_CARDS>,
    /// The treasures still face down, the next one last.
    pub(crate) hidden: List<u8, MOST_ROUNDS>,
    /// The treasure of this round.
    pub(crate) treasure: Option<u8>,
    /// What became of the treasures of earlier rounds.
    pub(crate) claims: List<Claim, MOST_ROUNDS>,
}

/// What is to be chosen.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(rename_all = "kebab-case")]
pub enum Phase {
    /// Everybody lays a card, all at the same time.
    Lay,
    /// The player with the highest card grabs the treasure or creeps deeper.
    Creep(Seat),
    /// Nothing: the game is over.
    Over,
}

/// What became of a treasure.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct Claim {
    /// Who had the highest card.
    pub seat: Seat,
    /// The number on the treasure.
    pub treasure: u8,
    /// How often it counts: 0 if the dragon woke, 1 if it was grabbed, 2 from deeper in the cave.
    pub times: u8,
}

impl Claim {
    /// What it is worth.
    #[must_use]
    pub fn points(self) -> i32 {
        i32::from(self.treasure) * i32::from(self.times)
    }
}

//! Storylines: the cards that lie in front of a player.

use kernel::List;
use serde::{Deserialize, Serialize};

use crate::card::{CardId, NONE};

/// The most cards that lie in one storyline.
pub(crate) const ROW: usize = 16;

/// A storyline, from left to right.
#[derive(Clone, Copy, Debug, PartialEq)]
pub(crate) struct Row(List<Slot, ROW>);

impl Row {
    pub(crate) const EMPTY: Self = Self(List::filled_with(Slot::down(NONE)));

    #[inline]
    pub(crate) fn slots(&self) -> &[Slot] {
        &self.0
    }

    #[inline]
    pub(crate) fn slots_mut(&mut self) -> &mut [Slot] {
        &mut self.0
    }

    #[inline]
    pub(crate) fn len(&self) -> usize {
        self.0.len()
    }

    #[inline]
    pub(crate) fn is_full(&self) -> bool {
        self.0.len() == ROW
    }

    #[inline]
    pub(crate) fn push(&mut self, slot: Slot) {
        self.0.push(slot);
    }

    pub(crate) fn insert(&mut self, index: usize, slot: Slot) {
        self.0.insert(index, slot);
    }

    /// Takes a slot away and closes the gap.
    pub(crate) fn remove(&mut self, index: usize) -> Slot {
        self.0.remove(index)
    }

    /// The indices of the unplayed slots, from the left.
    #[inline]
    pub(crate) fn unplayed(&self) -> impl DoubleEndedIterator<Item = usize> + '_ {
        (0..self.len()).filter(|&index| self.0[index].lie.unplayed())
    }

    #[inline]
    pub(crate) fn has_unplayed(&self) -> bool {
        self.slots().iter().any(|slot| slot.lie.unplayed())
    }

    /// The one unplayed slot, if there is exactly one.
    pub(crate) fn only_unplayed(&self) -> Option<usize> {
        let mut unplayed = self.unplayed();
        unplayed.next().filter(|_| unplayed.next().is_none())
    }

    pub(crate) fn unplayed_count(&self) -> usize {
        self.slots().iter().filter(|slot| slot.lie.unplayed()).count()
    }
}

/// A place in a storyline.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) struct Slot {
    pub card: CardId,
    /// The talisman that this card was chosen with, if any.
    pub under: CardId,
    pub lie: Lie,
}

impl Slot {
    pub(crate) const fn down(card: CardId) -> Self {
        Self { card, under: NONE, lie: Lie::Down }
    }
}

/// How a card lies in a storyline.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[cfg_attr(test, derive(ts_rs::TS))]
#[serde(rename_all = "kebab-case")]
pub enum Lie {
    /// Face down, to be played.
    Down,
    /// Face down and turned: its turn will be missed.
    Turned,
    /// Face up: played.
    Up,
    /// Face down: its turn was missed.
    Passed,
}

impl Lie {
    /// Whether the card counts as unplayed.
    #[must_use]
    pub const fn unplayed(self) -> bool {
        matches!(self, Self::Down | Self::Turned)
    }
}

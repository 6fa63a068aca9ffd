//! Storylines: the cards that lie in front of a player.

use kernel::{List, Seat};
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
    pub lie: Lie,
    /// One byte for two things that never meet, `NONE` if there is none. Face up: the talisman that this card was chosen
    /// with. Face down: the seat that laid it, as all have seen; none once it was mixed with others.
    with: u8,
}

impl Slot {
    pub(crate) const fn down(card: CardId) -> Self {
        Self { card, lie: Lie::Down, with: NONE }
    }

    pub(crate) const fn laid_by(seat: Seat, card: CardId) -> Self {
        Self { card, lie: Lie::Down, with: seat.0 }
    }

    /// The card is played: who laid it is no matter any more.
    pub(crate) const fn turn_up(&mut self) {
        self.lie = Lie::Up;
        self.with = NONE;
    }

    const fn is_up(&self) -> bool {
        matches!(self.lie, Lie::Up)
    }

    /// Who laid a face-down card, as far as all know.
    pub(crate) fn layer(&self) -> Option<Seat> {
        (!self.is_up() && self.with != NONE).then_some(Seat(self.with))
    }

    /// The talisman under a played card.
    pub(crate) const fn under(&self) -> CardId {
        if self.is_up() { self.with } else { NONE }
    }

    /// Lays a talisman under a played card; what was there before comes back.
    pub(crate) const fn put_under(&mut self, talisman: CardId) -> CardId {
        std::mem::replace(&mut self.with, talisman)
    }

    /// A face-down card that came from among others, nobody else saw from where.
    pub(crate) const fn mix_in(&mut self, card: CardId) {
        self.card = card;
        self.with = NONE;
    }

    /// A face-down card that came from another slot before everybody's eyes.
    pub(crate) const fn move_in(&mut self, from: &Self) {
        self.card = from.card;
        self.with = from.with;
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

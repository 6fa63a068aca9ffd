//! Who plays, who is to act, and who looks.

use std::fmt;
use std::str::FromStr;

use serde::{Deserialize, Serialize};

use crate::refusal::Refusal;

/// The most seats a match of any game has.
pub const MAX_SEATS: usize = 6;

/// A place that plays, counted clockwise from 0.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, PartialOrd, Ord, Hash, Serialize, Deserialize)]
#[cfg_attr(feature = "typescript", derive(ts_rs::TS), ts(export_to = "kernel.ts"))]
#[serde(transparent)]
pub struct Seat(pub u8);

impl Seat {
    /// The seat as an index into per-seat arrays.
    #[must_use]
    pub const fn index(self) -> usize {
        self.0 as usize
    }

    /// The next seat clockwise in a match of `seats`.
    #[must_use]
    pub const fn left(self, seats: u8) -> Self {
        Self(if self.0 + 1 == seats { 0 } else { self.0 + 1 })
    }

    /// The next seat counter-clockwise in a match of `seats`.
    #[must_use]
    pub const fn right(self, seats: u8) -> Self {
        Self(if self.0 == 0 { seats - 1 } else { self.0 - 1 })
    }

    /// Every seat of a match of `seats`, clockwise from 0.
    pub fn all(seats: u8) -> impl DoubleEndedIterator<Item = Self> + ExactSizeIterator + Clone {
        (0..seats).map(Self)
    }
}

impl fmt::Display for Seat {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        self.0.fmt(f)
    }
}

/// The bit of a seat; none for a seat that no match has.
const fn bit(seat: Seat) -> u8 {
    if (seat.0 as usize) < MAX_SEATS { 1 << seat.0 } else { 0 }
}

/// A set of seats, iterated in seat order. It is empty when nobody has to act.
#[derive(Clone, Copy, Default, PartialEq, Eq, Hash)]
#[cfg_attr(feature = "typescript", derive(ts_rs::TS), ts(export_to = "kernel.ts", as = "Vec<Seat>"))]
pub struct SeatSet(u8);

impl SeatSet {
    /// Nobody.
    pub const EMPTY: Self = Self(0);

    /// Just this seat.
    #[must_use]
    pub const fn only(seat: Seat) -> Self {
        Self(bit(seat))
    }

    /// Every seat of a match of `seats`.
    #[must_use]
    pub const fn all(seats: u8) -> Self {
        Self(((1u16 << seats) - 1) as u8)
    }

    /// Whether nobody is in it.
    #[must_use]
    pub const fn is_empty(self) -> bool {
        self.0 == 0
    }

    /// How many seats are in it.
    #[must_use]
    pub const fn len(self) -> usize {
        self.0.count_ones() as usize
    }

    /// Whether `seat` is in it.
    #[must_use]
    pub const fn contains(self, seat: Seat) -> bool {
        self.0 & bit(seat) != 0
    }

    /// Whether `seat` may act while these are to act.
    ///
    /// # Errors
    /// [`Refusal::OVER`] if nobody is to act, [`Refusal::NOT_YOUR_TURN`] if only others are.
    #[inline]
    pub const fn may_act(self, seat: Seat) -> Result<(), Refusal> {
        if self.contains(seat) {
            Ok(())
        } else if self.is_empty() {
            Err(Refusal::OVER)
        } else {
            Err(Refusal::NOT_YOUR_TURN)
        }
    }

    /// Whether every seat of `self` is also in `other`.
    #[must_use]
    pub const fn is_subset_of(self, other: Self) -> bool {
        self.0 & !other.0 == 0
    }

    /// Adds `seat`.
    pub const fn insert(&mut self, seat: Seat) {
        self.0 |= bit(seat);
    }

    /// Takes `seat` out.
    pub const fn remove(&mut self, seat: Seat) {
        self.0 &= !bit(seat);
    }

    /// The set with `seat` added.
    #[must_use]
    pub const fn with(mut self, seat: Seat) -> Self {
        self.insert(seat);
        self
    }

    /// The set without `seat`.
    #[must_use]
    pub const fn without(mut self, seat: Seat) -> Self {
        self.remove(seat);
        self
    }

    /// The lowest seat in it.
    #[must_use]
    pub const fn first(self) -> Option<Seat> {
        if self.0 == 0 { None } else { Some(Seat(self.0.trailing_zeros() as u8)) }
    }

    /// The seats in order.
    #[must_use]
    pub const fn iter(self) -> SeatIter {
        SeatIter(self.0)
    }
}

impl fmt::Debug for SeatSet {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.debug_set().entries(self.iter().map(|seat| seat.0)).finish()
    }
}

impl FromIterator<Seat> for SeatSet {
    fn from_iter<I: IntoIterator<Item = Seat>>(seats: I) -> Self {
        seats.into_iter().fold(Self::EMPTY, Self::with)
    }
}

impl IntoIterator for SeatSet {
    type Item = Seat;
    type IntoIter = SeatIter;

    fn into_iter(self) -> SeatIter {
        self.iter()
    }
}

/// Iterates a [`SeatSet`] in seat order.
#[derive(Clone, Debug)]
pub struct SeatIter(u8);

impl Iterator for SeatIter {
    type Item = Seat;

    fn next(&mut self) -> Option<Seat> {
        let seat = SeatSet(self.0).first()?;
        self.0 &= self.0 - 1;
        Some(seat)
    }
}

impl Serialize for SeatSet {
    fn serialize<S: serde::Serializer>(&self, serializer: S) -> Result<S::Ok, S::Error> {
        serializer.collect_seq(self.iter())
    }
}

impl<'de> Deserialize<'de> for SeatSet {
    fn deserialize<D: serde::Deserializer<'de>>(deserializer: D) -> Result<Self, D::Error> {
        let seats = Vec::<Seat>::deserialize(deserializer)?;
        match seats.iter().find(|seat| seat.index() >= MAX_SEATS) {
            Some(seat) => Err(serde::de::Error::custom(format_args!("no table has a seat {seat}"))),
            None => Ok(seats.into_iter().collect()),
        }
    }
}

/// Who looks at a match.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum Viewer {
    /// The player in this seat.
    Seat(Seat),
    /// Somebody without a seat.
    Spectator,
}

impl Viewer {
    /// Whether it is `seat` who looks.
    #[must_use]
    pub fn is(self, seat: Seat) -> bool {
        self == Self::Seat(seat)
    }

    /// The seat behind the viewer, if any.
    #[must_use]
    pub const fn seat(self) -> Option<Seat> {
        match self {
            Self::Seat(seat) => Some(seat),
            Self::Spectator => None,
        }
    }

    /// Every viewer of a match of `seats`, the spectator's last.
    pub fn all(seats: u8) -> impl Iterator<Item = Self> + Clone {
        Seat::all(seats).map(Self::Seat).chain([Self::Spectator])
    }
}

impl fmt::Display for Viewer {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Self::Seat(seat) => seat.fmt(f),
            Self::Spectator => f.write_str("spectator"),
        }
    }
}

/// The text is neither a seat number nor `spectator`.
#[derive(Clone, Debug, PartialEq, Eq, thiserror::Error)]
#[error("`{0}` is neither a seat number nor `spectator`")]
pub struct BadViewer(String);

impl FromStr for Viewer {
    type Err = BadViewer;

    fn from_str(text: &str) -> Result<Self, BadViewer> {
        match text.parse::<u8>() {
            Ok(seat) if (seat as usize) < MAX_SEATS => Ok(Self::Seat(Seat(seat))),
            _ if text == "spectator" => Ok(Self::Spectator),
            _ => Err(BadViewer(text.to_owned())),
        }
    }
}

impl Serialize for Viewer {
    fn serialize<S: serde::Serializer>(&self, serializer: S) -> Result<S::Ok, S::Error> {
        match self {
            Self::Seat(seat) => seat.serialize(serializer),
            Self::Spectator => serializer.serialize_str("spectator"),
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn seats_go_round_the_table() {
        assert_eq!(Seat(3).left(4), Seat(0));
        assert_eq!(Seat(0).right(4), Seat(3));
        assert_eq!(Seat(1).left(4).right(4), Seat(1));
    }

    #[test]
    fn a_set_is_iterated_in_seat_order() {
        let set: SeatSet = [Seat(4), Seat(0), Seat(2)].into_iter().collect();
        assert_eq!(set.iter().collect::<Vec<_>>(), [Seat(0), Seat(2), Seat(4)]);
        assert_eq!(set.len(), 3);
        assert!(set.without(Seat(4)).is_subset_of(set));
        assert!(!set.is_subset_of(set.without(Seat(4))));
        assert_eq!(SeatSet::all(6).len(), 6);
    }

    #[test]
    fn only_who_is_to_act_may_act() {
        let set = SeatSet::only(Seat(1));
        assert_eq!(set.may_act(Seat(1)), Ok(()));
        assert_eq!(set.may_act(Seat(0)), Err(Refusal::NOT_YOUR_TURN));
        assert_eq!(set.may_act(Seat(200)), Err(Refusal::NOT_YOUR_TURN));
        assert_eq!(SeatSet::EMPTY.may_act(Seat(1)), Err(Refusal::OVER));
    }

    #[test]
    fn viewer_are_read_from_a_number_or_a_word() {
        assert_eq!("1".parse(), Ok(Viewer::Seat(Seat(1))));
        assert_eq!("spectator".parse(), Ok(Viewer::Spectator));
        assert!("6".parse::<Viewer>().is_err());
        assert!("god".parse::<Viewer>().is_err());
    }
}

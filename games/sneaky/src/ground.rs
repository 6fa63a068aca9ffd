//! The ground of the Wild mountain.

use crate::sheet::{Hazard, LONGEST_TRACK};
use crate::state::Sneaky;

/// Holes, rockslides and corners.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) struct Ground {
    /// By field: the value of the hole behind it in the low half, of the rockslide on it in the high half.
    hazards: [u8; LONGEST_TRACK as usize + 1],
    /// A bit for each field with a corner behind it.
    pub corners: u64,
}

impl Ground {
    pub(crate) const FLAT: Self = Self { hazards: [0; LONGEST_TRACK as usize + 1], corners: 0 };

    /// The value of the hole behind `field`, 0 if there is none.
    #[inline]
    pub(crate) fn hole_after(&self, field: u8) -> u8 {
        self.hazards.get(field as usize).map_or(0, |hazard| hazard & 15)
    }

    /// The value of the rockslide on `field`, 0 if there is none.
    #[inline]
    pub(crate) fn rocks_on(&self, field: u8) -> u8 {
        self.hazards.get(field as usize).map_or(0, |hazard| hazard >> 4)
    }

    pub(crate) fn corner_after(&self, field: u8) -> bool {
        self.corners >> field & 1 == 1
    }

    pub(crate) fn dig(&mut self, field: u8, value: u8) {
        self.hazards[field as usize] |= value;
    }

    pub(crate) fn pile_rocks(&mut self, field: u8, value: u8) {
        self.hazards[field as usize] |= value << 4;
    }

    /// Where a rockslide from `field` stops: the field before the nearest corner or hole below it.
    pub(crate) fn shelter_below(&self, field: u8) -> u8 {
        (1..field).rev().find(|&below| self.corner_after(below) || self.hole_after(below) > 0).unwrap_or(0)
    }
}

impl Sneaky {
    /// Holes, rockslides and corners of the track.
    pub(crate) fn hazards(&self) -> (Vec<Hazard>, Vec<Hazard>, Vec<u8>) {
        let fields = || 1..=self.terms.track;
        let holes = fields().filter(|&field| self.ground.hole_after(field) > 0);
        let rocks = fields().filter(|&field| self.ground.rocks_on(field) > 0);
        (
            holes.map(|field| Hazard { field, value: self.ground.hole_after(field) }).collect(),
            rocks.map(|field| Hazard { field, value: self.ground.rocks_on(field) }).collect(),
            fields().filter(|&field| self.ground.corner_after(field)).collect(),
        )
    }
}

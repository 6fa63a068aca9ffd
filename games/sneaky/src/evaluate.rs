//! How good a world looks to a dragon.

use kernel::{Evaluate, Seat};

use crate::state::Sneaky;

impl Evaluate for Sneaky {
    fn evaluate(&self, seat: Seat) -> f32 {
        f32::from(self.field(seat))
    }
}

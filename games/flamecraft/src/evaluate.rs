//! How good a table is for somebody, for bots that look one step ahead.

use kernel::{Evaluate, Seat};

use crate::state::Flamecraft;

impl Evaluate for Flamecraft {
    fn evaluate(&self, seat: Seat) -> f32 {
        f32::from(self.player(seat).reputation)
    }
}

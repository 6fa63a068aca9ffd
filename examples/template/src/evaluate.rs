//! How good a world looks to a bot.

use kernel::{Evaluate, Seat};

use crate::state::NumberDuel;

impl Evaluate for NumberDuel {
    fn evaluate(&self, seat: Seat) -> f32 {
        let points = |seat: Seat| f32::from(self.points[seat.index()]);
        let others = Seat::all(self.players).filter(|&other| other != seat);
        let chosen = f32::from(self.chosen[seat.index()].unwrap_or(0));
        points(seat) + chosen / 2.0 - others.map(points).fold(0.0, f32::max)
    }
}

//! Who wins.

use kernel::{Seat, Standings};

use crate::state::NumberDuel;

impl NumberDuel {
    /// Rule 2.1.
    pub(crate) fn standings(&self) -> Option<Standings> {
        if !self.to_act().is_empty() {
            return None;
        }
        let scores: Vec<i32> = Seat::all(self.players).map(|seat| self.points[seat.index()].into()).collect();
        Some(Standings::rank(&scores, &vec![0; scores.len()], "rounds"))
    }
}

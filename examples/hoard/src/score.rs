//! The points, and who wins.

use kernel::{Seat, Standings};

use crate::state::{Hoard, Phase};

impl Hoard {
    /// Rule 4.2.
    pub(crate) fn points(&self, seat: Seat) -> i32 {
        self.claims.iter().filter(|claim| claim.seat == seat).map(|claim| claim.points()).sum()
    }

    pub(crate) fn scores(&self) -> Vec<i32> {
        Seat::all(self.players).map(|seat| self.points(seat)).collect()
    }

    /// There is a result exactly when nobody is to act.
    pub(crate) fn standings(&self) -> Option<Standings> {
        if self.phase != Phase::Over {
            return None;
        }
        // Rule 4.3: of equals, whoever laid the lower card in the last round. More is better in `rank`, hence the sign.
        let tie_breaks: Vec<i32> = self.shown.iter().map(|&card| -i32::from(card)).collect();
        Some(Standings::rank(&self.scores(), &tie_breaks, "empty-cave"))
    }
}

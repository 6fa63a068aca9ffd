//! Winning the game.

use kernel::{Seat, Standings};

use crate::state::{Dragonheart, Phase};

impl Dragonheart {
    /// The most points win; of equals, the owner of the figure. If nobody owns it they share the victory.
    pub(crate) fn result(&self) -> Option<Standings> {
        if self.phase != Phase::Over {
            return None;
        }
        let ending = self.ending.expect("a game is over only after its end came in sight");
        let scores = [Seat(0), Seat(1)].map(|seat| self.points(seat));
        let figure = [Seat(0), Seat(1)].map(|seat| i32::from(self.figure == Some(seat)));
        Some(Standings::rank(&scores, &figure, ending.cause.word()))
    }
}

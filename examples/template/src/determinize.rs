//! Another world with the same view.

use kernel::{Chance, Seat, Viewer};

use crate::state::NumberDuel;

impl NumberDuel {
    /// What others have chosen in this round could be any number.
    pub(crate) fn determinize(&mut self, viewer: Viewer, chance: &mut impl Chance) {
        for seat in Seat::all(self.players).filter(|seat| !viewer.is(*seat)) {
            if let Some(number) = &mut self.chosen[seat.index()] {
                *number = chance.below(self.sheet.highest().into()) as u8 + 1;
            }
        }
    }
}

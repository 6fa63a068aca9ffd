//! Another world with the same view.

use kernel::{Chance, Viewer};

use crate::state::Dragondraft;

impl Dragondraft {
    /// Shuffles the undealt cards, for every viewer alike. Only their order is hidden: which ones they are follows from
    /// all that lies open or was taken in sight of everybody.
    pub(crate) fn determinize<C: Chance>(&mut self, _: Viewer, chance: &mut C) {
        // From a fixed order: what comes out does not depend on how the cards truly lie.
        self.undealt.sort_unstable_by_key(|card| card.index());
        chance.shuffle(&mut self.undealt);
    }
}

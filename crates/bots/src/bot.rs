//! What a bot is.

use kernel::{Game, Insight};

/// A player that is a program.
pub trait Bot<G: Game>: Send {
    /// Chooses one of the actions that the insight lists.
    ///
    /// # Panics
    /// May panic if the seat is not to act: there is then nothing to choose from.
    fn choose(&mut self, insight: &Insight<'_, G>) -> G::Action;
}

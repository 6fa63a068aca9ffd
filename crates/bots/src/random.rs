//! A bot that plays anything.

use kernel::{Chance, Game, Insight, SearchRng};

use crate::bot::{Bot, Decision, Limits};

/// Plays any legal action, each equally likely.
#[derive(Clone, Debug)]
pub struct Random<G: Game> {
    chance: SearchRng,
    actions: Vec<G::Action>,
}

impl<G: Game> Random<G> {
    /// A random player whose whims start from a number.
    #[must_use]
    pub fn new(start: u64) -> Self {
        Self { chance: SearchRng::new(start), actions: Vec::new() }
    }
}

impl<G: Game> Bot<G> for Random<G> {
    fn choose(&mut self, insight: &Insight<'_, G>, _: &Limits<'_>) -> Decision<'_, G::Action> {
        insight.actions(&mut self.actions);
        Decision { action: self.actions[self.chance.below(self.actions.len())], candidates: &[] }
    }
}

//! A process as a [`Bot`].

use kernel::{Chance as _, Game, Insight, SearchRng};

use super::Outside;
use super::failure::BotFailure;
use super::message::{Question, shortened};
use crate::bot::{Bot, Decision, Limits};

/// A seat that a process from outside plays for.
pub(crate) struct OutsideBot<G: Game> {
    outside: &'static Outside,
    chance: SearchRng,
    actions: Vec<G::Action>,
}

impl<G: Game> OutsideBot<G> {
    pub(crate) fn new(outside: &'static Outside, start: u64) -> Self {
        Self { outside, chance: SearchRng::new(start), actions: Vec::new() }
    }
}

impl<G: Game> Bot<G> for OutsideBot<G> {
    /// # Panics
    /// If the process fails: see [`try_choose`](Bot::try_choose).
    fn choose(&mut self, insight: &Insight<'_, G>, limits: &Limits<'_>) -> Decision<'_, G::Action> {
        let name = self.outside.name();
        self.try_choose(insight, limits).unwrap_or_else(|failure| panic!("{name}: {failure}"))
    }

    fn try_choose(
        &mut self,
        insight: &Insight<'_, G>,
        _: &Limits<'_>,
    ) -> Result<Decision<'_, G::Action>, BotFailure> {
        insight.actions(&mut self.actions);
        let whim = self.chance.bits();
        let ms = self.outside.patience.choice.as_millis() as u64;
        let question = Question::new(insight, &self.actions, &mut self.chance, whim, ms)?;
        let action = self.outside.ask(&question, |answer| {
            let notation = answer.action()?;
            let meant = |action: &&G::Action| action.to_string() == notation;
            self.actions.iter().find(meant).copied().ok_or_else(|| BotFailure::Illegal(shortened(notation)))
        })?;
        Ok(Decision { action, candidates: &[] })
    }
}

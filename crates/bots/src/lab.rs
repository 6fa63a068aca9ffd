//! What can be measured of any game, without its type.

use kernel::conformance::{Failure, Kit, Report};
use kernel::erased::{AnyMatch, CodedError, Erased};
use kernel::{Evaluate, Match, Seat};
use serde_json::{Map, Value};

use crate::arena::{Plan, Watcher, simulate};
use crate::bench::{RandomPlay, RandomPlayer};
use crate::report::SimReport;
use crate::spec::BotSpec;

/// What can be measured and asked of any game.
pub trait Lab: Send + Sync {
    /// Plays a plan out, telling `watcher` of every finished game.
    ///
    /// # Errors
    /// `bad-options`, `bad-bots`, or what the watcher stopped for.
    fn simulate(&self, plan: &Plan, watcher: &dyn Watcher) -> Result<SimReport, CodedError>;

    /// Random play without end, for measuring.
    ///
    /// # Errors
    /// `bad-options`.
    fn random_play(&self, options: &Map<String, Value>) -> Result<Box<dyn RandomPlay>, CodedError>;

    /// What a bot would do in this seat, in notation. It is given what the seat may know, nothing else.
    ///
    /// # Errors
    /// If the seat is not to act, or the match is of another game.
    fn suggest(
        &self,
        table: &dyn AnyMatch,
        seat: Seat,
        bot: BotSpec,
        start: u64,
    ) -> Result<String, CodedError>;

    /// Plays one random game under the conformance kit.
    ///
    /// # Errors
    /// The first broken promise.
    fn conform(&self, seed: u64) -> Result<Report, Box<Failure>>;
}

impl<G: Evaluate> Lab for Erased<G> {
    fn simulate(&self, plan: &Plan, watcher: &dyn Watcher) -> Result<SimReport, CodedError> {
        simulate(self, plan, watcher)
    }

    fn random_play(&self, options: &Map<String, Value>) -> Result<Box<dyn RandomPlay>, CodedError> {
        Ok(Box::new(RandomPlayer::<G>::new(self.sheet(), self.read_options(options)?)))
    }

    fn suggest(
        &self,
        table: &dyn AnyMatch,
        seat: Seat,
        bot: BotSpec,
        start: u64,
    ) -> Result<String, CodedError> {
        let Some(table) = table.as_any().downcast_ref::<Match<G>>() else {
            return Err(CodedError::new("other-game", format_args!("this match is not of {}", G::NAME)));
        };
        table.to_act().may_act(seat)?;
        if table.actions(seat).is_empty() {
            return Err(CodedError::new("dead-end", "there is nothing to choose from"));
        }
        Ok(bot.build::<G>(start).choose(&table.insight(seat)).to_string())
    }

    fn conform(&self, seed: u64) -> Result<Report, Box<Failure>> {
        Kit::<G>::new(self.sheet()).game(seed)
    }
}

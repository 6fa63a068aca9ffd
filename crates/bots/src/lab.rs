//! What can be measured of any game, without its type.

use kernel::conformance::{Failure, Kit, Report};
use kernel::erased::{AnyMatch, CodedError, Erased};
use kernel::{AnyEncode, Encode, Evaluate, Match, Options, Record, Seat, Seed};
use serde_json::{Map, Value};

use crate::arena::{Plan, Watcher, play_match, simulate};
use crate::bench::{RandomPlay, RandomPlayer};
use crate::bot::{Limits, Reason};
use crate::digest::evaluation_digest;
use crate::fit::{FitGame, FitPlan, FitReport, play_and_note};
use crate::ladder::PlayedMatch;
use crate::long_run::Keeper;
use crate::report::SimReport;
use crate::review::{Looker, ReviewSettings, Reviewer};
use crate::spec::BotSpec;

/// What can be measured and asked of any game.
pub trait Lab: Send + Sync {
    /// Plays a plan out, telling `watcher` of every finished game.
    ///
    /// # Errors
    /// `bad-options`, `bad-bots`, or what the watcher stopped for.
    fn simulate(&self, plan: &Plan, watcher: &dyn Watcher) -> Result<SimReport, CodedError>;

    /// Plays one match of these bots, one for each seat, for the ladder. `number` starts their whims.
    ///
    /// # Errors
    /// `bad-options` or `bad-bots`.
    fn play_match(
        &self,
        options: &Map<String, Value>,
        bots: &[BotSpec],
        seed: Seed,
        number: u64,
    ) -> Result<PlayedMatch, CodedError>;

    /// Plays what is missing in `done`, and weighs the terms of the evaluation by how the games ended.
    ///
    /// # Errors
    /// `bad-options`, or what the keeper stopped for.
    fn fit(
        &self,
        plan: &FitPlan,
        done: Vec<FitGame>,
        keeper: &dyn Keeper<FitGame>,
    ) -> Result<FitReport, CodedError>;

    /// A digest of how the evaluation judges: with another one, bots are other bots.
    fn evaluation_digest(&self) -> String;

    /// Random play without end, for measuring.
    ///
    /// # Errors
    /// `bad-options`.
    fn random_play(&self, options: &Map<String, Value>) -> Result<Box<dyn RandomPlay>, CodedError>;

    /// What a bot would do in this seat, in notation. It is given what the seat may know, nothing else.
    ///
    /// # Errors
    /// If the seat is not to act, the match is of another game, or the bot fails (`bot-failed`).
    fn suggest(
        &self,
        table: &dyn AnyMatch,
        seat: Seat,
        bot: BotSpec,
        start: u64,
    ) -> Result<String, CodedError> {
        self.think(table, seat, bot, start, &Limits::USUAL).map(|thoughts| thoughts.action)
    }

    /// What a bot thinks in this seat, within these limits. It is given what the seat may know, nothing else.
    ///
    /// # Errors
    /// If the seat is not to act, the match is of another game, or the bot fails (`bot-failed`).
    fn think(
        &self,
        table: &dyn AnyMatch,
        seat: Seat,
        bot: BotSpec,
        start: u64,
        limits: &Limits<'_>,
    ) -> Result<Thoughts, CodedError>;

    /// Somebody who looks again at the game of a record.
    ///
    /// # Errors
    /// `bad-record`; `no-chances` if nobody can win such a game; `nothing-to-review` before the first move.
    fn reviewer(&self, record: &Record, settings: ReviewSettings) -> Result<Box<dyn Reviewer>, CodedError>;

    /// Plays one random game under the conformance kit.
    ///
    /// # Errors
    /// The first broken promise.
    fn conform(&self, seed: u64) -> Result<Report, Box<Failure>>;

    /// The game in numbers.
    fn in_numbers(&self) -> &dyn AnyEncode;
}

/// What a bot thinks, in notation.
#[derive(Clone, Debug, PartialEq)]
pub struct Thoughts {
    /// What it would do.
    pub action: String,
    /// What it thought about, the best first; empty if it did not think.
    pub candidates: Vec<Thought>,
}

/// What a bot thinks of one action.
#[derive(Clone, Debug, PartialEq)]
pub struct Thought {
    /// The action.
    pub action: String,
    /// How often it was tried.
    pub visits: u32,
    /// The chance to win with it.
    pub value: f32,
    /// In what it differs from the others, the weightiest first.
    pub reasons: Vec<Reason>,
}

impl<G: Evaluate + Encode> Lab for Erased<G> {
    fn simulate(&self, plan: &Plan, watcher: &dyn Watcher) -> Result<SimReport, CodedError> {
        simulate(self, plan, watcher)
    }

    fn play_match(
        &self,
        options: &Map<String, Value>,
        bots: &[BotSpec],
        seed: Seed,
        number: u64,
    ) -> Result<PlayedMatch, CodedError> {
        let options = self.read_options(options)?;
        if bots.len() != usize::from(options.players()) {
            return Err(CodedError::new("bad-bots", "one bot is needed for each seat"));
        }
        let makers: Vec<&BotSpec> = bots.iter().collect();
        let (table, thinking) = play_match(self, &options, &makers, seed, number, &mut |_| {})?;
        Ok(PlayedMatch { standings: table.standings().expect("nobody is to act"), thinking })
    }

    fn fit(
        &self,
        plan: &FitPlan,
        done: Vec<FitGame>,
        keeper: &dyn Keeper<FitGame>,
    ) -> Result<FitReport, CodedError> {
        play_and_note(self, plan, done, keeper)
    }

    fn evaluation_digest(&self) -> String {
        evaluation_digest::<G>(self.sheet())
    }

    fn random_play(&self, options: &Map<String, Value>) -> Result<Box<dyn RandomPlay>, CodedError> {
        Ok(Box::new(RandomPlayer::<G>::new(self.sheet(), self.read_options(options)?)))
    }

    fn think(
        &self,
        table: &dyn AnyMatch,
        seat: Seat,
        bot: BotSpec,
        start: u64,
        limits: &Limits<'_>,
    ) -> Result<Thoughts, CodedError> {
        let Some(table) = table.as_any().downcast_ref::<Match<G>>() else {
            return Err(CodedError::new("other-game", format_args!("this match is not of {}", G::NAME)));
        };
        table.to_act().may_act(seat)?;
        if table.actions(seat).is_empty() {
            return Err(CodedError::new("dead-end", "there is nothing to choose from"));
        }
        let name = bot.to_string();
        let mut bot = bot.build::<G>(start);
        let decision = bot
            .try_choose(&table.insight(seat), limits)
            .map_err(|failure| failure.in_match(&name, G::NAME, table.plies().len()))?;
        let candidates = decision.candidates.iter().map(|candidate| Thought {
            action: candidate.action.to_string(),
            visits: candidate.visits,
            value: candidate.value,
            reasons: candidate.reasons.to_vec(),
        });
        Ok(Thoughts { action: decision.action.to_string(), candidates: candidates.collect() })
    }

    fn reviewer(&self, record: &Record, settings: ReviewSettings) -> Result<Box<dyn Reviewer>, CodedError> {
        Ok(Box::new(Looker::new(self, record, settings)?))
    }

    fn conform(&self, seed: u64) -> Result<Report, Box<Failure>> {
        Kit::<G>::new(self.sheet()).encoded().game(seed)
    }

    fn in_numbers(&self) -> &dyn AnyEncode {
        self
    }
}

//! A look at every table a game offers: each sample of its options, at every number of players.

use std::collections::BTreeMap;

use kernel::erased::{AnyGame, CodedError};
use kernel::{Record, Seed};
use serde::Serialize;
use serde_json::Value;

use crate::arena::{Plan, Watcher};
use crate::lab::Lab;
use crate::report::SimReport;
use crate::spec::BotSpec;

/// What to play.
#[derive(Clone, Debug)]
pub struct Survey {
    /// Who plays: this bot in every seat.
    pub bot: BotSpec,
    /// How many games in all; rounded up so that every sample gets as many, and every seat too.
    pub games: u64,
    /// Where the deals come from.
    pub seed: Seed,
    /// On how many threads.
    pub threads: usize,
}

/// What came out of a survey. The field names are an interface.
#[derive(Clone, Debug, PartialEq, Serialize)]
pub struct SurveyReport {
    /// The game.
    pub game: &'static str,
    /// Games played.
    pub games: u64,
    /// What ended the games, and how many.
    pub ends: BTreeMap<String, u64>,
    /// How often each entry of the sheet was used.
    pub coverage: BTreeMap<String, u64>,
    /// What came out for each sample.
    pub tables: Vec<TableReport>,
}

/// What came out for one sample of the options.
#[derive(Clone, Debug, PartialEq, Serialize)]
pub struct TableReport {
    /// The options played with.
    pub options: Value,
    /// What came out.
    pub report: SimReport,
}

/// Plays a survey out.
///
/// # Errors
/// What the watcher stopped for.
pub fn survey<G: AnyGame + Lab + ?Sized>(
    game: &G,
    survey: &Survey,
    watcher: &dyn Watcher,
) -> Result<SurveyReport, CodedError> {
    let samples = game.samples();
    let games = survey.games.div_ceil(samples.len().max(1) as u64);
    let mut whole = SurveyReport {
        game: game.name(),
        games: 0,
        ends: BTreeMap::new(),
        coverage: BTreeMap::new(),
        tables: Vec::with_capacity(samples.len()),
    };
    for (nth, options) in samples.into_iter().enumerate() {
        let chosen = options.as_object().cloned().unwrap_or_default();
        let players = usize::from(game.players(&chosen)?);
        let plan = Plan {
            options: chosen,
            bots: vec![survey.bot; players],
            games,
            seed: survey.seed.nth(nth as u64),
            threads: survey.threads,
        };
        let report = game.simulate(&plan, &From { watcher, first: whole.games })?;
        whole.games += report.games;
        add(&mut whole.ends, &report.ends);
        add(&mut whole.coverage, &report.coverage);
        whole.tables.push(TableReport { options, report });
    }
    Ok(whole)
}

fn add(into: &mut BTreeMap<String, u64>, more: &BTreeMap<String, u64>) {
    for (what, n) in more {
        *into.entry(what.clone()).or_insert(0) += n;
    }
}

/// Numbers the games of one sample on from those of the samples before.
struct From<'a> {
    watcher: &'a dyn Watcher,
    first: u64,
}

impl Watcher for From<'_> {
    fn finished(&self, number: u64, record: &dyn Fn() -> Record) -> Result<(), CodedError> {
        self.watcher.finished(self.first + number, record)
    }
}

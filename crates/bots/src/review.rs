//! A finished game looked at again: everybody's chance to win at every position, what else could have been chosen, and
//! what was choice and what was luck.
//!
//! Everything is reckoned from what a seat could know then: the position is judged in worlds re-dealt from that seat's
//! [`Insight`](kernel::Insight), each played on for a few steps and turned into a chance. Other hidden cards give the same
//! numbers. Each number comes with its spread, two standard errors of the worlds that were dealt. The spread says nothing
//! about how well the bots themselves understand the game.
//!
//! A [`Reviewer`] looks at one position at a time, so that a program can take turns between other work and say how far it
//! has come. What is found depends on the seed of the review and on nothing else, whoever looks at which position when.

mod look;
mod settings;
mod summary;

use kernel::erased::CodedError;
use kernel::{Phrase, Record, Seat};
use serde::Serialize;
use serde_json::Value;

pub use settings::ReviewSettings;

pub(crate) use look::Looker;

use crate::long_run::{Keeper, make_results};

/// The most other actions that a decision is compared with.
pub const MOST_ALTERNATIVES: usize = 3;
/// The most turning points that one reader is shown.
pub const MOST_TURNING_POINTS: usize = 6;
/// A change of chance that is at least this large can be a turning point.
pub const TURNING: f32 = 0.08;

/// Looks at the positions of one game.
pub trait Reviewer: Send + Sync {
    /// How many positions there are: one more than plies.
    fn positions(&self) -> usize;

    /// Looks at a position, counted from the deal, and at what was chosen there.
    ///
    /// # Panics
    /// If there is no such position.
    fn look(&self, position: usize) -> ReviewedPosition;

    /// What all positions, in their order, add up to.
    fn finish(&self, positions: Vec<ReviewedPosition>) -> Review;
}

/// Looks at all positions on several threads, telling `keeper` of each.
///
/// # Errors
/// What the keeper stopped for.
pub fn review(
    reviewer: &dyn Reviewer,
    threads: usize,
    keeper: &dyn Keeper<ReviewedPosition>,
) -> Result<Review, CodedError> {
    let open: Vec<usize> = (0..reviewer.positions()).collect();
    let mut positions = make_results(threads, &open, keeper, |position| Ok(reviewer.look(position)))?;
    positions.sort_by_key(|position| position.ply);
    Ok(reviewer.finish(positions))
}

/// A review of one game. Chances go from 0 to 1. The field names are an interface.
#[derive(Clone, Debug, PartialEq, Serialize)]
#[cfg_attr(feature = "typescript", derive(ts_rs::TS))]
pub struct Review {
    /// The game.
    pub game: String,
    /// How it was looked at.
    pub settings: ReviewSettings,
    /// Every position, from the deal to the end.
    pub positions: Vec<ReviewedPosition>,
    /// Where a chance changed most, in the order of the game.
    pub turning_points: Vec<TurningPoint>,
    /// Which of them to show, by whose eyes look: for each seat, and at last for spectators.
    pub shown: Vec<Vec<usize>>,
    /// Each seat's share in how it went.
    pub players: Vec<PlayerReview>,
}

/// A number with how far it may be off because only so many worlds were dealt: two standard errors.
#[derive(Clone, Copy, Debug, Default, PartialEq, Serialize)]
#[cfg_attr(feature = "typescript", derive(ts_rs::TS))]
pub struct Estimate {
    /// The number.
    pub value: f32,
    /// How far it may be off.
    pub spread: f32,
}

impl Estimate {
    /// Whether it differs from zero by more than its spread.
    #[must_use]
    pub fn is_clear(&self) -> bool {
        self.value.abs() > self.spread
    }
}

/// A position, and what was chosen in it.
#[derive(Clone, Debug, PartialEq, Serialize)]
#[cfg_attr(feature = "typescript", derive(ts_rs::TS))]
pub struct ReviewedPosition {
    /// Plies played before.
    pub ply: u32,
    /// The chances of all seats as each seat could reckon them, by that seat. They add up to 1.
    pub chances: Vec<Vec<f32>>,
    /// The spread of each seat's own chance.
    pub spreads: Vec<f32>,
    /// What was chosen, if there was anything to choose.
    #[serde(skip_serializing_if = "Option::is_none")]
    #[cfg_attr(feature = "typescript", ts(optional))]
    pub decision: Option<ReviewedDecision>,
}

impl ReviewedPosition {
    /// The chance of a seat as it could reckon it.
    #[must_use]
    pub fn own(&self, seat: Seat) -> Estimate {
        Estimate { value: self.chances[seat.index()][seat.index()], spread: self.spreads[seat.index()] }
    }
}

/// A choice that somebody had.
#[derive(Clone, Debug, PartialEq, Serialize)]
#[cfg_attr(feature = "typescript", derive(ts_rs::TS))]
pub struct ReviewedDecision {
    /// Who chose.
    pub seat: Seat,
    /// How many actions there were.
    pub actions: u32,
    /// What was played, and the best others that were found; the best comes first.
    pub choices: Vec<ReviewedChoice>,
    /// Which of them was played.
    pub played: usize,
    /// What was played, against the best of the others or itself: at most 0.
    pub against_best: Estimate,
    /// What was played, against what somebody would do who only looks one step ahead.
    pub against_usual: Estimate,
}

/// An action that could be chosen.
#[derive(Clone, Debug, PartialEq, Serialize)]
#[cfg_attr(feature = "typescript", derive(ts_rs::TS))]
pub struct ReviewedChoice {
    /// Its notation.
    pub notation: String,
    /// It as JSON: its parts as data.
    #[cfg_attr(feature = "typescript", ts(type = "unknown"))]
    pub action: Value,
    /// Its name, as the seat saw it.
    pub label: Phrase,
    /// The chance to win with it.
    pub chance: Estimate,
    /// Whether nothing better was found, within the spread.
    pub as_good: bool,
    /// Why, in a sentence of the game's own texts.
    #[serde(skip_serializing_if = "Option::is_none")]
    #[cfg_attr(feature = "typescript", ts(optional))]
    pub reason: Option<Phrase>,
}

/// A ply that changed somebody's chance by much.
#[derive(Clone, Debug, PartialEq, Serialize)]
#[cfg_attr(feature = "typescript", derive(ts_rs::TS))]
pub struct TurningPoint {
    /// The ply, counted from 1: the position after it.
    pub ply: u32,
    /// Whose it was, and whose chance changed.
    pub seat: Seat,
    /// What changed it.
    pub kind: TurningKind,
    /// By how much: a choice against the best one, or if it was a good one against the usual one; luck against what was
    /// to be expected of the choice.
    pub change: Estimate,
}

/// What changes a chance.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize)]
#[cfg_attr(feature = "typescript", derive(ts_rs::TS))]
#[serde(rename_all = "lowercase")]
pub enum TurningKind {
    /// A choice.
    Choice,
    /// What came of it: drawn cards, dice, what turned out to be hidden.
    Luck,
}

/// A seat's share in how a game went. `choices`, `luck` and `others` add up to the way from `start` to `end`.
#[derive(Clone, Debug, PartialEq, Serialize)]
#[cfg_attr(feature = "typescript", derive(ts_rs::TS))]
pub struct PlayerReview {
    /// How often there was something to choose.
    pub decisions: u32,
    /// How often nothing better was found than what was played.
    pub as_good: u32,
    /// The chance at the deal.
    pub start: f32,
    /// The chance at the end.
    pub end: f32,
    /// What the own choices did, against what somebody would choose who only looks one step ahead.
    pub choices: Estimate,
    /// What chance did after the own choices: drawn cards, dice, what turned out to be hidden.
    pub luck: Estimate,
    /// What the others did: their choices and their luck.
    pub others: Estimate,
}

/// The record of a game whose end is known.
pub(crate) fn reviewable(record: &Record) -> Result<(), CodedError> {
    if record.moves.is_empty() {
        return Err(CodedError::new("nothing-to-review", "no move was made in this game"));
    }
    Ok(())
}

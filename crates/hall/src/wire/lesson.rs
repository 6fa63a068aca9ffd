//! Lessons and puzzles.

use serde::{Deserialize, Serialize};
use utoipa::ToSchema;

use super::{TableInfo, TableUpdate};

/// A sentence of the coach in every language, so that a reader can change it in the middle of a lesson.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, ToSchema)]
#[cfg_attr(test, derive(ts_rs::TS))]
pub struct Words {
    /// English.
    pub en: String,
    /// French.
    pub fr: String,
}

impl From<&lessons::Words> for Words {
    fn from(words: &lessons::Words) -> Self {
        Self { en: words.en.clone(), fr: words.fr.clone() }
    }
}

/// What can be learnt about a game.
#[derive(Clone, Debug, Default, Serialize, ToSchema)]
#[cfg_attr(test, derive(ts_rs::TS))]
pub struct LessonList {
    /// Guided games, the first one first.
    pub lessons: Vec<LessonInfo>,
    /// Positions with one clearly best choice.
    pub puzzles: Vec<PuzzleInfo>,
}

/// A guided game.
#[derive(Clone, Debug, Serialize, ToSchema)]
#[cfg_attr(test, derive(ts_rs::TS))]
pub struct LessonInfo {
    /// Its name in addresses.
    pub id: String,
    /// What it is called.
    pub title: Words,
    /// What is learnt.
    pub about: Words,
    /// How long it takes.
    pub minutes: u8,
    /// Of how many steps it is.
    pub steps: u32,
}

/// A position with one clearly best choice.
#[derive(Clone, Debug, Serialize, ToSchema)]
#[cfg_attr(test, derive(ts_rs::TS))]
pub struct PuzzleInfo {
    /// Its name in addresses.
    pub id: String,
    /// What it is called.
    pub title: Words,
}

/// How far a learner has come in a lesson or puzzle. The client keeps it, the hall nothing.
#[derive(Clone, Debug, Default, PartialEq, Eq, Serialize, Deserialize, ToSchema)]
#[cfg_attr(test, derive(ts_rs::TS))]
#[serde(deny_unknown_fields, default)]
pub struct Progress {
    /// The step, counted from 0; a puzzle has only one.
    pub step: u32,
    /// The learner's actions since the last position that was loaded, in notation. One more than the steps before have asked
    /// for is an attempt at this one.
    pub actions: Vec<String>,
}

impl From<Progress> for lessons::Progress {
    fn from(Progress { step, actions }: Progress) -> Self {
        Self { step, actions }
    }
}

impl From<lessons::Progress> for Progress {
    fn from(lessons::Progress { step, actions }: lessons::Progress) -> Self {
        Self { step, actions }
    }
}

/// A lesson or puzzle at a moment: what the coach says, and the board. It is made from the learner's view alone.
#[derive(Clone, Debug, Serialize, ToSchema)]
#[cfg_attr(test, derive(ts_rs::TS))]
pub struct Moment {
    /// The step, counted from 0.
    pub step: u32,
    /// Of how many.
    pub steps: u32,
    /// The position that the board has come from: with another one it is set up anew.
    pub position: String,
    /// What the coach says.
    pub say: Words,
    /// What is in the light, as boards mark it; in a puzzle, with the hint.
    pub spots: Vec<String>,
    /// The rule behind it.
    pub rule: String,
    /// What is asked of the learner.
    pub asks: Asks,
    /// What is wished, in notation, the first one first. A puzzle does not say.
    pub wished: Vec<String>,
    /// What helps to find the answer of a puzzle.
    #[serde(skip_serializing_if = "Option::is_none")]
    #[cfg_attr(test, ts(optional))]
    pub hint: Option<Words>,
    /// What became of the attempt, if there was one.
    #[serde(skip_serializing_if = "Option::is_none")]
    #[cfg_attr(test, ts(optional))]
    pub verdict: Option<Verdict>,
    /// The answer to the attempt: what happened and why it matters, or what to look at instead.
    #[serde(skip_serializing_if = "Option::is_none")]
    #[cfg_attr(test, ts(optional))]
    pub answer: Option<Words>,
    /// Where it goes on; none at the end, and while something is asked.
    #[serde(skip_serializing_if = "Option::is_none")]
    #[cfg_attr(test, ts(optional))]
    pub next: Option<Progress>,
    /// Who sits at the table.
    pub table: TableInfo,
    /// The board, and what the attempt has led to.
    #[schema(value_type = Object)]
    pub update: TableUpdate,
}

/// What a moment asks of the learner.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, ToSchema)]
#[cfg_attr(test, derive(ts_rs::TS))]
#[serde(rename_all = "lowercase")]
pub enum Asks {
    /// To read on.
    Next,
    /// To do what is wished.
    Act,
    /// To do anything.
    Any,
    /// To find what is best.
    Best,
}

/// What the coach thinks of an attempt. What the rules refuse is an error.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, ToSchema)]
#[cfg_attr(test, derive(ts_rs::TS))]
#[serde(rename_all = "lowercase")]
pub enum Verdict {
    /// It was wished, and was carried out.
    Wished,
    /// It is allowed, but was not wished: nothing was done.
    Other,
}

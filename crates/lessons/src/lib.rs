//! Lessons and puzzles: guided first games as data, played through the kernel like any table.
//!
//! A game brings its script ([`Game::LESSONS`](kernel::Game::LESSONS)); [`Script::of`] reads it. A [`GuidedMatch`] is one lesson or one puzzle
//! at a moment: everything it says is a function of the script and of the learner's [`Progress`], so nothing is kept
//! between two questions.

mod check;
mod guided;
mod script;

pub use check::{Room, check_puzzle, check_words};
pub use guided::{BadProgress, GuidedMatch, Played, Progress, Verdict};
pub use script::{
    Deed, Lesson, LessonStep, PlayAfter, Position, Proof, Puzzle, Script, ScriptedReply, Spot, Words,
};

//! Players that think, and the laboratory that measures them.
//!
//! A [`Bot`] gets an [`Insight`](kernel::Insight): its view, its choices, and determinized worlds. It never meets the truth
//! of the table. [`Lab`] is all of it behind one object-safe trait, for programs that hold any game.
//!
//! ```
//! use bots::{Bot, Greedy, Limits, Random};
//! use dragonheart::{Cards, Dragonheart, Options};
//! use kernel::{Match, Seat, Seed, Sheet};
//!
//! let mut table = Match::<Dragonheart>::deal(Cards::built_in(), Options::default(), Seed::from_text("bots"))?;
//! let (mut greedy, mut random) = (Greedy::new(1, 8), Random::new(2));
//! while let Some(seat) = table.to_act().first() {
//!     // A bot is given what its seat may know, and chooses one of the actions listed there.
//!     let insight = table.insight(seat);
//!     let limits = Limits::USUAL;
//!     let decision = if seat == Seat(0) { greedy.choose(&insight, &limits) } else { random.choose(&insight, &limits) };
//!     table.play(seat, decision.action)?;
//! }
//! assert!(table.standings().is_some());
//! # Ok::<(), Box<dyn std::error::Error>>(())
//! ```

mod advice;
mod arena;
mod bench;
mod bot;
mod character;
mod comparison;
mod digest;
mod fit;
mod greedy;
mod lab;
mod ladder;
mod level;
mod long_run;
mod note;
mod outside;
mod playful;
mod random;
mod report;
mod review;
mod search;
mod spec;
mod survey;
mod tally;
mod values;

pub use advice::{Advice, MOST_ADVICE};
pub use arena::{Plan, Watcher, simulate};
pub use bench::{RandomPlay, ThinkingCosts, Throughput};
pub use bot::{BadBudget, Bot, Budget, Candidate, Decision, Limits, MOST_REASONS, Reason};
pub use character::{CHARACTERS, characters_in_order};
pub use comparison::Comparison;
pub use digest::settings_digest;
pub use fit::{FitGame, FitPlan, FitReport, Note};
pub use greedy::Greedy;
pub use lab::{Lab, Thought, Thoughts};
pub use ladder::{Ladder, LadderReport, PairResult, Pairing, PlayedMatch, Round, Rung};
pub use level::{Level, Strengths, Way};
pub use long_run::Keeper;
pub use note::{BadNote, BotNote};
pub use outside::{BotFailure, Logger, Notice, Outside, Patience};
pub use playful::Playful;
pub use random::Random;
pub use report::{BotResult, Length, SeatResult, SimReport, Spread};
pub use review::{
    Estimate, MOST_ALTERNATIVES, MOST_TURNING_POINTS, PlayerReview, Review, ReviewSettings, ReviewedChoice,
    ReviewedDecision, ReviewedPosition, Reviewer, TURNING, TurningKind, TurningPoint, review,
};
pub use search::{Redeal, Search, Settings};
pub use spec::{BotMaker, BotSpec, UnknownBot};
pub use survey::{Survey, SurveyReport, TableReport, survey};
pub use values::{Values, WrittenValues};

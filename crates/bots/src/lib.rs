//! Players that think, and the laboratory that measures them.
//!
//! A [`Bot`] gets an [`Insight`](kernel::Insight): its view, its choices, and determinized worlds. It never meets the truth
//! of the table. [`Lab`] is the object-safe game of everything here, for programs that hold any game.

mod arena;
mod bench;
mod bot;
mod greedy;
mod lab;
mod random;
mod report;
mod spec;
mod survey;
mod tally;

pub use arena::{Plan, Watcher};
pub use bench::{RandomPlay, Throughput};
pub use bot::Bot;
pub use greedy::Greedy;
pub use lab::Lab;
pub use random::Random;
pub use report::{BotResult, Length, SeatResult, SimReport, Spread};
pub use spec::{BotSpec, UnknownBot};
pub use survey::{Survey, SurveyReport, TableReport, survey};

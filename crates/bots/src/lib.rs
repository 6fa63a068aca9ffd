//! Players that think, and the laboratory that measures them.
//!
//! A [`Bot`] gets an [`Insight`](kernel::Insight): its view, its choices, and determinized worlds. It never meets the truth
//! of the table. [`Lab`] is all of it behind one object-safe trait, for programs that hold any game.
//!
//! ```
//! use bots::{Bot, Greedy, Random};
//! use dragonheart::{Cards, Dragonheart, Options};
//! use kernel::{Match, Seat, Seed, Sheet};
//!
//! let mut table = Match::<Dragonheart>::deal(Cards::built_in(), Options::default(), Seed::from_text("bots"))?;
//! let (mut greedy, mut random) = (Greedy::new(1, 8), Random::new(2));
//! while let Some(seat) = table.to_act().first() {
//!     // A bot is given what its seat may know, and chooses one of the actions listed there.
//!     let insight = table.insight(seat);
//!     let action = if seat == Seat(0) { greedy.choose(&insight) } else { random.choose(&insight) };
//!     table.play(seat, action)?;
//! }
//! assert!(table.standings().is_some());
//! # Ok::<(), Box<dyn std::error::Error>>(())
//! ```

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

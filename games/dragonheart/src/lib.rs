//! The rules of Dragonheart, a game for two by Rüdiger Dorn.
//!
//! ```
//! use dragonheart::{Cards, Dragonheart, Options};
//! use kernel::{FirstSeat, Match, Seat, Seed, Sheet, Viewer};
//!
//! let options = Options { first: FirstSeat::Seat0, ..Options::default() };
//! let mut table = Match::<Dragonheart>::deal(Cards::built_in(), options, Seed::from_text("a worked example"))?;
//!
//! // Who is to act may choose among these, and play one of them.
//! for action in table.actions(Seat(0)) {
//!     println!("{action}");
//! }
//! table.play(Seat(0), "treasure:1+3".parse()?)?;
//! table.play(Seat(1), "treasure:1".parse()?)?;
//! # Ok::<(), Box<dyn std::error::Error>>(())
//! ```

mod action;
mod audit;
mod board;
mod card;
#[cfg(test)]
mod client;
mod determinize;
mod evaluate;
mod event;
mod game;
mod hand;
mod options;
mod play;
mod refusal;
mod score;
mod sheet;
mod snapshot;
mod state;
mod text;
mod view;

pub use action::{Action, Lay};
pub use card::{Card, MAX_POINTS, Picture};
pub use event::{Event, Pile};
pub use options::Options;
pub use refusal::Reason;
pub use sheet::{Cards, DECK};
pub use snapshot::Snapshot;
pub use state::{Cause, Dragonheart, Ending, HAND, HAND_WITH_FIGURE, LAST_STACK, Phase};
pub use view::{Memory, Player, Space, View};

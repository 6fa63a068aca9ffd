//! The rules of Number Duel.
//!
//! ```
//! use kernel::{Match, Seat, Seed, Sheet};
//! use number_duel::{Components, NumberDuel, Options};
//!
//! let mut table = Match::<NumberDuel>::deal(Components::built_in(), Options::default(), Seed::from_text("1"))?;
//! table.play(Seat(0), "choose:5".parse()?)?;
//! assert!(!table.to_act().contains(Seat(0)));
//! # Ok::<(), Box<dyn std::error::Error>>(())
//! ```

mod action;
mod audit;
mod determinize;
mod encode;
mod evaluate;
mod event;
mod game;
mod options;
mod play;
mod refusal;
mod score;
mod sheet;
mod snapshot;
mod state;
mod text;
mod view;

pub use action::Action;
pub use event::Event;
pub use options::Options;
pub use refusal::Reason;
pub use sheet::Components;
pub use snapshot::Snapshot;
pub use state::NumberDuel;
pub use view::{Player, View};

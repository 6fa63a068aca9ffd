//! The Sleeping Hoard: a small game of our own, complete, as the tutorial of the contract.
//!
//! Thieves creep into the cave of a sleeping dragon. In every round all lay a card face down at the same time; the highest
//! card wins the treasure of the round. Its owner grabs it, or creeps deeper for twice as much and may wake the dragon.
//!
//! The files have the same names in every game. Read them in this order: `sheet` and `options` (what comes before the
//! game), `state`, `action`, `refusal`, `event` (its nouns), `play` (the rules), `view` and `determinize` (who may know
//! what), `score`, `text` (what a person reads), `snapshot` and `audit` (the truth written out and checked), `evaluate`
//! (for bots), `encode` (for programs that learn), and `game`, which puts them together.
//!
//! ```
//! use hoard::{Components, Hoard, Options};
//! use kernel::{Match, Seat, Seed, Sheet};
//!
//! let mut table = Match::<Hoard>::deal(Components::built_in(), Options::default(), Seed::from_text("a night"))?;
//! let first = table.actions(Seat(0))[0];
//! table.play(Seat(0), first)?;
//! assert!(!table.to_act().contains(Seat(0)), "one card each");
//! table.undo(Seat(0))?;
//! assert!(table.to_act().contains(Seat(0)), "a card face down may be taken back while others choose");
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
pub use options::{Options, Sleep};
pub use refusal::Reason;
pub use sheet::Components;
pub use snapshot::Snapshot;
pub use state::{Card, Claim, Hoard, Phase};
pub use view::{Player, View};

//! The hall: tables for people and bots, live, durable and private. It knows games only through the kernel.
//!
//! A request comes in at [`web`], finds its table in the [`Hall`], and is answered by the one task that owns that table.
//! Whatever changes is in the [`store`] before it is sent to anybody.

mod announce;
mod bots;
mod coach;
mod deals;
mod error;
pub mod guest;
mod hall;
mod limits;
mod lobby;
mod maintenance;
mod metrics;
pub mod moderation;
mod open_counter;
#[cfg(test)]
mod ownership;
mod reviews;
mod seeds;
mod settings;
mod statistics;
pub mod store;
mod table;
mod timeouts;
pub mod toolbox;
mod translators;
pub mod web;
pub mod wire;

pub use announce::{AnnounceSettings, QuietHours};
pub use bots::OutsideCommand;
pub use deals::{Day, WallClock};
pub use error::HallError;
pub use hall::{CannotOpen, Hall};
pub use limits::Limits;
pub use settings::Settings;
pub use timeouts::Timeouts;
pub use translators::messages;

//! What a board game is.
//!
//! A game implements [`Game`]; everything else — bots, server, terminal, browser — knows only this crate's idea of
//! one:
//!
//! ```text
//! deal ─▶ view + legal actions ─▶ a choice ─▶ play ─▶ events ─▶ record
//! ```
//!
//! - [`game`]: the contract; [`conformance`] holds every game to it.
//! - [`game_match`]: a match, with undo by law; [`record`]: the match as text.
//! - [`seat`], [`chance`], [`seed`], [`refusal`], [`standings`], [`text`], [`sheet`], [`options`]: its vocabulary.
//! - [`encode`]: a game in numbers, for programs that learn.
//! - [`insight`]: what a bot may know; [`erased`]: any game over JSON; [`list`]: bounded lists for flat state.

pub mod chance;
pub mod conformance;
pub mod encode;
pub mod erased;
pub mod game;
pub mod game_match;
pub mod insight;
pub mod list;
pub mod options;
pub mod record;
pub mod refusal;
pub mod seat;
pub mod seed;
pub mod sheet;
pub mod standings;
pub mod text;

pub use chance::{Chance, SearchRng, TableRng};
pub use encode::{AnyEncode, Encode, Pen, Slice};
pub use game::{
    Action, BadNotation, BadSnapshot, Evaluate, Event, Events, Game, MAX_TERMS, NoEvents, Terms, View,
};
pub use game_match::{Match, Ply, TakesBack};
pub use insight::{Insight, Setting};
pub use list::List;
pub use options::{BadOptions, Condition, Field, FieldKind, FirstSeat, Options};
pub use record::{BadRecord, Record};
pub use refusal::Refusal;
pub use seat::{MAX_SEATS, Seat, SeatSet, Viewer};
pub use seed::{Commitment, Seed};
pub use sheet::{BadSheet, Entry, Provenance, Sheet, short_digest};
pub use standings::{ScoreLine, Standings};
pub use text::{Arg, Language, Paragraph, Phrase, Texts};

/// The kernel's own messages: what the table itself says, whatever the game.
#[must_use]
pub const fn messages(language: Language) -> &'static str {
    match language {
        Language::En => include_str!("../locales/en.ftl"),
        Language::Fr => include_str!("../locales/fr.ftl"),
    }
}

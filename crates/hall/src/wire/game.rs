//! The games of a hall.

use std::collections::BTreeMap;

use serde::Serialize;
use utoipa::ToSchema;

/// A game of the hall.
#[derive(Clone, Debug, Serialize, ToSchema)]
#[cfg_attr(test, derive(ts_rs::TS))]
pub struct GameInfo {
    /// Its name in addresses and records.
    pub name: String,
    /// The fewest and the most players.
    pub seats: [u8; 2],
    /// The revision of its rules.
    pub revision: u32,
    /// The digest of its components.
    pub sheet: String,
    /// Whether a game may leave something to the next.
    pub campaign: bool,
    /// The set-up form.
    #[schema(value_type = Vec<Object>)]
    pub options: Vec<kernel::Field>,
    /// The levels of bots, weakest first.
    pub bots: Vec<String>,
    /// The names of the operator's own bots that play this game. Each is a level too, however strong it is.
    pub outside: Vec<String>,
    /// The level for a first game.
    pub first_bot: String,
    /// How strong the levels are in this game, and `random`, which has 0: Elo from the ladder. Empty where nobody has
    /// measured it.
    pub strengths: BTreeMap<String, i32>,
}

/// What a game says in one language, for a client that was built without it.
#[derive(Clone, Debug, Serialize, ToSchema)]
#[cfg_attr(test, derive(ts_rs::TS))]
pub struct GameTexts {
    /// The Fluent file with every word about the game.
    pub messages: String,
    /// The numbered rules, as Markdown.
    pub rules: String,
}

/// The components of a game.
#[derive(Clone, Debug, Serialize, ToSchema)]
#[cfg_attr(test, derive(ts_rs::TS))]
pub struct SheetInfo {
    /// The game.
    pub game: String,
    /// The digest.
    pub digest: String,
    /// What is on it.
    #[schema(value_type = Vec<Object>)]
    pub entries: Vec<kernel::Entry>,
}

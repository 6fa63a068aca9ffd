//! The games of a hall.

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

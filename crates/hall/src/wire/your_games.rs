//! What a guest plays and has played.

use serde::Serialize;
use utoipa::ToSchema;

use super::{Invitation, TableInfo};

/// A guest's games: those that go on, a page of those that have ended, and how it went so far.
#[derive(Clone, Debug, Serialize, ToSchema)]
#[cfg_attr(test, derive(ts_rs::TS))]
pub struct YourGames {
    /// Waiting and running tables: where it is the guest's turn first, the longest wait first. Only on the first page.
    pub running: Vec<RunningGame>,
    /// Tables that others ask the guest to, the last one first. Only on the first page.
    pub invitations: Vec<Invitation>,
    /// Games that have ended, the last one first.
    pub finished: Vec<FinishedGame>,
    /// Whether there are more before them.
    pub more: bool,
    /// What all games of the guest add up to, for every game they have played. Only on the first page.
    pub statistics: Vec<GameStatistics>,
}

/// A table that waits or runs.
#[derive(Clone, Debug, Serialize, ToSchema)]
#[cfg_attr(test, derive(ts_rs::TS))]
pub struct RunningGame {
    /// The table.
    pub table: TableInfo,
    /// The seats whose choice the game waits for.
    pub to_act: Vec<u8>,
    /// Whether one of them is the guest's.
    pub your_turn: bool,
    /// Since when: the last move, or when the table was opened, in milliseconds since 1970.
    #[cfg_attr(test, ts(type = "number"))]
    pub since: i64,
}

/// A game that has ended.
#[derive(Clone, Debug, Serialize, ToSchema)]
#[cfg_attr(test, derive(ts_rs::TS))]
pub struct FinishedGame {
    /// The game.
    pub game: String,
    /// The name of its table.
    pub id: String,
    /// The table, if it is still kept: then it can be looked at again.
    #[serde(skip_serializing_if = "Option::is_none")]
    #[cfg_attr(test, ts(optional))]
    pub table: Option<TableInfo>,
    /// The guest's chance to win over the game in percent, if it was reviewed.
    #[serde(skip_serializing_if = "Option::is_none")]
    #[cfg_attr(test, ts(optional))]
    pub curve: Option<Vec<u8>>,
    /// The guest's seat, unless several people shared the screen.
    #[serde(skip_serializing_if = "Option::is_none")]
    #[cfg_attr(test, ts(optional))]
    pub seat: Option<u8>,
    /// How many played.
    pub players: u8,
    /// The place, 1 the best; left out where a place means nothing.
    #[serde(skip_serializing_if = "Option::is_none")]
    #[cfg_attr(test, ts(optional))]
    pub place: Option<u8>,
    /// Whether others have the same place.
    pub shared: bool,
    /// The score, unless the game was given up.
    #[serde(skip_serializing_if = "Option::is_none")]
    #[cfg_attr(test, ts(optional))]
    pub score: Option<i32>,
    /// The scores of all seats; empty if the game was given up.
    pub scores: Vec<i32>,
    /// How many moves it took.
    pub plies: u32,
    /// When the first move was made, in milliseconds since 1970.
    #[cfg_attr(test, ts(type = "number"))]
    pub began_at: i64,
    /// When it ended.
    #[cfg_attr(test, ts(type = "number"))]
    pub ended_at: i64,
}

/// What all games of one kind add up to.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, ToSchema)]
#[cfg_attr(test, derive(ts_rs::TS))]
pub struct GameStatistics {
    /// The game.
    pub game: String,
    /// Games played.
    pub games: u32,
    /// Games in which somebody could win.
    pub ranked: u32,
    /// How many of those were won, alone or together with others.
    pub won: u32,
    /// The highest score.
    #[serde(skip_serializing_if = "Option::is_none")]
    #[cfg_attr(test, ts(optional))]
    pub best: Option<i32>,
    /// Games won in a row up to the last one.
    pub streak: u32,
    /// The most games ever won in a row.
    pub longest_streak: u32,
    /// The last scores, oldest first.
    pub scores: Vec<i32>,
    /// The same by whom the guest played against.
    pub against: Vec<AgainstStatistics>,
}

/// How it went against some kind of opponent.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, ToSchema)]
#[cfg_attr(test, derive(ts_rs::TS))]
pub struct AgainstStatistics {
    /// `people`, the level of the strongest bot, or `alone`.
    pub whom: String,
    /// Games played.
    pub games: u32,
    /// Games won.
    pub won: u32,
}

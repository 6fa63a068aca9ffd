//! Deals that several tables share: the daily deal, and duplicate tables.

use serde::{Deserialize, Serialize};
use utoipa::ToSchema;

use super::{NewTable, TableInfo};

/// The deal that a table shares with others. There are no hints at such a table.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, ToSchema)]
#[cfg_attr(test, derive(ts_rs::TS))]
#[serde(tag = "kind", rename_all = "lowercase")]
pub enum DealInfo {
    /// The daily deal of a day.
    Daily {
        /// The day in UTC, as `2026-11-18`.
        day: String,
    },
    /// One of a set of duplicate tables.
    Duplicate {
        /// The name of the set.
        set: String,
        /// Which table of it, from 1.
        number: u8,
    },
}

/// The daily deals of the present day.
#[derive(Clone, Debug, Serialize, ToSchema)]
#[cfg_attr(test, derive(ts_rs::TS))]
pub struct DailyDeals {
    /// The day in UTC, as `2026-11-18`.
    pub day: String,
    /// The time at the hall, in milliseconds since 1970.
    #[cfg_attr(test, ts(type = "number"))]
    pub now: i64,
    /// When the next deals come.
    #[cfg_attr(test, ts(type = "number"))]
    pub ends_at: i64,
    /// The game whose deal is shown first today.
    pub featured: String,
    /// On how many days in a row the guest has played a deal.
    pub streak: u32,
    /// One for each game.
    pub deals: Vec<DailyDeal>,
}

/// The daily deal of a game.
#[derive(Clone, Debug, Serialize, ToSchema)]
#[cfg_attr(test, derive(ts_rs::TS))]
pub struct DailyDeal {
    /// The game.
    pub game: String,
    /// How many play, bots included.
    pub players: u8,
    /// The level of the bots.
    pub level: String,
    /// SHA-256 of the seed.
    pub commitment: String,
    /// SHA-256 of tomorrow's seed.
    pub tomorrow: String,
    /// Yesterday's deal, now that its seed is told.
    pub yesterday: OpenedDeal,
    /// How many have ended it today.
    pub played: u32,
    /// The guest's own game, once it has begun.
    #[serde(skip_serializing_if = "Option::is_none")]
    #[cfg_attr(test, ts(optional))]
    pub yours: Option<DailyGame>,
    /// How it went for everybody; only for those who have ended it.
    #[serde(skip_serializing_if = "Option::is_none")]
    #[cfg_attr(test, ts(optional))]
    pub scores: Option<DailyScores>,
}

/// A deal whose day is over.
#[derive(Clone, Debug, Serialize, ToSchema)]
#[cfg_attr(test, derive(ts_rs::TS))]
pub struct OpenedDeal {
    /// Its day.
    pub day: String,
    /// Its seed.
    pub seed: String,
}

/// A guest's own game of a daily deal.
#[derive(Clone, Debug, Serialize, ToSchema)]
#[cfg_attr(test, derive(ts_rs::TS))]
pub struct DailyGame {
    /// The table.
    pub table: String,
    /// Whether it has ended.
    pub over: bool,
    /// The score, unless it goes on or was given up.
    #[serde(skip_serializing_if = "Option::is_none")]
    #[cfg_attr(test, ts(optional))]
    pub score: Option<i32>,
}

/// The scores of a daily deal.
#[derive(Clone, Debug, Serialize, ToSchema)]
#[cfg_attr(test, derive(ts_rs::TS))]
pub struct DailyScores {
    /// How many had which score, the lowest first. Games given up have none.
    pub counts: Vec<ScoreCount>,
    /// The score in the middle.
    #[serde(skip_serializing_if = "Option::is_none")]
    #[cfg_attr(test, ts(optional))]
    pub median: Option<i32>,
    /// The guest's own.
    #[serde(skip_serializing_if = "Option::is_none")]
    #[cfg_attr(test, ts(optional))]
    pub yours: Option<i32>,
    /// The guest's place, from twenty scores on.
    #[serde(skip_serializing_if = "Option::is_none")]
    #[cfg_attr(test, ts(optional))]
    pub place: Option<u32>,
}

/// How many had a score.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, ToSchema)]
#[cfg_attr(test, derive(ts_rs::TS))]
pub struct ScoreCount {
    /// The score.
    pub score: i32,
    /// How many had it.
    pub many: u32,
}

/// How a daily deal went: for those who have ended it, and for everybody once its day is over.
#[derive(Clone, Debug, Serialize, ToSchema)]
#[cfg_attr(test, derive(ts_rs::TS))]
pub struct DailyResults {
    /// The game.
    pub game: String,
    /// The day in UTC.
    pub day: String,
    /// SHA-256 of the seed.
    pub commitment: String,
    /// The seed, once the day is over.
    #[serde(skip_serializing_if = "Option::is_none")]
    #[cfg_attr(test, ts(optional))]
    pub seed: Option<String>,
    /// How many have ended it in time.
    pub played: u32,
    /// Their scores.
    pub scores: DailyScores,
    /// Who they are, the best first, fifty at most.
    pub replays: Vec<DailyReplay>,
}

/// Somebody's game of a daily deal.
#[derive(Clone, Debug, Serialize, ToSchema)]
#[cfg_attr(test, derive(ts_rs::TS))]
pub struct DailyReplay {
    /// The table, which can be looked at again; only for those who have played the deal themselves.
    #[serde(skip_serializing_if = "Option::is_none")]
    #[cfg_attr(test, ts(optional))]
    pub table: Option<String>,
    /// Whose.
    pub name: String,
    /// Their picture.
    pub avatar: String,
    /// Whether it is the guest's own.
    pub you: bool,
    /// The score, unless it was given up.
    #[serde(skip_serializing_if = "Option::is_none")]
    #[cfg_attr(test, ts(optional))]
    pub score: Option<i32>,
}

/// A week of daily deals among a guest and the people whom they have played with. Every guest has a board of their own.
#[derive(Clone, Debug, Serialize, ToSchema)]
#[cfg_attr(test, derive(ts_rs::TS))]
pub struct WeeklyBoard {
    /// The first day of the week.
    pub monday: String,
    /// The guest and whoever has ended a deal this week, the most points first.
    pub lines: Vec<WeekLine>,
}

/// Somebody's week.
#[derive(Clone, Debug, Serialize, ToSchema)]
#[cfg_attr(test, derive(ts_rs::TS))]
pub struct WeekLine {
    /// Who.
    pub name: String,
    /// Their picture.
    pub avatar: String,
    /// Whether it is the guest.
    pub you: bool,
    /// For each deal, as many as people of this board they were at least as good as.
    pub points: u32,
    /// Deals that counted.
    pub deals: u32,
}

/// Duplicate tables to be opened: all of them like this one, with the same deal.
#[derive(Clone, Debug, Serialize, Deserialize, ToSchema)]
#[cfg_attr(test, derive(ts_rs::TS))]
#[serde(deny_unknown_fields)]
pub struct NewDuplicates {
    /// What each of them is like. A seat of the host's own is at the first; it is open at the others.
    pub table: NewTable,
    /// How many: 2 to 8.
    pub tables: u8,
}

/// A set of duplicate tables, as somebody sees it who has its link.
#[derive(Clone, Debug, Serialize, ToSchema)]
#[cfg_attr(test, derive(ts_rs::TS))]
pub struct DuplicateSet {
    /// Its name, which is the secret part of its link.
    pub set: String,
    /// Whether the guest opened it.
    pub host: bool,
    /// At which table the guest sits.
    #[serde(skip_serializing_if = "Option::is_none")]
    #[cfg_attr(test, ts(optional))]
    pub yours: Option<u8>,
    /// The tables in their order. Results of those that have ended are in them only for those whose own game is over.
    pub tables: Vec<TableInfo>,
    /// How they compare, as far as the guest may know.
    #[serde(skip_serializing_if = "Option::is_none")]
    #[cfg_attr(test, ts(optional))]
    pub comparison: Option<Comparison>,
}

/// How duplicate tables compare.
#[derive(Clone, Debug, Serialize, ToSchema)]
#[cfg_attr(test, derive(ts_rs::TS))]
pub struct Comparison {
    /// Each seat with itself at the other tables.
    pub seats: Vec<SeatComparison>,
    /// Teams, as many as tables: each has every seat of people once, each time at the next table.
    pub teams: Vec<Team>,
}

/// A seat at all tables.
#[derive(Clone, Debug, Serialize, ToSchema)]
#[cfg_attr(test, derive(ts_rs::TS))]
pub struct SeatComparison {
    /// Which.
    pub seat: u8,
    /// Its score at each table; nothing where there is none yet.
    pub scores: Vec<Option<i32>>,
    /// Each score less the mean of the others.
    pub differences: Vec<Option<f64>>,
}

/// People who have held every seat between them.
#[derive(Clone, Debug, Serialize, ToSchema)]
#[cfg_attr(test, derive(ts_rs::TS))]
pub struct Team {
    /// Who.
    pub members: Vec<TeamMember>,
    /// Their differences added up; nothing while one is missing.
    #[serde(skip_serializing_if = "Option::is_none")]
    #[cfg_attr(test, ts(optional))]
    pub total: Option<f64>,
}

/// A seat of a team.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, ToSchema)]
#[cfg_attr(test, derive(ts_rs::TS))]
pub struct TeamMember {
    /// At which table, from 1.
    pub table: u8,
    /// In which seat.
    pub seat: u8,
}

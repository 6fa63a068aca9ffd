//! What came out of a simulation.

use std::collections::BTreeMap;

use serde::Serialize;

/// What came out of a simulation. The field names are an interface.
#[derive(Clone, Debug, PartialEq, Serialize)]
pub struct SimReport {
    /// The game.
    pub game: &'static str,
    /// Seats at each table.
    pub players: u8,
    /// Games played.
    pub games: u64,
    /// How each bot did, in the order given.
    pub bots: Vec<BotResult>,
    /// How the best scores of the games spread.
    pub winning_scores: Spread,
    /// Steps per game.
    pub length: Length,
    /// What ended the games, and how many.
    pub ends: BTreeMap<String, u64>,
    /// How often each entry of the sheet was used.
    pub coverage: BTreeMap<String, u64>,
}

/// How one bot did.
#[derive(Clone, Debug, PartialEq, Serialize)]
pub struct BotResult {
    /// Its name.
    pub name: String,
    /// How it did in each seat.
    pub seats: Vec<SeatResult>,
    /// Its share of the victories.
    pub win_share: f64,
    /// Where the true share lies with 95 % confidence (Wilson; the rotations of one deal are counted as independent games).
    pub ci95: [f64; 2],
    /// Its mean score.
    pub mean_score: f64,
    /// How its scores spread.
    pub scores: Spread,
}

/// How one bot did in one seat.
#[derive(Clone, Copy, Debug, PartialEq, Serialize)]
pub struct SeatResult {
    /// The seat.
    pub seat: u8,
    /// Games it sat there.
    pub games: u64,
    /// Its share of the victories there.
    pub win_share: f64,
    /// Where the true share lies with 95 % confidence.
    pub ci95: [f64; 2],
}

/// How numbers spread.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Serialize)]
pub struct Spread {
    /// The lowest.
    pub min: i32,
    /// A tenth lies at or below this.
    pub p10: i32,
    /// Half lies at or below this.
    pub median: i32,
    /// Nine tenths lie at or below this.
    pub p90: i32,
    /// The highest.
    pub max: i32,
}

/// How long games were.
#[derive(Clone, Copy, Debug, Default, PartialEq, Serialize)]
pub struct Length {
    /// On average.
    pub mean: f64,
    /// The shortest.
    pub min: i32,
    /// The longest.
    pub max: i32,
}

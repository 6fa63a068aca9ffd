//! Reviews that are made while people play.

use std::net::SocketAddr;
use std::time::{Duration, Instant};

use serde_json::{Value, json};
use testclient::{Failure, Player, TestClient};

use crate::crowd::arrive;

/// How often the hall is asked whether a review is there.
const PAUSE: Duration = Duration::from_millis(50);

/// A game of two that has ended.
pub(crate) struct Played {
    guest: TestClient,
    game: String,
    path: String,
}

/// A review that was made.
pub(crate) struct Made {
    pub(crate) game: String,
    pub(crate) positions: usize,
    pub(crate) took: Duration,
}

/// A game of each title, played to its end against a bot.
pub(crate) async fn play_all(hall: SocketAddr) -> Result<Vec<Played>, Failure> {
    let games = arrive(hall, 5_000_000).await?.must("GET", "/api/games", None).await?;
    let names = games.as_array().into_iter().flatten().filter_map(|game| game["name"].as_str());
    let mut played = Vec::new();
    for (number, game) in (5_000_001..).zip(names) {
        let guest = arrive(hall, number).await?;
        let bot = json!({ "kind": "bot", "level": "hatchling" });
        let wanted = json!({ "game": game, "options": { "players": 2 }, "seats": [{ "kind": "me" }, bot] });
        let table = guest.must("POST", "/api/tables", Some(wanted)).await?;
        let id = table["id"].as_str().ok_or("no id")?;
        Player::new(guest.live(id, "").await?, 1).play_on().await?;
        let path = format!("/api/tables/{id}/review");
        played.push(Played { guest, game: game.to_owned(), path });
    }
    Ok(played)
}

impl Played {
    /// Asks for the review, and waits until it is there.
    pub(crate) async fn review(self) -> Result<Made, Failure> {
        let begun = Instant::now();
        let mut state = self.guest.must("POST", &self.path, None).await?;
        while state["state"] == "working" {
            tokio::time::sleep(PAUSE).await;
            state = self.guest.must("GET", &self.path, None).await?;
        }
        let positions = state["review"]["positions"].as_array().map(Vec::len);
        let positions = positions.ok_or_else(|| format!("{}: no review: {}", self.game, name(&state)))?;
        Ok(Made { game: self.game, positions, took: begun.elapsed() })
    }
}

fn name(state: &Value) -> &str {
    state["state"].as_str().unwrap_or("nothing")
}

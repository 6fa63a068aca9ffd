//! The page of a guest who has played much.

use std::time::Instant;

use serde_json::json;
use testclient::{Failure, HallProcess, TestClient};

/// How often it is asked for.
const TIMES: usize = 200;

/// How long the hall takes to list the games of somebody who has finished so many: every answer in milliseconds, the
/// shortest first. The home page asks for the same.
pub(crate) async fn answers(hall: &HallProcess, finished: usize) -> Result<Vec<f64>, Failure> {
    let guest = TestClient::arrive(hall.address).await?;
    for _ in 0..finished {
        let wanted =
            json!({ "game": "dragonheart", "seats": [{ "kind": "me" }, { "kind": "bot", "level": "egg" }] });
        let table = guest.must("POST", "/api/tables", Some(wanted)).await?;
        let mut live = guest.live(table["id"].as_str().ok_or("no id")?, "").await?;
        live.command(1, json!({ "do": "resign", "seat": 0 })).await?;
        live.leave().await;
    }
    let mut took = Vec::with_capacity(TIMES);
    for _ in 0..TIMES {
        let begun = Instant::now();
        let games = guest.must("GET", "/api/me/games", None).await?;
        took.push(begun.elapsed().as_secs_f64() * 1e3);
        let counted = games["statistics"][0]["games"].as_u64();
        if counted != Some(finished as u64) {
            return Err(format!("{finished} games were finished, {counted:?} are known").into());
        }
    }
    took.sort_by(f64::total_cmp);
    Ok(took)
}

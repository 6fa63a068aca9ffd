//! Lessons and puzzles over HTTP: everything that a learner gets is made from what they send.

use catalog::Catalog;
use hall::{Limits, Settings};
use serde_json::{Value, json};
use testclient::TestClient;

use crate::test_hall::{TestHall, names, quick};

async fn post(guest: &TestClient, path: &str, progress: &Value) -> Value {
    guest.must("POST", path, Some(progress.clone())).await.unwrap_or_else(|error| panic!("{path}: {error}"))
}

/// The decks and hands of a game's positions, as they would look if somebody sent them.
fn secrets(game: &str) -> Vec<String> {
    fn collect(value: &Value, found: &mut Vec<String>) {
        match value {
            Value::Array(list) if list.len() >= 8 && list.iter().all(Value::is_string) => {
                found.push(serde_json::to_string(list).unwrap());
            }
            Value::Array(list) => list.iter().for_each(|value| collect(value, found)),
            Value::Object(map) => map
                .iter()
                // What lies open is in the view too.
                .filter(|(key, _)| ["decks", "deck", "draw", "hands"].contains(&key.as_str()))
                .for_each(|(_, value)| collect(value, found)),
            _ => {}
        }
    }
    let script: Value =
        serde_json::from_str(Catalog::built_in().find(game).unwrap().build().lessons()).unwrap();
    let mut found = Vec::new();
    for position in script["positions"].as_object().unwrap().values() {
        collect(&position["position"], &mut found);
    }
    found
}

#[tokio::test]
async fn every_lesson_is_played_by_what_it_wishes_and_tells_nothing_hidden() {
    let hall = TestHall::open().await;
    for entry in Catalog::built_in().entries() {
        let guest = hall.guest().await;
        let game = entry.name;
        let secrets = secrets(game);
        let list = guest.must("GET", &format!("/api/games/{game}/lessons"), None).await.unwrap();
        assert!(!list["lessons"].as_array().unwrap().is_empty(), "{game}");
        for lesson in list["lessons"].as_array().unwrap() {
            let path = format!("/api/games/{game}/lessons/{}", lesson["id"].as_str().unwrap());
            let mut progress = json!({ "step": 0, "actions": [] });
            let mut seen = 0;
            loop {
                let moment = post(&guest, &path, &progress).await;
                let text = moment.to_string();
                assert!(secrets.iter().all(|secret| !text.contains(secret)), "{path} {seen}");
                assert_eq!(moment["step"], seen, "{path}");
                let next = if let Some(wished) = moment["wished"].get(0) {
                    let mut tried = progress.clone();
                    tried["actions"].as_array_mut().unwrap().push(wished.clone());
                    let done = post(&guest, &path, &tried).await;
                    assert_eq!(done["verdict"], "wished", "{path} {seen}");
                    assert!(!done["update"]["steps"].as_array().unwrap().is_empty(), "{path} {seen}");
                    done["next"].clone()
                } else {
                    moment["next"].clone()
                };
                seen += 1;
                if next.is_null() {
                    break;
                }
                progress = next;
            }
            assert_eq!(lesson["steps"], seen, "{path}");
        }
    }
    hall.close().await;
}

#[tokio::test]
async fn another_legal_choice_is_answered_and_not_carried_out() {
    let hall = TestHall::open().await;
    let guest = hall.guest().await;
    let path = "/api/games/dragonheart/lessons/first-game";
    let before = post(&guest, path, &json!({ "step": 1 })).await;
    let other = post(&guest, path, &json!({ "step": 1, "actions": ["knight:1"] })).await;
    assert_eq!(other["verdict"], "other");
    assert!(other["answer"]["en"].as_str().unwrap().contains("Treasure"), "{}", other["answer"]);
    assert_eq!(other["update"], before["update"]);
    assert!(other.get("next").is_none());
    // What the rules refuse is refused as at any table.
    let refused =
        guest.request("POST", path, Some(json!({ "step": 1, "actions": ["troll:3"] }))).await.unwrap();
    assert_eq!(refused.code(), "refused", "{}", refused.text);
    hall.close().await;
}

#[tokio::test]
async fn a_puzzle_keeps_its_answer_until_it_is_found() {
    let hall = TestHall::open().await;
    let guest = hall.guest().await;
    let path = "/api/games/dragonheart/puzzles/count";
    let asked = post(&guest, path, &json!({})).await;
    assert_eq!((&asked["asks"], &asked["wished"]), (&json!("best"), &json!([])));
    assert!(asked.get("answer").is_none() && !asked.to_string().contains("takes all four"));
    // At an ordinary table the label of a choice tells what it takes and for how many points.
    let labels = asked["update"]["choices"].as_array().unwrap().iter().map(|choice| &choice["label"]);
    assert!(labels.clone().count() > 1);
    for label in labels {
        assert_eq!(label["key"], "action-play", "{label}");
        assert_eq!(label["args"].as_object().unwrap().keys().collect::<Vec<_>>(), ["cards"], "{label}");
    }
    let wrong = post(&guest, path, &json!({ "actions": ["troll:1"] })).await;
    assert_eq!(wrong["verdict"], "other");
    assert!(wrong.get("answer").is_none());
    let found = post(&guest, path, &json!({ "actions": ["dwarf:1"] })).await;
    assert_eq!(found["verdict"], "wished");
    assert!(found["answer"]["en"].as_str().unwrap().contains("takes all four"));
    hall.close().await;
}

#[tokio::test]
async fn a_learner_plays_on_at_an_ordinary_table() {
    let hall = TestHall::open().await;
    let guest = hall.guest().await;
    let path = "/api/games/dragonheart/lessons/first-game";
    let moment = post(&guest, path, &json!({ "step": 1 })).await;
    let table = post(&guest, &format!("{path}/play-on"), &json!({ "step": 1 })).await;
    assert_eq!((&table["status"], &table["yours"]), (&json!("running"), &json!([0])));
    assert!(table.get("from").is_none(), "there is no table that it came from");
    assert_eq!(table["seats"][1]["level"], "hatchling");
    let (id, _) = names(&table);
    let replay = guest.must("GET", &format!("/api/tables/{id}/replay?from=0"), None).await.unwrap();
    assert_eq!(replay["frames"][0]["view"], moment["update"]["view"]);
    // From the end, a game of its own.
    let anew = post(&guest, &format!("{path}/play-on"), &json!({ "step": 10, "actions": ["ship:0"] })).await;
    let (id, _) = names(&anew);
    let replay = guest.must("GET", &format!("/api/tables/{id}/replay?from=0"), None).await.unwrap();
    assert_ne!(replay["frames"][0]["view"], moment["update"]["view"]);
    hall.close().await;
}

#[tokio::test]
async fn what_is_not_there_or_cannot_be_is_refused() {
    let hall = TestHall::open().await;
    let guest = hall.guest().await;
    let code = async |path: &str, body: Value| guest.request("POST", path, Some(body)).await.unwrap().code();
    let path = "/api/games/dragonheart/lessons/first-game";
    assert_eq!(code("/api/games/chess/lessons/first-game", json!({})).await, "unknown-game");
    assert_eq!(code("/api/games/dragonheart/lessons/none", json!({})).await, "no-such-lesson");
    assert_eq!(code("/api/games/dragonheart/puzzles/first-game", json!({})).await, "no-such-lesson");
    assert_eq!(code(path, json!({ "step": 99 })).await, "bad-request");
    assert_eq!(code(path, json!({ "step": 2 })).await, "bad-request");
    assert_eq!(code(path, json!({ "step": 1, "snapshot": {} })).await, "bad-request");
    assert_eq!(code(path, json!({ "step": 1, "actions": vec!["x"; 60] })).await, "bad-request");
    assert_eq!(code(path, json!({ "step": 1, "actions": ["x".repeat(500)] })).await, "bad-action");
    assert_eq!(code(&format!("{path}/play-on"), json!({ "step": 99 })).await, "bad-request");
    assert_eq!(code("/api/games/dragonheart/nothing/first-game", json!({})).await, "no-such-page");
    assert_eq!(code("/api/games/dragonheart/nothing/first-game/play-on", json!({})).await, "no-such-page");
    hall.close().await;
}

/// Thirty children at one address begin the same lesson at the same time, with the usual limits.
#[tokio::test]
async fn a_school_class_learns_at_once() {
    let usual = Settings::default().requests_per_second;
    let settings = Settings { requests_per_second: usual, limits: Limits::default(), ..quick() };
    let hall = TestHall::open_with(settings).await;
    let mut class = tokio::task::JoinSet::new();
    for _ in 0..30 {
        let child = hall.guest().await;
        class.spawn(async move {
            child.must("GET", "/api/games/sneaky/lessons", None).await.unwrap();
            let path = "/api/games/sneaky/lessons/first-race";
            let mut progress = json!({ "step": 0, "actions": [] });
            for _ in 0..10 {
                let moment = post(&child, path, &progress).await;
                if let Some(action) = moment["wished"].get(0) {
                    progress["actions"].as_array_mut().unwrap().push(action.clone());
                    progress = post(&child, path, &progress).await["next"].clone();
                } else {
                    progress = moment["next"].clone();
                }
                assert!(progress.is_object(), "{moment}");
            }
        });
    }
    while let Some(child) = class.join_next().await {
        child.unwrap();
    }
    hall.close().await;
}

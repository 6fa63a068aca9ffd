//! A game that only its own crate and one catalog know is played everywhere.
#![allow(clippy::unwrap_used, reason = "a test fails where it stands")]

use std::io::Write;
use std::process::{Command, Stdio};
use std::sync::Arc;

use cli::engine::Engine;
use hall::store::{Store, embedded};
use hall::{Hall, Settings};
use own_hall::CATALOG;
use serde_json::{Value, json};
use testclient::{Player, TestClient};
use tokio::net::TcpListener;
use tokio::sync::oneshot;

/// Runs the program and gives what it says.
#[track_caller]
fn run(arguments: &[&str], typed: &str) -> String {
    let mut child = Command::new(env!("CARGO_BIN_EXE_own-hall"))
        .args(arguments)
        .stdin(Stdio::piped())
        .stdout(Stdio::piped())
        .stderr(Stdio::piped())
        .spawn()
        .unwrap();
    child.stdin.take().unwrap().write_all(typed.as_bytes()).unwrap();
    let done = child.wait_with_output().unwrap();
    let (said, wrong) = (String::from_utf8(done.stdout).unwrap(), String::from_utf8(done.stderr).unwrap());
    assert!(done.status.success(), "{arguments:?}: {wrong}\n{said}");
    said
}

#[test]
fn in_the_terminal() {
    assert_eq!(run(&["games", "--names"], ""), "hoard\n");
    let folder = tempfile::tempdir().unwrap();
    let record = folder.path().join("game.txt");
    let record = record.to_str().unwrap();
    // Five rounds: a card each, and at most one decision.
    let said = run(&["play", "hoard", "--lang", "en", "--seed", "cave", "--save", record], &"1\n".repeat(10));
    for text in ["The Sleeping Hoard", "The cave, round 5 of 5", "The last treasure is gone."] {
        assert!(said.contains(text), "{text}: {said}");
    }
    let verified = run(&["record", "verify", record], "");
    assert!(verified.contains("steps of hoard replayed"), "{verified}");
    assert!(run(&["rules", "hoard", "--lang", "fr"], "").contains("Le Trésor endormi"));
    assert!(
        run(&["sim", "hoard", "--games", "20", "--players", "3", "--bots", "greedy,random,random"], "")
            .contains("greedy")
    );
}

#[test]
fn over_the_engine() {
    let mut engine = Engine::new(CATALOG);
    let mut ask = |request: Value| {
        let answer = engine.answer(&request.to_string());
        assert_eq!(answer["ok"], true, "{request}: {answer}");
        answer
    };
    assert_eq!(ask(json!({ "do": "games" }))["games"][0]["name"], "hoard");
    let mut now = ask(json!({ "do": "new", "game": "hoard", "options": { "players": 3 }, "seed": "engine" }));
    while let Some(seat) = now["to_act"][0].as_u64() {
        let advice = ask(json!({ "do": "suggest", "seat": seat, "bot": "greedy" }));
        now = ask(json!({ "do": "play", "seat": seat, "action": advice["action"] }));
    }
    let told = ask(json!({ "do": "view", "viewer": "spectator", "lang": "fr" }));
    assert!(told.to_string().contains("La partie est terminée."), "{told}");
    assert!(ask(json!({ "do": "record" }))["record"].as_str().unwrap().contains("ending empty-cave"));
}

#[tokio::test]
async fn in_the_hall_and_at_the_plain_table() {
    let folder = tempfile::tempdir().unwrap();
    let store = Store::open(&embedded(folder.path())).await.unwrap();
    let settings = Settings { catalog: CATALOG, ..Settings::default() };
    let hall = Hall::open(store.clone(), Vec::new(), settings).await.unwrap();
    let listener = TcpListener::bind("127.0.0.1:0").await.unwrap();
    let address = listener.local_addr().unwrap();
    let (stop, stopped) = oneshot::channel::<()>();
    let until = async {
        let _ = stopped.await;
    };
    let served = tokio::spawn(hall::web::serve(Arc::clone(&hall), listener, axum::Router::new(), until));

    let guest = TestClient::arrive(address).await.unwrap();
    let games = guest.must("GET", "/api/games", None).await.unwrap();
    assert_eq!(games.as_array().unwrap().len(), 1);
    // A browser that was built without the game learns its name, its words and its rules from the hall.
    assert_eq!(guest.must("GET", "/api/me", None).await.unwrap()["games"], json!(["hoard"]));
    let texts = guest.must("GET", "/api/games/hoard/texts?language=fr", None).await.unwrap();
    assert!(texts["messages"].as_str().unwrap().contains("action-lay ="), "{texts}");
    assert!(texts["rules"].as_str().unwrap().contains("Le Trésor endormi"), "{texts}");
    let tongue = guest.request("GET", "/api/games/hoard/texts?language=tlh", None).await.unwrap();
    assert_eq!(tongue.code(), "unknown-language");
    let elsewhere = json!({ "game": "dragonheart", "seats": [{ "kind": "me" }] });
    assert_eq!(guest.request("POST", "/api/tables", Some(elsewhere)).await.unwrap().code(), "unknown-game");

    let wanted = json!({
        "game": "hoard",
        "options": { "players": 3, "sleep": "light" },
        "seats": [{ "kind": "me" }, { "kind": "bot", "level": "greedy" }, { "kind": "bot", "level": "random" }],
    });
    let table = guest.must("POST", "/api/tables", Some(wanted)).await.unwrap();
    let id = table["id"].as_str().unwrap();
    let mut player = Player::new(guest.live(id, "plain=true").await.unwrap(), 3);
    assert!(player.wait().await.unwrap(), "it is our turn to lay a card");
    // What the plain table shows of any game: a prompt, the table in words, and choices with names.
    assert_eq!(player.update["prompt"]["key"], "prompt-lay");
    assert_eq!(player.update["description"][0]["heading"]["key"], "heading-cave");
    assert_eq!(player.update["choices"].as_array().unwrap().len(), 5);
    assert_eq!(player.update["choices"][0]["label"]["key"], "action-lay");
    player.play_on().await.unwrap();
    let record = guest.request("GET", &format!("/api/tables/{id}/record"), None).await.unwrap().text;
    let game = CATALOG.find("hoard").unwrap().build();
    assert!(game.replay(&record.parse().unwrap(), &mut |_, _, _| {}).unwrap().standings().is_some());

    drop(player);
    drop(stop);
    served.await.unwrap().unwrap();
    store.close().await;
}

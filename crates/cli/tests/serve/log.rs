//! The log says what the hall does, and nothing of what is hidden at a table.

use std::process::Command;

use testclient::{HallProcess, Player, TestClient};

use crate::program::{PROGRAM, QUICK, dragonhall, table};

#[tokio::test]
async fn no_log_line_shows_a_move_or_a_seed() {
    let folder = tempfile::tempdir().unwrap();
    let (data, log) = (folder.path().join("data"), folder.path().join("log"));
    let mut command = Command::new(PROGRAM);
    command.args(["serve", "--listen", "127.0.0.1:0", "--data"]).arg(&data).args(QUICK);
    // Everything of our own; the libraries keep their usual silence.
    command.env("DRAGONHALL_LOG", "info,hall=trace,cli=trace,kernel=trace,bots=trace");
    let hall = HallProcess::start_logging(command, std::fs::File::create(&log).unwrap().into()).unwrap();
    let host = TestClient::arrive(hall.address).await.unwrap();
    let id = table(&host, None, "dragonheart").await;
    let mut player = Player::new(host.live(&id, "").await.unwrap(), 3);
    player.play_on().await.unwrap();
    let chest = folder.path().join("table.json");
    let arguments = ["table", "export", &id, chest.to_str().unwrap(), "--data", data.to_str().unwrap()];
    assert!(dragonhall(&arguments).0);
    let chest: serde_json::Value = serde_json::from_str(&std::fs::read_to_string(&chest).unwrap()).unwrap();
    let log = std::fs::read_to_string(&log).unwrap();
    assert!(log.contains(&id) && log.contains("over"), "{log}");
    for secret in [&chest["table"]["seed"], &chest["table"]["invite"], &chest["table"]["host"]] {
        assert!(!log.contains(secret.as_str().unwrap()), "{log}");
    }
    for step in chest["steps"].as_array().unwrap() {
        assert!(!log.contains(step["text"].as_str().unwrap()), "{step}");
    }
}

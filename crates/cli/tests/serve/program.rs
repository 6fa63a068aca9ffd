//! The program under test.

use std::path::Path;
use std::process::Command;

use serde_json::{Value, json};
use testclient::{HallProcess, TestClient};

pub(crate) const PROGRAM: &str = env!("CARGO_BIN_EXE_dragonhall");

/// Scripted players are quicker than people.
pub(crate) const QUICK: [&str; 5] =
    ["--requests-per-second", "100000", "--messages-per-second", "100000", "--no-limits"];

/// A hall that keeps everything in a folder.
pub(crate) fn hall(folder: &Path) -> HallProcess {
    let mut arguments = vec!["--data", folder.to_str().unwrap()];
    arguments.extend(QUICK);
    HallProcess::open(Path::new(PROGRAM), &arguments).unwrap()
}

/// Runs a command of the program: whether it succeeded, and what it printed.
pub(crate) fn dragonhall(arguments: &[&str]) -> (bool, String) {
    let output = Command::new(PROGRAM).args(arguments).output().unwrap();
    let text = [output.stdout, output.stderr].concat();
    (output.status.success(), String::from_utf8(text).unwrap())
}

/// A running table of a host and a bot, or of a host and a friend.
pub(crate) async fn table(host: &TestClient, friend: Option<&TestClient>, game: &str) -> String {
    let other = if friend.is_some() {
        json!({ "kind": "open" })
    } else {
        json!({ "kind": "bot", "level": "random" })
    };
    let wanted = json!({ "game": game, "seats": [{ "kind": "me" }, other], "options": { "players": 2 } });
    let table: Value = host.must("POST", "/api/tables", Some(wanted)).await.unwrap();
    let (id, invite) = (table["id"].as_str().unwrap(), table["invite"].as_str().unwrap());
    if let Some(friend) = friend {
        friend.must("POST", &format!("/api/tables/{id}/sit?invite={invite}"), None).await.unwrap();
    }
    id.to_owned()
}

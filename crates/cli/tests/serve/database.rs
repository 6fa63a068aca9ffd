//! What an operator may do to a database, on purpose or not: a disk that fills and empties, two processes, copies.

use std::path::Path;
use std::process::{Command, Stdio};
use std::time::Instant;

use hall::store::{Store, embedded};
use serde_json::{Value, json};
use testclient::{HallProcess, Player, TestClient};

use crate::program::{PROGRAM, QUICK, dragonhall, hall, table};

/// No file of the process may grow beyond so many bytes; as little as it has now is a full disk.
fn limit_files(process: u32, bytes: &str) {
    let limited = Command::new("prlimit")
        .args(["--pid", &process.to_string(), &format!("--fsize={bytes}:")])
        .status()
        .unwrap();
    assert!(limited.success());
}

/// Plays random moves until one is refused or `most` were made; what was acknowledged is added to `kept`.
async fn play(players: &mut [Player; 2], kept: &mut Vec<(u64, String)>, most: usize) -> Option<String> {
    for _ in 0..most {
        for (seat, player) in players.iter_mut().enumerate() {
            let look = json!({ "do": "look", "seat": seat });
            player.update = player.live.command(9000, look).await.unwrap();
        }
        let mover = players.iter_mut().find(|player| player.update["choices"] != json!([]))?;
        if let Err(error) = mover.play().await {
            return Some(error.to_string());
        }
        kept.push(mover.acknowledged.last().unwrap().clone());
    }
    None
}

async fn seated(address: std::net::SocketAddr) -> (String, [TestClient; 2], [Player; 2]) {
    let guests = [TestClient::arrive(address).await.unwrap(), TestClient::arrive(address).await.unwrap()];
    let id = table(&guests[0], Some(&guests[1]), "dragonheart").await;
    let players = [
        Player::new(guests[0].live(&id, "").await.unwrap(), 3),
        Player::new(guests[1].live(&id, "").await.unwrap(), 4),
    ];
    (id, guests, players)
}

async fn health(address: std::net::SocketAddr) -> u16 {
    TestClient::stranger(address).request("GET", "/healthz", None).await.unwrap().status
}

#[tokio::test]
async fn whatever_is_acknowledged_after_a_full_disk_is_kept() {
    let folder = tempfile::tempdir().unwrap();
    let mut shell = Command::new("bash");
    shell.args([
        "-c",
        r#"trap "" XFSZ; exec "$@""#,
        "bash",
        PROGRAM,
        "serve",
        "--listen",
        "127.0.0.1:0",
        "--data",
    ]);
    shell.arg(folder.path()).args(QUICK);
    let hall = HallProcess::start(shell).unwrap();
    let (id, guests, mut players) = seated(hall.address).await;
    let mut kept = Vec::new();
    // The disk fills, empties, and fills again.
    for round in 0..2 {
        assert_eq!(play(&mut players, &mut kept, 4).await, None, "round {round}");
        limit_files(hall.process(), "4096");
        for _ in 0..3 {
            let refused = play(&mut players, &mut kept, 1).await.expect("there is no room for this move");
            assert!(refused.contains("not-saved"), "{refused}");
            let nobody = TestClient::stranger(hall.address).request("GET", "/api/me", None).await.unwrap();
            assert_eq!((nobody.status, nobody.code().as_str()), (503, "not-saved"));
        }
        until(async || health(hall.address).await == 503).await;
        limit_files(hall.process(), "unlimited");
        until(async || health(hall.address).await == 200).await;
    }
    assert_eq!(play(&mut players, &mut kept, 4).await, None);
    assert!(kept.len() >= 12);
    hall.kill().unwrap();
    let store = Store::open(&embedded(folder.path())).await.unwrap();
    let steps = store.steps(&id).await.unwrap();
    for (step, action) in &kept {
        let found = steps.iter().find(|row| u64::from(row.step) == *step);
        assert_eq!(found.map(|row| row.text.as_str()), Some(action.as_str()), "step {step}");
    }
    drop(guests);
}

/// Asks again until it is so; a minute or two is a hang.
async fn until(mut so: impl AsyncFnMut() -> bool) {
    let begun = Instant::now();
    while !so().await {
        assert!(begun.elapsed() < testclient::PATIENCE, "it never came to be");
    }
}

#[tokio::test]
async fn a_second_process_on_the_same_data_does_not_start() {
    let folder = tempfile::tempdir().unwrap();
    let data = folder.path().to_str().unwrap();
    let first = hall(folder.path());
    let (fine, text) = dragonhall(&["serve", "--listen", "127.0.0.1:0", "--data", data]);
    assert!(!fine && text.lines().count() == 1, "{text}");
    let said = format!("another Dragonhall is open on this database (process {})", first.process());
    assert!(text.contains(&said), "{text}");
    // By another path to the same file, too.
    let link = folder.path().join("link");
    std::os::unix::fs::symlink(folder.path(), &link).unwrap();
    assert!(!dragonhall(&["serve", "--listen", "127.0.0.1:0", "--data", link.to_str().unwrap()]).0);
    // A crash releases it.
    first.kill().unwrap();
    let second = hall(folder.path());
    assert_eq!(health(second.address).await, 200);
}

#[tokio::test]
async fn a_copy_made_while_the_hall_is_open_is_restored_by_command() {
    let folder = tempfile::tempdir().unwrap();
    let data = folder.path().join("data");
    let open = hall(&data);
    let (id, guests, mut players) = seated(open.address).await;
    let mut kept = Vec::new();
    assert_eq!(play(&mut players, &mut kept, 6).await, None);
    let copy = folder.path().join("copy.jsonl");
    let copy = copy.to_str().unwrap();
    let (fine, text) = dragonhall(&["table", "backup", copy, "--data", data.to_str().unwrap()]);
    assert!(fine && text.contains("rows"), "{text}");
    let mode = std::os::unix::fs::MetadataExt::mode(&std::fs::metadata(copy).unwrap());
    assert_eq!(mode & 0o777, 0o600, "it holds the key of all cookies");
    // The disk burns down; the copy is restored.
    open.kill().unwrap();
    let other = folder.path().join("other");
    let (fine, text) = dragonhall(&["table", "restore", copy, "--data", other.to_str().unwrap()]);
    assert!(fine, "{text}");
    let (fine, text) = dragonhall(&["table", "restore", copy, "--data", other.to_str().unwrap()]);
    assert!(!fine && text.contains("already"), "{text}");
    let again = hall(&other);
    let host = TestClient { address: again.address, ..guests[0].clone() };
    let mut live = host.live(&id, "").await.unwrap();
    assert_eq!(live.next_of("update").await.unwrap()["step"], 6);
}

#[tokio::test]
async fn prune_deletes_what_is_older_than_wanted() {
    let folder = tempfile::tempdir().unwrap();
    let data = folder.path().to_str().unwrap();
    let open = hall(folder.path());
    let host = TestClient::arrive(open.address).await.unwrap();
    let wanted = json!({ "game": "dragonheart", "seats": [{ "kind": "me" }, { "kind": "open" }] });
    let waiting: Value = host.must("POST", "/api/tables", Some(wanted)).await.unwrap();
    let id = waiting["id"].as_str().unwrap();
    let (fine, text) = dragonhall(&["table", "prune", "--data", data]);
    assert!(fine && text.starts_with("0 tables"), "{text}");
    let (fine, text) = dragonhall(&["table", "prune", "--keep-waiting", "0m", "--data", data]);
    assert!(fine && text.starts_with("1 tables"), "{text}");
    assert!(!dragonhall(&["table", "list", "--data", data]).1.contains(id));
    // One decision that was taken back, and one that holds.
    let guests = dragonhall(&["guest", "list", "--data", data]).1;
    let guest = guests.split_whitespace().next().unwrap();
    for what in ["mute", "unmute"] {
        assert!(dragonhall(&["guest", what, guest, "--data", data]).0);
    }
    assert!(dragonhall(&["ban", "add", "198.51.100.0/24", "--days", "1", "--data", data]).0);
    let (fine, text) = dragonhall(&["table", "prune", "--keep-bans", "0m", "--data", data]);
    assert!(fine && text.contains("0 reports and 1 past bans"), "{text}");
    assert!(dragonhall(&["ban", "list", "--data", data]).1.contains("198.51.100.0/24"));
    let (fine, text) = dragonhall(&["table", "prune", "--keep-waiting", "soon", "--data", data]);
    assert!(!fine && text.contains("30d"), "{text}");
}

#[test]
fn a_stopped_hall_leaves_one_file() {
    let folder = tempfile::tempdir().unwrap();
    let open = hall(folder.path());
    let stop =
        Command::new("kill").args(["-TERM", &open.process().to_string()]).stdout(Stdio::null()).status();
    assert!(stop.unwrap().success());
    assert!(open.wait().unwrap().success());
    assert!(
        !Path::new(&folder.path().join("dragonhall.sqlite-wal")).exists(),
        "everything is in the database itself"
    );
}

#[test]
fn a_tool_makes_no_database_where_there_is_none() {
    let folder = tempfile::tempdir().unwrap();
    let typo = folder.path().join("typo");
    let data = typo.to_str().unwrap();
    let copy = folder.path().join("copy.jsonl");
    for arguments in [
        vec!["table", "list"],
        vec!["table", "backup", copy.to_str().unwrap()],
        vec!["table", "prune"],
        vec!["guest", "list"],
        vec!["ban", "add", "203.0.113.0/24"],
        vec!["report", "list"],
    ] {
        let (fine, text) = dragonhall(&[&arguments[..], &["--data", data]].concat());
        assert!(!fine && text.contains("there is no database"), "{arguments:?}: {text}");
    }
    assert!(!typo.exists() && !copy.exists());
}

#[test]
fn what_holds_secrets_is_readable_by_its_owner_only() {
    let folder = tempfile::tempdir().unwrap();
    let data = folder.path().join("data");
    let open = hall(&data);
    let mode = |path: &Path| std::os::unix::fs::MetadataExt::mode(&std::fs::metadata(path).unwrap()) & 0o777;
    assert_eq!(mode(&data), 0o700);
    for file in ["dragonhall.sqlite", "dragonhall.sqlite-wal", "dragonhall.sqlite-shm"] {
        assert_eq!(mode(&data.join(file)), 0o600, "{file}");
    }
    drop(open);
    let link = folder.path().join("link");
    std::os::unix::fs::symlink("/dev/null", &link).unwrap();
    let (fine, text) =
        dragonhall(&["table", "backup", link.to_str().unwrap(), "--data", data.to_str().unwrap()]);
    assert!(!fine && text.contains("no plain file"), "{text}");
    assert!(link.is_symlink(), "what was there is still there");
}

#[tokio::test]
async fn people_at_a_quiet_table_see_that_the_operator_has_closed_it() {
    let folder = tempfile::tempdir().unwrap();
    let data = folder.path().to_str().unwrap();
    let open = hall(folder.path());
    let (id, guests, mut players) = seated(open.address).await;
    assert!(dragonhall(&["table", "close", &id, "--data", data]).0);
    loop {
        let message = players[0].live.next_of("table").await.unwrap();
        if message["status"] == "closed" {
            break;
        }
    }
    let seen = guests[1].must("GET", &format!("/api/tables/{id}"), None).await.unwrap();
    assert_eq!(seen["status"], "closed");
}

//! Opening and closing the hall.

use std::io::Write;
use std::net::TcpStream;
use std::process::Command;
use std::time::{Duration, Instant};

use testclient::{HallProcess, TestClient};

use crate::program::{PROGRAM, dragonhall, hall, table};

#[tokio::test]
async fn a_stopped_hall_closes_all_connections_and_keeps_the_tables() {
    let folder = tempfile::tempdir().unwrap();
    let first = hall(folder.path());
    let host = TestClient::arrive(first.address).await.unwrap();
    let id = table(&host, None, "dragonheart").await;
    let mut live = host.live(&id, "").await.unwrap();
    live.next_of("update").await.unwrap();
    let stopped = Command::new("kill").args(["-TERM", &first.process().to_string()]).status().unwrap();
    assert!(stopped.success());
    while let Ok(Some(_)) = live.next_text().await {}
    assert!(first.wait().unwrap().success());
    let second = hall(folder.path());
    let host = TestClient { address: second.address, ..host };
    let seen = host.must("GET", &format!("/api/tables/{id}"), None).await.unwrap();
    assert_eq!(seen["status"], "running");
}

#[test]
fn what_cannot_be_opened_is_said_in_one_line() {
    let folder = tempfile::tempdir().unwrap();
    let sheet = folder.path().join("sheet.toml");
    std::fs::write(&sheet, "nonsense = 1").unwrap();
    let sheet = format!("dragonheart={}", sheet.display());
    let data = folder.path().join("data");
    let data = data.to_str().unwrap();
    for (arguments, said) in [
        (vec!["serve", "--database", "mysql://there"], "no address of a database"),
        (vec!["serve", "--data", "/dev/null/no"], "/dev/null/no"),
        (vec!["serve", "--data", data, "--sheet", "dragonheart"], "--sheet GAME=FILE"),
        (vec!["serve", "--data", data, "--sheet", &sheet], "sheet.toml"),
        (vec!["serve", "--data", data, "--listen", "192.0.2.1:1"], "192.0.2.1:1"),
        (
            vec!["serve", "--data", data, "--listen", "127.0.0.1:0", "--operator-listen", "192.0.2.1:1"],
            "192.0.2.1:1",
        ),
    ] {
        let (fine, text) = dragonhall(&arguments);
        assert!(!fine && text.lines().count() == 1 && text.contains(said), "{arguments:?}: {text}");
    }
    let taken = hall(&folder.path().join("other"));
    let address = taken.address.to_string();
    let (fine, text) = dragonhall(&["serve", "--data", data, "--listen", &address]);
    assert!(!fine && text.contains(&address), "{text}");
}

#[tokio::test]
async fn a_hall_may_have_corrected_components() {
    let folder = tempfile::tempdir().unwrap();
    let (fine, sheet) = dragonhall(&["sheet", "dragonheart", "--toml"]);
    assert!(fine && sheet.contains("points = [2, 3, 3, 4]"), "{sheet}");
    let corrected = folder.path().join("mine.toml");
    std::fs::write(&corrected, sheet.replacen("points = [2, 3, 3, 4]", "points = [2, 2, 3, 4]", 1)).unwrap();
    let argument = format!("dragonheart={}", corrected.display());
    let usual = hall(&folder.path().join("usual"));
    let special = folder.path().join("special");
    let arguments = ["--data", special.to_str().unwrap(), "--sheet", &argument];
    let special = HallProcess::open(std::path::Path::new(PROGRAM), &arguments).unwrap();
    let mut sheets = Vec::new();
    for address in [usual.address, special.address] {
        let games = TestClient::arrive(address).await.unwrap().must("GET", "/api/games", None).await.unwrap();
        sheets.push(games[0]["sheet"].clone());
    }
    assert_ne!(sheets[0], sheets[1]);
}

#[tokio::test]
async fn half_sent_requests_do_not_keep_the_hall_open() {
    let folder = tempfile::tempdir().unwrap();
    let hall = hall(folder.path());
    let guest = TestClient::arrive(hall.address).await.unwrap();
    let id = table(&guest, None, "dragonheart").await;
    let mut live = guest.live(&id, "").await.unwrap();
    live.next_of("update").await.unwrap();
    let cookie = &guest.cookie;
    let mut half = Vec::new();
    for text in [
        "GET /api/me HTTP/1.1\r\nhost: x\r\nx-a: ".to_owned(),
        format!("POST /api/tables HTTP/1.1\r\nhost: x\r\ncookie: {cookie}\r\ncontent-length: 100\r\n\r\n{{"),
    ] {
        let mut stream = TcpStream::connect(hall.address).unwrap();
        stream.write_all(text.as_bytes()).unwrap();
        half.push(stream);
    }
    let begun = Instant::now();
    let stopped = Command::new("kill").args(["-TERM", &hall.process().to_string()]).status().unwrap();
    assert!(stopped.success());
    while let Ok(Some(_)) = live.next_text().await {}
    assert_eq!(live.closed, Some((1012, "the hall closes".to_owned())));
    assert!(hall.wait().unwrap().success());
    // Five seconds are the promise; the rest is for a busy machine.
    assert!(begun.elapsed() < Duration::from_secs(60), "{:?}", begun.elapsed());
}

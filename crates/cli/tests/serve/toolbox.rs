//! The operator's toolbox.

use serde_json::json;
use testclient::{Player, TestClient};

use crate::program::{dragonhall, hall, table};

#[tokio::test]
async fn the_operator_lists_shows_carries_and_closes_tables() {
    let folder = tempfile::tempdir().unwrap();
    let data = folder.path().to_str().unwrap();
    let open = hall(folder.path());
    let host = TestClient::arrive(open.address).await.unwrap();
    let id = table(&host, None, "dragonheart").await;
    let mut player = Player::new(host.live(&id, "").await.unwrap(), 3);
    player.wait().await.unwrap();
    player.play().await.unwrap();
    let played = player.acknowledged[0].1.clone();

    let (fine, list) = dragonhall(&["table", "list", "--data", data]);
    assert!(
        fine && list.contains(&id) && list.contains("dragonheart") && list.contains("[random]"),
        "{list}"
    );
    let (fine, shown) = dragonhall(&["table", "show", &id, "--data", data]);
    assert!(fine && shown.contains(&played) && shown.contains("commitment"), "{shown}");
    let (fine, data_of_all) = dragonhall(&["table", "list", "--json", "--data", data]);
    let listed: serde_json::Value = serde_json::from_str(&data_of_all).unwrap();
    assert!(fine && listed[0]["id"] == id.as_str() && listed[0]["status"] == "running", "{listed}");
    let (fine, data_of_one) = dragonhall(&["table", "show", &id, "--json", "--data", data]);
    let one: serde_json::Value = serde_json::from_str(&data_of_one).unwrap();
    // The bot may have begun.
    let own = one["steps"].as_array().unwrap().iter().find(|step| step["seat"] == 0).unwrap();
    assert!(fine && own["text"] == played.as_str(), "{one}");
    let chest = folder.path().join("table.json");
    let chest = chest.to_str().unwrap();
    assert!(dragonhall(&["table", "export", &id, chest, "--data", data]).0);
    let seed = std::fs::read_to_string(chest).unwrap();
    let seed: serde_json::Value = serde_json::from_str(&seed).unwrap();
    let seed = seed["table"]["seed"].as_str().unwrap().to_owned();
    for told in [&shown, &list, &data_of_all, &data_of_one] {
        assert!(!told.contains(&seed), "the seed stays sealed");
    }

    let elsewhere = tempfile::tempdir().unwrap();
    let other = elsewhere.path().to_str().unwrap();
    assert!(dragonhall(&["table", "import", chest, "--data", other]).0);
    assert!(!dragonhall(&["table", "import", chest, "--data", other]).0, "twice");
    assert!(dragonhall(&["table", "list", "--status", "running", "--data", other]).1.contains(&id));
    assert!(dragonhall(&["table", "close", &id, "--data", other]).0);
    assert!(!dragonhall(&["table", "close", &id, "--data", other]).0, "twice");
    assert!(dragonhall(&["table", "list", "--status", "closed", "--data", other]).1.contains(&id));
    let (fine, text) = dragonhall(&["table", "show", "nowhere", "--data", other]);
    assert!(!fine && text.contains("nowhere"), "{text}");
}

/// What bots did at a table can be done again from its record, where choices are sealed too.
#[tokio::test]
async fn bots_choose_again_what_they_chose_at_the_table() {
    let folder = tempfile::tempdir().unwrap();
    let open = hall(folder.path());
    let host = TestClient::arrive(open.address).await.unwrap();
    for (game, players) in [("dragonheart", 2), ("dragondraft", 3), ("sneaky", 4), ("flamecraft", 2)] {
        let mut seats = vec![json!({ "kind": "me" })];
        let levels = ["hatchling", "drake", "egg"];
        seats.extend(levels[..players - 1].iter().map(|level| json!({ "kind": "bot", "level": level })));
        let wanted = json!({ "game": game, "seats": seats, "options": { "players": players } });
        let table = host.must("POST", "/api/tables", Some(wanted)).await.unwrap();
        let id = table["id"].as_str().unwrap();
        let mut player = Player::new(host.live(id, "").await.unwrap(), 5);
        for _ in 0..12 {
            if player.wait().await.unwrap() {
                player.play().await.unwrap();
            }
        }
        let path = format!("/api/tables/{id}/record");
        assert_eq!(host.request("GET", &path, None).await.unwrap().code(), "not-over");
        host.must("POST", &format!("/api/tables/{id}/close"), None).await.unwrap();
        let record = host.request("GET", &path, None).await.unwrap().text;
        let file = folder.path().join(format!("{game}.txt"));
        std::fs::write(&file, &record).unwrap();
        let name = file.to_str().unwrap();
        let notes = record.lines().filter(|line| line.starts_with("# bot ")).count();
        let (fine, said) = dragonhall(&["record", "verify", name, "--bots"]);
        assert!(fine && notes > 5, "{said}");
        assert!(said.contains(&format!("bots choose again {notes} of {notes} times")), "{said}");
        let (fine, exported) = dragonhall(&["record", "export", name]);
        assert!(fine && exported.contains("\"way\": \"greedy:8\"") == (players > 2), "{exported}");

        // Another start is another whim. In a short game one of them may lead to the same choices, but not all do.
        let with_start = |start: u64| {
            let changed = |line: &str| match line.strip_prefix("# bot ").and_then(|note| note.split_once(' '))
            {
                Some((ply, note)) => format!("# bot {ply} {start} {}\n", note.split_once(' ').unwrap().1),
                None => format!("{line}\n"),
            };
            record.lines().map(changed).collect::<String>()
        };
        let chooses_otherwise = |start: u64| {
            std::fs::write(&file, with_start(start)).unwrap();
            let (fine, said) = dragonhall(&["record", "verify", name, "--bots"]);
            assert_eq!(!fine, said.contains("choose otherwise at moves"), "{said}");
            !fine
        };
        assert!((70..90).any(chooses_otherwise), "{record}");
    }
}

//! The operator's toolbox.

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
    let chest = folder.path().join("table.json");
    let chest = chest.to_str().unwrap();
    assert!(dragonhall(&["table", "export", &id, chest, "--data", data]).0);
    let seed = std::fs::read_to_string(chest).unwrap();
    let seed: serde_json::Value = serde_json::from_str(&seed).unwrap();
    let seed = seed["table"]["seed"].as_str().unwrap().to_owned();
    assert!(!shown.contains(&seed) && !list.contains(&seed), "the seed stays sealed");

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

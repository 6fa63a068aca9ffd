//! The store: what was kept is there, and what cannot be replayed is not guessed.

use hall::store::{Store, StoreError, embedded};
use hall::toolbox::{ToolError, close, export, import};
use serde_json::{Value, json};
use testclient::{Player, TestClient};

use crate::test_hall::{TestHall, bot, me, names, pair, settled, table};

/// A game against a bot in which so many moves were made.
async fn against_a_bot(hall: &TestHall, moves: usize) -> (TestClient, String, Player) {
    let host = hall.guest().await;
    let (id, _) = names(&table(&host, "dragonheart", &[me(), bot("random")]).await);
    let mut player = Player::new(host.live(&id, "").await.unwrap(), 9);
    for _ in 0..moves {
        assert!(player.wait().await.unwrap());
        player.play().await.unwrap();
    }
    (host, id, player)
}

#[tokio::test]
async fn a_database_of_a_newer_version_is_left_alone() {
    let folder = tempfile::tempdir().unwrap();
    let address = embedded(folder.path());
    drop(Store::open(&address).await.unwrap());
    sqlx::any::install_default_drivers();
    let pool = sqlx::AnyPool::connect(&address).await.unwrap();
    sqlx::query(
        "INSERT INTO _sqlx_migrations (version, description, success, checksum, execution_time)
         VALUES (9999, 'from the future', TRUE, x'00', 0)",
    )
    .execute(&pool)
    .await
    .unwrap();
    let fault = Store::open(&address).await.unwrap_err();
    assert!(matches!(fault, StoreError::Newer(9999)), "{fault}");
    assert!(matches!(Store::open("mysql://x").await.unwrap_err(), StoreError::Address(_)));
}

#[tokio::test]
async fn a_table_whose_rules_are_gone_says_so_and_keeps_its_record() {
    let hall = TestHall::open().await;
    let (host, id, _player) = against_a_bot(&hall, 3).await;
    let mut chest = export(&hall.store, &id).await.unwrap();
    assert_eq!(
        import(&hall.store, chest.clone()).await.unwrap_err().to_string(),
        format!("there is a table `{id}` already")
    );
    chest.table.id = "oldertableaa".to_owned();
    chest.table.sheet = "0123456789abcdef".to_owned();
    import(&hall.store, chest.clone()).await.unwrap();
    let seen = host.must("GET", "/api/tables/oldertableaa", None).await.unwrap();
    assert_eq!(seen["status"], "stranded");
    let record = host.request("GET", "/api/tables/oldertableaa/record", None).await.unwrap();
    assert_eq!((record.status, record.code().as_str()), (409, "stranded"));
    let mut live = host.live("oldertableaa", "").await.unwrap();
    let command = json!({ "do": "play", "seat": 0, "step": 3, "action": "x" });
    assert_eq!(live.command(1, command).await.unwrap()["code"], "stranded");
    let kept = export(&hall.store, "oldertableaa").await.unwrap();
    assert_eq!(kept.steps.len(), chest.steps.len());
    hall.close().await;
}

#[tokio::test]
async fn what_the_operator_closes_is_closed_for_those_who_play() {
    let hall = TestHall::open().await;
    let (id, _, _, mut one, mut two) = pair(&hall, "dragonheart").await;
    settled(&mut one).await;
    settled(&mut two).await;
    close(&hall.store, &id).await.unwrap();
    let (mut mover, _other) = crate::test_hall::mover_first(one, two);
    let answer = mover.live.command(1, crate::test_hall::first_choice(&mover.update)).await.unwrap();
    assert_eq!(answer["code"], "stale");
    let answer = mover.live.command(2, crate::test_hall::first_choice(&mover.update)).await.unwrap();
    assert_eq!(answer["code"], "table-closed");
    assert!(matches!(close(&hall.store, &id).await.unwrap_err(), ToolError::Ended(_)));
    assert!(matches!(close(&hall.store, "nowhere").await.unwrap_err(), ToolError::NoTable(_)));
    hall.close().await;
}

#[tokio::test]
async fn a_table_carried_to_another_hall_goes_on_there() {
    let hall = TestHall::open().await;
    let (_, id, _player) = against_a_bot(&hall, 3).await;
    let chest = serde_json::to_string(&export(&hall.store, &id).await.unwrap()).unwrap();
    let other = TestHall::open().await;
    let mut chest: hall::toolbox::TableExport = serde_json::from_str(&chest).unwrap();
    chest.table.public = true;
    import(&other.store, chest).await.unwrap();
    let watcher = other.guest().await;
    let mut live = watcher.live(&id, "").await.unwrap();
    let there = live.next_of("update").await.unwrap();
    assert!(there["ply"].as_u64().unwrap() >= 3);
    assert_eq!(there["viewer"], Value::Null);
    hall.close().await;
    other.close().await;
}

#[tokio::test]
async fn a_table_that_waits_for_a_bot_goes_on_though_nobody_is_there() {
    let hall = TestHall::open().await;
    let (_, id, mut player) = against_a_bot(&hall, 5).await;
    assert!(player.wait().await.unwrap());
    let mut chest = export(&hall.store, &id).await.unwrap();
    hall.close().await;
    // As if the hall had died when it was the bot's turn.
    while chest.steps.last().is_some_and(|step| step.seat.0 == 1) {
        chest.steps.pop();
    }
    let kept = chest.steps.len();
    let folder = tempfile::tempdir().unwrap();
    let store = Store::open(&embedded(folder.path())).await.unwrap();
    import(&store, chest).await.unwrap();
    let hall = hall::Hall::open(store.clone(), Vec::new(), crate::test_hall::quick()).await.unwrap();
    let moved = async {
        while store.steps(&id).await.unwrap().len() == kept {
            tokio::task::yield_now().await;
        }
    };
    tokio::time::timeout(testclient::PATIENCE, moved).await.expect("the bot never moved");
    drop(hall);
}

#[tokio::test]
async fn a_closed_table_lets_its_bots_rest() {
    let hall = TestHall::open().await;
    let host = hall.guest().await;
    for _ in 0..5 {
        let (id, _) = names(&table(&host, "dragonheart", &[me(), bot("greedy")]).await);
        host.must("POST", &format!("/api/tables/{id}/close"), None).await.unwrap();
    }
    let metrics = host.request("GET", "/metrics", None).await.unwrap().text;
    assert!(!metrics.contains("code=\"table-closed\""), "a bot still tries to move: {metrics}");
    hall.close().await;
}

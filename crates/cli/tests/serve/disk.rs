//! A disk that is full and a database that cannot be written: refused with a code, and the table is intact.

use std::process::Command;

use serde_json::json;
use testclient::{HallProcess, Player, TestClient};

use crate::program::{PROGRAM, QUICK, hall, table};

#[tokio::test]
async fn a_full_disk_refuses_moves_and_loses_none() {
    let folder = tempfile::tempdir().unwrap();
    // No file of this hall may grow beyond 600 KiB.
    let mut shell = Command::new("bash");
    let script = r#"trap "" XFSZ; ulimit -f 600; exec "$@""#;
    shell.args(["-c", script, "bash", PROGRAM, "serve", "--listen", "127.0.0.1:0", "--data"]);
    shell.arg(folder.path()).args(QUICK);
    let starved = HallProcess::start(shell).unwrap();
    let host = TestClient::arrive(starved.address).await.unwrap();
    let friend = TestClient::arrive(starved.address).await.unwrap();
    let (mut kept, mut refused) = (Vec::new(), None);
    // Game after game until the disk is full.
    for round in 0..50 {
        let wanted = json!({ "game": "dragonheart", "seats": [{ "kind": "me" }, { "kind": "open" }] });
        let opened = host.request("POST", "/api/tables", Some(wanted)).await.unwrap();
        if opened.status != 200 {
            assert_eq!((opened.status, opened.code().as_str()), (503, "not-saved"));
            break;
        }
        let (id, invite) =
            (opened.json()["id"].as_str().unwrap().to_owned(), opened.json()["invite"].clone());
        let path = format!("/api/tables/{id}/sit?invite={}", invite.as_str().unwrap());
        if friend.request("POST", &path, None).await.unwrap().status != 200 {
            break;
        }
        let mut players = [
            Player::new(host.live(&id, "").await.unwrap(), round + 1),
            Player::new(friend.live(&id, "").await.unwrap(), round + 2),
        ];
        let mut turn = 0;
        loop {
            let player = &mut players[turn];
            let look = json!({ "do": "look", "seat": turn });
            player.update = player.live.command(9000, look).await.unwrap();
            if player.update["to_act"] == json!([]) {
                break;
            }
            if player.update["choices"] == json!([]) {
                turn = 1 - turn;
                continue;
            }
            match player.play().await {
                Ok(()) => kept.push((id.clone(), player.acknowledged.last().unwrap().clone())),
                Err(error) => {
                    assert!(error.to_string().contains("not-saved"), "{error}");
                    let after =
                        player.live.command(9001, json!({ "do": "look", "seat": turn })).await.unwrap();
                    assert_eq!(after["step"], player.update["step"], "the table is as before");
                    assert_eq!(after["view"], player.update["view"]);
                    refused = Some((id.clone(), player.update["step"].as_u64().unwrap()));
                    break;
                }
            }
        }
        if refused.is_some() {
            break;
        }
    }
    assert!(!kept.is_empty());
    starved.kill().unwrap();
    // With room again everything is there, and the table goes on.
    let roomy = hall(folder.path());
    let store = hall::store::Store::open(&hall::store::embedded(folder.path())).await.unwrap();
    for (id, (step, action)) in &kept {
        let steps = store.steps(id).await.unwrap();
        assert_eq!(&steps[*step as usize - 1].text, action);
    }
    let (id, step) = refused.expect("the disk was never full in the middle of a game");
    let host = TestClient { address: roomy.address, ..host };
    let mut live = host.live(&id, "").await.unwrap();
    assert_eq!(live.next_of("update").await.unwrap()["step"], step);
}

#[tokio::test]
async fn a_read_only_database_shows_its_tables_and_takes_no_moves() {
    let folder = tempfile::tempdir().unwrap();
    let first = hall(folder.path());
    let (host, friend) =
        (TestClient::arrive(first.address).await.unwrap(), TestClient::arrive(first.address).await.unwrap());
    let id = table(&host, Some(&friend), "dragonheart").await;
    first.kill().unwrap();
    let database = format!("sqlite://{}?mode=ro", folder.path().join("dragonhall.sqlite").display());
    let mut arguments = vec!["--database", database.as_str()];
    arguments.extend(QUICK);
    let hall = HallProcess::open(std::path::Path::new(PROGRAM), &arguments).unwrap();
    for guest in [host, friend] {
        let guest = TestClient { address: hall.address, ..guest };
        let mut player = Player::new(guest.live(&id, "").await.unwrap(), 3);
        player.update = player.live.next_of("update").await.unwrap();
        if player.update["choices"] != json!([]) {
            let refused = player.play().await.unwrap_err().to_string();
            assert!(refused.contains("not-saved"), "{refused}");
            let after = player
                .live
                .command(9, json!({ "do": "look", "seat": player.update["viewer"] }))
                .await
                .unwrap();
            assert_eq!((&after["step"], &after["view"]), (&json!(0), &player.update["view"]));
        }
    }
    let stranger = TestClient::stranger(hall.address).request("GET", "/api/me", None).await.unwrap();
    assert_eq!((stranger.status, stranger.code().as_str()), (503, "not-saved"));
}

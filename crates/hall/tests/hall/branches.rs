//! Playing on from a move of a table that has ended.

use hall::{Limits, Settings};
use kernel::Record;
use serde_json::{Value, json};
use testclient::{Player, TestClient};

use crate::live::verify;
use crate::test_hall::{TestHall, bot, first_choice, games, me, names, pair, quick, settled, table};

/// A game against bots, played to its end: its name and its length.
async fn ended_game(host: &TestClient, game: &str, seats: usize) -> (String, u64) {
    let mut all = vec![bot("random"); seats];
    all[0] = me();
    let (id, _) = names(&table(host, game, &all).await);
    let mut player = Player::new(host.live(&id, "").await.unwrap(), 7);
    player.play_on().await.unwrap_or_else(|error| panic!("{game}: {error}"));
    let plies = player.update["ply"].as_u64().unwrap();
    (id, plies)
}

async fn play_on(guest: &TestClient, id: &str, ply: u64, seat: usize) -> Value {
    guest.must("POST", &path(id), Some(json!({ "ply": ply, "seat": seat }))).await.unwrap()
}

fn path(id: &str) -> String {
    format!("/api/tables/{id}/play-on")
}

/// A finished game as one seat saw it after a move.
async fn frame(guest: &TestClient, id: &str, ply: u64, seat: usize) -> Value {
    let path = format!("/api/tables/{id}/replay?viewer={seat}&from={ply}");
    guest.must("GET", &path, None).await.unwrap()["frames"][0].clone()
}

#[tokio::test]
async fn every_game_is_played_on_from_a_move_and_its_record_is_true() {
    let hall = TestHall::open().await;
    for (game, seats) in games(3) {
        let host = hall.guest().await;
        let (id, plies) = ended_game(&host, game, seats).await;
        let seat = seats - 1;
        let ply = plies / 2;
        let new = play_on(&host, &id, ply, seat).await;
        assert_eq!((&new["status"], &new["yours"]), (&json!("running"), &json!([seat])), "{game}");
        assert_eq!(new["from"], json!({ "table": id, "ply": ply }));
        let old = host.must("GET", &format!("/api/tables/{id}"), None).await.unwrap();
        assert_eq!(new["options"], old["options"]);
        assert_ne!(new["commitment"], old["commitment"], "later chance is not what it was");
        assert!(old.get("from").is_none());
        for (at, row) in (0..).zip(new["seats"].as_array().unwrap()) {
            assert_eq!(row["kind"], if at == seat { "person" } else { "bot" }, "{game}");
            // The bot whose seat was wanted sits in the reader's now, so nobody is stronger than before.
            let level = if at == seat { Value::Null } else { json!("random") };
            assert_eq!(row["level"], level, "{game}");
        }

        let (new_id, _) = names(&new);
        let mut player = Player::new(host.live(&new_id, "").await.unwrap(), 9);
        player.play_on().await.unwrap_or_else(|error| panic!("{game}: {error}"));
        let record = host.request("GET", &format!("/api/tables/{new_id}/record"), None).await.unwrap();
        assert_eq!(verify(&record.text) as u64, player.update["ply"].as_u64().unwrap(), "{game}");
        assert!(record.text.contains("\nposition {"), "{game}");
        // What was made of a branch is not one itself.
        let again = host.must("POST", &format!("/api/tables/{new_id}/rematch"), None).await.unwrap();
        assert!(again.get("from").is_none());
    }
    hall.close().await;
}

#[tokio::test]
async fn a_seat_sees_at_the_new_table_just_what_it_saw_at_the_old_one() {
    let hall = TestHall::open().await;
    for (game, seats) in games(3) {
        let host = hall.guest().await;
        let (id, plies) = ended_game(&host, game, seats).await;
        for ply in [0, plies / 3, plies - 1] {
            // The seat that chose next: nobody moves before it has looked.
            let next = frame(&host, &id, ply + 1, 0).await["seat"].as_u64().unwrap();
            let seat = usize::try_from(next).unwrap();
            let (new, _) = names(&play_on(&host, &id, ply, seat).await);
            let first = host.must("GET", &format!("/api/tables/{new}/replay?from=0"), None).await.unwrap();
            let then = frame(&host, &id, ply, seat).await;
            assert_eq!(first["viewer"], seat, "{game}");
            assert_eq!(first["frames"][0]["view"], then["view"], "{game} after {ply}");
            assert_eq!(first["frames"][0]["prompt"], then["prompt"], "{game} after {ply}");
            // While it goes on there are no other eyes, and no record: it would begin with the whole position.
            let other = (seat + 1) % seats;
            if other != seat {
                let path = format!("/api/tables/{new}/replay?viewer={other}");
                assert_eq!(host.request("GET", &path, None).await.unwrap().code(), "not-your-seat");
            }
            let record = host.request("GET", &format!("/api/tables/{new}/record"), None).await.unwrap();
            assert_eq!(record.code(), "not-over");
            host.must("POST", &format!("/api/tables/{new}/close"), None).await.unwrap();
        }
    }
    hall.close().await;
}

#[tokio::test]
async fn nothing_hidden_is_told_at_the_new_table() {
    let hall = TestHall::open().await;
    let host = hall.guest().await;
    let (id, plies) = ended_game(&host, "dragonheart", 2).await;
    let (new, _) = names(&play_on(&host, &id, plies / 2, 0).await);
    let mut live = host.live(&new, "plain=true").await.unwrap();
    live.received = Some(Vec::new());
    let mut player = Player::new(live, 3);
    player.play_on().await.unwrap();
    let record = host.request("GET", &format!("/api/tables/{new}/record"), None).await.unwrap().text;
    let record: Record = record.parse().unwrap();
    let received = player.live.received.take().unwrap();
    let searched = crate::secrecy::search(&record, kernel::Viewer::Seat(kernel::Seat(0)), &received);
    assert!(searched > 20, "there was hardly anything to hide ({searched})");
    hall.close().await;
}

#[tokio::test]
async fn only_what_has_ended_is_played_on_from() {
    let hall = TestHall::open().await;
    let (id, host, friend, mut one, mut two) = pair(&hall, "dragonheart").await;
    settled(&mut one).await;
    settled(&mut two).await;
    let code = async |guest: &TestClient, ply: u64, seat: u8| {
        let body = json!({ "ply": ply, "seat": seat });
        guest.request("POST", &path(&id), Some(body)).await.unwrap().code()
    };
    assert_eq!(code(&host, 0, 0).await, "not-over", "not even from the own past");
    let (first, second) = tokio::join!(one.play_on(), two.play_on());
    first.unwrap();
    second.unwrap();
    let plies = one.update["ply"].as_u64().unwrap();
    assert_eq!(code(&host, plies, 0).await, "game-over", "nobody has to choose any more");
    assert_eq!(code(&host, plies + 1, 0).await, "bad-request");
    assert_eq!(code(&host, 3, 2).await, "no-such-seat");
    assert_eq!(code(&hall.guest().await, 3, 0).await, "no-such-table");
    // In whatever seat: all cards may be known by now.
    assert_eq!(play_on(&friend, &id, 3, 0).await["yours"], json!([0]));
    hall.close().await;
}

#[tokio::test]
async fn a_game_that_was_given_up_is_played_out() {
    let hall = TestHall::open().await;
    let (id, host, _friend, mut one, _two) = pair(&hall, "dragonheart").await;
    one.live.command(1, json!({ "do": "resign", "seat": 0 })).await.unwrap();
    let new = play_on(&host, &id, 0, 0).await;
    assert_eq!((&new["status"], new.get("resigned")), (&json!("running"), None));
    hall.close().await;
}

#[tokio::test]
async fn the_new_table_outlives_a_restart_and_nothing_from_before_is_taken_back() {
    let hall = TestHall::open().await;
    let host = hall.guest().await;
    let (id, plies) = ended_game(&host, "dragonheart", 2).await;
    // A move after which the reader is asked at once, before any bot has moved at the new table.
    let mut begun = None;
    for ply in plies / 2..plies {
        let (new, _) = names(&play_on(&host, &id, ply, 0).await);
        let mut player = Player::new(host.live(&new, "").await.unwrap(), 5);
        assert!(player.wait().await.unwrap());
        if player.update["step"] == 0 {
            begun = Some((new, player));
            break;
        }
    }
    let (new, mut player) = begun.expect("the reader moves in every game");
    let command = json!({ "do": "undo", "seat": 0, "step": 0 });
    let answer = player.live.command(77, command).await.unwrap();
    assert_eq!((&player.update["undo"], &answer["code"]), (&json!("no"), &json!("nothing-to-undo")));
    let played = player.live.command(78, first_choice(&player.update)).await.unwrap();
    assert_eq!(played["type"], "update", "{played}");
    let (step, kept) = (played["step"].as_u64().unwrap(), hall.store.table(&new).await.unwrap().unwrap());
    drop(player);

    let hall = hall.again(quick()).await;
    let host = TestClient { address: hall.address, ..host };
    let row = hall.store.table(&new).await.unwrap().unwrap();
    assert_eq!(row.branch, kept.branch);
    assert!(row.branch.is_some() && !row.campaign);
    let mut player = Player::new(host.live(&new, "").await.unwrap(), 6);
    settled(&mut player).await;
    assert!(player.update["step"].as_u64().unwrap() >= step, "what was acknowledged is there");
    player.play_on().await.unwrap();
    hall.close().await;
}

#[tokio::test]
async fn it_needs_room_like_any_other_table() {
    let limits = Limits { tables_per_guest: 1, ..Limits::off() };
    let hall = TestHall::open_with(Settings { limits, ..quick() }).await;
    let host = hall.guest().await;
    let (id, _) = ended_game(&host, "dragonheart", 2).await;
    play_on(&host, &id, 1, 0).await;
    let body = Some(json!({ "ply": 2, "seat": 0 }));
    assert_eq!(host.request("POST", &path(&id), body).await.unwrap().code(), "too-many-tables");
    hall.close().await;
}

//! Room at a table: seats come first, then spectators, and nobody takes it all.

use hall::{Limits, Settings};
use serde_json::{Value, json};
use testclient::{Live, Player, TestClient};

use crate::test_hall::{TestHall, first_choice, me, open, quick, settled};

/// Spectators that a table has room for.
const CROWD: usize = 200;

/// A public table for two; seat 0 begins.
async fn public_table(hall: &TestHall) -> (String, TestClient, TestClient) {
    let (host, friend) = (hall.guest().await, hall.guest().await);
    let wanted = json!({ "game": "dragonheart", "seats": [me(), open()], "public": true,
        "options": { "first": "seat-0" } });
    let table = host.must("POST", "/api/tables", Some(wanted)).await.unwrap();
    let id = table["id"].as_str().unwrap().to_owned();
    friend.must("POST", &format!("/api/tables/{id}/sit"), None).await.unwrap();
    (id, host, friend)
}

/// Joins and waits until the table has let the guest in.
async fn join(guest: &TestClient, id: &str) -> Live {
    let mut live = guest.live(id, "").await.unwrap();
    live.next_of("update").await.unwrap();
    live
}

/// Both players come in and the first one moves.
async fn both_play(id: &str, host: &TestClient, friend: &TestClient) {
    let mut one = Player::new(host.live(id, "").await.unwrap(), 1);
    let mut two = Player::new(friend.live(id, "").await.unwrap(), 2);
    settled(&mut one).await;
    settled(&mut two).await;
    let moved = one.live.command(1, first_choice(&one.update)).await.unwrap();
    assert_eq!((&moved["type"], &moved["step"]), (&json!("update"), &json!(1)));
    assert_eq!(two.live.next_of("update").await.unwrap()["step"], 1);
}

fn refused(answer: Result<Live, testclient::Failure>) -> String {
    answer.expect_err("somebody was let in who should not be").to_string()
}

#[tokio::test]
async fn two_hundred_spectators_of_one_guest_leave_the_players_their_table() {
    let hall = TestHall::open().await;
    let (id, host, friend) = public_table(&hall).await;
    let crowd = hall.guest().await;
    let mut lives = Vec::new();
    for _ in 0..CROWD {
        lives.push(join(&crowd, &id).await);
    }
    let late = refused(crowd.live(&id, "").await);
    assert!(late.starts_with("503") && late.contains("table-crowded") && late.contains("watching"), "{late}");
    // A browser cannot read that, and asks again without a WebSocket.
    let live = format!("/api/tables/{id}/live");
    assert_eq!(crowd.request("GET", &live, None).await.unwrap().code(), "table-crowded");
    assert_eq!(host.request("GET", &live, None).await.unwrap().code(), "bad-request");
    both_play(&id, &host, &friend).await;
    hall.close().await;
}

#[tokio::test]
async fn two_hundred_spectators_of_as_many_guests_leave_the_players_their_table() {
    let hall = TestHall::open().await;
    let (id, host, friend) = public_table(&hall).await;
    let mut lives = Vec::new();
    for _ in 0..CROWD {
        lives.push(join(&hall.guest().await, &id).await);
    }
    for _ in 0..5 {
        let late = refused(hall.guest().await.live(&id, "").await);
        assert!(late.starts_with("503") && late.contains("table-crowded"), "{late}");
    }
    both_play(&id, &host, &friend).await;
    // Where one leaves there is room for another.
    lives.pop().unwrap().leave().await;
    let seen = format!("/api/tables/{id}");
    while host.must("GET", &seen, None).await.unwrap()["spectators"] == CROWD {
        tokio::task::yield_now().await;
    }
    join(&hall.guest().await, &id).await;
    hall.close().await;
}

#[tokio::test]
async fn a_guest_has_only_so_many_connections_to_one_table() {
    let limits = Limits { connections_per_table: 3, ..Limits::off() };
    let hall = TestHall::open_with(Settings { limits, ..quick() }).await;
    let (id, host, friend) = public_table(&hall).await;
    let watcher = hall.guest().await;
    let mut lives = Vec::new();
    for _ in 0..3 {
        lives.push(join(&watcher, &id).await);
    }
    let late = refused(watcher.live(&id, "").await);
    assert!(late.starts_with("429") && late.contains("too-many-connections"), "{late}");

    // A player is never locked out: the newest connection takes the place of the oldest.
    let mut first = join(&host, &id).await;
    let mut second = join(&host, &id).await;
    let _third = join(&host, &id).await;
    let mut newest = host.live(&id, "").await.unwrap();
    let update = newest.next_of("update").await.unwrap();
    while first.next_text().await.unwrap().is_some() {}
    assert_eq!(first.closed, Some((4001, "replaced".to_owned())));
    let mut other = join(&friend, &id).await;
    newest.command(1, first_choice(&update)).await.unwrap();
    assert_eq!(other.next_of("update").await.unwrap()["step"], 1);
    let still: Value = second.command(1, json!({ "do": "look", "seat": 0 })).await.unwrap();
    assert_eq!(still["step"], 1, "the others stay");
    hall.close().await;
}

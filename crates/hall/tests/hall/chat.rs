//! Chat with a crowd around the table.

use std::time::Instant;

use hall::Settings;
use serde_json::{Value, json};
use testclient::{Live, TestClient};

use crate::test_hall::{TestHall, me, open, quick};

/// A hall behind a proxy, where guests come from many addresses.
async fn proxied() -> TestHall {
    TestHall::open_with(Settings { proxied: true, ..quick() }).await
}

async fn guest_from(hall: &TestHall, address: String) -> TestClient {
    let mut guest = TestClient::stranger(hall.address);
    guest.headers.push(("x-forwarded-for", address));
    guest.introduce("GET", "/api/me", None).await.unwrap();
    guest
}

async fn public_table(host: &TestClient) -> String {
    let wanted = json!({ "game": "dragonheart", "seats": [me(), open()], "public": true });
    host.must("POST", "/api/tables", Some(wanted)).await.unwrap()["id"].as_str().unwrap().to_owned()
}

/// Says a line; whether it was sent to everybody.
async fn say(live: &mut Live, id: u32) -> bool {
    let answer = live.command(id, json!({ "do": "chat", "text": format!("buy gold {id}") })).await.unwrap();
    let sent = answer["type"] == "done";
    assert!(sent || answer["code"] == "too-fast", "{answer}");
    sent
}

#[tokio::test]
async fn a_crowd_from_everywhere_cannot_flood_a_table() {
    let hall = proxied().await;
    let host = guest_from(&hall, "203.0.113.1".to_owned()).await;
    let id = public_table(&host).await;
    let mut player = host.live(&id, "").await.unwrap();
    let mut crowd = Vec::new();
    for number in 0..60 {
        let guest = guest_from(&hall, format!("198.51.100.{number}")).await;
        crowd.push(guest.live(&id, "").await.unwrap());
    }
    let begun = Instant::now();
    let mut sent = 0;
    for round in 0..3 {
        for live in &mut crowd {
            sent += u64::from(say(live, round).await);
        }
        // Whoever sits there is received all the time.
        assert!(say(&mut player, 100 + round).await, "the player was not received in round {round}");
    }
    let most = 10 + begun.elapsed().as_secs() + 1;
    assert!((10..=most).contains(&sent), "{sent} lines of spectators, at most {most}");
    hall.close().await;
}

#[tokio::test]
async fn the_guests_of_one_address_share_a_limit_over_all_tables() {
    let hall = proxied().await;
    let host = guest_from(&hall, "203.0.113.1".to_owned()).await;
    let begun = Instant::now();
    let mut sent = 0;
    let mut last = String::new();
    for number in 0..6 {
        last = public_table(&host).await;
        for _ in 0..2 {
            let guest = guest_from(&hall, "198.51.100.7".to_owned()).await;
            let mut live = guest.live(&last, "").await.unwrap();
            for line in 0..4 {
                sent += u64::from(say(&mut live, number * 10 + line).await);
            }
        }
    }
    let most = 20 + 2 * begun.elapsed().as_secs() + 2;
    assert!((20..=most).contains(&sent), "{sent} lines, at most {most}");
    let other = guest_from(&hall, "198.51.100.8".to_owned()).await;
    let received: Value = host.must("GET", &format!("/api/tables/{last}"), None).await.unwrap();
    assert_eq!(received["status"], "waiting");
    assert!(say(&mut other.live(&last, "").await.unwrap(), 1).await, "another address is received");
    hall.close().await;
}

//! The recovery card: a guest comes back in a browser that has never seen them.

use serde_json::{Value, json};
use testclient::TestClient;

use crate::test_hall::{TestHall, bot, me, names, table};

async fn words_of(guest: &TestClient) -> String {
    let card = guest.must("POST", "/api/me/card", None).await.unwrap();
    card["words"].as_str().unwrap().to_owned()
}

/// Somebody with this card, in a browser that has never been here.
async fn recover(hall: &TestHall, words: &str) -> (TestClient, Value) {
    let mut stranger = TestClient::stranger(hall.address);
    let answer = stranger.introduce("POST", "/api/recover", Some(json!({ "words": words }))).await.unwrap();
    (stranger, answer.json())
}

/// The code by which a card is refused.
async fn refused(hall: &TestHall, words: &str) -> String {
    let stranger = TestClient::stranger(hall.address);
    stranger.request("POST", "/api/recover", Some(json!({ "words": words }))).await.unwrap().code()
}

#[tokio::test]
async fn a_card_brings_a_guest_back_until_it_is_taken_back() {
    let hall = TestHall::open().await;
    let guest = hall.guest().await;
    guest.must("PATCH", "/api/me", Some(json!({ "name": "Mira" }))).await.unwrap();
    let (id, _) = names(&table(&guest, "dragonheart", &[me(), bot("egg")]).await);
    assert_eq!(guest.must("GET", "/api/me/card", None).await.unwrap(), json!({}));
    let words = words_of(&guest).await;
    assert_eq!(words.split(' ').count(), 8);
    assert!(guest.must("GET", "/api/me/card", None).await.unwrap()["since"].is_i64());

    // The cookies are gone, and the card was copied by hand.
    let (back, who) = recover(&hall, &words.to_uppercase().replace(' ', ", ")).await;
    assert_eq!(who["name"], json!("Mira"));
    let games = back.must("GET", "/api/me/games", None).await.unwrap();
    assert_eq!(games["running"][0]["table"]["id"], json!(id));
    assert_eq!(back.must("GET", "/api/me/devices", None).await.unwrap().as_array().unwrap().len(), 2);

    // A new card replaces the old one; taken back, none is good.
    let other = words_of(&back).await;
    assert_eq!(refused(&hall, &words).await, "unknown-card");
    assert_eq!(recover(&hall, &other).await.1["name"], json!("Mira"));
    guest.must("DELETE", "/api/me/card", None).await.unwrap();
    assert_eq!(refused(&hall, &other).await, "unknown-card");
    assert_eq!(guest.must("GET", "/api/me/card", None).await.unwrap(), json!({}));

    // The words are in nothing that is kept.
    let last = words_of(&guest).await;
    let data: Value = guest.must("GET", "/api/me/data", None).await.unwrap();
    assert!(!data.to_string().contains(&last));
    guest.must("DELETE", "/api/me", Some(json!({ "confirm": "delete" }))).await.unwrap();
    assert_eq!(refused(&hall, &last).await, "unknown-card");
    hall.close().await;
}

#[tokio::test]
async fn nobody_tries_cards_for_long() {
    let hall = TestHall::open().await;
    let mut codes = Vec::new();
    for number in 0..25 {
        let words = format!("able acid army atom bike blue bone {}", "x".repeat(number % 5 + 1));
        codes.push(refused(&hall, &words).await);
    }
    assert_eq!(codes.iter().filter(|code| *code == "unknown-card").count(), 20);
    assert_eq!(codes.iter().filter(|code| *code == "too-many-cards").count(), 5);
    // Twenty in an hour: the next one is due after three minutes, less what the tries have taken.
    let stranger = TestClient::stranger(hall.address);
    let words = json!({ "words": "able acid army atom bike blue bone x" });
    let answer = stranger.request("POST", "/api/recover", Some(words)).await.unwrap();
    let wait = answer.headers.iter().find_map(|line| line.strip_prefix("retry-after: "));
    let wait: u32 = wait.expect("it says how long").parse().unwrap();
    assert!((121..=180).contains(&wait), "{wait} s");
    assert_eq!(answer.json()["message"], "Too many cards were tried from here. Try again in 3 minutes.");
    hall.close().await;
}

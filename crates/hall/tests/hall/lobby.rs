//! The lobby: one list for everybody, which hides nobody and shows no secrets.

use hall::Settings;
use serde_json::{Value, json};
use testclient::TestClient;

use crate::raw_requests::{Raw, figure};
use crate::test_hall::{TestHall, me, open, quick, table};

async fn public_table(host: &TestClient) -> Value {
    let wanted = json!({ "game": "dragonheart", "seats": [me(), open()], "public": true });
    host.must("POST", "/api/tables", Some(wanted)).await.unwrap()
}

async fn lobby(guest: &TestClient) -> Vec<Value> {
    guest.must("GET", "/api/lobby", None).await.unwrap().as_array().unwrap().clone()
}

#[tokio::test]
async fn many_watchers_cost_one_query_for_each_change() {
    let hall = TestHall::open().await;
    let (host, other) = (hall.guest().await, hall.guest().await);
    let mut watchers = Vec::new();
    for _ in 0..50 {
        let mut watcher = Raw::get(&other, "/api/lobby/live").await;
        watcher.until("data: []\n\n").await;
        watchers.push(watcher);
    }
    let queries = "dragonhall_lobby_queries_total";
    let before = figure(&host, queries).await;
    // A private table is nobody's business here.
    table(&host, "dragonheart", &[me(), open()]).await;
    let id = public_table(&host).await["id"].as_str().unwrap().to_owned();
    for watcher in &mut watchers {
        let response = watcher.until("\n\n").await;
        assert!(response.contains(&id), "{response}");
    }
    assert_eq!(figure(&host, queries).await - before, 1);
    assert_eq!(lobby(&other).await[0]["id"], *id);
    assert_eq!(figure(&host, "dragonhall_live_connections{kind=\"lobby\"}").await, 50);
    drop(watchers);
    hall.close().await;
}

#[tokio::test]
async fn an_invite_is_sent_only_to_those_at_the_table() {
    let hall = TestHall::open().await;
    let (host, friend, stranger) = (hall.guest().await, hall.guest().await, hall.guest().await);
    let wanted = json!({ "game": "dragondraft", "seats": [me(), open(), open()], "options": { "players": 3 }, "public": true });
    let opened = host.must("POST", "/api/tables", Some(wanted)).await.unwrap();
    let (id, invite) = (opened["id"].as_str().unwrap(), opened["invite"].as_str().unwrap());
    friend.must("POST", &format!("/api/tables/{id}/sit"), None).await.unwrap();
    for (guest, yours, hosts) in
        [(&host, json!([0]), true), (&friend, json!([1]), false), (&stranger, json!([]), false)]
    {
        let knows = yours != json!([]);
        let seen = &lobby(guest).await[0];
        assert_eq!((&seen["yours"], seen["host"].as_bool()), (&yours, Some(hosts)));
        assert_eq!(seen.get("invite").and_then(Value::as_str), knows.then_some(invite));
        let response = Raw::get(guest, "/api/lobby/live").await.until("\n\n").await;
        let response = response + &Raw::get(guest, "/api/lobby/live").await.until("]\n\n").await;
        assert!(response.contains(id) && response.contains(invite) == knows, "{response}");
    }
    // The list that everybody shares was made when the host and the friend had looked at theirs.
    friend.must("POST", &format!("/api/tables/{id}/leave"), None).await.unwrap();
    for guest in [&friend, &stranger] {
        assert!(lobby(guest).await[0].get("invite").is_none());
    }
    hall.close().await;
}

/// A guest of some household, as a proxy names it.
async fn from_household(hall: &TestHall, number: u8) -> TestClient {
    let mut guest = TestClient::stranger(hall.address);
    guest.headers.push(("x-forwarded-for", format!("203.0.113.{number}")));
    guest.introduce("GET", "/api/me", None).await.unwrap();
    guest
}

#[tokio::test]
async fn one_household_cannot_hide_the_tables_of_others_under_however_many_names() {
    let hall = TestHall::open_with(Settings { proxied: true, ..quick() }).await;
    let honest = from_household(&hall, 1).await;
    let id = public_table(&honest).await["id"].clone();
    for household in 2..5 {
        for _ in 0..5 {
            let greedy = from_household(&hall, household).await;
            for _ in 0..7 {
                public_table(&greedy).await;
            }
        }
    }
    let shown = lobby(&honest).await;
    assert_eq!(shown.len(), 100);
    let place = shown.iter().position(|table| table["id"] == id);
    assert_eq!(place, Some(15), "after five of each of the others");
    let ages: Vec<i64> = shown[..15].iter().map(|table| table["opened_at"].as_i64().unwrap()).collect();
    assert!(ages.is_sorted_by(|one, two| one >= two), "the newest first: {ages:?}");
    hall.close().await;
}

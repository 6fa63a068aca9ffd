//! People whom one has played with, and asking them again.

use hall::{Limits, Settings};
use serde_json::{Value, json};
use testclient::TestClient;

use crate::push_service::{Browser, PushService, announcing};
use crate::test_hall::{TestHall, me, names, open, quick, table};

/// A game of two that the second one gives up; returns its table.
async fn played(one: &TestClient, two: &TestClient) -> String {
    let (id, invite) = names(&table(one, "dragonheart", &[me(), open()]).await);
    two.must("POST", &format!("/api/tables/{id}/sit?invite={invite}"), None).await.unwrap();
    let mut live = two.live(&id, "").await.unwrap();
    live.command(1, json!({ "do": "resign", "seat": 1 })).await.unwrap();
    live.leave().await;
    id
}

async fn people(guest: &TestClient) -> Vec<Value> {
    guest.must("GET", "/api/me/people", None).await.unwrap().as_array().unwrap().clone()
}

async fn invitations(guest: &TestClient) -> Vec<Value> {
    guest.must("GET", "/api/me/games", None).await.unwrap()["invitations"].as_array().unwrap().clone()
}

async fn invite(guest: &TestClient, table: &str, seat: u8) -> testclient::Answer {
    let body = json!({ "people": [{ "table": table, "seat": seat }] });
    guest.request("POST", "/api/me/people/invite", Some(body)).await.unwrap()
}

#[tokio::test]
async fn people_are_those_one_has_played_with_to_the_end() {
    let hall = TestHall::open().await;
    let [mira, lou, zoe] = [hall.named("Mira").await, hall.named("Lou").await, hall.named("Zoe").await];
    assert!(people(&mira).await.is_empty());
    played(&mira, &lou).await;
    let last = played(&lou, &mira).await;
    // Somebody at a table that is only waiting or running has not played with anybody yet.
    let (id, invite) = names(&table(&zoe, "dragonheart", &[me(), open()]).await);
    lou.must("POST", &format!("/api/tables/{id}/sit?invite={invite}"), None).await.unwrap();
    let met = people(&mira).await;
    assert_eq!(met.len(), 1);
    assert_eq!((&met[0]["name"], &met[0]["games"]), (&json!("Lou"), &json!(2)));
    assert_eq!(
        (&met[0]["table"], &met[0]["seat"], &met[0]["game"]),
        (&json!(last), &json!(0), &json!("dragonheart"))
    );
    assert_eq!(people(&lou).await.len(), 1);
    assert!(people(&zoe).await.is_empty());
    // A person who is gone is not listed, nor is one whom the reader has muted.
    lou.must("DELETE", "/api/me", Some(json!({ "confirm": "delete" }))).await.unwrap();
    assert!(people(&mira).await.is_empty());
    let other = played(&mira, &zoe).await;
    assert_eq!(people(&mira).await.len(), 1);
    let mut live = mira.live(&other, "").await.unwrap();
    live.command(1, json!({ "do": "mute", "who": { "seat": 1 }, "on": true })).await.unwrap();
    assert!(people(&mira).await.is_empty());
    assert_eq!(invite_code(&mira, &other, 1).await, "nobody-there");
    hall.close().await;
}

async fn invite_code(guest: &TestClient, table: &str, seat: u8) -> String {
    invite(guest, table, seat).await.code()
}

#[tokio::test]
async fn somebody_is_invited_again_and_told() {
    let hall = TestHall::open_with(announcing()).await;
    let mut service = PushService::open().await;
    let browser = Browser::new("lou");
    let [mira, lou] = [hall.named("Mira").await, hall.named("Lou").await];
    browser.subscribe(&lou, &service).await;
    let id = played(&mira, &lou).await;
    let opened = invite(&mira, &id, 1).await;
    assert_eq!(opened.status, 200, "{opened:?}");
    let next = opened.json();
    let new = next["id"].as_str().unwrap().to_owned();
    assert_eq!((&next["status"], &next["game"]), (&json!("waiting"), &json!("dragonheart")));
    let asked = invitations(&lou).await;
    assert_eq!(asked.len(), 1);
    assert_eq!((&asked[0]["name"], &asked[0]["table"]["id"]), (&json!("Mira"), &json!(new)));
    let key = asked[0]["invite"].as_str().unwrap();
    let message = browser.read(&service.next().await);
    let wanted = json!({
        "kind": "invitation",
        "title": "Mira invites you to Dragonheart",
        "body": "A seat is kept free for you.",
        "url": format!("/t/{new}?invite={key}"),
        "tag": format!("invitation-{new}"),
        "table": new,
    });
    assert_eq!(message, wanted);
    let data = lou.must("GET", "/api/me/data", None).await.unwrap();
    assert_eq!(
        (&data["invitations"][0]["table"], &data["invitations"][0]["sent"]),
        (&json!(new), &json!(false))
    );
    // A new invitation replaces the one before; whoever comes is not asked any more.
    let again = invite(&mira, &id, 1).await.json()["id"].as_str().unwrap().to_owned();
    let asked = invitations(&lou).await;
    assert_eq!(asked.iter().map(|one| one["table"]["id"].as_str().unwrap()).collect::<Vec<_>>(), [&again]);
    let path = format!("/api/tables/{again}/sit?invite={}", asked[0]["invite"].as_str().unwrap());
    lou.must("POST", &path, None).await.unwrap();
    assert!(invitations(&lou).await.is_empty());
    // One that is declined is gone.
    let third = invite(&mira, &id, 1).await.json()["id"].as_str().unwrap().to_owned();
    lou.must("DELETE", &format!("/api/me/invitations/{third}"), None).await.unwrap();
    assert!(invitations(&lou).await.is_empty());
    hall.close().await;
}

#[tokio::test]
async fn nobody_is_invited_by_strangers_or_by_whom_they_have_muted() {
    let hall = TestHall::open_with(announcing()).await;
    let mut service = PushService::open().await;
    let browser = Browser::new("lou");
    let [mira, lou, zoe] = [hall.named("Mira").await, hall.named("Lou").await, hall.named("Zoe").await];
    browser.subscribe(&lou, &service).await;
    let id = played(&mira, &lou).await;
    // Neither somebody else's table nor an own or empty seat is a way to a person.
    assert_eq!(invite_code(&zoe, &id, 1).await, "nobody-there");
    assert_eq!(invite_code(&mira, &id, 0).await, "nobody-there");
    assert_eq!(invite_code(&mira, &id, 7).await, "nobody-there");
    let nobody = mira.request("POST", "/api/me/people/invite", Some(json!({ "people": [] }))).await.unwrap();
    assert_eq!(nobody.code(), "nobody-there");
    // A mute is not shown to the one who is muted.
    let mut live = lou.live(&id, "").await.unwrap();
    live.command(1, json!({ "do": "mute", "who": { "seat": 0 }, "on": true })).await.unwrap();
    assert_eq!(invite(&mira, &id, 1).await.status, 200);
    assert!(invitations(&lou).await.is_empty());
    live.command(2, json!({ "do": "mute", "who": { "seat": 0 }, "on": false })).await.unwrap();
    // Without announcements of invitations they are in the hall only.
    let wish = json!({ "quiet": null, "invitations": false });
    lou.must("PUT", "/api/me/announcements", Some(wish)).await.unwrap();
    assert_eq!(invite(&mira, &id, 1).await.status, 200);
    assert_eq!(invitations(&lou).await.len(), 1);
    let wish = json!({ "quiet": null, "invitations": true });
    lou.must("PUT", "/api/me/announcements", Some(wish)).await.unwrap();
    let last = invite(&mira, &id, 1).await.json()["id"].clone();
    assert_eq!(browser.read(&service.next().await)["table"], last);
    assert!(service.is_empty());
    // Invitations go with whoever has sent them.
    mira.must("DELETE", "/api/me", Some(json!({ "confirm": "delete" }))).await.unwrap();
    assert!(invitations(&lou).await.is_empty());
    hall.close().await;
}

#[tokio::test]
async fn the_same_person_is_not_invited_all_the_time() {
    let limits = Limits { waiting_per_guest: 100, ..Limits::default() };
    let hall = TestHall::open_with(Settings { limits, ..quick() }).await;
    let [mira, lou] = [hall.named("Mira").await, hall.named("Lou").await];
    let id = played(&mira, &lou).await;
    for _ in 0..3 {
        assert_eq!(invite(&mira, &id, 1).await.status, 200);
    }
    let refused = invite(&mira, &id, 1).await;
    assert_eq!((refused.status, refused.code().as_str()), (429, "too-many-invitations"));
    let tables = mira.must("GET", "/api/me/tables", None).await.unwrap();
    assert_eq!(tables.as_array().unwrap().len(), 3, "no table is opened for it");
    hall.close().await;
}

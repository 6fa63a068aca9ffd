//! Guests: who somebody is, and how they stay it.

use serde_json::json;
use testclient::TestClient;

use crate::test_hall::{TestHall, me, names, open, table};

#[tokio::test]
async fn a_guest_is_known_again_by_a_cookie_that_scripts_cannot_read() {
    let hall = TestHall::open().await;
    let mut stranger = TestClient::stranger(hall.address);
    stranger.headers.push(("accept-language", "fr".to_owned()));
    let first = stranger.introduce("GET", "/api/me", None).await.unwrap();
    let cookie = first.headers.iter().find(|line| line.starts_with("set-cookie")).unwrap().clone();
    assert!(cookie.contains("HttpOnly") && cookie.contains("SameSite=Lax"), "{cookie}");
    assert_eq!(first.json()["language"], "fr");
    let changed = json!({ "name": "  Mira ", "avatar": "plum", "language": "en" });
    let me = stranger.must("PATCH", "/api/me", Some(changed)).await.unwrap();
    let games: Vec<&str> = catalog::Catalog::built_in().names().collect();
    assert_eq!(
        me,
        json!({ "name": "Mira", "named": true, "avatar": "plum", "language": "en", "games": games })
    );
    assert_eq!(stranger.must("GET", "/api/me", None).await.unwrap(), me);
    hall.close().await;
}

#[tokio::test]
async fn what_nobody_can_be_is_refused_with_its_code() {
    let hall = TestHall::open().await;
    let guest = hall.guest().await;
    for (change, code) in [
        (json!({ "name": " " }), "bad-name"),
        (json!({ "name": "x".repeat(25) }), "bad-name"),
        (json!({ "avatar": "../../etc" }), "bad-avatar"),
        (json!({ "language": "de" }), "unknown-language"),
        (json!({ "age": 8 }), "bad-request"),
        (json!(8), "bad-request"),
    ] {
        let answer = guest.request("PATCH", "/api/me", Some(change.clone())).await.unwrap();
        assert_eq!((answer.status, answer.code().as_str()), (400, code), "{change}");
    }
    hall.close().await;
}

#[tokio::test]
async fn a_cookie_that_the_hall_has_not_signed_is_nobodys() {
    let hall = TestHall::open().await;
    let guest = hall.guest().await;
    let mut forged = guest.clone();
    let last = if forged.cookie.ends_with('a') { "b" } else { "a" };
    forged.cookie.replace_range(forged.cookie.len() - 1.., last);
    let answer = forged.request("GET", "/api/me/tables", None).await.unwrap();
    assert_eq!((answer.status, answer.code().as_str()), (401, "no-guest"));
    assert_eq!(guest.request("GET", "/api/me/tables", None).await.unwrap().status, 200);
    hall.close().await;
}

#[tokio::test]
async fn a_code_carries_a_guest_to_another_browser_once() {
    let hall = TestHall::open().await;
    let guest = hall.guest().await;
    let mira = guest.must("PATCH", "/api/me", Some(json!({ "name": "Mira" }))).await.unwrap();
    let code = guest.must("POST", "/api/me/link", None).await.unwrap();
    let mut phone = hall.guest().await;
    let typed = json!({ "code": code["code"].as_str().unwrap().to_lowercase() });
    let answer = phone.introduce("POST", "/api/link", Some(typed.clone())).await.unwrap();
    assert_eq!(answer.json(), mira);
    assert_eq!(phone.must("GET", "/api/me", None).await.unwrap(), mira);
    for bad in [typed, json!({ "code": "AAAAAAAA" })] {
        let again = hall.guest().await.request("POST", "/api/link", Some(bad)).await.unwrap();
        assert_eq!((again.status, again.code().as_str()), (410, "dead-link"));
    }
    hall.close().await;
}

#[tokio::test]
async fn reasons_are_given_in_the_guests_language() {
    let hall = TestHall::open().await;
    let guest = hall.guest().await;
    guest.must("PATCH", "/api/me", Some(json!({ "language": "fr" }))).await.unwrap();
    let answer = guest.request("GET", "/api/tables/nowhere", None).await.unwrap();
    assert_eq!(answer.status, 404);
    let there = "Il n’y a pas de table ici pour vous. Le lien est peut-être incomplet.";
    assert_eq!(answer.json(), json!({ "code": "no-such-table", "message": there }));
    hall.close().await;
}

#[tokio::test]
async fn a_line_speaks_the_language_that_is_looked_at() {
    let hall = TestHall::open().await;
    let guest = hall.guest().await;
    let (id, _) = names(&table(&guest, "dragonheart", &[me(), open()]).await);
    let mut live = guest.live(&id, "").await.unwrap();
    let nonsense = json!({ "do": "chat", "text": "" });
    assert_eq!(live.command(1, nonsense.clone()).await.unwrap()["message"], "A line has 1 to 300 letters.");
    live.send(&json!({ "do": "look", "language": "fr" })).await.unwrap();
    assert_eq!(
        live.command(2, nonsense.clone()).await.unwrap()["message"],
        "Une ligne compte de 1 à 300 lettres."
    );
    live.send(&json!({ "do": "look" })).await.unwrap();
    assert_eq!(
        live.command(3, nonsense).await.unwrap()["message"],
        "Une ligne compte de 1 à 300 lettres.",
        "until it is changed"
    );
    hall.close().await;
}

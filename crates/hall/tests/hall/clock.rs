//! The clock, with minutes that are short.

use std::time::Duration;

use hall::Settings;
use serde_json::json;

use crate::inn::{Inn, me, names, open, quick, settled};

#[tokio::test]
async fn a_bot_stands_in_for_whoever_is_away_and_gives_the_seat_back() {
    let settings = Settings { minute: Duration::from_secs(2), ..quick() };
    let inn = Inn::open_with(settings).await;
    let (host, friend) = (inn.guest().await, inn.guest().await);
    let wanted = json!({ "game": "dragonheart", "seats": [me(), open()], "clock": "minute",
        "options": { "first": "seat-0" } });
    let (id, invite) = names(&host.must("POST", "/api/tables", Some(wanted)).await.unwrap());
    friend.must("POST", &format!("/api/tables/{id}/sit?invite={invite}"), None).await.unwrap();
    let mut watch = visitor::Player::new(friend.live(&id, "").await.unwrap(), 1);
    settled(&mut watch).await;
    assert!(watch.position["time_left"].as_i64().unwrap() <= 2000);
    // Nobody is at seat 0: a bot moves for it.
    let away = loop {
        let told = watch.live.next_of("table").await.unwrap();
        if told["seats"][0]["stand_in"] == true {
            break told;
        }
    };
    assert_eq!(away["seats"][1]["stand_in"], false);
    while watch.position["choices"] == json!([]) {
        settled(&mut watch).await;
    }
    // He comes back: the seat is his again.
    let mut back = host.live(&id, "").await.unwrap();
    back.next_of("position").await.unwrap();
    back.say(&json!({ "id": 1, "do": "back", "seat": 0 })).await.unwrap();
    let mut told = vec![back.next().await.unwrap()];
    while told.last().unwrap()["answers"] != 1 {
        told.push(back.next().await.unwrap());
    }
    assert_eq!(told.last().unwrap()["tell"], "done");
    assert!(told.iter().any(|told| told["tell"] == "position"), "with the time that begins anew: {told:?}");
    let seen = host.must("GET", &format!("/api/tables/{id}"), None).await.unwrap();
    assert_eq!(seen["seats"][0]["stand_in"], false);
    inn.close().await;
}

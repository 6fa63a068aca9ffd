//! Reviews: made once, in the background, for those who may look back, and kept with the table.

use bots::ReviewSettings;
use hall::store::{Prune, Write};
use hall::{Limits, Settings};
use serde_json::{Value, json};
use testclient::TestClient;

use crate::test_hall::{TestHall, bot, me, names, pair, quick, settled, table};

/// A game of two people that somebody has given up after a few moves: its name, and who played.
async fn given_up(hall: &TestHall, game: &str) -> (String, TestClient, TestClient) {
    let (id, host, friend, mut one, mut two) = pair(hall, game).await;
    settled(&mut one).await;
    settled(&mut two).await;
    for _ in 0..2 {
        let asked = one.update["choices"].as_array().is_some_and(|choices| !choices.is_empty());
        let (mover, other) = if asked { (&mut one, &mut two) } else { (&mut two, &mut one) };
        mover.play().await.unwrap();
        other.update = other.live.next_of("update").await.unwrap();
    }
    one.live.command(77, json!({ "do": "resign", "seat": 0 })).await.unwrap();
    (id, host, friend)
}

fn path(id: &str) -> String {
    format!("/api/tables/{id}/review")
}

async fn ask(guest: &TestClient, id: &str) -> Value {
    guest.must("POST", &path(id), None).await.unwrap()
}

/// Asks again and again until it is there, as the client does.
async fn ready(guest: &TestClient, id: &str) -> Value {
    loop {
        let state = guest.must("GET", &path(id), None).await.unwrap();
        match state["state"].as_str() {
            Some("ready") => return state["review"].clone(),
            Some("working") => tokio::time::sleep(std::time::Duration::from_millis(20)).await,
            _ => panic!("it is being made: {state}"),
        }
    }
}

/// Positions that were looked at so far.
async fn looked(guest: &TestClient) -> u64 {
    let text = guest.request("GET", "/metrics", None).await.unwrap().text;
    let line = text.lines().find_map(|line| line.strip_prefix("dragonhall_review_seconds_count "));
    line.expect("the figure is there").parse().unwrap()
}

#[tokio::test]
async fn whoever_asks_second_gets_the_same_review_and_it_outlives_the_hall() {
    let hall = TestHall::open().await;
    let (id, host, friend) = given_up(&hall, "dragonheart").await;
    assert_eq!(host.must("GET", &path(&id), None).await.unwrap(), json!({ "state": "none" }));
    let first = ask(&host, &id).await;
    assert_eq!((&first["state"], &first["of"]), (&json!("working"), &json!(3)));
    assert_eq!(ask(&friend, &id).await["of"], 3);
    let review = ready(&host, &id).await;
    assert_eq!(ask(&friend, &id).await["review"], review);
    assert_eq!(looked(&host).await, 3, "each position once");

    assert_eq!(review["game"], "dragonheart");
    assert_eq!(review["positions"].as_array().unwrap().len(), 3);
    assert_eq!(review["players"].as_array().unwrap().len(), 2);
    // It is in the list of games as a small curve of the reader's own seat.
    for (seat, guest) in [&host, &friend].into_iter().enumerate() {
        let games = guest.must("GET", "/api/me/games", None).await.unwrap();
        let curve = games["finished"][0]["curve"].as_array().unwrap();
        let first = review["positions"][0]["chances"][seat][seat].as_f64().unwrap() * 100.0;
        assert_eq!(curve.len(), 3);
        assert!((curve[0].as_f64().unwrap() - first).abs() <= 0.51, "{curve:?} begins at {first}");
    }

    let cookie = host.cookie.clone();
    let hall = hall.again(quick()).await;
    let host = TestClient { cookie, ..TestClient::stranger(hall.address) };
    assert_eq!(ready(&host, &id).await, review);
    assert_eq!(looked(&host).await, 0, "kept, not made anew");
    hall.close().await;
}

#[tokio::test]
async fn only_those_who_may_look_back_and_only_after_the_end() {
    let hall = TestHall::open().await;
    let (id, host, _friend, mut one, _two) = pair(&hall, "dragonheart").await;
    settled(&mut one).await;
    for method in ["GET", "POST"] {
        let refused = host.request(method, &path(&id), None).await.unwrap();
        assert_eq!(refused.code(), "not-over", "{method}");
    }
    one.live.command(1, json!({ "do": "resign", "seat": 0 })).await.unwrap();
    let stranger = hall.guest().await;
    for method in ["GET", "POST"] {
        let refused = stranger.request(method, &path(&id), None).await.unwrap();
        assert_eq!(refused.code(), "no-such-table", "{method}");
    }
    // Nobody has moved: there is nothing to look at.
    assert_eq!(ask(&host, &id).await, json!({ "state": "impossible" }));
    hall.close().await;
}

#[tokio::test]
async fn nobody_wins_alone() {
    let hall = TestHall::open().await;
    let host = hall.guest().await;
    let (id, _) = names(&table(&host, "flamecraft", &[me()]).await);
    host.must("POST", &format!("/api/tables/{id}/close"), None).await.unwrap();
    assert_eq!(ask(&host, &id).await, json!({ "state": "impossible" }));
    assert_eq!(host.must("GET", &path(&id), None).await.unwrap(), json!({ "state": "impossible" }));
    hall.close().await;
}

#[tokio::test]
async fn a_review_goes_with_its_table() {
    let hall = TestHall::open().await;
    let (id, host, _friend) = given_up(&hall, "dragonheart").await;
    ask(&host, &id).await;
    ready(&host, &id).await;
    let settings = ReviewSettings::of("dragonheart");
    assert!(hall.store.review(&id, &settings.digest).await.unwrap().is_some());
    // Made with other settings it is another one.
    assert!(hall.store.review(&id, "other").await.unwrap().is_none());
    assert!(hall.store.write(Write::Prune(Prune::Tables(vec![id.clone()], ""))).await.unwrap());
    assert!(hall.store.review(&id, &settings.digest).await.unwrap().is_none());
    hall.close().await;
}

#[tokio::test]
async fn a_guest_may_ask_for_so_many_and_bots_go_on_meanwhile() {
    let limits = Limits { reviews_per_guest: 1, ..Limits::off() };
    let hall = TestHall::open_with(Settings { limits, ..quick() }).await;
    let (one, host, _) = given_up(&hall, "dragonheart").await;
    ask(&host, &one).await;
    // A bot moves while the review is made.
    let (game, _) = names(&table(&host, "dragonheart", &[me(), bot("random")]).await);
    let mut player = testclient::Player::new(host.live(&game, "").await.unwrap(), 5);
    assert!(player.wait().await.unwrap());
    player.live.command(9, json!({ "do": "resign", "seat": 0 })).await.unwrap();
    ready(&host, &one).await;
    // Whoever has had theirs waits; what is there is read all the same.
    let moved = player.update["ply"].as_u64().unwrap() > 0;
    if moved {
        assert_eq!(host.request("POST", &path(&game), None).await.unwrap().code(), "too-fast");
    }
    assert_eq!(ask(&host, &one).await["state"], "ready");
    hall.close().await;
}

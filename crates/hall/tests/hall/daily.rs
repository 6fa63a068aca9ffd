//! The daily deal: the same for everybody, once for each guest, and sealed for whoever has yet to play it.

use hall::{Day, Settings, WallClock};
use kernel::{Record, Seed, Viewer};
use serde_json::{Value, json};
use testclient::{Player, TestClient};

use crate::live::play_out;
use crate::secrecy::search;
use crate::test_hall::{TestHall, games, names, pair, quick, settled};

/// Noon of 18 November 2026, UTC.
const NOON: i64 = 1_795_003_200_000;
const DAY: i64 = Day::MILLISECONDS;

/// A hall whose days the test makes.
async fn hall_at(moment: i64) -> (TestHall, WallClock) {
    let clock = WallClock::standing_at(moment);
    let hall = TestHall::open_with(Settings { clock: clock.clone(), ..quick() }).await;
    (hall, clock)
}

async fn begin(guest: &TestClient, game: &str) -> String {
    let table = guest.must("POST", &format!("/api/daily/{game}"), None).await.unwrap();
    table["id"].as_str().unwrap().to_owned()
}

/// Plays the deal to its end; the same dice make the same choices. Everything that was heard on the way is returned.
async fn play(guest: &TestClient, table: &str, dice: u64) -> Vec<String> {
    let mut live = guest.live(table, "plain=true").await.unwrap();
    live.received = Some(Vec::new());
    let mut player = Player::new(live, dice);
    player.play_on().await.unwrap();
    player.live.received.take().unwrap()
}

async fn deal(guest: &TestClient, game: &str) -> Value {
    let day = guest.must("GET", "/api/daily", None).await.unwrap();
    day["deals"].as_array().unwrap().iter().find(|deal| deal["game"] == game).unwrap().clone()
}

async fn record(guest: &TestClient, table: &str) -> testclient::Answer {
    guest.request("GET", &format!("/api/tables/{table}/record"), None).await.unwrap()
}

/// The record as it can be had when the deal is over: the clock is put forward for a moment.
async fn later_record(clock: &WallClock, guest: &TestClient, table: &str) -> String {
    let now = clock.now();
    clock.set(now + DAY);
    let answer = record(guest, table).await;
    clock.set(now);
    assert_eq!(answer.status, 200, "{}", answer.text);
    answer.text
}

#[tokio::test]
async fn the_same_choices_give_the_same_game_bots_included() {
    let (hall, clock) = hall_at(NOON).await;
    for (game, _) in games(2) {
        let guests = [hall.guest().await, hall.guest().await];
        let mut records = Vec::new();
        for guest in &guests {
            let table = begin(guest, game).await;
            play(guest, &table, 5).await;
            records.push(later_record(&clock, guest, &table).await);
        }
        // Moves, seed and what the bots started from.
        assert!(records[0].contains("# bot "), "{game}: bots play too");
        assert_eq!(records[0], records[1], "{game}");
        let other = hall.guest().await;
        let table = begin(&other, game).await;
        play(&other, &table, 6).await;
        let third = later_record(&clock, &other, &table).await;
        let seed = |text: &str| text.parse::<Record>().unwrap().seed.map(|seed| seed.to_string());
        assert_eq!(seed(&third), seed(&records[0]), "{game}: the same cards");
        assert_ne!(third, records[0], "{game}: other choices, another game");
    }
    hall.close().await;
}

#[tokio::test]
async fn a_restart_in_the_middle_of_a_deal_changes_nothing() {
    let clock = WallClock::standing_at(NOON);
    let settings = || Settings { clock: clock.clone(), ..quick() };
    let mut hall = TestHall::open_with(settings()).await;
    let whole = hall.guest().await;
    let table = begin(&whole, "dragondraft").await;
    play(&whole, &table, 5).await;
    let expected = later_record(&clock, &whole, &table).await;

    let mut guest = hall.guest().await;
    let table = begin(&guest, "dragondraft").await;
    let mut player = Player::new(guest.live(&table, "").await.unwrap(), 5);
    for _ in 0..6 {
        assert!(player.wait().await.unwrap());
        player.play().await.unwrap();
    }
    drop(player);
    hall = hall.again(settings()).await;
    guest.address = hall.address;
    // The dice have rolled six times.
    let mut player = Player::new(guest.live(&table, "").await.unwrap(), 5);
    for _ in 0..6 {
        player.roll();
    }
    assert_eq!(begin(&guest, "dragondraft").await, table, "the deal that has begun goes on");
    player.play_on().await.unwrap();
    assert_eq!(later_record(&clock, &guest, &table).await, expected);
    hall.close().await;
}

#[tokio::test]
async fn a_guest_begins_a_deal_once_also_with_many_tabs_at_once() {
    let (hall, clock) = hall_at(NOON).await;
    let guest = hall.guest().await;
    let tabs = (0..12).map(|_| {
        let guest = guest.clone();
        tokio::spawn(async move { begin(&guest, "sneaky").await })
    });
    let mut opened = Vec::new();
    for tab in tabs.collect::<Vec<_>>() {
        opened.push(tab.await.unwrap());
    }
    opened.dedup();
    assert_eq!(opened.len(), 1, "{opened:?}");
    assert_eq!(hall.store.with_status(Some("running")).await.unwrap().len(), 1);
    // Given up is played.
    let mut live = guest.live(&opened[0], "").await.unwrap();
    live.command(1, json!({ "do": "resign", "seat": 0 })).await.unwrap();
    assert_eq!(begin(&guest, "sneaky").await, opened[0]);
    let yours = deal(&guest, "sneaky").await["yours"].clone();
    assert_eq!((&yours["over"], yours.get("score")), (&json!(true), None));
    // A rematch is another deal, and no daily one.
    let again = guest.must("POST", &format!("/api/tables/{}/rematch", opened[0]), None).await.unwrap();
    assert!(again.get("deal").is_none(), "{again}");
    assert_ne!(again["commitment"], deal(&guest, "sneaky").await["commitment"]);
    // Another game has a deal of its own, and so has tomorrow.
    assert_ne!(begin(&guest, "dragonheart").await, opened[0]);
    clock.set(NOON + DAY);
    let next = begin(&guest, "sneaky").await;
    assert_ne!(next, opened[0]);
    let table = guest.must("GET", &format!("/api/tables/{next}"), None).await.unwrap();
    assert_eq!(table["deal"], json!({ "kind": "daily", "day": "2026-11-19" }));
    hall.close().await;
}

#[tokio::test]
async fn the_seed_is_told_after_midnight_and_is_what_was_sealed_before() {
    let (hall, clock) = hall_at(NOON - DAY).await;
    let guest = hall.guest().await;
    let promised = deal(&guest, "flamecraft").await["tomorrow"].clone();
    clock.set(NOON);
    let today = guest.must("GET", "/api/daily", None).await.unwrap();
    assert_eq!((&today["day"], &today["ends_at"]), (&json!("2026-11-18"), &json!(NOON + DAY / 2)));
    let sealed = deal(&guest, "flamecraft").await;
    assert_eq!(sealed["commitment"], promised);
    let table = begin(&guest, "flamecraft").await;
    let info = guest.must("GET", &format!("/api/tables/{table}"), None).await.unwrap();
    assert_eq!((&info["commitment"], info.get("seed")), (&promised, None));
    // One moment before midnight it is sealed, at midnight it is told.
    clock.set(NOON + DAY / 2 - 1);
    assert_eq!(deal(&guest, "flamecraft").await["commitment"], promised);
    let refused = guest.request("GET", "/api/daily/flamecraft?day=2026-11-18", None).await.unwrap();
    assert_eq!(refused.code(), "sealed-deal");
    clock.set(NOON + DAY / 2);
    let told = deal(&guest, "flamecraft").await["yesterday"].clone();
    assert_eq!(told["day"], "2026-11-18");
    let seed: Seed = told["seed"].as_str().unwrap().parse().unwrap();
    assert_eq!(json!(seed.commitment().to_string()), promised);
    let results = guest.must("GET", "/api/daily/flamecraft?day=2026-11-18", None).await.unwrap();
    assert_eq!((&results["seed"], &results["commitment"]), (&told["seed"], &promised));
    for (query, code) in [("2026-11-20", "sealed-deal"), ("soon", "bad-request")] {
        let answer = guest.request("GET", &format!("/api/daily/flamecraft?day={query}"), None).await.unwrap();
        assert_eq!(answer.code(), code, "{query}");
    }
    hall.close().await;
}

/// Everything that somebody who has ended the deal can ask the hall about it.
async fn ask_own(guest: &TestClient, game: &str, table: &str) -> Vec<String> {
    let mut heard = Vec::new();
    for path in ["/api/daily", "/api/me/games", "/api/me/tables", "/api/me/data"] {
        heard.push(guest.request("GET", path, None).await.unwrap().text);
    }
    for path in [format!("/api/daily/{game}"), format!("/api/tables/{table}/replay?viewer=1")] {
        heard.push(guest.request("GET", &path, None).await.unwrap().text);
    }
    let mut live = guest.live(table, "").await.unwrap();
    heard.push(live.next_of("table").await.unwrap().to_string());
    heard
}

/// Everything that somebody can ask the hall about somebody else's table of the deal, and today's deals.
async fn ask_everything(guest: &TestClient, game: &str, table: &str, invite: &str) -> Vec<String> {
    let mut heard = Vec::new();
    for path in
        ["/api/daily", "/api/me/week", "/api/me/games", "/api/me/tables", "/api/lobby", "/api/me/data"]
    {
        heard.push(guest.request("GET", path, None).await.unwrap().text);
    }
    heard.push(guest.request("GET", &format!("/api/daily/{game}"), None).await.unwrap().text);
    for query in [String::new(), format!("invite={invite}")] {
        for path in ["", "/record", "/replay", "/live"] {
            let path = format!("/api/tables/{table}{path}?{query}");
            heard.push(guest.request("GET", &path, None).await.unwrap().text);
        }
        for path in ["sit", "rematch", "leave", "close"] {
            let path = format!("/api/tables/{table}/{path}?{query}");
            heard.push(guest.request("POST", &path, None).await.unwrap().text);
        }
        // A review tells what everybody held, and what would have been better: not even that it is being made.
        for method in ["GET", "POST"] {
            let path = format!("/api/tables/{table}/review?{query}");
            let answer = guest.request(method, &path, None).await.unwrap();
            assert!(["sealed-deal", "no-such-table"].contains(&answer.code().as_str()), "{answer:?}");
            heard.push(answer.text);
        }
        let play_on = format!("/api/tables/{table}/play-on?{query}");
        let body = json!({ "ply": 1, "seat": 0 });
        heard.push(guest.request("POST", &play_on, Some(body)).await.unwrap().text);
        assert!(guest.live(table, &query).await.is_err(), "nobody watches a daily deal");
    }
    heard
}

#[tokio::test]
async fn nothing_of_a_deal_reaches_a_guest_who_has_not_ended_it() {
    let (hall, clock) = hall_at(NOON).await;
    for (game, _) in games(2) {
        let (first, second, onlooker) = (hall.guest().await, hall.guest().await, hall.guest().await);
        let played = begin(&first, game).await;
        let info = first.must("GET", &format!("/api/tables/{played}"), None).await.unwrap();
        let (_, invite) = names(&info);
        // While it is played nobody watches, with or without the link.
        ask_everything(&onlooker, game, &played, &invite).await;
        play(&first, &played, 5).await;
        let truth: Record = later_record(&clock, &first, &played).await.parse().unwrap();
        let seed = truth.seed.unwrap().to_string();
        let own = deal(&first, game).await;
        let score = own["yours"]["score"].as_i64().unwrap();
        assert_eq!(
            (&own["played"], &own["scores"]["counts"]),
            (&json!(1), &json!([{ "score": score, "many": 1 }]))
        );

        // The second guest is in the middle of the same deal, the onlooker has not begun.
        let table = begin(&second, game).await;
        let mut live = second.live(&table, "plain=true").await.unwrap();
        live.received = Some(Vec::new());
        let mut player = Player::new(live, 5);
        assert!(player.wait().await.unwrap());
        let hint = player.live.command(500, json!({ "do": "hint", "seat": 0 })).await.unwrap();
        assert_eq!(hint["code"], "no-hints");
        player.play().await.unwrap();
        for (guest, begun) in [(&second, true), (&onlooker, false)] {
            let heard = ask_everything(guest, game, &played, &invite).await;
            for text in &heard {
                assert!(!text.contains(&seed), "{game}: the seed is in {text}");
                assert!(!text.contains("\"scores\""), "{game}: scores are in {text}");
                // Nothing that only a view or a record has, and no way to the table.
                for word in ["\"view\"", "\"frames\"", "\"result\"", "\n1. "] {
                    assert!(!text.contains(word), "{game}: {word} is in {text}");
                }
                assert!(begun || !text.contains(&table) && !text.contains(&played), "{game}: {text}");
            }
            assert_eq!(deal(guest, game).await["played"], 1, "how many is told to everybody");
        }
        // What the second one hears while playing is what their seat may know.
        player.play_on().await.unwrap();
        let received = player.live.received.take().unwrap();
        assert!(search(&truth, Viewer::Seat(kernel::Seat(0)), &received) > 20, "{game}");

        // Now both have ended it, and see each other.
        let results = second.must("GET", &format!("/api/daily/{game}"), None).await.unwrap();
        let replays = results["replays"].as_array().unwrap();
        assert_eq!(replays.iter().filter(|replay| replay["you"] == json!(true)).count(), 1);
        assert!(replays.iter().any(|replay| replay["table"] == json!(played)), "{results}");
        assert_eq!(results.get("seed"), None, "{game}: the seed is told after midnight");
        let page = second.must("GET", &format!("/api/tables/{played}/replay?viewer=1"), None).await.unwrap();
        assert!(page["plies"].as_u64().unwrap() > 10);
        // The seed is sealed until midnight, also for those who have ended the deal and in what is told about their own table.
        for (guest, own) in [(&first, &played), (&second, &table)] {
            assert_eq!(record(guest, own).await.code(), "deal-goes-on", "{game}");
            let mut heard = ask_own(guest, game, own).await;
            heard.push(guest.request("GET", &format!("/api/tables/{played}"), None).await.unwrap().text);
            assert!(heard.iter().all(|text| !text.contains(&seed)), "{game}: {heard:?}");
        }
        // Playing on from it would make a table that can be shown to anybody.
        let body = Some(json!({ "ply": 1, "seat": 0 }));
        let path = format!("/api/tables/{played}/play-on");
        let refused = first.request("POST", &path, body.clone()).await.unwrap();
        assert_eq!(refused.code(), "deal-goes-on");
        // The onlooker still sees nothing; after midnight the link is good.
        let address = format!("/api/tables/{played}?invite={invite}");
        assert_eq!(onlooker.request("GET", &address, None).await.unwrap().code(), "sealed-deal");
        clock.set(NOON + DAY);
        assert_eq!(onlooker.must("GET", &address, None).await.unwrap()["seed"], json!(seed));
        assert!(first.must("POST", &path, body).await.unwrap().get("deal").is_none());
        let gone = onlooker.request("GET", &format!("/api/tables/{played}"), None).await.unwrap();
        assert_eq!(gone.code(), "no-such-table");
        clock.set(NOON);
    }
    hall.close().await;
}

#[tokio::test]
async fn what_ends_after_midnight_does_not_count() {
    let (hall, clock) = hall_at(NOON).await;
    let guest = hall.guest().await;
    let table = begin(&guest, "dragonheart").await;
    clock.set(NOON + DAY);
    play(&guest, &table, 5).await;
    let results = guest.must("GET", "/api/daily/dragonheart?day=2026-11-18", None).await.unwrap();
    assert_eq!((&results["played"], &results["scores"]["counts"]), (&json!(0), &json!([])));
    assert_eq!(guest.must("GET", "/api/daily", None).await.unwrap()["streak"], 0);
    // It is one of the guest's games all the same.
    let games = guest.must("GET", "/api/me/games", None).await.unwrap();
    assert_eq!(games["finished"][0]["id"], json!(table));
    hall.close().await;
}

#[tokio::test]
async fn the_week_is_among_people_who_have_sat_together_and_only_they_are_in_it() {
    let (hall, _) = hall_at(NOON).await;
    let (_, one, two, mut first, mut second) = pair(&hall, "dragonheart").await;
    settled(&mut first).await;
    settled(&mut second).await;
    play_out(&mut first, &mut second).await;
    let stranger = hall.guest().await;
    let mut scores = Vec::new();
    for (guest, dice) in [(&one, 5), (&two, 6), (&stranger, 7)] {
        let table = begin(guest, "dragonheart").await;
        if std::ptr::eq(guest, &two) {
            // Before they have played it, nothing of the other's result is in it.
            let week = guest.must("GET", "/api/me/week", None).await.unwrap();
            assert_eq!(week["lines"].as_array().unwrap().len(), 1, "{week}");
        }
        play(guest, &table, dice).await;
        scores.push(deal(guest, "dragonheart").await["yours"]["score"].as_i64().unwrap());
    }
    for (guest, own, other) in [(&one, scores[0], scores[1]), (&two, scores[1], scores[0])] {
        let week = guest.must("GET", "/api/me/week", None).await.unwrap();
        assert_eq!(week["monday"], "2026-11-16");
        let lines = week["lines"].as_array().unwrap();
        assert_eq!(lines.len(), 2, "{week}");
        let you = lines.iter().find(|line| line["you"] == json!(true)).unwrap();
        assert_eq!((&you["points"], &you["deals"]), (&json!(if own >= other { 2 } else { 1 }), &json!(1)));
    }
    let week = stranger.must("GET", "/api/me/week", None).await.unwrap();
    assert_eq!((week["lines"].as_array().unwrap().len(), &week["lines"][0]["points"]), (1, &json!(1)));

    // It belongs to the guest's data, and goes with them.
    let data = one.must("GET", "/api/me/data", None).await.unwrap();
    assert_eq!(data["daily"][0]["score"], json!(scores[0]));
    assert_eq!(
        (&data["daily"][0]["day"], &data["daily"][0]["game"]),
        (&json!("2026-11-18"), &json!("dragonheart"))
    );
    one.must("DELETE", "/api/me", Some(json!({ "confirm": "delete" }))).await.unwrap();
    assert_eq!(deal(&two, "dragonheart").await["played"], 2);
    assert_eq!(two.must("GET", "/api/me/week", None).await.unwrap()["lines"].as_array().unwrap().len(), 1);
    hall.close().await;
}

#[tokio::test]
async fn from_twenty_scores_on_there_is_a_place() {
    let (hall, _) = hall_at(NOON).await;
    let mut scores = Vec::new();
    let mut last = None;
    for dice in 0..20 {
        let guest = hall.guest().await;
        let table = begin(&guest, "dragonheart").await;
        play(&guest, &table, 100 + dice).await;
        let own = deal(&guest, "dragonheart").await;
        scores.push(own["yours"]["score"].as_i64().unwrap());
        assert_eq!(own["scores"].get("place").is_some(), dice == 19, "{own}");
        last = Some(own);
    }
    let own = last.unwrap();
    let better = scores.iter().filter(|&&score| score > scores[19]).count();
    assert_eq!((&own["played"], &own["scores"]["place"]), (&json!(20), &json!(better + 1)));
    scores.sort_unstable();
    assert_eq!(own["scores"]["median"], json!(scores[9]));
    hall.close().await;
}

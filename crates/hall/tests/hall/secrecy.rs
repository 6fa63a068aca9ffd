//! Nothing leaks: every byte that somebody received is searched for what they may not know.

use std::collections::BTreeSet;

use kernel::erased::AnyMatch;
use kernel::record::Start;
use kernel::{Record, Seat, Viewer};
use serde_json::{Value, json};
use testclient::{Live, Player};

use crate::test_hall::{TestHall, games, me, names, open, table};

/// Lists of at least so many cards are not there from chance.
const LONG_ENOUGH: usize = 3;

/// Everything that was received, by the ply of the update it came with or after.
async fn all_heard(mut live: Live, until_over: bool) -> Vec<String> {
    if until_over {
        while live.next_of("table").await.unwrap()["status"] != "over" {}
    }
    live.received.take().unwrap()
}

/// The lists of cards in a value, written out.
fn lists(value: &Value, found: &mut BTreeSet<String>) {
    match value {
        Value::Array(items) => {
            if items.len() >= LONG_ENOUGH && items.iter().all(|item| item.is_string() || item.is_object()) {
                found.insert(value.to_string());
            }
            items.iter().for_each(|item| lists(item, found));
        }
        Value::Object(fields) => fields.values().for_each(|field| lists(field, found)),
        _ => {}
    }
}

/// What `others` may know at this moment and `viewer` may not: hands, piles and the like.
fn secrets(table: &dyn AnyMatch, viewer: Viewer) -> BTreeSet<String> {
    let mut hidden = BTreeSet::new();
    for seat in Seat::all(table.seats()).filter(|&seat| !viewer.is(seat)) {
        lists(&table.view(Viewer::Seat(seat)), &mut hidden);
    }
    let mut known = BTreeSet::new();
    lists(&table.view(viewer), &mut known);
    hidden.retain(|list| !known.contains(list));
    hidden
}

/// Searches what one viewer received, against the truth in the record afterwards.
pub(crate) fn search(record: &Record, viewer: Viewer, received: &[String]) -> usize {
    let seed = record.seed.unwrap().to_string();
    let game = catalog::Catalog::built_in().find(&record.game).unwrap().build();
    let mut by_ply = vec![BTreeSet::new()];
    game.replay(record, &mut |table, _, _| by_ply.push(secrets(table, viewer))).unwrap();
    let Value::Object(options) = &record.options else { panic!("options are an object") };
    let begun = match &record.start {
        Start::Deal => game.deal(options, record.seed.unwrap()),
        Start::Snapshot(position) => game.load(options, position, record.seed.unwrap()),
    };
    by_ply[0] = secrets(begun.unwrap().as_ref(), viewer);
    let mut searched = 0;
    for text in received {
        let message: Value = serde_json::from_str(text).unwrap();
        if message["status"] != "over" {
            assert!(!text.contains(&seed), "the seed is in {text}");
        }
        if let Some(ply) = message["ply"].as_u64() {
            // Written as the secrets are, whatever order the hall has written it in.
            let text = message.to_string();
            for secret in &by_ply[ply as usize] {
                searched += 1;
                assert!(!text.contains(secret.as_str()), "{viewer:?} received {secret} in {text}");
            }
        }
    }
    searched
}

#[tokio::test]
async fn nobody_hears_what_only_others_may_know() {
    let hall = TestHall::open().await;
    for (game, seats) in games(3) {
        let mut guests = vec![hall.guest().await];
        let mut rows = vec![open(); seats];
        rows[0] = me();
        let (id, invite) = names(&table(&guests[0], game, &rows).await);
        let query = format!("plain=true&invite={invite}");
        let watcher = hall.guest().await;
        let mut watch = watcher.live(&id, &query).await.unwrap();
        watch.received = Some(Vec::new());
        for _ in 1..seats {
            let guest = hall.guest().await;
            guest.must("POST", &format!("/api/tables/{id}/sit?invite={invite}"), None).await.unwrap();
            guests.push(guest);
        }
        let mut players = Vec::new();
        for (dice, guest) in (3..).zip(&guests) {
            let mut live = guest.live(&id, &query).await.unwrap();
            live.received = Some(Vec::new());
            players.push(Player::new(live, dice));
        }
        let watching = tokio::spawn(all_heard(watch, true));
        let games: Vec<_> = (0..)
            .zip(players)
            .map(|(seat, mut player): (u8, Player)| {
                tokio::spawn(async move {
                    // Wrong moves are answered too, and must not show anything either.
                    let wrong = json!({ "do": "play", "seat": seat, "step": 0, "action": "nonsense" });
                    player.live.command(9000, wrong).await.unwrap();
                    let look = json!({ "do": "look", "seat": seat, "plain": true });
                    player.update = player.live.command(9001, look).await.unwrap();
                    player.play_on().await.unwrap();
                    all_heard(player.live, false).await
                })
            })
            .collect();
        let mut received = Vec::new();
        for game in games {
            received.push(game.await.unwrap());
        }
        let watched = watching.await.unwrap();
        let record = guests[0].request("GET", &format!("/api/tables/{id}/record"), None).await.unwrap().text;
        let record: Record = record.parse().unwrap();
        let mut searched = search(&record, Viewer::Spectator, &watched);
        for (seat, received) in (0..).map(Seat).zip(&received) {
            searched += search(&record, Viewer::Seat(seat), received);
        }
        assert!(searched > 100, "{game}: there was hardly anything to hide ({searched})");
    }
    hall.close().await;
}

#[tokio::test]
async fn nobody_keeps_the_view_of_a_seat_that_they_have_left() {
    let hall = TestHall::open().await;
    let (host, leaver, next) = (hall.guest().await, hall.guest().await, hall.guest().await);
    let (id, invite) = names(&table(&host, "dragondraft", &[me(), open(), open()]).await);
    let sit = format!("/api/tables/{id}/sit?invite={invite}");
    leaver.must("POST", &sit, Some(json!({ "seat": 1 }))).await.unwrap();
    let mut left = leaver.live(&id, &format!("invite={invite}")).await.unwrap();
    leaver.must("POST", &format!("/api/tables/{id}/leave"), None).await.unwrap();
    for seat in [1, 2] {
        let guest = if seat == 1 { &next } else { &hall.guest().await };
        guest.must("POST", &sit, Some(json!({ "seat": seat }))).await.unwrap();
    }
    let seen = left.next_of("update").await.unwrap();
    assert_eq!((&seen["viewer"], &seen["view"]["you"]), (&Value::Null, &Value::Null));

    // Who gives up a seat at a bigger table does not look into the hand of the bot that takes it.
    let mut next = next.live(&id, "").await.unwrap();
    assert_eq!(next.next_of("update").await.unwrap()["viewer"], 1);
    next.command(1, json!({ "do": "resign", "seat": 1 })).await.unwrap();
    let answer = next.command(2, json!({ "do": "look", "seat": 1 })).await.unwrap();
    assert_eq!(answer["code"], "not-your-seat");
    let seen = next.command(3, json!({ "do": "look" })).await.unwrap();
    assert_eq!(seen["viewer"], Value::Null);
    hall.close().await;
}

#[tokio::test]
async fn whoever_sits_down_sees_from_their_own_seat() {
    let hall = TestHall::open().await;
    let (host, friend) = (hall.guest().await, hall.guest().await);
    let (id, invite) = names(&table(&host, "dragonheart", &[me(), open()]).await);
    let mut live = friend.live(&id, &format!("invite={invite}")).await.unwrap();
    friend.must("POST", &format!("/api/tables/{id}/sit?invite={invite}"), None).await.unwrap();
    assert_eq!(live.next_of("update").await.unwrap()["viewer"], 1);
    hall.close().await;
}

/// A replay or a message, taken apart into what belongs to one ply each.
fn by_ply(value: &Value) -> Vec<String> {
    let mut rest = value.clone();
    let mut parts = Vec::new();
    for list in ["frames", "steps"] {
        if let Some(Value::Array(items)) = rest.as_object_mut().and_then(|fields| fields.remove(list)) {
            parts.extend(items.iter().map(Value::to_string));
        }
    }
    parts.push(rest.to_string());
    parts
}

#[tokio::test]
async fn cached_pages_and_histories_are_sent_only_to_their_viewer() {
    let hall = TestHall::open().await;
    for (game, _) in games(2) {
        let guests = [hall.guest().await, hall.guest().await, hall.guest().await];
        let (id, invite) = names(&table(&guests[0], game, &[me(), open()]).await);
        guests[1].must("POST", &format!("/api/tables/{id}/sit?invite={invite}"), None).await.unwrap();
        let mut players = Vec::new();
        for (seat, guest) in guests[..2].iter().enumerate() {
            players.push((seat, Player::new(guest.live(&id, "").await.unwrap(), 7)));
        }
        let mut received = vec![Vec::new(); 3];
        for round in 0..3 {
            for _ in 0..4 {
                for (seat, player) in &mut players {
                    let look = json!({ "do": "look", "seat": seat });
                    player.update = player.live.command(100_000 + round, look).await.unwrap();
                    if player.update["choices"] != json!([]) {
                        player.play().await.unwrap();
                    }
                }
            }
            // Everybody asks for the same step, twice: the second answer was kept for somebody.
            for again in [false, true] {
                for (viewer, guest) in guests.iter().enumerate() {
                    let path = format!("/api/tables/{id}/replay?plain=true&invite={invite}");
                    let page = guest.must("GET", &path, None).await.unwrap();
                    let seat = if viewer < 2 { json!(viewer) } else { Value::Null };
                    assert_eq!(page["viewer"], seat, "{game}, again: {again}");
                    received[viewer].extend(by_ply(&page));
                    let mut live = guest.live(&id, &format!("plain=true&invite={invite}")).await.unwrap();
                    let update = live.next_of("update").await.unwrap();
                    assert_eq!((&update["viewer"], &update["step"]), (&seat, &update["ply"]));
                    received[viewer].extend(by_ply(&update));
                    for other in (0..3).filter(|other| *other != viewer) {
                        let viewer = if other < 2 { other.to_string() } else { "spectator".to_owned() };
                        let answer =
                            guest.request("GET", &format!("{path}&viewer={viewer}"), None).await.unwrap();
                        assert_eq!(answer.code(), "not-your-seat");
                    }
                }
            }
        }
        let (_, mut player) = players.remove(0);
        player.live.command(200_000, json!({ "do": "resign", "seat": 0 })).await.unwrap();
        let record = guests[0].request("GET", &format!("/api/tables/{id}/record"), None).await.unwrap().text;
        let record: Record = record.parse().unwrap();
        let mut searched = 0;
        for (viewer, received) in (0..).zip(&received) {
            let viewer = if viewer < 2 { Viewer::Seat(Seat(viewer)) } else { Viewer::Spectator };
            searched += search(&record, viewer, received);
        }
        assert!(searched > 100, "{game}: there was hardly anything to hide ({searched})");
        // What was kept while the game went on is not sent after its end, when more may be seen.
        let page =
            guests[2].must("GET", &format!("/api/tables/{id}/replay?invite={invite}"), None).await.unwrap();
        assert!(page["frames"][1]["action"].is_string(), "{game}: every move is open now");
    }
    hall.close().await;
}

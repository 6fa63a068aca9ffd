//! Bots: fair turns between tables, people first, hints, and bots that fail.

mod watched_game;

use std::sync::Arc;

use hall::{Limits, Settings};
use serde_json::{Value, json};
use testclient::{Player, TestClient};

use crate::test_hall::{TestHall, bot, me, names, quick, table};
use watched_game::{Watch, Watched};

/// A hall with one thread for bots, whose Dragonheart is watched.
async fn watched() -> (TestHall, Arc<Watch>) {
    let watch = Arc::<Watch>::default();
    let settings = Settings { bot_threads: 1, ..quick() };
    (TestHall::with(vec![Watched::game("dragonheart", &watch)], settings).await, watch)
}

/// A table of Dragonheart where a bot has to move first. It stands in line once this returns.
async fn bot_first(host: &TestClient) -> Value {
    let wanted =
        json!({ "game": "dragonheart", "seats": [me(), bot("greedy")], "options": { "first": "seat-1" } });
    let table = host.must("POST", "/api/tables", Some(wanted)).await.unwrap();
    // The table itself answers, after it has asked its bot.
    host.must("GET", &format!("/api/tables/{}", names(&table).0), None).await.unwrap()
}

fn commitment(table: &Value) -> String {
    table["commitment"].as_str().unwrap().to_owned()
}

/// At which turn a table was thought about first, counted from 0.
fn turn_of(watch: &Watch, table: &Value) -> usize {
    let thoughts = watch.thoughts();
    thoughts.iter().position(|thought| *thought == commitment(table)).unwrap()
}

#[tokio::test]
async fn many_tables_of_one_host_do_not_keep_another_host_waiting() {
    let (hall, watch) = watched().await;
    let (many, one) = (hall.guest().await, hall.guest().await);
    watch.hold();
    for _ in 0..20 {
        bot_first(&many).await;
    }
    let own = bot_first(&one).await;
    watch.until(1).await;
    watch.release();
    watch.until(21).await;
    assert!(turn_of(&watch, &own) <= 2, "served at turn {} of 21", turn_of(&watch, &own));
    hall.close().await;
}

#[tokio::test]
async fn tables_with_people_come_before_tables_that_were_left() {
    let (hall, watch) = watched().await;
    watch.hold();
    for _ in 0..12 {
        bot_first(&hall.guest().await).await;
    }
    let (early, late) = (hall.guest().await, hall.guest().await);
    let first = bot_first(&early).await;
    let second = bot_first(&late).await;
    watch.until(1).await;
    // One comes to a table that is already in line.
    let mut there = late.live(&names(&second).0, "").await.unwrap();
    there.next_of("update").await.unwrap();
    watch.release();
    watch.until(14).await;
    assert_eq!(turn_of(&watch, &second), 1, "right after the thought that was being held");
    assert!(turn_of(&watch, &first) > 1);
    hall.close().await;
}

#[tokio::test]
async fn what_a_closed_table_no_longer_needs_is_not_thought_about() {
    let (hall, watch) = watched().await;
    let guest = hall.guest().await;
    watch.hold();
    let held = bot_first(&guest).await;
    watch.until(1).await;
    let mut closed = Vec::new();
    for _ in 0..5 {
        let table = bot_first(&guest).await;
        guest.must("POST", &format!("/api/tables/{}/close", names(&table).0), None).await.unwrap();
        closed.push(commitment(&table));
    }
    let last = bot_first(&guest).await;
    watch.release();
    let mut seen = guest.live(&names(&last).0, "").await.unwrap();
    while seen.next_of("update").await.unwrap()["choices"] == json!([]) {}
    let thoughts = watch.thoughts();
    assert!(thoughts.contains(&commitment(&held)) && thoughts.contains(&commitment(&last)));
    assert!(!thoughts.iter().any(|thought| closed.contains(thought)), "{thoughts:?}");
    hall.close().await;
}

#[tokio::test]
async fn a_bot_that_panics_tries_again_and_the_table_goes_on() {
    let (hall, watch) = watched().await;
    let guest = hall.guest().await;
    watch.fail(3);
    let table = bot_first(&guest).await;
    let mut player = Player::new(guest.live(&names(&table).0, "").await.unwrap(), 5);
    player.play_on().await.unwrap();
    assert!(!player.acknowledged.is_empty());
    hall.close().await;
}

#[tokio::test]
async fn a_bot_that_cannot_move_gives_up_and_stops_nobody() {
    let (hall, watch) = watched().await;
    let (guest, other) = (hall.guest().await, hall.guest().await);
    watch.fail(usize::MAX);
    let stuck = bot_first(&guest).await;
    // The first attempt and six more, with growing pauses.
    watch.until(7).await;
    for (pause, at_least) in watch.pauses().into_iter().zip([100, 200, 400, 800, 1600, 3200]) {
        assert!(pause.as_millis() >= at_least, "{pause:?}, not {at_least} ms");
    }
    // Others play a whole game on the same thread.
    let (id, _) = names(&table(&other, "dragondraft", &[me(), bot("greedy")]).await);
    let mut player = Player::new(other.live(&id, "").await.unwrap(), 7);
    player.play_on().await.unwrap();
    assert_eq!(watch.thoughts().len(), 7, "no attempts by itself any more");
    // For whoever comes it tries once more, and now it can.
    watch.fail(0);
    let mut player = Player::new(guest.live(&names(&stuck).0, "").await.unwrap(), 9);
    assert!(player.wait().await.unwrap());
    player.play().await.unwrap();
    hall.close().await;
}

/// Every move of a bot is kept with what it takes to make it again; nobody learns it before the end.
#[tokio::test]
async fn bots_moves_are_kept_with_how_they_came_about() {
    let hall = TestHall::open().await;
    let host = hall.guest().await;
    for (game, level) in [("dragonheart", "hatchling"), ("sneaky", "drake"), ("dragonheart", "greedy")] {
        let (id, _) = names(&table(&host, game, &[me(), bot(level)]).await);
        let mut player = Player::new(host.live(&id, "").await.unwrap(), 1);
        let mut told = String::new();
        while player.wait().await.unwrap() {
            told.push_str(&player.update.to_string());
            player.play().await.unwrap();
        }
        let steps = hall.store.steps(&id).await.unwrap();
        let record = host.request("GET", &format!("/api/tables/{id}/record"), None).await.unwrap().text;
        let mut kept = 0;
        for step in &steps {
            assert_eq!(step.bot.is_some(), step.seat == kernel::Seat(1), "{step:?}");
            if let Some(note) = &step.bot {
                assert!(record.contains(&format!("# bot {} {note}\n", step.step)), "{note}");
                let start = note.split(' ').next().unwrap();
                assert!(!told.contains(start), "told before the end");
                assert!(note.ends_with(&format!("whole {level}")), "{note}");
                kept += 1;
            }
        }
        assert!(kept > 3, "{kept}");
    }
    hall.close().await;
}

#[tokio::test]
async fn hints_without_pause_are_bounded_and_others_get_theirs() {
    let limits = Limits { hints_per_minute: Limits::default().hints_per_minute, ..Limits::off() };
    let hall = TestHall::open_with(Settings { bot_threads: 1, limits, ..quick() }).await;
    let (hog, other) = (hall.guest().await, hall.guest().await);
    let wanted = json!({ "game": "flamecraft", "seats": [me(), bot("random")], "options": { "players": 2 } });
    let (id, _) = names(&hog.must("POST", "/api/tables", Some(wanted)).await.unwrap());
    let mut greedy = Player::new(hog.live(&id, "").await.unwrap(), 1);
    assert!(greedy.wait().await.unwrap());
    let wanted =
        json!({ "game": "dragonheart", "seats": [me(), bot("random")], "options": { "first": "seat-0" } });
    let (id, _) = names(&other.must("POST", "/api/tables", Some(wanted)).await.unwrap());
    let mut modest = Player::new(other.live(&id, "").await.unwrap(), 2);
    assert!(modest.wait().await.unwrap());
    for id in 0..40 {
        greedy.live.send(&json!({ "id": id, "do": "hint", "seat": 0 })).await.unwrap();
    }
    for id in 0..3 {
        let message = modest.live.command(id, json!({ "do": "hint", "seat": 0 })).await.unwrap();
        assert_eq!(message["type"], "hint", "{message}");
    }
    let mut answers: Vec<(u64, String)> = Vec::new();
    while answers.len() < 40 {
        let message = greedy.live.next().await.unwrap();
        if let Some(id) = message["reply_to"].as_u64() {
            let answer = message["code"].as_str().or(message["type"].as_str());
            answers.push((id, answer.unwrap().to_owned()));
        }
    }
    answers.sort();
    assert!(answers[..5].iter().all(|(_, answer)| answer == "hint"), "{answers:?}");
    assert!(answers.iter().all(|(_, answer)| answer == "hint" || answer == "too-fast"), "{answers:?}");
    assert!(answers.iter().any(|(_, answer)| answer == "too-fast"), "{answers:?}");
    hall.close().await;
}

#[tokio::test]
#[cfg(target_os = "linux")]
async fn threads_of_bots_give_way_to_those_that_serve_people() {
    let hall = TestHall::open_with(Settings { bot_threads: 1, ..quick() }).await;
    let guest = hall.guest().await;
    let (id, _) = names(&table(&guest, "dragonheart", &[me(), bot("greedy")]).await);
    Player::new(guest.live(&id, "").await.unwrap(), 3).play_on().await.unwrap();
    let mut nice = Vec::new();
    for task in std::fs::read_dir("/proc/self/task").unwrap() {
        // A thread may end while we look.
        let Ok(stat) = std::fs::read_to_string(task.unwrap().path().join("stat")) else { continue };
        let (name, rest) = stat.rsplit_once(')').unwrap();
        if name.ends_with("(bots-0") {
            nice.push(rest.split_whitespace().nth(16).unwrap().parse::<i32>().unwrap());
        }
    }
    // Other tests' threads may be starting at this moment.
    assert!(nice.iter().any(|&nice| nice > 0), "{nice:?}");
    hall.close().await;
}

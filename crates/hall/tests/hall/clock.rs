//! The clock, with minutes that are short.

use std::collections::BTreeSet;
use std::sync::{Arc, Mutex};
use std::time::Duration;

use hall::Settings;
use hall::store::StepKind;
use serde_json::{Value, json};
use testclient::{Live, Player, TestClient};
use tokio::sync::watch;

use crate::test_hall::{TestHall, first_choice, me, names, open, quick, settled};

/// Only what hangs takes longer.
const HANG: Duration = Duration::from_secs(60);

#[tokio::test]
async fn a_bot_stands_in_for_whoever_is_away_and_gives_the_seat_back() {
    let settings = Settings { minute: Duration::from_secs(2), ..quick() };
    let hall = TestHall::open_with(settings).await;
    let (host, friend) = (hall.guest().await, hall.guest().await);
    let wanted = json!({ "game": "dragonheart", "seats": [me(), open()], "clock": "minute",
        "options": { "first": "seat-0" } });
    let (id, invite) = names(&host.must("POST", "/api/tables", Some(wanted)).await.unwrap());
    friend.must("POST", &format!("/api/tables/{id}/sit?invite={invite}"), None).await.unwrap();
    let mut watch = testclient::Player::new(friend.live(&id, "").await.unwrap(), 1);
    settled(&mut watch).await;
    assert!(watch.update["time_left"].as_i64().unwrap() <= 2000);
    // Nobody is at seat 0: a bot moves for it.
    let away = loop {
        let message = watch.live.next_of("table").await.unwrap();
        if message["seats"][0]["stand_in"] == true {
            break message;
        }
    };
    assert_eq!(away["seats"][1]["stand_in"], false);
    while watch.update["choices"] == json!([]) {
        settled(&mut watch).await;
    }
    // They come back: the seat is theirs again.
    let mut back = host.live(&id, "").await.unwrap();
    back.next_of("update").await.unwrap();
    back.send(&json!({ "id": 1, "do": "back", "seat": 0 })).await.unwrap();
    let mut message = vec![back.next().await.unwrap()];
    while message.last().unwrap()["reply_to"] != 1 {
        message.push(back.next().await.unwrap());
    }
    assert_eq!(message.last().unwrap()["type"], "done");
    assert!(
        message.iter().any(|message| message["type"] == "update"),
        "with the time that begins anew: {message:?}"
    );
    let seen = host.must("GET", &format!("/api/tables/{id}"), None).await.unwrap();
    assert_eq!(seen["seats"][0]["stand_in"], false);
    hall.close().await;
}

/// A table for these people with a clock; seat 0 is the host's.
async fn clocked(hall: &TestHall, game: &str, options: Value, guests: &[TestClient]) -> String {
    let mut seats = vec![open(); guests.len()];
    seats[0] = me();
    let wanted = json!({ "game": game, "seats": seats, "clock": "minute", "options": options });
    let (id, invite) = names(&guests[0].must("POST", "/api/tables", Some(wanted)).await.unwrap());
    for guest in &guests[1..] {
        guest.must("POST", &format!("/api/tables/{id}/sit?invite={invite}"), None).await.unwrap();
    }
    assert_eq!(hall.store.steps(&id).await.unwrap().len(), 0);
    id
}

type Reasons = Arc<Mutex<BTreeSet<String>>>;

/// Never moves, but takes the seat back whenever a bot stands in, and takes back whatever was played. Collects
/// the reasons of refused undos, and returns how often a bot had begun to stand in.
async fn stall(mut live: Live, until: watch::Receiver<bool>, reasons: Reasons) -> u32 {
    let (mut stood_in, mut times) = (false, 0);
    while !*until.borrow() {
        let message = live.next().await.unwrap();
        match message["type"].as_str().unwrap() {
            "table" => {
                let now = message["seats"][0]["stand_in"] == true;
                times += u32::from(now && !stood_in);
                stood_in = now;
                if now {
                    live.send(&json!({ "do": "back", "seat": 0 })).await.unwrap();
                }
            }
            "update" => {
                assert!(
                    message["steps"].as_array().unwrap().iter().all(|log| log["undone"] == false),
                    "{message}"
                );
                if message["ply"] != 0 {
                    live.send(&json!({ "do": "undo", "seat": 0, "step": message["step"] })).await.unwrap();
                }
            }
            "refused" => drop(reasons.lock().unwrap().insert(message["code"].as_str().unwrap().to_owned())),
            _ => {}
        }
    }
    times
}

#[tokio::test]
async fn a_clock_cannot_be_held_by_coming_back() {
    let hall = TestHall::open_with(Settings { minute: Duration::from_secs(1), ..quick() }).await;
    let guests = [hall.guest().await, hall.guest().await];
    let id = clocked(&hall, "dragonheart", json!({ "first": "seat-0" }), &guests).await;
    let mut other = guests[1].live(&id, "").await.unwrap();
    let (end, ended) = watch::channel(false);
    let staller = tokio::spawn(stall(guests[0].live(&id, "").await.unwrap(), ended, Reasons::default()));
    let moved = async { while other.next_of("update").await.unwrap()["step"] == 0 {} };
    tokio::time::timeout(HANG, moved).await.expect("the clock was held");
    end.send(true).unwrap();
    other.command(1, json!({ "do": "chat", "text": "your turn was played" })).await.unwrap();
    assert_eq!(staller.await.unwrap(), 1, "one clock, one move");
    // The next turn is the person's own again.
    let seen = guests[0].must("GET", &format!("/api/tables/{id}"), None).await.unwrap();
    assert_eq!(seen["seats"][0]["stand_in"], false);
    hall.close().await;
}

#[tokio::test]
async fn a_turn_of_several_steps_is_finished_by_the_stand_in() {
    let hall = TestHall::open_with(Settings { minute: Duration::from_millis(300), ..quick() }).await;
    let guests = [hall.guest().await, hall.guest().await];
    let id = clocked(&hall, "flamecraft", json!({ "players": 2 }), &guests).await;
    let mut other = Player::new(guests[1].live(&id, "").await.unwrap(), 3);
    let (end, ended) = watch::channel(false);
    let reasons = Reasons::default();
    let live = guests[0].live(&id, "").await.unwrap();
    let staller = tokio::spawn(stall(live, ended, Arc::clone(&reasons)));
    // Whole turns of the other one in spite of the staller, until it was in time to try an undo within a turn.
    let turns = async {
        let mut turns = 0;
        while turns < 3 || !reasons.lock().unwrap().contains("time-over") {
            assert!(other.wait().await.unwrap(), "the game is over");
            while other.update["choices"] != json!([]) {
                other.play().await.unwrap();
            }
            turns += 1;
        }
    };
    tokio::time::timeout(3 * HANG, turns).await.expect("the clock was held");
    end.send(true).unwrap();
    other.live.command(1_000_000, json!({ "do": "chat", "text": "at last" })).await.unwrap();
    assert!(staller.await.unwrap() > 0);
    hall.close().await;
}

#[tokio::test]
async fn a_move_of_the_person_that_comes_before_the_bots_counts() {
    let hall = TestHall::open_with(Settings { minute: Duration::from_millis(200), ..quick() }).await;
    let guests = [hall.guest().await, hall.guest().await];
    let id = clocked(&hall, "dragonheart", json!({ "first": "seat-0" }), &guests).await;
    let mut one = guests[0].live(&id, "").await.unwrap();
    let update = one.next_of("update").await.unwrap();
    let moved = loop {
        let message = one.next_of("table").await.unwrap();
        if message["seats"][0]["stand_in"] == true {
            break one.command(1, first_choice(&update)).await.unwrap();
        }
    };
    let first = hall.store.steps(&id).await.unwrap().remove(0);
    assert_eq!(first.seat.0, 0);
    if moved["type"] == "update" {
        assert_eq!(first.text, update["choices"][0]["notation"].as_str().unwrap());
    } else {
        // The bot was quicker.
        assert_eq!(moved["code"], "stale", "{moved}");
    }
    hall.close().await;
}

#[tokio::test]
async fn two_who_choose_and_take_back_in_turn_do_not_hold_the_clock() {
    let hall = TestHall::open_with(Settings { minute: Duration::from_secs(2), ..quick() }).await;
    let guests = [hall.guest().await, hall.guest().await, hall.guest().await];
    let id = clocked(&hall, "sneaky", json!({ "players": 3, "draft": true }), &guests).await;
    let mut players = Vec::new();
    for guest in &guests {
        let mut player = Player::new(guest.live(&id, "").await.unwrap(), 4);
        settled(&mut player).await;
        players.push(player);
    }
    // On to a choice that several make at once.
    while players[0].update["to_act"].as_array().unwrap().len() < 2 {
        let seat = players[0].update["to_act"][0].as_u64().unwrap() as usize;
        players[seat].play().await.unwrap();
        for (seat, player) in players.iter_mut().enumerate() {
            player.update = player.live.command(500, json!({ "do": "look", "seat": seat })).await.unwrap();
        }
    }
    let asked = players[0].update["to_act"].as_array().unwrap().clone();
    players.retain(|player| asked.contains(&player.update["viewer"]));
    if players.len() == 3 {
        players.pop().unwrap().play().await.unwrap();
    }
    let count = async || {
        let steps = hall.store.steps(&id).await.unwrap();
        let moves = steps.iter().filter(|step| step.kind == StepKind::Play).count();
        2 * moves - steps.len()
    };
    let before = count().await;
    let held = async {
        loop {
            for player in &mut players {
                let seat = player.update["viewer"].clone();
                player.update = player.live.command(1, json!({ "do": "look", "seat": seat })).await.unwrap();
                if player.update["choices"] != json!([]) {
                    let played = player.live.command(2, first_choice(&player.update)).await.unwrap();
                    // A stand-in may have been quicker.
                    if played["type"] == "update" {
                        let undo = json!({ "do": "undo", "seat": seat, "step": played["step"] });
                        player.live.command(3, undo).await.unwrap();
                    }
                }
            }
            let seen = guests[2].must("GET", &format!("/api/tables/{id}"), None).await.unwrap();
            let stood_in = (0..3).any(|seat| seen["seats"][seat]["stand_in"] == true);
            if stood_in || count().await > before + 1 {
                return;
            }
        }
    };
    tokio::time::timeout(HANG, held).await.expect("two held the clock");
    hall.close().await;
}

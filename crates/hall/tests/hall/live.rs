//! The live table: moves, and everything around them.

use kernel::Record;
use serde_json::{Value, json};
use sha2::{Digest, Sha256};
use testclient::Player;

use crate::test_hall::{
    TestHall, bot, first_choice, games, me, mover_first, names, open, pair, quick, settled, table,
};

/// Plays a game of two to its end, from both sides at once.
pub(crate) async fn play_out(one: &mut Player, two: &mut Player) {
    let (first, second) = tokio::join!(one.play_on(), two.play_on());
    first.unwrap();
    second.unwrap();
}

/// Replays a record by the rules, outside the hall.
pub(crate) fn verify(text: &str) -> usize {
    let record: Record = text.parse().unwrap();
    let game = catalog::Catalog::built_in().find(&record.game).unwrap().build();
    game.replay(&record, &mut |_, _, _| {}).unwrap().ply()
}

#[tokio::test]
async fn a_third_follows_a_game_of_two_and_its_record_is_true() {
    let hall = TestHall::open().await;
    let (id, host, _friend, mut one, mut two) = pair(&hall, "dragonheart").await;
    let (_, invite) = names(&host.must("GET", &format!("/api/tables/{id}"), None).await.unwrap());
    let third = hall.guest().await;
    let mut watch = third.live(&id, &format!("invite={invite}")).await.unwrap();
    let start = watch.next_of("table").await.unwrap();
    assert!(start.get("seed").is_none() && start["yours"] == json!([]));
    let record = format!("/api/tables/{id}/record?invite={invite}");
    assert_eq!(third.request("GET", &record, None).await.unwrap().code(), "not-over");

    play_out(&mut one, &mut two).await;
    let mut steps = 0;
    let over = loop {
        let message = watch.next().await.unwrap();
        if message["type"] == "update" {
            assert_eq!((&message["viewer"], &message["choices"]), (&Value::Null, &json!([])));
            steps += message["steps"].as_array().unwrap().len();
        } else if message["type"] == "table" && message["status"] == "over" {
            break message;
        }
    };
    assert_eq!(steps, one.acknowledged.len() + two.acknowledged.len());
    let seed: Vec<u8> = data_encoding::HEXLOWER.decode(over["seed"].as_str().unwrap().as_bytes()).unwrap();
    let digest = data_encoding::HEXLOWER.encode(&Sha256::digest(seed));
    assert_eq!(start["commitment"], digest.as_str(), "the promise from the start is kept");
    let text = third.request("GET", &record, None).await.unwrap().text;
    assert_eq!(verify(&text), steps);
    assert_eq!(over["result"]["scores"].as_array().unwrap().len(), 2);
    hall.close().await;
}

#[tokio::test]
async fn every_game_is_played_to_its_end_against_bots() {
    let hall = TestHall::open().await;
    for (game, seats) in games(3) {
        let host = hall.guest().await;
        let mut all = vec![bot("random"); seats];
        all[0] = me();
        let (id, _) = names(&table(&host, game, &all).await);
        let mut player = Player::new(host.live(&id, "").await.unwrap(), 7);
        player.play_on().await.unwrap_or_else(|error| panic!("{game}: {error}"));
        let record = host.request("GET", &format!("/api/tables/{id}/record"), None).await.unwrap();
        assert!(verify(&record.text) > 20, "{game}");
    }
    hall.close().await;
}

#[tokio::test]
async fn a_stale_move_is_answered_with_an_update() {
    let hall = TestHall::open().await;
    let (_, _, _, mut one, mut two) = pair(&hall, "dragonheart").await;
    settled(&mut one).await;
    settled(&mut two).await;
    let (mut mover, mut other) = mover_first(one, two);
    let again = first_choice(&mover.update);
    let moved = mover.live.command(1, again.clone()).await.unwrap();
    assert_eq!(moved["type"], "update");
    // A double click, or a second tab that has not seen the move.
    let stale = mover.live.command(2, again).await.unwrap();
    assert_eq!((&stale["type"], &stale["code"]), (&json!("refused"), &json!("stale")));
    let now = mover.live.next_of("update").await.unwrap();
    assert_eq!((&now["step"], &now["view"]), (&moved["step"], &moved["view"]));
    let message = other.live.next_of("update").await.unwrap();
    assert_eq!(message["step"], moved["step"], "it was played once");
    hall.close().await;
}

#[tokio::test]
async fn two_tabs_of_one_seat_make_one_move() {
    let hall = TestHall::open().await;
    let (id, host, friend, mut one, mut two) = pair(&hall, "dragonheart").await;
    settled(&mut one).await;
    settled(&mut two).await;
    let seat = if one.update["choices"] == json!([]) { 1 } else { 0 };
    let (guest, mut tab) = if seat == 0 { (host, one) } else { (friend, two) };
    let mut second = guest.live(&id, "").await.unwrap();
    second.next_of("update").await.unwrap();
    let command = first_choice(&tab.update);
    let (left, right) = tokio::join!(tab.live.command(1, command.clone()), second.command(1, command));
    let kinds = [left.unwrap()["type"].clone(), right.unwrap()["type"].clone()];
    assert!(kinds.contains(&json!("update")) && kinds.contains(&json!("refused")), "{kinds:?}");
    let steps = hall.store.steps(&id).await.unwrap();
    assert_eq!(steps.len(), 1);
    hall.close().await;
}

#[tokio::test]
async fn sealed_choices_made_at_once_both_count() {
    let hall = TestHall::open().await;
    let (id, _, _, mut one, mut two) = pair(&hall, "sneaky").await;
    settled(&mut one).await;
    settled(&mut two).await;
    let mut together = 0;
    for _ in 0..60 {
        if one.update["to_act"] == json!([]) || together == 3 {
            break;
        }
        let asked = |player: &Player| player.update["choices"].as_array().is_some_and(|all| !all.is_empty());
        if asked(&one) && asked(&two) {
            let before = one.update["step"].as_u64().unwrap();
            assert_eq!(two.update["step"], before);
            let (left, right) = tokio::join!(
                one.live.command(50, first_choice(&one.update)),
                two.live.command(50, first_choice(&two.update))
            );
            assert_eq!(left.unwrap()["type"], "update");
            assert_eq!(right.unwrap()["type"], "update");
            assert_eq!(hall.store.steps(&id).await.unwrap().len() as u64, before + 2);
            together += 1;
        } else if asked(&one) {
            one.play().await.unwrap();
        } else {
            two.play().await.unwrap();
        }
        let step = hall.store.steps(&id).await.unwrap().len();
        for player in [&mut one, &mut two] {
            let look = json!({ "do": "look", "seat": player.update["viewer"] });
            player.update = player.live.command(60, look).await.unwrap();
            assert_eq!(player.update["step"], step);
        }
    }
    assert!(together > 0, "nobody ever chose at the same time");
    hall.close().await;
}

#[tokio::test]
async fn moves_of_others_and_for_others_are_refused() {
    let hall = TestHall::open().await;
    let (id, host, _, mut one, mut two) = pair(&hall, "dragonheart").await;
    settled(&mut one).await;
    settled(&mut two).await;
    let (mover, mut other) = mover_first(one, two);
    let own = other.update["viewer"].clone();
    let command =
        |seat: &Value, action: Value| json!({ "do": "play", "seat": seat, "step": 0, "action": action });
    let choice = mover.update["choices"][0]["notation"].clone();
    for (command, code) in [
        (command(&own, choice.clone()), "not-your-turn"),
        (command(&mover.update["viewer"], choice.clone()), "not-your-seat"),
        (command(&json!(5), choice.clone()), "not-your-seat"),
        (command(&own, json!("fly:away")), "bad-action"),
        (command(&own, json!({ "fly": 1 })), "bad-action"),
        (json!({ "do": "undo", "seat": own, "step": 0 }), "nothing-to-undo"),
        (json!({ "do": "agree", "step": 0, "yes": true }), "nobody-asked"),
        (json!({ "do": "hint", "seat": own }), "not-your-turn"),
        (json!({ "do": "why", "seat": own, "action": choice }), "not-your-turn"),
        (json!({ "do": "chat", "text": "" }), "bad-chat"),
        (json!({ "do": "chat", "text": "x".repeat(301) }), "bad-chat"),
    ] {
        let answer = other.live.command(1, command.clone()).await.unwrap();
        assert_eq!((&answer["type"], &answer["code"]), (&json!("refused"), &json!(code)), "{command}");
    }
    // A spectator has no seat at all.
    let (_, invite) = names(&host.must("GET", &format!("/api/tables/{id}"), None).await.unwrap());
    let mut third = hall.guest().await.live(&id, &format!("invite={invite}")).await.unwrap();
    let answer = third.command(1, command(&json!(0), json!("x"))).await.unwrap();
    assert_eq!(answer["code"], "not-your-seat");
    assert_eq!(hall.store.steps(&id).await.unwrap().len(), 0);
    hall.close().await;
}

#[tokio::test]
async fn why_not_names_the_rule_and_a_hint_is_a_legal_move() {
    let hall = TestHall::open().await;
    let (_, _, _, mut one, mut two) = pair(&hall, "dragonheart").await;
    settled(&mut one).await;
    settled(&mut two).await;
    let (mut mover, _other) = mover_first(one, two);
    let seat = mover.update["viewer"].clone();
    let action = json!({ "play": { "picture": "dwarf", "points": [1, 1, 1, 1, 1] } });
    let why = mover.live.command(1, json!({ "do": "why", "seat": seat, "action": action })).await.unwrap();
    assert_eq!(
        (&why["code"], &why["refusal"], &why["rule"]),
        (&json!("refused"), &json!("space-full"), &json!("2.4"))
    );
    let hint = mover.live.command(2, json!({ "do": "hint", "seat": seat })).await.unwrap();
    assert_eq!((&hint["type"], &hint["step"]), (&json!("hint"), &mover.update["step"]));
    let choices = mover.update["choices"].as_array().unwrap();
    let advice = hint["advice"].as_array().unwrap();
    assert!((1..=3).contains(&advice.len()), "{hint}");
    for advised in advice {
        assert!(choices.iter().any(|choice| choice["notation"] == advised["action"]), "{hint}");
        assert!(advised["chance"].as_u64().unwrap() <= advice[0]["chance"].as_u64().unwrap(), "{hint}");
        let reason = advised["reason"]["key"].as_str();
        assert!(reason.is_none_or(|key| key.starts_with("reason-")), "{hint}");
    }
    hall.close().await;
}

#[tokio::test]
async fn who_comes_back_gets_what_happened_meanwhile() {
    let hall = TestHall::open().await;
    let (id, host, _, mut one, mut two) = pair(&hall, "dragonheart").await;
    settled(&mut one).await;
    settled(&mut two).await;
    let (mut mover, mut other) = mover_first(one, two);
    for _ in 0..3 {
        mover.play().await.unwrap();
        while mover.update["choices"] != json!([]) {
            mover.play().await.unwrap();
        }
        other.update = Value::Null;
        other.wait().await.unwrap();
        while other.update["to_act"][0] != other.update["viewer"] {
            settled(&mut other).await;
        }
        std::mem::swap(&mut mover, &mut other);
    }
    let steps = hall.store.steps(&id).await.unwrap().len() as u64;
    let mut again = host.live(&id, &format!("since={}", steps - 2)).await.unwrap();
    let update = again.next_of("update").await.unwrap();
    let message: Vec<u64> =
        update["steps"].as_array().unwrap().iter().map(|log| log["step"].as_u64().unwrap()).collect();
    assert_eq!(message, [steps - 1, steps]);
    let mut whole = host.live(&id, "").await.unwrap();
    assert_eq!(whole.next_of("update").await.unwrap()["steps"].as_array().unwrap().len() as u64, steps);
    hall.close().await;
}

#[tokio::test]
async fn a_step_is_taken_back_by_the_law_and_sent_to_everybody() {
    let hall = TestHall::open().await;
    let (id, host, _, mut one, mut two) = pair(&hall, "dragondraft").await;
    settled(&mut one).await;
    settled(&mut two).await;
    let mut undone = 0;
    for _ in 0..200 {
        let (asked, other) =
            if one.update["choices"] != json!([]) { (&mut one, &mut two) } else { (&mut two, &mut one) };
        let choices = asked.update["choices"].as_array().unwrap().clone();
        let Some(choice) = choices.iter().find(|choice| choice["takes_back"] == "alone") else {
            asked.play().await.unwrap();
            let step = asked.update["step"].clone();
            while other.update["step"] != step {
                settled(other).await;
            }
            continue;
        };
        let before = asked.update.clone();
        let command = json!({ "do": "play", "seat": before["viewer"], "step": before["step"], "action": choice["notation"] });
        let played = asked.live.command(70, command).await.unwrap();
        assert_eq!(played["undo"], "yes");
        let back = json!({ "do": "undo", "seat": before["viewer"], "step": played["step"] });
        let back = asked.live.command(71, back).await.unwrap();
        assert_eq!((&back["view"], &back["choices"]), (&before["view"], &before["choices"]));
        assert_eq!(back["ply"], before["ply"]);
        assert_eq!(
            back["step"].as_u64(),
            played["step"].as_u64().map(|step| step + 1),
            "steps never go down"
        );
        assert_eq!(back["steps"][0]["undone"], true);
        while other.update["step"] != back["step"] {
            settled(other).await;
        }
        undone += 1;
        break;
    }
    assert_eq!(undone, 1, "nothing could be taken back in this game");
    // What was taken back is taken back after a restart too.
    let (viewer, view) = (
        one.update["viewer"].clone(),
        one.live.command(72, json!({ "do": "look", "seat": 0 })).await.unwrap(),
    );
    let hall = hall.again(quick()).await;
    let host = testclient::TestClient { address: hall.address, ..host };
    let there = host.live(&id, "").await.unwrap().next_of("update").await.unwrap();
    assert_eq!((&there["viewer"], &there["step"], &there["view"]), (&viewer, &view["step"], &view["view"]));
    hall.close().await;
}

#[tokio::test]
async fn after_a_restart_the_bots_go_on_by_themselves() {
    let hall = TestHall::open().await;
    let host = hall.guest().await;
    let (id, _) = names(&table(&host, "dragonheart", &[me(), bot("greedy")]).await);
    let mut player = Player::new(host.live(&id, "").await.unwrap(), 9);
    for _ in 0..4 {
        assert!(player.wait().await.unwrap());
        player.play().await.unwrap();
    }
    let hall = hall.again(quick()).await;
    let host = testclient::TestClient { address: hall.address, ..host };
    let mut player = Player::new(host.live(&id, "").await.unwrap(), 9);
    player.play_on().await.unwrap();
    let over = host.must("GET", &format!("/api/tables/{id}"), None).await.unwrap();
    assert_eq!(over["status"], "over");
    hall.close().await;
}

#[tokio::test]
async fn a_line_of_chat_reaches_everybody_and_is_kept() {
    let hall = TestHall::open().await;
    let (id, host, _, mut one, mut two) = pair(&hall, "dragonheart").await;
    let said = one.live.command(1, json!({ "do": "chat", "text": " Hello\u{202e}\n there " })).await.unwrap();
    assert_eq!(said["type"], "done");
    let line = two.live.next_of("chat").await.unwrap();
    assert_eq!(
        (&line["text"], &line["seat"], &line["number"]),
        (&json!("Hello there"), &json!(0), &json!(1))
    );
    let mut answers = Vec::new();
    for id in 2..9 {
        answers.push(
            one.live.command(id, json!({ "do": "chat", "text": "again" })).await.unwrap()["code"].clone(),
        );
    }
    assert!(answers.contains(&json!("too-fast")), "{answers:?}");
    let mut again = host.live(&id, "").await.unwrap();
    assert_eq!(again.next_of("chat").await.unwrap()["text"], "Hello there");
    hall.close().await;
}

#[tokio::test]
async fn giving_up_ends_a_table_for_two_and_leaves_a_bigger_one_to_a_bot() {
    let hall = TestHall::open().await;
    let (id, host, _, mut one, _two) = pair(&hall, "dragonheart").await;
    one.live.command(1, json!({ "do": "resign", "seat": 0 })).await.unwrap();
    let over = host.must("GET", &format!("/api/tables/{id}"), None).await.unwrap();
    assert_eq!((&over["status"], &over["resigned"]), (&json!("over"), &json!(0)));
    let answer = one.live.command(2, json!({ "do": "resign", "seat": 0 })).await.unwrap();
    assert_eq!(answer["code"], "game-over");
    let record = host.request("GET", &format!("/api/tables/{id}/record"), None).await.unwrap();
    verify(&record.text);

    let guests = [hall.guest().await, hall.guest().await, hall.guest().await];
    let (id, invite) = names(&table(&guests[0], "dragondraft", &[me(), open(), open()]).await);
    for guest in &guests[1..] {
        guest.must("POST", &format!("/api/tables/{id}/sit?invite={invite}"), None).await.unwrap();
    }
    let mut leaver = guests[1].live(&id, "").await.unwrap();
    leaver.command(1, json!({ "do": "resign", "seat": 1 })).await.unwrap();
    let seen = guests[0].must("GET", &format!("/api/tables/{id}"), None).await.unwrap();
    assert_eq!((&seen["status"], &seen["seats"][1]["kind"]), (&json!("running"), &json!("bot")));
    hall.close().await;
}

#[tokio::test]
async fn a_replay_shows_ones_own_eyes_until_the_end_and_everybodys_after() {
    let hall = TestHall::open().await;
    let (id, host, _, mut one, mut two) = pair(&hall, "dragonheart").await;
    settled(&mut one).await;
    settled(&mut two).await;
    let path = format!("/api/tables/{id}/replay");
    let own = host.must("GET", &path, None).await.unwrap();
    assert_eq!((&own["viewer"], own["frames"].as_array().unwrap().len()), (&json!(0), 1));
    assert_eq!(host.request("GET", &format!("{path}?viewer=1"), None).await.unwrap().code(), "not-your-seat");
    assert_eq!(
        host.request("GET", &format!("{path}?viewer=spectator"), None).await.unwrap().code(),
        "not-your-seat"
    );
    assert_eq!(host.request("GET", &format!("{path}?viewer=x"), None).await.unwrap().code(), "bad-request");
    play_out(&mut one, &mut two).await;
    let plies = (one.acknowledged.len() + two.acknowledged.len()) as u64;
    let other =
        host.must("GET", &format!("{path}?viewer=1&from={}&plain=true", plies - 1), None).await.unwrap();
    assert_eq!((&other["plies"], other["frames"].as_array().unwrap().len()), (&json!(plies), 2));
    let last = &other["frames"][1];
    assert_eq!((&last["view"]["you"], last["action"].is_string()), (&json!(1), true));
    assert!(!last["description"].as_array().unwrap().is_empty());
    hall.close().await;
}

/// Plays on until the one who has just moved could take it back only with the other's leave.
async fn until_leave_is_needed(one: &mut Player, two: &mut Player) -> usize {
    settled(one).await;
    settled(two).await;
    for _ in 0..200 {
        let turn = usize::from(one.update["choices"] == json!([]));
        let (mover, other) = if turn == 0 { (&mut *one, &mut *two) } else { (&mut *two, &mut *one) };
        mover.play().await.unwrap();
        while other.update["step"] != mover.update["step"] {
            settled(other).await;
        }
        if mover.update["undo"] == "ask" {
            return turn;
        }
    }
    panic!("in this game nobody ever needs the other's leave");
}

#[tokio::test]
async fn with_the_others_leave_a_step_is_taken_back_though_it_was_the_others_turn() {
    let hall = TestHall::open().await;
    let (id, host, friend, mut one, mut two) = pair(&hall, "dragondraft").await;
    let turn = until_leave_is_needed(&mut one, &mut two).await;
    let (mut mover, mut other) = if turn == 0 { (one, two) } else { (two, one) };
    let guests = [&host, &friend];
    let (seat, step) = (mover.update["viewer"].clone(), mover.update["step"].clone());
    let ply = mover.update["ply"].as_u64().unwrap();
    let undo = json!({ "do": "undo", "seat": seat, "step": step });
    assert_eq!(mover.live.command(80, undo.clone()).await.unwrap()["type"], "done", "asked, not done");
    let question = other.live.next_of("undo-asked").await.unwrap();
    assert_eq!((&question["seat"], &question["step"]), (&seat, &step));
    other.live.command(81, json!({ "do": "agree", "step": step, "yes": false })).await.unwrap();
    assert_eq!(mover.live.next_of("undo-refused").await.unwrap()["step"], step);
    let late = other.live.command(82, json!({ "do": "agree", "step": step, "yes": true })).await.unwrap();
    assert_eq!(late["code"], "nobody-asked", "no means no");
    mover.live.command(83, undo).await.unwrap();
    other.live.next_of("undo-asked").await.unwrap();
    // Whoever was away for a moment is asked again.
    other.live = guests[1 - turn].live(&id, "").await.unwrap();
    assert_eq!(other.live.next_of("undo-asked").await.unwrap()["step"], step);
    let back = other.live.command(84, json!({ "do": "agree", "step": step, "yes": true })).await.unwrap();
    assert_eq!((&back["steps"][0]["undone"], back["ply"].as_u64()), (&json!(true), Some(ply - 1)));
    settled(&mut mover).await;
    assert_eq!(mover.update["to_act"], json!([seat]));
    let hall = hall.again(quick()).await;
    let host = testclient::TestClient { address: hall.address, ..host };
    let there = host.live(&id, "").await.unwrap().next_of("update").await.unwrap();
    assert_eq!((&there["step"], &there["ply"]), (&back["step"], &back["ply"]), "after a restart too");
    hall.close().await;
}

#[tokio::test]
async fn against_bots_nobody_has_to_be_asked() {
    let hall = TestHall::open().await;
    let host = hall.guest().await;
    let (id, _) = names(&table(&host, "dragondraft", &[me(), bot("random")]).await);
    let mut player = Player::new(host.live(&id, "").await.unwrap(), 4);
    for _ in 0..100 {
        assert!(player.wait().await.unwrap(), "nothing could be taken back past a bot");
        let before = player.update.clone();
        player.play().await.unwrap();
        if !player.wait().await.unwrap() {
            continue;
        }
        let past_a_bot = player.update["ply"].as_u64() > before["ply"].as_u64().map(|ply| ply + 1);
        if past_a_bot && player.update["undo"] == "yes" {
            let undo = json!({ "do": "undo", "seat": 0, "step": player.update["step"] });
            let back = player.live.command(90, undo).await.unwrap();
            assert_eq!((&back["view"], &back["ply"]), (&before["view"], &before["ply"]));
            return hall.close().await;
        }
    }
    panic!("nothing could be taken back past a bot");
}

#[tokio::test]
async fn a_lost_database_is_not_called_a_slow_reader() {
    let hall = TestHall::open().await;
    let (_, _, _, mut one, mut two) = pair(&hall, "dragonheart").await;
    settled(&mut one).await;
    settled(&mut two).await;
    let (mut mover, mut other) = mover_first(one, two);
    let pool = sqlx::AnyPool::connect(&hall.database).await.unwrap();
    sqlx::query("ALTER TABLE steps RENAME TO elsewhere").execute(&pool).await.unwrap();
    mover.live.send(&first_choice(&mover.update)).await.unwrap();
    assert_eq!(other.live.next_of("refused").await.unwrap()["code"], "not-saved");
    assert_eq!(other.live.next_text().await.unwrap(), None);
    assert_eq!(other.live.closed, Some((1013, "not-saved".to_owned())));
    sqlx::query("ALTER TABLE elsewhere RENAME TO steps").execute(&pool).await.unwrap();
    hall.close().await;
}

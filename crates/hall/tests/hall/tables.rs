//! Tables: opened, found, joined, left, closed, played again.

use serde_json::{Value, json};
use testclient::{Player, TestClient};
use tokio::io::{AsyncReadExt, AsyncWriteExt};
use tokio::net::TcpStream;

use crate::test_hall::{TestHall, bot, games, me, names, open, pair, table};

#[tokio::test]
async fn a_game_against_bots_begins_at_once() {
    let hall = TestHall::open().await;
    let host = hall.guest().await;
    for (game, seats) in games(6) {
        let mut all = vec![bot("random"); seats];
        all[0] = me();
        let table = table(&host, game, &all).await;
        assert_eq!((&table["status"], &table["yours"]), (&json!("running"), &json!([0])), "{game}");
        assert_eq!(table["commitment"].as_str().unwrap().len(), 64);
        assert!(table.get("seed").is_none());
        assert_eq!(table["options"]["players"], seats);
    }
    let mine = host.must("GET", "/api/me/tables", None).await.unwrap();
    assert_eq!(mine.as_array().unwrap().len(), games(6).count());
    hall.close().await;
}

#[tokio::test]
async fn what_no_table_can_be_is_refused_with_its_code() {
    let hall = TestHall::open().await;
    let host = hall.guest().await;
    for (wanted, code) in [
        (json!({ "game": "chess", "seats": [] }), "unknown-game"),
        (json!({ "game": "dragonheart", "seats": [me()] }), "bad-seats"),
        (json!({ "game": "dragonheart", "seats": [bot("random"), bot("random")] }), "bad-seats"),
        (json!({ "game": "dragonheart", "seats": [me(), bot("clever")] }), "unknown-bot"),
        (json!({ "game": "dragonheart", "seats": [me(), bot("greedy:10000")] }), "unknown-bot"),
        (
            json!({ "game": "dragonheart", "seats": [me(), open()], "options": { "players": 9 } }),
            "bad-options",
        ),
        (json!({ "game": "dragonheart", "seats": [me(), open()], "options": { "first": 9 } }), "bad-options"),
        (json!({ "game": "dragonheart", "seats": [me(), open()], "campaign": true }), "no-campaign"),
        (json!({ "game": "dragonheart", "seats": [{ "kind": "me", "name": "" }, open()] }), "bad-name"),
        (json!({ "game": "dragonheart", "seats": [me(), open()], "clock": "hour" }), "bad-request"),
    ] {
        let answer = host.request("POST", "/api/tables", Some(wanted.clone())).await.unwrap();
        assert_eq!(answer.code(), code, "{wanted}");
        assert!(!answer.json()["message"].as_str().unwrap().is_empty());
    }
    // What the game itself calls the reason comes with it, and so does its sentence.
    let wanted = json!({ "game": "dragonheart", "seats": [me(), open()], "options": { "players": 9 } });
    let answer = host.request("POST", "/api/tables", Some(wanted)).await.unwrap().json();
    assert_eq!(answer["refusal"], "bad-players");
    assert_eq!(answer["message"], "This game is not for that number of players.");
    hall.close().await;
}

#[tokio::test]
async fn a_private_table_is_there_only_for_those_who_have_the_link() {
    let hall = TestHall::open().await;
    let (host, friend, stranger) = (hall.guest().await, hall.guest().await, hall.guest().await);
    let (id, invite) = names(&table(&host, "dragonheart", &[me(), open()]).await);
    assert_eq!(invite.len(), 26, "128 bits");
    let path = format!("/api/tables/{id}");
    for wrong in [path.clone(), format!("{path}?invite={}", "a".repeat(26))] {
        let answer = stranger.request("GET", &wrong, None).await.unwrap();
        assert_eq!(answer.code(), "no-such-table");
        let refused = stranger.live(&id, "").await.unwrap_err().to_string();
        assert!(refused.starts_with("404") && refused.contains("no-such-table"), "{refused}");
    }
    let seen = friend.must("GET", &format!("{path}?invite={invite}"), None).await.unwrap();
    assert_eq!((&seen["status"], &seen["yours"], seen.get("invite")), (&json!("waiting"), &json!([]), None));
    let sat = friend.must("POST", &format!("{path}/sit?invite={invite}"), None).await.unwrap();
    assert_eq!((&sat["status"], &sat["yours"]), (&json!("running"), &json!([1])));
    let late = stranger.request("POST", &format!("{path}/sit?invite={invite}"), None).await.unwrap();
    assert_eq!((late.status, late.code().as_str()), (409, "table-full"));
    hall.close().await;
}

#[tokio::test]
async fn the_lobby_shows_public_tables_as_they_come() {
    let hall = TestHall::open().await;
    let (host, other) = (hall.guest().await, hall.guest().await);
    table(&host, "dragonheart", &[me(), open()]).await;
    assert_eq!(other.must("GET", "/api/lobby", None).await.unwrap(), json!([]));
    let wanted = json!({ "game": "dragonheart", "seats": [me(), open()], "public": true });
    let public = host.must("POST", "/api/tables", Some(wanted)).await.unwrap();
    let seen = other.must("GET", "/api/lobby", None).await.unwrap();
    assert_eq!(seen[0]["id"], public["id"]);
    assert!(seen[0].get("invite").is_none());
    let id = public["id"].as_str().unwrap();
    let mut lists = Stream::open(&other, "/api/lobby/live").await;
    lists.until(&format!("\"id\":\"{id}\"")).await;
    let sat = other.must("POST", &format!("/api/tables/{id}/sit"), None).await;
    assert_eq!(sat.unwrap()["status"], "running");
    lists.until("\"status\":\"running\"").await;
    drop(lists);
    hall.close().await;
}

/// An answer that does not end.
struct Stream(TcpStream);

impl Stream {
    async fn open(guest: &TestClient, path: &str) -> Self {
        let mut stream = TcpStream::connect(guest.address).await.unwrap();
        let head =
            format!("GET {path} HTTP/1.1\r\nhost: {}\r\ncookie: {}\r\n\r\n", guest.address, guest.cookie);
        stream.write_all(head.as_bytes()).await.unwrap();
        Self(stream)
    }

    /// Reads on until this was sent.
    async fn until(&mut self, wanted: &str) {
        let mut text = String::new();
        let mut part = [0; 4096];
        while !text.contains(wanted) {
            let read = self.0.read(&mut part).await.unwrap();
            assert!(read > 0, "the stream ended: {text}");
            text += &String::from_utf8_lossy(&part[..read]);
        }
    }
}

#[tokio::test]
async fn seats_are_taken_once_and_left_before_the_start() {
    let hall = TestHall::open().await;
    let (host, friend) = (hall.guest().await, hall.guest().await);
    let (id, invite) = names(&table(&host, "dragondraft", &[me(), open(), open()]).await);
    let sit = |seat: u8| (format!("/api/tables/{id}/sit?invite={invite}"), Some(json!({ "seat": seat })));
    let (path, body) = sit(0);
    assert_eq!(friend.request("POST", &path, body).await.unwrap().code(), "seat-taken");
    let (path, body) = sit(7);
    assert_eq!(friend.request("POST", &path, body).await.unwrap().code(), "no-such-seat");
    let (path, body) = sit(2);
    assert_eq!(friend.must("POST", &path, body).await.unwrap()["yours"], json!([2]));
    let (path, body) = sit(1);
    assert_eq!(friend.request("POST", &path, body).await.unwrap().code(), "already-seated");
    let left = friend.must("POST", &format!("/api/tables/{id}/leave"), None).await.unwrap();
    assert_eq!((&left["yours"], left.get("invite")), (&json!([]), None));
    let again = friend.request("GET", &format!("/api/tables/{id}"), None).await.unwrap();
    assert_eq!(again.code(), "no-such-table", "whoever has left is a stranger again");
    let seen = host.must("GET", &format!("/api/tables/{id}"), None).await.unwrap();
    assert_eq!(seen["seats"][2]["kind"], "open");
    hall.close().await;
}

#[tokio::test]
async fn several_people_share_one_screen_and_look_each_from_their_own_seat() {
    let hall = TestHall::open().await;
    let host = hall.guest().await;
    let named = |name: &str| json!({ "kind": "me", "name": name });
    let table = table(&host, "dragonheart", &[named("Ada"), named("Ben")]).await;
    assert_eq!((&table["yours"], &table["seats"][1]["name"]), (&json!([0, 1]), &json!("Ben")));
    let (id, _) = names(&table);
    let mut live = host.live(&id, "seat=1").await.unwrap();
    let one = live.next_of("update").await.unwrap();
    assert_eq!((&one["viewer"], &one["view"]["you"]), (&json!(1), &json!(1)));
    let other = live.command(1, json!({ "do": "look", "seat": 0, "plain": true })).await.unwrap();
    assert_eq!(other["view"]["you"], 0);
    assert_ne!(other["view"]["hand"], one["view"]["hand"]);
    assert!(!other["description"].as_array().unwrap().is_empty());
    let mut ada = Player::new(live, 3);
    ada.update = other;
    for _ in 0..200 {
        if ada.update["to_act"] == json!([]) {
            return hall.close().await;
        }
        let seat = ada.update["to_act"][0].clone();
        ada.update = ada.live.command(900, json!({ "do": "look", "seat": seat })).await.unwrap();
        ada.play().await.unwrap();
    }
    panic!("the game does not end");
}

#[tokio::test]
async fn only_the_host_closes_and_only_an_empty_game() {
    let hall = TestHall::open().await;
    let (id, host, friend, _one, _two) = pair(&hall, "dragonheart").await;
    let close = format!("/api/tables/{id}/close");
    assert_eq!(friend.request("POST", &close, None).await.unwrap().code(), "not-host");
    assert_eq!(host.request("POST", &close, None).await.unwrap().code(), "not-waiting");
    let alone = table(&host, "dragonheart", &[me(), bot("random")]).await;
    let close = format!("/api/tables/{}/close", alone["id"].as_str().unwrap());
    let closed = host.must("POST", &close, None).await.unwrap();
    assert_eq!(closed["status"], "closed");
    assert_eq!(closed["seed"].as_str().unwrap().len(), 64, "a closed table has no secrets");
    assert_eq!(host.request("POST", &close, None).await.unwrap().code(), "not-running");
    hall.close().await;
}

#[tokio::test]
async fn a_rematch_brings_the_same_people_together() {
    let hall = TestHall::open().await;
    let (id, host, friend, mut one, _two) = pair(&hall, "dragonheart").await;
    let rematch = format!("/api/tables/{id}/rematch");
    assert_eq!(host.request("POST", &rematch, None).await.unwrap().code(), "not-over");
    one.live.command(1, json!({ "do": "resign", "seat": 0 })).await.unwrap();
    let waiting = host.must("POST", &rematch, None).await.unwrap();
    assert_eq!((&waiting["status"], &waiting["yours"]), (&json!("waiting"), &json!([0])));
    let running = friend.must("POST", &rematch, None).await.unwrap();
    assert_eq!((&running["id"], &running["status"]), (&waiting["id"], &json!("running")));
    assert_eq!(running["yours"], json!([1]));
    assert_ne!(running["commitment"], Value::Null);
    let old = host.must("GET", &format!("/api/tables/{id}"), None).await.unwrap();
    assert_eq!((&old["next"], &old["resigned"]), (&waiting["id"], &json!(0)));
    hall.close().await;
}

#[tokio::test]
async fn a_rematch_that_is_gone_is_opened_anew() {
    let hall = TestHall::open().await;
    let (id, host, friend, mut one, _two) = pair(&hall, "dragonheart").await;
    let rematch = format!("/api/tables/{id}/rematch");
    one.live.command(1, json!({ "do": "resign", "seat": 0 })).await.unwrap();
    let first = host.must("POST", &rematch, None).await.unwrap();
    host.must("POST", &format!("/api/tables/{}/leave", first["id"].as_str().unwrap()), None).await.unwrap();
    let second = friend.must("POST", &rematch, None).await.unwrap();
    assert_ne!(second["id"], first["id"], "nobody waits at the first one any more");
    assert_eq!((&second["status"], &second["yours"]), (&json!("waiting"), &json!([1])));
    let running = host.must("POST", &rematch, None).await.unwrap();
    assert_eq!((&running["id"], &running["status"]), (&second["id"], &json!("running")));
    hall.close().await;
}

#[tokio::test]
async fn a_campaign_is_kept_for_its_guest() {
    let hall = TestHall::open().await;
    let host = hall.guest().await;
    let path = "/api/me/campaigns/flamecraft";
    assert_eq!(host.must("GET", path, None).await.unwrap()["value"], Value::Null);
    let wanted =
        json!({ "game": "flamecraft", "seats": [me()], "options": { "players": 1 }, "campaign": true });
    let table = host.must("POST", "/api/tables", Some(wanted)).await.unwrap();
    let (id, _) = names(&table);
    let mut solo = Player::new(host.live(&id, "").await.unwrap(), 5);
    solo.play_on().await.unwrap();
    let kept = host.must("GET", path, None).await.unwrap();
    assert!(kept["value"].is_array(), "the achievements so far: {kept}");
    let next = host.must("POST", &format!("/api/tables/{id}/rematch"), None).await.unwrap();
    assert_eq!(next["options"]["campaign"], kept["value"]);
    assert_eq!(hall.guest().await.must("GET", path, None).await.unwrap()["value"], Value::Null);
    host.must("DELETE", path, None).await.unwrap();
    assert_eq!(host.must("GET", path, None).await.unwrap()["value"], Value::Null);
    assert_eq!(host.request("GET", "/api/me/campaigns/sneaky", None).await.unwrap().code(), "no-campaign");
    hall.close().await;
}

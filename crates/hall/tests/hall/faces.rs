//! Every seat has a face of its own, and guests who have not told their name get different ones.

use std::collections::BTreeSet;

use bots::CHARACTERS;
use hall::guest::AVATARS;
use serde_json::{Value, json};

use crate::test_hall::{TestHall, bot, me, names, open, quick, table};

/// The face of every seat that somebody has: a person's picture or a bot's character.
fn faces(table: &Value) -> Vec<String> {
    let face = |seat: &Value| match seat["kind"].as_str().unwrap() {
        "bot" => {
            assert_eq!(seat["avatar"], "", "a picture belongs to a person");
            let character = seat["character"].as_str().unwrap();
            assert!(CHARACTERS.contains(&character), "{character}");
            Some(character.to_owned())
        }
        "person" => {
            assert!(seat.get("character").is_none());
            let avatar = seat["avatar"].as_str().unwrap();
            assert!(AVATARS.contains(&avatar), "{avatar}");
            Some(avatar.to_owned())
        }
        _ => None,
    };
    table["seats"].as_array().unwrap().iter().filter_map(face).collect()
}

fn all_different(faces: &[String]) -> bool {
    faces.iter().collect::<BTreeSet<_>>().len() == faces.len()
}

#[tokio::test]
async fn bots_and_people_at_a_table_all_have_different_faces_also_after_a_restart() {
    let mut hall = TestHall::open().await;
    let host = hall.guest().await;
    host.must("PATCH", "/api/me", Some(json!({ "avatar": "plum" }))).await.unwrap();
    // Two people at one screen, and a bot of the host's choice among others.
    let chosen = json!({ "kind": "bot", "level": "greedy", "character": "cargo" });
    let seats = [me(), me(), bot("random"), bot("random"), chosen, bot("greedy")];
    let opened = table(&host, "sneaky", &seats).await;
    let before = faces(&opened);
    assert!(before.len() == 6 && all_different(&before), "{before:?}");
    assert_eq!((before[0].as_str(), before[4].as_str()), ("plum", "cargo"));
    assert_eq!(opened["seats"][4]["level"], "greedy", "who somebody is and how strong are two things");
    let (id, _) = names(&opened);
    hall = hall.again(quick()).await;
    let host = testclient::TestClient { address: hall.address, ..host };
    assert_eq!(faces(&host.must("GET", &format!("/api/tables/{id}"), None).await.unwrap()), before);
    hall.close().await;
}

#[tokio::test]
async fn characters_differ_from_table_to_table_and_strange_ones_are_refused() {
    let hall = TestHall::open().await;
    let host = hall.guest().await;
    let mut seen = BTreeSet::new();
    for _ in 0..24 {
        seen.insert(faces(&table(&host, "dragonheart", &[me(), bot("random")]).await).remove(1));
    }
    assert!(seen.len() > 3, "{seen:?}");
    let nobody = json!({ "kind": "bot", "level": "greedy", "character": "nobody" });
    let wanted = json!({ "game": "dragonheart", "seats": [me(), nobody] });
    assert_eq!(host.request("POST", "/api/tables", Some(wanted)).await.unwrap().code(), "unknown-bot");
    // Who is asked for twice comes once.
    let twice = json!({ "kind": "bot", "level": "greedy", "character": "tempo" });
    let both = faces(&table(&host, "dragondraft", &[me(), twice.clone(), twice]).await);
    assert!(all_different(&both) && both[1] == "tempo", "{both:?}");
    hall.close().await;
}

#[tokio::test]
async fn bots_keep_their_character_in_the_next_game() {
    let hall = TestHall::open().await;
    let (host, friend) = (hall.guest().await, hall.guest().await);
    let (id, invite) =
        names(&table(&host, "dragondraft", &[me(), open(), bot("random"), bot("greedy")]).await);
    let sat = friend.must("POST", &format!("/api/tables/{id}/sit?invite={invite}"), None).await.unwrap();
    let before = faces(&sat);
    assert!(all_different(&before));
    let mut live = host.live(&id, "").await.unwrap();
    live.next_of("update").await.unwrap();
    let mut friends = friend.live(&id, "").await.unwrap();
    friends.next_of("update").await.unwrap();
    live.send(&json!({ "do": "resign", "seat": 0 })).await.unwrap();
    // The seat that was given up is a bot with a face of its own, and nobody else's face has changed.
    let handed = loop {
        let seen = friends.next_of("table").await.unwrap();
        if seen["seats"][0]["kind"] == "bot" {
            break faces(&seen);
        }
    };
    assert_eq!(handed[1..], before[1..]);
    assert!(all_different(&handed), "{handed:?}");
    friends.send(&json!({ "do": "resign", "seat": 1 })).await.unwrap();
    while friends.next_of("table").await.unwrap()["status"] != "over" {}
    let next = friend.must("POST", &format!("/api/tables/{id}/rematch"), None).await.unwrap();
    assert_eq!(faces(&next), handed);
    hall.close().await;
}

#[tokio::test]
async fn the_host_fills_open_seats_with_bots_and_the_game_begins() {
    let hall = TestHall::open().await;
    let (host, friend) = (hall.guest().await, hall.guest().await);
    let (id, invite) = names(&table(&host, "dragondraft", &[me(), open(), open(), open()]).await);
    let path = format!("/api/tables/{id}/bots");
    friend.must("POST", &format!("/api/tables/{id}/sit?invite={invite}"), None).await.unwrap();
    let level = json!({ "level": "drake" });
    assert_eq!(friend.request("POST", &path, Some(level.clone())).await.unwrap().code(), "not-host");
    for (wanted, code) in [
        (json!({ "level": "clever" }), "unknown-bot"),
        (json!({ "level": "greedy", "seat": 9 }), "no-such-seat"),
        (json!({ "level": "greedy", "seat": 1 }), "seat-taken"),
    ] {
        assert_eq!(host.request("POST", &path, Some(wanted)).await.unwrap().code(), code);
    }
    let one = host.must("POST", &path, Some(json!({ "level": "random", "seat": 3 }))).await.unwrap();
    assert_eq!((&one["status"], &one["seats"][3]["level"]), (&json!("waiting"), &json!("random")));
    let full = host.must("POST", &path, Some(level.clone())).await.unwrap();
    assert_eq!((&full["status"], &full["seats"][2]["level"]), (&json!("running"), &json!("drake")));
    assert!(all_different(&faces(&full)), "{full}");
    assert_eq!(host.request("POST", &path, Some(level)).await.unwrap().code(), "not-waiting");
    hall.close().await;
}

#[tokio::test]
async fn guests_who_have_not_told_their_name_never_have_the_same_at_one_table() {
    let hall = TestHall::open().await;
    let (host, friend) = (hall.guest().await, hall.guest().await);
    let mine = host.must("GET", "/api/me", None).await.unwrap();
    assert_eq!(mine["named"], false);
    // By chance it happens once in ten thousand tables.
    let same = json!({ "name": mine["name"] });
    assert_eq!(friend.must("PATCH", "/api/me", Some(same)).await.unwrap()["named"], false);
    let (id, invite) = names(&table(&host, "dragonheart", &[me(), open()]).await);
    let sat = friend.must("POST", &format!("/api/tables/{id}/sit?invite={invite}"), None).await.unwrap();
    assert_eq!(sat["seats"][0]["name"], mine["name"]);
    assert_ne!(sat["seats"][1]["name"], mine["name"]);
    assert!(sat["seats"][1].get("lookalike").is_none(), "{sat}");
    let told = friend.must("PATCH", "/api/me", Some(json!({ "name": "Mira" }))).await.unwrap();
    assert_eq!(told["named"], true);
    hall.close().await;
}

#[tokio::test]
async fn two_guests_rarely_get_the_same_name() {
    let hall = TestHall::open().await;
    let mut given = BTreeSet::new();
    for _ in 0..60 {
        let guest = hall.guest().await;
        let me = guest.must("GET", "/api/me", None).await.unwrap();
        given.insert(me["name"].as_str().unwrap().to_owned());
    }
    // Of sixty out of eleven thousand one pair in six tries is the same; four pairs never.
    assert!(given.len() > 56, "{given:?}");
    hall.close().await;
}

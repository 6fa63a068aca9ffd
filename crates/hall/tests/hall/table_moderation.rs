//! Order at a table: what people see of each other, and what a host and a guest can do about it.

use hall::store::{Change, Write, now};
use serde_json::{Value, json};
use testclient::{Live, TestClient};

use crate::test_hall::{TestHall, me, names, open, quick, table};

async fn named(hall: &TestHall, name: &str) -> TestClient {
    let guest = hall.guest().await;
    guest.must("PATCH", "/api/me", Some(json!({ "name": name }))).await.unwrap();
    guest
}

/// Says something and waits until it is kept.
async fn say(live: &mut Live, id: u32, text: &str) -> Value {
    live.command(id, json!({ "do": "chat", "text": text })).await.unwrap()
}

/// The lines that somebody who comes now is sent.
async fn history(guest: &TestClient, table: &str, query: &str) -> Vec<Value> {
    let mut live = guest.live(table, query).await.unwrap();
    live.send(&json!({ "do": "hint", "seat": 99, "id": 77 })).await.unwrap();
    let mut lines = Vec::new();
    loop {
        let message = live.next().await.unwrap();
        if message["reply_to"] == 77 {
            return lines;
        }
        if message["type"] == "chat" {
            lines.push(message);
        }
    }
}

/// Reads until a table is sent of which something is true.
async fn next_table(live: &mut Live, is: impl Fn(&Value) -> bool) -> Value {
    loop {
        let message = live.next_of("table").await.unwrap();
        if is(&message) {
            return message;
        }
    }
}

#[tokio::test]
async fn a_name_or_a_line_that_nobody_can_see_is_refused() {
    let hall = TestHall::open().await;
    let guest = hall.guest().await;
    for unseen in ["\u{3164}", "\u{2800}", "\u{ad}", "\u{115f}\u{ffa0}", "\u{fe0f}", "\u{e0041}\u{e0042}"] {
        let answer = guest.request("PATCH", "/api/me", Some(json!({ "name": unseen }))).await.unwrap();
        assert_eq!((answer.status, answer.code().as_str()), (400, "bad-name"), "{unseen:?}");
    }
    let astronaut = "👩‍🚀".repeat(24);
    for (name, shown) in [("Mi\u{ad}ra\u{3164}", "Mira"), ("🏳️‍🌈 Ada", "🏳️‍🌈 Ada"), (&astronaut, &astronaut)]
    {
        let me = guest.must("PATCH", "/api/me", Some(json!({ "name": name }))).await.unwrap();
        assert_eq!(me["name"], shown);
    }
    let (id, _) = names(&table(&guest, "dragonheart", &[me(), open()]).await);
    let mut live = guest.live(&id, "").await.unwrap();
    assert_eq!(say(&mut live, 1, "\u{3164}\u{2800}").await["code"], "bad-chat");
    hall.close().await;
}

#[tokio::test]
async fn whoever_looks_like_somebody_at_the_table_is_marked() {
    let hall = TestHall::open().await;
    let host = named(&hall, "Mira").await;
    // A Cyrillic and an ordinary look-alike, and somebody else.
    let (double, other) = (named(&hall, "Mirа").await, named(&hall, "Bruno").await);
    let (id, invite) = names(&table(&host, "dragondraft", &[me(), open(), open(), open()]).await);
    for guest in [&double, &other] {
        guest.must("POST", &format!("/api/tables/{id}/sit?invite={invite}"), None).await.unwrap();
    }
    let seen = host.must("GET", &format!("/api/tables/{id}"), None).await.unwrap();
    let marks: Vec<bool> =
        seen["seats"].as_array().unwrap().iter().map(|seat| seat["lookalike"] == true).collect();
    assert_eq!(marks, [false, true, false, false]);
    let spectator = named(&hall, "BRUN0").await;
    let mut live = spectator.live(&id, &format!("invite={invite}")).await.unwrap();
    say(&mut live, 1, "it is me").await;
    let mut lives = [host.live(&id, "").await.unwrap(), double.live(&id, "").await.unwrap()];
    assert_eq!(lives[0].next_of("chat").await.unwrap()["lookalike"], true, "a spectator, from the store");
    say(&mut lives[1], 1, "hello").await;
    assert_eq!(lives[0].next_of("chat").await.unwrap()["lookalike"], true, "a seat");
    say(&mut lives[0], 2, "oh").await;
    let own = history(&other, &id, "").await;
    assert_eq!(own.len(), 3);
    assert!(own[2].get("lookalike").is_none(), "{}", own[2]);
    hall.close().await;
}

#[tokio::test]
async fn a_mute_hides_somebody_everywhere_and_for_oneself_only() {
    let hall = TestHall::open().await;
    let (host, pest, third) =
        (named(&hall, "Mira").await, named(&hall, "Pest").await, named(&hall, "Third").await);
    let (id, invite) = names(&table(&host, "dragondraft", &[me(), open(), open()]).await);
    let sit = format!("/api/tables/{id}/sit?invite={invite}");
    pest.must("POST", &sit, None).await.unwrap();
    let query = format!("invite={invite}");
    let mut lives = [
        host.live(&id, "").await.unwrap(),
        pest.live(&id, "").await.unwrap(),
        third.live(&id, &query).await.unwrap(),
    ];
    let refused =
        lives[0].command(1, json!({ "do": "mute", "who": { "seat": 0 }, "on": true })).await.unwrap();
    assert_eq!(refused["code"], "not-yourself");
    let refused =
        lives[0].command(2, json!({ "do": "mute", "who": { "seat": 2 }, "on": true })).await.unwrap();
    assert_eq!(refused["code"], "nobody-there");
    // Another connection at another table, opened before the mute.
    let (elsewhere, key) = names(&table(&host, "dragonheart", &[me(), open()]).await);
    let mut there = host.live(&elsewhere, "").await.unwrap();
    let mut pest_there = pest.live(&elsewhere, &format!("invite={key}")).await.unwrap();
    let muted = lives[0].command(3, json!({ "do": "mute", "who": { "seat": 1 }, "on": true })).await.unwrap();
    assert_eq!(muted["type"], "done");
    assert_eq!(say(&mut lives[1], 1, "nonsense").await["type"], "done", "the muted one does not notice");
    assert_eq!(lives[2].next_of("chat").await.unwrap()["text"], "nonsense", "the others read on");
    say(&mut pest_there, 1, "more nonsense").await;
    say(&mut lives[2], 1, "sense").await;
    assert_eq!(lives[0].next_of("chat").await.unwrap()["text"], "sense");
    say(&mut there, 9, "silence here").await;
    assert_eq!(history(&host, &elsewhere, "").await.len(), 1);
    assert_eq!(history(&pest, &elsewhere, &format!("invite={key}")).await.len(), 2);
    // It is kept: over a restart, and until it is taken back.
    let hall = hall.again(quick()).await;
    let host = TestClient { address: hall.address, ..host };
    assert_eq!(history(&host, &id, "").await.len(), 1);
    let mutes = host.must("GET", "/api/me/mutes", None).await.unwrap();
    assert_eq!(mutes[0]["name"], "Pest");
    let mute = format!("/api/me/mutes/{}", mutes[0]["id"].as_str().unwrap());
    host.must("DELETE", &mute, None).await.unwrap();
    assert_eq!(host.request("DELETE", &mute, None).await.unwrap().code(), "nobody-there");
    assert_eq!(history(&host, &id, "").await.len(), 2);
    // By a line of chat, for somebody without a seat.
    let mut live = host.live(&id, "").await.unwrap();
    let line = json!({ "do": "mute", "who": { "line": 2 }, "on": true });
    assert_eq!(live.command(4, line).await.unwrap()["type"], "done");
    assert_eq!(history(&host, &id, "").await.len(), 1);
    hall.close().await;
}

#[tokio::test]
async fn only_the_host_silences_and_then_nobody_reads_them() {
    let hall = TestHall::open().await;
    let (host, pest, third) =
        (named(&hall, "Mira").await, named(&hall, "Pest").await, named(&hall, "Third").await);
    let (id, invite) = names(&table(&host, "dragondraft", &[me(), open(), open(), open()]).await);
    for guest in [&pest, &third] {
        guest.must("POST", &format!("/api/tables/{id}/sit?invite={invite}"), None).await.unwrap();
    }
    let mut lives = [
        host.live(&id, "").await.unwrap(),
        pest.live(&id, "").await.unwrap(),
        third.live(&id, "").await.unwrap(),
    ];
    say(&mut lives[1], 1, "nonsense").await;
    let silence = |on: bool| json!({ "do": "silence", "who": { "seat": 1 }, "on": on });
    assert_eq!(lives[2].command(1, silence(true)).await.unwrap()["code"], "not-host");
    assert_eq!(lives[0].command(1, silence(true)).await.unwrap()["type"], "done");
    let message = next_table(&mut lives[2], |message| message["seats"][1]["silenced"] == true).await;
    assert!(message["seats"][2].get("silenced").is_none());
    assert_eq!(say(&mut lives[1], 2, "more").await["code"], "silenced");
    assert_eq!(history(&third, &id, "").await.len(), 0);
    let hall = hall.again(quick()).await;
    let (host, pest) =
        (TestClient { address: hall.address, ..host }, TestClient { address: hall.address, ..pest });
    let mut pests = pest.live(&id, "").await.unwrap();
    assert_eq!(say(&mut pests, 3, "after a restart").await["code"], "silenced");
    let mut live = host.live(&id, "").await.unwrap();
    assert_eq!(live.command(2, silence(false)).await.unwrap()["type"], "done");
    assert_eq!(say(&mut pests, 4, "sorry").await["type"], "done");
    hall.close().await;
}

#[tokio::test]
async fn the_host_sends_people_away_for_good() {
    let hall = TestHall::open().await;
    let (host, seated, watcher) =
        (named(&hall, "Mira").await, named(&hall, "Seated").await, named(&hall, "W").await);
    let (id, invite) = names(&table(&host, "dragondraft", &[me(), open(), open()]).await);
    let (sit, query) = (format!("/api/tables/{id}/sit?invite={invite}"), format!("invite={invite}"));
    seated.must("POST", &sit, None).await.unwrap();
    let mut lives = [
        host.live(&id, "").await.unwrap(),
        seated.live(&id, "").await.unwrap(),
        watcher.live(&id, &query).await.unwrap(),
    ];
    say(&mut lives[2], 1, "nonsense").await;
    let remove = |who: Value| json!({ "do": "remove", "who": who });
    assert_eq!(lives[1].command(1, remove(json!({ "seat": 0 }))).await.unwrap()["code"], "not-host");
    assert_eq!(lives[0].command(1, remove(json!({ "seat": 0 }))).await.unwrap()["code"], "not-yourself");
    // A spectator, by what they said.
    assert_eq!(lives[0].command(2, remove(json!({ "line": 1 }))).await.unwrap()["type"], "done");
    assert_eq!(lives[2].next_of("refused").await.unwrap()["code"], "removed");
    assert_eq!(lives[2].closed().await.unwrap(), Some((4003, "removed".to_owned())));
    let refused = watcher.live(&id, &query).await.unwrap_err().to_string();
    assert!(refused.starts_with("403") && refused.contains("removed"), "{refused}");
    // A seat before the game: it is open again, but not for the same guest.
    assert_eq!(lives[0].command(3, remove(json!({ "seat": 1 }))).await.unwrap()["type"], "done");
    assert_eq!(lives[1].closed().await.unwrap(), Some((4003, "removed".to_owned())));
    let seen = host.must("GET", &format!("/api/tables/{id}"), None).await.unwrap();
    assert_eq!(seen["seats"][1]["kind"], "open");
    assert_eq!(seated.request("POST", &sit, None).await.unwrap().code(), "removed");
    let hall = hall.again(quick()).await;
    let seated = TestClient { address: hall.address, ..seated };
    assert_eq!(seated.request("POST", &sit, None).await.unwrap().code(), "removed", "after a restart");
    hall.close().await;
}

#[tokio::test]
async fn a_bot_takes_the_seat_of_whoever_is_sent_away_from_a_game() {
    let hall = TestHall::open().await;
    let (host, friend, pest) =
        (named(&hall, "Mira").await, named(&hall, "Friend").await, named(&hall, "Pest").await);
    let (id, invite) = names(&table(&host, "dragondraft", &[me(), open(), open()]).await);
    for guest in [&friend, &pest] {
        guest.must("POST", &format!("/api/tables/{id}/sit?invite={invite}"), None).await.unwrap();
    }
    let mut lives = [host.live(&id, "").await.unwrap(), pest.live(&id, "").await.unwrap()];
    let remove = json!({ "do": "remove", "who": { "seat": 2 } });
    assert_eq!(lives[0].command(1, remove).await.unwrap()["type"], "done");
    assert_eq!(lives[1].closed().await.unwrap(), Some((4003, "removed".to_owned())));
    let seen = friend.must("GET", &format!("/api/tables/{id}"), None).await.unwrap();
    assert_eq!((&seen["status"], &seen["seats"][2]["kind"]), (&json!("running"), &json!("bot")));
    let back = pest.request("GET", &format!("/api/tables/{id}?invite={invite}"), None).await.unwrap();
    assert_eq!((back.status, back.code().as_str()), (403, "removed"));
    // At a table for two as well: nobody wins by sending the other away.
    let (id, invite) = names(&table(&host, "dragonheart", &[me(), open()]).await);
    pest.must("POST", &format!("/api/tables/{id}/sit?invite={invite}"), None).await.unwrap();
    let mut live = host.live(&id, "").await.unwrap();
    live.command(1, json!({ "do": "remove", "who": { "seat": 1 } })).await.unwrap();
    let seen = host.must("GET", &format!("/api/tables/{id}"), None).await.unwrap();
    assert_eq!((&seen["status"], &seen["seats"][1]["kind"]), (&json!("running"), &json!("bot")));
    assert_eq!(seen["resigned"], Value::Null);
    let mut player = testclient::Player::new(live, 3);
    player.update = player.live.command(2, json!({ "do": "look", "seat": 0 })).await.unwrap();
    player.play_on().await.unwrap();
    hall.close().await;
}

#[tokio::test]
async fn a_report_keeps_the_last_lines_and_is_limited() {
    let limits = hall::Limits { reports_per_guest: 2, ..hall::Limits::off() };
    let hall = TestHall::open_with(hall::Settings { limits, ..quick() }).await;
    let (host, pest) = (named(&hall, "Mira").await, named(&hall, "Pest").await);
    let (id, invite) = names(&table(&host, "dragonheart", &[me(), open()]).await);
    pest.must("POST", &format!("/api/tables/{id}/sit?invite={invite}"), None).await.unwrap();
    let mut live = pest.live(&id, "").await.unwrap();
    say(&mut live, 1, "you are a troll").await;
    let path = format!("/api/tables/{id}/report");
    let about = |who: Value, reason: &str| Some(json!({ "who": who, "reason": reason }));
    for (body, code) in [
        (about(json!({ "seat": 0 }), "me"), "not-yourself"),
        (about(json!({ "seat": 7 }), "who"), "nobody-there"),
        (about(json!({ "line": 99 }), "who"), "nobody-there"),
        (about(json!({ "seat": 1 }), " \u{3164} "), "bad-report"),
        (about(json!({ "seat": 1 }), &"x".repeat(301)), "bad-report"),
        (about(json!({ "guest": "x" }), "who"), "bad-request"),
    ] {
        assert_eq!(host.request("POST", &path, body.clone()).await.unwrap().code(), code, "{body:?}");
    }
    host.must("POST", &path, about(json!({ "seat": 1 }), "insults")).await.unwrap();
    host.must("POST", &path, about(json!({ "line": 1 }), "insults again")).await.unwrap();
    let third = host.request("POST", &path, about(json!({ "seat": 1 }), "and again")).await.unwrap();
    assert_eq!((third.status, third.code().as_str()), (429, "too-fast"));
    let stranger = hall.guest().await.request("POST", &path, about(json!({ "seat": 1 }), "x")).await.unwrap();
    assert_eq!(stranger.code(), "no-such-table");
    let reports = hall.store.reports(false).await.unwrap();
    assert_eq!(reports.len(), 2);
    assert_eq!((reports[1].name.as_str(), reports[1].reason.as_str()), ("Pest", "insults"));
    let (_, lines) = hall.store.report(&reports[1].id).await.unwrap().unwrap();
    assert_eq!(lines[0].text, "you are a troll");
    hall.close().await;
}

/// Every statement about people once; on whatever database the hall stands.
pub(crate) async fn everything_is_kept_and_deleted(hall: &TestHall) {
    let (host, pest) = (named(hall, "Mira").await, named(hall, "Xanthippe").await);
    let (id, invite) = names(&table(&host, "dragondraft", &[me(), open(), open()]).await);
    pest.must("POST", &format!("/api/tables/{id}/sit?invite={invite}"), None).await.unwrap();
    let mut lives = [host.live(&id, "").await.unwrap(), pest.live(&id, "").await.unwrap()];
    say(&mut lives[1], 1, "nonsense").await;
    for (number, command) in (1..).zip([
        json!({ "do": "mute", "who": { "seat": 1 }, "on": true }),
        json!({ "do": "mute", "who": { "line": 1 }, "on": false }),
        json!({ "do": "mute", "who": { "line": 1 }, "on": true }),
        json!({ "do": "silence", "who": { "seat": 1 }, "on": true }),
        json!({ "do": "silence", "who": { "seat": 1 }, "on": false }),
        json!({ "do": "remove", "who": { "seat": 1 } }),
    ]) {
        assert_eq!(lives[0].command(number, command.clone()).await.unwrap()["type"], "done", "{command}");
    }
    let report = json!({ "who": { "line": 1 }, "reason": "insults" });
    host.must("POST", &format!("/api/tables/{id}/report"), Some(report)).await.unwrap();
    let person = hall.store.people(Some("xanthippe"), false).await.unwrap().remove(0).guest.id;
    let report = hall.store.reports(false).await.unwrap().remove(0).id;
    let ban = hall::store::AddressBan {
        network: "203.0.113.0/24".to_owned(),
        why: String::new(),
        made_at: now(),
        ends_at: Some(now() + 60_000),
    };
    let guest = || person.clone();
    let version = hall.store.moderation_version().await.unwrap();
    for change in [
        Change::MuteGuest { guest: guest(), on: true },
        Change::BanGuest { guest: guest(), until: Some(now() + 60_000), why: "rude".to_owned() },
        Change::Rename { guest: guest(), name: "Guest".to_owned() },
        Change::BanNetwork(ban),
        Change::Resolve { report: report.clone(), note: "done".to_owned() },
    ] {
        assert!(hall.store.write(Write::People(Box::new(change))).await.unwrap());
    }
    let sanction = hall.store.person(&person).await.unwrap().unwrap().sanction;
    assert!(sanction.muted && sanction.ban().is_some() && sanction.renamed_at.is_some(), "{sanction:?}");
    assert_eq!(hall.store.sanctions(now()).await.unwrap().len(), 1);
    assert_eq!(hall.store.people(None, true).await.unwrap().len(), 1);
    assert_eq!(hall.store.address_bans().await.unwrap().len(), 1);
    assert_ne!(hall.store.moderation_version().await.unwrap(), version);
    for change in [
        Change::MuteGuest { guest: guest(), on: false },
        Change::BanGuest { guest: guest(), until: None, why: String::new() },
        Change::UnbanNetwork { network: "203.0.113.0/24".to_owned() },
    ] {
        assert!(hall.store.write(Write::People(Box::new(change))).await.unwrap());
    }
    // The hall learns of it within a few seconds.
    let begun = std::time::Instant::now();
    while pest.request("GET", "/api/me", None).await.unwrap().status != 200 {
        assert!(begun.elapsed() < std::time::Duration::from_secs(60), "still banned");
    }
    pest.must("POST", "/api/me/link", None).await.unwrap();
    pest.must("POST", "/api/me/devices/end-others", None).await.unwrap();
    assert_eq!(pest.must("GET", "/api/me/data", None).await.unwrap()["chat"][0]["text"], "nonsense");
    pest.must("DELETE", "/api/me", Some(json!({ "confirm": "delete" }))).await.unwrap();
    assert!(hall.store.person(&person).await.unwrap().is_none());
    let (kept, lines) = hall.store.report(&report).await.unwrap().unwrap();
    assert_eq!((kept.about, kept.name.as_str(), lines[0].text.as_str()), (None, "", ""));
    assert!(history(&host, &id, "").await.is_empty());
}

#[tokio::test]
async fn everything_about_people_is_kept_and_deleted() {
    let hall = TestHall::open().await;
    everything_is_kept_and_deleted(&hall).await;
    hall.close().await;
}

#[tokio::test]
async fn whoever_leaves_a_table_no_longer_decides_there() {
    let hall = TestHall::open().await;
    let (host, one, two, three) = (
        named(&hall, "Mira").await,
        named(&hall, "One").await,
        named(&hall, "Two").await,
        named(&hall, "Three").await,
    );
    let (id, invite) = names(&table(&host, "dragondraft", &[me(), open(), open()]).await);
    let sit = format!("/api/tables/{id}/sit?invite={invite}");
    one.must("POST", &sit, None).await.unwrap();
    host.must("POST", &format!("/api/tables/{id}/leave"), None).await.unwrap();
    let seen = one.must("GET", &format!("/api/tables/{id}"), None).await.unwrap();
    assert_eq!(seen["host"], true, "the first who sits decides now");
    for guest in [&two, &three] {
        guest.must("POST", &sit, None).await.unwrap();
    }
    let mut live = host.live(&id, &format!("invite={invite}")).await.unwrap();
    let remove = json!({ "do": "remove", "who": { "seat": 1 } });
    assert_eq!(live.command(1, remove.clone()).await.unwrap()["code"], "not-host");
    // Nor does a host who has given the game up.
    let mut first = one.live(&id, "").await.unwrap();
    let seat = seen["yours"][0].clone();
    first.command(1, json!({ "do": "resign", "seat": seat })).await.unwrap();
    let other = if seat == 0 { 1 } else { 0 };
    let answer = first.command(2, json!({ "do": "remove", "who": { "seat": other } })).await.unwrap();
    assert_eq!(answer["code"], "not-host");
    hall.close().await;
}

#[tokio::test]
async fn the_link_that_let_a_removed_guest_in_lets_nobody_in_again() {
    let hall = TestHall::open().await;
    let (host, pest) = (named(&hall, "Mira").await, named(&hall, "Pest").await);
    let (id, invite) = names(&table(&host, "dragonheart", &[me(), open()]).await);
    pest.must("POST", &format!("/api/tables/{id}/sit?invite={invite}"), None).await.unwrap();
    let mut live = host.live(&id, "").await.unwrap();
    live.command(1, json!({ "do": "remove", "who": { "seat": 1 } })).await.unwrap();
    let again = named(&hall, "Somebody else").await;
    let path = format!("/api/tables/{id}?invite={invite}");
    assert_eq!(again.request("GET", &path, None).await.unwrap().code(), "no-such-table");
    let fresh = host.must("GET", &format!("/api/tables/{id}"), None).await.unwrap()["invite"].clone();
    let path = format!("/api/tables/{id}?invite={}", fresh.as_str().unwrap());
    assert_eq!(again.request("GET", &path, None).await.unwrap().status, 200);
    hall.close().await;
}

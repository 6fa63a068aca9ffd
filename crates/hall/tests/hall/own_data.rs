//! What a guest can do about themself: devices, data, deletion.

use axum_extra::extract::cookie::{Cookie, Key, SignedCookieJar};
use serde_json::{Value, json};
use sqlx::migrate::{Migration, MigrationType, Migrator};
use sqlx::{Column, Row, SqlSafeStr};
use testclient::{Player, TestClient};

use crate::test_hall::{TestHall, bot, me, names, open, quick, settled, table};

const FIREFOX: &str = "Mozilla/5.0 (X11; Linux x86_64; rv:140.0) Gecko/20100101 Firefox/140.0";

/// The same guest in another browser.
async fn second_device(hall: &TestHall, guest: &TestClient) -> TestClient {
    let code = guest.must("POST", "/api/me/link", None).await.unwrap();
    let mut other = TestClient::stranger(hall.address);
    other.headers.push(("user-agent", FIREFOX.to_owned()));
    other.introduce("POST", "/api/link", Some(code)).await.unwrap();
    other
}

async fn pool(hall: &TestHall) -> sqlx::AnyPool {
    sqlx::AnyPool::connect(&hall.database).await.unwrap()
}

/// Everything in the database, as text.
async fn dump(pool: &sqlx::AnyPool) -> String {
    let tables = "SELECT name FROM sqlite_master WHERE type = 'table'";
    let mut text = String::new();
    for table in sqlx::query(tables).fetch_all(pool).await.unwrap() {
        let name: String = table.get(0);
        if name.starts_with("_sqlx") {
            continue;
        }
        let sql = sqlx::AssertSqlSafe(format!("SELECT * FROM {name}"));
        for row in sqlx::query(sql).fetch_all(pool).await.unwrap() {
            for at in 0..row.len() {
                let value = row.try_get::<Option<String>, _>(at).ok().flatten();
                text += &format!("{name}.{}={}\n", row.column(at).name(), value.unwrap_or_default());
            }
        }
    }
    text
}

#[tokio::test]
async fn the_cookie_holds_a_session_and_the_database_does_not_hold_the_cookie() {
    let hall = TestHall::open().await;
    let guest = hall.guest().await;
    let text = dump(&pool(&hall).await).await;
    let id = text.lines().find_map(|line| line.strip_prefix("guests.id=")).unwrap();
    assert!(!guest.cookie.contains(id), "the guest's own name is not sent out");
    // A signed value is the signature, 44 characters, and then the value.
    let token = guest.cookie.split_once('=').unwrap().1.replace("%3D", "=");
    let token = token.rsplit('=').next().unwrap();
    assert!(token.len() > 40 && !text.contains(token), "{token}");
    hall.close().await;
}

#[tokio::test]
async fn devices_are_listed_and_ended() {
    let hall = TestHall::open().await;
    let laptop = hall.guest().await;
    let phone = second_device(&hall, &laptop).await;
    let devices = laptop.must("GET", "/api/me/devices", None).await.unwrap();
    let devices = devices.as_array().unwrap();
    assert_eq!(devices.len(), 2);
    let find = |current: bool| devices.iter().find(|device| device["current"] == current).unwrap();
    assert_eq!(find(false)["label"], "Firefox on Linux");
    let (id, _) = names(&table(&laptop, "dragonheart", &[me(), open()]).await);
    let mut here = laptop.live(&id, "").await.unwrap();
    let mut there = phone.live(&id, "").await.unwrap();
    let path = format!("/api/me/devices/{}", find(false)["id"].as_str().unwrap());
    // Nobody ends somebody else's device.
    let stranger = hall.guest().await;
    assert_eq!(stranger.request("DELETE", &path, None).await.unwrap().code(), "no-such-device");
    assert_eq!(
        laptop.request("DELETE", "/api/me/devices/%00x", None).await.unwrap().code(),
        "no-such-device"
    );
    laptop.must("DELETE", &path, None).await.unwrap();
    assert_eq!(there.closed().await.unwrap(), Some((4004, "signed-out".to_owned())));
    assert_eq!(phone.request("GET", "/api/me/tables", None).await.unwrap().code(), "no-guest");
    assert_eq!(here.command(1, json!({ "do": "chat", "text": "still here" })).await.unwrap()["type"], "done");
    assert_eq!(laptop.request("DELETE", &path, None).await.unwrap().status, 404);
    hall.close().await;
}

#[tokio::test]
async fn all_other_devices_are_ended_at_once() {
    let hall = TestHall::open().await;
    let laptop = hall.guest().await;
    let (phone, tablet) = (second_device(&hall, &laptop).await, second_device(&hall, &laptop).await);
    let (id, _) = names(&table(&laptop, "dragonheart", &[me(), open()]).await);
    let mut there = phone.live(&id, "").await.unwrap();
    let code = laptop.must("POST", "/api/me/link", None).await.unwrap();
    laptop.must("POST", "/api/me/devices/end-others", None).await.unwrap();
    assert_eq!(there.closed().await.unwrap(), Some((4004, "signed-out".to_owned())));
    for gone in [phone, tablet] {
        assert_eq!(gone.request("GET", "/api/me/tables", None).await.unwrap().status, 401);
    }
    let used = hall.guest().await.request("POST", "/api/link", Some(code)).await.unwrap();
    assert_eq!(used.code(), "dead-link", "nor does a code bring one back");
    assert_eq!(laptop.must("GET", "/api/me/devices", None).await.unwrap().as_array().unwrap().len(), 1);
    hall.close().await;
}

#[tokio::test]
async fn a_code_can_be_taken_back() {
    let hall = TestHall::open().await;
    let guest = hall.guest().await;
    let code = guest.must("POST", "/api/me/link", None).await.unwrap();
    guest.must("DELETE", "/api/me/link", None).await.unwrap();
    let used = hall.guest().await.request("POST", "/api/link", Some(code)).await.unwrap();
    assert_eq!((used.status, used.code().as_str()), (410, "dead-link"));
    hall.close().await;
}

#[tokio::test]
async fn a_cookie_of_an_older_version_is_exchanged_for_a_session() {
    let hall = TestHall::open().await;
    let guest = hall.guest().await;
    let name = guest.must("GET", "/api/me", None).await.unwrap()["name"].clone();
    let pool = pool(&hall).await;
    let id: String = sqlx::query("SELECT id FROM guests").fetch_one(&pool).await.unwrap().get(0);
    let key =
        sqlx::query("SELECT value FROM house WHERE name = 'cookie-key'").fetch_one(&pool).await.unwrap();
    let key = data_encoding::HEXLOWER.decode(key.get::<String, _>(0).as_bytes()).unwrap();
    let jar = SignedCookieJar::new(Key::from(&key)).add(Cookie::new("dragonhall", id.clone()));
    let answer = axum::response::IntoResponse::into_response(jar);
    let cookie = answer.headers()["set-cookie"].to_str().unwrap().to_owned();
    let mut old = TestClient::stranger(hall.address);
    old.cookie = cookie;
    // Whoever came with this version never had such a cookie.
    assert_eq!(old.request("GET", "/api/me/tables", None).await.unwrap().status, 401);
    sqlx::query("UPDATE guests SET old_cookie = 1").execute(&pool).await.unwrap();
    assert_eq!(old.request("GET", "/api/me/tables", None).await.unwrap().status, 200);
    let mut exchanged = old.clone();
    let seen = exchanged.introduce("GET", "/api/me", None).await.unwrap().json();
    assert_eq!(seen["name"], name);
    assert!(!exchanged.cookie.contains(&id));
    let devices = exchanged.must("GET", "/api/me/devices", None).await.unwrap();
    assert_eq!(devices.as_array().unwrap().len(), 2);
    exchanged.must("POST", "/api/me/devices/end-others", None).await.unwrap();
    assert_eq!(old.request("GET", "/api/me/tables", None).await.unwrap().status, 401, "and is revoked");
    hall.close().await;
}

#[tokio::test]
async fn guests_of_a_database_without_sessions_stay_who_they_are() {
    sqlx::any::install_default_drivers();
    let folder = tempfile::tempdir().unwrap();
    let database = hall::store::embedded(folder.path());
    let first = include_str!("../../migrations/0001_hall.sql");
    let first = Migration::new(1, "hall".into(), MigrationType::Simple, first.into_sql_str(), false);
    let pool = sqlx::AnyPool::connect(&database).await.unwrap();
    Migrator::with_migrations(vec![first]).run(&pool).await.unwrap();
    let key = Key::generate();
    let kept = data_encoding::HEXLOWER.encode(key.master());
    sqlx::query("INSERT INTO house (name, value) VALUES ('cookie-key', $1)")
        .bind(kept)
        .execute(&pool)
        .await
        .unwrap();
    let guest = "INSERT INTO guests VALUES ('oldguestname', 'Mira', 'plum', 'en', 1)";
    sqlx::query(guest).execute(&pool).await.unwrap();
    sqlx::query("INSERT INTO chat VALUES ('t', 1, 'Mira', 0, 'hello', 1)").execute(&pool).await.unwrap();
    pool.close().await;
    let hall = TestHall::on(&database, quick()).await;
    let jar = SignedCookieJar::new(key).add(Cookie::new("dragonhall", "oldguestname"));
    let answer = axum::response::IntoResponse::into_response(jar);
    let mut mira = TestClient::stranger(hall.address);
    mira.cookie = answer.headers()["set-cookie"].to_str().unwrap().to_owned();
    assert_eq!(mira.must("GET", "/api/me/tables", None).await.unwrap(), json!([]));
    assert_eq!(mira.introduce("GET", "/api/me", None).await.unwrap().json()["name"], "Mira");
    assert_eq!(mira.must("GET", "/api/me/devices", None).await.unwrap().as_array().unwrap().len(), 1);
    hall.close().await;
}

#[tokio::test]
async fn a_guest_exports_everything_and_nothing_of_others() {
    let hall = TestHall::open().await;
    let (host, friend) = (hall.guest().await, hall.guest().await);
    host.must("PATCH", "/api/me", Some(json!({ "name": "Mira" }))).await.unwrap();
    friend.must("PATCH", "/api/me", Some(json!({ "name": "Zebulon" }))).await.unwrap();
    let (id, invite) = names(&table(&host, "dragonheart", &[me(), open()]).await);
    friend.must("POST", &format!("/api/tables/{id}/sit?invite={invite}"), None).await.unwrap();
    let mut one = Player::new(host.live(&id, "").await.unwrap(), 3);
    let mut two = Player::new(friend.live(&id, "").await.unwrap(), 4);
    let (first, second) = tokio::join!(one.play_on(), two.play_on());
    first.unwrap();
    second.unwrap();
    one.live.command(900, json!({ "do": "chat", "text": "good game" })).await.unwrap();
    two.live.command(900, json!({ "do": "chat", "text": "their own line" })).await.unwrap();
    one.live.command(901, json!({ "do": "mute", "who": { "seat": 1 }, "on": true })).await.unwrap();
    let report = json!({ "who": { "seat": 1 }, "reason": "slow" });
    host.must("POST", &format!("/api/tables/{id}/report"), Some(report)).await.unwrap();
    let answer = host.request("GET", "/api/me/data", None).await.unwrap();
    assert_eq!(answer.status, 200);
    assert!(answer.headers.iter().any(|line| line.starts_with("content-disposition: attachment")));
    let data = answer.json();
    assert_eq!(data["profile"]["name"], "Mira");
    assert_eq!(data["devices"].as_array().unwrap().len(), 1);
    let game = &data["tables"][0];
    assert_eq!(
        (&game["id"], &game["host"], &game["seats"][0]["name"]),
        (&json!(id), &json!(true), &json!("Mira"))
    );
    let moves: Vec<&Value> = game["moves"].as_array().unwrap().iter().map(|step| &step["text"]).collect();
    let made: Vec<&String> = one.acknowledged.iter().map(|(_, text)| text).collect();
    assert_eq!(moves, made);
    assert_eq!(data["chat"][0]["text"], "good game");
    assert_eq!(
        (&data["mutes"][0]["name"], &data["reports"][0]["reason"]),
        (&json!("Zebulon"), &json!("slow"))
    );
    assert!(!answer.text.contains("their own line"));
    hall.close().await;
}

#[tokio::test]
async fn a_deleted_guest_is_found_nowhere_and_the_others_play_on() {
    let hall = TestHall::open().await;
    let (host, leaver, third) = (hall.guest().await, hall.guest().await, hall.guest().await);
    leaver.must("PATCH", "/api/me", Some(json!({ "name": "Xanthippe" }))).await.unwrap();
    let pool = pool(&hall).await;
    let find = "SELECT id FROM guests WHERE name = 'Xanthippe'";
    let secret: String = sqlx::query(find).fetch_one(&pool).await.unwrap().get(0);
    // A game that is over, one that three play, one that two play, one that waits, and one with a bot.
    let seats = [me(), open(), open()];
    let (three, invite) = names(&table(&host, "dragondraft", &seats).await);
    for guest in [&leaver, &third] {
        guest.must("POST", &format!("/api/tables/{three}/sit?invite={invite}"), None).await.unwrap();
    }
    let (two, invite) = names(&table(&leaver, "dragonheart", &[me(), open()]).await);
    host.must("POST", &format!("/api/tables/{two}/sit?invite={invite}"), None).await.unwrap();
    let (waiting, _) = names(&table(&leaver, "dragonheart", &[me(), open()]).await);
    let (alone, _) = names(&table(&leaver, "dragonheart", &[me(), bot("random")]).await);
    let mut played = Player::new(leaver.live(&alone, "").await.unwrap(), 3);
    played.play_on().await.unwrap();
    let (over, invite) = names(&table(&host, "dragonheart", &[me(), open()]).await);
    leaver.must("POST", &format!("/api/tables/{over}/sit?invite={invite}"), None).await.unwrap();
    let mut one = Player::new(host.live(&over, "").await.unwrap(), 5);
    let mut other = Player::new(leaver.live(&over, "").await.unwrap(), 6);
    let (first, second) = tokio::join!(one.play_on(), other.play_on());
    first.unwrap();
    second.unwrap();
    other.live.command(900, json!({ "do": "chat", "text": "unforgettable words" })).await.unwrap();
    let report = json!({ "who": { "seat": 1 }, "reason": "rude" });
    host.must("POST", &format!("/api/tables/{over}/report"), Some(report)).await.unwrap();
    one.live.command(901, json!({ "do": "mute", "who": { "seat": 1 }, "on": true })).await.unwrap();
    let mut third_live = Player::new(third.live(&three, "").await.unwrap(), 8);
    settled(&mut third_live).await;
    leaver.must("POST", "/api/me/link", None).await.unwrap();
    assert!(dump(&pool).await.contains(&secret));

    let refused = leaver.request("DELETE", "/api/me", Some(json!({ "confirm": "yes" }))).await.unwrap();
    assert_eq!((refused.status, refused.code().as_str()), (400, "not-confirmed"));
    let answer = leaver.request("DELETE", "/api/me", Some(json!({ "confirm": "delete" }))).await.unwrap();
    assert_eq!(answer.status, 200, "{answer:?}");
    assert!(answer.headers.iter().any(|line| line.starts_with("set-cookie: dragonhall=;")), "{answer:?}");
    assert_eq!(other.live.closed().await.unwrap(), Some((4004, "signed-out".to_owned())));
    assert_eq!(leaver.request("GET", "/api/me/tables", None).await.unwrap().code(), "no-guest");
    let text = dump(&pool).await;
    let file = hall.database.strip_prefix("sqlite://").unwrap().split('?').next().unwrap().to_owned();
    let log = std::fs::read(format!("{file}-wal")).unwrap_or_default();
    let bytes = [std::fs::read(&file).unwrap(), log].concat();
    for trace in [secret.as_str(), "Xanthippe", "unforgettable words"] {
        assert!(!text.contains(trace), "{trace} is still in the database");
        let found = bytes.windows(trace.len()).any(|part| part == trace.as_bytes());
        assert!(!found, "{trace} is still in the file");
    }
    // The others: a bot plays on for three, a table for two is over, what waited is closed, what was played stays.
    let status = async |guest: &TestClient, id: &str| {
        guest.must("GET", &format!("/api/tables/{id}"), None).await.unwrap()
    };
    let seen = status(&host, &three).await;
    assert_eq!((&seen["status"], &seen["seats"][1]["kind"]), (&json!("running"), &json!("bot")));
    let seen = status(&host, &two).await;
    assert_eq!((&seen["status"], &seen["seats"][0]["name"]), (&json!("over"), &json!("")));
    assert_eq!(hall.store.table(&waiting).await.unwrap().unwrap().status, hall::wire::Status::Closed);
    let seen = status(&host, &over).await;
    assert_eq!((&seen["status"], &seen["seats"][1]["name"]), (&json!("over"), &json!("")));
    assert_eq!(host.request("GET", &format!("/api/tables/{over}/replay"), None).await.unwrap().status, 200);
    // Both hold over a restart.
    let hall = hall.again(quick()).await;
    let host = TestClient { address: hall.address, ..host };
    assert_eq!(status(&host, &three).await["status"], "running");
    assert_eq!(hall.store.reports(false).await.unwrap()[0].reason, "rude", "what the operator needs is kept");
    hall.close().await;
}

#[tokio::test]
async fn a_deletion_that_was_cut_off_is_finished_after_the_next_start() {
    let hall = TestHall::open().await;
    let guest = hall.guest().await;
    guest.must("PATCH", "/api/me", Some(json!({ "name": "Xanthippe" }))).await.unwrap();
    let (id, _) = names(&table(&guest, "dragonheart", &[me(), open()]).await);
    let connection = pool(&hall).await;
    sqlx::query("UPDATE guests SET leaving = 1").execute(&connection).await.unwrap();
    let hall = hall.again(quick()).await;
    // Within the next look, which comes every few seconds.
    let begun = std::time::Instant::now();
    while !hall.store.table(&id).await.unwrap().unwrap().host.is_empty() {
        assert!(begun.elapsed() < std::time::Duration::from_secs(60), "never deleted");
        tokio::task::yield_now().await;
    }
    assert!(!dump(&connection).await.contains("Xanthippe"));
    hall.close().await;
}

#[tokio::test]
async fn nothing_is_written_by_a_guest_whose_deletion_has_begun() {
    let hall = TestHall::open().await;
    let host = hall.guest().await;
    for round in 0..8 {
        let (id, invite) = names(&table(&host, "dragonheart", &[me(), open()]).await);
        let ghost = hall.guest().await;
        ghost.must("PATCH", "/api/me", Some(json!({ "name": "Phantom" }))).await.unwrap();
        let mut others = Vec::new();
        for _ in 0..3 {
            let (ghost, sit) = (ghost.clone(), format!("/api/tables/{id}/sit?invite={invite}"));
            others.push(tokio::spawn(async move {
                let wanted = json!({ "game": "dragonheart", "seats": [me(), open()], "public": true });
                let _ = ghost.request("POST", "/api/tables", Some(wanted)).await;
                let _ = ghost.request("POST", &sit, None).await;
            }));
        }
        // At a moment of its own in every round.
        for _ in 0..round * 40 {
            tokio::task::yield_now().await;
        }
        ghost.must("DELETE", "/api/me", Some(json!({ "confirm": "delete" }))).await.unwrap();
        for other in others {
            other.await.unwrap();
        }
    }
    let rows = hall.store.with_status(None).await.unwrap();
    for row in &rows {
        assert!(row.seats.iter().all(|seat| seat.name != "Phantom"), "{row:?}");
        let ghosts =
            row.seats.iter().any(|seat| seat.kind == hall::wire::SeatKind::Person && seat.guest.is_none());
        assert!(!ghosts || row.status != hall::wire::Status::Waiting, "{row:?}");
    }
    let waiting = rows.iter().filter(|row| row.status == hall::wire::Status::Waiting);
    for row in waiting {
        assert!(
            hall.store.guest(&row.host).await.unwrap().is_some(),
            "a table that nobody can close: {row:?}"
        );
    }
    hall.close().await;
}

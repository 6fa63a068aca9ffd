//! Whoever does not look is told, once, and nothing but what everybody may know.

use std::time::Duration;

use hall::store::now;
use hall::{AnnounceSettings, Settings};
use serde_json::{Value, json};
use testclient::{Player, TestClient};

use crate::push_service::{Browser, PushService, announcing};
use crate::test_hall::{TestHall, bot, me, names, open, quick, settled, table};

/// Two people at a table of Dragonheart where the host begins. Only the friend wants to be told.
struct Duel {
    id: String,
    friend: TestClient,
    live: Player,
}

async fn duel(hall: &TestHall, browser: &Browser, service: &PushService) -> Duel {
    let (host, friend) = (hall.named("Mira").await, hall.named("Lou").await);
    browser.subscribe(&friend, service).await;
    let (id, invite) = waiting(&host).await;
    friend.must("POST", &format!("/api/tables/{id}/sit?invite={invite}"), None).await.unwrap();
    let mut live = Player::new(host.live(&id, "").await.unwrap(), 11);
    settled(&mut live).await;
    Duel { id, friend, live }
}

async fn waiting(host: &TestClient) -> (String, String) {
    let wanted = json!({
        "game": "dragonheart",
        "options": { "players": 2, "first": "seat-0" },
        "seats": [me(), open()],
    });
    names(&host.must("POST", "/api/tables", Some(wanted)).await.unwrap())
}

/// Plays until it is somebody else's turn.
async fn finish_turn(player: &mut Player) {
    loop {
        player.play().await.unwrap();
        if player.update["choices"].as_array().is_some_and(Vec::is_empty) {
            return;
        }
    }
}

#[tokio::test]
async fn a_turn_is_announced_once_to_whoever_does_not_look() {
    let hall = TestHall::open_with(announcing()).await;
    let mut service = PushService::open().await;
    let (browser, other) = (Browser::new("friend"), Browser::new("other"));
    let Duel { id, friend, mut live, .. } = duel(&hall, &browser, &service).await;
    finish_turn(&mut live).await;
    let delivery = service.next().await;
    let message = browser.read(&delivery);
    let wanted = json!({
        "kind": "turn",
        "title": "Your turn at Dragonheart",
        "body": "At the table with Mira.",
        "url": format!("/t/{id}"),
        "tag": format!("turn-{id}"),
        "table": id,
    });
    assert_eq!(message, wanted);
    assert_eq!(delivery.headers["content-encoding"], "aes128gcm");
    assert_eq!(delivery.headers["ttl"], "86400");
    let key = friend.must("GET", "/api/me/announcements", None).await.unwrap()["key"].clone();
    let signature = delivery.headers["authorization"].to_str().unwrap();
    assert!(signature.starts_with("vapid t="), "{signature}");
    assert!(
        signature.ends_with(&format!(", k={}", key.as_str().unwrap())),
        "by the key that browsers are given"
    );

    // The table is loaded anew, as after a restart: the same turn is not announced again.
    let hall = hall.again(announcing()).await;
    let mut friend = friend;
    friend.address = hall.address;
    assert_eq!(
        friend.must("GET", "/api/me/announcements", None).await.unwrap()["key"],
        key,
        "the key is kept"
    );
    let games = friend.must("GET", "/api/me/games", None).await.unwrap();
    assert_eq!(games["running"][0]["your_turn"], true);
    // Another turn elsewhere is the next that is announced.
    let Duel { live: mut elsewhere, .. } = duel(&hall, &other, &service).await;
    finish_turn(&mut elsewhere).await;
    other.read(&service.next().await);
    assert!(service.is_empty());
    hall.close().await;
}

#[tokio::test]
async fn a_turn_is_announced_in_the_readers_language() {
    let hall = TestHall::open_with(announcing()).await;
    let mut service = PushService::open().await;
    let browser = Browser::new("friend");
    let Duel { friend, mut live, .. } = duel(&hall, &browser, &service).await;
    friend.must("PATCH", "/api/me", Some(json!({ "language": "fr" }))).await.unwrap();
    finish_turn(&mut live).await;
    let message = browser.read(&service.next().await);
    assert_eq!(message["title"], "À vous de jouer\u{a0}: Dragonheart");
    assert_eq!(message["body"], "À la table avec Mira.");
    hall.close().await;
}

#[tokio::test]
async fn nothing_is_announced_to_whoever_looks_until_their_page_is_hidden() {
    let hall = TestHall::open_with(announcing()).await;
    let mut service = PushService::open().await;
    let browser = Browser::new("friend");
    let Duel { id, friend, mut live, .. } = duel(&hall, &browser, &service).await;
    let mut looks = Player::new(friend.live(&id, "").await.unwrap(), 22);
    settled(&mut looks).await;
    finish_turn(&mut live).await;
    assert!(looks.wait().await.unwrap());
    // It was seen: hiding the page, or going away, makes no news of it.
    looks.live.command(900, json!({ "do": "looking", "on": false })).await.unwrap();
    finish_turn(&mut looks).await;
    assert!(live.wait().await.unwrap());
    finish_turn(&mut live).await;
    // The page is hidden, so this turn is the first that is announced.
    browser.read(&service.next().await);
    assert!(service.is_empty(), "and only once");
    // Looking again ends it; so does a connection that is hidden from the start not count as a look.
    assert!(looks.wait().await.unwrap());
    looks.live.command(901, json!({ "do": "looking", "on": true })).await.unwrap();
    finish_turn(&mut looks).await;
    looks.live.leave().await;
    let hidden = friend.live(&id, "hidden=true").await.unwrap();
    assert!(live.wait().await.unwrap());
    finish_turn(&mut live).await;
    browser.read(&service.next().await);
    hidden.leave().await;
    hall.close().await;
}

#[tokio::test]
async fn a_turn_that_was_seen_is_not_announced_after_the_table_was_loaded_anew() {
    let hall = TestHall::open_with(announcing()).await;
    let mut service = PushService::open().await;
    let (browser, other) = (Browser::new("friend"), Browser::new("other"));
    let Duel { id, mut friend, mut live, .. } = duel(&hall, &browser, &service).await;
    let mut looks = Player::new(friend.live(&id, "").await.unwrap(), 22);
    settled(&mut looks).await;
    finish_turn(&mut live).await;
    assert!(looks.wait().await.unwrap());
    looks.live.leave().await;
    // The note that it was seen is written behind everybody's back; another browser's message shows that the queue has moved on.
    let Duel { live: mut elsewhere, .. } = duel(&hall, &other, &service).await;
    finish_turn(&mut elsewhere).await;
    other.read(&service.next().await);
    let hall = hall.again(announcing()).await;
    friend.address = hall.address;
    assert_eq!(friend.must("GET", "/api/me/games", None).await.unwrap()["running"][0]["your_turn"], true);
    let third = Browser::new("third");
    let Duel { live: mut elsewhere, .. } = duel(&hall, &third, &service).await;
    finish_turn(&mut elsewhere).await;
    third.read(&service.next().await);
    assert!(service.is_empty());
    hall.close().await;
}

#[tokio::test]
async fn whoever_plays_with_bots_alone_keeps_nobody_waiting() {
    let hall = TestHall::open_with(announcing()).await;
    let mut service = PushService::open().await;
    let (browser, other) = (Browser::new("alone"), Browser::new("friend"));
    let guest = hall.guest().await;
    browser.subscribe(&guest, &service).await;
    let (id, _) = names(&table(&guest, "dragonheart", &[me(), bot("random")]).await);
    let mut live = Player::new(guest.live(&id, "hidden=true").await.unwrap(), 3);
    settled(&mut live).await;
    assert!(live.wait().await.unwrap());
    finish_turn(&mut live).await;
    assert!(live.wait().await.unwrap(), "the bot has moved, and it is the guest's turn again");
    let Duel { live: mut elsewhere, .. } = duel(&hall, &other, &service).await;
    finish_turn(&mut elsewhere).await;
    other.read(&service.next().await);
    assert!(service.is_empty());
    hall.close().await;
}

/// Quiet hours around the present moment, by a clock that is so many minutes ahead.
fn quiet_now(offset: i64) -> Value {
    let minute = (now() / 60_000 + offset).rem_euclid(1440);
    json!({ "quiet": { "from": (minute + 1380) % 1440, "to": (minute + 60) % 1440 }, "invitations": true })
}

#[tokio::test]
async fn a_turn_that_was_held_back_is_announced_after_a_restart_too() {
    let hall = TestHall::open_with(announcing()).await;
    let mut service = PushService::open().await;
    let (asleep, awake) = (Browser::new("asleep"), Browser::new("awake"));
    let sleeper = duel(&hall, &asleep, &service).await;
    sleeper.friend.must("PUT", "/api/me/announcements", Some(quiet_now(0))).await.unwrap();
    let mut live = sleeper.live;
    finish_turn(&mut live).await;
    // Another browser's message shows that the queue has moved on.
    let Duel { live: mut elsewhere, .. } = duel(&hall, &awake, &service).await;
    finish_turn(&mut elsewhere).await;
    awake.read(&service.next().await);
    assert!(service.is_empty());
    let loud = Some(json!({ "quiet": null, "invitations": true }));
    sleeper.friend.must("PUT", "/api/me/announcements", loud).await.unwrap();
    // There is neither a bot nor a clock at this table, and nobody looks at it.
    let hall = hall.again(announcing()).await;
    asleep.read(&service.next().await);
    assert!(service.is_empty());
    hall.close().await;
}

#[tokio::test]
async fn quiet_hours_are_those_of_the_readers_own_clock() {
    let hall = TestHall::open_with(announcing()).await;
    let mut service = PushService::open().await;
    let (asleep, awake) = (Browser::new("asleep"), Browser::new("awake"));
    let sleeper = duel(&hall, &asleep, &service).await;
    let wishes = sleeper.friend.must("PUT", "/api/me/announcements", Some(quiet_now(0))).await.unwrap();
    assert_eq!(wishes["quiet"], quiet_now(0)["quiet"]);
    let mut live = sleeper.live;
    finish_turn(&mut live).await;
    // Where the same hours are another part of the day, nobody sleeps.
    let other = duel(&hall, &awake, &service).await;
    other.friend.must("PUT", "/api/me/announcements", Some(quiet_now(0))).await.unwrap();
    let elsewhere = Some(awake.subscription(&service, 600));
    other.friend.must("PUT", "/api/me/announcements/here", elsewhere).await.unwrap();
    let mut live = other.live;
    finish_turn(&mut live).await;
    awake.read(&service.next().await);
    assert!(service.is_empty());
    let bad = json!({ "quiet": { "from": 60, "to": 1440 }, "invitations": true });
    let refused = sleeper.friend.request("PUT", "/api/me/announcements", Some(bad)).await.unwrap();
    assert_eq!((refused.status, refused.code().as_str()), (400, "bad-request"));
    hall.close().await;
}

#[tokio::test]
async fn a_browser_that_is_gone_is_forgotten() {
    let hall = TestHall::open_with(announcing()).await;
    let mut service = PushService::open().await;
    let browser = Browser::new("friend");
    for status in [404, 410] {
        let Duel { friend, mut live, .. } = duel(&hall, &browser, &service).await;
        service.answer(status);
        finish_turn(&mut live).await;
        service.next().await;
        while friend.must("GET", "/api/me/announcements", None).await.unwrap()["here"] == true {
            tokio::task::yield_now().await;
        }
        service.answer(201);
    }
    // A service that is only out of order is no reason to forget anybody.
    let Duel { friend, mut live, .. } = duel(&hall, &browser, &service).await;
    service.answer(503);
    finish_turn(&mut live).await;
    service.next().await;
    assert_eq!(friend.must("GET", "/api/me/announcements", None).await.unwrap()["here"], true);
    hall.close().await;
}

#[tokio::test]
async fn a_subscription_ends_with_its_browser_and_with_its_guest() {
    let hall = TestHall::open_with(announcing()).await;
    let service = PushService::open().await;
    let [laptop, phone] = [Browser::new("laptop"), Browser::new("phone")];
    let guest = hall.guest().await;
    laptop.subscribe(&guest, &service).await;
    let code = guest.must("POST", "/api/me/link", None).await.unwrap();
    let mut second = TestClient::stranger(hall.address);
    second.introduce("POST", "/api/link", Some(code)).await.unwrap();
    phone.subscribe(&second, &service).await;
    let browsers = async || {
        let data = guest.must("GET", "/api/me/data", None).await.unwrap();
        let all = data["announcements"]["browsers"].as_array().unwrap().clone();
        all.iter()
            .map(|row| row["endpoint"].as_str().unwrap().rsplit('/').next().unwrap().to_owned())
            .collect::<Vec<_>>()
    };
    assert_eq!(browsers().await, ["laptop", "phone"]);
    guest.must("POST", "/api/me/devices/end-others", None).await.unwrap();
    assert_eq!(browsers().await, ["laptop"]);
    // A browser that becomes somebody else's is told for that person only.
    let other = hall.guest().await;
    laptop.subscribe(&other, &service).await;
    assert_eq!(browsers().await, Vec::<String>::new());
    laptop.subscribe(&guest, &service).await;
    guest.must("DELETE", "/api/me/announcements/here", None).await.unwrap();
    assert_eq!(guest.must("GET", "/api/me/announcements", None).await.unwrap()["here"], false);
    laptop.subscribe(&guest, &service).await;
    guest.must("DELETE", "/api/me", Some(json!({ "confirm": "delete" }))).await.unwrap();
    let pool = sqlx::AnyPool::connect(&hall.database).await.unwrap();
    let left: i64 = sqlx::query_scalar("SELECT count(*) FROM subscriptions").fetch_one(&pool).await.unwrap();
    assert_eq!(left, 0);
    hall.close().await;
}

#[tokio::test]
async fn the_hall_is_not_talked_into_calling_its_own_network() {
    let strict = Settings {
        announce: AnnounceSettings { after: Duration::ZERO, ..AnnounceSettings::default() },
        ..quick()
    };
    let hall = TestHall::open_with(strict).await;
    let service = PushService::open().await;
    let guest = hall.guest().await;
    let good = Browser::new("friend").subscription(&service, 0);
    let with = |key: &str, value: Value| {
        let mut wanted = good.clone();
        wanted["endpoint"] = json!("https://push.example.net/1");
        wanted[key] = value;
        wanted
    };
    for bad in [
        good.clone(),
        with("endpoint", json!("https://127.0.0.1/x")),
        with("endpoint", json!("https://169.254.169.254/latest")),
        with("endpoint", json!("https://localhost/x")),
        with("endpoint", json!("http://push.example.net/x")),
        with("endpoint", json!("https://push.example.net:22/x")),
        with("p256dh", json!("BAAA")),
        with("auth", json!("AA")),
        with("utc_offset", json!(900)),
    ] {
        let answer = guest.request("PUT", "/api/me/announcements/here", Some(bad.clone())).await.unwrap();
        assert_eq!((answer.status, answer.code().as_str()), (400, "bad-subscription"), "{bad}");
    }
    guest.must("PUT", "/api/me/announcements/here", Some(with("utc_offset", json!(60)))).await.unwrap();
    hall.close().await;
    let silent =
        Settings { announce: AnnounceSettings { push: false, ..AnnounceSettings::default() }, ..quick() };
    let hall = TestHall::open_with(silent).await;
    let guest = hall.guest().await;
    let wishes = guest.must("GET", "/api/me/announcements", None).await.unwrap();
    assert_eq!(wishes, json!({ "here": false, "invitations": true }));
    let wanted = Some(with("utc_offset", json!(60)));
    let answer = guest.request("PUT", "/api/me/announcements/here", wanted).await.unwrap();
    assert_eq!((answer.status, answer.code().as_str()), (409, "no-push"));
    hall.close().await;
}

//! Bad input, too much of it, and from where it should not come.

use hall::Settings;
use serde_json::{Value, json};
use testclient::Player;

use crate::test_hall::{TestHall, bot, me, names, pair, quick, settled, table};

#[tokio::test]
async fn what_cannot_be_read_is_refused_and_the_table_goes_on() {
    let hall = TestHall::open().await;
    let (_, _, _, mut one, mut two) = pair(&hall, "dragonheart").await;
    settled(&mut one).await;
    settled(&mut two).await;
    for (text, code) in [
        ("{", "bad-json"),
        ("", "bad-json"),
        ("[1]", "bad-request"),
        ("{}", "bad-request"),
        (r#"{"do":"fly"}"#, "bad-request"),
        (r#"{"do":"play"}"#, "bad-request"),
        (r#"{"do":"play","seat":-1,"step":0,"action":"x"}"#, "bad-request"),
        (r#"{"do":"play","seat":0,"step":1e99,"action":"x"}"#, "bad-request"),
        (r#"{"do":"play","seat":255,"step":0,"action":"x"}"#, "not-your-seat"),
    ] {
        one.live.send_text(text.to_owned()).await.unwrap();
        let answer = one.live.next_of("refused").await.unwrap();
        assert_eq!(answer["code"], code, "{text}");
        assert!(!answer["message"].as_str().unwrap().contains('⟨'), "{answer}");
    }
    let (first, second) = tokio::join!(one.play_on(), two.play_on());
    first.unwrap();
    second.unwrap();
    hall.close().await;
}

#[tokio::test]
async fn an_oversized_message_ends_the_line_and_nothing_else() {
    let hall = TestHall::open().await;
    let (id, host, _, mut one, _two) = pair(&hall, "dragonheart").await;
    settled(&mut one).await;
    one.live.send_text("x".repeat(100_000)).await.unwrap();
    while let Ok(Some(_)) = one.live.next_text().await {}
    let mut again = host.live(&id, "").await.unwrap();
    assert_eq!(again.next_of("update").await.unwrap()["step"], 0);
    let answer = host.send("POST", "/api/tables", "x".repeat(100_000)).await.unwrap();
    assert_eq!((answer.status, answer.code().as_str()), (413, "too-large"));
    let answer = host.send("POST", "/api/tables", "{".to_owned()).await.unwrap();
    assert_eq!((answer.status, answer.code().as_str()), (400, "bad-json"));
    hall.close().await;
}

#[tokio::test]
async fn another_sites_page_can_do_nothing() {
    let hall = TestHall::open().await;
    let mut guest = hall.guest().await;
    let (id, _) = names(&table(&guest, "dragonheart", &[me(), bot("random")]).await);
    guest.headers.push(("origin", "http://evil.example".to_owned()));
    let answer = guest.request("POST", &format!("/api/tables/{id}/close"), None).await.unwrap();
    assert_eq!((answer.status, answer.code().as_str()), (403, "foreign-origin"));
    let refused = guest.live(&id, "").await.unwrap_err().to_string();
    assert!(refused.starts_with("403"), "{refused}");
    guest.headers = vec![("origin", format!("http://{}", hall.address))];
    assert!(guest.live(&id, "").await.is_ok());
    assert_eq!(guest.request("POST", &format!("/api/tables/{id}/close"), None).await.unwrap().status, 200);
    hall.close().await;
}

#[tokio::test]
async fn every_answer_carries_the_headers_that_protect() {
    let hall = TestHall::open().await;
    let answer = hall.guest().await.request("GET", "/api/games", None).await.unwrap();
    for wanted in [
        "content-security-policy: default-src 'self'",
        "x-content-type-options: nosniff",
        "x-frame-options: DENY",
        "referrer-policy: same-origin",
        "cache-control: no-store",
    ] {
        assert!(answer.headers.iter().any(|line| line.starts_with(wanted)), "{wanted}");
    }
    hall.close().await;
}

#[tokio::test]
async fn an_address_that_asks_too_much_is_told_to_wait() {
    let hall = TestHall::open_with(Settings { requests_per_second: 1, ..quick() }).await;
    let guest = hall.guest().await;
    let mut codes = Vec::new();
    // An address has three times what a guest has, twenty seconds' worth at once.
    for _ in 0..80 {
        codes.push(guest.request("GET", "/api/games", None).await.unwrap().status);
    }
    assert!(codes.starts_with(&[200; 55]), "{codes:?}");
    assert!(codes.ends_with(&[429; 5]), "{codes:?}");
    hall.close().await;
}

#[tokio::test]
async fn a_flood_of_bad_messages_does_not_slow_the_others() {
    let hall = TestHall::open_with(Settings { messages_per_second: 20, ..quick() }).await;
    let flooder = hall.guest().await;
    let (id, _) = names(&table(&flooder, "dragonheart", &[me(), bot("random")]).await);
    let mut flood = flooder.live(&id, "").await.unwrap();
    for _ in 0..1000 {
        flood.send_text("{\"do\":\"nonsense\"}".to_owned()).await.unwrap();
    }
    // A whole game elsewhere; its player keeps to the pace, and is not slowed beyond it.
    let host = hall.guest().await;
    let (id, _) = names(&table(&host, "dragonheart", &[me(), bot("random")]).await);
    let mut player = Player::new(host.live(&id, "").await.unwrap(), 3);
    player.play_on().await.unwrap();
    // The flood was read no faster than allowed: most of it still waits.
    let metrics = host.request("GET", "/metrics", None).await.unwrap().text;
    let refused =
        metrics.lines().find_map(|line| line.strip_prefix("dragonhall_errors_total{code=\"bad-request\"} "));
    let refused: u32 = refused.unwrap().parse().unwrap();
    assert!((1..900).contains(&refused), "{refused} of 1000 bad messages were answered");
    hall.close().await;
}

#[tokio::test]
async fn the_interface_describes_itself() {
    let hall = TestHall::open().await;
    let guest = hall.guest().await;
    let api = guest.must("GET", "/api", None).await.unwrap();
    for path in ["/api/me", "/api/tables", "/api/tables/{id}/live", "/api/lobby", "/healthz", "/metrics"] {
        assert!(api["paths"][path].is_object(), "{path}");
    }
    let games = guest.must("GET", "/api/games", None).await.unwrap();
    let names: Vec<&Value> = games.as_array().unwrap().iter().map(|game| &game["name"]).collect();
    assert!(names.into_iter().eq(crate::test_hall::games(2).map(|(name, _)| name)), "{games}");
    for game in games.as_array().unwrap() {
        assert_eq!(game["bots"], json!(["egg", "hatchling", "drake", "wyrm", "great-dragon"]), "{game}");
        assert_eq!(game["first_bot"], "hatchling");
    }
    let sheet = guest.must("GET", "/api/games/sneaky/sheet", None).await.unwrap();
    assert!(sheet["entries"].as_array().unwrap().iter().any(|entry| entry["from"] == "rulebook"));
    assert_eq!(guest.request("GET", "/api/games/chess/sheet", None).await.unwrap().code(), "unknown-game");
    assert_eq!(guest.request("DELETE", "/api/games", None).await.unwrap().code(), "no-such-page");
    assert_eq!(guest.request("GET", "/healthz", None).await.unwrap().text, "ok\n");
    assert_eq!(api["info"]["title"], json!("Dragonhall"));
    hall.close().await;
}

#[tokio::test]
async fn one_address_cannot_fill_the_disk_with_moves() {
    let limits = hall::Limits { moves_per_second: 1, ..hall::Limits::off() };
    let hall = TestHall::open_with(Settings { limits, ..quick() }).await;
    let begun = std::time::Instant::now();
    let (mut made, mut refused) = (0, 0);
    // New guests do not help: they all come from one address. Four games have about 120 moves of people.
    for dice in 1..=4 {
        let guest = hall.guest().await;
        let (id, _) = names(&table(&guest, "dragonheart", &[me(), bot("random")]).await);
        let mut player = Player::new(guest.live(&id, "").await.unwrap(), dice);
        while player.wait().await.unwrap() {
            if let Err(error) = player.play().await {
                assert!(error.to_string().contains("too-fast"), "{error}");
                refused += 1;
                break;
            }
            made += 1;
        }
    }
    let most = 60 + begun.elapsed().as_secs() + 1;
    assert!(refused > 0 && (40..=most).contains(&made), "{made} made, {refused} refused, at most {most}");
    hall.close().await;
}

#[tokio::test]
async fn a_page_elsewhere_makes_no_guests_with_its_readers_browsers() {
    let hall = TestHall::open().await;
    for (method, header, value) in [
        ("GET", "sec-fetch-site", "cross-site"),
        ("GET", "origin", "http://evil.example"),
        ("GET", "origin", "null"),
        ("HEAD", "accept", "*/*"),
    ] {
        let mut stranger = testclient::TestClient::stranger(hall.address);
        stranger.headers.push((header, value.to_owned()));
        let answer = stranger.request(method, "/api/me", None).await.unwrap();
        assert_eq!(answer.status, 403, "{method} {header}: {value}");
        assert!(!answer.headers.iter().any(|line| line.starts_with("set-cookie")), "{answer:?}");
    }
    hall.close().await;
}

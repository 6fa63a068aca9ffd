//! How many connections there may be, and by what names and pages the hall is reached.

use hall::{Limits, Settings};
use testclient::TestClient;
use tokio::io::AsyncWriteExt;

use crate::raw_requests::{Raw, answer, figure};
use crate::test_hall::{TestHall, bot, me, names, quick, table};

fn limited(limits: Limits) -> Settings {
    Settings { limits, ..quick() }
}

/// Asks until there is room again.
async fn until_let_in(hall: &TestHall) {
    while !answer(hall.address, &["GET /livez HTTP/1.1", "host: x"]).await.starts_with("HTTP/1.1 200") {}
}

#[tokio::test]
async fn one_address_has_only_so_many_connections() {
    let hall = TestHall::open_with(limited(Limits { connections_per_address: 5, ..Limits::off() })).await;
    let mut idle = Vec::new();
    for _ in 0..5 {
        let mut connection = Raw::send(hall.address, "GET /livez HTTP/1.1\r\nhost: x\r\n\r\n").await;
        connection.until("ok\n").await;
        idle.push(connection);
    }
    let response = answer(hall.address, &["GET /livez HTTP/1.1", "host: x"]).await;
    assert!(
        response.starts_with("HTTP/1.1 503") && response.contains("\"too-many-connections\""),
        "{response}"
    );
    if cfg!(target_os = "linux") {
        // There the loopback network has many addresses.
        let socket = tokio::net::TcpSocket::new_v4().unwrap();
        socket.bind("127.0.0.2:0".parse().unwrap()).unwrap();
        let mut other = Raw(socket.connect(hall.address).await.unwrap());
        other.0.write_all(b"GET /livez HTTP/1.1\r\nhost: x\r\n\r\n").await.unwrap();
        assert!(other.until("ok\n").await.starts_with("HTTP/1.1 200"), "others are let in");
    }
    drop(idle.pop());
    until_let_in(&hall).await;
    drop(idle);
    hall.close().await;
}

#[tokio::test]
async fn there_are_only_so_many_connections_in_all_and_a_socket_is_one() {
    let hall = TestHall::open_with(limited(Limits { connections: 20, ..Limits::off() })).await;
    let guest = hall.guest().await;
    let (id, _) = names(&table(&guest, "dragonheart", &[me(), bot("random")]).await);
    let mut live = Vec::new();
    for _ in 0..20 {
        // The connection before this one may still be on its way out.
        let mut one = loop {
            if let Ok(one) = guest.live(&id, "").await {
                break one;
            }
        };
        one.next_of("update").await.unwrap();
        live.push(one);
    }
    let response = answer(hall.address, &["GET /livez HTTP/1.1", "host: x"]).await;
    assert!(response.starts_with("HTTP/1.1 503") && response.contains("\"hall-full\""), "{response}");
    live.pop().unwrap().leave().await;
    until_let_in(&hall).await;
    drop(live);
    hall.close().await;
}

#[tokio::test]
async fn one_guest_has_only_so_many_live_connections() {
    let hall = TestHall::open_with(limited(Limits { connections_per_guest: 3, ..Limits::off() })).await;
    let (guest, other) = (hall.guest().await, hall.guest().await);
    let wanted = serde_json::json!({ "game": "dragonheart", "seats": [me(), bot("random")], "public": true });
    let opened = guest.must("POST", "/api/tables", Some(wanted)).await.unwrap();
    let id = opened["id"].as_str().unwrap();
    let mut lobby = Raw::get(&guest, "/api/lobby/live").await;
    lobby.until("data: ").await;
    let live = [guest.live(id, "").await.unwrap(), guest.live(id, "").await.unwrap()];
    let refused = guest.live(id, "").await.unwrap_err().to_string();
    assert!(refused.starts_with("429") && refused.contains("too-many-connections"), "{refused}");
    let answer = guest.request("GET", "/api/lobby/live", None).await.unwrap();
    assert_eq!((answer.status, answer.code().as_str()), (429, "too-many-connections"));
    assert!(other.live(id, "").await.is_ok(), "others are let in");
    for one in live {
        one.leave().await;
    }
    while guest.live(id, "").await.is_err() {}
    drop(lobby);
    hall.close().await;
}

#[tokio::test]
async fn guests_are_free_but_one_address_has_only_so_many_live_connections() {
    let settings =
        Settings { proxied: true, ..limited(Limits { connections_per_address: 4, ..Limits::off() }) };
    let hall = TestHall::open_with(settings).await;
    let from = |address: &str, guest: TestClient| TestClient {
        headers: vec![("x-forwarded-for", address.to_owned())],
        ..guest
    };
    let host = from("203.0.113.1", hall.guest().await);
    let wanted = serde_json::json!({ "game": "dragonheart", "seats": [me(), bot("random")], "public": true });
    let opened = host.must("POST", "/api/tables", Some(wanted)).await.unwrap();
    let id = opened["id"].as_str().unwrap();
    let mut crowd = Vec::new();
    for _ in 0..4 {
        crowd.push(from("203.0.113.2", hall.guest().await).live(id, "").await.unwrap());
    }
    let late = from("203.0.113.2", hall.guest().await).live(id, "").await.unwrap_err().to_string();
    assert!(late.starts_with("429") && late.contains("too-many-connections"), "{late}");
    assert!(host.live(id, "").await.is_ok(), "another address is let in");
    assert_eq!(figure(&host, "dragonhall_refused_connections_total{kind=\"address\"}").await, 1);
    hall.close().await;
}

#[tokio::test]
async fn only_the_names_that_were_given_are_answered() {
    let hosts = vec!["play.example.org".to_owned(), "other.example.org:8443".to_owned(), "[::1]".to_owned()];
    let hall = TestHall::open_with(Settings { hosts, ..quick() }).await;
    for (host, fine) in [
        ("host: play.example.org", true),
        ("host: PLAY.example.org:7777", true),
        ("host: other.example.org:8443", true),
        ("host: [::1]:7777", true),
        ("host: other.example.org", false),
        ("host: evil.example", false),
        ("host: play.example.org.evil.example", false),
        ("host: play.example.org\r\nhost: evil.example", false),
        ("accept: */*", false),
    ] {
        let response = answer(hall.address, &["GET /api/games HTTP/1.1", host]).await;
        assert_eq!(response.starts_with("HTTP/1.1 200"), fine, "{host}: {response}");
        assert_eq!(
            response.starts_with("HTTP/1.1 421") && response.contains("\"wrong-host\""),
            !fine,
            "{host}: {response}"
        );
    }
    let response =
        answer(hall.address, &["GET http://evil.example/api/games HTTP/1.1", "host: play.example.org"]).await;
    assert!(response.starts_with("HTTP/1.1 421"), "{response}");
    let response = answer(hall.address, &["GET /healthz HTTP/1.1", "host: 10.0.0.1"]).await;
    assert!(response.starts_with("HTTP/1.1 200"), "health is answered under any name: {response}");
    hall.close().await;
}

#[tokio::test]
async fn a_page_without_a_name_can_do_nothing() {
    let hall = TestHall::open().await;
    let host = format!("host: {}", hall.address);
    for lines in [
        vec!["origin: null"],
        vec!["origin: null", &host],
        vec!["origin: http://evil.example"],
        vec!["origin: \u{e9}", &host],
    ] {
        let head = [vec!["POST /api/tables HTTP/1.1", "content-length: 0"], lines].concat();
        let response = answer(hall.address, &head).await;
        assert!(
            response.starts_with("HTTP/1.1 403") && response.contains("\"foreign-origin\""),
            "{head:?}: {response}"
        );
    }
    hall.close().await;
}

//! Clients that are slow, or do not go on at all.

use std::time::Duration;

use hall::{Settings, Timeouts};
use tokio::io::AsyncWriteExt;
use tokio::net::TcpSocket;

use crate::raw_requests::{HANG, Raw};
use crate::test_hall::{TestHall, bot, me, names, quick, table};

fn soon() -> Duration {
    Duration::from_millis(300)
}

#[tokio::test]
async fn half_a_head_and_an_idle_connection_are_let_go() {
    let timeouts = Timeouts { headers: soon(), ..Timeouts::default() };
    let hall = TestHall::open_with(Settings { timeouts, ..quick() }).await;
    for head in ["", "GET /api/me HTTP/1.1\r\nhost: x\r\nx-a: ", "GET /livez HTTP/1.1\r\nhost: x\r\n\r\n"] {
        let response = Raw::send(hall.address, head).await.rest().await;
        assert_eq!(response.starts_with("HTTP/1.1 200"), head.contains("livez"), "{head:?}: {response}");
    }
    hall.close().await;
}

#[tokio::test]
async fn half_a_body_is_refused_after_a_while() {
    let timeouts = Timeouts { body: soon(), ..Timeouts::default() };
    let hall = TestHall::open_with(Settings { timeouts, ..quick() }).await;
    let guest = hall.guest().await;
    let head = format!("POST /api/tables HTTP/1.1\r\nhost: x\r\ncookie: {}\r\n", guest.cookie);
    for rest in ["content-length: 100\r\n\r\n{", "transfer-encoding: chunked\r\n\r\n64\r\n{"] {
        let response = Raw::send(hall.address, &format!("{head}{rest}")).await.rest().await;
        assert!(response.starts_with("HTTP/1.1 408") && response.contains("\"too-slow\""), "{response}");
    }
    hall.close().await;
}

#[tokio::test]
async fn whoever_does_not_read_the_answers_is_let_go() {
    let timeouts = Timeouts { write: soon(), ..Timeouts::default() };
    let hall = TestHall::open_with(Settings { timeouts, ..quick() }).await;
    let socket = TcpSocket::new_v4().unwrap();
    socket.set_recv_buffer_size(4096).unwrap();
    let mut stream = socket.connect(hall.address).await.unwrap();
    let flood = async { while stream.write_all(b"GET /api HTTP/1.1\r\nhost: x\r\n\r\n").await.is_ok() {} };
    tokio::time::timeout(HANG, flood).await.expect("the connection is cut");
    assert_eq!(hall.guest().await.request("GET", "/livez", None).await.unwrap().status, 200);
    hall.close().await;
}

#[tokio::test]
async fn a_stop_waits_for_nobody_who_does_not_go_on() {
    // No time-out but that of the stop itself.
    let long = Duration::from_secs(3600);
    let timeouts = Timeouts { headers: long, body: long, write: long, ..Timeouts::default() };
    let hall = TestHall::open_with(Settings { timeouts, ..quick() }).await;
    let guest = hall.guest().await;
    let (id, _) = names(&table(&guest, "dragonheart", &[me(), bot("random")]).await);
    let mut live = guest.live(&id, "").await.unwrap();
    live.next_of("update").await.unwrap();
    let mut lobby = Raw::get(&guest, "/api/lobby/live").await;
    lobby.until("data: ").await;
    let mut slow = Vec::new();
    let body = format!(
        "POST /api/tables HTTP/1.1\r\nhost: x\r\ncookie: {}\r\ncontent-length: 9\r\n\r\n{{",
        guest.cookie
    );
    for half in ["", "GET /api/me HTTP/1.1\r\nhost: x\r\nx-a: ", &body] {
        slow.push(Raw::send(hall.address, half).await);
    }
    let mut again = Raw::send(hall.address, "GET /livez HTTP/1.1\r\nhost: x\r\n\r\nGET /livez").await;
    again.until("ok\n").await;
    tokio::time::timeout(HANG, hall.close()).await.expect("the hall stops");
    while let Ok(Some(_)) = live.next_text().await {}
    assert_eq!(live.closed.unwrap().0, 1012);
}

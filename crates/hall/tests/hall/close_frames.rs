//! What a WebSocket is closed with when nothing more can be read on it.

use serde_json::Value;
use testclient::TestClient;
use tokio::io::{AsyncReadExt, AsyncWriteExt};

use crate::raw_requests::{HANG, Raw};
use crate::test_hall::{TestHall, me, names, open, table};

/// A frame as a client sends it: masked, with a mask that changes nothing.
fn frame(head: u8, payload: &[u8]) -> Vec<u8> {
    let mut bytes = vec![head];
    match u8::try_from(payload.len()) {
        Ok(length) if length < 126 => bytes.push(0x80 | length),
        _ => {
            bytes.push(0x80 | 126);
            bytes.extend(u16::try_from(payload.len()).unwrap().to_be_bytes());
        }
    }
    bytes.extend([0; 4]);
    bytes.extend(payload);
    bytes
}

/// Sends bytes over a live connection and reads until the hall hangs up: The last code sent, the close code and its reason.
async fn hung_up(guest: &TestClient, id: &str, bytes: &[u8]) -> (String, u16, String) {
    let head = format!(
        "GET /api/tables/{id}/live HTTP/1.1\r\nhost: {}\r\ncookie: {}\r\nconnection: Upgrade\r\nupgrade: websocket\r\n\
         sec-websocket-version: 13\r\nsec-websocket-key: AAAAAAAAAAAAAAAAAAAAAA==\r\n\r\n",
        guest.address, guest.cookie
    );
    let mut raw = Raw::send(guest.address, &head).await;
    raw.0.write_all(bytes).await.unwrap();
    let mut received = Vec::new();
    // A reset is an end too.
    let _ = tokio::time::timeout(HANG, raw.0.read_to_end(&mut received)).await.expect("it hangs up");
    let body = received.windows(4).position(|part| part == b"\r\n\r\n").unwrap() + 4;
    let (mut rest, mut code) = (&received[body..], String::new());
    while rest.len() >= 2 {
        let (kind, mut length, mut begins) = (rest[0] & 0x0f, usize::from(rest[1]), 2);
        if length == 126 {
            (length, begins) = (usize::from(u16::from_be_bytes([rest[2], rest[3]])), 4);
        }
        let payload = &rest[begins..begins + length];
        if kind == 8 {
            let reason = String::from_utf8(payload[2..].to_vec()).unwrap();
            return (code, u16::from_be_bytes([payload[0], payload[1]]), reason);
        }
        let message: Value = serde_json::from_slice(payload).unwrap();
        code = message["code"].as_str().unwrap_or_default().to_owned();
        rest = &rest[begins + length..];
    }
    panic!("no farewell");
}

#[tokio::test]
async fn what_cannot_be_read_is_called_by_its_name() {
    const TEXT: u8 = 0x81;
    let hall = TestHall::open().await;
    let host = hall.guest().await;
    let (id, _) = names(&table(&host, "dragonheart", &[me(), open()]).await);
    let mut plain = frame(TEXT, b"{}");
    plain[1] &= 0x7f;
    for (bytes, code, close) in [
        (frame(TEXT, &[b'x'; 9000]), "too-large", 1009),
        (frame(TEXT, b"{\"do\": \"chat\", \"text\": \"\xff\"}"), "bad-json", 1007),
        // A bit that means nothing, an unknown kind, a part without a beginning, a frame without a mask.
        (frame(TEXT | 0x40, b"{}"), "bad-request", 1002),
        (frame(0x83, b"{}"), "bad-request", 1002),
        (frame(0x80, b"{}"), "bad-request", 1002),
        (plain, "bad-request", 1002),
    ] {
        let message = hung_up(&host, &id, &bytes).await;
        assert_eq!(message, (code.to_owned(), close, code.to_owned()), "{:?}", &bytes[..6]);
    }
    // Whoever is simply gone has made no mistake.
    drop(host.live(&id, "").await.unwrap());
    let metrics = host.request("GET", "/metrics", None).await.unwrap().text;
    let large = metrics.lines().find(|line| line.contains("code=\"too-large\"")).unwrap();
    assert!(large.ends_with(" 1"), "{large}");
    hall.close().await;
}

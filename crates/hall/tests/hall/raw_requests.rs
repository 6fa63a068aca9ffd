//! Requests written by hand: half of one, many at once, with headers that no browser sends.

use std::net::SocketAddr;
use std::time::Duration;

use testclient::TestClient;
use tokio::io::{AsyncReadExt, AsyncWriteExt};
use tokio::net::TcpStream;

/// Only against hangs.
pub(crate) const HANG: Duration = Duration::from_secs(60);

/// A connection that can send anything.
pub(crate) struct Raw(pub(crate) TcpStream);

impl Raw {
    pub(crate) async fn send(address: SocketAddr, text: &str) -> Self {
        let mut stream = TcpStream::connect(address).await.unwrap();
        stream.write_all(text.as_bytes()).await.unwrap();
        Self(stream)
    }

    /// A request of a guest, whose answer need not end.
    pub(crate) async fn get(guest: &TestClient, path: &str) -> Self {
        let head =
            format!("GET {path} HTTP/1.1\r\nhost: {}\r\ncookie: {}\r\n\r\n", guest.address, guest.cookie);
        Self::send(guest.address, &head).await
    }

    /// Everything until the other side hangs up.
    pub(crate) async fn rest(&mut self) -> String {
        let mut bytes = Vec::new();
        // A reset is an end too.
        let _ = tokio::time::timeout(HANG, self.0.read_to_end(&mut bytes)).await.expect("it hangs up");
        String::from_utf8_lossy(&bytes).into_owned()
    }

    /// Reads on until this was sent; returns everything read.
    pub(crate) async fn until(&mut self, wanted: &str) -> String {
        let mut text = String::new();
        let mut part = [0; 4096];
        while !text.contains(wanted) {
            let read = tokio::time::timeout(HANG, self.0.read(&mut part)).await.expect(wanted).unwrap();
            assert!(read > 0, "the stream ended: {text}");
            text += &String::from_utf8_lossy(&part[..read]);
        }
        text
    }
}

/// One whole request with these lines as its head; the answer.
pub(crate) async fn answer(address: SocketAddr, head: &[&str]) -> String {
    let text = format!("{}\r\nconnection: close\r\n\r\n", head.join("\r\n"));
    Raw::send(address, &text).await.rest().await
}

/// A figure of the hall.
pub(crate) async fn figure(guest: &TestClient, name: &str) -> u64 {
    let text = guest.request("GET", "/metrics", None).await.unwrap().text;
    let value = text.lines().find_map(|line| line.strip_prefix(name)?.strip_prefix(' '));
    value.unwrap_or_else(|| panic!("no {name} in {text}")).parse().unwrap()
}

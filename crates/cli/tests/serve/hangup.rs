//! Clients who hang up while they are being answered.

use std::io::{Read, Write};
use std::net::{SocketAddr, TcpStream};

use testclient::TestClient;

use crate::program::hall;

const REQUEST: &str = "GET / HTTP/1.1\r\nhost: x\r\n\r\n";

/// Sends requests and hangs up at once. With `reading`, the first bytes of the answer are waited for, so that the rest of it
/// is being written when the line is gone; closing on bytes that were not read resets the connection.
fn hang_up(address: SocketAddr, requests: usize, reading: bool) {
    let mut stream = TcpStream::connect(address).unwrap();
    stream.write_all(REQUEST.repeat(requests).as_bytes()).unwrap();
    if reading {
        stream.read_exact(&mut [0; 8]).unwrap();
    }
}

#[tokio::test]
async fn clients_who_hang_up_while_they_are_answered_do_not_end_the_hall() {
    let folder = tempfile::tempdir().unwrap();
    let hall = hall(folder.path());
    for _ in 0..150 {
        for (requests, reading) in [(2, false), (20, false), (2, true), (20, true)] {
            hang_up(hall.address, requests, reading);
        }
    }
    assert!(TestClient::arrive(hall.address).await.is_ok(), "the hall still answers");
}

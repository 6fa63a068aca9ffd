//! A hall with few files.

use std::io::{Read, Write};
use std::net::{SocketAddr, TcpStream};
use std::process::Command;
use std::time::Duration;

use testclient::HallProcess;

use crate::program::{PROGRAM, QUICK};

/// Only against hangs.
const HANG: Duration = Duration::from_secs(60);

fn send(address: SocketAddr, text: &str) -> TcpStream {
    let mut stream = TcpStream::connect(address).unwrap();
    stream.set_read_timeout(Some(HANG)).unwrap();
    // Whoever is refused may find the line closed already.
    let _ = stream.write_all(text.as_bytes());
    stream
}

/// The status of an answer; nothing if there was none before the line was closed.
fn status(address: SocketAddr) -> String {
    let mut stream = send(address, "GET /healthz HTTP/1.1\r\nhost: x\r\nconnection: close\r\n\r\n");
    let mut answer = Vec::new();
    match stream.read_to_end(&mut answer) {
        Err(error) if error.kind() == std::io::ErrorKind::WouldBlock => panic!("the hall is deaf"),
        _ => String::from_utf8_lossy(&answer).chars().skip(9).take(3).collect(),
    }
}

#[test]
fn half_sent_requests_leave_a_hall_with_few_files_its_ears() {
    let folder = tempfile::tempdir().unwrap();
    let mut shell = Command::new("bash");
    shell.args([
        "-c",
        r#"ulimit -n 48; exec "$@""#,
        "bash",
        PROGRAM,
        "serve",
        "--listen",
        "127.0.0.1:0",
        "--data",
    ]);
    shell.arg(folder.path()).args(QUICK);
    let hall = HallProcess::start(shell).unwrap();
    let half = "GET /api/me HTTP/1.1\r\nhost: x\r\nx-a: ";
    let mut waiting: Vec<TcpStream> = (0..80).map(|_| send(hall.address, half)).collect();
    // There is no room, and that is said, or at least the line is not left hanging.
    status(hall.address);
    // The first one was let in, and is let go when it does not go on.
    let _ = waiting[0].read_to_end(&mut Vec::new());
    while status(hall.address) != "200" {}
}

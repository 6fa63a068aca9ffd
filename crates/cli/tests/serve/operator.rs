//! What the operator sees: an address of their own, and logs that programs can read.

use std::fs::File;
use std::path::Path;
use std::process::Command;

use serde_json::Value;
use testclient::{HallProcess, TestClient};

use crate::program::{PROGRAM, QUICK};

/// A hall with further arguments, and its log so far.
fn logging(folder: &Path, arguments: &[&str]) -> (HallProcess, String) {
    let log = folder.join("log");
    let mut command = Command::new(PROGRAM);
    command.args(["serve", "--listen", "127.0.0.1:0", "--data"]).arg(folder).args(QUICK).args(arguments);
    let hall = HallProcess::start_logging(command, File::create(&log).unwrap().into()).unwrap();
    (hall, std::fs::read_to_string(&log).unwrap())
}

#[tokio::test]
async fn the_operator_may_have_an_address_of_their_own() {
    let folder = tempfile::tempdir().unwrap();
    let arguments =
        ["--operator-listen", "127.0.0.1:0", "--log-format", "json", "--host", "play.example.org"];
    let (hall, log) = logging(folder.path(), &arguments);
    let lines = log.lines().map(|line| serde_json::from_str::<Value>(line).unwrap());
    let line = lines.into_iter().find(|line| line["message"] == "open to the operator").unwrap();
    let operator = TestClient::stranger(line["address"].as_str().unwrap().parse().unwrap());
    for path in ["/livez", "/healthz", "/readyz"] {
        assert_eq!(operator.request("GET", path, None).await.unwrap().text, "ok\n", "{path}");
        let public = TestClient::stranger(hall.address).request("GET", path, None).await.unwrap();
        assert_eq!(public.text, "ok\n", "{path}");
    }
    let figures = operator.request("GET", "/metrics", None).await.unwrap();
    assert!(figures.status == 200 && figures.text.contains("dragonhall_tcp_connections "), "{figures:?}");
    let elsewhere = operator.request("GET", "/api/games", None).await.unwrap();
    assert_eq!((elsewhere.status, elsewhere.code().as_str()), (404, "no-such-page"));
    let guest = TestClient::stranger(hall.address);
    assert_eq!(guest.request("GET", "/api/games", None).await.unwrap().code(), "wrong-host");
}

#[tokio::test]
async fn with_an_address_for_the_operator_the_public_one_tells_no_figures() {
    let folder = tempfile::tempdir().unwrap();
    let (hall, _) = logging(folder.path(), &["--operator-listen", "127.0.0.1:0"]);
    let response = TestClient::stranger(hall.address).request("GET", "/metrics", None).await.unwrap();
    assert_eq!((response.status, response.code().as_str()), (404, "no-such-page"));
}

#[test]
fn a_log_in_a_file_has_no_colours_and_tells_the_limit_of_files() {
    let folder = tempfile::tempdir().unwrap();
    let (_hall, log) = logging(folder.path(), &[]);
    assert!(log.contains("limit of open files") && !log.contains('\u{1b}'), "{log:?}");
}

#[tokio::test]
async fn every_line_of_a_json_log_is_an_object() {
    let folder = tempfile::tempdir().unwrap();
    let (hall, _) = logging(folder.path(), &["--log-format", "json"]);
    let host = TestClient::arrive(hall.address).await.unwrap();
    let id = crate::program::table(&host, None, "dragonheart").await;
    hall.kill().unwrap();
    let log = std::fs::read_to_string(folder.path().join("log")).unwrap();
    let lines: Vec<Value> = log.lines().map(|line| serde_json::from_str(line).unwrap()).collect();
    assert!(lines.iter().any(|line| line["message"] == "opened" && line["table"] == *id), "{log}");
}

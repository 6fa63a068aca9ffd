//! The operator's commands, while the hall is open.

use serde_json::json;
use testclient::{HallProcess, TestClient};

use crate::program::{PROGRAM, QUICK, dragonhall, hall, table};

#[tokio::test]
async fn the_operator_mutes_renames_and_bans_while_the_hall_is_open() {
    let folder = tempfile::tempdir().unwrap();
    let data = folder.path().to_str().unwrap();
    let open = hall(folder.path());
    let (host, pest) =
        (TestClient::arrive(open.address).await.unwrap(), TestClient::arrive(open.address).await.unwrap());
    pest.must("PATCH", "/api/me", Some(json!({ "name": "Pest" }))).await.unwrap();
    let id = table(&host, Some(&pest), "dragonheart").await;
    let mut live = pest.live(&id, "").await.unwrap();
    live.command(1, json!({ "do": "chat", "text": "insults" })).await.unwrap();
    let report = json!({ "who": { "seat": 1 }, "reason": "rude" });
    host.must("POST", &format!("/api/tables/{id}/report"), Some(report)).await.unwrap();

    let run = |arguments: &[&str]| dragonhall(&[arguments, &["--data", data]].concat());
    let (fine, list) = run(&["report", "list"]);
    assert!(fine && list.contains("Pest: rude") && list.contains(&id), "{list}");
    let report = list.split_whitespace().next().unwrap().to_owned();
    let (fine, shown) = run(&["report", "show", &report]);
    assert!(fine && shown.contains("Pest: insults"), "{shown}");
    let (fine, list) = run(&["guest", "list", "--name", "pes"]);
    assert!(fine && list.lines().count() == 1 && list.contains("Pest"), "{list}");
    let guest = list.split_whitespace().next().unwrap().to_owned();
    assert!(shown.contains(&guest), "{shown}");

    assert!(run(&["guest", "mute", &guest]).0);
    let mut number = 1;
    let refused = loop {
        number += 1;
        let said = live.command(number, json!({ "do": "chat", "text": "more" })).await.unwrap();
        if said["code"] == "muted" {
            break said;
        }
        assert!(number < 100_000, "never muted: {said}");
    };
    assert!(refused["message"].as_str().unwrap().contains("muted"));
    assert!(run(&["guest", "unmute", &guest]).0);
    assert!(run(&["guest", "rename", &guest, "Somebody"]).0);
    loop {
        if live.next_of("table").await.unwrap()["seats"][1]["name"] == "Somebody" {
            break;
        }
    }
    assert!(run(&["guest", "ban", &guest, "--days", "2", "--why", "rude"]).0);
    assert_eq!(live.closed().await.unwrap(), Some((4003, "banned".to_owned())));
    let (_, shown) = run(&["guest", "show", &guest]);
    assert!(
        shown.contains("Somebody") && shown.contains("banned until") && shown.contains("rude"),
        "{shown}"
    );
    assert!(run(&["guest", "unban", &guest]).0);
    assert!(run(&["report", "resolve", &report, "--note", "banned"]).0);
    assert_eq!(run(&["report", "list"]).1, "");
    assert!(run(&["report", "list", "--all"]).1.contains("resolved"));

    assert!(run(&["ban", "add", "203.0.113.9/24", "--days", "3", "--why", "bots"]).0);
    let (_, list) = run(&["ban", "list"]);
    assert!(list.contains("203.0.113.0/24") && list.contains("until") && list.contains("bots"), "{list}");
    assert!(run(&["ban", "remove", "203.0.113.0/24"]).0);
    for (arguments, said) in [
        (vec!["guest", "show", "nobody"], "nobody"),
        (vec!["guest", "ban", "nobody"], "nobody"),
        (vec!["guest", "rename", &guest, "\u{3164}"], "1 to 24"),
        (vec!["report", "show", "nothing"], "nothing"),
        (vec!["report", "resolve", &report], &report),
        (vec!["ban", "add", "everybody"], "everybody"),
        (vec!["ban", "add", "0.0.0.0/0"], "whole world"),
        (vec!["ban", "remove", "203.0.113.0/24"], "not banned"),
    ] {
        let (fine, text) = run(&arguments);
        assert!(!fine && text.lines().count() == 1 && text.contains(said), "{arguments:?}: {text}");
    }
}

#[tokio::test]
async fn the_operators_page_needs_a_token_that_cannot_be_guessed() {
    let folder = tempfile::tempdir().unwrap();
    let (data, token) = (folder.path().join("data"), folder.path().join("token"));
    let (data, token) = (data.to_str().unwrap(), token.to_str().unwrap());
    std::fs::write(token, "short\n").unwrap();
    let (fine, text) = dragonhall(&["serve", "--data", data, "--operator-token-file", token]);
    assert!(!fine && text.lines().count() == 1 && text.contains("16 characters"), "{text}");
    std::fs::write(token, "a token that is long enough\n").unwrap();
    let mut arguments = vec!["--data", data, "--operator-token-file", token];
    arguments.extend(QUICK);
    let hall = HallProcess::open(std::path::Path::new(PROGRAM), &arguments).unwrap();
    let mut operator = TestClient::stranger(hall.address);
    operator.headers.push(("content-type", "application/x-www-form-urlencoded".to_owned()));
    let body = "token=a+token+that+is+long+enough".to_owned();
    let answer = operator.send("POST", "/operator/login", body).await.unwrap();
    assert_eq!(answer.status, 303, "{answer:?}");
}

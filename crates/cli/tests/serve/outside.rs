//! Bots of the operator's own: offered, told about in the log, and ended with the hall.

use std::process::Command;
use std::time::{Duration, Instant};

use serde_json::json;
use testclient::{HallProcess, Player, TestClient};

use crate::program::{PROGRAM, QUICK, dragonhall};

const SIMPLE: &str = concat!("python3 '", env!("CARGO_MANIFEST_DIR"), "/../../examples/bots/simple.py'");

fn is_there(number: &str) -> bool {
    Command::new("kill").args(["-0", number]).stderr(std::process::Stdio::null()).status().unwrap().success()
}

#[tokio::test]
async fn a_bot_is_offered_told_about_and_ended_with_the_hall() {
    let folder = tempfile::tempdir().unwrap();
    let (log, number) = (folder.path().join("log"), folder.path().join("number"));
    let parrot = format!("parrot=echo $$ > '{}'; echo I am here >&2; exec {SIMPLE}", number.display());
    let mut command = Command::new(PROGRAM);
    command.args(["serve", "--listen", "127.0.0.1:0", "--data"]).arg(folder.path().join("data")).args(QUICK);
    command.args(["--bot", &parrot, "--bot", r#"unlucky=read q; echo '{"id":1}'; read q; exit 5"#]);
    // What the operator tells the hall is no business of its bots.
    command.env("DRAGONHALL_OPERATOR_TOKEN", "a token that nobody guesses");
    command
        .args(["--bot", r#"nosy=[ -z "$DRAGONHALL_OPERATOR_TOKEN" ] && echo '{"id":1}' && cat > /dev/null"#]);
    let hall = HallProcess::start_logging(command, std::fs::File::create(&log).unwrap().into()).unwrap();
    let host = TestClient::arrive(hall.address).await.unwrap();
    let games = host.must("GET", "/api/games", None).await.unwrap();
    assert_eq!(games[0]["outside"], json!(["parrot", "unlucky", "nosy"]));
    for level in ["parrot", "unlucky"] {
        let seats = json!([{ "kind": "me" }, { "kind": "bot", "level": level }]);
        let wanted = json!({ "game": "dragonheart", "seats": seats });
        let table = host.must("POST", "/api/tables", Some(wanted)).await.unwrap();
        let live = host.live(table["id"].as_str().unwrap(), "").await.unwrap();
        Player::new(live, 3).play_on().await.unwrap();
    }
    let bot = std::fs::read_to_string(&number).unwrap().trim().to_owned();
    assert!(is_there(&bot));
    let stopped = Command::new("kill").args(["-TERM", &hall.process().to_string()]).status().unwrap();
    assert!(stopped.success() && hall.wait().unwrap().success());
    let until = Instant::now() + Duration::from_secs(10);
    while is_there(&bot) {
        assert!(Instant::now() < until, "the bot is still there");
        std::thread::sleep(Duration::from_millis(20));
    }
    let log = std::fs::read_to_string(&log).unwrap();
    for line in ["I am here", "it ended (exit status 5)", "a stand-in plays for a bot from outside"] {
        assert!(log.contains(line), "{line}: {log}");
    }
}

#[test]
fn what_is_no_bot_is_said_in_one_line() {
    let folder = tempfile::tempdir().unwrap();
    let data = folder.path().join("data");
    for (bots, said) in [
        (vec!["parrot"], "--bot NAME=COMMAND"),
        (vec!["parrot="], "no command"),
        (vec!["my parrot=./bot.py"], "letters, digits"),
        (vec!["greedy=./bot.py"], "already"),
        (vec!["Drake=./bot.py"], "already"),
        (vec!["parrot=./a.py", "Parrot=./b.py"], "two bots"),
    ] {
        let mut arguments = vec!["serve", "--listen", "127.0.0.1:0", "--data", data.to_str().unwrap()];
        bots.iter().for_each(|bot| arguments.extend(["--bot", bot]));
        let (fine, text) = dragonhall(&arguments);
        assert!(!fine && text.lines().count() == 1 && text.contains(said), "{bots:?}: {text}");
    }
}

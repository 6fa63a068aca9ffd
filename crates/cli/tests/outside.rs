//! Bots from outside, as a person types them: the examples, the engine as a bot, and how a run ends that cannot go on.
#![cfg(unix)]
#![expect(clippy::unwrap_used, reason = "a test may panic")]

use std::path::Path;
use std::process::{Command, Output, Stdio};
use std::time::{Duration, Instant};

use serde_json::Value;

const DRAGONHALL: &str = env!("CARGO_BIN_EXE_dragonhall");

fn dragonhall(arguments: &[&str]) -> Output {
    Command::new(DRAGONHALL).args(arguments).stdin(Stdio::null()).output().unwrap()
}

/// An example in Python, as a bot.
fn example(name: &str) -> String {
    let path = Path::new(env!("CARGO_MANIFEST_DIR")).join("../../examples/bots").join(name);
    format!("exec:python3 '{}'", path.display())
}

/// The engine itself, as a bot.
fn engine(bot: &str) -> String {
    format!("exec:'{DRAGONHALL}' engine --bot {bot}")
}

fn report(arguments: &[&str]) -> Value {
    let output = dragonhall(arguments);
    let error = String::from_utf8_lossy(&output.stderr);
    assert!(output.status.success(), "{error} (the examples need python3: `make tools` looks for it)");
    assert_eq!(error, "");
    serde_json::from_slice(&output.stdout).unwrap()
}

#[test]
fn the_simple_example_plays_whole_games_of_everything() {
    for game in catalog::Catalog::built_in().names() {
        let bots = format!("random,{}", example("simple.py"));
        let report = report(&["sim", game, "--bots", &bots, "--games", "2", "--json"]);
        assert_eq!(report["games"], 2);
        assert_eq!(report["bots"][1]["name"], example("simple.py"));
    }
}

#[test]
fn the_example_with_an_idea_beats_chance_and_refuses_other_games() {
    let bots = format!("random,{}", example("hoarder.py"));
    let report = report(&["ladder", "dragonheart", "--bots", &bots, "--games", "60", "--json"]);
    let share = report["pairs"][0]["win_share"].as_f64().unwrap();
    assert!(share < 0.25, "random wins {share}");
    let line = refused(&["sim", "sneaky", "--bots", &bots]);
    assert!(line.contains("failed before the first move of sneaky: it does not play this game"), "{line}");
}

/// Every snapshot that a bot is given can be loaded and played on from, with everything that a game has to offer.
#[test]
fn the_engine_is_a_bot_at_tables_of_all_kinds() {
    let three = ["random", &engine("random"), &engine("random")].join(",");
    let two = ["random", &engine("random")].join(",");
    let alone = engine("random");
    for (game, bots, options) in [
        ("dragonheart", &two, &["first=seat-1"][..]),
        ("dragondraft", &three, &["edition=french"]),
        ("sneaky", &three, &["deck=everything", "draft=true", "betting=true", "forest=true"]),
        ("sneaky", &two, &["deck=normal", "mountain=true", "layout=random", "risky=true"]),
        ("flamecraft", &two, &["enchantments=mixed", "companions=true"]),
        ("flamecraft", &alone, &["solo-limits=true"]),
    ] {
        let mut arguments = vec!["sim", game, "--bots", bots, "--games", "1", "--json"];
        options.iter().for_each(|option| arguments.extend(["-o", option]));
        assert_eq!(report(&arguments)["game"], game);
    }
}

#[test]
fn the_engine_as_a_bot_thinks_and_does_the_same_again() {
    let bots = format!("random,{}", engine("greedy"));
    let climb = || report(&["ladder", "dragonheart", "--bots", &bots, "--games", "20", "--json"]);
    let (first, second) = (climb(), climb());
    assert!(first["pairs"][0]["win_share"].as_f64().unwrap() < 0.3, "{}", first["pairs"]);
    assert_eq!(first["pairs"], second["pairs"]);
}

/// One line on standard error besides what the bot itself says there, exit code 2, nothing on standard output.
fn refused(arguments: &[&str]) -> String {
    let output = dragonhall(arguments);
    let error = String::from_utf8(output.stderr).unwrap();
    assert_eq!(output.status.code(), Some(2), "{error}");
    assert!(output.stdout.is_empty(), "{}", String::from_utf8_lossy(&output.stdout));
    let mut lines = error.lines().filter(|line| line.starts_with("dragonhall: "));
    let line = lines.next().unwrap().to_owned();
    assert_eq!(lines.next(), None, "{error}");
    line
}

#[test]
fn a_run_that_cannot_go_on_says_why() {
    for (command, start) in
        [("exit 3", "(exit status 3)"), ("./nope", "(exit status 127)"), ("sleep 1000", "within 0.2 s")]
    {
        let bots = format!("random,exec:{command}");
        for run in ["sim", "ladder"] {
            let line = refused(&[run, "dragonheart", "--bots", &bots, "--bot-start", "0.2"]);
            assert!(
                line.contains(&format!("exec:{command} failed before the first move of dragonheart: it ")),
                "{line}"
            );
            assert!(line.contains(start), "{line}");
        }
    }
    let silent = r#"exec:read q; echo '{"id":1}'; sleep 1000"#;
    for run in ["sim", "ladder"] {
        let bots = format!("random,{silent}");
        let line = refused(&[run, "dragonheart", "--bots", &bots, "--bot-choice", "0.2", "--seed", "1"]);
        assert!(
            line.contains(" failed in dragonheart at move ")
                && line.ends_with("it did not answer within 0.2 s"),
            "{line}"
        );
    }
    let arguments = ["play", "dragonheart", "--bots", silent, "--bot-choice", "0.2", "-o", "first=seat-1"];
    let output = dragonhall(&arguments);
    let error = String::from_utf8(output.stderr).unwrap();
    assert_eq!(output.status.code(), Some(2), "{error}");
    assert!(error.ends_with("failed in dragonheart at move 1: it did not answer within 0.2 s\n"), "{error}");
    for bad in ["exec:", "exec: "] {
        assert!(!dragonhall(&["sim", "dragonheart", "--bots", bad]).status.success());
    }
}

#[test]
fn a_bot_ends_with_the_program_however_that_ends() {
    let folder = tempfile::tempdir().unwrap();
    let number = folder.path().join("number");
    // It reads nothing and would compute for ever.
    let bot =
        format!("exec:echo $$ > '{0}.part'; mv '{0}.part' '{0}'; while :; do :; done", number.display());
    let mut child = Command::new(DRAGONHALL)
        .args(["sim", "dragonheart", "--bots", &format!("random,{bot}"), "--bot-start", "1000"])
        .stdin(Stdio::null())
        .spawn()
        .unwrap();
    let until = Instant::now() + Duration::from_secs(20);
    let wait_for = |what: &dyn Fn() -> bool| {
        while !what() {
            assert!(Instant::now() < until, "waited for too long");
            std::thread::sleep(Duration::from_millis(20));
        }
    };
    wait_for(&|| number.exists());
    let number = std::fs::read_to_string(&number).unwrap().trim().to_owned();
    let runs =
        || Command::new("kill").args(["-0", &number]).stderr(Stdio::null()).status().unwrap().success();
    assert!(runs());
    child.kill().unwrap();
    child.wait().unwrap();
    wait_for(&|| !runs());
}

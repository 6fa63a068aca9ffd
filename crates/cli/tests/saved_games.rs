//! Games at the keyboard that are left and go on, and what is typed and printed on the way.

#![expect(clippy::unwrap_used, reason = "a test may panic")]

use std::io::{BufRead, BufReader, Read as _, Write as _};
use std::path::Path;
use std::process::{Command, Output, Stdio};

use serde_json::Value;

fn program(home: &Path, arguments: &[&str]) -> Command {
    let mut command = Command::new(env!("CARGO_BIN_EXE_dragonhall"));
    command.args(arguments).env("XDG_DATA_HOME", home).env_remove("LANG").env_remove("LC_ALL");
    command.env_remove("LC_MESSAGES").stdin(Stdio::piped()).stdout(Stdio::piped()).stderr(Stdio::piped());
    command
}

fn typed(home: &Path, arguments: &[&str], input: &str) -> Output {
    let mut child = program(home, arguments).spawn().unwrap();
    // The program may end before it has read everything.
    let _ = child.stdin.take().unwrap().write_all(input.as_bytes());
    child.wait_with_output().unwrap()
}

fn out(output: &Output) -> String {
    assert!(output.status.success(), "{}", String::from_utf8_lossy(&output.stderr));
    String::from_utf8(output.stdout.clone()).unwrap()
}

fn saved(home: &Path) -> Vec<Value> {
    let list = out(&typed(home, &["play", "--saved", "--json"], ""));
    serde_json::from_str(&list).unwrap()
}

/// A game without a break and the same game with one have the same record.
#[test]
fn a_game_that_was_left_goes_on_as_if_it_had_not_been() {
    let folder = tempfile::tempdir().unwrap();
    let home = folder.path();
    let moves = "1\n".repeat(1500);
    for game in ["dragonheart", "sneaky"] {
        let [whole, broken] = ["whole", "broken"].map(|name| home.join(format!("{game}-{name}.txt")));
        let start = |file: &Path, input: &str| {
            let file = file.to_str().unwrap().to_owned();
            let arguments =
                ["play", game, "--seed", "kept", "--bots", "greedy", "--players", "2", "--save", &file];
            out(&typed(home, &arguments, input))
        };
        start(&whole, &moves);
        let left = start(&broken, "1\n1\n1\nquit\n");
        assert!(left.contains(&format!("dragonhall play --resume {game}-1")), "{left}");
        let found = saved(home);
        assert_eq!((found.len(), &found[0]["game"]), (1, &game.into()), "{found:?}");
        // The end of input is a goodbye too.
        out(&typed(home, &["play", "--resume"], "1\n1\n"));
        assert!(saved(home)[0]["steps"].as_u64() > found[0]["steps"].as_u64());
        out(&typed(home, &["play", "--resume", &format!("{game}-1")], &moves));
        assert_eq!(std::fs::read_to_string(&whole).unwrap(), std::fs::read_to_string(&broken).unwrap());
        assert!(saved(home).is_empty(), "a game that is over is not kept");
    }
}

#[test]
fn saved_games_are_listed_private_and_refused_when_they_are_broken() {
    let folder = tempfile::tempdir().unwrap();
    let home = folder.path();
    out(&typed(home, &["play", "dragonheart", "--lang", "fr"], "quitter\n"));
    assert!(saved(home).is_empty(), "nothing was chosen yet");
    out(&typed(home, &["play", "dragonheart", "--lang", "fr"], "1\nquitter\n"));
    out(&typed(home, &["play", "flamecraft", "--players", "3"], "1\nquit\n"));
    let names: Vec<String> =
        saved(home).iter().map(|game| game["name"].as_str().unwrap().to_owned()).collect();
    assert_eq!(names.len(), 2);
    let list = out(&typed(home, &["play", "--saved"], ""));
    assert!(list.contains("dragonheart-1") && list.contains("flamecraft-1  Flamecraft, "), "{list}");
    let resumed = out(&typed(home, &["play", "--resume", "dragonheart-1"], ""));
    assert!(resumed.contains("Bienvenue"), "the language is kept: {resumed}");

    let file = home.join("dragonhall/saved/dragonheart-1.json");
    #[cfg(unix)]
    {
        use std::os::unix::fs::PermissionsExt as _;
        assert_eq!(file.metadata().unwrap().permissions().mode() & 0o077, 0, "the seed is in it");
    }
    let text = std::fs::read_to_string(&file).unwrap();
    for (from, to) in [
        ("\"format\":1", "\"format\":9"),
        ("\"revision\":", "\"revision\":9"),
        ("{", "["),
        ("null", "\"clever\""),
    ] {
        std::fs::write(&file, text.replacen(from, to, 1)).unwrap();
        let refused = typed(home, &["play", "--resume", "dragonheart-1"], "");
        assert_eq!(refused.status.code(), Some(2), "{from}");
        assert_eq!(String::from_utf8_lossy(&refused.stderr).lines().count(), 1, "{refused:?}");
    }
    assert_eq!(typed(home, &["play", "--resume", "chess-1"], "").status.code(), Some(2));
    assert_eq!(typed(home, &["play"], "").status.code(), Some(2));
    assert_eq!(typed(home, &["play", "dragonheart", "--resume"], "").status.code(), Some(2));
}

#[cfg(unix)]
#[test]
fn an_interrupt_keeps_the_game_and_says_so() {
    let folder = tempfile::tempdir().unwrap();
    let mut child = program(folder.path(), &["play", "dragonheart", "--bots", "random"]).spawn().unwrap();
    let mut keyboard = child.stdin.take().unwrap();
    let mut screen = BufReader::new(child.stdout.take().unwrap());
    keyboard.write_all(b"1\n").unwrap();
    // The second question is asked after the first step was kept.
    let mut line = Vec::new();
    let mut asked = 0;
    while asked < 2 {
        line.clear();
        assert_ne!(screen.read_until("›".as_bytes()[2], &mut line).unwrap(), 0, "the game ended");
        asked += String::from_utf8_lossy(&line).matches("Your choice ›").count();
    }
    let kill = Command::new("kill").args(["-INT", &child.id().to_string()]).status().unwrap();
    assert!(kill.success());
    let mut rest = String::new();
    screen.read_to_string(&mut rest).unwrap();
    assert_eq!(child.wait().unwrap().code(), Some(130));
    assert!(rest.contains("dragonhall play --resume dragonheart-1"), "{rest}");
    assert_eq!(saved(folder.path()).len(), 1);
}

#[test]
fn only_what_changed_is_printed_and_table_shows_all() {
    let folder = tempfile::tempdir().unwrap();
    let arguments = ["play", "dragonheart", "--seed", "changes", "--bots", "random", "-o", "first=seat-0"];
    let output = out(&typed(folder.path(), &arguments, "1\ntable\nquit\n"));
    let turns: Vec<&str> = output.split("Your choice ›").collect();
    let empty = |turn: &str| turn.matches(": empty").count();
    assert_eq!(empty(turns[0]), 9, "all of the board: {output}");
    assert_eq!(empty(turns[1]), 0, "an empty space has not changed: {output}");
    assert!(turns[1].contains('…') && turns[1].contains("Your hand: "), "{output}");
    assert!(empty(turns[2]) >= 7, "the whole table again: {output}");
}

#[test]
fn words_can_be_abbreviated_in_both_languages() {
    let folder = tempfile::tempdir().unwrap();
    let play = |language: &str, input: &str| {
        let arguments = ["play", "dragonheart", "--seed", "talk", "--lang", language];
        out(&typed(folder.path(), &arguments, input))
    };
    let output = play("en", "h\nhe troll\nta\n? 3.2\nru 3.4\nq\n");
    assert!(
        output.contains("More than one thing begins like that") && output.contains("hint, help"),
        "{output}"
    );
    assert!(
        output.contains("Takes all Sorceresses") && output.contains("3.2") && output.contains("3.4"),
        "{output}"
    );
    assert!(output.contains("Goodbye"), "{output}");
    let output = play("fr", "regl 3.4\nqu\n");
    assert!(output.contains("3.4") && output.contains("Au revoir"), "accents are not needed: {output}");
    // The beginning of a choice's name is that choice, if there is only one.
    let first = play("en", "q\n");
    let names: Vec<&str> = first.lines().filter(|line| line.starts_with("  1  ")).collect();
    let notation = names[0].split_whitespace().last().unwrap();
    let typed = notation.split(':').collect::<Vec<_>>().join(" ");
    let output = play("en", &format!("{typed}\nquit\n"));
    assert!(output.contains("• You play") || output.contains("More than one thing"), "{typed}: {output}");
}

#[test]
fn lines_end_between_words_and_hold_no_control_characters() {
    let folder = tempfile::tempdir().unwrap();
    let strange = "bell\u{7} \u{1b}[31mred\nhelp \u{1b}]0;title\u{7}\nquit\n";
    for game in catalog::Catalog::built_in().names() {
        let in_columns = |columns: &str| {
            let mut command = program(folder.path(), &["play", game, "--seed", "narrow", "--bots", "random"]);
            let mut child = command.env("COLUMNS", columns).spawn().unwrap();
            child.stdin.take().unwrap().write_all(strange.as_bytes()).unwrap();
            String::from_utf8(child.wait_with_output().unwrap().stdout).unwrap()
        };
        let [narrow, wide] = ["30", "100"].map(in_columns);
        let control = narrow.chars().find(|c| c.is_control() && *c != '\n');
        assert_eq!(control, None, "{game}: {narrow}");
        let words = |text: &str| text.split_whitespace().map(str::to_owned).collect::<Vec<_>>();
        assert_eq!(words(&narrow), words(&wide), "{game}: no word is broken");
        let long = |line: &&str| line.chars().count() > 30 && line.trim().contains(' ');
        // The commitment is one word behind a few others; what answers a line stands behind the question.
        let long: Vec<&str> = narrow
            .lines()
            .filter(long)
            .filter(|line| !line.contains("sealed") && !line.contains('›'))
            .collect();
        assert!(long.len() < 3, "{game}: {long:?}");
    }
}

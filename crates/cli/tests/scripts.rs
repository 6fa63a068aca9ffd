//! What scripts, shells and manuals rely on: data instead of sentences, exit codes, nothing made by looking.

#![expect(clippy::unwrap_used, reason = "a test may panic")]

use std::process::{Command, Output};

use serde_json::Value;

/// The games of the catalog.
fn known_games() -> Vec<&'static str> {
    catalog::Catalog::built_in().names().collect()
}

fn dragonhall(arguments: &[&str]) -> Output {
    let mut command = Command::new(env!("CARGO_BIN_EXE_dragonhall"));
    command.args(arguments).env_remove("LANG").env_remove("LC_ALL").env_remove("LC_MESSAGES");
    command.output().unwrap()
}

fn out(arguments: &[&str]) -> String {
    let output = dragonhall(arguments);
    assert!(output.status.success(), "{}", String::from_utf8_lossy(&output.stderr));
    String::from_utf8(output.stdout).unwrap()
}

fn json(arguments: &[&str]) -> Value {
    serde_json::from_str(&out(arguments)).unwrap()
}

#[test]
fn games_are_listed_with_titles_and_seats_and_by_name_for_scripts() {
    assert_eq!(out(&["games", "--names"]).lines().collect::<Vec<_>>(), known_games());
    let listed = out(&["games"]);
    assert!(listed.contains("sneaky  Sneaky Ol’ Dragons (2 to 6 players)"), "{listed}");
    assert!(listed.contains("dragonheart  Dragonheart (2 players)"), "{listed}");
    assert!(out(&["games", "--lang", "fr"]).contains("de 2 à 6 joueurs"));
    let games = json(&["games", "--json"]);
    let names: Vec<&str> =
        games.as_array().unwrap().iter().map(|game| game["name"].as_str().unwrap()).collect();
    assert_eq!(names, known_games());
    assert_eq!(games[3]["seats"], serde_json::json!([1, 5]));
}

#[test]
fn the_options_of_every_game_are_told() {
    for game in known_games() {
        for language in ["en", "fr"] {
            let told = out(&["games", game, "--lang", language]);
            assert!(!told.contains('⟨'), "a text is missing:\n{told}");
            assert!(told.contains("players"), "{told}");
        }
        let options = json(&["games", game, "--json"])["options"].as_array().unwrap().clone();
        assert!(options.iter().any(|field| field["key"] == "players"), "{game}: {options:?}");
    }
    let told = out(&["games", "dragonheart"]);
    assert!(
        told.contains("* random: Chance decides") && told.contains("  seat-1: The second seat"),
        "{told}"
    );
    assert_eq!(dragonhall(&["games", "chess"]).status.code(), Some(2));
}

#[test]
fn one_rule_or_one_section_is_printed() {
    let rule = out(&["rules", "dragonheart", "3.4"]);
    assert!(rule.starts_with("3.4 Treasure has no effect"), "{rule}");
    assert!(!rule.contains("3.5"), "{rule}");
    let table = out(&["rules", "dragonheart", "1.3"]);
    assert!(table.contains("Picture") && table.contains("Ship"), "the table belongs to the rule: {table}");
    let section = out(&["rules", "dragonheart", "4"]);
    assert!(section.contains("4.1") && section.contains("4.2"), "{section}");
    assert!(!section.contains("3.15") && !section.contains("5.1"), "{section}");
    let missing = dragonhall(&["rules", "dragonheart", "99.1"]);
    assert_eq!(missing.status.code(), Some(2));
    assert!(String::from_utf8_lossy(&missing.stderr).contains("no rule 99.1"));
    for game in known_games() {
        let rules = json(&["rules", game, "--json"]);
        let rules = rules["rules"].as_array().unwrap();
        assert_eq!(rules[0]["rule"], "1.1");
        assert!(rules.len() > 10 && rules.iter().all(|rule| rule["text"] != ""), "{game}");
    }
}

#[test]
fn shells_complete_commands_and_games() {
    for shell in ["bash", "zsh", "fish"] {
        let script = out(&["completions", shell]);
        assert!(script.contains("flamecraft") && script.contains("verify"), "{shell}");
    }
    assert_eq!(dragonhall(&["completions", "abacus"]).status.code(), Some(2));
}

#[test]
fn there_is_a_manual_page_for_every_command() {
    let page = out(&["man"]);
    assert!(page.contains(".TH dragonhall 1"), "{page}");
    let folder = tempfile::tempdir().unwrap();
    out(&["man", folder.path().to_str().unwrap()]);
    for page in ["dragonhall.1", "dragonhall-play.1", "dragonhall-record-verify.1"] {
        assert!(folder.path().join(page).is_file(), "{page}");
    }
}

#[test]
fn several_records_are_verified_and_the_exit_code_tells_the_worst() {
    let folder = tempfile::tempdir().unwrap();
    let path = folder.path().to_str().unwrap();
    out(&["sim", "dragonheart", "--games", "2", "--bots", "random,random", "--save", path]);
    let [first, second, broken, missing] =
        ["dragonheart-1.txt", "dragonheart-2.txt", "broken.txt", "missing.txt"]
            .map(|name| format!("{path}/{name}"));
    std::fs::write(&broken, std::fs::read_to_string(&first).unwrap().replace("scores ", "scores 1")).unwrap();
    assert_eq!(out(&["record", "verify", &first, &second]).lines().count(), 2);

    // What does not hold keeps nobody from checking the rest.
    let one_bad = dragonhall(&["record", "verify", &broken, &second]);
    assert_eq!(one_bad.status.code(), Some(1));
    assert!(String::from_utf8_lossy(&one_bad.stdout).contains("dragonheart-2.txt"));
    assert!(String::from_utf8_lossy(&one_bad.stderr).contains("broken.txt: line "));
    assert_eq!(dragonhall(&["record", "verify", &broken, &missing, &first]).status.code(), Some(2));
    assert_eq!(dragonhall(&["record", "verify"]).status.code(), Some(2));

    let told = dragonhall(&["record", "verify", "--json", &first, &broken]);
    assert_eq!(told.status.code(), Some(1));
    let lines: Vec<Value> = String::from_utf8(told.stdout)
        .unwrap()
        .lines()
        .map(|line| serde_json::from_str(line).unwrap())
        .collect();
    assert_eq!((&lines[0]["holds"], &lines[1]["holds"]), (&true.into(), &false.into()));
    assert_eq!((&lines[0]["game"], &lines[1]["code"]), (&"dragonheart".into(), &"bad-record".into()));
}

#[test]
fn what_only_looks_makes_no_database() {
    let folder = tempfile::tempdir().unwrap();
    let nowhere = folder.path().join("nowhere");
    let file = nowhere.join("other.sqlite");
    let address = format!("sqlite://{}?mode=rwc", file.display());
    for tool in ["table", "guest", "report", "ban"] {
        for place in [["--data", nowhere.to_str().unwrap()], ["--database", &address]] {
            let looked = dragonhall(&[tool, "list", place[0], place[1]]);
            assert_eq!(looked.status.code(), Some(2), "{tool} {place:?}");
            assert!(String::from_utf8_lossy(&looked.stderr).contains("there is no database"), "{looked:?}");
        }
    }
    assert!(!nowhere.exists());
}

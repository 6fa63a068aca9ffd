//! The commands as a person types them.

#![expect(clippy::unwrap_used, reason = "a test may panic")]

use std::io::Write;
use std::path::Path;
use std::process::{Command, Output, Stdio};

use serde_json::Value;

fn dragonhall(arguments: &[&str]) -> Output {
    typed(arguments, "")
}

/// Runs the program with something typed at it.
fn typed(arguments: &[&str], input: &str) -> Output {
    let mut child = Command::new(env!("CARGO_BIN_EXE_dragonhall"))
        .args(arguments)
        // Saved games of these tests are nobody's.
        .env("XDG_DATA_HOME", env!("CARGO_TARGET_TMPDIR"))
        .env_remove("LANG")
        .env_remove("LC_ALL")
        .env_remove("LC_MESSAGES")
        .stdin(Stdio::piped())
        .stdout(Stdio::piped())
        .stderr(Stdio::piped())
        .spawn()
        .unwrap();
    // The program may end before it has read everything.
    let _ = child.stdin.take().unwrap().write_all(input.as_bytes());
    child.wait_with_output().unwrap()
}

fn out(output: &Output) -> String {
    assert!(output.status.success(), "{}", String::from_utf8_lossy(&output.stderr));
    String::from_utf8(output.stdout.clone()).unwrap()
}

/// Bad input: one line on standard error, exit code 2, nothing on standard output.
fn refused(output: &Output) -> String {
    let line = String::from_utf8(output.stderr.clone()).unwrap();
    assert_eq!(output.status.code(), Some(2), "{line}");
    assert_eq!(line.trim_end().lines().count(), 1, "{line}");
    assert!(output.stdout.is_empty(), "{}", String::from_utf8_lossy(&output.stdout));
    line
}

/// A failed check: one line on standard error, exit code 1.
fn does_not_hold(output: &Output) -> String {
    let line = String::from_utf8(output.stderr.clone()).unwrap();
    assert_eq!(output.status.code(), Some(1), "{line}");
    assert_eq!(line.trim_end().lines().count(), 1, "{line}");
    line
}

fn keys(value: &Value) -> Vec<&str> {
    value.as_object().unwrap().keys().map(String::as_str).collect()
}

#[test]
fn an_unknown_game_lists_the_known_ones() {
    for arguments in [
        &["play", "chess"][..],
        &["sim", "chess"],
        &["bench", "chess"],
        &["sheet", "chess"],
        &["rules", "chess"],
        &["fuzz", "chess"],
    ] {
        let line = refused(&dragonhall(arguments));
        assert!(line.contains("chess") && line.contains("dragonheart"), "{line}");
    }
}

#[test]
fn sim_prints_its_results_as_json() {
    let arguments =
        ["sim", "dragonheart", "--games", "40", "--seed", "7", "--bots", "greedy,random", "--json"];
    let report: Value = serde_json::from_str(&out(&dragonhall(&arguments))).unwrap();
    assert_eq!(
        keys(&report),
        ["bots", "coverage", "ends", "game", "games", "length", "players", "winning_scores"]
    );
    assert_eq!(keys(&report["bots"][0]), ["ci95", "mean_score", "name", "scores", "seats", "win_share"]);
    assert_eq!(report["games"], 40);
    let seats = report["bots"][0]["seats"].as_array().unwrap();
    assert_eq!(seats.iter().map(|seat| seat["games"].as_u64().unwrap()).collect::<Vec<_>>(), [20, 20]);
    let shares: f64 =
        report["bots"].as_array().unwrap().iter().map(|bot| bot["win_share"].as_f64().unwrap()).sum();
    assert!((shares - 1.0).abs() < 1e-9, "somebody wins every game");
    assert_eq!(report["coverage"].as_object().unwrap().len(), 10);
    let one_thread = [&arguments[..], &["--threads", "1"]].concat();
    assert_eq!(serde_json::from_str::<Value>(&out(&dragonhall(&one_thread))).unwrap(), report);
}

#[test]
fn greedy_leaves_random_far_behind() {
    let arguments =
        ["sim", "dragonheart", "--games", "400", "--seed", "1", "--bots", "greedy,random", "--json"];
    let report: Value = serde_json::from_str(&out(&dragonhall(&arguments))).unwrap();
    assert!(report["bots"][0]["ci95"][0].as_f64().unwrap() > 0.85, "{report}");
}

#[test]
fn sim_goes_through_every_sample_of_the_options() {
    let arguments = ["sim", "dragonheart", "--samples", "--games", "60", "--bots", "random", "--json"];
    let report: Value = serde_json::from_str(&out(&dragonhall(&arguments))).unwrap();
    assert_eq!(keys(&report), ["coverage", "ends", "game", "games", "tables"]);
    let tables = report["tables"].as_array().unwrap();
    assert_eq!(
        tables.len(),
        catalog::Catalog::built_in().find("dragonheart").unwrap().build().samples().len()
    );
    let games: u64 = tables.iter().map(|table| table["report"]["games"].as_u64().unwrap()).sum();
    assert!(games >= 60 && report["games"] == games, "{games}");
    assert!(report["coverage"].as_object().unwrap().values().all(|n| n.as_u64() > Some(0)), "{report}");
}

#[test]
fn bad_simulations_are_refused() {
    let line = refused(&dragonhall(&["sim", "dragonheart", "--samples", "--bots", "greedy,random"]));
    assert!(line.contains("one bot"), "{line}");
    assert_eq!(dragonhall(&["sim", "dragonheart", "--samples", "--players", "2"]).status.code(), Some(2));
    assert!(
        refused(&dragonhall(&["sim", "dragonheart", "--bots", "greedy,greedy,greedy"])).contains("players")
    );
    let line = refused(&dragonhall(&["sim", "dragonheart", "--players", "2", "--bots", "greedy"]));
    assert!(line.contains("2 bots"), "{line}");
    assert!(refused(&dragonhall(&["sim", "dragonheart", "--option", "first"])).contains("KEY=VALUE"));
    assert_eq!(dragonhall(&["sim", "dragonheart", "--games", "0"]).status.code(), Some(2));
    assert_eq!(dragonhall(&["sim", "dragonheart", "--threads", "5000"]).status.code(), Some(2));
    assert_eq!(dragonhall(&["sim", "dragonheart", "--bots", "clever,random"]).status.code(), Some(2));
}

#[test]
fn a_ladder_that_was_broken_off_goes_on_and_ends_the_same() {
    let folder = tempfile::tempdir().unwrap();
    let (file, tables) = (folder.path().join("ladder.jsonl"), folder.path().join("ladder.md"));
    let ladder = |games: &str, file: &Path| {
        let (file, tables) = (file.to_str().unwrap(), tables.to_str().unwrap());
        let bots =
            ["ladder", "dragonheart", "--bots", "random,greedy:1,search:16", "--games", games, "--json"];
        dragonhall(&[&bots[..], &["--save", file, "--markdown", tables]].concat())
    };
    out(&ladder("4", &file));
    // As if the program had been ended while it wrote.
    let cut = std::fs::read_to_string(&file).unwrap();
    std::fs::write(&file, &cut[..cut.len() - 9]).unwrap();
    let mut report: Value = serde_json::from_str(&out(&ladder("10", &file))).unwrap();
    assert_eq!(std::fs::read_to_string(&file).unwrap().lines().count(), 1 + 3 * 5);
    let mut at_once: Value =
        serde_json::from_str(&out(&ladder("10", &folder.path().join("other.jsonl")))).unwrap();
    for report in [&mut report, &mut at_once] {
        for bot in report["bots"].as_array_mut().unwrap() {
            assert!(bot["ms_per_choice"].take().as_f64().unwrap() >= 0.0);
        }
    }
    assert_eq!(report, at_once);
    assert_eq!(keys(&report), ["bots", "game", "games", "options", "pairs", "players"]);
    assert_eq!(keys(&report["pairs"][0]), ["ci95", "games", "of_fair_share", "one", "others", "win_share"]);
    assert_eq!(report["bots"][2]["name"], "random", "{report}");
    assert!(std::fs::read_to_string(&tables).unwrap().contains("| search:16 | "));

    let name = file.to_str().unwrap();
    let line = refused(&dragonhall(&["ladder", "dragonheart", "--bots", "random,greedy", "--save", name]));
    assert!(line.contains("not the same: bots"), "{line}");
    let line = refused(&dragonhall(&["ladder", "dragonheart", "--bots", "random"]));
    assert!(line.contains("two bots"), "{line}");
}

#[test]
fn a_fit_learns_that_points_count() {
    let folder = tempfile::tempdir().unwrap();
    let file = folder.path().join("fit.jsonl");
    let fit = |games: &str| {
        let name = file.to_str().unwrap();
        let report = dragonhall(&[
            "fit",
            "dragonheart",
            "--bot",
            "greedy:1",
            "--games",
            games,
            "--save",
            name,
            "--json",
        ]);
        serde_json::from_str::<Value>(&out(&report)).unwrap()
    };
    fit("20");
    let report = fit("80");
    assert_eq!(keys(&report), ["baselines", "games", "notes", "weighed", "whole"]);
    assert_eq!(report["games"], 80);
    assert!(report["whole"][0][1].as_f64().unwrap() > 0.0, "{report}");
    assert!(report["whole"][1].as_f64() < report["baselines"][0].as_f64(), "{report}");
    assert_eq!(keys(&report["weighed"][0]), ["figure", "hand", "points", "reach"]);
    let text = out(&dragonhall(&["fit", "dragonheart", "--bot", "greedy:1", "--games", "4"]));
    assert!(text.contains("slope = [") && text.contains("weights = {"), "{text}");
}

#[test]
fn bench_prints_its_figures_as_json() {
    let figures: Value =
        serde_json::from_str(&out(&dragonhall(&["bench", "dragonheart", "--seconds", "0.05", "--json"])))
            .unwrap();
    assert_eq!(
        keys(&figures),
        [
            "allocations_per_step",
            "game",
            "games_per_second",
            "ns_per_copy",
            "ns_per_evaluation",
            "ns_per_redeal",
            "ns_per_step",
            "players",
            "playouts_per_second",
            "state_bytes",
            "steps_per_second"
        ]
    );
    assert_eq!(figures["allocations_per_step"], 0.0);
    assert!(figures["state_bytes"].as_u64().unwrap() <= 512);
}

#[test]
fn bench_compares_with_another_program_in_turns() {
    let own = env!("CARGO_BIN_EXE_dragonhall");
    let short = ["bench", "dragonheart", "--seconds", "0.05", "--rounds", "2"];
    let compared: Value =
        serde_json::from_str(&out(&dragonhall(&[&short[..], &["--json", "--against", own]].concat())))
            .unwrap();
    assert_eq!(keys(&compared), ["ns_per_copy", "ns_per_evaluation", "ns_per_redeal", "ns_per_step"]);
    let step = &compared["ns_per_step"];
    let [least, speedup, most] = ["least", "speedup", "most"].map(|field| step[field].as_f64().unwrap());
    assert!(0.0 < least && least <= speedup && speedup <= most, "{step}");

    let refused = dragonhall(&[&short[..], &["--against", "no-such-program"]].concat());
    assert!(!refused.status.success());
    assert!(String::from_utf8_lossy(&refused.stderr).contains("no-such-program"), "{refused:?}");
}

#[test]
fn a_saved_record_is_verified_and_any_change_is_found() {
    let folder = tempfile::tempdir().unwrap();
    let path = folder.path().to_str().unwrap();
    out(&dragonhall(&[
        "sim",
        "dragonheart",
        "--games",
        "2",
        "--seed",
        "3",
        "--bots",
        "random,random",
        "--save",
        path,
    ]));
    let file = folder.path().join("dragonheart-1.txt");
    let name = file.to_str().unwrap();
    assert!(out(&dragonhall(&["record", "verify", name])).contains("replayed"));

    let text = std::fs::read_to_string(&file).unwrap();
    let changed = folder.path().join("changed.txt");
    let lines = ["seed ", "1 ", "17 ", "scores ", "places ", "ending ", "digest "];
    for start in lines {
        let line = text.find(&format!("\n{start}")).expect("the line is there") + 1 + start.len();
        let mut bytes = text.clone().into_bytes();
        bytes[line] = if bytes[line] == b'1' { b'2' } else { b'1' };
        std::fs::write(&changed, bytes).unwrap();
        let reason = does_not_hold(&dragonhall(&["record", "verify", changed.to_str().unwrap()]));
        assert!(reason.contains("changed.txt: line "), "{reason}");
    }
}

#[test]
fn a_record_is_printed_in_both_languages_and_exported() {
    let folder = tempfile::tempdir().unwrap();
    let path = folder.path().to_str().unwrap();
    out(&dragonhall(&["sim", "dragonheart", "--games", "2", "--bots", "greedy,random", "--save", path]));
    let file = folder.path().join("dragonheart-2.txt");
    let name = file.to_str().unwrap();
    for language in ["en", "fr"] {
        let output = out(&dragonhall(&["record", "show", name, "--lang", language]));
        assert!(output.lines().count() > 40 && !output.contains('⟨'), "{output}");
    }
    let export: Value = serde_json::from_str(&out(&dragonhall(&["record", "export", name]))).unwrap();
    let moves = std::fs::read_to_string(&file).unwrap();
    let moves = moves.lines().filter(|line| line.starts_with(|first: char| first.is_ascii_digit())).count();
    assert_eq!(export["plies"].as_array().unwrap().len(), moves);
    assert!(export["result"]["scores"].is_array());
}

#[test]
fn a_review_is_made_again_by_its_seed_and_adds_up() {
    let folder = tempfile::tempdir().unwrap();
    let path = folder.path().to_str().unwrap();
    // Random play follows from the seed alone, however bots may be tuned.
    let sim =
        ["sim", "dragonheart", "--games", "1", "--seed", "3", "--bots", "random,random", "--save", path];
    out(&dragonhall(&sim));
    let file = folder.path().join("dragonheart-1.txt");
    let name = file.to_str().unwrap();
    // Few playouts and worlds: seconds, however slow the machine is.
    let review = |more: &[&str]| {
        let few = ["review", name, "--search", "10", "--worlds", "4"];
        dragonhall(&[&few[..], more].concat())
    };
    let begun = std::time::Instant::now();
    let json = out(&review(&["--json", "--seed", "5", "--threads", "1"]));
    assert!(begun.elapsed().as_secs() < 60, "{:?}", begun.elapsed());
    assert_eq!(json, out(&review(&["--json", "--seed", "5", "--threads", "2"])), "the same on any threads");
    assert_ne!(json, out(&review(&["--json", "--seed", "6"])), "other worlds");

    let found: Value = serde_json::from_str(&json).unwrap();
    assert_eq!(keys(&found), ["game", "players", "positions", "settings", "shown", "turning_points"]);
    let export: Value = serde_json::from_str(&out(&dragonhall(&["record", "export", name]))).unwrap();
    let positions = found["positions"].as_array().unwrap();
    assert_eq!(positions.len(), export["plies"].as_array().unwrap().len() + 1);
    let number = |value: &Value| value.as_f64().unwrap();
    for (seat, player) in found["players"].as_array().unwrap().iter().enumerate() {
        let parts = ["choices", "luck", "others"].map(|part| number(&player[part]["value"]));
        let way = number(&player["start"]) + parts.iter().sum::<f64>();
        assert!((way - number(&player["end"])).abs() < 0.02, "{player}");
        // At the end the result is known: who came first has won.
        let won = export["result"]["ranks"][seat] == 1;
        assert_eq!(number(&player["end"]) > 0.4, won, "{player} {}", export["result"]);
    }

    let english = review(&["--seed", "5", "--time", "--lang", "en"]);
    let told = String::from_utf8_lossy(&english.stderr).into_owned();
    assert!(told.contains(&format!("{} positions in ", positions.len())), "{told}");
    for (text, heading) in [
        (out(&english), "Chance to win"),
        (out(&review(&["--seed", "5", "--lang", "fr"])), "Chances de gagner"),
    ] {
        assert!(text.contains(heading) && !text.contains('⟨'), "{text}");
        assert!(text.lines().count() > 10, "{text}");
    }
    std::fs::write(&file, "no record").unwrap();
    assert!(refused(&review(&[])).contains("line"));
}

#[test]
fn a_broken_record_sheet_or_file_is_refused_in_one_line() {
    let folder = tempfile::tempdir().unwrap();
    let write = |name: &str, text: &str| {
        let file = folder.path().join(name);
        std::fs::write(&file, text).unwrap();
        file.to_str().unwrap().to_owned()
    };
    let record = write("record.txt", "dragonhall record 1\ngame chess 1\n");
    assert!(does_not_hold(&dragonhall(&["record", "verify", &record])).contains("line"));
    let sheet = write("sheet.toml", "[treasure]\npoints = [1, 9]\n");
    assert!(does_not_hold(&dragonhall(&["sheet", "dragonheart", "--check", &sheet])).contains("sheet.toml"));
    assert!(refused(&dragonhall(&["play", "dragonheart", "--sheet", &sheet])).contains("sheet.toml"));
    let missing = folder.path().join("nothing").to_str().unwrap().to_owned();
    assert!(refused(&dragonhall(&["record", "show", &missing])).contains("nothing"));
    assert!(refused(&dragonhall(&["sheet", "dragonheart", "--check", &missing])).contains("nothing"));
}

#[test]
fn the_sheet_it_comes_with_can_be_printed_corrected_and_used() {
    let toml = out(&dragonhall(&["sheet", "dragonheart", "--toml"]));
    let folder = tempfile::tempdir().unwrap();
    let file = folder.path().join("mine.toml");
    let ten_dwarfs = toml
        .replace("points = [1, 1, 1, 1, 1, 1, 2, 2, 2, 3, 3]", "points = [1, 1, 1, 1, 1, 1, 2, 2, 2, 3]")
        .replace("points = [1, 1, 1, 2, 2]", "points = [1, 1, 1, 1, 2, 2]");
    assert_ne!(toml, ten_dwarfs);
    std::fs::write(&file, ten_dwarfs).unwrap();
    let name = file.to_str().unwrap();
    let shown = out(&dragonhall(&["sheet", "dragonheart", "--check", name]));
    assert!(shown.contains("10 × 1 1 1 1 1 1 2 2 2 3"), "{shown}");

    let records = folder.path().join("records");
    let records = records.to_str().unwrap();
    let sim = ["sim", "dragonheart", "--games", "2", "--sheet", name, "--save", records];
    out(&dragonhall(&sim));
    let record = format!("{records}/dragonheart-1.txt");
    assert!(does_not_hold(&dragonhall(&["record", "verify", &record])).contains("sheet"));
    out(&dragonhall(&["record", "verify", &record, "--sheet", name]));
}

#[test]
fn rules_are_printed_in_both_languages() {
    let english = out(&dragonhall(&["rules", "dragonheart"]));
    let french = out(&dragonhall(&["rules", "dragonheart", "--lang", "fr"]));
    assert!(english.contains("2.1") && french.contains("2.1"));
    assert_ne!(english, french);
}

#[test]
fn a_reader_that_goes_away_is_no_error() {
    for arguments in
        [&["games"][..], &["rules", "dragonheart"], &["sheet", "dragonheart", "--json"], &["engine"]]
    {
        let (reader, writer) = std::io::pipe().unwrap();
        drop(reader);
        let mut child = Command::new(env!("CARGO_BIN_EXE_dragonhall"))
            .args(arguments)
            .stdin(Stdio::piped())
            .stdout(writer)
            .stderr(Stdio::piped())
            .spawn()
            .unwrap();
        let _ = child.stdin.take().unwrap().write_all(b"{\"do\":\"games\"}\n");
        let output = child.wait_with_output().unwrap();
        assert!(output.stderr.is_empty(), "{arguments:?}: {}", String::from_utf8_lossy(&output.stderr));
        assert!(!output.status.success(), "{arguments:?}: nothing could be written");
    }
}

#[test]
fn output_that_cannot_be_written_is_an_error_of_one_line() {
    let full = std::fs::OpenOptions::new().write(true).open("/dev/full");
    for arguments in
        [&["games"][..], &["rules", "dragonheart"], &["sheet", "dragonheart", "--toml"], &["--version"]]
    {
        let Ok(full) = full.as_ref().map(|file| file.try_clone().unwrap()) else { return };
        let output =
            Command::new(env!("CARGO_BIN_EXE_dragonhall")).args(arguments).stdout(full).output().unwrap();
        let line = String::from_utf8_lossy(&output.stderr).into_owned();
        assert!(!line.contains("panicked") && line.lines().count() <= 1, "{arguments:?}: {line}");
    }
}

#[test]
fn a_record_that_cannot_be_saved_is_refused_before_the_deal() {
    let line = refused(&dragonhall(&["play", "dragonheart", "--save", "/nowhere/at/all.txt"]));
    assert!(line.contains("/nowhere/at/all.txt"), "{line}");
}

#[test]
fn a_whole_game_is_played_at_the_keyboard() {
    let folder = tempfile::tempdir().unwrap();
    for language in ["en", "fr"] {
        let file = folder.path().join(format!("{language}.txt"));
        let name = file.to_str().unwrap();
        let arguments = [
            "play",
            "dragonheart",
            "--seed",
            "evening",
            "--lang",
            language,
            "--bots",
            "random",
            "--save",
            name,
        ];
        let output = out(&typed(&arguments, &"1\n".repeat(120)));
        assert!(!output.contains('⟨'), "a text is missing:\n{output}");
        assert!(output.contains("SHA-256"), "the game was not finished:\n{output}");
        out(&dragonhall(&["record", "verify", name]));
    }
}

#[test]
fn help_hint_undo_rules_and_nonsense_are_answered_at_the_keyboard() {
    let input = "help troll\nhint\n? 3.2\n? 99\nundo\nblah\n999\nship:0+0+0+0\ntable\nquit\n";
    let output = out(&typed(&["play", "dragonheart", "--seed", "talk"], input));
    for expected in [
        "Troll",
        "Best: ",
        "% to win",
        "3.2",
        "no rule 99",
        "not made a step",
        "“blah”",
        "“999”",
        "2.4",
        "Goodbye",
    ] {
        assert!(output.contains(expected), "{expected} is missing in:\n{output}");
    }
    let output = out(&typed(
        &["play", "dragonheart", "--seed", "talk", "--lang", "fr"],
        "conseil\naide nain\nquitter\n",
    ));
    for expected in ["Le mieux", "Nain", "Au revoir"] {
        assert!(output.contains(expected), "{expected} is missing in:\n{output}");
    }
}

#[test]
fn two_people_at_one_keyboard_do_not_see_each_other() {
    let arguments = ["play", "dragonheart", "--people", "2", "--seed", "two", "-o", "first=seat-0"];
    let output = out(&typed(&arguments, "\n1\n\n\nquit\n"));
    let curtains: Vec<&str> = output.split("looks away").collect();
    assert_eq!(curtains.len(), 3, "a curtain before each of the two: {output}");
    let (first, second) = (curtains[1], curtains[2]);
    assert!(first.contains("You draw a card") && first.contains("Your hand"), "{output}");
    assert!(second.contains("Player 1 draws a card.") && !second.contains("You draw"), "{output}");
}

#[test]
fn the_opening_move_of_a_bot_is_printed_once() {
    let arguments = ["play", "dragonheart", "--seed", "opening", "-o", "first=seat-1"];
    let output = out(&typed(&arguments, "quit\n"));
    // "…, Cargo (Hatchling)." is how the bot is introduced; afterwards it goes by its name.
    let (introduction, _) = output.split_once(" (Hatchling)").expect("a newcomer meets a Hatchling");
    let name = introduction.rsplit(' ').next().unwrap();
    assert_eq!(output.matches(&format!("{name} draws")).count(), 1, "{output}");
}

#[test]
fn a_step_is_taken_back_at_the_keyboard() {
    // A random rival soon lets a Sorceress choose; whatever can be taken back is marked.
    for seed in 0..200 {
        let seed = seed.to_string();
        let arguments = ["play", "dragonheart", "--bots", "random", "--seed", &seed];
        let moves = "1\n".repeat(12);
        let output = out(&typed(&arguments, &moves));
        let Some(line) = output.lines().find(|line| line.contains('↩')) else { continue };
        let turn = output[..output.find('↩').unwrap()].matches("Your choice").count();
        let number = line.split_whitespace().next().unwrap();
        let input = format!("{}{number}\nundo\nundo\nquit\n", "1\n".repeat(turn));
        let output = out(&typed(&arguments, &input));
        assert!(output.contains("Taken back."), "{output}");
        assert!(output.contains("This step is final"), "the step before it stays: {output}");
        return;
    }
    panic!("no step could be taken back");
}

#[test]
fn a_campaign_is_kept_from_one_game_to_the_next() {
    let folder = tempfile::tempdir().unwrap();
    let file = folder.path().join("town.json");
    let name = file.to_str().unwrap();
    let play = |seed: &str| {
        let arguments =
            ["play", "flamecraft", "--players", "1", "--bots", "greedy", "--seed", seed, "--campaign", name];
        out(&dragonhall(&arguments))
    };
    let unlocked = || {
        let kept: Value = serde_json::from_str(&std::fs::read_to_string(&file).unwrap()).unwrap();
        assert_eq!(kept["game"], "flamecraft");
        kept["campaign"].as_array().unwrap().len()
    };
    assert!(play("first").contains("town.json"));
    let after_one = unlocked();
    play("second");
    assert!(unlocked() >= after_one, "nothing is forgotten");

    std::fs::write(&file, "{\"game\":\"chess\",\"campaign\":[]}").unwrap();
    let line = refused(&dragonhall(&["play", "flamecraft", "--players", "1", "--campaign", name]));
    assert!(line.contains("chess"), "{line}");
    assert!(refused(&dragonhall(&["play", "dragonheart", "--campaign", name])).contains("no campaign"));
}

#[test]
fn too_many_players_are_refused() {
    assert!(refused(&dragonhall(&["play", "dragonheart", "--people", "3"])).contains("2 seats"));
    assert!(
        refused(&dragonhall(&["play", "dragonheart", "--bots", "random,random,random"])).contains("2 seats")
    );
}

#[test]
fn the_engine_answers_lines_of_any_kind() {
    let long = "x".repeat(1 << 21);
    let input = format!(
        "{{\"do\":\"games\",\"id\":\"a\"}}\n\n{long}\nnonsense\n{{\"do\":\"new\",\"game\":\"dragonheart\"}}"
    );
    let answers = out(&typed(&["engine"], &input));
    let codes: Vec<Value> =
        answers.lines().map(|line| serde_json::from_str::<Value>(line).unwrap()).collect();
    assert_eq!(codes.len(), 4);
    assert_eq!((&codes[0]["ok"], &codes[0]["id"]), (&true.into(), &"a".into()));
    assert_eq!(codes[1]["code"], "line-too-long");
    assert_eq!(codes[2]["code"], "bad-json");
    assert_eq!(codes[3]["match"], 1);
}

#[test]
fn fuzz_keeps_the_contract_for_a_moment() {
    assert!(out(&dragonhall(&["fuzz", "dragonheart", "--seconds", "0.2"])).contains("every promise kept"));
}

#[test]
fn every_link_between_our_pages_leads_somewhere() {
    let root = Path::new(env!("CARGO_MANIFEST_DIR")).join("../..");
    let mut followed = 0;
    for page in [
        "README.md",
        "ARCHITECTURE.md",
        "CONTRIBUTING.md",
        "docs/notation.md",
        "docs/protocol.md",
        "docs/performance.md",
    ] {
        let file = root.join(page);
        let text = std::fs::read_to_string(&file).unwrap();
        for link in text.split("](").skip(1).filter_map(|rest| rest.split(')').next()) {
            if !link.starts_with("http") {
                assert!(file.parent().unwrap().join(link).exists(), "{page}: {link}");
                followed += 1;
            }
        }
    }
    assert!(followed > 10, "{followed} links");
}

#[test]
fn documentation_names_only_commands_that_exist() {
    let readme =
        std::fs::read_to_string(Path::new(env!("CARGO_MANIFEST_DIR")).join("../../README.md")).unwrap();
    let help = out(&dragonhall(&["--help"]));
    let named = readme.lines().filter_map(|line| line.trim_start().strip_prefix("dragonhall "));
    let commands: Vec<&str> = named.filter_map(|rest| rest.split(' ').next()).collect();
    assert!(!commands.is_empty());
    for command in commands {
        assert!(help.contains(&format!("  {command} ")), "{command}");
    }
}

#[test]
fn lessons_are_learnt_and_puzzles_solved_in_the_terminal() {
    // Every line asks to be shown; where there is only something to read, it is read.
    let shown = "show\n".repeat(60);
    for game in catalog::Catalog::built_in().names() {
        let done = typed(&["learn", game], &shown);
        let text = String::from_utf8_lossy(&done.stdout).into_owned();
        assert!(done.status.success(), "{game}: {}", String::from_utf8_lossy(&done.stderr));
        assert!(!text.contains("Goodbye"), "{game} did not come to its end:\n{text}");
        assert!(text.contains("»"), "{game} has no coach");
    }
    let other = typed(&["learn", "dragonheart", "--lang", "fr"], "\nknight:1\ntroll:3\nquitter\n");
    let text = String::from_utf8_lossy(&other.stdout).into_owned();
    assert!(text.contains("laquelle de tes cartes"), "another choice is answered:\n{text}");
    assert!(text.contains("2.1"), "what the rules refuse names its rule:\n{text}");
    let strange = "\nfoo\n99\nquitter\n";
    for (arguments, typed_in) in
        [(["learn", "dragonheart"], strange), (["puzzles", "dragonheart"], &strange[1..])]
    {
        let asked = typed(&[&arguments[..], &["--lang", "fr"]].concat(), typed_in);
        let text = String::from_utf8_lossy(&asked.stdout).into_owned();
        for unknown in ["foo", "99"] {
            let answer = format!("Je ne comprends pas «\u{a0}{unknown}\u{a0}». Tape un numéro de 1 à ");
            assert!(text.contains(&answer), "{unknown} is answered in French:\n{text}");
        }
        assert!(text.contains("Ton choix") && !text.contains("Votre choix"), "the coach says tu:\n{text}");
    }
    let solved = typed(&["puzzles", "dragonheart"], "troll:1\nhint\ndwarf:1\nquit\n");
    let text = String::from_utf8_lossy(&solved.stdout).into_owned();
    assert!(text.contains("something better") && text.contains("goes with the others"), "{text}");
    assert!(text.contains("takes all four"), "{text}");
    let none = typed(&["learn", "dragonheart", "nothing"], "");
    assert_eq!(none.status.code(), Some(2));
    assert!(String::from_utf8_lossy(&none.stderr).contains("first-game"));
}

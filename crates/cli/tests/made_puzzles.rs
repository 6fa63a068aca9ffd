//! Puzzles that are made from games of bots, as lesson data.

#![expect(clippy::unwrap_used, reason = "a test may panic")]

use std::io::Write as _;
use std::path::Path;
use std::process::{Command, Output, Stdio};

use catalog::Catalog;
use lessons::{Script, check_puzzle};

fn puzzles(arguments: &[&str], typed: &str) -> Output {
    let mut child = Command::new(env!("CARGO_BIN_EXE_dragonhall"))
        .arg("puzzles")
        .args(arguments)
        .args(["--lang", "fr"])
        .stdin(Stdio::piped())
        .stdout(Stdio::piped())
        .stderr(Stdio::piped())
        .spawn()
        .unwrap();
    // The program may end before it has read everything.
    let _ = child.stdin.take().unwrap().write_all(typed.as_bytes());
    child.wait_with_output().unwrap()
}

fn make(game: &str, file: &Path) -> Script {
    let file = file.to_str().unwrap();
    let made = puzzles(&[game, "--make", "1", "--playouts", "400", "--seed", "test", "--save", file], "");
    assert!(made.status.success(), "{game}: {}", String::from_utf8_lossy(&made.stderr));
    Script::parse(&std::fs::read_to_string(file).unwrap(), game).unwrap()
}

#[test]
fn made_puzzles_hold_what_a_puzzle_has_to_and_can_be_solved() {
    let folder = tempfile::tempdir().unwrap();
    for name in ["dragonheart", "sneaky"] {
        let file = folder.path().join(format!("{name}.json"));
        let script = make(name, &file);
        let game = Catalog::built_in().find(name).unwrap().build();
        let [puzzle] = &script.puzzles[..] else { panic!("{name}: {:?}", script.puzzles) };
        check_puzzle(game.as_ref(), &script, puzzle).unwrap();
        let [proof] = &puzzle.proof[..] else { panic!("{:?}", puzzle.proof) };
        assert_eq!((proof.measure.as_str(), proof.until.as_str()), ("chance", "playouts"));
        assert!(proof.value >= proof.next + 8, "one choice is clearly best: {proof:?}");
        for number in [proof.value, proof.next] {
            assert!(
                puzzle.why.en.contains(&number.to_string()) && puzzle.why.fr.contains(&number.to_string())
            );
        }
        assert!(puzzle.why.fr.starts_with(&puzzle.hint.fr), "the reason comes first: {:?}", puzzle.why);
        // Another choice is not carried out, the hint names the reason, and the best choice is explained.
        let answers = format!("conseil\n{}\n", puzzle.best[0]);
        let solved = puzzles(&[name, "--from", file.to_str().unwrap()], &answers);
        let text = String::from_utf8(solved.stdout).unwrap();
        assert!(solved.status.success(), "{text}");
        let flat = |text: &str| text.split_whitespace().collect::<Vec<_>>().join(" ");
        assert!(flat(&text).contains(&flat(&puzzle.why.fr)), "{text}");
    }
}

#[test]
fn the_same_seed_makes_the_same_puzzles() {
    let folder = tempfile::tempdir().unwrap();
    let made = |name: &str| make("dragonheart", &folder.path().join(name)).write_puzzles();
    assert_eq!(made("one"), made("two"));
}

#[test]
fn a_file_with_a_wrong_puzzle_is_refused_with_its_name() {
    let folder = tempfile::tempdir().unwrap();
    let file = folder.path().join("wrong.json");
    let mut script = make("dragonheart", &file);
    script.puzzles[0].best = vec!["fire-dragon:9".to_owned()];
    std::fs::write(&file, script.write_puzzles()).unwrap();
    let refused = puzzles(&["dragonheart", "--from", file.to_str().unwrap()], "");
    let line = String::from_utf8(refused.stderr).unwrap();
    assert_eq!(refused.status.code(), Some(2), "{line}");
    assert!(line.contains(&script.puzzles[0].id) && line.contains("fire-dragon:9"), "{line}");
}

//! The skeleton of a game is the template under another name. That it compiles and keeps the contract is tested at the template,
//! a crate of this workspace; `make template` builds a skeleton.
#![allow(clippy::unwrap_used, reason = "a test fails where it stands")]

use std::collections::BTreeMap;
use std::fs;
use std::path::Path;
use std::process::{Command, Output};

use kernel::Record;

const TEMPLATE: &str = concat!(env!("CARGO_MANIFEST_DIR"), "/../../examples/template");

fn new_game(folder: &Path, name: &str) -> Output {
    let mut program = Command::new(env!("CARGO_BIN_EXE_dragonhall"));
    program.args(["new-game", name, "--folder"]).arg(folder).output().unwrap()
}

/// Every file below a folder, by its path.
fn files(folder: &Path) -> BTreeMap<String, String> {
    fn read(folder: &Path, at: &str, found: &mut BTreeMap<String, String>) {
        for entry in fs::read_dir(folder).unwrap() {
            let entry = entry.unwrap();
            let name = format!("{at}{}", entry.file_name().to_str().unwrap());
            if entry.path().is_dir() {
                read(&entry.path(), &format!("{name}/"), found);
            } else {
                found.insert(name, fs::read_to_string(entry.path()).unwrap());
            }
        }
    }
    let mut found = BTreeMap::new();
    read(folder, "", &mut found);
    found
}

#[test]
fn a_new_game_is_the_template_under_its_own_name() {
    let folder = tempfile::tempdir().unwrap();
    let done = new_game(folder.path(), "dragon-race");
    let said = String::from_utf8(done.stdout).unwrap();
    assert!(
        done.status.success() && said.contains("CatalogEntry::of::<dragon_race::DragonRace>()"),
        "{said}"
    );
    let mut written = files(&folder.path().join("dragon-race"));
    for (file, text) in &mut written {
        assert!(!text.to_lowercase().replace(['-', '_', ' '], "").contains("numberduel"), "{file}");
        if file.starts_with("tests/golden/") {
            let mut record: Record = text.parse().unwrap_or_else(|bad| panic!("{file}: {bad}"));
            assert_eq!(record.game, "dragon-race");
            record.game = "number-duel".to_owned();
            *text = record.to_string();
        }
        let back =
            [("dragon-race", "number-duel"), ("dragon_race", "number_duel"), ("DragonRace", "NumberDuel")];
        *text = back.iter().fold(text.clone(), |text, (own, template)| text.replace(own, template));
        *text = text.replace("Dragon Race", "Number Duel");
    }
    assert_eq!(written, files(Path::new(TEMPLATE)));
}

#[test]
fn bad_names_and_folders_that_are_there_are_refused() {
    let folder = tempfile::tempdir().unwrap();
    for name in
        ["Dragon", "dragon_race", "dragon--race", "-dragon", "dragon-", "7", "../dragon", "drag\u{f6}n", ""]
    {
        let done = new_game(folder.path(), name);
        assert!(!done.status.success(), "{name}");
    }
    assert!(new_game(folder.path(), "dragon").status.success());
    let before = files(folder.path());
    let again = new_game(folder.path(), "dragon");
    assert!(!again.status.success() && String::from_utf8_lossy(&again.stderr).lines().count() == 1);
    assert_eq!(files(folder.path()), before);
}

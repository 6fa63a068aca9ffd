//! Tables written by hand: what can be met in a game is read and written back, nonsense is refused with its reason.

use std::fs;
use std::path::PathBuf;

use dragonheart::{Cards, Dragonheart, Options, Snapshot};
use kernel::{Game, Sheet};
use serde::Deserialize;

/// The files of a corpus with their names, sorted.
fn corpus(kind: &str) -> Vec<(String, String)> {
    let folder = PathBuf::from(env!("CARGO_MANIFEST_DIR")).join("tests/snapshots").join(kind);
    let files = fs::read_dir(&folder).unwrap_or_else(|error| panic!("{}: {error}", folder.display()));
    let mut read: Vec<(String, String)> = files
        .map(|file| {
            let path = file.expect("a folder of files").path();
            (path.display().to_string(), fs::read_to_string(&path).expect("a text file"))
        })
        .collect();
    read.sort();
    read
}

fn from_snapshot(snapshot: &Snapshot) -> Result<Dragonheart, String> {
    Dragonheart::from_snapshot(Cards::built_in(), &Options::default(), snapshot)
        .map_err(|bad| bad.to_string())
}

#[derive(Deserialize)]
#[serde(deny_unknown_fields)]
struct Invalid {
    reason: String,
    snapshot: serde_json::Value,
}

#[test]
fn valid_positions_are_read_and_written_back() {
    let corpus = corpus("valid");
    assert!(corpus.len() >= 9, "{} files", corpus.len());
    for (name, text) in corpus {
        let snapshot: Snapshot = serde_json::from_str(&text).unwrap_or_else(|bad| panic!("{name}: {bad}"));
        let table = from_snapshot(&snapshot).unwrap_or_else(|bad| panic!("{name}: {bad}"));
        assert_eq!(table.audit(), Ok(()), "{name}");
        let again = from_snapshot(&table.snapshot()).unwrap_or_else(|bad| panic!("{name}: {bad}"));
        assert_eq!(again, table, "{name}");
        let written = serde_json::to_value(table.snapshot()).expect("plain data");
        let read: serde_json::Map<String, serde_json::Value> =
            serde_json::from_str(&text).expect("read above");
        for (field, value) in &read {
            assert_eq!(written[field], *value, "{name}: {field}");
        }
    }
}

#[test]
fn invalid_positions_are_refused_with_their_reason() {
    let corpus = corpus("invalid");
    assert!(corpus.len() >= 35, "{} files", corpus.len());
    for (name, text) in corpus {
        let Invalid { reason, snapshot } =
            serde_json::from_str(&text).unwrap_or_else(|bad| panic!("{name}: {bad}"));
        let refused = serde_json::from_value(snapshot)
            .map_err(|bad| bad.to_string())
            .and_then(|snapshot| from_snapshot(&snapshot))
            .expect_err(&name);
        assert_eq!(refused, reason, "{name}");
    }
}

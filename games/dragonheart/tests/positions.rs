//! Tables written by hand: what can be met in a game is read and written back, nonsense is refused with its reason.

use std::fs;
use std::path::PathBuf;

use dragonheart::{Cards, Dragonheart, Options, Position};
use kernel::{Game, Sheet};
use serde::Deserialize;

/// The files of a corpus with their names, sorted.
fn corpus(kind: &str) -> Vec<(String, String)> {
    let folder = PathBuf::from(env!("CARGO_MANIFEST_DIR")).join("tests/positions").join(kind);
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

fn arrange(position: &Position) -> Result<Dragonheart, String> {
    Dragonheart::arrange(Cards::built_in(), &Options::default(), position).map_err(|bad| bad.to_string())
}

#[derive(Deserialize)]
#[serde(deny_unknown_fields)]
struct Invalid {
    reason: String,
    position: serde_json::Value,
}

#[test]
fn valid_positions_are_read_and_written_back() {
    let corpus = corpus("valid");
    assert!(corpus.len() >= 9, "{} files", corpus.len());
    for (name, text) in corpus {
        let position: Position = serde_json::from_str(&text).unwrap_or_else(|bad| panic!("{name}: {bad}"));
        let table = arrange(&position).unwrap_or_else(|bad| panic!("{name}: {bad}"));
        assert_eq!(table.audit(), Ok(()), "{name}");
        let again = arrange(&table.position()).unwrap_or_else(|bad| panic!("{name}: {bad}"));
        assert_eq!(again, table, "{name}");
        let written = serde_json::to_value(table.position()).expect("plain data");
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
        let Invalid { reason, position } =
            serde_json::from_str(&text).unwrap_or_else(|bad| panic!("{name}: {bad}"));
        let refused = serde_json::from_value(position)
            .map_err(|bad| bad.to_string())
            .and_then(|position| arrange(&position))
            .expect_err(&name);
        assert_eq!(refused, reason, "{name}");
    }
}

//! The record: read back, distrusted, and never a reason to panic.
#![allow(clippy::unwrap_used, reason = "a test fails where it stands")]

mod toy;

use std::fs;
use std::path::{Path, PathBuf};

use kernel::record::Start;
use kernel::{BadRecord, Chance, Game, Match, Record, SearchRng, Seat, Seed, Sheet};
use proptest::prelude::*;
use serde_json::{Value, json};
use sha2::{Digest, Sha256};
use toy::{Deck, Toy, ToyOptions};

fn table(players: u8, drum: bool, seed: &str) -> Match<Toy> {
    let options = ToyOptions { players, drum, ..ToyOptions::default() };
    Match::deal(Deck::built_in(), options, Seed::from_text(seed)).unwrap()
}

/// Plays up to `steps` steps at random.
fn play(mut table: Match<Toy>, steps: usize) -> Match<Toy> {
    let mut chance = SearchRng::new(11);
    for _ in 0..steps {
        let Some(seat) = table.to_act().first() else { break };
        let actions = table.actions(seat);
        table.play(seat, actions[chance.below(actions.len())]).unwrap();
    }
    table
}

fn finished() -> Match<Toy> {
    play(table(3, true, "finished"), usize::MAX)
}

fn by_hand() -> Match<Toy> {
    let middle = play(table(2, false, "by hand"), 3);
    let (options, snapshot) = (middle.options().clone(), middle.state().snapshot());
    let seed = Seed::from_text("by hand, on");
    play(Match::from_snapshot(Deck::built_in(), options, &snapshot, seed).unwrap(), usize::MAX)
}

fn verify(text: &str) -> Result<Match<Toy>, BadRecord> {
    Match::replay(Deck::built_in(), &text.parse()?)
}

/// Seals a record from nothing but the format's description.
fn seal(head: &[String], seed: &str, moves: &[String], result: &[String]) -> String {
    let mut chain: [u8; 32] = Sha256::digest(head.join("\n") + "\n").into();
    let mut digest = |line: &str| {
        chain = Sha256::digest([&chain[..], line.as_bytes()].concat()).into();
        chain[..4].iter().map(|byte| format!("{byte:02x}")).collect::<String>()
    };
    let mut text = format!("dragonhall record 1\n{}\nseed {seed}\n", head.join("\n"));
    for line in moves {
        text += &format!("{line} {}\n", digest(line));
    }
    if !result.is_empty() {
        let lines = result.join("\n");
        text += &format!("{lines}\ndigest {}\n", digest(&lines));
    }
    text
}

#[test]
fn a_record_is_read_back_and_replayed() {
    for table in [finished(), by_hand(), play(table(2, false, "two"), usize::MAX)] {
        let record = table.record();
        let text = record.to_string();
        let read: Record = text.parse().unwrap();
        assert_eq!(read, record);
        assert_eq!(read.to_string(), text);
        assert_eq!(verify(&text).unwrap().state(), table.state());
        assert_eq!(Match::<Toy>::replay(Deck::built_in(), &record).unwrap().state(), table.state());
    }
}

#[test]
fn a_record_says_what_was_played() {
    let table = finished();
    let record = table.record();
    assert_eq!((record.game.as_str(), record.revision), ("high-card", 1));
    assert_eq!(record.sheet, Deck::built_in().digest());
    assert_eq!(record.options, json!({"players": 3, "drum": true}));
    assert_eq!(record.start, Start::Deal);
    assert_eq!(record.seed.as_ref(), Some(table.seed()));
    let moves: Vec<(Seat, String)> =
        table.plies().iter().map(|ply| (ply.seat, ply.action.to_string())).collect();
    assert_eq!(record.moves.iter().map(|step| (step.seat, step.text.clone())).collect::<Vec<_>>(), moves);
    let (result, standings) = (record.result.unwrap(), table.standings().unwrap());
    assert_eq!(result.scores, standings.scores());
    assert_eq!(result.places, standings.ranks());
    assert_eq!(result.ending, "bow");
    assert!(matches!(by_hand().record().start, Start::Snapshot(_)));
}

#[test]
fn anyone_can_seal_a_record_from_the_description_of_the_format() {
    let text = finished().record().to_string();
    let lines: Vec<&str> = text.lines().collect();
    let owned = |lines: &[&str]| lines.iter().map(ToString::to_string).collect::<Vec<String>>();
    let unsealed = |line: &&str| line.rsplit_once(' ').unwrap().0.to_owned();
    let end = lines.len() - 4;
    let moves: Vec<String> = lines[6..end].iter().map(unsealed).collect();
    let seed = lines[5].strip_prefix("seed ").unwrap();
    assert_eq!(seal(&owned(&lines[1..5]), seed, &moves, &owned(&lines[end..end + 3])), text);
}

#[test]
fn an_unfinished_record_keeps_the_seed_sealed() {
    let table = play(table(2, false, "sealed"), 4);
    let text = table.record().to_string();
    assert!(!text.contains(&table.seed().to_string()));
    let mut read: Record = text.parse().unwrap();
    assert_eq!((read.seed, &read.result), (None, &None));
    assert_eq!(read, table.record());
    let bad = Match::<Toy>::replay(Deck::built_in(), &read).unwrap_err();
    assert_eq!(bad.to_string(), "line 6: the seed is still sealed: the game is not over");

    read.seed = Some(*table.seed());
    let replayed = Match::<Toy>::replay(Deck::built_in(), &read).unwrap();
    assert_eq!(replayed.state(), table.state(), "whoever holds the seed can go on");
    read.seed = Some(Seed::from_text("another"));
    let bad = Match::<Toy>::replay(Deck::built_in(), &read).unwrap_err();
    assert_eq!(bad.to_string(), "line 6: the seed does not fit the commitment");
}

#[test]
fn comments_blank_lines_and_line_ends_do_not_count() {
    let record = finished().record();
    let text = record.to_string();
    let commented = text.replace('\n', "\n# a remark\n\n   \n");
    let variants =
        [text.replace('\n', "\r\n"), text.replace('\n', " \t\n"), text.trim_end().to_owned(), commented];
    for variant in variants {
        let read: Record = variant.parse().unwrap_or_else(|bad| panic!("{bad} in {variant:?}"));
        assert_eq!(read, record);
        assert_eq!(read.to_string(), text);
        assert_eq!(verify(&variant).unwrap().state(), finished().state());
    }
    let before = format!("\n# Won on a Sunday.\n{text}");
    assert_eq!(before.parse::<Record>().unwrap(), record);
}

#[test]
fn an_error_names_its_line_among_comments() {
    let text = finished().record().to_string();
    let moves = text.lines().position(|line| line.starts_with("3 ")).unwrap();
    let spoiled = text.replace("\n3 0 ", "\n# look here\n\n3 1 ");
    assert_ne!(spoiled, text);
    assert_eq!(verify(&spoiled).unwrap_err().line, moves + 3);
    assert_eq!(format!("# a\n# b\nno {text}").parse::<Record>().unwrap_err().line, 3);
}

/// Every text that differs from `text` in one character of a line chosen by `count`.
fn single_changes(text: &str, replacements: &str, count: impl Fn(&str) -> bool) -> Vec<String> {
    let mut changed = Vec::new();
    let mut start = 0;
    for line in text.split_inclusive('\n') {
        for (at, old) in line.trim_end().char_indices().filter(|_| count(line)) {
            for new in replacements.chars().filter(|new| *new != old) {
                let mut other = text.to_owned();
                other.replace_range(start + at..start + at + old.len_utf8(), new.encode_utf8(&mut [0; 4]));
                changed.push(other);
            }
        }
        start += line.len();
    }
    changed
}

#[test]
fn every_changed_character_is_found() {
    for table in [finished(), by_hand()] {
        let text = table.record().to_string();
        let changes = single_changes(&text, "0159afz -+:#.\"é\t\n", |_| true);
        assert!(changes.len() > 5000);
        for changed in changes {
            if let Ok(table) = verify(&changed) {
                panic!("accepted: {changed}\nas {:?}", table.state());
            }
        }
    }
}

#[test]
fn every_lost_or_added_character_is_found_unless_it_means_nothing() {
    for table in [finished(), by_hand()] {
        let record = table.record();
        let text = record.to_string();
        for at in 0..text.len() {
            let mut shorter = text.clone();
            shorter.remove(at);
            let harmless = at + 1 == text.len();
            assert_eq!(verify(&shorter).is_ok(), harmless, "without character {at}:\n{shorter}");
            for added in "019az -+#:\n\r".chars() {
                let mut longer = text.clone();
                longer.insert(at, added);
                if let Ok(read) = longer.parse::<Record>() {
                    assert_eq!(read, record, "with {added:?} at {at}:\n{longer}");
                    let in_json = longer.lines().any(|line| {
                        ["options", "position"].iter().any(|head| line.starts_with(head))
                            && !text.contains(line)
                    });
                    let blank = added.is_whitespace();
                    assert!(blank && (in_json || text.as_bytes()[at] == b'\n' || added == '\n'), "{longer}");
                }
            }
        }
    }
}

#[test]
fn a_wrong_seed_is_found_even_where_it_is_promised() {
    let text = finished().record().to_string();
    let other = Seed::from_text("another");
    let line = |word: &str| text.lines().find(|line| line.starts_with(word)).unwrap();
    let promised = text
        .replace(line("commitment"), &format!("commitment {}", other.commitment()))
        .replace(line("seed"), &format!("seed {other}"));
    assert_eq!(
        verify(&promised).unwrap_err().to_string(),
        "line 7: the digest does not fit: this line or one before it was changed"
    );
}

fn corpus(kind: &str) -> Vec<PathBuf> {
    let folder = Path::new(env!("CARGO_MANIFEST_DIR")).join("tests/records").join(kind);
    let mut files: Vec<PathBuf> = fs::read_dir(folder)
        .unwrap()
        .map(|entry| entry.unwrap().path())
        .filter(|path| path.extension().is_some_and(|ending| ending == "txt"))
        .collect();
    files.sort();
    files
}

#[test]
fn the_invalid_corpus_is_refused_for_the_right_reasons() {
    let files = corpus("invalid");
    assert!(files.len() >= 40, "{} files", files.len());
    let mut wrong = Vec::new();
    for path in files {
        let text = String::from_utf8_lossy(&fs::read(&path).unwrap()).into_owned();
        let said = verify(&text).map_or_else(|bad| bad.to_string(), |_| "accepted".to_owned());
        let expected = fs::read_to_string(path.with_extension("error")).unwrap_or_default();
        if said != expected.trim_end() {
            wrong.push(format!("{}: {said}, not {expected}", path.display()));
        }
    }
    assert!(wrong.is_empty(), "{}", wrong.join("\n"));
}

/// The valid corpus: each file, and the record it is of.
fn valid_records() -> Vec<(&'static str, Record, String)> {
    let plain = |name, table: Match<Toy>| {
        let record = table.record();
        let text = record.to_string();
        (name, record, text)
    };
    let (_, record, text) = plain("three-players-and-a-drum", finished());
    let commented = text
        .replace("dragonhall record 1\n", "# Played on a rainy Sunday.\n\ndragonhall record 1\n\n")
        .replace("\n2 0 ", "\n\n# a bold one\n2 0 ")
        .replace("\nscores", "\n\nscores");
    vec![
        ("commented", record.clone(), commented),
        ("windows", record, text.replace('\n', "\r\n")),
        plain("three-players-and-a-drum", finished()),
        plain("two-players", play(table(2, false, "two players"), usize::MAX)),
        plain("by-hand", by_hand()),
        plain("sealed", play(table(2, false, "sealed"), 4)),
        plain("sealed-before-the-first-move", table(3, false, "sealed")),
    ]
}

/// Records must stay readable for ever. `DRAGONHALL_BLESS=1` writes the files anew.
#[test]
fn the_valid_corpus_is_what_is_written_today() {
    let expected = valid_records();
    if std::env::var_os("DRAGONHALL_BLESS").is_some() {
        let folder = Path::new(env!("CARGO_MANIFEST_DIR")).join("tests/records/valid");
        for (name, _, text) in &expected {
            fs::write(folder.join(name).with_extension("txt"), text).unwrap();
        }
    }
    let files = corpus("valid");
    assert_eq!(files.len(), expected.len(), "one file per record");
    for path in files {
        let name = path.file_stem().unwrap().to_str().unwrap();
        let (_, record, text) = expected.iter().find(|(expected, ..)| *expected == name).expect(name);
        let written = fs::read_to_string(&path).unwrap();
        assert_eq!(written, *text, "{name}");
        assert_eq!(written.parse::<Record>().as_ref(), Ok(record), "{name}");
        match record.seed {
            Some(_) => drop(verify(&written).unwrap_or_else(|bad| panic!("{name}: {bad}"))),
            None => assert!(record.result.is_none(), "{name}"),
        }
    }
}

/// JSON as options or snapshots might hold it, floating point included.
fn any_json() -> impl Strategy<Value = Value> {
    let leaf = prop_oneof![
        Just(Value::Null),
        any::<bool>().prop_map(Value::from),
        any::<i64>().prop_map(Value::from),
        any::<u64>().prop_map(Value::from),
        any::<f64>().prop_map(Value::from),
        ".{0,6}".prop_map(Value::from),
    ];
    leaf.prop_recursive(3, 16, 4, |inner| {
        prop_oneof![
            prop::collection::vec(inner.clone(), 0..4).prop_map(Value::from),
            prop::collection::btree_map(".{0,4}", inner, 0..4)
                .prop_map(|entries| Value::Object(entries.into_iter().collect())),
        ]
    })
}

/// A sealed text of the right form, of a game that nobody knows.
fn any_record() -> impl Strategy<Value = String> {
    let word = "[^ \t\r\n\u{b}\u{c}\u{85}\u{a0}\\p{Z}]{1,8}";
    let head = (word, any::<u32>(), word, any_json(), prop::option::of(any_json()), any::<[u8; 32]>());
    let moves = prop::collection::vec((0u8..6, "[^\r\n]{0,12}"), 0..6);
    let result = prop::option::of((
        prop::collection::vec(any::<i32>(), 1..6),
        prop::collection::vec(any::<u8>(), 1..6),
        word,
    ));
    (head, moves, result).prop_map(|((game, revision, sheet, options, snapshot, seed), moves, result)| {
        let seed = Seed::new(seed);
        let mut head = vec![format!("game {game} {revision}"), format!("sheet {sheet}")];
        head.push(format!("options {options}"));
        head.extend(snapshot.map(|snapshot| format!("position {snapshot}")));
        head.push(format!("commitment {}", seed.commitment()));
        let opened = if result.is_some() { seed.to_string() } else { "sealed".to_owned() };
        let moves: Vec<String> =
            (1..).zip(moves).map(|(number, (seat, text))| format!("{number} {seat} {text}")).collect();
        let join = |numbers: Vec<String>| numbers.join(" ");
        let result = result.map_or_else(Vec::new, |(scores, places, ending)| {
            let scores = join(scores.iter().map(ToString::to_string).collect());
            let places = join(places.iter().map(ToString::to_string).collect());
            vec![format!("scores {scores}"), format!("places {places}"), format!("ending {ending}")]
        });
        seal(&head, &opened, &moves, &result)
    })
}

fn prints_back(text: &str) -> Result<(), TestCaseError> {
    if let Ok(record) = text.parse::<Record>() {
        let printed = record.to_string();
        let read = printed.parse::<Record>();
        prop_assert_eq!(read.as_ref(), Ok(&record), "{}", printed);
        prop_assert_eq!(read.unwrap().to_string(), printed);
    }
    Ok(())
}

proptest! {
    #![proptest_config(ProptestConfig { failure_persistence: None, ..ProptestConfig::with_cases(400) })]

    #[test]
    fn any_text_is_read_or_refused(text in "\\PC{0,200}") {
        prints_back(&text)?;
        prints_back(&format!("dragonhall record 1\n{text}"))?;
    }

    #[test]
    fn any_lines_are_read_or_refused(
        lines in prop::collection::vec(
            "(game|sheet|options|position|commitment|seed|scores|places|ending|digest|[0-9]{1,3})[ -~]{0,80}",
            0..12,
        )
    ) {
        prints_back(&format!("dragonhall record 1\n{}", lines.join("\n")))?;
    }

    #[test]
    fn any_well_formed_record_is_read_and_prints_back(text in any_record()) {
        let read = text.parse::<Record>();
        prop_assert!(read.is_ok(), "{:?} in {}", read, text);
        prop_assert_eq!(read.unwrap().to_string(), text.as_str());
        prints_back(&text)?;
    }

    #[test]
    fn a_spoiled_record_is_read_or_refused(
        edits in prop::collection::vec((any::<prop::sample::Index>(), any::<prop::sample::Index>(), "\\PC{0,3}|\n"), 1..4)
    ) {
        let mut text: Vec<char> = finished().record().to_string().chars().collect();
        for (at, lost, new) in edits {
            let at = at.index(text.len());
            let end = (at + lost.index(4)).min(text.len());
            text.splice(at..end, new.chars());
        }
        let text: String = text.into_iter().collect();
        prints_back(&text)?;
        if let Ok(table) = verify(&text) {
            prop_assert_eq!(table.record(), finished().record(), "{}", text);
        }
    }
}

#[test]
fn a_game_that_was_broken_off_opens_its_seed() {
    let middle = play(table(2, false, "broken off"), 3);
    let record = middle.record().break_off(*middle.seed());
    let text = record.to_string();
    assert!(text.contains("\nbroken off\ndigest "), "{text}");
    assert_eq!(text.parse::<Record>().unwrap().to_string(), text);
    assert_eq!(verify(&text).unwrap().plies().len(), 3);
    let sealed = text.replace(&format!("seed {}", middle.seed()), "seed sealed");
    assert_eq!(sealed.parse::<Record>().unwrap_err().reason, "broken off, but the seed is sealed");
    let open = text.split("broken off").next().unwrap();
    assert_eq!(open.parse::<Record>().unwrap_err().reason, "the seed is open, but the result is missing");
    assert!(verify(&text.replace("\n3 ", "\n# 3 ")).is_err(), "the last digest covers every move");
    let over = finished();
    assert_eq!(over.record().break_off(*over.seed()), over.record(), "a finished game has its result");
}

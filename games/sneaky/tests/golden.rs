//! One whole game per option set, kept as text: it must replay for ever, move by move, to the same result.
//!
//! `DRAGONHALL_BLESS=1 cargo test -p dragonhall-sneaky --test golden` writes them anew.

use std::collections::BTreeSet;
use std::fs;
use std::path::PathBuf;
use std::sync::Once;

use kernel::{Chance, Match, Options as _, Record, SearchRng, Seed, Sheet as _};
use sneaky::{Options, Sheet, Sneaky};

/// The folder of the golden games, which are first written anew if that is asked for.
fn folder() -> PathBuf {
    static BLESS: Once = Once::new();
    let folder = PathBuf::from(env!("CARGO_MANIFEST_DIR")).join("tests/golden");
    BLESS.call_once(|| {
        if std::env::var_os("DRAGONHALL_BLESS").is_some() {
            for options in Options::samples() {
                let game = random_game(&options).record().to_string();
                fs::write(folder.join(file_name(&options)), game).expect("the folder can be written");
            }
        }
    });
    folder
}

/// The file of an option set: its number among the samples, players and deck.
fn file_name(options: &Options) -> String {
    let number = Options::samples().iter().position(|sample| sample == options).expect("a sample") + 1;
    let deck = serde_json::to_value(options.deck).expect("a word");
    let mut name = format!("{number:02}-{}-{}", options.players, deck.as_str().expect("a word"));
    for (holds, word) in [
        (options.draft, "draft"),
        (options.mountain, "mountain"),
        (options.forest, "forest"),
        (options.betting, "betting"),
        (options.risky, "risky"),
    ] {
        if holds {
            name = format!("{name}-{word}");
        }
    }
    name + ".txt"
}

/// A game in which every choice is drawn by lot from a fixed seed.
fn random_game(options: &Options) -> Match<Sneaky> {
    let number = Options::samples().iter().position(|sample| sample == options).expect("a sample") as u64;
    let seed = Seed::from_text("golden").nth(number);
    let mut table = Match::deal(Sheet::built_in(), options.clone(), seed).expect("a sample can be dealt");
    let mut chance = SearchRng::new(number);
    while let Some(seat) = table.to_act().first() {
        let actions = table.actions(seat);
        let action = actions[chance.below(actions.len())];
        table.play(seat, action).expect("what is listed is legal");
    }
    table
}

#[test]
fn golden_games_are_the_same_as_ever() {
    for options in Options::samples() {
        let path = folder().join(file_name(&options));
        let game = random_game(&options).record().to_string();
        let kept = fs::read_to_string(&path).unwrap_or_else(|error| panic!("{}: {error}", path.display()));
        assert_eq!(kept, game, "{}", path.display());
    }
}

#[test]
fn golden_games_replay_to_their_result() {
    for options in Options::samples() {
        let path = folder().join(file_name(&options));
        let text = fs::read_to_string(&path).unwrap_or_else(|error| panic!("{}: {error}", path.display()));
        let record: Record = text.parse().unwrap_or_else(|bad| panic!("{}: {bad}", path.display()));
        let replayed = Match::<Sneaky>::replay(Sheet::built_in(), &record);
        let table = replayed.unwrap_or_else(|bad| panic!("{}: {bad}", path.display()));
        assert_eq!(table.options(), &options);
        assert!(table.standings().is_some(), "{} goes to the end", path.display());
    }
}

#[test]
fn every_option_set_has_its_golden_game_and_no_other_lies_about() {
    let expected: BTreeSet<String> = Options::samples().iter().map(file_name).collect();
    assert_eq!(expected.len(), Options::samples().len());
    let kept: BTreeSet<String> = fs::read_dir(folder())
        .expect("the folder is there")
        .map(|file| file.expect("a file").file_name().into_string().expect("a plain name"))
        .collect();
    assert_eq!(kept, expected);
}

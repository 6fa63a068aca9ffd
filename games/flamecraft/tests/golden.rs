//! One whole game per option set, kept as text: it must replay for ever, move by move, to the same result.
//!
//! `DRAGONHALL_BLESS=1 cargo test -p dragonhall-flamecraft --test golden` writes them anew.

use std::collections::BTreeSet;
use std::fs;
use std::path::PathBuf;
use std::sync::Once;

use flamecraft::{Enchantments, Flamecraft, Options, Sheet};
use kernel::{Chance, Match, Options as _, Record, SearchRng, Seed};

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

/// The file of an option set.
fn file_name(options: &Options) -> String {
    let deck = match options.enchantments {
        Enchantments::Purple => "purple",
        Enchantments::Golden => "golden",
        Enchantments::Mixed => "mixed",
    };
    let more = match (options.companions, options.campaign.is_empty()) {
        (true, _) => "-companions",
        (false, false) => "-campaign",
        (false, true) => "",
    };
    format!("{}-{deck}{more}.txt", options.players)
}

/// A game in which every choice is drawn by lot from a fixed seed.
fn random_game(options: &Options) -> Match<Flamecraft> {
    let nth = Options::samples().iter().position(|sample| sample == options).expect("a sample") as u64;
    let seed = Seed::from_text("golden").nth(nth);
    let mut table = Match::deal(Sheet::built_in(), options.clone(), seed).expect("a sample can be dealt");
    let mut chance = SearchRng::new(nth);
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
        let replayed = Match::<Flamecraft>::replay(Sheet::built_in(), &record);
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

#[test]
fn a_changed_move_is_found_and_its_line_named() {
    let text = fs::read_to_string(folder().join("3-purple.txt")).expect("the golden game is there");
    let (at, line) = text.lines().enumerate().find(|(_, line)| line.starts_with("5 ")).expect("a fifth move");
    let mut words: Vec<&str> = line.split(' ').collect();
    words[2] = "end";
    let broken = text.replacen(line, &words.join(" "), 1).parse::<Record>().expect_err("its seal is broken");
    assert_eq!(broken.line, at + 1);
}

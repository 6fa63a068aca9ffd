//! Golden games: one whole game for every sample option set, kept as text. Whatever changes a game shows here.
//!
//! `DRAGONHALL_BLESS=1 cargo test -p dragonhall-dragondraft --test golden` writes them anew.

use std::collections::BTreeSet;
use std::fs;
use std::path::{Path, PathBuf};

use dragondraft::{Components, Dragondraft, Edition, Options};
use kernel::{Chance, Match, Options as _, Record, SearchRng, Seed, Sheet};

fn folder() -> PathBuf {
    Path::new(env!("CARGO_MANIFEST_DIR")).join("tests/golden")
}

/// A readable file name for a sample.
fn name(number: usize, options: &Options) -> String {
    let edition = if options.edition == Edition::French { "french" } else { "english" };
    let beginner = if options.beginner { "-beginner" } else { "" };
    format!("{number:02}-{}-players-{edition}{beginner}.txt", options.players)
}

/// The sample's game, played at random.
fn play(number: usize, options: Options) -> Record {
    let seed = Seed::from_text("golden").nth(number as u64);
    let mut table =
        Match::<Dragondraft>::deal(Components::built_in(), options, seed).expect("samples can be dealt");
    let mut chance = SearchRng::new(number as u64);
    while let Some(seat) = table.to_act().first() {
        let actions = table.actions(seat);
        table.play(seat, actions[chance.below(actions.len())]).expect("listed actions are legal");
    }
    table.record()
}

fn samples() -> impl Iterator<Item = (String, usize, Options)> {
    Options::samples()
        .into_iter()
        .enumerate()
        .map(|(number, options)| (name(number, &options), number, options))
}

#[test]
fn golden_games_are_played_as_ever() {
    for (name, number, options) in samples() {
        let played = play(number, options).to_string();
        let path = folder().join(&name);
        if std::env::var_os("DRAGONHALL_BLESS").is_some() {
            fs::write(&path, &played).expect("the folder can be written to");
        }
        let kept = fs::read_to_string(&path).unwrap_or_else(|error| panic!("{name}: {error}"));
        let different = kept.lines().zip(played.lines()).position(|(kept, played)| kept != played);
        assert!(kept == played, "{name}: another game from line {} on", different.map_or(0, |line| line + 1));
    }
}

#[test]
fn golden_games_can_be_replayed() {
    for (name, ..) in samples() {
        let text = fs::read_to_string(folder().join(&name)).unwrap_or_else(|error| panic!("{name}: {error}"));
        let record: Record = text.parse().unwrap_or_else(|bad| panic!("{name}: {bad}"));
        Match::<Dragondraft>::replay(Components::built_in(), &record)
            .unwrap_or_else(|bad| panic!("{name}: {bad}"));
    }
}

#[test]
fn no_golden_game_is_missing_or_left_over() {
    let found: BTreeSet<_> = fs::read_dir(folder())
        .expect("the folder is there")
        .map(|file| file.expect("readable").file_name().into_string().expect("a plain name"))
        .collect();
    assert_eq!(found, samples().map(|(name, ..)| name).collect());
}

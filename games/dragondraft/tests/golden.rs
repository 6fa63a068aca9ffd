//! Golden games: one for every sample option set, replayed move by move to the same result.
//!
//! `make bless` writes them anew.

use dragondraft::{Dragondraft, Edition, Options};
use testkit::{Golden, Scenes, assert_kept};

static GOLDEN: Golden<Dragondraft> =
    Golden::new(concat!(env!("CARGO_MANIFEST_DIR"), "/tests/golden"), file_name);

/// What the drawn board is tested on.
const SCENES: &str = concat!(env!("CARGO_MANIFEST_DIR"), "/client/scenes.json");

/// A readable file name for a sample.
fn file_name(number: usize, options: &Options) -> String {
    let edition = if options.edition == Edition::French { "french" } else { "english" };
    let beginner = if options.beginner { "-beginner" } else { "" };
    format!("{number:02}-{}-players-{edition}{beginner}.txt", options.players)
}

#[test]
fn golden_games_are_the_same_as_ever() {
    GOLDEN.assert_same_as_ever();
}

#[test]
fn golden_games_replay_to_their_result() {
    GOLDEN.assert_replayed();
}

#[test]
fn every_option_set_has_its_golden_game_and_no_other_lies_about() {
    GOLDEN.assert_complete();
}

#[test]
fn golden_scenes_are_kept_for_the_board() {
    let four = Options { players: 4, ..Options::default() };
    let scenes = Scenes::default().watch::<Dragondraft>(four.clone()).watch::<Dragondraft>(four);
    assert_kept(SCENES, &scenes.text());
}

//! Golden games: one for every sample option set, replayed move by move to the same result.
//!
//! `DRAGONHALL_BLESS=1 cargo test -p dragonhall-dragondraft --test golden` writes them anew.

use dragondraft::{Dragondraft, Edition, Options};
use testkit::Golden;

static GOLDEN: Golden<Dragondraft> =
    Golden::new(concat!(env!("CARGO_MANIFEST_DIR"), "/tests/golden"), file_name);

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

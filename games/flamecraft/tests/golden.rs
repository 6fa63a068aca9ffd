//! Golden games: one for every sample option set, replayed move by move to the same result.
//!
//! `make bless` writes them anew.

use flamecraft::{Enchantments, Flamecraft, Options};
use testkit::Golden;

static GOLDEN: Golden<Flamecraft> =
    Golden::new(concat!(env!("CARGO_MANIFEST_DIR"), "/tests/golden"), file_name);

/// The file of an option set.
fn file_name(_: usize, options: &Options) -> String {
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
fn a_changed_move_is_found_and_its_line_named() {
    GOLDEN.assert_change_is_found("3-purple.txt", "end");
}

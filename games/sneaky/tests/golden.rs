//! Golden games: one for every sample option set, replayed move by move to the same result.
//!
//! `DRAGONHALL_BLESS=1 cargo test -p dragonhall-sneaky --test golden` writes them anew.

use sneaky::{Options, Sneaky};
use testkit::Golden;

static GOLDEN: Golden<Sneaky> = Golden::new(concat!(env!("CARGO_MANIFEST_DIR"), "/tests/golden"), file_name);

/// The file of an option set: its number among the samples, players and deck.
fn file_name(number: usize, options: &Options) -> String {
    let deck = serde_json::to_value(options.deck).expect("a word");
    let mut name = format!("{:02}-{}-{}", number + 1, options.players, deck.as_str().expect("a word"));
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

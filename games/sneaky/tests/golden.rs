//! Golden games: one for every sample option set, replayed move by move to the same result.
//!
//! `make bless` writes them anew.

use kernel::Options as _;
use sneaky::{Options, Sneaky};
use testkit::{Golden, Scenes, assert_kept};

static GOLDEN: Golden<Sneaky> = Golden::new(concat!(env!("CARGO_MANIFEST_DIR"), "/tests/golden"), file_name);

/// What the drawn board is tested on.
const SCENES: &str = concat!(env!("CARGO_MANIFEST_DIR"), "/client/scenes.json");

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

#[test]
fn golden_scenes_are_kept_for_the_board() {
    let crowds = Options::samples().into_iter().filter(|options| options.players > 2);
    let scenes = crowds.fold(Scenes::default(), Scenes::watch::<Sneaky>);
    assert_kept(SCENES, &scenes.text());
}

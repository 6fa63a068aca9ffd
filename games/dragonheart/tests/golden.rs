//! Golden games: one for every sample option set, replayed move by move to the same result.
//!
//! `make bless` writes them anew.

use dragonheart::{Dragonheart, Options};
use kernel::FirstSeat;
use testkit::{Golden, Scenes, assert_kept};

static GOLDEN: Golden<Dragonheart> =
    Golden::new(concat!(env!("CARGO_MANIFEST_DIR"), "/tests/golden"), file_name);

/// What the drawn board is tested on.
const SCENES: &str = concat!(env!("CARGO_MANIFEST_DIR"), "/client/scenes.json");

/// The file of an option set.
fn file_name(_: usize, options: &Options) -> String {
    let name = match options.first {
        FirstSeat::Random => "first-random.txt",
        FirstSeat::Seat0 => "first-seat-0.txt",
        FirstSeat::Seat1 => "first-seat-1.txt",
        other => panic!("no golden game begins with {other:?}"),
    };
    name.to_owned()
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
    GOLDEN.assert_change_is_found("first-seat-0.txt", "troll:1+1+1");
}

#[test]
fn golden_scenes_are_kept_for_the_board() {
    let scenes =
        Scenes::default().watch::<Dragonheart>(Options::default()).watch::<Dragonheart>(Options::default());
    assert_kept(SCENES, &scenes.text());
}

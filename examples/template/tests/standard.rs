//! The tests that every game has.

use kernel::Options as _;
use number_duel::{NumberDuel, Options};

/// The file of an option set.
fn file_name(_: usize, options: &Options) -> String {
    format!("{}.txt", options.players)
}

testkit::game_tests! {
    game: NumberDuel,
    golden: file_name,
    named: Vec::new(),
    texts: Options::samples(), every 1,
    rare: [],
    sections: 2,
    kit: 100,
    bytes: 512,
}

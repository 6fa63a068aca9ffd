//! The tests that every game has.

use hoard::{Hoard, Options, Sleep};
use kernel::Options as _;

/// The file of an option set.
fn file_name(_: usize, options: &Options) -> String {
    let sleep = match options.sleep {
        Sleep::Deep => "deep",
        Sleep::Light => "light",
    };
    format!("{}-{sleep}.txt", options.players)
}

testkit::game_tests! {
    game: Hoard,
    golden: file_name,
    named: Vec::new(),
    texts: Options::samples(), every 1,
    rare: [],
    sections: 4,
    kit: 600,
    bytes: 512,
}

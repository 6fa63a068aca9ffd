//! The tests that every game has.

use dragondraft::{Attraction, Card, Dragondraft, Edition, Options, Size};
use kernel::Options as _;

/// A readable file name for a sample.
fn file_name(number: usize, options: &Options) -> String {
    let edition = if options.edition == Edition::French { "french" } else { "english" };
    let beginner = if options.beginner { "-beginner" } else { "" };
    format!("{number:02}-{}-players-{edition}{beginner}.txt", options.players)
}

/// The messages that are put together from a name.
fn named() -> Vec<String> {
    let most = Card::DRAGONS.map(|card| format!("most-{}", card.id()));
    let scores = Attraction::ALL.map(|attraction| format!("score-{}", attraction.id()));
    let grandstands = Size::ALL.map(|size| format!("the-grandstand-{}", size.id()));
    most.into_iter().chain(scores).chain(grandstands).collect()
}

testkit::game_tests! {
    game: Dragondraft,
    golden: file_name,
    scenes: vec![Options { players: 4, ..Options::default() }; 2],
    named: named(),
    texts: Options::samples(), every 1,
    rare: [
        "action-take-nothing",
        "event-game-shared",
        "no-goblins",
        "player",
        "prompt-shared",
        "table-pile-empty",
        "table-row-empty",
    ],
    sections: 7,
    kit: 45,
    bytes: 512,
}

//! The tests that every game has.

use dragonheart::{Cause, Dragonheart, Options, Picture};
use kernel::FirstSeat;

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

/// The messages that are put together from a name.
fn named() -> Vec<String> {
    let cards = Picture::ALL.map(|picture| format!("cards-{picture}"));
    let scores = Picture::ALL.map(|picture| format!("score-{picture}"));
    let endings = Cause::ALL.map(|cause| format!("ending-{}", cause.word()));
    cards.into_iter().chain(scores).chain(endings).collect()
}

testkit::game_tests! {
    game: Dragonheart,
    golden: file_name,
    scenes: [Options::default(), Options::default()],
    named: named(),
    texts: vec![Options::default(); 60], every 1,
    rare: [],
    sections: 5,
    kit: 2000,
    bytes: 512,
}

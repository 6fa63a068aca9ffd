//! The kit that holds every game to its word, over every sample option set.

use dragondraft::{Components, Dragondraft};
use kernel::Sheet;
use kernel::conformance::Kit;

#[test]
fn keeps_every_promise_of_a_game() {
    let report = Kit::<Dragondraft>::new(Components::built_in())
        .run(0..45)
        .unwrap_or_else(|broken| panic!("{broken}"));
    assert_eq!(report.games, 45);
    assert!(report.undone > 0, "preparing can be taken back");
    assert!(report.longest < 300, "{report:?}");
}

#[test]
fn a_table_is_small() {
    assert!(size_of::<Dragondraft>() <= 512, "{} bytes", size_of::<Dragondraft>());
}

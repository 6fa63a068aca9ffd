//! Dragonheart keeps every promise of the contract.
//!
//! Two thousand games in two tests, so that two cores share them.

use std::ops::Range;

use dragonheart::{Cards, Dragonheart};
use kernel::Sheet;
use kernel::conformance::Kit;

#[track_caller]
fn random_games_keep_the_contract(seeds: Range<u64>) {
    let games = seeds.end - seeds.start;
    let report =
        Kit::<Dragonheart>::new(Cards::built_in()).run(seeds).unwrap_or_else(|broken| panic!("{broken}"));
    assert_eq!(report.games, games);
    assert!(report.undone > 0, "plays that leave a choice can be taken back");
}

#[test]
fn a_thousand_random_games_keep_the_contract() {
    random_games_keep_the_contract(0..1000);
}

#[test]
fn another_thousand_random_games_keep_the_contract() {
    random_games_keep_the_contract(1000..2000);
}

#[test]
fn a_table_is_small_and_flat() {
    assert!(size_of::<Dragonheart>() <= 512, "{}", size_of::<Dragonheart>());
}

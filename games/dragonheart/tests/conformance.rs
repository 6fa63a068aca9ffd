//! Dragonheart keeps every promise of the contract.

use dragonheart::{Cards, Dragonheart};
use kernel::Sheet;
use kernel::conformance::Kit;

#[test]
fn two_thousand_random_games_keep_the_contract() {
    let report =
        Kit::<Dragonheart>::new(Cards::built_in()).run(0..2000).unwrap_or_else(|broken| panic!("{broken}"));
    assert_eq!(report.games, 2000);
    assert!(report.undone > 0, "plays that leave a choice can be taken back");
}

#[test]
fn a_table_is_small_and_flat() {
    assert!(size_of::<Dragonheart>() <= 512, "{}", size_of::<Dragonheart>());
}

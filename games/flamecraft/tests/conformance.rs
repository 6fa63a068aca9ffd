//! Flamecraft keeps every promise of the contract.

use flamecraft::{Flamecraft, Sheet};
use kernel::conformance::Kit;

#[test]
fn random_games_keep_the_contract() {
    let kit = Kit::<Flamecraft>::new(Sheet::built_in());
    let report = kit.run(0..42).unwrap_or_else(|broken| panic!("{broken}"));
    assert_eq!(report.games, 42);
    assert!(report.undone > 0, "a choice that shows nothing can be taken back");
}

#[test]
fn a_table_is_small_and_flat() {
    assert!(size_of::<Flamecraft>() <= 2048, "{}", size_of::<Flamecraft>());
}

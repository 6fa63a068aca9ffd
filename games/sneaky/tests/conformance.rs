//! The race keeps every promise of the contract.

use kernel::conformance::Kit;
use kernel::{Options as _, Sheet as _};
use sneaky::{Options, Sheet, Sneaky};

#[test]
fn random_races_with_every_option_set_keep_the_contract() {
    let rounds = 6;
    let races = Options::samples().len() as u64 * rounds;
    let report =
        Kit::<Sneaky>::new(Sheet::built_in()).run(0..races).unwrap_or_else(|broken| panic!("{broken}"));
    assert_eq!(report.games, races);
    assert!(report.undone > 0, "a program can be taken back until its last card");
}

#[test]
fn a_table_is_small_and_flat() {
    assert!(size_of::<Sneaky>() <= 1024, "{}", size_of::<Sneaky>());
}

//! Whatever is read as a move is written as one that reads the same.
#![no_main]

use catalog::{Catalog, CatalogEntry};
use libfuzzer_sys::fuzz_target;

fuzz_target!(|text: &str| {
    for game in Catalog::built_in().entries().iter().map(CatalogEntry::build) {
        if let Ok(action) = game.read_action(text) {
            let written = game.write_action(&action).expect("what was read can be written");
            assert_eq!(game.read_action(&written), Ok(action), "{}: {written}", game.name());
        }
    }
});

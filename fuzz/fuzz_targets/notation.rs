//! Whatever is read as a move is written as one that reads the same.
#![no_main]

use std::fmt::Debug;

use kernel::Action;
use libfuzzer_sys::fuzz_target;

fn reads_the_same<A: Action + Debug>(text: &str) {
    if let Ok(action) = text.parse::<A>() {
        assert_eq!(action.to_string().parse(), Ok(action));
    }
}

fuzz_target!(|text: &str| {
    reads_the_same::<dragonheart::Action>(text);
    reads_the_same::<dragondraft::Action>(text);
    reads_the_same::<sneaky::Action>(text);
    reads_the_same::<flamecraft::Action>(text);
});

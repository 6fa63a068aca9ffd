//! Whatever is read as a move is written as one that reads the same.
#![no_main]

use dragonheart::{Action, Card};
use libfuzzer_sys::fuzz_target;

fuzz_target!(|text: &str| {
    if let Ok(action) = text.parse::<Action>() {
        assert_eq!(action.to_string().parse(), Ok(action));
    }
    if let Ok(card) = text.parse::<Card>() {
        assert_eq!(card.to_string(), text);
    }
});

//! No sequence of lines stops the engine, and every answer says whether it is one.
#![no_main]

use cli::engine::Engine;
use libfuzzer_sys::fuzz_target;

fuzz_target!(|text: &str| {
    let mut engine = Engine::new(catalog::Catalog::built_in());
    for line in text.lines().take(32) {
        assert!(engine.answer(line)["ok"].is_boolean());
    }
});

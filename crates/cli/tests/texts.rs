//! The words of the table and of the terminal: both languages complete and well set.

use std::path::Path;

use kernel::Language;
use testkit::{Messages, assert_same_messages, assert_typography};

/// The text files of a crate, English and French.
fn texts(of: &str) -> [String; 2] {
    let folder = Path::new(env!("CARGO_MANIFEST_DIR")).join("..").join(of).join("locales");
    Language::ALL.map(|language| {
        let file = folder.join(format!("{}.ftl", language.code()));
        std::fs::read_to_string(file).expect("the text file is there")
    })
}

#[test]
fn both_languages_say_the_same_things() {
    for part in ["kernel", "cli"] {
        let [english, french] = texts(part).map(|text| Messages::read(&text));
        assert!(english.count() > 5, "{part}");
        assert_same_messages(&english, &french);
    }
}

#[test]
fn both_languages_are_well_set() {
    for part in ["kernel", "cli"] {
        for (language, text) in Language::ALL.into_iter().zip(texts(part)) {
            // There the question mark is a command.
            assert_typography(language, &text.replace(", ? pour les règles", ""));
        }
    }
}

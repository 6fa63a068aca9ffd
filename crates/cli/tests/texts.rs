//! The words of the table and of the terminal: both languages complete and well set.

use std::collections::BTreeSet;
use std::path::Path;

/// The text files of a crate, English and French.
fn texts(of: &str) -> [String; 2] {
    let folder = Path::new(env!("CARGO_MANIFEST_DIR")).join("..").join(of).join("locales");
    ["en", "fr"].map(|language| {
        std::fs::read_to_string(folder.join(format!("{language}.ftl"))).expect("the text file is there")
    })
}

fn keys(text: &str) -> BTreeSet<&str> {
    let message = |line: &'_ str| line.starts_with(|first: char| first.is_ascii_lowercase());
    text.lines().filter(|line| message(line)).filter_map(|line| line.split(" =").next()).collect()
}

fn variables(text: &str) -> BTreeSet<&str> {
    text.split("{ $").skip(1).filter_map(|rest| rest.split([' ', '}']).next()).collect()
}

#[test]
fn both_languages_say_the_same_things() {
    for part in ["kernel", "cli"] {
        let [english, french] = texts(part);
        assert!(keys(&english).len() > 5, "{part}");
        assert_eq!(keys(&english), keys(&french), "{part}");
        assert_eq!(variables(&english), variables(&french), "{part}");
    }
}

#[test]
fn french_is_set_with_its_own_spaces_and_apostrophes() {
    for part in ["kernel", "cli"] {
        let [_, french] = texts(part);
        for line in french.lines().filter(|line| !line.starts_with('#')) {
            for wrong in [" :", " !", " ;", " »", "« ", "'"] {
                assert!(!line.contains(wrong), "{part}: `{wrong}` in {line}");
            }
        }
    }
}

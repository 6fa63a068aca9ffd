//! Sentences for reasons, in every language.

use std::collections::BTreeMap;

use catalog::{MissingText, Names, Playable, Translator};
use kernel::{Language, Phrase, Viewer};

use crate::trouble::Trouble;
use crate::wire::ErrorReply;

/// The hall's own messages.
#[must_use]
pub const fn messages(language: Language) -> &'static str {
    match language {
        Language::En => include_str!("../locales/en.ftl"),
        Language::Fr => include_str!("../locales/fr.ftl"),
    }
}

/// A translator for each game and language, and one for what concerns no game.
#[derive(Debug)]
pub(crate) struct Translators {
    by_game: BTreeMap<&'static str, [Translator; 2]>,
}

/// What concerns no game.
const NO_GAME: &str = "";

impl Translators {
    pub(crate) fn new<'a>(shelf: impl Iterator<Item = &'a dyn Playable>) -> Result<Self, MissingText> {
        let both = |game: Option<&dyn Playable>| -> Result<[Translator; 2], MissingText> {
            let translator = |language| {
                let words = game.map_or("", |game| game.texts(language).messages);
                Translator::new(language, &[kernel::messages(language), messages(language), words])
            };
            Ok([translator(Language::En)?, translator(Language::Fr)?])
        };
        let mut by_game = BTreeMap::from([(NO_GAME, both(None)?)]);
        for game in shelf {
            by_game.insert(game.name(), both(Some(game))?);
        }
        Ok(Self { by_game })
    }

    /// The reason in words, at a table of `game` or anywhere.
    pub(crate) fn explain(&self, trouble: &Trouble, game: &str, language: Language) -> ErrorReply {
        let translators = self.by_game.get(game).unwrap_or(&self.by_game[NO_GAME]);
        let translator = &translators[language as usize];
        let keys = [format!("fault-{}", trouble.code), format!("refusal-{}", trouble.code)];
        let key =
            keys.into_iter().find(|key| translator.knows(key)).unwrap_or_else(|| "fault-other".to_owned());
        // A reason's own words are no phrase of a game: they are put in as they are.
        let phrase = Phrase::new(key).with("detail", kernel::Arg::Word(trouble.detail.clone().into()));
        let message = translator.say(&phrase, Names { seats: &[], reader: Viewer::Spectator });
        let rule = (!trouble.rule.is_empty()).then(|| trouble.rule.to_owned());
        ErrorReply { code: trouble.code.to_owned(), message, rule }
    }
}

#[cfg(test)]
mod tests {
    use std::path::Path;

    use super::*;

    /// The codes that our own sources make a `Trouble` with.
    fn codes(folder: &Path, found: &mut Vec<String>) {
        for file in std::fs::read_dir(folder).unwrap() {
            let path = file.unwrap().path();
            if path.is_dir() {
                codes(&path, found);
                continue;
            }
            let source = std::fs::read_to_string(&path).unwrap();
            for call in ["Trouble::new(", "Trouble::about("] {
                let codes =
                    source.split(call).skip(1).filter_map(|rest| rest.strip_prefix('"')?.split('"').next());
                // These two calls here name none.
                let spelt =
                    |code: &&str| code.chars().all(|letter| letter.is_ascii_lowercase() || letter == '-');
                found.extend(codes.filter(spelt).map(str::to_owned));
            }
        }
    }

    #[test]
    fn every_code_has_a_sentence_in_both_languages() {
        let mut found = Vec::new();
        codes(&Path::new(env!("CARGO_MANIFEST_DIR")).join("src"), &mut found);
        assert!(found.len() > 40, "{found:?}");
        for language in Language::ALL {
            let translator =
                Translator::new(language, &[kernel::messages(language), messages(language)]).unwrap();
            for code in &found {
                let known =
                    ["fault", "refusal"].iter().any(|kind| translator.knows(&format!("{kind}-{code}")));
                assert!(known, "`{code}` has no sentence in {}", language.code());
            }
        }
    }
}

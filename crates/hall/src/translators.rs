//! Sentences for errors, in every language.

use std::collections::BTreeMap;

use catalog::{MissingText, Names, Playable, Translator};
use kernel::{Language, Phrase, Viewer};

use crate::error::HallError;
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
/// What a game calls itself.
const TITLE: &str = "game-title";

impl Translators {
    pub(crate) fn new<'a>(games: impl Iterator<Item = &'a dyn Playable>) -> Result<Self, MissingText> {
        let both = |game: Option<&dyn Playable>| -> Result<[Translator; 2], MissingText> {
            let translator = |language| {
                let words = game.map_or("", |game| game.texts(language).messages);
                Translator::new(language, &[kernel::messages(language), messages(language), words])
            };
            Ok([translator(Language::En)?, translator(Language::Fr)?])
        };
        let mut by_game = BTreeMap::from([(NO_GAME, both(None)?)]);
        for game in games {
            by_game.insert(game.name(), both(Some(game))?);
        }
        Ok(Self { by_game })
    }

    /// A phrase of the hall in words, for whoever is not at a table of `game`.
    pub(crate) fn say(&self, phrase: &Phrase, game: &str, language: Language) -> String {
        let translators = self.by_game.get(game).unwrap_or(&self.by_game[NO_GAME]);
        let translator = &translators[language as usize];
        let title = if translator.knows(TITLE) { translator.word(TITLE) } else { game.to_owned() };
        let phrase = phrase.clone().with("game", kernel::Arg::Word(title.into()));
        translator.say(&phrase, Names { seats: &[], reader: Viewer::Spectator })
    }

    /// The error in words, at a table of `game` or anywhere.
    pub(crate) fn explain(&self, error: &HallError, game: &str, language: Language) -> ErrorReply {
        let translators = self.by_game.get(game).unwrap_or(&self.by_game[NO_GAME]);
        let translator = &translators[language as usize];
        // A game has the words for what it refuses.
        let own = error.refusal.map(|refusal| format!("refusal-{}", refusal.code));
        let key = own
            .filter(|key| translator.knows(key))
            .unwrap_or_else(|| format!("error-{}", error.code.as_str()));
        let wait = error.wait.unwrap_or_default();
        // Nobody counts seconds beyond a minute, and nobody shall come too early.
        let minutes = if wait > 60 { wait.div_ceil(60) } else { 0 };
        // A detail is no phrase of a game: it is put in as it is.
        let phrase = Phrase::new(key)
            .with("detail", kernel::Arg::Word(error.detail.clone().into()))
            .with("seconds", i64::from(wait))
            .with("minutes", i64::from(minutes));
        let message = translator.say(&phrase, Names { seats: &[], reader: Viewer::Spectator });
        let refusal = error.refusal.map(|refusal| refusal.code.to_owned());
        let rule = error.refusal.map(|refusal| refusal.rule.to_owned()).filter(|rule| !rule.is_empty());
        ErrorReply { code: error.code, message, refusal, rule }
    }
}

#[cfg(test)]
mod tests {
    use std::collections::BTreeSet;

    use super::*;
    use crate::error::ErrorCode;

    /// The wait is told in words, and never shorter than it is.
    #[test]
    fn how_long_to_wait_is_told_in_seconds_or_minutes() {
        let translators = Translators::new(std::iter::empty()).unwrap();
        let told = |milliseconds: u64, language| {
            let wait = std::time::Duration::from_millis(milliseconds);
            let error = HallError::until(ErrorCode::TooManyCards, wait);
            translators.explain(&error, NO_GAME, language).message
        };
        for (milliseconds, en, fr) in [
            (700, "in one second.", "dans une seconde."),
            (44_001, "in 45 seconds.", "dans 45 secondes."),
            (60_000, "in 60 seconds.", "dans 60 secondes."),
            (60_001, "in 2 minutes.", "dans 2 minutes."),
            (180_000, "in 3 minutes.", "dans 3 minutes."),
        ] {
            for (language, end) in [(Language::En, en), (Language::Fr, fr)] {
                let message = told(milliseconds, language);
                assert!(message.ends_with(end), "{milliseconds} ms: {message}");
            }
        }
    }

    #[test]
    fn every_code_has_a_sentence_in_both_languages_and_no_sentence_is_left_over() {
        let codes: BTreeSet<String> =
            ErrorCode::ALL.iter().map(|code| format!("error-{}", code.as_str())).collect();
        let translators = Translators::new(std::iter::empty()).unwrap();
        for language in Language::ALL {
            let keys = messages(language).lines().filter_map(|line| Some(line.split_once(" = ")?.0));
            let keys: BTreeSet<String> =
                keys.filter(|key| key.starts_with("error-")).map(str::to_owned).collect();
            assert_eq!(keys, codes, "{}", language.code());
            for &code in ErrorCode::ALL {
                let error = HallError::with_detail(code, "the detail");
                let message = translators.explain(&error, NO_GAME, language).message;
                assert!(!message.is_empty() && !message.contains(['⟨', '{']), "{code:?}: {message}");
            }
        }
    }
}

//! Sentences for reasons, in every language.

use std::collections::BTreeMap;

use catalog::{Names, Playable, Unspoken, Voice};
use kernel::{Eyes, Language, Phrase};

use crate::trouble::Trouble;
use crate::wire::Problem;

/// The house's own messages.
#[must_use]
pub const fn messages(language: Language) -> &'static str {
    match language {
        Language::En => include_str!("../locales/en.ftl"),
        Language::Fr => include_str!("../locales/fr.ftl"),
    }
}

/// A voice for each game and language, and one for what concerns no game.
#[derive(Debug)]
pub(crate) struct Voices {
    by_game: BTreeMap<&'static str, [Voice; 2]>,
}

/// What concerns no game.
const HOUSE: &str = "";

impl Voices {
    pub(crate) fn new<'a>(shelf: impl Iterator<Item = &'a dyn Playable>) -> Result<Self, Unspoken> {
        let both = |game: Option<&dyn Playable>| -> Result<[Voice; 2], Unspoken> {
            let voice = |language| {
                let words = game.map_or("", |game| game.texts(language).messages);
                Voice::new(language, &[kernel::messages(language), messages(language), words])
            };
            Ok([voice(Language::En)?, voice(Language::Fr)?])
        };
        let mut by_game = BTreeMap::from([(HOUSE, both(None)?)]);
        for game in shelf {
            by_game.insert(game.name(), both(Some(game))?);
        }
        Ok(Self { by_game })
    }

    /// The reason in words, at a table of `game` or anywhere.
    pub(crate) fn explain(&self, trouble: &Trouble, game: &str, language: Language) -> Problem {
        let voices = self.by_game.get(game).unwrap_or(&self.by_game[HOUSE]);
        let voice = &voices[language as usize];
        let keys = [format!("fault-{}", trouble.code), format!("refusal-{}", trouble.code)];
        let key = keys.into_iter().find(|key| voice.knows(key)).unwrap_or_else(|| "fault-other".to_owned());
        // A reason's own words are no phrase of a game: they are put in as they are.
        let phrase = Phrase::new(key).with("detail", kernel::Arg::Word(trouble.detail.clone().into()));
        let message = voice.say(&phrase, Names { seats: &[], reader: Eyes::Spectator });
        let rule = (!trouble.rule.is_empty()).then(|| trouble.rule.to_owned());
        Problem { code: trouble.code.to_owned(), message, rule }
    }
}

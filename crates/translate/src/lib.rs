//! Phrases put into a language, by Project Fluent.

mod pieces;

use std::fmt;

use fluent_bundle::concurrent::FluentBundle;
use fluent_bundle::{FluentArgs, FluentResource, FluentValue};
use kernel::{Arg, Language, Phrase, Seat, Viewer};
use unic_langid::LanguageIdentifier;

pub use pieces::{Meant, Piece};

/// Speaks one language with the words of one or more message files.
pub struct Translator {
    bundle: FluentBundle<FluentResource>,
    language: Language,
}

/// Who sits where, and who reads.
#[derive(Clone, Copy, Debug)]
pub struct Names<'a> {
    /// The name of each seat.
    pub seats: &'a [String],
    /// Which viewer read: their own seat is "you".
    pub reader: Viewer,
}

impl Names<'_> {
    fn of(&self, seat: Seat) -> String {
        self.seats.get(seat.index()).cloned().unwrap_or_else(|| format!("#{seat}"))
    }
}

/// A phrase that cannot be said.
#[derive(Clone, Debug, PartialEq, Eq, thiserror::Error)]
#[error("cannot say `{key}`: {reason}")]
pub struct MissingText {
    /// The message.
    pub key: String,
    /// Why.
    pub reason: String,
}

impl Translator {
    /// A translator with these message files; later files may not repeat the keys of earlier ones.
    ///
    /// # Errors
    /// If a file is broken or repeats a key.
    pub fn new(language: Language, files: &[&str]) -> Result<Self, MissingText> {
        let locale: LanguageIdentifier = language.code().parse().expect("our codes are languages");
        let mut bundle = FluentBundle::new_concurrent(vec![locale]);
        bundle.set_use_isolating(false);
        let broken = |key: &str, reason: &dyn fmt::Debug| MissingText {
            key: key.to_owned(),
            reason: format!("{reason:?}"),
        };
        for &file in files {
            let resource =
                FluentResource::try_new(file.to_owned()).map_err(|(_, errors)| broken("file", &errors))?;
            bundle.add_resource(resource).map_err(|errors| broken("file", &errors))?;
        }
        Ok(Self { bundle, language })
    }

    /// The language spoken.
    #[must_use]
    pub const fn language(&self) -> Language {
        self.language
    }

    /// Whether there is such a message.
    #[must_use]
    pub fn knows(&self, key: &str) -> bool {
        self.bundle.get_message(key).is_some_and(|message| message.value().is_some())
    }

    /// The phrase in words. What cannot be said is shown as its key in angle brackets, never hidden.
    #[must_use]
    pub fn say(&self, phrase: &Phrase, names: Names<'_>) -> String {
        self.try_say(phrase, names).unwrap_or_else(|unspoken| format!("⟨{}⟩", unspoken.key))
    }

    /// A message without values.
    #[must_use]
    pub fn word(&self, key: &str) -> String {
        self.say(&Phrase::new(key.to_owned()), Names { seats: &[], reader: Viewer::Spectator })
    }

    /// The phrase in words.
    ///
    /// # Errors
    /// If a message or a value is missing.
    pub fn try_say(&self, phrase: &Phrase, names: Names<'_>) -> Result<String, MissingText> {
        self.say_with(phrase, names, &mut Unmarked)
    }

    /// The phrase in words; `marker` may put marks around what stands in it.
    fn say_with(
        &self,
        phrase: &Phrase,
        names: Names<'_>,
        marker: &mut dyn Marker,
    ) -> Result<String, MissingText> {
        let mut args = FluentArgs::new();
        for (name, arg) in &phrase.args {
            match arg {
                Arg::Number(number) => args.set(*name, *number),
                Arg::Word(word) => args.set(*name, word.to_string()),
                Arg::Phrase(inner) => {
                    let said = self.say_with(inner, names, marker)?;
                    args.set(*name, marker.phrase(inner, said));
                }
                Arg::List(items) => args.set(*name, self.join(items, names, marker)?),
                Arg::Seat(seat) => {
                    args.set(*name, marker.seat(*seat, names.of(*seat)));
                    let is = if names.reader.is(*seat) { "you" } else { "other" };
                    args.set(format!("{name}-is"), FluentValue::from(is));
                }
            }
        }
        self.format(&phrase.key, &args)
    }

    fn format(&self, key: &str, args: &FluentArgs<'_>) -> Result<String, MissingText> {
        let unspoken = |reason: String| MissingText { key: key.to_owned(), reason };
        let message = self.bundle.get_message(key).and_then(|message| message.value());
        let pattern = message.ok_or_else(|| unspoken("there is no such message".to_owned()))?;
        let mut errors = Vec::new();
        let text = self.bundle.format_pattern(pattern, Some(args), &mut errors).into_owned();
        if errors.is_empty() { Ok(text) } else { Err(unspoken(format!("{errors:?}"))) }
    }

    /// `a`, `a and b`, `a, b and c`.
    fn join(
        &self,
        items: &[Phrase],
        names: Names<'_>,
        marker: &mut dyn Marker,
    ) -> Result<String, MissingText> {
        let mut words = Vec::with_capacity(items.len());
        for item in items {
            let said = self.say_with(item, names, marker)?;
            words.push(marker.phrase(item, said));
        }
        let Some(last) = words.pop() else { return Ok(String::new()) };
        if words.is_empty() {
            return Ok(last);
        }
        let mut args = FluentArgs::new();
        args.set("first", words.join(", "));
        args.set("last", last);
        self.format("list-and", &args)
    }
}

/// Whoever wants to find again what stands in a sentence.
trait Marker {
    /// A message that stands in another one.
    fn phrase(&mut self, phrase: &Phrase, said: String) -> String;
    /// The name of a seat.
    fn seat(&mut self, seat: Seat, name: String) -> String;
}

/// Nobody.
struct Unmarked;

impl Marker for Unmarked {
    fn phrase(&mut self, _: &Phrase, said: String) -> String {
        said
    }

    fn seat(&mut self, _: Seat, name: String) -> String {
        name
    }
}

impl fmt::Debug for Translator {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.debug_struct("Translator").field("language", &self.language).finish_non_exhaustive()
    }
}

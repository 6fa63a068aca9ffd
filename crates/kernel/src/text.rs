//! What a person reads, before it is put into a language.
//!
//! Games never hold sentences: they name a message of their `.ftl` file and give its values. Terminal, browser and
//! screen reader put the same phrases into the reader's language.

use std::borrow::Cow;

use serde::{Deserialize, Serialize};

use crate::seat::Seat;

/// A message of a game's `.ftl` file with its values.
#[derive(Clone, Debug, PartialEq, Serialize)]
#[cfg_attr(feature = "typescript", derive(ts_rs::TS), ts(export_to = "kernel.ts"))]
pub struct Phrase {
    /// The message's name.
    pub key: Cow<'static, str>,
    /// Its values by name.
    #[serde(skip_serializing_if = "Vec::is_empty", serialize_with = "as_map")]
    #[cfg_attr(feature = "typescript", ts(optional, as = "Option<std::collections::BTreeMap<String, Arg>>"))]
    pub args: Vec<(&'static str, Arg)>,
}

impl Phrase {
    /// The message named `key`, without values.
    #[must_use]
    pub fn new(key: impl Into<Cow<'static, str>>) -> Self {
        Self { key: key.into(), args: Vec::new() }
    }

    /// With the value `name`.
    #[must_use]
    pub fn with(mut self, name: &'static str, value: impl Into<Arg>) -> Self {
        self.args.push((name, value.into()));
        self
    }
}

fn as_map<S: serde::Serializer>(args: &[(&'static str, Arg)], serializer: S) -> Result<S::Ok, S::Error> {
    serializer.collect_map(args.iter().map(|(name, arg)| (name, arg)))
}

/// A value inside a [`Phrase`].
#[derive(Clone, Debug, PartialEq, Serialize)]
#[cfg_attr(feature = "typescript", derive(ts_rs::TS), ts(export_to = "kernel.ts"))]
#[serde(rename_all = "lowercase")]
pub enum Arg {
    /// A number; it also chooses singular or plural.
    Number(i64),
    /// A fixed word that a message selects on, such as a colour's id.
    Word(Cow<'static, str>),
    /// A player. The message gets the name as `$NAME` and, as `$NAME-is`, `you` for the reader and `other` otherwise.
    Seat(Seat),
    /// Another message, put in where this value stands.
    Phrase(Phrase),
    /// Several messages, joined as an enumeration.
    List(Vec<Phrase>),
}

macro_rules! number_args {
    ($($number:ty),*) => {$(
        impl From<$number> for Arg {
            fn from(number: $number) -> Self {
                Self::Number(i64::from(number))
            }
        }
    )*};
}
number_args!(u8, i8, u16, i16, u32, i32, i64);

impl From<usize> for Arg {
    fn from(number: usize) -> Self {
        Self::Number(i64::try_from(number).unwrap_or(i64::MAX))
    }
}

impl From<Seat> for Arg {
    fn from(seat: Seat) -> Self {
        Self::Seat(seat)
    }
}

impl From<&'static str> for Arg {
    fn from(word: &'static str) -> Self {
        Self::Word(Cow::Borrowed(word))
    }
}

impl From<Phrase> for Arg {
    fn from(phrase: Phrase) -> Self {
        Self::Phrase(phrase)
    }
}

impl From<Vec<Phrase>> for Arg {
    fn from(phrases: Vec<Phrase>) -> Self {
        Self::List(phrases)
    }
}

/// A part of a match told in text: a heading and its lines.
#[derive(Clone, Debug, PartialEq, Serialize)]
#[cfg_attr(feature = "typescript", derive(ts_rs::TS), ts(export_to = "kernel.ts"))]
pub struct Paragraph {
    /// What the part is.
    pub heading: Phrase,
    /// What lies there, a line each.
    pub lines: Vec<Phrase>,
}

impl Paragraph {
    /// A paragraph with these lines.
    #[must_use]
    pub fn new(heading: Phrase, lines: Vec<Phrase>) -> Self {
        Self { heading, lines }
    }
}

/// A language that every text exists in.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Serialize, Deserialize)]
#[cfg_attr(feature = "typescript", derive(ts_rs::TS), ts(export_to = "kernel.ts"))]
#[serde(rename_all = "lowercase")]
pub enum Language {
    /// English.
    #[default]
    En,
    /// French.
    Fr,
}

impl Language {
    /// All of them.
    pub const ALL: [Self; 2] = [Self::En, Self::Fr];

    /// The two-letter code.
    #[must_use]
    pub const fn code(self) -> &'static str {
        match self {
            Self::En => "en",
            Self::Fr => "fr",
        }
    }
}

impl std::str::FromStr for Language {
    type Err = String;

    fn from_str(code: &str) -> Result<Self, String> {
        let known = Self::ALL.iter().find(|language| language.code() == code);
        known.copied().ok_or_else(|| format!("`{code}` is no language of ours; there are en and fr"))
    }
}

/// What a game says in one language.
#[derive(Clone, Copy, Debug)]
pub struct Texts {
    /// The Fluent file with every word a person reads about the game.
    pub messages: &'static str,
    /// The numbered rules in our own words, as Markdown.
    pub rules: &'static str,
}

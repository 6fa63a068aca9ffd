//! Components as data: what is printed on cards and tiles, each fact with where it is known from.

use std::fmt::Debug;

use serde::{Deserialize, Serialize};
use sha2::{Digest, Sha256};

/// Where a fact about the printed game comes from.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Serialize, Deserialize)]
#[cfg_attr(feature = "typescript", derive(ts_rs::TS), ts(export_to = "kernel.ts"))]
#[serde(rename_all = "lowercase")]
pub enum Provenance {
    /// Stated in the published rules.
    Rulebook,
    /// Read elsewhere.
    Source,
    /// Reconstructed; a person with the box may know better.
    Inferred,
}

impl Provenance {
    /// The word in sheets.
    #[must_use]
    pub const fn word(self) -> &'static str {
        match self {
            Self::Rulebook => "rulebook",
            Self::Source => "source",
            Self::Inferred => "inferred",
        }
    }
}

/// The components of one game. `Serialize` writes the facts that the rules read and nothing else: not where a fact is known
/// from, no notes.
pub trait Sheet: Clone + Debug + PartialEq + Serialize + Send + Sync + Sized + 'static {
    /// The sheet that comes with the program, as TOML.
    const TEXT: &'static str;

    /// Reads and validates a sheet.
    ///
    /// # Errors
    /// Says where and why.
    fn parse(text: &str) -> Result<Self, BadSheet>;

    /// The sheet that comes with the program.
    fn built_in() -> &'static Self;

    /// What is on it, entry by entry.
    fn entries(&self) -> Vec<Entry>;

    /// A digest of the facts, for records. Comments, notes, provenance and layout do not change it.
    fn digest(&self) -> String {
        short_digest(&serde_json::to_vec(self).expect("a sheet is plain data"))
    }
}

/// Sixteen digits that tell facts apart: the beginning of their SHA-256. For what nobody gains from forging.
#[must_use]
pub fn short_digest(facts: &[u8]) -> String {
    let mut digits = String::new();
    crate::seed::write_hex(&mut digits, &Sha256::digest(facts)[..8]).expect("writing to a string");
    digits
}

/// An entry of a sheet: a card, a tile, a constant.
#[derive(Clone, Debug, PartialEq, Serialize)]
#[cfg_attr(feature = "typescript", derive(ts_rs::TS), ts(export_to = "kernel.ts"))]
pub struct Entry {
    /// A stable name. The messages `card-ID` and `help-ID` say what it is called and what it does.
    pub id: String,
    /// Its facts, in short and in no language: `7 × 1 1 2 2 3 3 4`.
    pub facts: String,
    /// Where they come from.
    pub from: Provenance,
    /// What is doubtful about them.
    #[serde(skip_serializing_if = "Option::is_none")]
    #[cfg_attr(feature = "typescript", ts(optional))]
    pub note: Option<String>,
}

/// A sheet that no game can be played with.
#[derive(Clone, Debug, PartialEq, Eq, thiserror::Error)]
pub enum BadSheet {
    /// It is not TOML, or not of the right shape.
    #[error("line {line}: {reason}")]
    Syntax {
        /// Where, counted from 1.
        line: usize,
        /// Why.
        reason: String,
    },
    /// A fact makes no sense.
    #[error("{place}: {reason}")]
    Content {
        /// Which entry and field.
        place: String,
        /// Why.
        reason: String,
    },
}

impl BadSheet {
    /// A fact that makes no sense at `place`.
    #[must_use]
    pub fn content(place: impl Into<String>, reason: impl Into<String>) -> Self {
        Self::Content { place: place.into(), reason: reason.into() }
    }
}

/// Reads the TOML of a sheet into its raw form, with the line of any mistake.
///
/// # Errors
/// If the text is not TOML or does not have the form of `T`.
pub fn read_toml<T: serde::de::DeserializeOwned>(text: &str) -> Result<T, BadSheet> {
    toml::from_str(text).map_err(|error| {
        let at = error.span().map_or(0, |span| span.start.min(text.len()));
        let line = text.as_bytes()[..at].iter().filter(|&&byte| byte == b'\n').count() + 1;
        BadSheet::Syntax { line, reason: error.message().replace('\n', "; ") }
    })
}

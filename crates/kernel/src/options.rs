//! What can be chosen before a game, described so that forms can be made of it.

use std::fmt::Debug;
use std::ops::RangeInclusive;

use serde::de::DeserializeOwned;
use serde::{Deserialize, Serialize};

use crate::seat::{Seat, SeatSet};

/// The choices made before a game: players, edition, variants.
///
/// `Default` is what the rulebook recommends.
pub trait Options:
    Clone + Debug + Default + PartialEq + Serialize + DeserializeOwned + Send + Sync + 'static
{
    /// How many seats the match has.
    fn players(&self) -> u8;

    /// The fields of the set-up form, in the order to ask them.
    fn form() -> Vec<Field>;

    /// Whether the choices go together.
    ///
    /// # Errors
    /// Names the field and the reason.
    fn check(&self) -> Result<(), BadOptions>;

    /// The option sets that tests play: every player count, every variant at least once.
    fn samples() -> Vec<Self>;
}

/// One field of a set-up form. Its texts are the messages `option-KEY`, `option-KEY-help` and, for each choice,
/// `option-KEY-CHOICE`.
#[derive(Clone, Debug, PartialEq, Serialize)]
#[cfg_attr(feature = "typescript", derive(ts_rs::TS), ts(export_to = "kernel.ts"))]
pub struct Field {
    /// The name in the options.
    pub key: &'static str,
    /// What may be entered.
    #[serde(flatten)]
    pub kind: FieldKind,
    /// What is entered already.
    #[cfg_attr(feature = "typescript", ts(type = "unknown"))]
    pub default: serde_json::Value,
    /// It is asked only if all of these hold; otherwise the default stands.
    #[serde(skip_serializing_if = "Vec::is_empty")]
    #[cfg_attr(feature = "typescript", ts(optional, as = "Option<Vec<Condition>>"))]
    pub only_if: Vec<Condition>,
}

/// What another option must be, so that a field is asked.
#[derive(Clone, Debug, PartialEq, Serialize)]
#[cfg_attr(feature = "typescript", derive(ts_rs::TS), ts(export_to = "kernel.ts"))]
pub struct Condition {
    /// The other option.
    pub key: &'static str,
    /// One of these.
    #[cfg_attr(feature = "typescript", ts(type = "unknown[]"))]
    pub values: Vec<serde_json::Value>,
}

impl Field {
    /// One of these words; the first is entered already.
    ///
    /// # Panics
    /// If there are none.
    #[must_use]
    pub fn choice(key: &'static str, choices: &'static [&'static str]) -> Self {
        Self { key, kind: FieldKind::Choice { choices }, default: choices[0].into(), only_if: Vec::new() }
    }

    /// Yes or no; no is entered already.
    #[must_use]
    pub fn switch(key: &'static str) -> Self {
        Self { key, kind: FieldKind::Switch, default: false.into(), only_if: Vec::new() }
    }

    /// A whole number in `range`, every `step`th of it; `default` is entered already.
    #[must_use]
    pub fn number(key: &'static str, range: RangeInclusive<i32>, step: i32, default: i32) -> Self {
        let (min, max) = range.into_inner();
        Self { key, kind: FieldKind::Number { min, max, step }, default: default.into(), only_if: Vec::new() }
    }

    /// The same field, asked only if another option is one of these.
    #[must_use]
    pub fn only_if<V: Into<serde_json::Value>>(
        mut self,
        key: &'static str,
        values: impl IntoIterator<Item = V>,
    ) -> Self {
        self.only_if.push(Condition { key, values: values.into_iter().map(Into::into).collect() });
        self
    }
}

/// What may be entered into a [`Field`].
#[derive(Clone, Debug, PartialEq, Serialize)]
#[cfg_attr(feature = "typescript", derive(ts_rs::TS), ts(export_to = "kernel.ts"))]
#[serde(tag = "kind", rename_all = "lowercase")]
pub enum FieldKind {
    /// One of these words.
    Choice {
        /// The words.
        choices: &'static [&'static str],
    },
    /// Yes or no.
    Switch,
    /// A whole number.
    Number {
        /// The smallest.
        min: i32,
        /// The largest.
        max: i32,
        /// The distance between two.
        step: i32,
    },
}

/// Options that no game can be dealt with.
#[derive(Clone, Debug, PartialEq, Eq, thiserror::Error)]
#[error("option `{field}`: {reason}")]
pub struct BadOptions {
    /// The field to change.
    pub field: &'static str,
    /// A stable name for the reason; its sentence is the message `refusal-CODE`.
    pub code: &'static str,
    /// The reason, in plain English for programs and logs.
    pub reason: String,
}

impl BadOptions {
    /// Options refused because of `field`.
    #[must_use]
    pub fn new(field: &'static str, code: &'static str, reason: impl Into<String>) -> Self {
        Self { field, code, reason: reason.into() }
    }

    /// A number of players that the game is not for.
    #[must_use]
    pub fn players(players: u8, allowed: RangeInclusive<u8>) -> Self {
        let (least, most) = (allowed.start(), allowed.end());
        let reason = if least == most {
            format!("this game is for {least} players, not {players}")
        } else {
            format!("this game is for {least} to {most} players, not {players}")
        };
        Self::new("players", "bad-players", reason)
    }
}

/// A seat chosen beforehand, or left to chance: `random`, `seat-0`, `seat-1` and so on.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Serialize, Deserialize)]
#[serde(rename_all = "kebab-case")]
pub enum FirstSeat {
    /// Left to chance.
    #[default]
    Random,
    /// Seat 0.
    #[serde(rename = "seat-0")]
    Seat0,
    /// Seat 1.
    #[serde(rename = "seat-1")]
    Seat1,
    /// Seat 2.
    #[serde(rename = "seat-2")]
    Seat2,
    /// Seat 3.
    #[serde(rename = "seat-3")]
    Seat3,
    /// Seat 4.
    #[serde(rename = "seat-4")]
    Seat4,
    /// Seat 5.
    #[serde(rename = "seat-5")]
    Seat5,
}

impl FirstSeat {
    /// The choices for a game of up to six seats, for a [`Field`]; a game for fewer takes the front part.
    pub const CHOICES: [&'static str; 7] =
        ["random", "seat-0", "seat-1", "seat-2", "seat-3", "seat-4", "seat-5"];

    /// The chosen seat, or `None` when it is left to chance.
    #[must_use]
    pub const fn seat(self) -> Option<Seat> {
        match self {
            Self::Random => None,
            chosen => Some(Seat(chosen as u8 - 1)),
        }
    }

    /// Whether a match of `players` has the chosen seat.
    ///
    /// # Errors
    /// If it has not.
    pub fn check(self, players: u8) -> Result<(), BadOptions> {
        match self.seat() {
            Some(seat) if !SeatSet::all(players).contains(seat) => Err(BadOptions::new(
                "first",
                "no-such-seat",
                format!("there is no seat {seat} at this table"),
            )),
            _ => Ok(()),
        }
    }
}

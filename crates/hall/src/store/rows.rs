//! Rows as values.

use kernel::{Seat, Seed};
use serde::{Deserialize, Serialize};
use serde_json::Value;
use sqlx::Row;
use sqlx::any::AnyRow;

use super::StoreError;
use crate::wire::{ChatLine, Clock, SeatKind, Status};

/// How many writes went into how many commits.
#[derive(Clone, Copy, Debug, Default)]
pub struct Commits {
    /// Commits so far.
    pub commits: u64,
    /// Writes so far.
    pub writes: u64,
    /// Writes that failed.
    pub failures: u64,
    /// Writes that wait for their turn.
    pub waiting: u64,
}

/// A guest.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct GuestRow {
    /// A secret name: whoever knows it and the hall's key is this guest.
    pub id: String,
    /// What the others read.
    pub name: String,
    /// The picture.
    pub avatar: String,
    /// `en` or `fr`.
    pub language: String,
    /// When they first came.
    pub came_at: i64,
    /// When they were last here, to the day.
    pub seen_at: i64,
    /// A digest of the address they first came from.
    pub origin: Option<String>,
}

/// The columns of a guest, in the order that [`GuestRow::read`] takes them.
pub(super) const GUEST_COLUMNS: &str = "id, name, avatar, language, came_at, seen_at, origin";

impl GuestRow {
    pub(super) fn read(row: &AnyRow) -> Result<Self, StoreError> {
        Ok(Self {
            id: row.try_get(0)?,
            name: row.try_get(1)?,
            avatar: row.try_get(2)?,
            language: row.try_get(3)?,
            came_at: row.try_get(4)?,
            seen_at: row.try_get(5)?,
            origin: row.try_get(6)?,
        })
    }
}

/// A table: everything but what was done at it.
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize)]
pub struct TableRow {
    /// Its name in addresses.
    pub id: String,
    /// The secret part of its invite link.
    pub invite: String,
    /// The guest who opened it.
    pub host: String,
    /// The game.
    pub game: String,
    /// The revision of the rules it began with.
    pub revision: u32,
    /// The digest of the components it began with.
    pub sheet: String,
    /// The options, complete.
    pub options: Value,
    /// Where its shuffles come from; sealed until the end.
    #[serde(with = "sealed")]
    pub seed: Seed,
    /// Whether it is in the lobby.
    pub public: bool,
    /// How long a person may think.
    pub clock: Clock,
    /// Whether its end is kept in the host's campaign.
    pub campaign: bool,
    /// How it stands.
    pub status: Status,
    /// Who gave it up.
    pub resigned: Option<u8>,
    /// The table of the rematch.
    pub next: Option<String>,
    /// When it was opened.
    pub opened_at: i64,
    /// A digest of the address it was opened from.
    #[serde(skip)]
    pub origin: Option<String>,
    /// Who sits where.
    pub seats: Vec<SeatRow>,
}

pub(super) const TABLE_COLUMNS: &str = "id, invite, host, game, revision, sheet, options, seed, public, clock, campaign, \
                                        status, resigned, next, opened_at, origin";

impl TableRow {
    pub(super) fn read(row: &AnyRow) -> Result<Self, StoreError> {
        let seed: String = row.try_get(7)?;
        let options: String = row.try_get(6)?;
        let resigned: Option<i64> = row.try_get(12)?;
        Ok(Self {
            id: row.try_get(0)?,
            invite: row.try_get(1)?,
            host: row.try_get(2)?,
            game: row.try_get(3)?,
            revision: number(row, 4)?,
            sheet: row.try_get(5)?,
            options: serde_json::from_str(&options)
                .map_err(|error| StoreError::Unreadable(format!("options: {error}")))?,
            seed: seed.parse().map_err(|_| StoreError::Unreadable("a seed".to_owned()))?,
            public: flag(row, 8)?,
            clock: word(row, 9)?,
            campaign: flag(row, 10)?,
            status: word(row, 11)?,
            resigned: resigned.and_then(|seat| u8::try_from(seat).ok()),
            next: row.try_get(13)?,
            opened_at: row.try_get(14)?,
            origin: row.try_get(15)?,
            seats: Vec::new(),
        })
    }
}

/// For the operator's files only: nothing else writes a table out.
mod sealed {
    use kernel::Seed;
    use serde::{Deserialize, Deserializer, Serializer};

    pub(super) fn serialize<S: Serializer>(seed: &Seed, serializer: S) -> Result<S::Ok, S::Error> {
        serializer.collect_str(seed)
    }

    pub(super) fn deserialize<'de, D: Deserializer<'de>>(deserializer: D) -> Result<Seed, D::Error> {
        let text = String::deserialize(deserializer)?;
        text.parse().map_err(|_| serde::de::Error::custom("a seed is 64 hexadecimal digits"))
    }
}

/// Who sits in a seat.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub struct SeatRow {
    /// Who.
    pub kind: SeatKind,
    /// The guest, if it is a person.
    pub guest: Option<String>,
    /// The person's name.
    pub name: String,
    /// The person's picture.
    pub avatar: String,
    /// The bot's level.
    pub level: Option<String>,
}

impl SeatRow {
    pub(super) fn read(row: &AnyRow) -> Result<Self, StoreError> {
        Ok(Self {
            kind: word(row, 0)?,
            guest: row.try_get(1)?,
            name: row.try_get(2)?,
            avatar: row.try_get(3)?,
            level: row.try_get(4)?,
        })
    }
}

/// What a step is.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(rename_all = "lowercase")]
pub enum StepKind {
    /// A move, in notation.
    Play,
    /// The seat's last step taken back by the law.
    Undo,
    /// All moves taken back from the seat's last one on.
    Rewind,
    /// The game given up. Whoever wrote a later step did not know.
    Resign,
    /// The table closed.
    Close,
}

/// One thing done at a table.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub struct StepRow {
    /// Where.
    pub table: String,
    /// The how-manieth, from 1.
    pub step: u32,
    /// Who.
    pub seat: Seat,
    /// What kind of step.
    pub kind: StepKind,
    /// The move, in notation.
    pub text: String,
    /// When.
    pub made_at: i64,
}

impl StepRow {
    pub(super) fn read(row: &AnyRow) -> Result<Self, StoreError> {
        Ok(Self {
            table: row.try_get(0)?,
            step: number(row, 1)?,
            seat: Seat(number(row, 2)?),
            kind: word(row, 3)?,
            text: row.try_get(4)?,
            made_at: row.try_get(5)?,
        })
    }
}

pub(super) fn chat_line(row: &AnyRow) -> Result<ChatLine, StoreError> {
    let seat: Option<i64> = row.try_get(2)?;
    Ok(ChatLine {
        number: number(row, 0)?,
        name: row.try_get(1)?,
        seat: seat.and_then(|seat| u8::try_from(seat).ok()).map(Seat),
        text: row.try_get(3)?,
        at: row.try_get(4)?,
        lookalike: false,
    })
}

fn number<N: TryFrom<i64>>(row: &AnyRow, column: usize) -> Result<N, StoreError> {
    let number: i64 = row.try_get(column)?;
    N::try_from(number).map_err(|_| StoreError::Unreadable(format!("the number {number}")))
}

pub(super) fn flag(row: &AnyRow, column: usize) -> Result<bool, StoreError> {
    Ok(row.try_get::<i64, _>(column)? != 0)
}

/// A word of one of our enums, spelt as on the wire.
fn word<T: serde::de::DeserializeOwned>(row: &AnyRow, column: usize) -> Result<T, StoreError> {
    let text: String = row.try_get(column)?;
    serde_json::from_value(Value::String(text)).map_err(|error| StoreError::Unreadable(error.to_string()))
}

/// The spelling of a word of one of our enums.
pub(super) fn spelt(value: impl Serialize) -> String {
    match serde_json::to_value(value) {
        Ok(Value::String(text)) => text,
        other => unreachable!("a plain word, not {other:?}"),
    }
}

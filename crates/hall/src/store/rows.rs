//! Rows as values.

use catalog::Playable;
use kernel::{Seat, Seed};
use serde::{Deserialize, Serialize};
use serde_json::Value;
use sqlx::Row;
use sqlx::any::AnyRow;

use super::{OptionsText, StoreError, now};
use crate::deals::Day;
use crate::guest::{random, secret_name, short_name};
use crate::wire::{Branch, ChatLine, Clock, DealInfo, SeatKind, Status};

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
    pub options: OptionsText,
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
    /// Where it began, if not with a deal.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub branch: Option<Box<BranchRow>>,
    /// The other tables with its deal, if there may be any.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub deal: Option<SharedDeal>,
    /// Who sits where.
    pub seats: Vec<SeatRow>,
}

/// A deal that several tables share.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(rename_all = "lowercase")]
pub enum SharedDeal {
    /// The daily deal of this day.
    Daily(Day),
    /// A set of duplicate tables.
    Duplicate {
        /// Its name, which is also the secret part of its link.
        set: String,
        /// Which table of it, from 1.
        number: u8,
    },
}

impl SharedDeal {
    /// From the columns of a table.
    fn read(row: &AnyRow) -> Result<Option<Self>, StoreError> {
        let (day, set): (Option<i64>, Option<String>) = (row.try_get(19)?, row.try_get(20)?);
        Ok(match (day, set) {
            (Some(_), _) => Some(Self::Daily(Day(number(row, 19)?))),
            (None, Some(set)) => Some(Self::Duplicate { set, number: number(row, 21)? }),
            (None, None) => None,
        })
    }

    /// As it is told.
    pub(crate) fn info(&self) -> DealInfo {
        match self {
            Self::Daily(day) => DealInfo::Daily { day: day.to_string() },
            Self::Duplicate { set, number } => DealInfo::Duplicate { set: set.clone(), number: *number },
        }
    }

    /// The day of a daily deal.
    pub(crate) const fn day(&self) -> Option<Day> {
        match self {
            Self::Daily(day) => Some(*day),
            Self::Duplicate { .. } => None,
        }
    }

    /// The set of duplicate tables, and which of it.
    pub(crate) fn duplicate(&self) -> Option<(&str, u8)> {
        match self {
            Self::Daily(_) => None,
            Self::Duplicate { set, number } => Some((set, *number)),
        }
    }
}

/// Where a table began that plays on from a move of another one.
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize)]
pub struct BranchRow {
    /// The other table, which had ended; empty for a moment of a lesson.
    pub table: String,
    /// After how many of its moves.
    pub ply: u32,
    /// A snapshot: the whole truth, so it never leaves the server while the game goes on.
    pub snapshot: Value,
}

impl BranchRow {
    /// A table that plays on from a moment of a lesson.
    pub(crate) const fn of_lesson(snapshot: Value) -> Self {
        Self { table: String::new(), ply: 0, snapshot }
    }

    /// The move of another table that it plays on from.
    pub(crate) fn from(&self) -> Option<Branch> {
        (!self.table.is_empty()).then(|| Branch { table: self.table.clone(), ply: self.ply })
    }
}

pub(super) const TABLE_COLUMNS: &str = "id, invite, host, game, revision, sheet, options, seed, public, clock, campaign, \
                                        status, resigned, next, opened_at, origin, branch_table, branch_ply, position, \
                                        deal_day, deal_set, deal_number";

impl SeatRow {
    /// A seat for whoever comes.
    #[must_use]
    pub fn open() -> Self {
        Self { kind: SeatKind::Open, guest: None, name: String::new(), avatar: String::new(), level: None }
    }

    /// A guest's seat; the name may be another's who shares the screen.
    #[must_use]
    pub fn person(guest: &GuestRow, name: Option<String>) -> Self {
        Self {
            kind: SeatKind::Person,
            guest: Some(guest.id.clone()),
            name: name.unwrap_or_else(|| guest.name.clone()),
            avatar: guest.avatar.clone(),
            level: None,
        }
    }

    /// A bot's seat. Without a character it gets one at its table.
    #[must_use]
    pub fn bot(level: &str, character: Option<&str>) -> Self {
        Self {
            kind: SeatKind::Bot,
            avatar: character.unwrap_or_default().to_owned(),
            level: Some(level.to_owned()),
            ..Self::open()
        }
    }
}

impl TableRow {
    /// A new table as most are: nobody else knows of it, it has chance of its own, no clock, and runs at once. It has no
    /// seats yet.
    pub(crate) fn fresh(host: &str, game: &dyn Playable, options: OptionsText) -> Self {
        Self {
            id: short_name(),
            invite: secret_name(),
            host: host.to_owned(),
            game: game.name().to_owned(),
            revision: game.revision(),
            sheet: game.sheet_digest(),
            options,
            seed: Seed::new(random()),
            public: false,
            clock: Clock::None,
            campaign: false,
            status: Status::Running,
            resigned: None,
            next: None,
            opened_at: now(),
            origin: None,
            branch: None,
            deal: None,
            seats: Vec::new(),
        }
    }

    /// The same with these seats: it waits while one of them is open.
    pub(crate) fn seated(self, seats: Vec<SeatRow>) -> Self {
        let waits = seats.iter().any(|seat| seat.kind == SeatKind::Open);
        Self { status: if waits { Status::Waiting } else { Status::Running }, seats, ..self }
    }

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
            options: OptionsText::read(options)
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
            branch: BranchRow::read(row)?.map(Box::new),
            deal: SharedDeal::read(row)?,
            seats: Vec::new(),
        })
    }
}

impl BranchRow {
    /// From the columns of a table.
    fn read(row: &AnyRow) -> Result<Option<Self>, StoreError> {
        let (table, snapshot): (Option<String>, Option<String>) = (row.try_get(16)?, row.try_get(18)?);
        let (Some(table), Some(snapshot)) = (table, snapshot) else { return Ok(None) };
        let snapshot = serde_json::from_str(&snapshot)
            .map_err(|error| StoreError::Unreadable(format!("a snapshot: {error}")))?;
        Ok(Some(Self { table, ply: number(row, 17)?, snapshot }))
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
    /// The person's picture, or the bot's character.
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
    /// How a bot came to it ([`bots::BotNote`]); nothing for people. It tells what the bot will do if it is asked again,
    /// so it stays here while the game goes on.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub bot: Option<String>,
}

/// The columns of a step, in the order that [`StepRow::read`] takes them.
pub(super) const STEP_COLUMNS: &str = "table_id, step, seat, kind, text, made_at, bot";

impl StepRow {
    pub(super) fn read(row: &AnyRow) -> Result<Self, StoreError> {
        Ok(Self {
            table: row.try_get(0)?,
            step: number(row, 1)?,
            seat: Seat(number(row, 2)?),
            kind: word(row, 3)?,
            text: row.try_get(4)?,
            made_at: row.try_get(5)?,
            bot: row.try_get(6)?,
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

/// `($1, $2, …)` for so many values.
pub(super) fn places(many: usize) -> String {
    let places: Vec<String> = (1..=many).map(|place| format!("${place}")).collect();
    format!("({})", places.join(", "))
}

pub(super) fn number<N: TryFrom<i64>>(row: &AnyRow, column: usize) -> Result<N, StoreError> {
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

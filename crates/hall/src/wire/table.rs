//! Tables: opened, joined, and as everybody sees them.

use kernel::{Seat, Standings};
use serde::{Deserialize, Serialize};
use serde_json::{Map, Value};
use utoipa::ToSchema;

use super::DealInfo;

/// How long a person may think before a bot stands in.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Serialize, Deserialize, ToSchema)]
#[cfg_attr(test, derive(ts_rs::TS))]
#[serde(rename_all = "kebab-case")]
pub enum Clock {
    /// As long as they like.
    #[default]
    None,
    /// One minute.
    Minute,
    /// Five minutes.
    FiveMinutes,
    /// One day.
    Day,
}

/// A table to be opened.
#[derive(Clone, Debug, Serialize, Deserialize, ToSchema)]
#[cfg_attr(test, derive(ts_rs::TS))]
#[serde(deny_unknown_fields)]
pub struct NewTable {
    /// Which game.
    pub game: String,
    /// What was chosen in the set-up form; what is left out is as the rulebook recommends.
    #[serde(default)]
    #[schema(value_type = Object)]
    #[cfg_attr(test, ts(type = "Record<string, unknown>"))]
    pub options: Map<String, Value>,
    /// Who sits where, as many as the options say.
    pub seats: Vec<NewSeat>,
    /// Whether it is shown in the lobby.
    #[serde(default)]
    pub public: bool,
    /// How long a person may think.
    #[serde(default)]
    pub clock: Clock,
    /// Whether the guest's campaign of this game is played on.
    #[serde(default)]
    pub campaign: bool,
}

/// Who shall sit in a seat.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize, ToSchema)]
#[cfg_attr(test, derive(ts_rs::TS))]
#[serde(tag = "kind", rename_all = "lowercase", deny_unknown_fields)]
pub enum NewSeat {
    /// Somebody at the guest's own screen.
    Me {
        /// The name, if several share the screen.
        #[serde(default, skip_serializing_if = "Option::is_none")]
        #[cfg_attr(test, ts(optional))]
        name: Option<String>,
    },
    /// Whoever comes.
    Open,
    /// A bot.
    Bot {
        /// How strong: a word of `GameInfo::bots`.
        level: String,
        /// Who: one of the words of [`bots::CHARACTERS`]. If left out, or somebody at the table already, the
        /// hall draws another.
        #[serde(default, skip_serializing_if = "Option::is_none")]
        #[cfg_attr(test, ts(optional))]
        character: Option<String>,
    },
}

/// Which seat to take.
#[derive(Clone, Debug, Default, Serialize, Deserialize, ToSchema)]
#[cfg_attr(test, derive(ts_rs::TS), ts(optional_fields))]
#[serde(deny_unknown_fields, default)]
pub struct Sit {
    /// The seat; the first open one otherwise.
    pub seat: Option<u8>,
    /// The name, if several share the screen.
    pub name: Option<String>,
}

/// Bots for seats that nobody has taken.
#[derive(Clone, Debug, Serialize, Deserialize, ToSchema)]
#[cfg_attr(test, derive(ts_rs::TS))]
#[serde(deny_unknown_fields)]
pub struct AddBots {
    /// The seat; all open ones otherwise.
    #[serde(default)]
    #[cfg_attr(test, ts(optional))]
    pub seat: Option<u8>,
    /// How strong: a word of `GameInfo::bots`.
    pub level: String,
}

/// How a table stands.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize, ToSchema)]
#[cfg_attr(test, derive(ts_rs::TS))]
#[serde(rename_all = "lowercase")]
pub enum Status {
    /// A seat is open.
    Waiting,
    /// The game goes on.
    Running,
    /// The game was played to its end, or given up.
    Over,
    /// Closed before its end.
    Closed,
    /// Its record is kept, but the rules of this program cannot replay it.
    Stranded,
}

/// A table, as one guest sees it.
#[derive(Clone, Debug, Serialize, ToSchema)]
#[cfg_attr(test, derive(ts_rs::TS))]
pub struct TableInfo {
    /// Its name in addresses.
    pub id: String,
    /// The game.
    pub game: String,
    /// The options, complete.
    #[schema(value_type = Object)]
    #[cfg_attr(test, ts(type = "Record<string, unknown>"))]
    pub options: Value,
    /// How it stands.
    pub status: Status,
    /// Whether it is in the lobby.
    pub public: bool,
    /// How long a person may think.
    pub clock: Clock,
    /// Who sits where.
    pub seats: Vec<SeatInfo>,
    /// The seats of the reader.
    pub yours: Vec<u8>,
    /// Whether the reader opened it.
    pub host: bool,
    /// The secret part of the invite link; only for those who sit here.
    #[serde(skip_serializing_if = "Option::is_none")]
    #[cfg_attr(test, ts(optional))]
    pub invite: Option<String>,
    /// How many watch.
    pub spectators: u32,
    /// SHA-256 of the seed, from the start.
    #[serde(skip_serializing_if = "Option::is_none")]
    #[cfg_attr(test, ts(optional))]
    pub commitment: Option<String>,
    /// The seed, after the end.
    #[serde(skip_serializing_if = "Option::is_none")]
    #[cfg_attr(test, ts(optional))]
    pub seed: Option<String>,
    /// The result, after the end.
    #[serde(skip_serializing_if = "Option::is_none")]
    #[schema(value_type = Option<Object>)]
    #[cfg_attr(test, ts(optional))]
    pub result: Option<Standings>,
    /// Who gave the game up, if it ended so.
    #[serde(skip_serializing_if = "Option::is_none")]
    #[cfg_attr(test, ts(optional))]
    pub resigned: Option<u8>,
    /// The table of the rematch.
    #[serde(skip_serializing_if = "Option::is_none")]
    #[cfg_attr(test, ts(optional))]
    pub next: Option<String>,
    /// Where it began, if it plays on from a move of another table. Such a game counts for nothing.
    #[serde(skip_serializing_if = "Option::is_none")]
    #[cfg_attr(test, ts(optional))]
    pub from: Option<Branch>,
    /// The deal, if other tables share it.
    #[serde(skip_serializing_if = "Option::is_none")]
    #[cfg_attr(test, ts(optional))]
    pub deal: Option<DealInfo>,
    /// When it was opened, in milliseconds since 1970.
    #[cfg_attr(test, ts(type = "number"))]
    pub opened_at: i64,
}

/// A move of a table from which another one plays on.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, ToSchema)]
#[cfg_attr(test, derive(ts_rs::TS))]
pub struct Branch {
    /// The table.
    pub table: String,
    /// After how many of its moves.
    pub ply: u32,
}

/// A wish to play on from a move of a table that has ended: at a new one, against bots.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize, ToSchema)]
#[cfg_attr(test, derive(ts_rs::TS))]
#[serde(deny_unknown_fields)]
pub struct PlayOn {
    /// After how many moves.
    pub ply: u32,
    /// In which seat.
    #[schema(value_type = u8)]
    pub seat: Seat,
}

/// A seat, as everybody sees it.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, ToSchema)]
#[cfg_attr(test, derive(ts_rs::TS))]
pub struct SeatInfo {
    /// Who sits there.
    pub kind: SeatKind,
    /// The person's name; a bot has none of its own.
    pub name: String,
    /// The person's picture.
    pub avatar: String,
    /// The bot's level: how strong it is.
    #[serde(skip_serializing_if = "Option::is_none")]
    #[cfg_attr(test, ts(optional))]
    pub level: Option<String>,
    /// The bot's character: who it is, whatever its level.
    #[serde(skip_serializing_if = "Option::is_none")]
    #[cfg_attr(test, ts(optional))]
    pub character: Option<String>,
    /// Whether the person is connected.
    pub here: bool,
    /// Whether a bot stands in for the person.
    pub stand_in: bool,
    /// Whether the name looks like that of somebody who sits here already.
    #[serde(skip_serializing_if = "std::ops::Not::not")]
    #[cfg_attr(test, ts(optional, as = "Option<bool>"))]
    pub lookalike: bool,
    /// Whether the host has silenced the person at this table.
    #[serde(skip_serializing_if = "std::ops::Not::not")]
    #[cfg_attr(test, ts(optional, as = "Option<bool>"))]
    pub silenced: bool,
    /// Whether the reader does not want to read the person.
    #[serde(skip_serializing_if = "std::ops::Not::not")]
    #[cfg_attr(test, ts(optional, as = "Option<bool>"))]
    pub muted: bool,
}

/// Who sits in a seat.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize, ToSchema)]
#[cfg_attr(test, derive(ts_rs::TS))]
#[serde(rename_all = "lowercase")]
pub enum SeatKind {
    /// Nobody yet.
    Open,
    /// A person.
    Person,
    /// A bot.
    Bot,
}

/// Somebody at a table. Guests have no names of their own on the wire.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize, ToSchema)]
#[cfg_attr(test, derive(ts_rs::TS))]
#[serde(rename_all = "lowercase")]
pub enum Who {
    /// Who sits in this seat.
    #[schema(value_type = u8)]
    Seat(Seat),
    /// Who wrote the chat line of this number.
    Line(u32),
}

/// A report to the operator.
#[derive(Clone, Debug, Serialize, Deserialize, ToSchema)]
#[cfg_attr(test, derive(ts_rs::TS))]
#[serde(deny_unknown_fields)]
pub struct Report {
    /// About whom.
    pub who: Who,
    /// What happened: 1 to 300 characters.
    pub reason: String,
}

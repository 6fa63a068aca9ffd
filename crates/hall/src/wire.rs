//! What goes over the wire: the requests and answers of the HTTP interface, and the messages of a live table.
//!
//! | request | body | answer |
//! | --- | --- | --- |
//! | `GET /api/me` | | [`Me`]; whoever comes without a cookie becomes a guest |
//! | `PATCH /api/me` | [`ChangeMe`] | [`Me`] |
//! | `POST /api/me/link` | | [`LinkCode`], to be typed on another device |
//! | `POST /api/link` | [`LinkCode`] | [`Me`]: this browser is now that guest |
//! | `DELETE /api/me/link` | | the code is no longer good |
//! | `GET /api/me/devices` | | [`Device`]s: the browsers in which the guest is known |
//! | `DELETE /api/me/devices/{id}` | | that browser forgets the guest |
//! | `POST /api/me/devices/end-others` | | every other browser does |
//! | `GET /api/me/mutes` | | [`Muted`]s: whom the guest does not read |
//! | `DELETE /api/me/mutes/{id}` | | reads that person again |
//! | `GET /api/me/data` | | everything that is kept about the guest, as a file of JSON |
//! | `DELETE /api/me` | [`DeleteMe`] | all of it is deleted |
//! | `GET /api/me/tables` | | [`TableInfo`]s of the guest that are waiting or running, newest first |
//! | `GET /api/me/campaigns/{game}` | | [`Campaign`] |
//! | `DELETE /api/me/campaigns/{game}` | | |
//! | `GET /api/games` | | [`GameInfo`]s |
//! | `GET /api/games/{game}/sheet` | | [`SheetInfo`] |
//! | `GET /api/lobby` | | [`TableInfo`]s of public tables, open ones first |
//! | `GET /api/lobby/live` | | the same list again whenever it changes, as server-sent events |
//! | `POST /api/tables` | [`NewTable`] | [`TableInfo`] |
//! | `GET /api/tables/{id}?invite=` | | [`TableInfo`] |
//! | `POST /api/tables/{id}/sit?invite=` | [`Sit`] | [`TableInfo`] |
//! | `POST /api/tables/{id}/leave` | | [`TableInfo`]; before the start only |
//! | `POST /api/tables/{id}/close` | | [`TableInfo`]; by the host |
//! | `POST /api/tables/{id}/rematch` | | [`TableInfo`] of the next table |
//! | `POST /api/tables/{id}/report?invite=` | [`Report`] | the operator is told |
//! | `GET /api/tables/{id}/record?invite=` | | the record as text |
//! | `GET /api/tables/{id}/replay?invite=&viewer=&from=&plain=` | | [`Replay`]: at most 100 frames |
//! | `GET /api/tables/{id}/live?invite=&since=&seat=&plain=` | | a WebSocket: [`ClientMessage`] in, [`ServerMessage`] out |
//!
//! Whatever fails is answered with a [`ErrorReply`].

use kernel::erased::{Choice, EventLine};
use kernel::{Language, Paragraph, Phrase, ScoreLine, Seat, Standings};
use serde::{Deserialize, Serialize};
use serde_json::value::RawValue;
use serde_json::{Map, Value};
use utoipa::ToSchema;

/// Why something was not done.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize, ToSchema)]
#[cfg_attr(test, derive(ts_rs::TS))]
pub struct ErrorReply {
    /// A stable name for the reason.
    pub code: String,
    /// One sentence in the reader's language.
    pub message: String,
    /// The number of the rule it rests on, where there is one.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    #[cfg_attr(test, ts(optional))]
    pub rule: Option<String>,
}

/// A guest, as told to himself.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize, ToSchema)]
#[cfg_attr(test, derive(ts_rs::TS))]
pub struct Me {
    /// What the others read.
    pub name: String,
    /// The picture: one of the words of [`crate::guest::AVATARS`].
    pub avatar: String,
    /// `en` or `fr`.
    pub language: String,
}

/// What a guest changes about himself; what is left out stays.
#[derive(Clone, Debug, Default, Serialize, Deserialize, ToSchema)]
#[cfg_attr(test, derive(ts_rs::TS), ts(optional_fields))]
#[serde(deny_unknown_fields, default)]
pub struct ChangeMe {
    /// What the others read.
    pub name: Option<String>,
    /// The picture.
    pub avatar: Option<String>,
    /// `en` or `fr`.
    pub language: Option<String>,
}

/// A code that carries a guest to another browser. It is good once, for ten minutes.
#[derive(Clone, Debug, Serialize, Deserialize, ToSchema)]
#[cfg_attr(test, derive(ts_rs::TS))]
#[serde(deny_unknown_fields)]
pub struct LinkCode {
    /// The code.
    pub code: String,
}

/// A browser in which a guest is known.
#[derive(Clone, Debug, Serialize, ToSchema)]
#[cfg_attr(test, derive(ts_rs::TS))]
pub struct Device {
    /// Its name, to end it by.
    pub id: String,
    /// What it is, such as "Firefox on Linux".
    pub label: String,
    /// Since when it knows the guest, in milliseconds since 1970.
    #[cfg_attr(test, ts(type = "number"))]
    pub since: i64,
    /// When it was last used, to the day.
    #[cfg_attr(test, ts(type = "number"))]
    pub seen: i64,
    /// Whether it is the one that asks.
    pub current: bool,
}

/// Somebody whom the guest does not read.
#[derive(Clone, Debug, Serialize, ToSchema)]
#[cfg_attr(test, derive(ts_rs::TS))]
pub struct Muted {
    /// Its name in this list, to take it back by.
    pub id: String,
    /// The person's name at the time.
    pub name: String,
    /// Since when, in milliseconds since 1970.
    #[cfg_attr(test, ts(type = "number"))]
    pub since: i64,
}

/// A guest wants to be deleted.
#[derive(Clone, Debug, Default, Serialize, Deserialize, ToSchema)]
#[cfg_attr(test, derive(ts_rs::TS))]
#[serde(deny_unknown_fields, default)]
pub struct DeleteMe {
    /// The word `delete`, so that it does not happen by mistake.
    pub confirm: String,
}

/// Somebody at a table. Guests have no names of their own on the wire.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize, ToSchema)]
#[cfg_attr(test, derive(ts_rs::TS))]
#[serde(rename_all = "lowercase")]
pub enum Who {
    /// Who sits in this seat.
    #[schema(value_type = u8)]
    Seat(Seat),
    /// Who said the line of this number.
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

/// A campaign a guest has begun.
#[derive(Clone, Debug, Serialize, Deserialize, ToSchema)]
#[cfg_attr(test, derive(ts_rs::TS))]
pub struct Campaign {
    /// Whose campaign.
    pub game: String,
    /// What the last game left; nothing before the first.
    #[schema(value_type = Option<Object>)]
    #[cfg_attr(test, ts(type = "unknown"))]
    pub value: Option<Value>,
}

/// A game on the shelf.
#[derive(Clone, Debug, Serialize, ToSchema)]
#[cfg_attr(test, derive(ts_rs::TS))]
pub struct GameInfo {
    /// Its name in addresses and records.
    pub name: String,
    /// The fewest and the most players.
    pub seats: [u8; 2],
    /// The revision of its rules.
    pub revision: u32,
    /// The digest of its components.
    pub sheet: String,
    /// Whether a game may leave something to the next.
    pub campaign: bool,
    /// The set-up form.
    #[schema(value_type = Vec<Object>)]
    pub options: Vec<kernel::Field>,
    /// The levels of bots, weakest first.
    pub bots: Vec<String>,
}

/// The components of a game.
#[derive(Clone, Debug, Serialize, ToSchema)]
#[cfg_attr(test, derive(ts_rs::TS))]
pub struct SheetInfo {
    /// The game.
    pub game: String,
    /// The digest.
    pub digest: String,
    /// What is on it.
    #[schema(value_type = Vec<Object>)]
    pub entries: Vec<kernel::Entry>,
}

/// How long a person may think before a bot stands in.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Serialize, Deserialize, ToSchema)]
#[cfg_attr(test, derive(ts_rs::TS))]
#[serde(rename_all = "kebab-case")]
pub enum Clock {
    /// As long as he likes.
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
        /// How strong: a word of [`GameInfo::bots`].
        level: String,
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

/// A table, as told to one guest.
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
    /// When it was opened, in milliseconds since 1970.
    #[cfg_attr(test, ts(type = "number"))]
    pub opened_at: i64,
}

/// A seat, as told to everybody.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, ToSchema)]
#[cfg_attr(test, derive(ts_rs::TS))]
pub struct SeatInfo {
    /// Who sits there.
    pub kind: SeatKind,
    /// The person's name; a bot has none of its own.
    pub name: String,
    /// The person's picture.
    pub avatar: String,
    /// The bot's level.
    #[serde(skip_serializing_if = "Option::is_none")]
    #[cfg_attr(test, ts(optional))]
    pub level: Option<String>,
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

/// A message to a live table. Each may carry an `id`, which the answer repeats.
#[derive(Clone, Debug, Deserialize)]
#[cfg_attr(test, derive(ts_rs::TS), ts(optional_fields))]
pub struct ClientMessage {
    /// The sender's number for this message.
    #[serde(default)]
    pub id: Option<u32>,
    /// What is wanted.
    #[serde(flatten)]
    #[cfg_attr(test, ts(flatten))]
    pub command: Command,
}

/// What is wanted of a live table.
#[derive(Clone, Debug, Deserialize)]
#[cfg_attr(test, derive(ts_rs::TS))]
#[serde(tag = "do", rename_all = "lowercase")]
pub enum Command {
    /// A move. `step` is the last one its sender saw: a stale move is answered with the present position.
    Play {
        /// The mover.
        seat: Seat,
        /// The last step seen.
        step: u32,
        /// The notation, or the action as JSON.
        #[cfg_attr(test, ts(type = "unknown"))]
        action: Value,
    },
    /// The last step of a seat taken back, as far as the law allows; beyond it the other people are asked.
    Undo {
        /// Whose step.
        seat: Seat,
        /// The last step seen.
        step: u32,
    },
    /// The answer to [`ServerMessage::UndoAsked`].
    Agree {
        /// The step the question was asked at.
        step: u32,
        /// Whether the step may be taken back.
        yes: bool,
    },
    /// Looks as seen by one of the own seats, or as a spectator; `plain` asks for the table in words.
    Look {
        /// One of the own seats.
        #[serde(default)]
        seat: Option<Seat>,
        /// Whether the table shall be told in words too.
        #[serde(default)]
        plain: bool,
        /// The language of refusals from now on, if it has changed.
        #[serde(default)]
        #[cfg_attr(test, ts(optional))]
        language: Option<Language>,
    },
    /// Asks the strongest bot.
    Hint {
        /// For which seat.
        seat: Seat,
    },
    /// Asks why an action is not allowed.
    Why {
        /// For which seat.
        seat: Seat,
        /// The notation, or the action as JSON.
        #[cfg_attr(test, ts(type = "unknown"))]
        action: Value,
    },
    /// Says something to everybody at the table.
    Chat {
        /// What.
        text: String,
    },
    /// Does not want to read somebody anywhere, or wants to again.
    Mute {
        /// Whom.
        who: Who,
        /// Whether not to.
        on: bool,
    },
    /// By the host: nobody reads somebody at this table, or everybody does again.
    Silence {
        /// Whom.
        who: Who,
        /// Whether nobody does.
        on: bool,
    },
    /// By the host: sends somebody away from this table.
    Remove {
        /// Whom.
        who: Who,
    },
    /// Takes the seat back from the bot that stands in.
    Back {
        /// Which seat.
        seat: Seat,
    },
    /// Gives the game up.
    Resign {
        /// Which seat.
        seat: Seat,
    },
}

/// A message from a live table.
#[derive(Clone, Debug, Serialize)]
#[cfg_attr(test, derive(ts_rs::TS))]
#[serde(tag = "type", rename_all = "kebab-case")]
pub enum ServerMessage {
    /// Who sits here and how the table stands; again whenever that changes.
    Table(Box<TableInfo>),
    /// Where the game stands; again after each step.
    Update(Box<TableUpdate>),
    /// What was said.
    Chat(ChatLine),
    /// The bot's advice.
    Hint {
        /// The `id` of the question.
        reply_to: Option<u32>,
        /// The seat.
        seat: Seat,
        /// The step it holds for.
        step: u32,
        /// The action, in notation.
        action: String,
    },
    /// Somebody asks whether a step may be taken back.
    UndoAsked {
        /// Who.
        seat: Seat,
        /// The step the question is about.
        step: u32,
    },
    /// Somebody did not agree: the step stays.
    UndoRefused {
        /// Who had asked.
        seat: Seat,
        /// The step the question was about.
        step: u32,
    },
    /// The answer to something wanted that changes no position.
    Done {
        /// The `id` of the command.
        reply_to: Option<u32>,
    },
    /// Something wanted was not done.
    Refused {
        /// The `id` of the command.
        reply_to: Option<u32>,
        /// Why.
        #[serde(flatten)]
        #[cfg_attr(test, ts(flatten))]
        error: ErrorReply,
    },
}

/// Where a game stands, for one viewer.
#[derive(Clone, Debug, Serialize)]
#[cfg_attr(test, derive(ts_rs::TS))]
pub struct TableUpdate {
    /// The `id` of the move that led here, for its sender. The move is on disk.
    #[serde(skip_serializing_if = "Option::is_none")]
    #[cfg_attr(test, ts(optional))]
    pub reply_to: Option<u32>,
    /// Steps so far: moves, and moves taken back. It never goes down.
    pub step: u32,
    /// Moves in the record so far.
    pub ply: u32,
    /// Which seat looks; none for a spectator.
    pub viewer: Option<Seat>,
    /// Who has to choose.
    pub to_act: Vec<Seat>,
    /// What this viewer sees: the game's own view.
    #[cfg_attr(test, ts(type = "unknown"))]
    pub view: Box<RawValue>,
    /// Whose turn it is and what is asked.
    pub prompt: Phrase,
    /// What the seat may do, if it has to choose.
    pub choices: Vec<Choice>,
    /// The points that may be counted.
    pub scores: Vec<ScoreLine>,
    /// The table in words, for whoever asked for it.
    #[serde(skip_serializing_if = "Option::is_none")]
    #[cfg_attr(test, ts(optional))]
    pub description: Option<Vec<Paragraph>>,
    /// Whether the seat's last step can be taken back.
    pub undo: Undo,
    /// When the clock of this turn runs out, in milliseconds from now.
    #[serde(skip_serializing_if = "Option::is_none")]
    #[cfg_attr(test, ts(optional, type = "number"))]
    pub time_left: Option<i64>,
    /// What happened since the last position that was sent.
    #[cfg_attr(test, ts(as = "Vec<StepLog>"))]
    pub steps: Box<RawValue>,
}

/// Whether a seat's last step can be taken back.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize)]
#[cfg_attr(test, derive(ts_rs::TS))]
#[serde(rename_all = "lowercase")]
pub enum Undo {
    /// No.
    No,
    /// Yes.
    Yes,
    /// If the others agree.
    Ask,
}

/// What happened in one step.
#[derive(Clone, Debug, Serialize)]
#[cfg_attr(test, derive(ts_rs::TS))]
pub struct StepLog {
    /// The step.
    pub step: u32,
    /// Moves in the record after it.
    pub ply: u32,
    /// Who made it.
    pub seat: Seat,
    /// Whether it took moves back.
    pub undone: bool,
    /// What this viewer saw.
    pub events: Vec<EventLine>,
}

/// Something said at a table.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[cfg_attr(test, derive(ts_rs::TS))]
pub struct ChatLine {
    /// The number of the line.
    pub number: u32,
    /// Who.
    pub name: String,
    /// The seat; none for a spectator.
    pub seat: Option<Seat>,
    /// What.
    pub text: String,
    /// When, in milliseconds since 1970.
    #[cfg_attr(test, ts(type = "number"))]
    pub at: i64,
    /// Whether the name looks like that of somebody else who sits here.
    #[serde(default, skip_serializing_if = "std::ops::Not::not")]
    #[cfg_attr(test, ts(optional, as = "Option<bool>"))]
    pub lookalike: bool,
}

/// A part of a game's course.
#[derive(Clone, Debug, Serialize, ToSchema)]
#[cfg_attr(test, derive(ts_rs::TS))]
pub struct Replay {
    /// Which seat looks; none for a spectator.
    #[schema(value_type = Option<u8>)]
    pub viewer: Option<Seat>,
    /// Moves in the record.
    pub plies: u32,
    /// The frames asked for; frame 0 is the deal.
    #[schema(value_type = Vec<Object>)]
    pub frames: Vec<Frame>,
}

/// The table after one move.
#[derive(Clone, Debug, Serialize)]
#[cfg_attr(test, derive(ts_rs::TS))]
pub struct Frame {
    /// Moves made.
    pub ply: u32,
    /// Who made the last one.
    pub seat: Option<Seat>,
    /// The last one in notation, if this viewer saw it.
    pub action: Option<String>,
    /// What happened.
    pub events: Vec<EventLine>,
    /// The view after it.
    #[cfg_attr(test, ts(type = "unknown"))]
    pub view: Box<RawValue>,
    /// Whose turn it then was.
    pub prompt: Phrase,
    /// The points that could be counted.
    pub scores: Vec<ScoreLine>,
    /// The table in words, for whoever asked for it.
    #[serde(skip_serializing_if = "Option::is_none")]
    #[cfg_attr(test, ts(optional))]
    pub description: Option<Vec<Paragraph>>,
}

#[cfg(test)]
mod tests {
    use std::path::{Path, PathBuf};

    use testkit::ClientTypes;

    use super::*;

    fn kept(name: &str) -> PathBuf {
        Path::new(env!("CARGO_MANIFEST_DIR")).join("../../web/src/lib/wire").join(name)
    }

    #[test]
    fn golden_types_of_the_wire_are_kept_for_the_client() {
        let types = ClientTypes::new()
            .with::<ClientMessage>()
            .with::<ServerMessage>()
            .with::<ErrorReply>()
            .with::<Me>()
            .with::<ChangeMe>()
            .with::<LinkCode>()
            .with::<Device>()
            .with::<Muted>()
            .with::<DeleteMe>()
            .with::<Report>()
            .with::<Campaign>()
            .with::<GameInfo>()
            .with::<SheetInfo>()
            .with::<NewTable>()
            .with::<Sit>()
            .with::<TableInfo>()
            .with::<Replay>();
        testkit::assert_kept(kept("hall.ts"), &types.text());
    }

    #[test]
    fn golden_types_of_the_kernel_are_kept_for_the_client() {
        let types = ClientTypes::of_kernel()
            .with::<Choice>()
            .with::<EventLine>()
            .with::<Paragraph>()
            .with::<ScoreLine>()
            .with::<Standings>()
            .with::<Language>()
            .with::<kernel::SeatSet>()
            .with::<kernel::Field>()
            .with::<kernel::Entry>();
        testkit::assert_kept(kept("kernel.ts"), &types.text());
    }
}

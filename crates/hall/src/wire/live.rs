//! The messages of a live table.

use kernel::erased::{Choice, EventLine};
use kernel::{Language, Paragraph, Phrase, ScoreLine, Seat};
use serde::{Deserialize, Serialize};
use serde_json::Value;
use serde_json::value::RawValue;

use super::{ErrorReply, TableInfo, Who};

/// A message to a live table. Each may carry an `id`, which the answer repeats as `reply_to`.
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

/// What a client wants of a live table.
#[derive(Clone, Debug, Deserialize)]
#[cfg_attr(test, derive(ts_rs::TS))]
#[serde(tag = "do", rename_all = "lowercase")]
pub enum Command {
    /// A move. `step` is the last one its sender saw: a stale move is refused, and an update follows.
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
        /// Whether the table shall be described in words too.
        #[serde(default)]
        plain: bool,
        /// The language of refusals from now on, if it has changed.
        #[serde(default)]
        #[cfg_attr(test, ts(optional))]
        language: Option<Language>,
    },
    /// Whether the page can be seen. Whoever looks is not told elsewhere that it is their turn.
    Looking {
        /// Whether it can.
        on: bool,
    },
    /// Asks a bot what to do, and why.
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
        /// The `id` of the command.
        reply_to: Option<u32>,
        /// The seat.
        seat: Seat,
        /// The step it holds for.
        step: u32,
        /// The best action, and up to two others.
        advice: Vec<Advice>,
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
    /// A command was carried out that changes nothing in the game.
    Done {
        /// The `id` of the command.
        reply_to: Option<u32>,
    },
    /// A command was not carried out.
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
    /// What happened since the last update that was sent.
    #[cfg_attr(test, ts(as = "Vec<StepLog>"))]
    pub steps: Box<RawValue>,
}

/// An action that a bot advises, or has considered.
#[derive(Clone, Debug, Serialize)]
#[cfg_attr(test, derive(ts_rs::TS))]
pub struct Advice {
    /// The action, in notation.
    pub action: String,
    /// The chance to win with it, in percent, as far as a bot can tell from what the seat knows; none if there is nothing
    /// else to choose.
    #[serde(skip_serializing_if = "Option::is_none")]
    #[cfg_attr(test, ts(optional))]
    pub chance: Option<u8>,
    /// Why: what it brings more, or less, of than the others.
    #[serde(skip_serializing_if = "Option::is_none")]
    #[cfg_attr(test, ts(optional))]
    pub reason: Option<Phrase>,
}

impl From<bots::Advice> for Advice {
    fn from(advice: bots::Advice) -> Self {
        let bots::Advice { action, chance, reason } = advice;
        Self { action, chance, reason }
    }
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

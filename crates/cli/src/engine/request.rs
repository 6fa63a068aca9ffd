//! What can be asked of an engine. (`position` and `eyes` are older names of `snapshot` and `viewer`.)
//!
//! Any request may also carry an `id` and a `match`, which are taken out before.

use kernel::erased::CodedError;
use serde::Deserialize;
use serde::de::IgnoredAny;
use serde_json::{Map, Value};

use super::Code;

/// A request.
pub(super) enum Request {
    /// About the engine itself.
    Engine(AboutEngine),
    /// About one match.
    Match(AboutMatch),
}

const ENGINE: [&str; 6] = ["games", "new", "load", "close", "hello", "choose"];
const MATCH: [&str; 7] = ["state", "view", "actions", "play", "undo", "record", "suggest"];

/// A request about the engine itself.
#[derive(Debug, Deserialize)]
#[serde(tag = "do", rename_all = "lowercase", deny_unknown_fields)]
pub(super) enum AboutEngine {
    /// Which games there are, with their set-up forms.
    Games {},
    /// Deal a table.
    New {
        game: String,
        #[serde(default)]
        options: Map<String, Value>,
        seed: Option<String>,
    },
    /// Set a table up by hand.
    Load {
        game: String,
        #[serde(default)]
        options: Map<String, Value>,
        #[serde(alias = "position")]
        snapshot: Value,
        seed: Option<String>,
    },
    /// Forget a match.
    Close {},
    /// The host of a bot from outside begins.
    Hello {
        #[serde(rename = "protocol")]
        _protocol: Option<u32>,
    },
    /// The host of a bot from outside asks what to do.
    Choose(Question),
}

/// What a bot from outside is asked. The engine needs no more than the snapshot; simpler bots look at `view` and `actions`.
#[derive(Debug, Deserialize)]
#[serde(deny_unknown_fields)]
pub(super) struct Question {
    pub(super) game: String,
    pub(super) revision: Option<u32>,
    pub(super) sheet: Option<String>,
    #[serde(default)]
    pub(super) options: Map<String, Value>,
    pub(super) seat: u8,
    pub(super) snapshot: Value,
    #[serde(default)]
    pub(super) whim: u64,
    #[serde(rename = "ply")]
    _ply: Option<u64>,
    #[serde(rename = "view")]
    _view: Option<IgnoredAny>,
    #[serde(rename = "actions")]
    _actions: Option<IgnoredAny>,
    #[serde(rename = "ms")]
    _ms: Option<u64>,
}

/// A request about one match.
#[derive(Debug, Deserialize)]
#[serde(tag = "do", rename_all = "lowercase", deny_unknown_fields)]
pub(super) enum AboutMatch {
    /// The whole truth, in the form that `load` takes.
    State {},
    /// What a seat or a spectator may know.
    View {
        #[serde(alias = "eyes")]
        viewer: Value,
        lang: Option<String>,
    },
    /// What a seat may do.
    Actions { seat: u8, lang: Option<String> },
    /// Do it, in notation or as JSON.
    Play {
        seat: u8,
        action: Value,
        #[serde(alias = "eyes")]
        viewer: Option<Value>,
        lang: Option<String>,
    },
    /// Take the seat's last step back.
    Undo { seat: u8 },
    /// The record so far.
    Record {},
    /// What a bot would do; its budget is the number of worlds it determinizes.
    Suggest {
        seat: u8,
        bot: String,
        budget: Option<u32>,
        #[serde(default)]
        whim: u64,
    },
}

impl AboutMatch {
    /// Whether the match may be another one afterwards.
    pub(super) const fn changes(&self) -> bool {
        match self {
            Self::Play { .. } | Self::Undo { .. } => true,
            Self::State {}
            | Self::View { .. }
            | Self::Actions { .. }
            | Self::Record {}
            | Self::Suggest { .. } => false,
        }
    }
}

impl Request {
    /// Reads a request.
    ///
    /// # Errors
    /// `bad-request`, `unknown-command`.
    pub(super) fn read(asked: Map<String, Value>) -> Result<Self, CodedError> {
        let Some(Value::String(command)) = asked.get("do") else {
            return Err(Code::BadRequest.error("a request names its command in `do`"));
        };
        let bad = |error| Code::BadRequest.error(error);
        if ENGINE.contains(&command.as_str()) {
            serde_json::from_value(Value::Object(asked)).map(Self::Engine).map_err(bad)
        } else if MATCH.contains(&command.as_str()) {
            serde_json::from_value(Value::Object(asked)).map(Self::Match).map_err(bad)
        } else {
            let commands = [&ENGINE[..], &MATCH[..]].concat().join(", ");
            Err(Code::UnknownCommand.error(format_args!("`do` is one of {commands}")))
        }
    }
}

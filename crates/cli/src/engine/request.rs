//! What can be asked of an engine.

use serde::Deserialize;
use serde_json::{Map, Value};

/// The commands, for the message to those who ask for another.
pub(super) const COMMANDS: [&str; 11] =
    ["games", "new", "load", "state", "view", "actions", "play", "undo", "record", "suggest", "close"];

/// A request. `match` may be left out: then the match opened last is meant.
#[derive(Debug, Deserialize)]
#[serde(tag = "do", rename_all = "lowercase", deny_unknown_fields)]
pub(super) enum Request {
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
        position: Value,
        seed: Option<String>,
    },
    /// The whole truth, in the form that `load` takes.
    State {
        #[serde(rename = "match")]
        on: Option<u32>,
    },
    /// What a seat or a spectator may know.
    View {
        #[serde(rename = "match")]
        on: Option<u32>,
        eyes: Value,
        lang: Option<String>,
    },
    /// What a seat may do.
    Actions {
        #[serde(rename = "match")]
        on: Option<u32>,
        seat: u8,
        lang: Option<String>,
    },
    /// Do it, in notation or as JSON.
    Play {
        #[serde(rename = "match")]
        on: Option<u32>,
        seat: u8,
        action: Value,
        eyes: Option<Value>,
        lang: Option<String>,
    },
    /// Take the seat's last step back.
    Undo {
        #[serde(rename = "match")]
        on: Option<u32>,
        seat: u8,
    },
    /// The record so far.
    Record {
        #[serde(rename = "match")]
        on: Option<u32>,
    },
    /// What a bot would do; its budget is the number of worlds it imagines.
    Suggest {
        #[serde(rename = "match")]
        on: Option<u32>,
        seat: u8,
        bot: String,
        budget: Option<u32>,
        #[serde(default)]
        whim: u64,
    },
    /// Forget a match.
    Close {
        #[serde(rename = "match")]
        on: Option<u32>,
    },
}

//! A game looked at again, move by move.

use kernel::erased::EventLine;
use kernel::{Paragraph, Phrase, ScoreLine, Seat};
use serde::Serialize;
use serde_json::value::RawValue;
use utoipa::ToSchema;

/// A page of a replay.
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

//! What was not done, and why.

use serde::{Deserialize, Serialize};
use utoipa::ToSchema;

use crate::error::ErrorCode;

/// Why something was not done.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize, ToSchema)]
#[cfg_attr(test, derive(ts_rs::TS))]
pub struct ErrorReply {
    /// Why, for programs.
    pub code: ErrorCode,
    /// One sentence in the reader's language.
    pub message: String,
    /// The game's own name for the reason, where a game refuses: `refusal-NAME` in its texts.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    #[cfg_attr(test, ts(optional))]
    pub refusal: Option<String>,
    /// The number of the rule that it rests on, where a rule refuses.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    #[cfg_attr(test, ts(optional))]
    pub rule: Option<String>,
}

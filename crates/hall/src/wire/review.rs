//! A game that has ended, looked at again by a bot.

use bots::ReviewedPosition;
use serde::Serialize;
use serde_json::value::RawValue;
use utoipa::ToSchema;

/// How far the review of a table is.
#[derive(Clone, Debug, Serialize, ToSchema)]
#[cfg_attr(test, derive(ts_rs::TS))]
#[serde(tag = "state", rename_all = "lowercase")]
pub enum ReviewState {
    /// Nobody has asked for it.
    None,
    /// No bot can judge such a game: it was played alone, or no move was made.
    Impossible,
    /// It is being made.
    Working {
        /// Positions that were looked at.
        looked: u32,
        /// Positions in all.
        of: u32,
        /// Those of them that follow each other from the deal on, as far as the reader does not have them.
        #[schema(value_type = Vec<Object>)]
        positions: Vec<ReviewedPosition>,
    },
    /// It is there.
    Ready {
        /// The review.
        #[schema(value_type = Object)]
        #[cfg_attr(test, ts(as = "bots::Review"))]
        review: Box<RawValue>,
    },
}

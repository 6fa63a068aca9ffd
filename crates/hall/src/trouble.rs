//! Why something was not done: a stable code, put into the reader's language at the edge.

use axum::http::StatusCode;
use kernel::erased::CodedError;

use crate::meters;
use crate::store::StoreError;

/// A reason. Its sentence is the message `fault-CODE` of the house or `refusal-CODE` of the game.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Trouble {
    /// A stable name.
    pub code: &'static str,
    /// What exactly, in plain English, where that helps: the place in a bad input. Never anything hidden.
    pub detail: String,
    /// The number of the rule it rests on.
    pub rule: &'static str,
    /// The game whose words say it; empty for the house's own.
    pub game: &'static str,
}

impl Trouble {
    /// A reason that its code says all about.
    #[must_use]
    pub const fn new(code: &'static str) -> Self {
        Self { code, detail: String::new(), rule: "", game: "" }
    }

    /// A reason with a detail.
    #[must_use]
    pub fn about(code: &'static str, detail: impl ToString) -> Self {
        // Details may quote what was sent.
        Self { detail: detail.to_string().chars().take(200).collect(), ..Self::new(code) }
    }

    /// The same, to be said in the words of a game.
    #[must_use]
    pub const fn at(mut self, game: &'static str) -> Self {
        self.game = game;
        self
    }

    /// The status of the HTTP answer.
    #[must_use]
    pub fn status(&self) -> StatusCode {
        match self.code {
            "no-guest" | "signed-out" => StatusCode::UNAUTHORIZED,
            "foreign-origin" | "not-host" | "not-your-seat" | "banned" | "removed" | "muted" | "renamed"
            | "silenced" | "wrong-token" => StatusCode::FORBIDDEN,
            "no-such-table" | "no-such-page" | "unknown-game" | "no-such-device" | "nobody-there" => {
                StatusCode::NOT_FOUND
            }
            "dead-link" => StatusCode::GONE,
            "too-slow" => StatusCode::REQUEST_TIMEOUT,
            "wrong-host" => StatusCode::MISDIRECTED_REQUEST,
            "too-large" => StatusCode::PAYLOAD_TOO_LARGE,
            "too-fast" | "too-many-tables" | "crowded-network" | "too-many-connections" => {
                StatusCode::TOO_MANY_REQUESTS
            }
            "not-saved" | "maybe-saved" | "busy" | "closing" | "hall-full" | "table-crowded" => {
                StatusCode::SERVICE_UNAVAILABLE
            }
            "seat-taken" | "table-full" | "not-waiting" | "not-running" | "not-over" | "stale"
            | "stranded" | "table-closed" | "already-seated" => StatusCode::CONFLICT,
            _ => StatusCode::BAD_REQUEST,
        }
    }
}

impl From<CodedError> for Trouble {
    fn from(fault: CodedError) -> Self {
        Self { rule: fault.rule, ..Self::about(fault.code, fault.message) }
    }
}

/// What the database says is the operator's business; it goes to the log.
impl From<StoreError> for Trouble {
    fn from(fault: StoreError) -> Self {
        tracing::error!(%fault, "store");
        meters::database_error(&fault);
        Self::new(if matches!(fault, StoreError::Unsure) { "maybe-saved" } else { "not-saved" })
    }
}

//! Why a bot from outside has no answer.

use std::time::Duration;

use kernel::erased::CodedError;

/// Why a bot gives no answer. Each reads as a sentence about it.
#[derive(Clone, Debug, PartialEq, Eq, thiserror::Error)]
pub enum BotFailure {
    /// There is no shell, or no process to be had.
    #[error("it cannot be started: {0}")]
    CannotStart(String),
    /// The process is gone.
    #[error("it ended ({status}){}", last_words(said))]
    Ended {
        /// How.
        status: String,
        /// What it wrote to standard error last.
        said: Option<String>,
    },
    /// Nothing came in time.
    #[error("it did not answer within {} s{}", .patience.as_secs_f64(), last_words(said))]
    Silent {
        /// How long it had.
        patience: Duration,
        /// What it wrote to standard error last.
        said: Option<String>,
    },
    /// A line without end.
    #[error("it answered with a line of more than {most} bytes")]
    TooLong {
        /// As long as a line may be.
        most: usize,
    },
    /// No answer that could be understood.
    #[error("it answered `{line}`: {reason}")]
    Nonsense {
        /// The beginning of what it said.
        line: String,
        /// What is wrong with it.
        reason: String,
    },
    /// It says itself that it cannot.
    #[error("it answered that it cannot: {0}")]
    Refused(String),
    /// The rules do not allow what it wants.
    #[error("it chose `{0}`, which is none of the moves it was offered")]
    Illegal(String),
    /// It has failed before, and pauses.
    #[error("it failed before and may be started again in {} s", .0.as_secs() + 1)]
    Resting(Duration),
    /// Nobody wants it any more.
    #[error("it is not started any more")]
    Closed,
    /// It was asked about a state that belongs to no match.
    #[error("it can only be asked about a match")]
    NoMatch,
}

impl BotFailure {
    /// The same as one sentence about a match, for whoever cannot play on without the bot. `ply` moves were made before.
    pub(crate) fn in_match(&self, bot: &str, game: &str, ply: usize) -> CodedError {
        CodedError::new("bot-failed", format_args!("{bot} failed in {game} at move {}: {self}", ply + 1))
    }
}

fn last_words(said: &Option<String>) -> String {
    said.as_ref().map_or_else(String::new, |said| format!("; the last it wrote to standard error: {said}"))
}

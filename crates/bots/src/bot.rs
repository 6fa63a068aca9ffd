//! What a bot is: somebody who is given a seat's knowledge and some time, and says what to do and why.

use std::fmt;
use std::str::FromStr;
use std::sync::atomic::{AtomicBool, Ordering};
use std::time::{Duration, Instant};

use kernel::{Game, Insight, List};

use crate::outside::BotFailure;

/// A player that is a program.
pub trait Bot<G: Game>: Send {
    /// Chooses one of the actions that the insight lists, within these limits. A bot that is stopped gives the best answer
    /// it has so far.
    ///
    /// # Panics
    /// May panic if the seat is not to act: there is then nothing to choose from.
    fn choose(&mut self, insight: &Insight<'_, G>, limits: &Limits<'_>) -> Decision<'_, G::Action>;

    /// The same, for whoever plays with any bot: one that is a process of its own may fail.
    ///
    /// # Errors
    /// Why there is no answer.
    fn try_choose(
        &mut self,
        insight: &Insight<'_, G>,
        limits: &Limits<'_>,
    ) -> Result<Decision<'_, G::Action>, BotFailure> {
        Ok(self.choose(insight, limits))
    }
}

/// How long a bot may think.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Budget {
    /// So many playouts. With the same seed and one thread the choice is always the same.
    Iterations(u32),
    /// So long.
    Time(Duration),
}

/// What a bot has to keep to.
#[derive(Clone, Copy, Debug)]
pub struct Limits<'a> {
    /// How long to think; otherwise as long as the bot is used to.
    pub budget: Option<Budget>,
    /// On how many threads.
    pub threads: usize,
    /// Set by somebody who does not want to wait any longer.
    pub stop: Option<&'a AtomicBool>,
    /// When to stop, whatever is left of the budget.
    pub until: Option<Instant>,
    /// Whether anybody wants to know the reasons: they cost a little.
    pub reasons: bool,
}

impl Limits<'_> {
    /// The bot's own budget, one thread, nobody who stops it.
    pub const USUAL: Self = Self { budget: None, threads: 1, stop: None, until: None, reasons: false };

    /// Whether the bot is to stop.
    #[must_use]
    pub fn stopped(&self) -> bool {
        self.stop.is_some_and(|stop| stop.load(Ordering::Relaxed))
            || self.until.is_some_and(|until| Instant::now() >= until)
    }
}

/// What a bot says. What it thought lies in its own memory.
#[derive(Clone, Copy, Debug)]
pub struct Decision<'a, A> {
    /// What it does.
    pub action: A,
    /// What it thought about: what it does first, then what it thought about longest; empty if it did not think.
    pub candidates: &'a [Candidate<A>],
}

/// An action that was thought about.
#[derive(Clone, Copy, Debug, PartialEq)]
pub struct Candidate<A> {
    /// The action.
    pub action: A,
    /// How often it was tried.
    pub visits: u32,
    /// The chance to win with it, as far as the bot can tell.
    pub value: f32,
    /// What it brings more, or less, of than the other candidates do; what counts most comes first.
    pub reasons: List<Reason, MOST_REASONS>,
}

/// The most reasons given for one action.
pub const MOST_REASONS: usize = 3;

/// A term of the evaluation in which an action differs from the others.
#[derive(Clone, Copy, Debug, Default, PartialEq)]
pub struct Reason {
    /// Which term: one of [`Evaluate::TERMS`](kernel::Evaluate::TERMS).
    pub term: &'static str,
    /// How much more of it there is than with the other candidates, in the unit of the term.
    pub more: f32,
    /// What that does to the chance to win.
    pub chance: f32,
}

impl fmt::Display for Budget {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Self::Iterations(iterations) => iterations.fmt(f),
            Self::Time(time) => write!(f, "{}ms", time.as_millis()),
        }
    }
}

/// The text is no budget.
#[derive(Clone, Copy, Debug, PartialEq, Eq, thiserror::Error)]
#[error("a budget is a number of playouts (1 to 10000000) or milliseconds such as 100ms (1 to 60000)")]
pub struct BadBudget;

impl FromStr for Budget {
    type Err = BadBudget;

    fn from_str(text: &str) -> Result<Self, BadBudget> {
        if let Some(number) = text.strip_suffix("ms") {
            let time = number.parse().ok().filter(|time| (1..=60_000).contains(time)).ok_or(BadBudget)?;
            return Ok(Self::Time(Duration::from_millis(time)));
        }
        let iterations = text.parse().ok().filter(|number| (1..=10_000_000).contains(number));
        iterations.map(Self::Iterations).ok_or(BadBudget)
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn budgets_are_read_and_written() {
        for text in ["300", "100ms", "60000ms"] {
            assert_eq!(text.parse::<Budget>().map(|budget| budget.to_string()).as_deref(), Ok(text));
        }
        for text in ["", "0", "0ms", "-3", "1s", "99999999999"] {
            assert_eq!(text.parse::<Budget>(), Err(BadBudget), "{text}");
        }
    }
}

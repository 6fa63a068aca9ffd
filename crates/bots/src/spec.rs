//! Bots by name, as on the command line: `random`, `greedy`, `greedy:32`.

use std::fmt;
use std::str::FromStr;

use kernel::{Evaluate, Game};

use crate::bot::Bot;
use crate::greedy::Greedy;
use crate::random::Random;

/// A bot by name, with its parameters.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum BotSpec {
    /// Plays anything.
    Random,
    /// Looks one step ahead, in so many determinized worlds.
    Greedy {
        /// The worlds determinized for each choice.
        worlds: u32,
    },
}

impl BotSpec {
    /// The names there are.
    pub const NAMES: [&'static str; 2] = ["random", "greedy"];

    /// The most worlds a choice may be thought about in.
    pub const MOST_WORLDS: u32 = 10_000;

    /// The bot itself, its whims started from a number.
    #[must_use]
    pub fn build<G: Game + Evaluate>(self, start: u64) -> Box<dyn Bot<G>> {
        match self {
            Self::Random => Box::new(Random::<G>::new(start)),
            Self::Greedy { worlds } => Box::new(Greedy::<G>::new(start, worlds)),
        }
    }

    /// The same bot, thinking in so many determinized worlds.
    #[must_use]
    pub fn with_budget(self, worlds: u32) -> Self {
        match self {
            Self::Random => Self::Random,
            Self::Greedy { .. } => Self::Greedy { worlds: worlds.clamp(1, Self::MOST_WORLDS) },
        }
    }
}

/// There is no such bot.
#[derive(Clone, Debug, PartialEq, Eq, thiserror::Error)]
#[error("there is no bot `{0}`; there are random and greedy (or greedy:WORLDS, with 1 to 10000 worlds)")]
pub struct UnknownBot(String);

const USUAL_WORLDS: u32 = 8;

impl FromStr for BotSpec {
    type Err = UnknownBot;

    fn from_str(text: &str) -> Result<Self, UnknownBot> {
        let unknown = || UnknownBot(text.chars().take(40).collect());
        match text.split_once(':') {
            None if text == "random" => Ok(Self::Random),
            None if text == "greedy" => Ok(Self::Greedy { worlds: USUAL_WORLDS }),
            Some(("greedy", worlds)) => match worlds.parse() {
                Ok(worlds) if (1..=Self::MOST_WORLDS).contains(&worlds) => Ok(Self::Greedy { worlds }),
                _ => Err(unknown()),
            },
            _ => Err(unknown()),
        }
    }
}

impl fmt::Display for BotSpec {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Self::Random => f.write_str("random"),
            Self::Greedy { worlds: USUAL_WORLDS } => f.write_str("greedy"),
            Self::Greedy { worlds } => write!(f, "greedy:{worlds}"),
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn names_are_read_and_written() {
        for name in ["random", "greedy", "greedy:32"] {
            assert_eq!(name.parse::<BotSpec>().unwrap().to_string(), name);
        }
        for name in ["", "clever", "greedy:", "greedy:0", "greedy:99999", "random:3"] {
            assert!(name.parse::<BotSpec>().is_err(), "{name}");
        }
    }
}

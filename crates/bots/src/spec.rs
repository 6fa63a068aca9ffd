//! Bots by name, as on the command line: a level such as `drake`, or `random`, `greedy`, `greedy:32`, `search:300`,
//! `search:100ms`.

use std::fmt;
use std::str::FromStr;

use kernel::{Evaluate, Game};

use crate::bot::{Bot, Budget};
use crate::greedy::Greedy;
use crate::level::{Level, Way};
use crate::outside::{Outside, OutsideBot};
use crate::random::Random;
use crate::search::{Search, USUAL_BUDGET};

/// Somebody who makes bots for one game. Bots of other crates come to the [arena](crate::simulate) by it.
pub trait BotMaker<G: Game>: Send + Sync {
    /// The name in reports.
    fn name(&self) -> String;

    /// A bot, its whims started from a number.
    fn build(&self, start: u64) -> Box<dyn Bot<G>>;
}

/// A bot by name, with its parameters.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum BotSpec {
    /// Plays as well as this.
    Level(Level),
    /// Plays anything.
    Random,
    /// Looks one step ahead, in so many determinized worlds.
    Greedy {
        /// The worlds determinized for each choice.
        worlds: u32,
    },
    /// Searches.
    Search {
        /// How long for each choice.
        budget: Budget,
    },
    /// A process from outside. There is no such name: whoever may start processes makes one.
    Outside(&'static Outside),
}

impl BotSpec {
    /// The names offered at tables, the weakest first.
    pub const NAMES: [&'static str; Level::ALL.len()] = {
        let mut names = [""; Level::ALL.len()];
        let mut at = 0;
        while at < names.len() {
            names[at] = Level::ALL[at].name();
            at += 1;
        }
        names
    };

    /// The most worlds a choice may be thought about in.
    pub const MOST_WORLDS: u32 = 10_000;

    /// The bot itself, its whims started from a number.
    #[must_use]
    pub fn build<G: Game + Evaluate>(self, start: u64) -> Box<dyn Bot<G>> {
        match self {
            Self::Level(level) => level.build(start),
            Self::Random => Box::new(Random::<G>::new(start)),
            Self::Greedy { worlds } => Box::new(Greedy::<G>::new(start, worlds)),
            Self::Search { budget } => Box::new(Search::<G>::new(start, budget)),
            Self::Outside(outside) => Box::new(OutsideBot::<G>::new(outside, start)),
        }
    }

    /// The bot that chooses the same, however busy the machine is; none if that cannot be promised.
    #[must_use]
    pub fn without_clock(self, game: &str) -> Option<Self> {
        match self {
            Self::Level(level) => Some(match level.way_in(game) {
                Way::Search { playouts, .. } => Self::Search { budget: Budget::Iterations(playouts) },
                Way::Playful { .. } | Way::Greedy { .. } => self,
            }),
            Self::Random | Self::Greedy { .. } | Self::Search { budget: Budget::Iterations(_) } => Some(self),
            Self::Search { budget: Budget::Time(_) } | Self::Outside(_) => None,
        }
    }

    /// The same bot, thinking in so many determinized worlds, or with so many playouts. A level stays what it is.
    #[must_use]
    pub fn with_budget(self, worlds: u32) -> Self {
        let worlds = worlds.clamp(1, Self::MOST_WORLDS);
        match self {
            Self::Level(_) | Self::Random => self,
            Self::Greedy { .. } => Self::Greedy { worlds },
            Self::Search { .. } => Self::Search { budget: Budget::Iterations(worlds) },
            Self::Outside(outside) => Self::Outside(outside),
        }
    }
}

impl<G: Evaluate> BotMaker<G> for BotSpec {
    fn name(&self) -> String {
        self.to_string()
    }

    fn build(&self, start: u64) -> Box<dyn Bot<G>> {
        BotSpec::build(*self, start)
    }
}

/// There is no such bot.
#[derive(Clone, Debug, PartialEq, Eq, thiserror::Error)]
#[error(
    "there is no bot `{0}`; there are egg, hatchling, drake, wyrm, great-dragon, random, greedy (or greedy:WORLDS, with 1 to 10000 worlds) and search (or \
     search:PLAYOUTS, search:100ms)"
)]
pub struct UnknownBot(String);

const USUAL_WORLDS: u32 = 8;

impl FromStr for BotSpec {
    type Err = UnknownBot;

    fn from_str(text: &str) -> Result<Self, UnknownBot> {
        let unknown = || UnknownBot(text.chars().take(40).collect());
        if let Some(level) = Level::by_name(text) {
            return Ok(Self::Level(level));
        }
        match text.split_once(':') {
            None if text == "random" => Ok(Self::Random),
            None if text == "greedy" => Ok(Self::Greedy { worlds: USUAL_WORLDS }),
            None if text == "search" => Ok(Self::Search { budget: USUAL_BUDGET }),
            Some(("greedy", worlds)) => match worlds.parse() {
                Ok(worlds) if (1..=Self::MOST_WORLDS).contains(&worlds) => Ok(Self::Greedy { worlds }),
                _ => Err(unknown()),
            },
            Some(("search", budget)) => {
                budget.parse().map(|budget| Self::Search { budget }).map_err(|_| unknown())
            }
            _ => Err(unknown()),
        }
    }
}

impl fmt::Display for BotSpec {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Self::Level(level) => f.write_str(level.name()),
            Self::Random => f.write_str("random"),
            Self::Greedy { worlds: USUAL_WORLDS } => f.write_str("greedy"),
            Self::Greedy { worlds } => write!(f, "greedy:{worlds}"),
            Self::Search { budget: USUAL_BUDGET } => f.write_str("search"),
            Self::Search { budget } => write!(f, "search:{budget}"),
            Self::Outside(outside) => f.write_str(outside.name()),
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn names_are_read_and_written() {
        let others = ["random", "greedy", "greedy:32", "search", "search:300", "search:20ms"];
        for name in BotSpec::NAMES.into_iter().chain(others) {
            assert_eq!(name.parse::<BotSpec>().unwrap().to_string(), name);
        }
        for name in [
            "",
            "clever",
            "Egg",
            "egg:2",
            "greedy:",
            "greedy:0",
            "greedy:99999",
            "random:3",
            "search:0",
            "search:fast",
        ] {
            assert!(name.parse::<BotSpec>().is_err(), "{name}");
        }
    }
}

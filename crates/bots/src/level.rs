//! Levels: how well a bot plays, whoever it is. What a level does in which game is in `levels.toml`.

use std::collections::BTreeMap;
use std::sync::LazyLock;
use std::time::{Duration, Instant};

use kernel::{Evaluate, Insight};
use serde::Deserialize;

use crate::bot::{Bot, Budget, Decision, Limits};
use crate::greedy::Greedy;
use crate::playful::Playful;
use crate::search::Search;
use crate::spec::BotSpec;

/// How well a bot plays, the weakest first.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub enum Level {
    /// For children: kind, makes plausible mistakes and never absurd ones.
    Egg,
    /// For a first game.
    Hatchling,
    /// For people who know the rules.
    Drake,
    /// Thinks for about a tenth of a second.
    Wyrm,
    /// Thinks for about a second.
    GreatDragon,
}

impl Level {
    /// All of them, the weakest first.
    pub const ALL: [Self; 5] = [Self::Egg, Self::Hatchling, Self::Drake, Self::Wyrm, Self::GreatDragon];

    /// Whom newcomers meet.
    pub const FIRST: Self = Self::Hatchling;

    /// Its name: on the command line, on the wire and in files.
    #[must_use]
    pub const fn name(self) -> &'static str {
        match self {
            Self::Egg => "egg",
            Self::Hatchling => "hatchling",
            Self::Drake => "drake",
            Self::Wyrm => "wyrm",
            Self::GreatDragon => "great-dragon",
        }
    }

    /// The level of this name.
    #[must_use]
    pub fn by_name(name: &str) -> Option<Self> {
        Self::ALL.into_iter().find(|level| level.name() == name)
    }

    /// What it does in a game.
    #[must_use]
    pub fn way_in(self, game: &str) -> Way {
        let ways = WAYS.get(game).unwrap_or_else(|| &WAYS[USUAL]);
        match self {
            Self::Egg => ways.egg,
            Self::Hatchling => ways.hatchling,
            Self::Drake => ways.drake,
            Self::Wyrm => ways.wyrm,
            Self::GreatDragon => ways.great_dragon,
        }
    }

    /// The bot itself, its whims started from a number.
    #[must_use]
    pub fn build<G: Evaluate>(self, start: u64) -> Box<dyn Bot<G>> {
        match self.way_in(G::NAME) {
            Way::Playful { worlds, noise, bound } => Box::new(Playful::new(start, worlds, noise, bound)),
            Way::Greedy { worlds } => Box::new(Greedy::new(start, worlds)),
            Way::Search { playouts, most_ms } => Box::new(Patient {
                search: Search::new(start, Budget::Iterations(playouts)),
                most: Duration::from_millis(most_ms),
            }),
        }
    }

    /// How long it thinks at most in a game; after that long its choice depends on the machine. None if it never does.
    #[must_use]
    pub fn most_time_in(self, game: &str) -> Option<Duration> {
        match self.way_in(game) {
            Way::Playful { .. } | Way::Greedy { .. } => None,
            Way::Search { most_ms, .. } => Some(Duration::from_millis(most_ms)),
        }
    }

    /// Who gives hints in a game: the search, with the time that a Wyrm takes at most.
    #[must_use]
    pub fn adviser_in(game: &str) -> BotSpec {
        let time = Self::Wyrm.most_time_in(game).unwrap_or(LONGEST_HINT).min(LONGEST_HINT);
        BotSpec::Search { budget: Budget::Time(time) }
    }

    /// How strong the levels, and `random`, are in a game on the scale of Elo, as far as that was measured.
    #[must_use]
    pub fn strengths_in(game: &str) -> Option<&'static Strengths> {
        STRENGTHS.get(game)
    }
}

/// What a level does in a game.
#[derive(Clone, Copy, Debug, PartialEq, Deserialize)]
#[serde(untagged, deny_unknown_fields, rename_all_fields = "kebab-case")]
pub enum Way {
    /// One step ahead, with whims ([`Playful`]).
    Playful {
        /// The worlds looked at for each choice.
        worlds: u32,
        /// How far its whims go, in points.
        noise: f32,
        /// How much worse than the best a choice may look, in points.
        bound: f32,
    },
    /// One step ahead ([`Greedy`]).
    Greedy {
        /// The worlds looked at for each choice.
        worlds: u32,
    },
    /// A [`Search`], ended by whichever comes first.
    Search {
        /// Playouts for each choice: with the same seed the choice is always the same.
        playouts: u32,
        /// Milliseconds for each choice, so that nobody waits for a slow machine.
        most_ms: u64,
    },
}

#[derive(Debug, Deserialize)]
#[serde(deny_unknown_fields, rename_all = "kebab-case")]
struct Ways {
    egg: Way,
    hatchling: Way,
    drake: Way,
    wyrm: Way,
    great_dragon: Way,
}

/// Nobody wants to wait longer than this for a hint.
const LONGEST_HINT: Duration = Duration::from_millis(300);

/// The section for games without one of their own.
const USUAL: &str = "usual";

static WAYS: LazyLock<BTreeMap<String, Ways>> =
    LazyLock::new(|| toml::from_str(include_str!("../levels.toml")).expect("the file is tested"));

/// How strong levels are in one game.
#[derive(Clone, Debug, PartialEq, Deserialize)]
#[serde(deny_unknown_fields, rename_all = "kebab-case")]
pub struct Strengths {
    /// The commands that measured it.
    pub made_by: Vec<String>,
    /// Elo by name of the level, as far as it was measured; `random` has 0.
    pub elo: BTreeMap<String, i32>,
}

static STRENGTHS: LazyLock<BTreeMap<String, Strengths>> =
    LazyLock::new(|| toml::from_str(include_str!("../strength.toml")).expect("the file is tested"));

/// A search that answers with what it has when its time is up.
struct Patient<G: Evaluate> {
    search: Search<G>,
    most: Duration,
}

impl<G: Evaluate> Bot<G> for Patient<G> {
    fn choose(&mut self, insight: &Insight<'_, G>, limits: &Limits<'_>) -> Decision<'_, G::Action> {
        let own = Instant::now() + self.most;
        let until = Some(limits.until.map_or(own, |other| other.min(own)));
        self.search.choose(insight, &Limits { until, ..*limits })
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn every_level_has_a_way_in_every_section() {
        for section in WAYS.keys() {
            for level in Level::ALL {
                let sensible = match level.way_in(section) {
                    Way::Playful { worlds, noise, bound } => worlds > 0 && noise > 0.0 && bound > 0.0,
                    Way::Greedy { worlds } => worlds > 0,
                    Way::Search { playouts, most_ms } => playouts > 0 && (1..=1200).contains(&most_ms),
                };
                assert!(sensible, "{section}: {}", level.name());
            }
        }
        assert_eq!(Level::Wyrm.way_in("some other game"), Level::Wyrm.way_in(USUAL));
    }

    #[test]
    fn strengths_say_how_they_were_made_and_grow_with_the_level() {
        for (game, strengths) in STRENGTHS.iter() {
            assert!(WAYS.contains_key(game), "{game}");
            assert!(!strengths.made_by.is_empty(), "{game}");
            assert_eq!(strengths.elo.get("random"), Some(&0), "{game}");
            let elo: Vec<i32> =
                Level::ALL.iter().filter_map(|level| strengths.elo.get(level.name()).copied()).collect();
            assert!(elo[0] > 0 && elo.is_sorted(), "{game}: {elo:?}");
            assert_eq!(strengths.elo.len(), elo.len() + 1, "{game} names somebody who is no level");
        }
    }
}

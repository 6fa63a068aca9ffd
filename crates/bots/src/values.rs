//! From the terms of an evaluation to the chance to win: one scale for all games.

use std::collections::BTreeMap;
use std::sync::LazyLock;

use kernel::{Evaluate, MAX_SEATS, MAX_TERMS, Seat, Terms};
use serde::{Deserialize, Serialize};

/// How the chance to win follows from an evaluation, at the beginning and at the end of a game; between the two the one goes
/// over into the other.
///
/// The chance is the logistic function of the evaluation as a whole, made steeper or flatter, or of its terms, each
/// with a weight of its own. Where nobody has more than the others of anything, it is the fair share.
#[derive(Clone, Copy, Debug, PartialEq)]
pub enum Values {
    /// The evaluation as the game gives it: what a point of it is worth.
    Whole {
        /// At the beginning and at the end.
        slope: [f32; 2],
    },
    /// The terms of the evaluation, weighed anew.
    Weighed {
        /// What a unit of each is worth at the beginning.
        early: Terms,
        /// The same at the end.
        late: Terms,
    },
}

/// Values as they lie in a file.
#[derive(Clone, Debug, Default, PartialEq, Serialize, Deserialize)]
#[serde(deny_unknown_fields, rename_all = "kebab-case")]
pub struct WrittenValues {
    /// How they were made.
    pub made_by: String,
    /// What a point of the evaluation is worth at the beginning and at the end, if the evaluation is taken as a whole.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub slope: Option<[f32; 2]>,
    /// Otherwise for each term its weight at the beginning and at the end.
    #[serde(default, skip_serializing_if = "BTreeMap::is_empty")]
    pub weights: BTreeMap<String, [f32; 2]>,
}

impl WrittenValues {
    /// Those of a game, if it has any.
    pub(crate) fn named(game: &str) -> Option<&'static Self> {
        FILE.get(game)
    }
}

static FILE: LazyLock<BTreeMap<String, WrittenValues>> =
    LazyLock::new(|| toml::from_str(include_str!("../values.toml")).expect("the file is tested"));

/// What a point of the evaluation is worth where nobody has measured it.
pub(crate) const USUAL_WEIGHT: f32 = 0.08;

impl Values {
    /// Those of a game.
    ///
    /// # Panics
    /// If the file names a term that the game does not have, which a test excludes.
    #[must_use]
    pub fn of<G: Evaluate>() -> Self {
        WrittenValues::named(G::NAME)
            .map_or_else(Self::plain, |written| Self::read::<G>(written).expect("tested"))
    }

    /// The evaluation as a whole, a point of it having the usual worth.
    #[must_use]
    pub const fn plain() -> Self {
        Self::Whole { slope: [USUAL_WEIGHT; 2] }
    }

    /// Values as they lie in a file.
    ///
    /// # Errors
    /// Names a term that the game does not have.
    pub fn read<G: Evaluate>(written: &WrittenValues) -> Result<Self, String> {
        if let Some(slope) = written.slope {
            return Ok(Self::Whole { slope });
        }
        let (mut early, mut late) = ([0.0; MAX_TERMS], [0.0; MAX_TERMS]);
        for (term, &[first, last]) in &written.weights {
            let index = G::TERMS.iter().position(|known| known == term);
            let index = index.ok_or_else(|| format!("{} has no term `{term}`", G::NAME))?;
            (early[index], late[index]) = (first, last);
        }
        Ok(Self::Weighed { early, late })
    }

    /// What a unit of each term is worth in this world.
    fn weights<G: Evaluate>(&self, world: &G) -> Terms {
        let late = world.progress().clamp(0.0, 1.0);
        match self {
            Self::Whole { slope: [first, last] } => [first + late * (last - first); MAX_TERMS],
            Self::Weighed { early, late: end } => {
                let mut weights = *early;
                weights.iter_mut().zip(end).for_each(|(weight, last)| *weight += late * (last - *weight));
                weights
            }
        }
    }

    /// The chance of `seat` to win in this world; once it is over, its share of the victory. A part of it, `margin`, is
    /// how clear the win or loss is: of two ways to lose the closer one is better.
    #[must_use]
    pub fn chance<G: Evaluate>(&self, world: &G, seat: Seat, margin: f32) -> f32 {
        let seats = world.seats();
        if let Some(standings) = world.standings() {
            let share = standings.win_share(seat) as f32;
            let clear = logistic(USUAL_WEIGHT * world.evaluate(seat));
            return share + margin * (clear - share);
        }
        let weights = self.weights(world);
        let sum = match self {
            Self::Whole { .. } => weights[0] * world.evaluate(seat),
            Self::Weighed { .. } => {
                world.terms(seat).iter().zip(&weights).map(|(term, weight)| term * weight).sum()
            }
        };
        logistic(sum - fair_odds(seats))
    }

    /// The chances of all seats, together 1; of somebody who plays alone, how good the game will be.
    #[must_use]
    pub fn chances<G: Evaluate>(&self, world: &G, margin: f32) -> [f32; MAX_SEATS] {
        let mut chances = [0.0; MAX_SEATS];
        for seat in Seat::all(world.seats()) {
            chances[seat.index()] = self.chance(world, seat, margin);
        }
        let sum: f32 = chances.iter().sum();
        if sum > 0.0 && world.seats() > 1 {
            chances.iter_mut().for_each(|chance| *chance /= sum);
        }
        chances
    }

    /// The chance that usually goes with so many points more than the others.
    pub(crate) fn usual_chance(points: f32, seats: u8) -> f32 {
        logistic(USUAL_WEIGHT * points - fair_odds(seats))
    }

    /// What more of each term does to a chance that is about even.
    pub(crate) fn effects<G: Evaluate>(&self, world: &G, more: &Terms) -> Terms {
        let mut effects = self.weights(world);
        effects.iter_mut().zip(more).for_each(|(effect, more)| *effect *= 0.25 * more);
        effects
    }
}

/// The odds against one of so many equals, as a logarithm.
pub(crate) fn fair_odds(seats: u8) -> f32 {
    f32::from(seats.max(2) - 1).ln()
}

pub(crate) fn logistic(x: f32) -> f32 {
    1.0 / (1.0 + (-x).exp())
}

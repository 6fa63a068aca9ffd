//! From games that were played to the chance to win: logistic regression on the terms of the evaluation.
//!
//! In each game, from time to time, every seat's terms are noted as that seat can know them: the mean over worlds re-dealt
//! for it. When the game is over they are put beside its share of the victory.

use std::collections::{BTreeMap, BTreeSet};

use kernel::erased::{CodedError, Erased};
use kernel::{Evaluate, MAX_TERMS, Match, Options, SearchRng, Seat, Seed};
use serde::{Deserialize, Serialize};
use serde_json::{Map, Value};

use crate::bot::Limits;
use crate::long_run::{Keeper, make_results};
use crate::spec::BotSpec;
use crate::values::{USUAL_WEIGHT, WrittenValues, fair_odds};

/// What to play.
#[derive(Clone, Debug)]
pub struct FitPlan {
    /// The options of every game.
    pub options: Map<String, Value>,
    /// Who plays, on all seats.
    pub bot: BotSpec,
    /// How many games.
    pub games: u64,
    /// Where the deals come from.
    pub seed: Seed,
    /// On how many threads.
    pub threads: usize,
}

/// What was noted in one game.
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct FitGame {
    /// Which game of the plan.
    pub number: u64,
    /// Seats at the table.
    pub seats: u8,
    /// What was noted.
    pub notes: Vec<Note>,
}

/// A state as one seat knew it, and how it ended.
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct Note {
    /// How far the game had gone.
    pub progress: f32,
    /// The evaluation as a whole.
    pub whole: f32,
    /// Its terms.
    pub terms: Vec<f32>,
    /// The seat's share of the victory in the end.
    pub won: f32,
}

/// What the regression found. The field names are an interface.
#[derive(Clone, Debug, PartialEq, Serialize)]
pub struct FitReport {
    /// Games that were learnt from.
    pub games: usize,
    /// Notes of them.
    pub notes: usize,
    /// The evaluation as a whole: what a point is worth, and the loss on games that were not learnt from.
    pub whole: ([f32; 2], f64),
    /// The same with the terms weighed anew.
    pub weighed: (BTreeMap<String, [f32; 2]>, f64),
    /// The loss of not knowing anything, and of the usual worth of a point.
    pub baselines: [f64; 2],
}

/// A state in so many is noted.
const EVERY: usize = 4;
/// Worlds that a seat's terms are averaged over.
const WORLDS: usize = 4;

pub(crate) fn play_and_note<G: Evaluate>(
    game: &Erased<G>,
    plan: &FitPlan,
    mut done: Vec<FitGame>,
    keeper: &dyn Keeper<FitGame>,
) -> Result<FitReport, CodedError> {
    let options = game.read_options(&plan.options)?;
    let known: BTreeSet<u64> = done.iter().map(|game| game.number).collect();
    let open: Vec<u64> = (0..plan.games).filter(|number| !known.contains(number)).collect();
    done.extend(make_results(plan.threads, &open, keeper, |number| note(game, plan, &options, number))?);
    done.retain(|noted| noted.number < plan.games);
    done.sort_by_key(|noted| noted.number);
    Ok(regress(G::TERMS, &done))
}

fn note<G: Evaluate>(
    game: &Erased<G>,
    plan: &FitPlan,
    options: &G::Options,
    number: u64,
) -> Result<FitGame, CodedError> {
    let seats = options.players();
    let mut table = Match::<G>::deal(game.sheet(), options.clone(), plan.seed.nth(number))?;
    let mut bots: Vec<_> =
        Seat::all(seats).map(|seat| plan.bot.build::<G>(number * 8 + u64::from(seat.0))).collect();
    let mut chance = SearchRng::new(number);
    let (mut notes, mut whose) = (Vec::new(), Vec::new());
    while let Some(seat) = table.to_act().first() {
        if table.plies().len() % EVERY == (number as usize) % EVERY {
            for seat in Seat::all(seats) {
                notes.push(look::<G>(&table, seat, &mut chance));
                whose.push(seat);
            }
        }
        let action = bots[seat.index()].choose(&table.insight(seat), &Limits::USUAL).action;
        table.play(seat, action)?;
    }
    let standings = table.standings().expect("nobody is to act");
    notes.iter_mut().zip(whose).for_each(|(note, seat)| note.won = standings.win_share(seat) as f32);
    Ok(FitGame { number, seats, notes })
}

/// What a seat can know of its terms.
fn look<G: Evaluate>(table: &Match<G>, seat: Seat, chance: &mut SearchRng) -> Note {
    let insight = table.insight(seat);
    let mut note = Note { progress: 0.0, whole: 0.0, terms: vec![0.0; G::TERMS.len()], won: 0.0 };
    for _ in 0..WORLDS {
        let world = insight.determinize(chance);
        note.progress += world.progress() / WORLDS as f32;
        note.whole += world.evaluate(seat) / WORLDS as f32;
        note.terms.iter_mut().zip(world.terms(seat)).for_each(|(sum, term)| *sum += term / WORLDS as f32);
    }
    note
}

/// One game in so many is kept apart, to see what was learnt.
const KEPT_APART: u64 = 4;

fn regress(names: &[&'static str], games: &[FitGame]) -> FitReport {
    let rows = |apart: bool, whole: bool| -> Vec<Row> {
        let chosen = games.iter().filter(|game| (game.number % KEPT_APART == 0) == apart);
        let notes = chosen.flat_map(|game| game.notes.iter().map(move |note| (game.seats, note)));
        notes.map(|(seats, note)| Row::new(seats, note, whole)).collect()
    };
    let (learn_whole, learn_terms) = (rows(false, true), rows(false, false));
    let (test_whole, test_terms) = (rows(true, true), rows(true, false));
    let (whole, weighed) =
        (logistic_regression(2, &learn_whole), logistic_regression(2 * names.len(), &learn_terms));
    let named = names
        .iter()
        .enumerate()
        .map(|(term, name)| ((*name).to_owned(), [weighed[2 * term] as f32, weighed[2 * term + 1] as f32]));
    let usual = [f64::from(USUAL_WEIGHT); 2];
    FitReport {
        games: games.len(),
        notes: learn_terms.len() + test_terms.len(),
        whole: ([whole[0] as f32, whole[1] as f32], loss(&whole, &test_whole)),
        weighed: (named.collect(), loss(&weighed, &test_terms)),
        baselines: [loss(&[0.0, 0.0], &test_whole), loss(&usual, &test_whole)],
    }
}

/// What is known and what came of it. For each term there are two features, one that fades and one that grows.
struct Row {
    features: [f64; 2 * MAX_TERMS],
    odds: f64,
    won: f64,
}

impl Row {
    fn new(seats: u8, note: &Note, whole: bool) -> Self {
        let mut features = [0.0; 2 * MAX_TERMS];
        let late = f64::from(note.progress.clamp(0.0, 1.0));
        let all = [note.whole];
        let terms: &[f32] = if whole { &all } else { &note.terms };
        for (pair, &term) in features.chunks_exact_mut(2).zip(terms) {
            pair[0] = (1.0 - late) * f64::from(term);
            pair[1] = late * f64::from(term);
        }
        Self { features, odds: f64::from(fair_odds(seats)), won: f64::from(note.won) }
    }

    fn chance(&self, weights: &[f64]) -> f64 {
        let sum: f64 = weights.iter().zip(&self.features).map(|(weight, feature)| weight * feature).sum();
        1.0 / (1.0 + (self.odds - sum).exp())
    }
}

fn loss(weights: &[f64], rows: &[Row]) -> f64 {
    let one = |row: &Row| {
        let chance = row.chance(weights).clamp(1e-6, 1.0 - 1e-6);
        -(row.won * chance.ln() + (1.0 - row.won) * (1.0 - chance).ln())
    };
    rows.iter().map(one).sum::<f64>() / rows.len().max(1) as f64
}

/// How strongly weights are held near zero where games say little.
const RIDGE: f64 = 1.0;
/// Steps of Newton's method.
const STEPS: usize = 12;

fn logistic_regression(features: usize, rows: &[Row]) -> Vec<f64> {
    let mut weights = vec![0.0; features];
    for _ in 0..STEPS {
        let mut gradient: Vec<f64> = weights.iter().map(|weight| -RIDGE * weight).collect();
        let mut curvature = vec![vec![0.0; features]; features];
        (0..features).for_each(|index| curvature[index][index] = RIDGE);
        for row in rows {
            let chance = row.chance(&weights);
            let steep = chance * (1.0 - chance);
            for (a, &feature) in row.features[..features].iter().enumerate() {
                gradient[a] += (row.won - chance) * feature;
                for (place, &other) in curvature[a].iter_mut().zip(&row.features[..=a]) {
                    *place += steep * feature * other;
                }
            }
        }
        let step = solve(curvature, gradient);
        weights.iter_mut().zip(step).for_each(|(weight, step)| *weight += step);
    }
    weights
}

/// Solves `matrix × x = right` by Cholesky's method; only the lower half of the matrix is read.
fn solve(mut matrix: Vec<Vec<f64>>, mut right: Vec<f64>) -> Vec<f64> {
    let n = right.len();
    for a in 0..n {
        for b in 0..=a {
            let sum: f64 = matrix[a][b] - (0..b).map(|k| matrix[a][k] * matrix[b][k]).sum::<f64>();
            matrix[a][b] = if a == b { sum.max(1e-12).sqrt() } else { sum / matrix[b][b] };
        }
        let known: f64 = (0..a).map(|k| matrix[a][k] * right[k]).sum();
        right[a] = (right[a] - known) / matrix[a][a];
    }
    for a in (0..n).rev() {
        let known: f64 = (a + 1..n).map(|k| matrix[k][a] * right[k]).sum();
        right[a] = (right[a] - known) / matrix[a][a];
    }
    right
}

impl FitReport {
    /// The section of the file of values for a game: the terms weighed anew, or the evaluation as a whole.
    #[must_use]
    pub fn written(&self, made_by: String, weighed: bool) -> WrittenValues {
        if weighed {
            WrittenValues { made_by, slope: None, weights: self.weighed.0.clone() }
        } else {
            WrittenValues { made_by, slope: Some(self.whole.0), weights: BTreeMap::new() }
        }
    }
}

#[cfg(test)]
mod tests {
    use kernel::Chance;

    use super::*;

    /// Games in which a first term counts, more so at the end, and a second one does not.
    fn games() -> Vec<FitGame> {
        let mut chance = SearchRng::new(1);
        let mut uniform = move || (chance.bits() >> 11) as f32 / (1u64 << 53) as f32;
        let mut game = |number| {
            let notes = (0..20).map(|_| {
                let (progress, a, b) = (uniform(), 8.0 * (uniform() - 0.5), 8.0 * (uniform() - 0.5));
                let odds = (0.2 + 0.6 * progress) * a;
                let won = if uniform() < 1.0 / (1.0 + (-odds).exp()) { 1.0 } else { 0.0 };
                Note { progress, whole: a, terms: vec![a, b], won }
            });
            FitGame { number, seats: 2, notes: notes.collect() }
        };
        (0..1000).map(&mut game).collect()
    }

    #[test]
    fn weights_that_made_the_games_are_found_again() {
        let report = regress(&["a", "b"], &games());
        let [early, late] = report.weighed.0["a"];
        assert!((early - 0.2).abs() < 0.06 && (late - 0.8).abs() < 0.1, "{report:?}");
        assert!(report.weighed.0["b"].iter().all(|weight| weight.abs() < 0.06), "{report:?}");
        assert!(report.whole.1 < report.baselines[0] - 0.1, "{report:?}");
    }
}

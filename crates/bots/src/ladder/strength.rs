//! How strong bots are, from who came before whom: the model of Plackett and Luce, fitted by Hunter's
//! minorise-maximise steps, with intervals from drawing whole deals anew.

use std::collections::BTreeMap;

use kernel::{Chance, SearchRng};

/// The games of one deal: in each, which bot came to which place.
#[derive(Clone, Debug)]
pub(super) struct Outcome {
    /// Deals of the same pair are drawn anew among themselves.
    pub(super) stratum: usize,
    pub(super) games: Vec<Vec<(usize, u8)>>,
}

/// How often deals are drawn anew.
const RESAMPLED: usize = 400;
/// Steps of the fit.
const STEPS: usize = 200;

/// The strength of each bot in Elo, `zero` having 0, each with its interval.
pub(super) fn strengths(bots: usize, zero: usize, outcomes: &[Outcome]) -> Vec<(f64, [f64; 2])> {
    let best = elo(&fit(bots, outcomes.iter()), zero);
    let mut strata: BTreeMap<usize, Vec<&Outcome>> = BTreeMap::new();
    for outcome in outcomes {
        strata.entry(outcome.stratum).or_default().push(outcome);
    }
    let mut chance = SearchRng::new(RESAMPLED as u64);
    let mut samples = vec![Vec::with_capacity(RESAMPLED); bots];
    for _ in 0..RESAMPLED {
        let mut drawn = Vec::with_capacity(outcomes.len());
        for deals in strata.values() {
            drawn.extend((0..deals.len()).map(|_| deals[chance.below(deals.len())]));
        }
        let found = elo(&fit(bots, drawn.into_iter()), zero);
        samples.iter_mut().zip(found).for_each(|(samples, elo)| samples.push(elo));
    }
    let interval = |samples: &mut Vec<f64>| {
        samples.sort_by(f64::total_cmp);
        [samples[RESAMPLED / 40], samples[RESAMPLED - 1 - RESAMPLED / 40]]
    };
    best.into_iter().zip(samples.iter_mut().map(interval)).collect()
}

fn elo(strengths: &[f64], zero: usize) -> Vec<f64> {
    strengths.iter().map(|strength| 400.0 * (strength / strengths[zero]).log10()).collect()
}

/// A choice among bots, seen so many times: how many of each were there, and how often each was taken.
#[derive(Default)]
struct Stage {
    taken: Vec<f64>,
    picks: f64,
}

fn fit<'a>(bots: usize, outcomes: impl Iterator<Item = &'a Outcome>) -> Vec<f64> {
    let mut stages: BTreeMap<Vec<u16>, Stage> = BTreeMap::new();
    for game in outcomes.flat_map(|outcome| &outcome.games) {
        add_stages(bots, game, &mut stages);
    }
    // As if every bot had also drawn once with an equal of its own: nobody is infinitely strong.
    let mut wins = vec![0.5; bots];
    for stage in stages.values() {
        wins.iter_mut().zip(&stage.taken).for_each(|(wins, taken)| *wins += taken);
    }
    let mut strengths = vec![1.0; bots];
    for _ in 0..STEPS {
        let mut weights: Vec<f64> = strengths.iter().map(|strength| 1.0 / (strength + 1.0)).collect();
        for (present, stage) in &stages {
            let sum: f64 = present.iter().zip(&strengths).map(|(&n, strength)| f64::from(n) * strength).sum();
            for (weight, &n) in weights.iter_mut().zip(present) {
                *weight += stage.picks * f64::from(n) / sum;
            }
        }
        for ((strength, wins), weight) in strengths.iter_mut().zip(&wins).zip(&weights) {
            *strength = wins / weight;
        }
    }
    strengths
}

/// Takes one game apart: who of all came first, who of the rest came next, and so on. Equals share.
fn add_stages(bots: usize, game: &[(usize, u8)], stages: &mut BTreeMap<Vec<u16>, Stage>) {
    let mut rank = 1;
    loop {
        let mut present = vec![0_u16; bots];
        game.iter().filter(|(_, place)| *place >= rank).for_each(|&(bot, _)| present[bot] += 1);
        let left: u16 = present.iter().sum();
        let here: Vec<usize> = game.iter().filter(|(_, place)| *place == rank).map(|&(bot, _)| bot).collect();
        if left < 2 || here.is_empty() {
            return;
        }
        // The last of a group is taken by nobody's choice.
        let picks = here.len().min(usize::from(left) - 1) as f64;
        let stage = stages.entry(present).or_insert_with(|| Stage { taken: vec![0.0; bots], picks: 0.0 });
        stage.picks += picks;
        here.iter().for_each(|&bot| stage.taken[bot] += picks / here.len() as f64);
        rank += here.len() as u8;
    }
}

/// The interval of a share from the shares of whole deals: Wilson's, with as many games as would scatter like these deals.
pub(super) fn interval(shares: &[f64], players: u8) -> [f64; 2] {
    let deals = shares.len() as f64;
    if shares.is_empty() {
        return [0.0, 1.0];
    }
    let mean = shares.iter().sum::<f64>() / deals;
    let scatter =
        shares.iter().map(|share| (share - mean).powi(2)).sum::<f64>() / (deals - 1.0).max(1.0) / deals;
    let games = deals * f64::from(players);
    // With few deals their scatter says little: never more certain than twice the games would be.
    let worth = if scatter > 0.0 { (mean * (1.0 - mean) / scatter).clamp(deals, 2.0 * games) } else { games };
    crate::tally::wilson(mean, worth)
}

#[cfg(test)]
mod tests {
    use super::*;

    fn duel(one: usize, other: usize, wins: usize, losses: usize) -> Vec<Outcome> {
        let game = |won: bool| vec![(one, if won { 1 } else { 2 }), (other, if won { 2 } else { 1 })];
        let rounds = std::iter::repeat_n(true, wins).chain(std::iter::repeat_n(false, losses));
        rounds.map(|won| Outcome { stratum: one * 10 + other, games: vec![game(won)] }).collect()
    }

    #[test]
    fn three_wins_of_four_are_191_elo() {
        let found = strengths(2, 1, &duel(0, 1, 750, 250));
        assert!((found[0].0 - 190.8).abs() < 1.0, "{found:?}");
        assert!(found[1].0.abs() < 1e-9);
        let [low, high] = found[0].1;
        assert!((160.0..180.0).contains(&low) && (200.0..225.0).contains(&high), "{found:?}");
    }

    #[test]
    fn a_tie_is_half_a_win_and_strength_is_carried_over_chains() {
        let tie = Outcome { stratum: 0, games: vec![vec![(0, 1), (1, 1)]] };
        assert!(strengths(2, 0, &[tie])[1].0.abs() < 1e-6);
        let chain: Vec<Outcome> = duel(0, 1, 300, 100).into_iter().chain(duel(1, 2, 300, 100)).collect();
        let found = strengths(3, 2, &chain);
        assert!((found[0].0 - 2.0 * found[1].0).abs() < 5.0, "{found:?}");
    }

    #[test]
    fn one_of_four_equals_wins_a_quarter() {
        // The one sits in seat 0; whoever does not win shares the second place.
        let game = |winner: usize| {
            (0..4).map(|seat| (usize::from(seat == 0), if seat == winner { 1 } else { 2 })).collect()
        };
        let outcomes: Vec<Outcome> =
            (0..400).map(|n| Outcome { stratum: 0, games: vec![game(n % 4)] }).collect();
        assert!(strengths(2, 0, &outcomes)[1].0.abs() < 5.0);
        let often: Vec<Outcome> =
            (0..400).map(|n| Outcome { stratum: 0, games: vec![game(n % 2)] }).collect();
        assert!(strengths(2, 0, &often)[1].0 > 50.0);
    }

    #[test]
    fn deals_that_even_out_are_surer_than_games() {
        let even = interval(&[0.5; 100], 2);
        let mixed: Vec<f64> = (0..100).map(|n| f64::from(n % 2)).collect();
        let wild = interval(&mixed, 2);
        assert!(even[1] - even[0] < wild[1] - wild[0], "{even:?} {wild:?}");
        assert_eq!(interval(&[], 2), [0.0, 1.0]);
    }
}

//! Counting results, exactly.

use std::collections::BTreeMap;

use kernel::erased::{AnyGame, Erased};
use kernel::{Evaluate, Seat};

use crate::arena::Plan;
use crate::report::{BotResult, Length, SeatResult, SimReport, Spread};
use crate::spec::BotMaker;

/// Numbers and how often they came.
type Histogram = BTreeMap<i32, u64>;

fn count(histogram: &mut Histogram, number: i32) {
    *histogram.entry(number).or_insert(0) += 1;
}

fn merge<K: Ord + Clone>(into: &mut BTreeMap<K, u64>, from: &BTreeMap<K, u64>) {
    for (key, n) in from {
        *into.entry(key.clone()).or_insert(0) += n;
    }
}

fn spread(histogram: &Histogram) -> Spread {
    let total: u64 = histogram.values().sum();
    let at = |part: f64| {
        let rank = (total as f64 * part).ceil().max(1.0) as u64;
        let mut seen = 0;
        let found = histogram.iter().find(|(_, n)| {
            seen += **n;
            seen >= rank
        });
        found.map_or(0, |(number, _)| *number)
    };
    Spread { min: at(0.0), p10: at(0.1), median: at(0.5), p90: at(0.9), max: at(1.0) }
}

fn mean(histogram: &Histogram) -> f64 {
    let total: u64 = histogram.values().sum();
    let sum: f64 = histogram.iter().map(|(&number, &n)| f64::from(number) * n as f64).sum();
    if total == 0 { 0.0 } else { sum / total as f64 }
}

/// The Wilson interval of a share seen in `n` games.
pub(crate) fn wilson(share: f64, n: f64) -> [f64; 2] {
    if n == 0.0 {
        return [0.0, 1.0];
    }
    let z = 1.959_964;
    let centre = share + z * z / (2.0 * n);
    let reach = z * (share * (1.0 - share) / n + z * z / (4.0 * n * n)).sqrt();
    let scale = 1.0 + z * z / n;
    [((centre - reach) / scale).max(0.0), ((centre + reach) / scale).min(1.0)]
}

/// What one thread has seen so far. Victories are counted in sixtieths, so that sums are exact.
#[derive(Clone, Debug)]
pub(crate) struct Tally {
    bots: Vec<BotTally>,
    best: Histogram,
    lengths: Histogram,
    ends: BTreeMap<&'static str, u64>,
    used: Vec<u64>,
}

#[derive(Clone, Debug, Default)]
struct BotTally {
    games: [u64; kernel::MAX_SEATS],
    sixtieths: [u64; kernel::MAX_SEATS],
    scores: Histogram,
}

impl BotTally {
    fn add(&mut self, seat: Seat, share: f64, score: i32) {
        self.games[seat.index()] += 1;
        self.sixtieths[seat.index()] += (share * 60.0).round() as u64;
        count(&mut self.scores, score);
    }
}

impl Tally {
    pub(crate) fn new(bots: usize, entries: usize) -> Self {
        Self {
            bots: vec![BotTally::default(); bots],
            best: Histogram::new(),
            lengths: Histogram::new(),
            ends: BTreeMap::new(),
            used: vec![0; entries],
        }
    }

    /// A bot's result in one game.
    pub(crate) fn add_result(&mut self, bot: usize, seat: Seat, share: f64, score: i32) {
        self.bots[bot].add(seat, share, score);
    }

    /// A finished game: what ended it, how long it was, and the best score.
    pub(crate) fn add_game(&mut self, ending: &'static str, steps: usize, best: i32) {
        count(&mut self.best, best);
        *self.ends.entry(ending).or_insert(0) += 1;
        count(&mut self.lengths, i32::try_from(steps).unwrap_or(i32::MAX));
    }

    /// An entry of the sheet was used.
    pub(crate) fn add_use(&mut self, entry: usize) {
        self.used[entry] += 1;
    }

    /// Adds what another thread has seen.
    pub(crate) fn add(&mut self, other: &Self) {
        for (mine, theirs) in self.bots.iter_mut().zip(&other.bots) {
            for seat in 0..kernel::MAX_SEATS {
                mine.games[seat] += theirs.games[seat];
                mine.sixtieths[seat] += theirs.sixtieths[seat];
            }
            merge(&mut mine.scores, &theirs.scores);
        }
        merge(&mut self.best, &other.best);
        merge(&mut self.lengths, &other.lengths);
        merge(&mut self.ends, &other.ends);
        self.used.iter_mut().zip(&other.used).for_each(|(mine, theirs)| *mine += theirs);
    }

    pub(crate) fn report<G: Evaluate, B: BotMaker<G>>(
        &self,
        game: &Erased<G>,
        plan: &Plan<B>,
        players: u8,
    ) -> SimReport {
        let standing = |(bot, tally): (&B, &BotTally)| {
            let share = |sixtieths: u64, games: u64| sixtieths as f64 / 60.0 / games.max(1) as f64;
            let games = tally.games.iter().sum::<u64>();
            let win_share = share(tally.sixtieths.iter().sum(), games);
            let seats = (0..players).map(|seat| {
                let (games, won) = (tally.games[seat as usize], tally.sixtieths[seat as usize]);
                let win_share = share(won, games);
                SeatResult { seat, games, win_share, ci95: wilson(win_share, games as f64) }
            });
            BotResult {
                name: bot.name(),
                seats: seats.collect(),
                win_share,
                ci95: wilson(win_share, games as f64),
                mean_score: mean(&tally.scores),
                scores: spread(&tally.scores),
            }
        };
        let length = spread(&self.lengths);
        let entries = game.entries();
        SimReport {
            game: game.name(),
            players,
            games: self.lengths.values().sum(),
            bots: plan.bots.iter().zip(&self.bots).map(standing).collect(),
            winning_scores: spread(&self.best),
            length: Length { mean: mean(&self.lengths), min: length.min, max: length.max },
            ends: self.ends.iter().map(|(ending, n)| ((*ending).to_owned(), *n)).collect(),
            coverage: entries.into_iter().map(|entry| entry.id).zip(self.used.iter().copied()).collect(),
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn wilson_interval_of_nine_in_ten() {
        // Newcombe 1998: 90 of 100 gives 0.826 to 0.945.
        let [low, high] = wilson(0.9, 100.0);
        assert!((low - 0.8256).abs() < 1e-3 && (high - 0.9448).abs() < 1e-3, "{low} {high}");
    }

    #[test]
    fn spread_of_ten_numbers() {
        let histogram: Histogram = (1..=10).map(|number| (number, 1)).collect();
        assert_eq!(spread(&histogram), Spread { min: 1, p10: 1, median: 5, p90: 9, max: 10 });
        assert!((mean(&histogram) - 5.5).abs() < 1e-9);
    }
}

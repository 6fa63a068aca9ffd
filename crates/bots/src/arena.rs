//! Bots against bots, many games, every seat in turn.

use std::collections::BTreeMap;
use std::sync::Mutex;
use std::sync::atomic::{AtomicBool, AtomicU64, Ordering};

use kernel::face::{AnyGame, Face, Fault};
use kernel::{Evaluate, Match, Options, Record, Seat, Seed};
use serde::Serialize;
use serde_json::{Map, Value};

use crate::spec::BotSpec;

/// What to play.
#[derive(Clone, Debug)]
pub struct Plan {
    /// The options of every game.
    pub options: Map<String, Value>,
    /// Who plays: one bot for each seat.
    pub bots: Vec<BotSpec>,
    /// How many games; rounded up to whole rounds of every seat.
    pub games: u64,
    /// Where the deals come from.
    pub seed: Seed,
    /// On how many threads.
    pub threads: usize,
}

/// Somebody who follows a simulation.
pub trait Arena: Sync {
    /// Game `number` is over.
    ///
    /// # Errors
    /// Stops the simulation.
    fn finished(&self, number: u64, record: &dyn Fn() -> Record) -> Result<(), Fault>;
}

/// What came out of a simulation. The field names are an interface.
#[derive(Clone, Debug, PartialEq, Serialize)]
pub struct SimReport {
    /// The game.
    pub game: &'static str,
    /// Seats at each table.
    pub players: u8,
    /// Games played.
    pub games: u64,
    /// How each bot did, in the order given.
    pub bots: Vec<Standing>,
    /// Steps per game.
    pub length: Length,
    /// What ended the games, and how many.
    pub ends: BTreeMap<String, u64>,
    /// How often each entry of the sheet was used.
    pub coverage: BTreeMap<String, u64>,
}

/// How one bot did.
#[derive(Clone, Debug, PartialEq, Serialize)]
pub struct Standing {
    /// Its name.
    pub name: String,
    /// How it did in each seat.
    pub seats: Vec<SeatResult>,
    /// Its share of the victories.
    pub win_share: f64,
    /// Where the true share lies with 95 % confidence (Wilson; the rotations of one deal are counted as independent games).
    pub ci95: [f64; 2],
    /// Its mean score.
    pub mean_score: f64,
    /// How its scores spread.
    pub scores: Spread,
}

/// How one bot did in one seat.
#[derive(Clone, Copy, Debug, PartialEq, Serialize)]
pub struct SeatResult {
    /// The seat.
    pub seat: u8,
    /// Games it sat there.
    pub games: u64,
    /// Its share of the victories there.
    pub win_share: f64,
    /// Where the true share lies with 95 % confidence.
    pub ci95: [f64; 2],
}

/// How numbers spread.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Serialize)]
pub struct Spread {
    /// The lowest.
    pub min: i32,
    /// A tenth lies at or below this.
    pub p10: i32,
    /// Half lies at or below this.
    pub median: i32,
    /// Nine tenths lie at or below this.
    pub p90: i32,
    /// The highest.
    pub max: i32,
}

/// How long games were.
#[derive(Clone, Copy, Debug, Default, PartialEq, Serialize)]
pub struct Length {
    /// On average.
    pub mean: f64,
    /// The shortest.
    pub min: i32,
    /// The longest.
    pub max: i32,
}

/// Plays a plan out. Each deal is played once with every rotation of the bots around the table, so that luck and seat
/// even out. The result does not depend on the number of threads.
pub(crate) fn simulate<G: Evaluate>(
    face: &Face<G>,
    plan: &Plan,
    arena: &dyn Arena,
) -> Result<SimReport, Fault> {
    let options = face.read_options(&plan.options)?;
    let players = options.players();
    if plan.bots.len() != usize::from(players) {
        let message = format!("{players} bots are needed, one for each seat, not {}", plan.bots.len());
        return Err(Fault::new("bad-bots", message));
    }
    // Whole rounds only: in each, every bot sits in every seat once.
    let games = plan.games.div_ceil(u64::from(players)) * u64::from(players);
    let next = AtomicU64::new(0);
    let stop = AtomicBool::new(false);
    let total = Mutex::new(Tally::new(plan.bots.len(), face.entries().len()));
    let first_fault = Mutex::new(None);
    std::thread::scope(|scope| {
        for _ in 0..plan.threads.max(1) {
            scope.spawn(|| {
                let mut tally = Tally::new(plan.bots.len(), face.entries().len());
                while !stop.load(Ordering::Relaxed) {
                    let number = next.fetch_add(1, Ordering::Relaxed);
                    if number >= games {
                        break;
                    }
                    let table = play_game(face, plan, &options, number, &mut tally);
                    let finished = table.and_then(|table| arena.finished(number, &|| table.record()));
                    if let Err(fault) = finished {
                        stop.store(true, Ordering::Relaxed);
                        first_fault.lock().expect("no thread panics").get_or_insert(fault);
                    }
                }
                total.lock().expect("no thread panics").add(&tally);
            });
        }
    });
    match first_fault.into_inner().expect("no thread panics") {
        Some(fault) => Err(fault),
        None => Ok(total.into_inner().expect("no thread panics").report(face, plan, players)),
    }
}

fn play_game<G: Evaluate>(
    face: &Face<G>,
    plan: &Plan,
    options: &G::Options,
    number: u64,
    tally: &mut Tally,
) -> Result<Match<G>, Fault> {
    let players = plan.bots.len() as u64;
    let (deal, rotation) = (number / players, number % players);
    let seed = plan.seed.nth(deal);
    let mut table = Match::<G>::deal(face.sheet(), options.clone(), seed)?;
    let bot_at = |seat: usize| (seat + rotation as usize) % plan.bots.len();
    // From the open commitment: a bot's own dice must not know the seed.
    let whim = u64::from_be_bytes(seed.commitment().bytes()[..8].try_into().expect("eight bytes")) ^ number;
    let mut bots: Vec<_> = (0..plan.bots.len())
        .map(|seat| plan.bots[bot_at(seat)].build::<G>(whim.wrapping_add(seat as u64)))
        .collect();
    while let Some(seat) = table.to_act().first() {
        let action = bots[seat.index()].choose(&table.insight(seat));
        let events = table.play(seat, action)?;
        for event in &events {
            G::coverage(face.sheet(), event, &mut |entry| tally.used[entry] += 1);
        }
    }
    let standings = table.standings().expect("nobody is to act");
    for seat in Seat::all(players as u8) {
        let share = standings.win_share(seat);
        tally.bots[bot_at(seat.index())].add(seat, share, standings.scores()[seat.index()]);
    }
    tally.ends.entry(standings.ending()).and_modify(|n| *n += 1).or_insert(1);
    count(&mut tally.lengths, i32::try_from(table.plies().len()).unwrap_or(i32::MAX));
    Ok(table)
}

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
fn wilson(share: f64, n: f64) -> [f64; 2] {
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
struct Tally {
    bots: Vec<BotTally>,
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
    fn new(bots: usize, entries: usize) -> Self {
        Self {
            bots: vec![BotTally::default(); bots],
            lengths: Histogram::new(),
            ends: BTreeMap::new(),
            used: vec![0; entries],
        }
    }

    fn add(&mut self, other: &Self) {
        for (mine, theirs) in self.bots.iter_mut().zip(&other.bots) {
            for seat in 0..kernel::MAX_SEATS {
                mine.games[seat] += theirs.games[seat];
                mine.sixtieths[seat] += theirs.sixtieths[seat];
            }
            merge(&mut mine.scores, &theirs.scores);
        }
        merge(&mut self.lengths, &other.lengths);
        merge(&mut self.ends, &other.ends);
        self.used.iter_mut().zip(&other.used).for_each(|(mine, theirs)| *mine += theirs);
    }

    fn report<G: Evaluate>(&self, face: &Face<G>, plan: &Plan, players: u8) -> SimReport {
        let standing = |(bot, tally): (&BotSpec, &BotTally)| {
            let share = |sixtieths: u64, games: u64| sixtieths as f64 / 60.0 / games.max(1) as f64;
            let games = tally.games.iter().sum::<u64>();
            let win_share = share(tally.sixtieths.iter().sum(), games);
            let seats = (0..players).map(|seat| {
                let (games, won) = (tally.games[seat as usize], tally.sixtieths[seat as usize]);
                let win_share = share(won, games);
                SeatResult { seat, games, win_share, ci95: wilson(win_share, games as f64) }
            });
            Standing {
                name: bot.to_string(),
                seats: seats.collect(),
                win_share,
                ci95: wilson(win_share, games as f64),
                mean_score: mean(&tally.scores),
                scores: spread(&tally.scores),
            }
        };
        let length = spread(&self.lengths);
        let entries = face.entries();
        SimReport {
            game: face.name(),
            players,
            games: self.lengths.values().sum(),
            bots: plan.bots.iter().zip(&self.bots).map(standing).collect(),
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

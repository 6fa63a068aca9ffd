//! Bots against bots, many games, every seat in turn.

use std::sync::Mutex;
use std::sync::atomic::{AtomicBool, AtomicU64, Ordering};
use std::time::{Duration, Instant};

use kernel::erased::{AnyGame, CodedError, Erased};
use kernel::{Evaluate, Match, Options, Record, Seat, Seed};
use serde_json::{Map, Value};

use crate::bot::Limits;
use crate::report::SimReport;
use crate::spec::{BotMaker, BotSpec};
use crate::tally::Tally;

/// What to play. Bots are [named](BotSpec), or made by anybody who is a [`BotMaker`].
#[derive(Clone, Debug)]
pub struct Plan<B = BotSpec> {
    /// The options of every game.
    pub options: Map<String, Value>,
    /// Who plays: one bot for each seat.
    pub bots: Vec<B>,
    /// How many games; rounded up to whole rounds of every seat.
    pub games: u64,
    /// Where the deals come from.
    pub seed: Seed,
    /// On how many threads.
    pub threads: usize,
}

/// Somebody who follows a simulation.
pub trait Watcher: Sync {
    /// Game `number` is over.
    ///
    /// # Errors
    /// Stops the simulation.
    fn finished(&self, number: u64, record: &dyn Fn() -> Record) -> Result<(), CodedError>;
}

/// Plays a plan out. Each deal is played once with every rotation of the bots around the table, so that luck and seat
/// even out. The result does not depend on the number of threads, unless bots think by the clock.
///
/// # Errors
/// `bad-options`, `bad-bots`, or what the watcher stopped for.
///
/// # Panics
/// If a bot does.
pub fn simulate<G: Evaluate, B: BotMaker<G>>(
    game: &Erased<G>,
    plan: &Plan<B>,
    watcher: &dyn Watcher,
) -> Result<SimReport, CodedError> {
    let options = game.read_options(&plan.options)?;
    let players = options.players();
    if plan.bots.len() != usize::from(players) {
        let message = format!("{players} bots are needed, one for each seat, not {}", plan.bots.len());
        return Err(CodedError::new("bad-bots", message));
    }
    // Whole rounds only: in each, every bot sits in every seat once.
    let games = plan.games.div_ceil(u64::from(players)) * u64::from(players);
    let next = AtomicU64::new(0);
    let stop = AtomicBool::new(false);
    let total = Mutex::new(Tally::new(plan.bots.len(), game.entries().len()));
    let first_error = Mutex::new(None);
    std::thread::scope(|scope| {
        for _ in 0..plan.threads.max(1) {
            scope.spawn(|| {
                let mut tally = Tally::new(plan.bots.len(), game.entries().len());
                while !stop.load(Ordering::Relaxed) {
                    let number = next.fetch_add(1, Ordering::Relaxed);
                    if number >= games {
                        break;
                    }
                    let table = play_game(game, plan, &options, number, &mut tally);
                    let finished = table.and_then(|table| watcher.finished(number, &|| table.record()));
                    if let Err(error) = finished {
                        stop.store(true, Ordering::Relaxed);
                        first_error.lock().expect("no thread panics").get_or_insert(error);
                    }
                }
                total.lock().expect("no thread panics").add(&tally);
            });
        }
    });
    match first_error.into_inner().expect("no thread panics") {
        Some(error) => Err(error),
        None => Ok(total.into_inner().expect("no thread panics").report(game, plan, players)),
    }
}

fn play_game<G: Evaluate, B: BotMaker<G>>(
    game: &Erased<G>,
    plan: &Plan<B>,
    options: &G::Options,
    number: u64,
    tally: &mut Tally,
) -> Result<Match<G>, CodedError> {
    let players = plan.bots.len();
    let (deal, rotation) = (number / players as u64, (number % players as u64) as usize);
    let bot_at = |seat: usize| (seat + rotation) % players;
    let at_seats: Vec<&B> = (0..players).map(|seat| &plan.bots[bot_at(seat)]).collect();
    let mut listen = |event: &G::Event| G::coverage(game.sheet(), event, &mut |entry| tally.add_use(entry));
    let (table, _) = play_match(game, options, &at_seats, plan.seed.nth(deal), number, &mut listen)?;
    let standings = table.standings().expect("nobody is to act");
    for seat in Seat::all(players as u8) {
        let score = standings.scores()[seat.index()];
        tally.add_result(bot_at(seat.index()), seat, standings.win_share(seat), score);
    }
    let best = standings.scores().iter().copied().max().unwrap_or(0);
    tally.add_game(standings.ending(), table.plies().len(), best);
    Ok(table)
}

/// How long each seat has thought, and for how many choices that were not forced.
pub(crate) type Thinking = Vec<(Duration, u64)>;

/// Plays one match of these bots, one for each seat. `number` starts their whims, together with the open commitment to the
/// seed: a bot's own dice must not know the seed.
pub(crate) fn play_match<G: Evaluate, B: BotMaker<G> + ?Sized>(
    game: &Erased<G>,
    options: &G::Options,
    makers: &[&B],
    seed: Seed,
    number: u64,
    listen: &mut dyn FnMut(&G::Event),
) -> Result<(Match<G>, Thinking), CodedError> {
    let mut table = Match::<G>::deal(game.sheet(), options.clone(), seed)?;
    let whim = u64::from_be_bytes(seed.commitment().bytes()[..8].try_into().expect("eight bytes")) ^ number;
    let start = |seat: usize| whim.wrapping_add(seat as u64);
    let mut bots: Vec<_> = makers.iter().enumerate().map(|(seat, maker)| maker.build(start(seat))).collect();
    let mut thinking = vec![(Duration::ZERO, 0); makers.len()];
    let mut choices = Vec::new();
    while let Some(seat) = table.to_act().first() {
        let began = Instant::now();
        let chosen = bots[seat.index()].try_choose(&table.insight(seat), &Limits::USUAL);
        let action = match chosen {
            Ok(decision) => decision.action,
            Err(failure) => {
                let (bot, ply) = (makers[seat.index()].name(), table.plies().len());
                return Err(failure.in_match(&bot, G::NAME, ply));
            }
        };
        table.insight(seat).actions(&mut choices);
        if choices.len() > 1 {
            let (time, choices) = &mut thinking[seat.index()];
            (*time, *choices) = (*time + began.elapsed(), *choices + 1);
        }
        table.play(seat, action)?.iter().for_each(&mut *listen);
    }
    Ok((table, thinking))
}

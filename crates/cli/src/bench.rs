//! `dragonhall bench`: how fast the rules are, on one thread.

mod against;

use std::time::{Duration, Instant};

use catalog::Catalog;
use kernel::erased::CodedError;
use serde::Serialize;

use crate::arguments::Bench;
use crate::text::{print_json, print_line};

/// The figures. The field names are an interface.
#[derive(Serialize)]
struct Figures {
    game: &'static str,
    players: u8,
    steps_per_second: f64,
    games_per_second: f64,
    ns_per_step: f64,
    state_bytes: usize,
    allocations_per_step: f64,
    ns_per_copy: f64,
    ns_per_redeal: f64,
    ns_per_evaluation: f64,
    /// Of the search, on one thread and on two.
    playouts_per_second: [f64; 2],
}

/// Steps between two looks at the clock.
const STRIDE: u64 = 100_000;

pub(crate) fn run(arguments: &Bench, catalog: Catalog) -> Result<(), CodedError> {
    let game = arguments.setup.build(catalog)?;
    if let Some(base) = &arguments.against {
        return against::run(arguments, base);
    }
    let chosen = arguments.setup.chosen()?;
    let mut mill = game.random_play(&chosen)?;

    mill.run(STRIDE);
    let mut counted = bots::Throughput::default();
    let allocated = allocation_counter::measure(|| counted = mill.run(STRIDE)).count_total;

    let (mut steps, mut games) = (0, 0);
    let start = Instant::now();
    let seconds = loop {
        let pace = mill.run(STRIDE);
        steps += pace.steps;
        games += pace.games;
        let elapsed = start.elapsed().as_secs_f64();
        if elapsed >= arguments.seconds {
            break elapsed;
        }
    };
    let thinking = mill.thinking(Duration::from_secs_f64(arguments.seconds / 4.0));
    let figures = Figures {
        game: game.name(),
        players: game.players(&chosen)?,
        steps_per_second: steps as f64 / seconds,
        games_per_second: games as f64 / seconds,
        ns_per_step: seconds * 1e9 / steps as f64,
        state_bytes: mill.state_bytes(),
        allocations_per_step: allocated as f64 / counted.steps as f64,
        ns_per_copy: thinking.copy,
        ns_per_redeal: thinking.redeal,
        ns_per_evaluation: thinking.evaluate,
        playouts_per_second: thinking.playouts_per_second,
    };
    if arguments.json {
        print_json(&figures);
    } else {
        print_line!(
            "{} with {} players, uniformly random legal play, one thread",
            figures.game,
            figures.players
        );
        print_line!("  steps per second      {:>14.0}", figures.steps_per_second);
        print_line!("  games per second      {:>14.0}", figures.games_per_second);
        print_line!("  nanoseconds per step  {:>14.1}", figures.ns_per_step);
        print_line!("  bytes of a table      {:>14}", figures.state_bytes);
        print_line!("  allocations per step  {:>14.4}", figures.allocations_per_step);
        print_line!("  nanoseconds to copy   {:>14.1}", figures.ns_per_copy);
        print_line!("    to copy and re-deal {:>14.1}", figures.ns_per_redeal);
        print_line!("    to evaluate         {:>14.1}", figures.ns_per_evaluation);
        let [one, two] = figures.playouts_per_second;
        print_line!("  playouts per second   {one:>14.0}");
        print_line!("    on two threads      {two:>14.0}");
    }
    Ok(())
}

//! `dragonhall fuzz`: random games under the conformance kit until something breaks or time is up.

use std::time::{Duration, Instant};

use catalog::Catalog;
use indicatif::{ProgressBar, ProgressStyle};
use kernel::erased::CodedError;
use serde_json::json;

use crate::arguments::{Fuzz, build};
use crate::failure::Failure;
use crate::text::print_line;

pub(crate) fn run(arguments: &Fuzz, catalog: Catalog) -> Result<(), Failure> {
    let game = build(catalog, &arguments.game, None)?;
    let style = ProgressStyle::with_template("{spinner} {msg} [{elapsed}]").expect("the template is valid");
    let bar = ProgressBar::new_spinner().with_style(style);
    let start = Instant::now();
    let limit = Duration::from_secs_f64(arguments.seconds);
    let (mut games, mut plies, mut worlds, mut seed) = (0u64, 0, 0, arguments.seed);
    while start.elapsed() < limit {
        let report = game.conform(seed).map_err(|failure| broken(&failure))?;
        games += report.games;
        plies += report.plies;
        worlds += report.other_worlds;
        bar.set_message(format!("{games} games, {plies} steps"));
        bar.tick();
        seed = seed.wrapping_add(1);
    }
    bar.finish_and_clear();
    if games > 0 && worlds == 0 {
        return Err(broken(&"determinizing never led to another world"));
    }
    if arguments.json {
        let kept = json!({ "game": game.name(), "games": games, "steps": plies, "other_worlds": worlds });
        print_line!("{kept:#}");
    } else {
        print_line!("{}: {games} games, {plies} steps, every promise kept", game.name());
    }
    Ok(())
}

fn broken(why: &dyn std::fmt::Display) -> Failure {
    Failure::Check(CodedError::new("contract-broken", why))
}

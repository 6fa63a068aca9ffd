//! `dragonhall sim`: bots against bots, counted.

use std::path::{Path, PathBuf};

use bots::{BotSpec, Plan, SimReport, Watcher};
use indicatif::{ProgressBar, ProgressStyle};
use kernel::face::Fault;
use kernel::{Record, Seed};

use crate::arguments::Sim;
use crate::text::{HEADING, QUIET, TITLE, tell};
use crate::{unwritable, write_file};

pub(crate) fn run(arguments: &Sim) -> Result<(), Fault> {
    let game = arguments.setup.open()?;
    let mut options = arguments.setup.chosen()?;
    if !options.contains_key("players") && !arguments.bots.is_empty() {
        options.insert("players".to_owned(), arguments.bots.len().into());
    }
    let players =
        game.options(&options)?.get("players").and_then(serde_json::Value::as_u64).unwrap_or(2) as usize;
    let bots =
        if arguments.bots.is_empty() { vec![BotSpec::Random; players] } else { arguments.bots.clone() };
    let threads =
        arguments.threads.unwrap_or_else(|| std::thread::available_parallelism().map_or(1, Into::into));
    let plan =
        Plan { options, bots, games: arguments.games, seed: Seed::from_text(&arguments.seed), threads };
    if let Some(folder) = &arguments.save {
        std::fs::create_dir_all(folder).map_err(|error| unwritable(folder, &error))?;
    }
    let progress = Progress::new(game.name(), arguments);
    let report = game.simulate(&plan, &progress)?;
    progress.bar.finish_and_clear();
    if arguments.json {
        tell!("{}", serde_json::to_string_pretty(&report).expect("a report is plain data"));
    } else {
        print_report(&report);
    }
    Ok(())
}

/// Moves the progress bar and saves records.
struct Progress {
    bar: ProgressBar,
    game: &'static str,
    folder: Option<PathBuf>,
    digits: usize,
}

impl Progress {
    fn new(game: &'static str, arguments: &Sim) -> Self {
        let style = ProgressStyle::with_template("{bar:40} {pos}/{len} games, {per_sec}, {eta} left");
        let bar = ProgressBar::new(arguments.games).with_style(style.expect("the template is valid"));
        let digits = arguments.games.to_string().len();
        Self { bar, game, folder: arguments.save.clone(), digits }
    }

    fn save(&self, folder: &Path, number: u64, record: &Record) -> Result<(), Fault> {
        let name = format!("{}-{:0digits$}.txt", self.game, number + 1, digits = self.digits);
        write_file(&folder.join(name), &record.to_string())
    }
}

impl Watcher for Progress {
    fn finished(&self, number: u64, record: &dyn Fn() -> Record) -> Result<(), Fault> {
        self.bar.inc(1);
        self.folder.as_ref().map_or(Ok(()), |folder| self.save(folder, number, &record()))
    }
}

fn print_report(report: &SimReport) {
    tell!("{TITLE}{}{TITLE:#}, {} players, {} games", report.game, report.players, report.games);
    tell!("\n{HEADING}bots{HEADING:#}");
    for bot in &report.bots {
        let [low, high] = bot.ci95.map(|share| share * 100.0);
        let share = bot.win_share * 100.0;
        tell!(
            "  {:12} wins {share:5.1} %  [{low:.1} to {high:.1}]  mean score {:.1}",
            bot.name,
            bot.mean_score
        );
        let seats: Vec<String> = bot
            .seats
            .iter()
            .map(|seat| format!("seat {} {:.1} %", seat.seat, seat.win_share * 100.0))
            .collect();
        let scores = &bot.scores;
        tell!(
            "  {QUIET}{:12} {}; scores {} ‥ {} ‥ {} ‥ {} ‥ {} (lowest, p10, median, p90, highest){QUIET:#}",
            "",
            seats.join(", "),
            scores.min,
            scores.p10,
            scores.median,
            scores.p90,
            scores.max
        );
    }
    let length = &report.length;
    tell!("\n{HEADING}length{HEADING:#}  {:.1} steps ({} to {})", length.mean, length.min, length.max);
    tell!("{HEADING}ends{HEADING:#}    {}", listed(&report.ends));
    let unused: Vec<_> =
        report.coverage.iter().filter(|(_, n)| **n == 0).map(|(id, _)| id.as_str()).collect();
    let used = report.coverage.len() - unused.len();
    tell!("{HEADING}sheet{HEADING:#}   {used} of {} entries used", report.coverage.len());
    if !unused.is_empty() {
        tell!("        never: {}", unused.join(", "));
    }
}

fn listed(counts: &std::collections::BTreeMap<String, u64>) -> String {
    counts.iter().map(|(what, n)| format!("{what} {n}")).collect::<Vec<_>>().join(", ")
}

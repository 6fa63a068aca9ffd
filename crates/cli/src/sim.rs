//! `dragonhall sim`: bots against bots, counted.

use std::path::{Path, PathBuf};

use bots::{BotSpec, Plan, SimReport, Spread, Survey, SurveyReport, Watcher};
use catalog::Catalog;
use indicatif::{ProgressBar, ProgressStyle};
use kernel::erased::CodedError;
use kernel::{Record, Seed};

use crate::arguments::Sim;
use crate::outside::Hired;
use crate::text::{HEADING, QUIET, TITLE, print_json, print_line};
use crate::{threads, unwritable, write_file};

pub(crate) fn run(arguments: &Sim, catalog: Catalog) -> Result<(), CodedError> {
    let game = arguments.setup.build(catalog)?;
    let threads = threads(arguments.threads);
    let seed = Seed::from_text(&arguments.seed);
    if let Some(folder) = &arguments.save {
        std::fs::create_dir_all(folder).map_err(|error| unwritable(folder, &error))?;
    }
    let hired = Hired::new(&arguments.bots, game.name(), arguments.patience)?;
    let progress = Progress::new(game.name(), arguments);
    if arguments.samples {
        let bot = match hired.bots[..] {
            [] => BotSpec::Random,
            [bot] => bot,
            _ => return Err(CodedError::new("bad-bots", "with --samples one bot plays all seats")),
        };
        let survey = Survey { bot, games: arguments.games, seed, threads };
        let report = bots::survey(&*game, &survey, &progress)?;
        progress.bar.finish_and_clear();
        if arguments.json {
            print_json(&report);
        } else {
            print_survey(&report);
        }
        return Ok(());
    }
    let mut options = arguments.setup.chosen()?;
    if !options.contains_key("players") && !hired.bots.is_empty() {
        options.insert("players".to_owned(), hired.bots.len().into());
    }
    let players =
        game.options(&options)?.get("players").and_then(serde_json::Value::as_u64).unwrap_or(2) as usize;
    let bots = if hired.bots.is_empty() { vec![BotSpec::Random; players] } else { hired.bots.clone() };
    let plan = Plan { options, bots, games: arguments.games, seed, threads };
    let report = game.simulate(&plan, &progress)?;
    progress.bar.finish_and_clear();
    if arguments.json {
        print_json(&report);
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

    fn save(&self, folder: &Path, number: u64, record: &Record) -> Result<(), CodedError> {
        let name = format!("{}-{:0digits$}.txt", self.game, number + 1, digits = self.digits);
        write_file(&folder.join(name), &record.to_string())
    }
}

impl Watcher for Progress {
    fn finished(&self, number: u64, record: &dyn Fn() -> Record) -> Result<(), CodedError> {
        self.bar.inc(1);
        self.folder.as_ref().map_or(Ok(()), |folder| self.save(folder, number, &record()))
    }
}

fn print_report(report: &SimReport) {
    print_line!("{TITLE}{}{TITLE:#}, {} players, {} games", report.game, report.players, report.games);
    print_line!("\n{HEADING}bots{HEADING:#}");
    for bot in &report.bots {
        let [low, high] = bot.ci95.map(|share| share * 100.0);
        let share = bot.win_share * 100.0;
        print_line!(
            "  {:12} wins {share:5.1} %  [{low:.1} to {high:.1}]  mean score {:.1}",
            bot.name,
            bot.mean_score
        );
        let seats: Vec<String> = bot
            .seats
            .iter()
            .map(|seat| format!("seat {} {:.1} %", seat.seat, seat.win_share * 100.0))
            .collect();
        print_line!(
            "  {QUIET}{:12} {}; scores {} (lowest, p10, median, p90, highest){QUIET:#}",
            "",
            seats.join(", "),
            spread(bot.scores)
        );
    }
    print_line!("  {QUIET}{:12} the best of each game {}{QUIET:#}", "", spread(report.winning_scores));
    let length = &report.length;
    print_line!("\n{HEADING}length{HEADING:#}  {:.1} steps ({} to {})", length.mean, length.min, length.max);
    print_line!("{HEADING}ends{HEADING:#}    {}", listed(&report.ends));
    print_coverage(&report.coverage);
}

fn print_survey(report: &SurveyReport) {
    print_line!("{TITLE}{}{TITLE:#}, {} games", report.game, report.games);
    print_line!("\n{HEADING}tables{HEADING:#}");
    for table in &report.tables {
        let SimReport { games, length, winning_scores, .. } = &table.report;
        print_line!(
            "  {games} games of {:.1} steps, the best scores {}\n  {QUIET}{}{QUIET:#}",
            length.mean,
            spread(*winning_scores),
            table.options
        );
    }
    print_line!("\n{HEADING}ends{HEADING:#}    {}", listed(&report.ends));
    print_coverage(&report.coverage);
}

fn spread(scores: Spread) -> String {
    let Spread { min, p10, median, p90, max } = scores;
    format!("{min} ‥ {p10} ‥ {median} ‥ {p90} ‥ {max}")
}

fn print_coverage(coverage: &std::collections::BTreeMap<String, u64>) {
    let unused: Vec<_> = coverage.iter().filter(|(_, n)| **n == 0).map(|(id, _)| id.as_str()).collect();
    let used = coverage.len() - unused.len();
    print_line!("{HEADING}sheet{HEADING:#}   {used} of {} entries used", coverage.len());
    if !unused.is_empty() {
        print_line!("        never: {}", unused.join(", "));
    }
}

fn listed(counts: &std::collections::BTreeMap<String, u64>) -> String {
    counts.iter().map(|(what, n)| format!("{what} {n}")).collect::<Vec<_>>().join(", ")
}

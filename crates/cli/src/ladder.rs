//! `dragonhall ladder`: how strong the bots are, in a way that can be done again elsewhere.

use bots::{BotSpec, Ladder, LadderReport};
use catalog::Catalog;
use kernel::Seed;
use kernel::erased::CodedError;
use serde::Serialize;
use serde_json::{Map, Value};

use crate::arguments::Climb;
use crate::kept::Progress;
use crate::outside::Hired;
use crate::text::{HEADING, QUIET, TITLE, print_json, print_line};
use crate::{threads, write_file};

/// The first line of a file of rounds: what they were played for. Rounds of anything else do not belong there.
#[derive(Serialize)]
struct Head {
    game: String,
    revision: u32,
    /// The digest of the components.
    sheet: String,
    /// The digest of how bots think in this game.
    settings: String,
    /// The digest of how its evaluation judges.
    evaluation: String,
    options: Map<String, Value>,
    bots: Vec<String>,
    first_alone: bool,
    seed: String,
}

pub(crate) fn run(arguments: &Climb, catalog: Catalog) -> Result<(), CodedError> {
    let game = arguments.setup.build(catalog)?;
    let mut options = arguments.setup.chosen()?;
    options.entry("players").or_insert_with(|| 2.into());
    let players = game.players(&options)?;
    let usual = || {
        ["random", "egg", "hatchling", "drake", "wyrm"]
            .map(|bot| bot.parse::<BotSpec>().expect("there is such a bot"))
    };
    let hired = Hired::new(&arguments.bots, game.name(), arguments.patience)?;
    let bots: Vec<BotSpec> = if hired.bots.is_empty() { usual().to_vec() } else { hired.bots.clone() };
    let threads = threads(arguments.threads);
    let seed = Seed::from_text(&arguments.seed);
    let ladder = Ladder {
        options,
        players,
        bots,
        first_alone: arguments.first_alone,
        games: arguments.games,
        seed,
        threads,
    };
    let head = Head {
        game: game.name().to_owned(),
        revision: game.revision(),
        sheet: game.sheet_digest(),
        settings: bots::settings_digest(game.name()),
        evaluation: game.evaluation_digest(),
        options: ladder.options.clone(),
        bots: ladder.bots.iter().map(ToString::to_string).collect(),
        first_alone: ladder.first_alone,
        seed: arguments.seed.clone(),
    };
    let rounds = ladder.deals() * ladder.pairings().len() as u64;
    let (done, progress) = Progress::begin(arguments.save.as_deref(), &head, rounds, "deals")?;
    let report = ladder.climb(&*game, game.name(), done, &progress)?;
    progress.end();
    if let Some(path) = &arguments.markdown {
        write_file(path, &report.to_markdown())?;
    }
    if arguments.json {
        print_json(&report);
    } else {
        print_report(&report);
    }
    Ok(())
}

fn print_report(report: &LadderReport) {
    print_line!("{TITLE}{}{TITLE:#}, {} players, {} games", report.game, report.players, report.games);
    print_line!("\n{HEADING}ladder{HEADING:#}");
    for bot in &report.bots {
        let [low, high] = bot.ci95;
        print_line!(
            "  {:14} Elo {:6.0}  [{low:.0} to {high:.0}]  {QUIET}{:.2} ms a choice{QUIET:#}",
            bot.name,
            bot.elo,
            bot.ms_per_choice
        );
    }
    print_line!("\n{HEADING}pairs{HEADING:#}");
    for pair in &report.pairs {
        let [low, high] = pair.ci95.map(|share| share * 100.0);
        let among = if report.players == 2 { "against" } else { "among" };
        print_line!(
            "  {:14} {among} {:14} wins {:5.1} %  [{low:.1} to {high:.1}]  {QUIET}{:.2} of a fair share, {} games{QUIET:#}",
            pair.one,
            pair.others,
            pair.win_share * 100.0,
            pair.of_fair_share,
            pair.games
        );
    }
}

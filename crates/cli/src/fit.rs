//! `dragonhall fit`: what the terms of a game's evaluation are worth, learnt from games that bots play.

use bots::{BotSpec, FitPlan};
use catalog::Catalog;
use kernel::Seed;
use kernel::erased::CodedError;
use serde::Serialize;
use serde_json::{Map, Value};

use crate::arguments::Fit;
use crate::kept::Progress;
use crate::text::{HEADING, QUIET, TITLE, print_json, print_line};
use crate::threads;

/// What a file of games was played for.
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
    bot: String,
    seed: String,
}

pub(crate) fn run(arguments: &Fit, catalog: Catalog) -> Result<(), CodedError> {
    let game = arguments.setup.build(catalog)?;
    let mut options = arguments.setup.chosen()?;
    options.entry("players").or_insert_with(|| 2.into());
    let threads = threads(arguments.threads);
    let plan = FitPlan {
        options,
        bot: arguments.bot,
        games: arguments.games,
        seed: Seed::from_text(&arguments.seed),
        threads,
    };
    let head = Head {
        game: game.name().to_owned(),
        revision: game.revision(),
        sheet: game.sheet_digest(),
        settings: bots::settings_digest(game.name()),
        evaluation: game.evaluation_digest(),
        options: plan.options.clone(),
        bot: plan.bot.to_string(),
        seed: arguments.seed.clone(),
    };
    let (done, progress) = Progress::begin(arguments.save.as_deref(), &head, plan.games, "games")?;
    let report = game.fit(&plan, done, &progress)?;
    progress.end();
    if arguments.json {
        print_json(&report);
        return Ok(());
    }
    let [nothing, usual] = report.baselines;
    print_line!("{TITLE}{}{TITLE:#}, {} games, {} notes", game.name(), report.games, report.notes);
    print_line!("\n{HEADING}loss on games not learnt from{HEADING:#}");
    print_line!("  knowing nothing                 {nothing:.4}");
    print_line!("  the evaluation, usual slope     {usual:.4}");
    print_line!("  the evaluation, slope measured  {:.4}", report.whole.1);
    print_line!("  its terms weighed anew          {:.4}", report.weighed.1);
    print_line!("\n{QUIET}# for crates/bots/values.toml: one of these{QUIET:#}");
    for weighed in [false, true] {
        let made_by = format!(
            "dragonhall fit {} --games {} --bot {} --seed {}{}",
            game.name(),
            plan.games,
            plan.bot,
            arguments.seed,
            plan.options.iter().map(|(key, value)| format!(" -o {key}={value}")).collect::<String>()
        );
        let written = report.written(made_by, weighed);
        print_line!("[{}]", game.name());
        print_line!("made-by = {:?}", written.made_by);
        if let Some([early, late]) = written.slope {
            print_line!("slope = [{early:.4}, {late:.4}]");
        }
        if !written.weights.is_empty() {
            let weights = written.weights.iter();
            let weights: Vec<String> =
                weights.map(|(term, [early, late])| format!("{term} = [{early:.4}, {late:.4}]")).collect();
            print_line!("weights = {{ {} }}", weights.join(", "));
        }
        print_line!();
    }
    Ok(())
}

/// Who plays, unless somebody else is named: strong enough to be learnt from, and always the same.
pub(crate) fn usual_bot() -> BotSpec {
    "search:100".parse().expect("there is such a bot")
}

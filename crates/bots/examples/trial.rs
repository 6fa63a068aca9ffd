//! Tries settings of the search against another bot: each deal once from every seat.
//!
//! ```text
//! cargo run --profile figures -p dragonhall-bots --example trial -- dragonheart 200 300 greedy 'steps=8;steps=4,redeal=nobody'
//! ```
//!
//! Game, games, budget, rival, and then settings to change, a semicolon between one trial and the next. Options of the game
//! may follow: `players=2 deck=normal`, and `seed=TEXT` for other deals. `slope=0.1:0.3` among the settings says what a point
//! of the evaluation is worth at the beginning and at the end of the game; without numbers, `slope=`, it is the usual worth.
//! A rival may have settings of its own: `search:300,steps=4`. `GAME costs` says what thinking costs there instead.

use std::sync::Mutex;
use std::time::{Duration, Instant};

use bots::{
    Bot, BotMaker, BotSpec, Budget, Decision, Lab as _, Limits, Plan, Search, Settings, Values, Watcher,
    simulate,
};
use kernel::erased::{CodedError, Erased};
use kernel::{Encode, Evaluate, Insight, Record, Seed, Sheet};
use serde_json::{Map, Value};

/// A search with changed settings, or another bot; it measures how long it thinks.
enum Entrant {
    Search(Budget, Settings, Values),
    Named(BotSpec),
}

static THINKING: Mutex<(Duration, u32)> = Mutex::new((Duration::ZERO, 0));

struct Timed<G: Evaluate>(Search<G>);

impl<G: Evaluate> Bot<G> for Timed<G> {
    fn choose(&mut self, insight: &Insight<'_, G>, limits: &Limits<'_>) -> Decision<'_, G::Action> {
        let began = Instant::now();
        let decision = self.0.choose(insight, limits);
        let mut thinking = THINKING.lock().expect("no thread panics");
        if !decision.candidates.is_empty() {
            *thinking = (thinking.0 + began.elapsed(), thinking.1 + 1);
        }
        decision
    }
}

impl<G: Evaluate> BotMaker<G> for Entrant {
    fn name(&self) -> String {
        match self {
            Self::Search(budget, ..) => format!("search:{budget}"),
            Self::Named(bot) => bot.to_string(),
        }
    }

    fn build(&self, start: u64) -> Box<dyn Bot<G>> {
        match self {
            Self::Search(budget, settings, values) => {
                Box::new(Timed(Search::<G>::with(start, *budget, *settings, *values)))
            }
            Self::Named(bot) => bot.build(start),
        }
    }
}

struct Nobody;

impl Watcher for Nobody {
    fn finished(&self, _: u64, _: &dyn Fn() -> Record) -> Result<(), CodedError> {
        Ok(())
    }
}

fn chosen(options: &[String]) -> Result<Map<String, Value>, Box<dyn std::error::Error>> {
    let mut chosen = Map::new();
    for option in options {
        let (key, value) = option.split_once('=').ok_or("an option is written KEY=VALUE")?;
        chosen.insert(key.to_owned(), serde_json::from_str(value).unwrap_or_else(|_| Value::from(value)));
    }
    chosen.entry("players").or_insert_with(|| 2.into());
    Ok(chosen)
}

fn word(value: &Value) -> String {
    value.as_str().map_or_else(|| value.to_string(), str::to_owned)
}

/// The search with some settings changed.
fn changed_search<G: Evaluate>(budget: Budget, changes: &str) -> Result<Entrant, Box<dyn std::error::Error>> {
    let (slopes, others): (Vec<&str>, Vec<&str>) =
        changes.split(',').partition(|change| change.starts_with("slope="));
    let settings = Settings::of::<G>().changed(&others.join(","))?;
    let values = slopes.last().map_or_else(|| Ok(Values::of::<G>()), |slope| sloped(slope))?;
    Ok(Entrant::Search(budget, settings, values))
}

/// The evaluation as a whole, as in `slope=0.1:0.3`.
fn sloped(change: &str) -> Result<Values, Box<dyn std::error::Error>> {
    match change.trim_start_matches("slope=") {
        "" => Ok(Values::plain()),
        slope => {
            let (early, late) = slope.split_once(':').ok_or("a slope is written EARLY:LATE")?;
            Ok(Values::Whole { slope: [early.parse()?, late.parse()?] })
        }
    }
}

fn trial<G: Encode + Evaluate>(
    sheet: &'static G::Sheet,
    words: &[String],
) -> Result<(), Box<dyn std::error::Error>> {
    if let [word, options @ ..] = words
        && word == "costs"
    {
        let mut play = Erased::<G>::new(sheet).random_play(&chosen(options)?)?;
        println!("{} {:?}", G::NAME, play.thinking(Duration::from_millis(500)));
        return Ok(());
    }
    let [games, budget, rival, trials, options @ ..] = words else {
        return Err("write GAME GAMES BUDGET RIVAL SETTINGS [OPTION=VALUE …]".into());
    };
    let mut chosen = chosen(options)?;
    let seed = chosen.remove("seed").map_or_else(|| "trial".to_owned(), |seed| word(&seed));
    let players = chosen["players"].as_u64().unwrap_or(2) as usize;
    let game = Erased::<G>::new(sheet);
    for changes in trials.split(';') {
        let mut bots = vec![changed_search::<G>(budget.parse()?, changes)?];
        for _ in 1..players {
            bots.push(match rival.strip_prefix("search:").and_then(|rival| rival.split_once(',')) {
                Some((budget, changes)) => changed_search::<G>(budget.parse()?, changes)?,
                None => Entrant::Named(rival.parse()?),
            });
        }
        let seed = Seed::from_text(&seed);
        let plan = Plan { options: chosen.clone(), bots, games: games.parse()?, seed, threads: 1 };
        *THINKING.lock().expect("no thread panics") = (Duration::ZERO, 0);
        let report = simulate(&game, &plan, &Nobody)?;
        let (time, choices) = *THINKING.lock().expect("no thread panics");
        let [low, high] = report.bots[0].ci95;
        println!(
            "{} {:5.1} % [{:.1} to {:.1}] {:.2} ms a choice, {} games, scores {:.1} to {:.1}: {changes}",
            G::NAME,
            report.bots[0].win_share * 100.0,
            low * 100.0,
            high * 100.0,
            time.as_secs_f64() * 1e3 / f64::from(choices.max(1)),
            report.games,
            report.bots[0].mean_score,
            report.bots[1].mean_score,
        );
    }
    Ok(())
}

fn main() -> Result<(), Box<dyn std::error::Error>> {
    let words: Vec<String> = std::env::args().skip(1).collect();
    let Some((game, rest)) = words.split_first() else { return Err("which game?".into()) };
    match game.as_str() {
        "dragonheart" => trial::<dragonheart::Dragonheart>(dragonheart::Cards::built_in(), rest),
        "dragondraft" => trial::<dragondraft::Dragondraft>(dragondraft::Components::built_in(), rest),
        "sneaky" => trial::<sneaky::Sneaky>(sneaky::Sheet::built_in(), rest),
        "flamecraft" => trial::<flamecraft::Flamecraft>(flamecraft::Sheet::built_in(), rest),
        _ => Err(format!("there is no game `{game}`").into()),
    }
}

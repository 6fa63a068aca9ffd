//! The command line.

use std::path::PathBuf;

use bots::BotSpec;
use catalog::{Catalog, Playable};
use clap::{Args, Parser, Subcommand};
use kernel::erased::CodedError;
use kernel::{Language, Seed};
use serde_json::{Map, Value};

use crate::ban::Bans;
use crate::completions::{Completions, Man};
use crate::games::Games;
use crate::guest::Guests;
use crate::outside::{BotArgument, PatienceOptions};
use crate::read_file;
use crate::report::Reports;
use crate::serve::Serve;
use crate::table::Tables;

/// Four dragon board games by their real rules: play, simulate, measure.
#[derive(Debug, Parser)]
#[command(name = "dragonhall", version, max_term_width = 100)]
pub struct Arguments {
    #[command(subcommand)]
    pub(crate) command: Command,
}

impl Arguments {
    /// Whether it is written to somebody who may hang up at any time: the clients of a server, bots from outside.
    #[must_use]
    pub fn outlives_readers(&self) -> bool {
        let bots = match &self.command {
            Command::Serve(_) => return true,
            // A game that goes on may have bots from outside.
            Command::Play(play) if play.resume.is_some() => return true,
            Command::Play(play) => play.bots.as_deref().unwrap_or_default(),
            Command::Sim(sim) => &sim.bots,
            Command::Ladder(climb) => &climb.bots,
            _ => return false,
        };
        bots.iter().any(|bot| matches!(bot, BotArgument::Exec(_)))
    }
}

#[derive(Debug, Subcommand)]
pub(crate) enum Command {
    /// Open the hall: tables for people and bots in the browser
    Serve(Box<Serve>),
    /// The operator's toolbox: look at tables, carry them elsewhere, close them
    Table(Tables),
    /// Guests: look at them, mute, rename or ban them while the hall is open
    Guest(Guests),
    /// What guests have reported
    Report(Reports),
    /// Networks that nobody may come from
    Ban(Bans),
    /// List the games there are, or the options of one
    Games(Games),
    /// Play a game in the terminal
    Play(Play),
    /// Learn a game by playing it, with a coach
    Learn(Learn),
    /// Find the best choice in written positions, or make more of them
    Puzzles(Puzzles),
    /// Let bots play many games and count the results
    Sim(Sim),
    /// Find out how strong bots are: every pair, each deal from every seat
    Ladder(Climb),
    /// Learn from games of bots what the terms of a game's evaluation are worth
    Fit(Fit),
    /// Measure how fast the rules are
    Bench(Bench),
    /// Speak JSON lines with bots and tools (docs/protocol.md)
    Engine(Engine),
    /// Read a record of a game
    Record(Record),
    /// Look again at a finished game: everybody's chances, turning points, what else could have been chosen
    Review(ReviewFile),
    /// Show the components of a game and which of them are reconstructed
    Sheet(Sheet),
    /// Show the rules of a game
    Rules(Rules),
    /// Write the skeleton of a new game's crate
    NewGame(crate::new_game::NewGame),
    /// Play random games under the conformance kit until something breaks or time is up
    Fuzz(Fuzz),
    /// Print a script that lets your shell complete commands, options and games
    Completions(Completions),
    /// Print the manual page, or write the pages of all commands
    Man(Man),
}

/// The game and what is chosen before it.
#[derive(Args, Debug)]
pub(crate) struct Setup {
    /// The game; `dragonhall games` lists them
    pub(crate) game: String,
    #[command(flatten)]
    pub(crate) options: SetupOptions,
}

impl Setup {
    /// The game with its components.
    pub(crate) fn build(&self, catalog: Catalog) -> Result<Box<dyn Playable>, CodedError> {
        build(catalog, &self.game, self.options.sheet.as_deref())
    }

    /// The options as JSON.
    pub(crate) fn chosen(&self) -> Result<Map<String, Value>, CodedError> {
        self.options.chosen()
    }
}

/// What is chosen before a game.
#[derive(Args, Debug)]
pub(crate) struct SetupOptions {
    /// A corrected component sheet
    #[arg(long, value_name = "FILE")]
    pub(crate) sheet: Option<PathBuf>,
    /// How many play
    #[arg(long, value_name = "N")]
    pub(crate) players: Option<u8>,
    /// An option of the game, such as first=seat-0; may be given several times
    #[arg(long = "option", short = 'o', value_name = "KEY=VALUE")]
    pub(crate) options: Vec<String>,
}

impl SetupOptions {
    /// The options as JSON. A value that is neither a number nor true or false is a word.
    pub(crate) fn chosen(&self) -> Result<Map<String, Value>, CodedError> {
        let mut chosen = Map::new();
        if let Some(players) = self.players {
            chosen.insert("players".to_owned(), players.into());
        }
        for option in &self.options {
            let Some((key, value)) = option.split_once('=') else {
                return Err(CodedError::new("bad-options", format!("`{option}`: write --option KEY=VALUE")));
            };
            let value = serde_json::from_str(value).unwrap_or_else(|_| value.into());
            chosen.insert(key.to_owned(), value);
        }
        Ok(chosen)
    }
}

/// The game of this name, with this sheet or the one it comes with.
pub(crate) fn build(
    catalog: Catalog,
    game: &str,
    sheet: Option<&std::path::Path>,
) -> Result<Box<dyn Playable>, CodedError> {
    let entry = catalog.find(game)?;
    let Some(path) = sheet else { return Ok(entry.build()) };
    let text = read_file(path)?;
    entry
        .build_with(&text)
        .map_err(|bad| CodedError::new("bad-sheet", format_args!("{}: {bad}", path.display())))
}

#[derive(Args, Debug)]
pub(crate) struct Play {
    /// The game; `dragonhall games` lists them
    #[arg(required_unless_present_any = ["resume", "saved"])]
    pub(crate) game: Option<String>,
    #[command(flatten)]
    pub(crate) options: SetupOptions,
    /// Who plays the last seats: egg, hatchling, drake, wyrm, great-dragon, or random, greedy, greedy:WORLDS, search, search:PLAYOUTS,
    /// search:100ms, or exec:COMMAND for a process of yours. The other seats are people at this keyboard.
    #[arg(long, value_delimiter = ',', value_name = "BOTS")]
    pub(crate) bots: Option<Vec<BotArgument>>,
    #[command(flatten)]
    pub(crate) patience: PatienceOptions,
    /// How many people play at this keyboard, against hatchlings
    #[arg(long, value_name = "N", conflicts_with = "bots", default_value_t = 1)]
    pub(crate) people: u8,
    /// en or fr; otherwise as the terminal is set
    #[arg(long)]
    pub(crate) lang: Option<Language>,
    /// Where the shuffle comes from: any text. Otherwise from the operating system.
    #[arg(long)]
    pub(crate) seed: Option<String>,
    /// Write the record here when the game is over
    #[arg(long, value_name = "FILE")]
    pub(crate) save: Option<PathBuf>,
    /// Play the next game of the campaign kept in this file, and keep there what it changes
    #[arg(long, value_name = "FILE")]
    pub(crate) campaign: Option<PathBuf>,
    /// Play line by line, as in pipes and narrow terminals: for screen readers
    #[arg(long)]
    pub(crate) plain: bool,
    /// Go on with a game that was left: one that `--saved` lists, or a file; otherwise the latest
    #[arg(long, value_name = "FILE", num_args = 0..=1,
        conflicts_with_all = ["game", "sheet", "players", "options", "bots", "people", "seed", "save", "campaign"])]
    pub(crate) resume: Option<Option<PathBuf>>,
    /// List the games that can go on
    #[arg(long, conflicts_with_all = ["game", "resume"])]
    pub(crate) saved: bool,
    /// Print the list as JSON
    #[arg(long, requires = "saved")]
    pub(crate) json: bool,
}

#[derive(Args, Debug)]
pub(crate) struct Sim {
    #[command(flatten)]
    pub(crate) setup: Setup,
    /// How many games; rounded up so that every bot sits in every seat equally often
    #[arg(long, default_value_t = 1000, value_parser = clap::value_parser!(u64).range(1..))]
    pub(crate) games: u64,
    /// Where the deals come from: any text
    #[arg(long, default_value = "1")]
    pub(crate) seed: String,
    /// One bot for each seat; exec:COMMAND is a process of yours (docs/bots.md)
    #[arg(long, value_delimiter = ',', value_name = "BOTS")]
    pub(crate) bots: Vec<BotArgument>,
    #[command(flatten)]
    pub(crate) patience: PatienceOptions,
    /// Go through every sample of the options, at every number of players, with one bot in all seats
    #[arg(long, conflicts_with_all = ["players", "options"])]
    pub(crate) samples: bool,
    /// Print JSON
    #[arg(long)]
    pub(crate) json: bool,
    /// Write the record of every game into this folder
    #[arg(long, value_name = "DIR")]
    pub(crate) save: Option<PathBuf>,
    /// On how many threads; otherwise on all cores
    #[arg(long, value_name = "N", value_parser = threads)]
    pub(crate) threads: Option<usize>,
}

#[derive(Args, Debug)]
pub(crate) struct Climb {
    #[command(flatten)]
    pub(crate) setup: Setup,
    /// Who takes part; otherwise random, egg, hatchling, drake and wyrm. exec:COMMAND is a process of yours (docs/bots.md)
    #[arg(long, value_delimiter = ',', value_name = "BOTS")]
    pub(crate) bots: Vec<BotArgument>,
    #[command(flatten)]
    pub(crate) patience: PatienceOptions,
    /// Only the first bot sits alone, once among each of the others: less to play than every pair, both ways round
    #[arg(long)]
    pub(crate) first_alone: bool,
    /// How many games each pair plays; rounded up to whole deals
    #[arg(long, default_value_t = 1000, value_parser = clap::value_parser!(u64).range(1..))]
    pub(crate) games: u64,
    /// Where the deals come from: any text
    #[arg(long, default_value = "ladder")]
    pub(crate) seed: String,
    /// Keep every deal that was played in this file, and go on from there if it exists
    #[arg(long, value_name = "FILE")]
    pub(crate) save: Option<PathBuf>,
    /// Write the tables to this file
    #[arg(long, value_name = "FILE")]
    pub(crate) markdown: Option<PathBuf>,
    /// Print JSON
    #[arg(long)]
    pub(crate) json: bool,
    /// On how many threads; otherwise on all cores. Bots that think by the clock think less where cores are busy
    #[arg(long, value_name = "N", value_parser = threads)]
    pub(crate) threads: Option<usize>,
}

#[derive(Args, Debug)]
pub(crate) struct Fit {
    #[command(flatten)]
    pub(crate) setup: Setup,
    /// Who plays on all seats
    #[arg(long, default_value_t = crate::fit::usual_bot())]
    pub(crate) bot: BotSpec,
    /// How many games
    #[arg(long, default_value_t = 1000, value_parser = clap::value_parser!(u64).range(1..))]
    pub(crate) games: u64,
    /// Where the deals come from: any text
    #[arg(long, default_value = "fit")]
    pub(crate) seed: String,
    /// Keep what was seen in every game in this file, and go on from there if it exists
    #[arg(long, value_name = "FILE")]
    pub(crate) save: Option<PathBuf>,
    /// Print JSON
    #[arg(long)]
    pub(crate) json: bool,
    /// On how many threads; otherwise on all cores
    #[arg(long, value_name = "N", value_parser = threads)]
    pub(crate) threads: Option<usize>,
}

#[derive(Args, Debug)]
pub(crate) struct Bench {
    #[command(flatten)]
    pub(crate) setup: Setup,
    /// Print JSON
    #[arg(long)]
    pub(crate) json: bool,
    /// How long to measure
    #[arg(long, default_value_t = 3.0, value_parser = seconds)]
    pub(crate) seconds: f64,
    /// Measure another build of dragonhall too, in turns with this one, and compare
    #[arg(long, value_name = "PROGRAM")]
    pub(crate) against: Option<PathBuf>,
    /// How often each of the two is measured
    #[arg(long, value_name = "N", default_value_t = 5, requires = "against", value_parser = clap::value_parser!(u32).range(1..=1000))]
    pub(crate) rounds: u32,
}

#[derive(Args, Debug)]
pub(crate) struct Engine {
    /// Who answers `choose`: the engine is a bot from outside then, such as --bots "exec:dragonhall engine --bot search:300"
    #[arg(long, value_name = "BOT", default_value_t = crate::engine::usual_bot())]
    pub(crate) bot: BotSpec,
}

#[derive(Args, Debug)]
pub(crate) struct Record {
    #[command(subcommand)]
    pub(crate) what: RecordCommand,
}

#[derive(Debug, Subcommand)]
pub(crate) enum RecordCommand {
    /// Tell the game in sentences
    Show(RecordFile),
    /// Check every digest, move and result, and the seed against its commitment
    Verify(Verify),
    /// Print the game as JSON, every event included
    Export(RecordFile),
}

#[derive(Args, Debug)]
pub(crate) struct Verify {
    /// The records
    #[arg(required = true, value_name = "FILE")]
    pub(crate) files: Vec<PathBuf>,
    /// The corrected sheet they were played with
    #[arg(long, value_name = "FILE")]
    pub(crate) sheet: Option<PathBuf>,
    /// Print JSON, a line for each record
    #[arg(long)]
    pub(crate) json: bool,
    /// Let every bot choose again that a hall has kept with its move, unless time ended it, and say which choose otherwise
    #[arg(long)]
    pub(crate) bots: bool,
}

#[derive(Args, Debug)]
pub(crate) struct RecordFile {
    /// The record
    pub(crate) file: PathBuf,
    /// The corrected sheet it was played with
    #[arg(long, value_name = "FILE")]
    pub(crate) sheet: Option<PathBuf>,
    /// en or fr; otherwise as the terminal is set
    #[arg(long)]
    pub(crate) lang: Option<Language>,
}

#[derive(Args, Debug)]
pub(crate) struct ReviewFile {
    #[command(flatten)]
    pub(crate) record: RecordFile,
    /// Playouts by which the candidates of a choice are found; otherwise as many as fit the game
    #[arg(long, value_name = "N", value_parser = clap::value_parser!(u32).range(1..=1_000_000))]
    pub(crate) search: Option<u32>,
    /// Deals of the hidden cards in which every candidate is judged; otherwise as many as fit the game
    #[arg(long, value_name = "N", value_parser = clap::value_parser!(u32).range(2..=100_000))]
    pub(crate) worlds: Option<u32>,
    /// Where these deals come from: the same number gives the same review
    #[arg(long, default_value_t = 0)]
    pub(crate) seed: u32,
    /// Print JSON
    #[arg(long)]
    pub(crate) json: bool,
    /// On how many threads; otherwise on all cores
    #[arg(long, value_name = "N", value_parser = threads)]
    pub(crate) threads: Option<usize>,
    /// Say on standard error how long it took
    #[arg(long)]
    pub(crate) time: bool,
}

#[derive(Args, Debug)]
pub(crate) struct Sheet {
    /// The game; `dragonhall games` lists them
    pub(crate) game: String,
    /// Check this corrected sheet instead
    #[arg(long, value_name = "FILE")]
    pub(crate) check: Option<PathBuf>,
    /// en or fr; otherwise as the terminal is set
    #[arg(long)]
    pub(crate) lang: Option<Language>,
    /// Print JSON
    #[arg(long)]
    pub(crate) json: bool,
    /// Print the sheet itself, to be corrected
    #[arg(long, conflicts_with_all = ["json", "check"])]
    pub(crate) toml: bool,
}

#[derive(Args, Debug)]
pub(crate) struct Rules {
    /// The game; `dragonhall games` lists them
    pub(crate) game: String,
    /// Only this rule, such as 3.4, or this section, such as 3
    #[arg(value_name = "RULE")]
    pub(crate) number: Option<String>,
    /// en or fr; otherwise as the terminal is set
    #[arg(long)]
    pub(crate) lang: Option<Language>,
    /// Print JSON: each rule with its number
    #[arg(long)]
    pub(crate) json: bool,
}

#[derive(Args, Debug)]
pub(crate) struct Learn {
    /// The game; `dragonhall games` lists them
    pub(crate) game: String,
    /// The lesson; the first one otherwise
    pub(crate) lesson: Option<String>,
    /// en or fr; otherwise as the terminal is set
    #[arg(long)]
    pub(crate) lang: Option<Language>,
}

#[derive(Args, Debug)]
pub(crate) struct Puzzles {
    #[command(flatten)]
    pub(crate) setup: Setup,
    /// Make so many new ones from games of bots, and write them as lesson data
    #[arg(long, value_name = "N", value_parser = clap::value_parser!(u32).range(1..))]
    pub(crate) make: Option<u32>,
    /// Playouts by which a choice has to be clearly best
    #[arg(long, value_name = "N", default_value_t = 20_000, value_parser = clap::value_parser!(u32).range(1..=10_000_000))]
    pub(crate) playouts: u32,
    /// Where the deals of the games come from: any text
    #[arg(long, default_value = "puzzles")]
    pub(crate) seed: String,
    /// Write the new ones to this file
    #[arg(long, value_name = "FILE", requires = "make")]
    pub(crate) save: Option<PathBuf>,
    /// Solve the puzzles of this file
    #[arg(long, value_name = "FILE", conflicts_with = "make")]
    pub(crate) from: Option<PathBuf>,
    /// en or fr; otherwise as the terminal is set
    #[arg(long)]
    pub(crate) lang: Option<Language>,
}

#[derive(Args, Debug)]
pub(crate) struct Fuzz {
    /// The game; `dragonhall games` lists them
    pub(crate) game: String,
    /// How long
    #[arg(long, default_value_t = 10.0, value_parser = seconds)]
    pub(crate) seconds: f64,
    /// The first seed; a failure names the seed to see it again
    #[arg(long, default_value_t = 0)]
    pub(crate) seed: u64,
    /// Print JSON
    #[arg(long)]
    pub(crate) json: bool,
}

fn threads(text: &str) -> Result<usize, String> {
    match text.parse() {
        Ok(threads) if (1..=256).contains(&threads) => Ok(threads),
        _ => Err("expected 1 to 256 threads".to_owned()),
    }
}

pub(crate) fn seconds(text: &str) -> Result<f64, String> {
    match text.parse::<f64>() {
        Ok(seconds) if (0.01..=86_400.0).contains(&seconds) => Ok(seconds),
        _ => Err("expected seconds between 0.01 and 86400".to_owned()),
    }
}

/// The language asked for, or the terminal's own.
pub(crate) fn language(asked: Option<Language>) -> Language {
    let terminal = || {
        let set = |name: &&str| std::env::var(name).ok().filter(|value| !value.is_empty());
        ["LC_ALL", "LC_MESSAGES", "LANG"].iter().find_map(set).unwrap_or_default()
    };
    asked.unwrap_or_else(|| if terminal().starts_with("fr") { Language::Fr } else { Language::En })
}

/// The seed asked for, or a fresh one from the operating system.
pub(crate) fn seed(asked: Option<&str>) -> Result<Seed, CodedError> {
    match asked {
        Some(text) => Ok(Seed::from_text(text)),
        None => {
            let mut bytes = [0; 32];
            getrandom::fill(&mut bytes).map_err(|error| {
                CodedError::new("no-randomness", format_args!("no random seed to be had: {error}"))
            })?;
            Ok(Seed::new(bytes))
        }
    }
}

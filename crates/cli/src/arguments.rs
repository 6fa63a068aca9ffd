//! The command line.

use std::path::PathBuf;

use bots::BotSpec;
use catalog::{Catalog, Playable};
use clap::{Args, Parser, Subcommand};
use kernel::erased::CodedError;
use kernel::{Language, Seed};
use serde_json::{Map, Value};

use crate::ban::Bans;
use crate::guest::Guests;
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
    /// Whether a server is started, whose clients may hang up at any time.
    #[must_use]
    pub const fn serves(&self) -> bool {
        matches!(self.command, Command::Serve(_))
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
    /// List the games there are
    Games,
    /// Play a game in the terminal
    Play(Play),
    /// Let bots play many games and count the results
    Sim(Sim),
    /// Measure how fast the rules are
    Bench(Bench),
    /// Speak JSON lines with bots and tools (docs/protocol.md)
    Engine,
    /// Read a record of a game
    Record(Record),
    /// Show the components of a game and which of them are reconstructed
    Sheet(Sheet),
    /// Show the rules of a game
    Rules(Rules),
    /// Write the skeleton of a new game's crate
    NewGame(crate::new_game::NewGame),
    /// Play random games under the conformance kit until something breaks or time is up
    Fuzz(Fuzz),
}

/// The game and what is chosen before it.
#[derive(Args, Debug)]
pub(crate) struct Setup {
    /// The game; `dragonhall games` lists them
    pub(crate) game: String,
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

impl Setup {
    /// The game with its components.
    pub(crate) fn build(&self, catalog: Catalog) -> Result<Box<dyn Playable>, CodedError> {
        build(catalog, &self.game, self.sheet.as_deref())
    }

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
    #[command(flatten)]
    pub(crate) setup: Setup,
    /// Who plays the last seats: random, greedy, greedy:WORLDS. The other seats are people at this keyboard.
    #[arg(long, value_delimiter = ',', value_name = "BOTS")]
    pub(crate) bots: Option<Vec<BotSpec>>,
    /// How many people play at this keyboard, against greedy bots
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
    /// One bot for each seat
    #[arg(long, value_delimiter = ',', value_name = "BOTS")]
    pub(crate) bots: Vec<BotSpec>,
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
pub(crate) struct Bench {
    #[command(flatten)]
    pub(crate) setup: Setup,
    /// Print JSON
    #[arg(long)]
    pub(crate) json: bool,
    /// How long to measure
    #[arg(long, default_value_t = 3.0, value_parser = seconds)]
    pub(crate) seconds: f64,
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
    Verify(RecordFile),
    /// Print the game as JSON, every event included
    Export(RecordFile),
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
}

fn threads(text: &str) -> Result<usize, String> {
    match text.parse() {
        Ok(threads) if (1..=256).contains(&threads) => Ok(threads),
        _ => Err("expected 1 to 256 threads".to_owned()),
    }
}

fn seconds(text: &str) -> Result<f64, String> {
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

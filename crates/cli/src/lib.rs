//! The commands of the binary `dragonhall`. Each has a module of its own; this one is wiring.

mod arguments;
mod ban;
mod bench;
mod completions;
pub mod engine;
mod failure;
mod fit;
mod fuzz;
mod games;
mod guest;
mod kept;
mod ladder;
mod learn;
mod made_puzzles;
mod new_game;
mod outside;
mod play;
mod record;
mod report;
mod review;
mod rules;
mod serve;
mod sheet;
mod sim;
mod table;
mod text;

use std::process::ExitCode;

use catalog::Catalog;
use kernel::erased::CodedError;

pub use arguments::Arguments;
use arguments::Command;
use failure::Failure;

/// Runs a command with the games of `catalog` and says how it went.
#[must_use]
pub fn run(arguments: Arguments, catalog: Catalog) -> ExitCode {
    match carry_out(&arguments.command, catalog) {
        Ok(()) => ExitCode::SUCCESS,
        Err(failure) => failure.into(),
    }
}

fn carry_out(command: &Command, catalog: Catalog) -> Result<(), Failure> {
    match command {
        Command::Games(games) => games::run(games, catalog)?,
        Command::Serve(serve) => serve::run(serve, catalog)?,
        Command::Table(tables) => table::run(tables)?,
        Command::Guest(guests) => guest::run(guests)?,
        Command::Report(reports) => report::run(reports)?,
        Command::Ban(bans) => ban::run(bans)?,
        Command::Play(play) => play::run(play, catalog)?,
        Command::Learn(learn) => learn::run(learn, catalog)?,
        Command::Puzzles(puzzles) => learn::run_puzzles(puzzles, catalog)?,
        Command::Sim(sim) => sim::run(sim, catalog)?,
        Command::Ladder(climb) => ladder::run(climb, catalog)?,
        Command::Fit(fit) => fit::run(fit, catalog)?,
        Command::Bench(bench) => bench::run(bench, catalog)?,
        Command::Engine(engine) => engine::run(catalog, engine.bot)?,
        Command::Record(record) => record::run(record, catalog)?,
        Command::Review(file) => review::run(file, catalog)?,
        Command::Sheet(sheet) => sheet::run(sheet, catalog)?,
        Command::Rules(rules) => rules::run(rules, catalog)?,
        Command::NewGame(new_game) => new_game::run(new_game)?,
        Command::Fuzz(fuzz) => fuzz::run(fuzz, catalog)?,
        Command::Completions(completions) => completions::run(completions, catalog),
        Command::Man(man) => completions::run_man(man)?,
    }
    Ok(())
}

/// Reads a file that somebody named.
fn read_file(path: &std::path::Path) -> Result<String, CodedError> {
    std::fs::read_to_string(path)
        .map_err(|error| CodedError::new("unreadable-file", format_args!("{}: {error}", path.display())))
}

/// On how many threads bots play: as many as there are cores, unless somebody wants another number.
fn threads(wanted: Option<usize>) -> usize {
    wanted.unwrap_or_else(|| std::thread::available_parallelism().map_or(1, Into::into))
}

/// Writes a file that somebody named.
fn write_file(path: &std::path::Path, content: &str) -> Result<(), CodedError> {
    std::fs::write(path, content).map_err(|error| unwritable(path, &error))
}

/// How a file is written that only its owner may read: it holds seeds or keys.
fn private_file() -> std::fs::OpenOptions {
    let mut options = std::fs::OpenOptions::new();
    options.write(true);
    #[cfg(unix)]
    std::os::unix::fs::OpenOptionsExt::mode(&mut options, 0o600);
    options
}

fn unwritable(path: &std::path::Path, error: &std::io::Error) -> CodedError {
    CodedError::new("unwritable-file", format_args!("{}: {error}", path.display()))
}

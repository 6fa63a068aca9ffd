//! The commands of the binary `dragonhall`. Each has a module of its own; this one is wiring.

mod arguments;
mod ban;
mod bench;
pub mod engine;
mod fuzz;
mod guest;
mod new_game;
mod play;
mod record;
mod report;
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
use text::print_line;

/// Bad input: one line, this exit code, nothing half-done.
const BAD_INPUT: u8 = 2;

/// Runs a command with the games of `catalog` and says how it went.
#[must_use]
pub fn run(arguments: Arguments, catalog: Catalog) -> ExitCode {
    let done = match arguments.command {
        Command::Games => {
            catalog.entries().iter().for_each(|entry| print_line!("{}", entry.name));
            Ok(())
        }
        Command::Serve(serve) => serve::run(&serve, catalog),
        Command::Table(tables) => table::run(&tables),
        Command::Guest(guests) => guest::run(&guests),
        Command::Report(reports) => report::run(&reports),
        Command::Ban(bans) => ban::run(&bans),
        Command::Play(play) => play::run(&play, catalog),
        Command::Sim(sim) => sim::run(&sim, catalog),
        Command::Bench(bench) => bench::run(&bench, catalog),
        Command::Engine => engine::run(catalog),
        Command::Record(record) => record::run(&record, catalog),
        Command::Sheet(sheet) => sheet::run(&sheet, catalog),
        Command::Rules(rules) => rules::run(&rules, catalog),
        Command::NewGame(new_game) => new_game::run(&new_game),
        Command::Fuzz(fuzz) => fuzz::run(&fuzz, catalog),
    };
    match done {
        Ok(()) => ExitCode::SUCCESS,
        Err(error) => {
            let line = error.message.replace('\n', " ");
            anstream::eprintln!("dragonhall: {line}");
            ExitCode::from(BAD_INPUT)
        }
    }
}

/// Reads a file that somebody named.
fn read_file(path: &std::path::Path) -> Result<String, CodedError> {
    std::fs::read_to_string(path)
        .map_err(|error| CodedError::new("unreadable-file", format_args!("{}: {error}", path.display())))
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

//! The binary `own-hall`: every command of `dragonhall`, with the games of this crate's catalog.

use std::process::ExitCode;

use clap::Parser;

fn main() -> ExitCode {
    cli::run(cli::Arguments::parse(), own_hall::CATALOG)
}

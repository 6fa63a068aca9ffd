//! The binary `dragonhall`.

use std::process::ExitCode;

use clap::Parser;

fn main() -> ExitCode {
    cli::run(cli::Arguments::parse())
}

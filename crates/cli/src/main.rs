//! The binary `dragonhall`.

use std::process::ExitCode;

use clap::Parser;

fn main() -> ExitCode {
    // `dragonhall rules dragonheart | head` ends quietly, like any other tool whose reader goes away.
    sigpipe::reset();
    cli::run(cli::Arguments::parse())
}

//! The binary `dragonhall`.

use std::process::ExitCode;

use clap::Parser;

fn main() -> ExitCode {
    let arguments = cli::Arguments::parse();
    if !arguments.outlives_readers() {
        // `dragonhall rules dragonheart | head` ends quietly, like any other tool whose reader goes away. Servers and
        // hosts of bots outlive those who read what they send.
        sigpipe::reset();
    }
    cli::run(arguments, catalog::Catalog::built_in())
}

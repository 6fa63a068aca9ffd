//! The binary `dragonhall`.

use std::process::ExitCode;

use clap::Parser;

fn main() -> ExitCode {
    let arguments = cli::Arguments::parse();
    if !arguments.serves() {
        // `dragonhall rules dragonheart | head` ends quietly, like any other tool whose reader goes away. A server outlives
        // the readers who go away.
        sigpipe::reset();
    }
    cli::run(arguments, catalog::Catalog::built_in())
}

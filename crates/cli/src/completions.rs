//! `dragonhall completions` and `dragonhall man`: what shells and manuals want to know of the command line.

use std::path::PathBuf;

use catalog::Catalog;
use clap::builder::PossibleValuesParser;
use clap::{Arg, Args, Command, CommandFactory};
use clap_complete::Shell;
use kernel::erased::CodedError;

use crate::Arguments;
use crate::text::{print_line, put};
use crate::unwritable;

#[derive(Args, Debug)]
pub(crate) struct Completions {
    /// For which shell
    shell: Shell,
}

#[derive(Args, Debug)]
pub(crate) struct Man {
    /// Write the page of every command into this folder
    #[arg(value_name = "DIR")]
    folder: Option<PathBuf>,
}

/// Prints a script for the shell, which then completes commands, options and the names of games.
pub(crate) fn run(arguments: &Completions, catalog: Catalog) {
    let mut script = Vec::new();
    clap_complete::generate(arguments.shell, &mut with_games(catalog), "dragonhall", &mut script);
    put(format_args!("{}", String::from_utf8_lossy(&script)));
}

/// Prints the manual's first page, or writes all of them.
pub(crate) fn run_man(arguments: &Man) -> Result<(), CodedError> {
    let Some(folder) = &arguments.folder else {
        let mut page = Vec::new();
        let rendered = clap_mangen::Man::new(Arguments::command()).render(&mut page);
        rendered.expect("writing to memory");
        put(format_args!("{}", String::from_utf8_lossy(&page)));
        return Ok(());
    };
    let write = || -> std::io::Result<()> {
        std::fs::create_dir_all(folder)?;
        clap_mangen::generate_to(Arguments::command(), folder)
    };
    write().map_err(|error| unwritable(folder, &error))?;
    print_line!("man -l {}", folder.join("dragonhall.1").display());
    Ok(())
}

/// The command line, in which a game is one of those that there are.
fn with_games(catalog: Catalog) -> Command {
    let names: Vec<&'static str> = catalog.entries().iter().map(|entry| entry.name).collect();
    let named = |argument: Arg| match argument.get_id().as_str() {
        "game" => argument.value_parser(PossibleValuesParser::new(names.clone())),
        _ => argument,
    };
    // All of them are gone through: one that is changed alone would come to stand behind the others.
    Arguments::command().mut_subcommands(|command| command.mut_args(&named))
}

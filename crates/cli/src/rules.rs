//! `dragonhall rules`: the rules of a game in our own words.

use kernel::face::Fault;

use crate::arguments::{Rules, language, open};
use crate::text::{HEADING, TITLE, print_wrapped, tell};

pub(crate) fn run(arguments: &Rules) -> Result<(), Fault> {
    let game = open(&arguments.game, None)?;
    print_markdown(game.texts(language(arguments.lang)).rules);
    Ok(())
}

/// Prints Markdown as plain text: headings styled, emphasis marks left out.
pub(crate) fn print_markdown(markdown: &str) {
    for line in markdown.lines() {
        let plain = line.replace("**", "").replace('`', "");
        match plain.split_once("# ") {
            Some(("", title)) => tell!("{TITLE}{title}{TITLE:#}"),
            Some((hashes, title)) if hashes.chars().all(|c| c == '#') => {
                tell!("{HEADING}{title}{HEADING:#}");
            }
            _ => print_wrapped("", "     ", &plain, anstyle::Style::new()),
        }
    }
}

/// The paragraph of rule `number`.
pub(crate) fn rule<'a>(markdown: &'a str, number: &str) -> Option<&'a str> {
    let start = format!("**{number}**");
    markdown.split("\n\n").map(str::trim).find(|paragraph| paragraph.starts_with(&start))
}

//! `dragonhall rules`: the rules of a game in our own words.

use catalog::Catalog;
use kernel::erased::CodedError;

use crate::arguments::{Rules, build, language};
use crate::text::{HEADING, TITLE, print_line, print_wrapped};

pub(crate) fn run(arguments: &Rules, catalog: Catalog) -> Result<(), CodedError> {
    let game = build(catalog, &arguments.game, None)?;
    print_markdown(game.texts(language(arguments.lang)).rules);
    Ok(())
}

/// Prints Markdown as plain text: headings styled, tables set in columns, emphasis marks left out.
pub(crate) fn print_markdown(markdown: &str) {
    let plain = markdown.replace("**", "").replace('`', "");
    let mut lines = plain.lines().peekable();
    while let Some(line) = lines.next() {
        if line.starts_with('|') {
            let mut rows = vec![cells(line)];
            while let Some(row) = lines.next_if(|line| line.starts_with('|')) {
                rows.push(cells(row));
            }
            print_columns(&rows);
            continue;
        }
        match line.split_once("# ") {
            Some(("", title)) => print_line!("{TITLE}{title}{TITLE:#}"),
            Some((hashes, title)) if hashes.chars().all(|c| c == '#') => {
                print_line!("{HEADING}{title}{HEADING:#}");
            }
            _ if line.starts_with(|first: char| first.is_ascii_digit()) => {
                print_wrapped("", "     ", line, anstyle::Style::new());
            }
            _ => print_wrapped("", "", line, anstyle::Style::new()),
        }
    }
}

fn cells(row: &str) -> Vec<&str> {
    row.trim().trim_matches('|').split('|').map(str::trim).collect()
}

/// Prints a table, without the line under its head.
fn print_columns(rows: &[Vec<&str>]) {
    let columns = rows.iter().map(Vec::len).max().unwrap_or(0);
    let width = |column: usize| {
        let cells = rows.iter().filter_map(|row| row.get(column)).filter(|cell| !is_rule(cell));
        cells.map(|cell| cell.chars().count()).max().unwrap_or(0)
    };
    let widths: Vec<usize> = (0..columns).map(width).collect();
    for row in rows.iter().filter(|row| !row.iter().all(|cell| is_rule(cell))) {
        let cells = row.iter().zip(&widths).map(|(cell, &width)| format!("{cell:width$}"));
        print_line!("     {}", cells.collect::<Vec<_>>().join("  ").trim_end());
    }
}

fn is_rule(cell: &str) -> bool {
    cell.chars().all(|c| c == '-' || c == ':')
}

/// The paragraph of rule `number`.
pub(crate) fn rule<'a>(markdown: &'a str, number: &str) -> Option<&'a str> {
    let start = format!("**{number}**");
    markdown.split("\n\n").map(str::trim).find(|paragraph| paragraph.starts_with(&start))
}

//! `dragonhall rules`: the rules of a game in our own words.

use catalog::Catalog;
use kernel::erased::CodedError;
use serde_json::json;

use crate::arguments::{Rules, build, language};
use crate::text::{HEADING, TITLE, print_json, print_line, print_wrapped};

pub(crate) fn run(arguments: &Rules, catalog: Catalog) -> Result<(), CodedError> {
    let game = build(catalog, &arguments.game, None)?;
    let whole = game.texts(language(arguments.lang)).rules;
    let wanted = match &arguments.number {
        None => whole,
        Some(number) => part(whole, number).ok_or_else(|| {
            let number: String = number.chars().take(20).collect();
            CodedError::new("no-such-rule", format_args!("{} has no rule {number}", game.name()))
        })?,
    };
    if arguments.json {
        let rules: Vec<_> =
            all(wanted).map(|(number, text)| json!({ "rule": number, "text": text })).collect();
        print_json(&json!({ "game": game.name(), "revision": game.revision(), "rules": rules }));
    } else {
        print_markdown(wanted);
    }
    Ok(())
}

/// A rule such as `3.4`, or a whole section such as `3` with its heading.
pub(crate) fn part<'a>(markdown: &'a str, number: &str) -> Option<&'a str> {
    rule(markdown, number).or_else(|| {
        let heading = format!("\n## {number} ");
        let start = markdown.find(&heading)? + 1;
        let end = markdown[start..].find("\n## ").map_or(markdown.len(), |end| start + end);
        Some(markdown[start..end].trim_end())
    })
}

/// The rules by number: each with its text and whatever stands below it.
pub(crate) fn all(markdown: &str) -> impl Iterator<Item = (&str, String)> {
    let begins = |paragraph: &str| paragraph.trim_start().starts_with("**");
    let mut paragraphs = markdown.split("\n\n").map(str::trim).peekable();
    std::iter::from_fn(move || {
        let first = paragraphs.by_ref().find(|paragraph| begins(paragraph))?;
        let (number, text) = first.strip_prefix("**")?.split_once("**")?;
        let mut text = text.trim().to_owned();
        while let Some(more) = paragraphs.next_if(|next| !begins(next) && !next.starts_with('#')) {
            text.push_str("\n\n");
            text.push_str(more);
        }
        Some((number, text))
    })
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

/// Rule `number` with what belongs to it, such as a table.
fn rule<'a>(markdown: &'a str, number: &str) -> Option<&'a str> {
    let begin = format!("\n\n**{number}**");
    let start = markdown.find(&begin)? + 2;
    let rest = &markdown[start..];
    let ends = ["\n\n**", "\n\n#"].iter().filter_map(|next| rest.find(next));
    Some(rest[..ends.min().unwrap_or(rest.len())].trim_end())
}

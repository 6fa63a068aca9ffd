//! `dragonhall report`: what guests have reported, and what was done about it.

use clap::{Args, Subcommand};
use hall::moderation::day;
use hall::store::{Change, ReportRow, Store};
use kernel::erased::CodedError;
use serde_json::{Value, json};

use crate::guest::keep;
use crate::serve::{StoreOptions, broken};
use crate::text::{plain, print_json, print_line};

#[derive(Args, Debug)]
pub(crate) struct Reports {
    #[command(subcommand)]
    what: Tool,
    #[command(flatten)]
    store: StoreOptions,
}

#[derive(Debug, Subcommand)]
enum Tool {
    /// List reports that wait for you, newest first
    List {
        /// Also those that were dealt with
        #[arg(long)]
        all: bool,
        /// Print JSON
        #[arg(long)]
        json: bool,
    },
    /// Show a report with the lines of chat before it
    Show {
        /// The report
        id: String,
        /// Print JSON
        #[arg(long)]
        json: bool,
    },
    /// Note that a report was dealt with
    Resolve {
        /// The report
        id: String,
        /// What was done, for your own memory
        #[arg(long, value_name = "TEXT", default_value = "")]
        note: String,
    },
}

pub(crate) fn run(reports: &Reports) -> Result<(), CodedError> {
    reports.store.with_store(async |store| use_tool(store, &reports.what).await)
}

async fn use_tool(store: &Store, tool: &Tool) -> Result<(), CodedError> {
    match tool {
        Tool::List { all, json } => {
            let rows = store.reports(*all).await.map_err(broken)?;
            if *json {
                print_json(&rows.iter().map(as_json).collect::<Vec<_>>());
            } else {
                rows.iter().for_each(|row| print_line!("{}", plain(&line(row))));
            }
        }
        Tool::Show { id, json } => {
            let found = store.report(id).await.map_err(broken)?;
            let (row, lines) = found.ok_or_else(|| none(id))?;
            if *json {
                let mut shown = as_json(&row);
                let said = lines.iter().map(|line| json!({ "number": line.number, "guest": line.guest, "name": line.name, "text": line.text }));
                shown["lines"] = said.collect();
                print_json(&shown);
                return Ok(());
            }
            print_line!("{}", plain(&line(&row)));
            print_line!("about {}  by {}", guest(row.about.as_deref()), guest(row.reporter.as_deref()));
            for line in lines {
                print_line!(
                    "{:>5}  {}  {}: {}",
                    line.number,
                    guest(line.guest.as_deref()),
                    plain(&line.name),
                    plain(&line.text)
                );
            }
        }
        Tool::Resolve { id, note } => {
            let change = Change::Resolve { report: id.clone(), note: note.clone() };
            if !keep(store, change).await? {
                return Err(none(id));
            }
        }
    }
    Ok(())
}

/// Whoever was deleted has no name any more.
fn guest(id: Option<&str>) -> &str {
    id.unwrap_or("(deleted)")
}

fn line(row: &ReportRow) -> String {
    let state = if row.resolved_at.is_some() { "resolved" } else { "open" };
    format!("{}  {}  {state:<8}  table {}  {}: {}", row.id, day(row.made_at), row.table, row.name, row.reason)
}

/// A report as data.
fn as_json(row: &ReportRow) -> Value {
    json!({
        "id": row.id,
        "table": row.table,
        "reporter": row.reporter,
        "about": row.about,
        "name": row.name,
        "reason": row.reason,
        "made_at": row.made_at,
        "resolved_at": row.resolved_at,
        "note": row.note,
    })
}

fn none(id: &str) -> CodedError {
    CodedError::new("no-report", format!("there is no open report `{id}`"))
}

//! `dragonhall table`: the operator's toolbox.

use std::fs::File;
use std::io::{BufReader, BufWriter, Write as _};
use std::path::{Path, PathBuf};

use clap::{Args, Subcommand};
use hall::store::{BackupError, Keep, Pruned, SeatRow, StepRow, Store, TableRow};
use hall::toolbox::{TableExport, ToolError, close, export, import};
use hall::wire::SeatKind;
use kernel::erased::CodedError;
use serde_json::{Value, json};

use crate::serve::{KeepOptions, StoreOptions, broken, runtime};
use crate::text::{plain, print_json, print_line};
use crate::{private_file, read_file};

#[derive(Args, Debug)]
pub(crate) struct Tables {
    #[command(subcommand)]
    what: Tool,
    #[command(flatten)]
    store: StoreOptions,
}

#[derive(Debug, Subcommand)]
enum Tool {
    /// List tables, newest first
    List {
        /// Only those
        #[arg(long, value_parser = ["waiting", "running", "over", "closed"])]
        status: Option<String>,
        /// Print JSON
        #[arg(long)]
        json: bool,
    },
    /// Show a table and what was done at it; the seed stays sealed
    Show {
        /// The table
        id: String,
        /// Print JSON
        #[arg(long)]
        json: bool,
    },
    /// Write a table into a file. It holds the seed: keep it to yourself while the game goes on
    Export {
        /// The table
        id: String,
        /// The file
        file: PathBuf,
    },
    /// Put a table from a file into the database
    Import {
        /// The file
        file: PathBuf,
    },
    /// Close a table
    Close {
        /// The table
        id: String,
    },
    /// Throw away what is older than it is kept, as the hall does by itself
    Prune(KeepOptions),
    /// Write a copy of everything into a file, also while the hall is open. It holds every seed and the key of all cookies
    Backup {
        /// The file
        file: PathBuf,
    },
    /// Restore a copy into an empty database of either kind
    Restore {
        /// The file
        file: PathBuf,
    },
}

pub(crate) fn run(tables: &Tables) -> Result<(), CodedError> {
    match &tables.what {
        Tool::Restore { file } => {
            let address = tables.store.address()?;
            runtime()?.block_on(restore(&address, file))
        }
        // It may be the first thing in a database.
        Tool::Import { .. } => tables.store.with_any_store(async |store| use_tool(store, &tables.what).await),
        _ => tables.store.with_store(async |store| use_tool(store, &tables.what).await),
    }
}

async fn use_tool(store: &Store, tool: &Tool) -> Result<(), CodedError> {
    match tool {
        Tool::List { status, json } => {
            let rows = store.with_status(status.as_deref()).await.map_err(broken)?;
            if *json {
                print_json(&rows.iter().map(as_json).collect::<Vec<_>>());
            } else {
                rows.iter().for_each(|row| print_line!("{}", plain(&line(row))));
            }
        }
        Tool::Show { id, json } => {
            let TableExport { table, steps } = export(store, id).await.map_err(failed)?;
            if *json {
                let mut shown = as_json(&table);
                let step = |step: &StepRow| json!({ "step": step.step, "seat": step.seat, "kind": step.kind, "text": step.text, "made_at": step.made_at });
                shown["steps"] = steps.iter().map(step).collect();
                print_json(&shown);
                return Ok(());
            }
            print_line!("{}", plain(&line(&table)));
            print_line!("sheet {}  revision {}  options {}", table.sheet, table.revision, table.options);
            print_line!("commitment {}", table.seed.commitment());
            for step in steps {
                let kind = format!("{:?}", step.kind).to_lowercase();
                print_line!("{:>5}  seat {}  {kind}  {}", step.step, step.seat, step.text);
            }
        }
        Tool::Export { id, file } => {
            let exported = export(store, id).await.map_err(failed)?;
            let text = serde_json::to_string_pretty(&exported).expect("a table is plain data");
            write_private(file, &(text + "\n"))?;
        }
        Tool::Import { file } => {
            let exported: TableExport = serde_json::from_str(&read_file(file)?)
                .map_err(|error| CodedError::new("bad-table", format_args!("{}: {error}", file.display())))?;
            import(store, exported).await.map_err(failed)?;
        }
        Tool::Close { id } => close(store, id).await.map_err(failed)?,
        Tool::Prune(keep) => prune(store, &keep.keep()).await?,
        Tool::Backup { file } => backup(store, file).await?,
        Tool::Restore { .. } => unreachable!("a backup is restored before a store is opened"),
    }
    Ok(())
}

async fn prune(store: &Store, keep: &Keep) -> Result<(), CodedError> {
    let mut all = Pruned::default();
    loop {
        // A hall that is open keeps its tables in memory; what it finds gone it forgets.
        let pruned = store.prune(keep, |_| false).await.map_err(broken)?;
        if pruned.is_nothing() {
            break;
        }
        all = all.and(pruned);
    }
    let Pruned { closed, tables, chats, guests, reports, bans } = all;
    print_line!(
        "{tables} tables, {guests} guests, the chat of {chats} tables, {reports} reports and {bans} past bans are gone; {closed} games were closed"
    );
    Ok(())
}

/// Writes a file that only its owner can read.
fn write_private(file: &Path, text: &str) -> Result<(), CodedError> {
    let opened = private_file().create(true).truncate(true).open(file);
    let written = opened.and_then(|mut out| out.write_all(text.as_bytes()));
    written.map_err(|error| crate::unwritable(file, &error))
}

/// Written beside its place and moved there when it is whole.
async fn backup(store: &Store, file: &Path) -> Result<(), CodedError> {
    if file.symlink_metadata().is_ok_and(|found| !found.is_file()) {
        let bad = format!("{} is there already and is no plain file", file.display());
        return Err(CodedError::new("backup", bad));
    }
    let mut part = file.as_os_str().to_owned();
    part.push(".part");
    let part = PathBuf::from(part);
    let made = async {
        let out = private_file().create(true).truncate(true).open(&part)?;
        let rows = store.backup(BufWriter::new(&out)).await?;
        out.sync_all()?;
        std::fs::rename(&part, file)?;
        Ok(rows)
    };
    let rows = made.await.map_err(|error: BackupError| {
        let _ = std::fs::remove_file(&part);
        CodedError::new("backup", format_args!("{}: {error}", file.display()))
    })?;
    print_line!("{rows} rows are kept in {}", file.display());
    Ok(())
}

async fn restore(address: &str, file: &Path) -> Result<(), CodedError> {
    let failed = |error: BackupError| CodedError::new("backup", format_args!("{}: {error}", file.display()));
    let input = File::open(file).map_err(|error| failed(error.into()))?;
    let rows = Store::restore(address, BufReader::new(input)).await.map_err(failed)?;
    print_line!("{rows} rows are restored");
    Ok(())
}

fn line(row: &TableRow) -> String {
    let seat = |seat: &SeatRow| match seat.kind {
        SeatKind::Open => "—".to_owned(),
        SeatKind::Person => seat.name.clone(),
        SeatKind::Bot => format!("[{}]", seat.level.as_deref().unwrap_or_default()),
    };
    let seats: Vec<String> = row.seats.iter().map(seat).collect();
    let status = format!("{:?}", row.status).to_lowercase();
    format!("{}  {:<8}  {:<12}  {}", row.id, status, row.game, seats.join(", "))
}

/// A table as data: what everybody may know of it and who sits there. Its seed and its invite link stay sealed.
fn as_json(row: &TableRow) -> Value {
    let seat = |seat: &SeatRow| json!({ "kind": seat.kind, "name": seat.name, "level": seat.level });
    json!({
        "id": row.id,
        "status": row.status,
        "game": row.game,
        "revision": row.revision,
        "sheet": row.sheet,
        "options": row.options,
        "commitment": row.seed.commitment().to_string(),
        "public": row.public,
        "opened_at": row.opened_at,
        "seats": row.seats.iter().map(seat).collect::<Vec<_>>(),
    })
}

fn failed(error: ToolError) -> CodedError {
    CodedError::new("table-tool", error)
}

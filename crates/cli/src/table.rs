//! `dragonhall table`: the operator's toolbox.

use std::path::PathBuf;

use clap::{Args, Subcommand};
use hall::store::{Store, StoreFault, TableRow};
use hall::toolbox::{Chest, ToolFault, close, export, import};
use hall::wire::SeatKind;
use kernel::face::Fault;

use crate::serve::{Keeping, runtime};
use crate::text::tell;
use crate::{read_file, write_file};

#[derive(Args, Debug)]
pub(crate) struct Tables {
    #[command(subcommand)]
    what: Tool,
    #[command(flatten)]
    keeping: Keeping,
}

#[derive(Debug, Subcommand)]
enum Tool {
    /// List tables, newest first
    List {
        /// Only those: waiting, running, over, closed
        #[arg(long)]
        status: Option<String>,
    },
    /// Show a table and what was done at it; the seed stays sealed
    Show {
        /// The table
        id: String,
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
}

pub(crate) fn run(tables: &Tables) -> Result<(), Fault> {
    runtime()?.block_on(async {
        let store = tables.keeping.open().await?;
        use_tool(&store, &tables.what).await
    })
}

async fn use_tool(store: &Store, tool: &Tool) -> Result<(), Fault> {
    match tool {
        Tool::List { status } => {
            let rows = store.with_status(status.as_deref()).await.map_err(broken)?;
            rows.iter().for_each(|row| tell!("{}", line(row)));
        }
        Tool::Show { id } => {
            let Chest { table, steps } = export(store, id).await.map_err(failed)?;
            tell!("{}", line(&table));
            tell!("sheet {}  revision {}  options {}", table.sheet, table.revision, table.options);
            tell!("commitment {}", table.seed.commitment());
            for step in steps {
                let kind = format!("{:?}", step.kind).to_lowercase();
                tell!("{:>5}  seat {}  {kind}  {}", step.step, step.seat, step.text);
            }
        }
        Tool::Export { id, file } => {
            let chest = export(store, id).await.map_err(failed)?;
            let text = serde_json::to_string_pretty(&chest).expect("a table is plain data");
            write_file(file, &(text + "\n"))?;
        }
        Tool::Import { file } => {
            let chest: Chest = serde_json::from_str(&read_file(file)?)
                .map_err(|error| Fault::new("bad-table", format_args!("{}: {error}", file.display())))?;
            import(store, chest).await.map_err(failed)?;
        }
        Tool::Close { id } => close(store, id).await.map_err(failed)?,
    }
    Ok(())
}

fn line(row: &TableRow) -> String {
    let seat = |seat: &hall::store::SeatRow| match seat.kind {
        SeatKind::Open => "—".to_owned(),
        SeatKind::Person => seat.name.clone(),
        SeatKind::Bot => format!("[{}]", seat.level.as_deref().unwrap_or_default()),
    };
    let seats: Vec<String> = row.seats.iter().map(seat).collect();
    let status = format!("{:?}", row.status).to_lowercase();
    format!("{}  {:<8}  {:<12}  {}", row.id, status, row.game, seats.join(", "))
}

fn broken(fault: StoreFault) -> Fault {
    Fault::new("bad-database", fault)
}

fn failed(fault: ToolFault) -> Fault {
    Fault::new("table-tool", fault)
}

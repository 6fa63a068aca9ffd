//! The operator's toolbox: tables looked at, carried elsewhere and closed, straight in the store.

use serde::{Deserialize, Serialize};

use crate::guest::is_table_name;
use crate::store::{StepRow, Store, StoreError, TableRow, Write};
use crate::wire::Status;

/// A table with everything done at it, for a file. It holds the seed: keep it to yourself while the game goes on.
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize)]
pub struct TableExport {
    /// The table.
    pub table: TableRow,
    /// What was done at it.
    pub steps: Vec<StepRow>,
}

/// Why a tool failed.
#[derive(Debug, thiserror::Error)]
pub enum ToolError {
    /// The store.
    #[error(transparent)]
    Store(#[from] StoreError),
    /// No such table.
    #[error("there is no table `{0}`")]
    NoTable(String),
    /// What cannot be the name of a table.
    #[error("`{0}` cannot be the name of a table: that has twelve letters a to z and digits 2 to 7")]
    BadName(String),
    /// It is there already.
    #[error("there is a table `{0}` already")]
    Exists(String),
    /// It is not running.
    #[error("table `{0}` has ended already")]
    Ended(String),
    /// The hall was quicker.
    #[error("somebody moved at table `{0}` in this moment; try again")]
    Moved(String),
}

/// Takes a table out of the store, for a file.
///
/// # Errors
/// If it is not there.
pub async fn export(store: &Store, id: &str) -> Result<TableExport, ToolError> {
    if !is_table_name(id) {
        return Err(ToolError::NoTable(id.to_owned()));
    }
    let table = store.table(id).await?.ok_or_else(|| ToolError::NoTable(id.to_owned()))?;
    let steps = store.steps(id).await?;
    Ok(TableExport { table, steps })
}

/// Puts a table into the store.
///
/// # Errors
/// If there is one of this name already.
pub async fn import(store: &Store, export: TableExport) -> Result<(), ToolError> {
    let id = export.table.id.clone();
    if !is_table_name(&id) {
        return Err(ToolError::BadName(id));
    }
    let steps = export.steps.into_iter().map(|step| StepRow { table: id.clone(), ..step }).collect();
    let new = store.write(Write::Table(Box::new(export.table), steps)).await?;
    if new { Ok(()) } else { Err(ToolError::Exists(id)) }
}

/// Closes a table. A hall that has it in memory finds this step when it wants to write its own.
///
/// # Errors
/// If it has ended, or somebody moved in this moment.
pub async fn close(store: &Store, id: &str) -> Result<(), ToolError> {
    let TableExport { table, .. } = export(store, id).await?;
    if !matches!(table.status, Status::Waiting | Status::Running) {
        return Err(ToolError::Ended(id.to_owned()));
    }
    if store.close_table(id).await? { Ok(()) } else { Err(ToolError::Moved(id.to_owned())) }
}

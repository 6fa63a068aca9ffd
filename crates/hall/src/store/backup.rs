//! A copy of everything in one file, the same for SQLite and PostgreSQL: made while the hall is open, restored into an empty
//! database of either kind.
//!
//! One JSON value a line: first which schema, then for each table its name and columns followed by its rows, last how many rows
//! there were and the digest of it all. Our columns hold text, whole numbers or nothing.

use std::io::{BufRead, Write};

use data_encoding::HEXLOWER;
use futures_util::TryStreamExt;
use serde::{Deserialize, Serialize};
use serde_json::Value;
use sha2::{Digest, Sha256};
use sqlx::any::AnyRow;
use sqlx::{AnyConnection, AssertSqlSafe, Connection, Row};

use super::address::Address;
use super::claim::Claim;
use super::{Store, StoreError, now, schema};

/// Rows inserted by one statement.
const ROWS_AT_ONCE: usize = 50;

/// A line that is no row.
#[derive(Debug, Serialize, Deserialize)]
#[serde(tag = "is", rename_all = "lowercase", deny_unknown_fields)]
enum Line {
    /// The first one.
    Backup { schema: i64, made_at: i64 },
    /// Rows of this table follow.
    Table { name: String, columns: Vec<String> },
    /// The last one: how many rows there were, and the SHA-256 of all lines before it.
    End { rows: u64, sha256: String },
}

/// Why a backup could not be made or restored.
#[derive(Debug, thiserror::Error)]
pub enum BackupError {
    /// The database.
    #[error(transparent)]
    Store(#[from] StoreError),
    /// The file.
    #[error("the file: {0}")]
    File(#[from] std::io::Error),
    /// The file is no backup, or not a whole one.
    #[error("line {0} of the file: {1}")]
    Damaged(usize, String),
    /// There is something in the database already.
    #[error("there is a database here already; a backup is restored into an empty one")]
    NotEmpty,
}

impl From<sqlx::Error> for BackupError {
    fn from(error: sqlx::Error) -> Self {
        Self::Store(error.into())
    }
}

impl Store {
    /// Writes a copy of everything as it stands at one moment, and returns how many rows it has.
    ///
    /// # Errors
    /// If the database or the file fails.
    pub async fn backup(&self, out: impl Write) -> Result<u64, BackupError> {
        let mut out = Digested { out, digest: Sha256::new() };
        let mut connection = self.address.connect().await?;
        let begin = if self.address.embedded {
            "BEGIN"
        } else {
            sqlx::query("SET statement_timeout = 0").execute(&mut connection).await?;
            "BEGIN ISOLATION LEVEL REPEATABLE READ, READ ONLY"
        };
        let mut snapshot = connection.begin_with(begin).await?;
        let schema = schema::version(&mut snapshot).await?;
        write_line(&mut out, &Line::Backup { schema, made_at: now() })?;
        let mut count = 0;
        for (name, columns) in tables(&mut snapshot).await? {
            let sql = format!("SELECT {} FROM {name}", columns.join(", "));
            let width = columns.len();
            write_line(&mut out, &Line::Table { name, columns })?;
            let mut rows = sqlx::query(AssertSqlSafe(sql)).fetch(&mut *snapshot);
            while let Some(row) = rows.try_next().await? {
                let values = (0..width).map(|column| value(&row, column)).collect::<Result<Vec<_>, _>>()?;
                write_line(&mut out, &values)?;
                count += 1;
            }
        }
        let sha256 = HEXLOWER.encode(&out.digest.clone().finalize());
        write_line(&mut out, &Line::End { rows: count, sha256 })?;
        out.flush()?;
        Ok(count)
    }

    /// Restores a backup into an empty database, and brings it to this program's schema.
    ///
    /// # Errors
    /// If the file is not whole, the database is not empty, or it fails. A file that is not whole changes nothing.
    pub async fn restore(address: &str, file: impl BufRead) -> Result<u64, BackupError> {
        sqlx::any::install_default_drivers();
        let address = Address::parse(address)?;
        let (version, parts) = read(file)?;
        if version > schema::VERSION {
            return Err(StoreError::Newer(version).into());
        }
        let mut connection = address.connect().await?;
        if schema::version(&mut connection).await? != 0 {
            return Err(BackupError::NotEmpty);
        }
        let claim = Claim::take(&address).await?;
        if !address.embedded {
            claim.hold(&mut connection).await?;
            sqlx::query("SET statement_timeout = 0").execute(&mut connection).await?;
        }
        schema::bring_to(&mut connection, version).await?;
        let known = tables(&mut connection).await?;
        let mut work = connection.begin().await?;
        for (name, _) in &known {
            // What a step of the schema put there stands in the file too.
            sqlx::query(AssertSqlSafe(format!("DELETE FROM {name}"))).execute(&mut *work).await?;
        }
        let mut count = 0;
        for part in &parts {
            let fits = |(name, columns): &(String, Vec<String>)| {
                *name == part.table && part.columns.iter().all(|column| columns.contains(column))
            };
            if !known.iter().any(fits) {
                return Err(BackupError::Damaged(
                    part.line,
                    format!("there is no table `{}` like this", part.table),
                ));
            }
            for rows in part.rows.chunks(ROWS_AT_ONCE) {
                insert(&mut work, part, rows).await?;
                count += rows.len() as u64;
            }
        }
        work.commit().await?;
        schema::bring_to(&mut connection, schema::VERSION).await?;
        connection.close().await?;
        Ok(count)
    }
}

/// Counts the digest of what is written.
struct Digested<W> {
    out: W,
    digest: Sha256,
}

impl<W: Write> Write for Digested<W> {
    fn write(&mut self, bytes: &[u8]) -> std::io::Result<usize> {
        let many = self.out.write(bytes)?;
        self.digest.update(&bytes[..many]);
        Ok(many)
    }

    fn flush(&mut self) -> std::io::Result<()> {
        self.out.flush()
    }
}

/// A table out of a file.
struct Part {
    line: usize,
    table: String,
    columns: Vec<String>,
    rows: Vec<Vec<Value>>,
}

/// Reads a whole file before anything is changed.
fn read(file: impl BufRead) -> Result<(i64, Vec<Part>), BackupError> {
    let damaged = |line: usize, why: &str| BackupError::Damaged(line, why.to_owned());
    let (mut schema, mut parts, mut ended) = (None, Vec::<Part>::new(), false);
    let mut count = 0u64;
    let mut last = 0;
    let mut digest = Sha256::new();
    for (number, text) in (1..).zip(file.lines()) {
        last = number;
        let text = text?;
        if ended && text.is_empty() {
            continue;
        }
        if ended {
            return Err(damaged(number, "something follows after the end"));
        }
        let before = digest.clone();
        digest.update(&text);
        digest.update(b"\n");
        if text.starts_with('[') {
            let row: Vec<Value> =
                serde_json::from_str(&text).map_err(|error| damaged(number, &error.to_string()))?;
            let part = parts.last_mut().ok_or_else(|| damaged(number, "a row before any table"))?;
            let plain = |value: &Value| value.is_null() || value.is_string() || value.is_i64();
            if row.len() != part.columns.len() || !row.iter().all(plain) {
                return Err(damaged(number, "a row that does not fit its table"));
            }
            part.rows.push(row);
            count += 1;
            continue;
        }
        let line = serde_json::from_str(&text).map_err(|error| damaged(number, &error.to_string()))?;
        match (line, schema) {
            (Line::Backup { schema: version, .. }, None) => schema = Some(version),
            (Line::Table { name, columns }, Some(_)) => {
                parts.push(Part { line: number, table: name, columns, rows: Vec::new() });
            }
            (Line::End { rows, .. }, Some(_)) if rows != count => {
                return Err(damaged(number, "rows are missing"));
            }
            (Line::End { sha256, .. }, Some(_)) if sha256 != HEXLOWER.encode(&before.finalize()) => {
                return Err(damaged(number, "something before this line was changed"));
            }
            (Line::End { .. }, Some(_)) => ended = true,
            _ => return Err(damaged(number, "this is no backup of Dragonhall")),
        }
    }
    match schema {
        Some(schema) if ended => Ok((schema, parts)),
        _ => Err(damaged(last, "the file breaks off")),
    }
}

fn write_line(out: &mut impl Write, line: &impl Serialize) -> Result<(), BackupError> {
    serde_json::to_writer(&mut *out, line).map_err(std::io::Error::from)?;
    Ok(out.write_all(b"\n")?)
}

/// Every table of ours with its columns.
async fn tables(connection: &mut AnyConnection) -> Result<Vec<(String, Vec<String>)>, BackupError> {
    let embedded = connection.backend_name() == "SQLite";
    let (names, columns) = if embedded {
        (
            "SELECT name FROM sqlite_master WHERE type = 'table' AND name NOT LIKE 'sqlite_%'
             AND name <> '_sqlx_migrations' ORDER BY name",
            "SELECT name FROM pragma_table_info($1) ORDER BY cid",
        )
    } else {
        (
            "SELECT CAST(table_name AS TEXT) FROM information_schema.tables
             WHERE table_schema = current_schema() AND table_name <> '_sqlx_migrations' ORDER BY 1",
            "SELECT CAST(column_name AS TEXT) FROM information_schema.columns
             WHERE table_schema = current_schema() AND table_name = $1 ORDER BY ordinal_position",
        )
    };
    let mut found = Vec::new();
    for row in sqlx::query(names).fetch_all(&mut *connection).await? {
        let name: String = row.try_get(0)?;
        let rows = sqlx::query(columns).bind(name.clone()).fetch_all(&mut *connection).await?;
        let columns = rows.iter().map(|row| row.try_get(0)).collect::<Result<_, _>>()?;
        found.push((name, columns));
    }
    Ok(found)
}

/// A value: a whole number, text, or nothing.
fn value(row: &AnyRow, column: usize) -> Result<Value, BackupError> {
    match row.try_get::<Option<i64>, _>(column) {
        Ok(number) => Ok(number.map_or(Value::Null, Value::from)),
        Err(_) => Ok(row.try_get::<Option<String>, _>(column)?.map_or(Value::Null, Value::from)),
    }
}

async fn insert(work: &mut AnyConnection, part: &Part, rows: &[Vec<Value>]) -> Result<(), BackupError> {
    let mut filled = 0;
    let mut place = |value: &Value| {
        // Nothing has no type of its own; the database knows its column's.
        if value.is_null() {
            return "NULL".to_owned();
        }
        filled += 1;
        format!("${filled}")
    };
    let mut lists = Vec::with_capacity(rows.len());
    for row in rows {
        let places: Vec<String> = row.iter().map(&mut place).collect();
        lists.push(format!("({})", places.join(", ")));
    }
    let sql = format!("INSERT INTO {} ({}) VALUES {}", part.table, part.columns.join(", "), lists.join(", "));
    let mut query = sqlx::query(AssertSqlSafe(sql));
    for value in rows.iter().flatten() {
        query = match value {
            Value::Null => query,
            Value::String(text) => query.bind(text.clone()),
            number => query.bind(number.as_i64().unwrap_or_default()),
        };
    }
    query.execute(work).await?;
    Ok(())
}

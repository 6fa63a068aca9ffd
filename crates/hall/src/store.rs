//! What is kept: guests, tables, and every step made at them. Embedded SQLite, or PostgreSQL by its address; the same SQL.
//!
//! Reads have a small pool. Writes all go through one writer, so that many of them share one commit.

mod rows;
mod writer;

use std::path::Path;
use std::time::{Duration, SystemTime, UNIX_EPOCH};

use sqlx::any::AnyPoolOptions;
use sqlx::migrate::{MigrateError, Migration, MigrationType, Migrator};
use sqlx::{AnyPool, Executor, Row, SqlSafeStr};

use crate::wire::ChatLine;
pub use rows::{Commits, GuestRow, SeatRow, StepKind, StepRow, TableRow};
use writer::Writer;
pub use writer::{Ending, Write};

/// The schema, one step after the other; a step that was once published never changes.
const SCHEMA: [(&str, &str); 1] = [("hall", include_str!("../migrations/0001_hall.sql"))];

/// How long a connection to the database is waited for.
const PATIENCE: Duration = Duration::from_secs(5);
/// Lines of chat that a newcomer is told.
const RECENT_CHAT: i64 = 50;
/// Tables whose seats are read in one query.
const SEATS_AT_ONCE: usize = 100;
/// Tables that a list holds at most.
const LONGEST_LIST: i64 = 100;
/// Public tables among which the lobby chooses whom to list.
const LOBBY_CANDIDATES: i64 = 500;

/// Why something could not be kept or found.
#[derive(Clone, Debug, thiserror::Error)]
pub enum StoreFault {
    /// The address names no kind of database that we know.
    #[error("`{0}` is no address of a database; give sqlite://FILE or postgres://…")]
    Address(String),
    /// It was written by a newer program.
    #[error(
        "the database was written by a newer version of Dragonhall (its schema is {0}); use that version"
    )]
    Newer(i64),
    /// The database does not answer, or refuses to write.
    #[error("the database: {0}")]
    Broken(String),
    /// The database is not to be reached at all.
    #[error("the database: {0}")]
    Away(String),
    /// A row that no version of ours has written.
    #[error("the database holds something unreadable: {0}")]
    Unreadable(String),
}

impl From<sqlx::Error> for StoreFault {
    fn from(error: sqlx::Error) -> Self {
        match error {
            sqlx::Error::ColumnDecode { .. } | sqlx::Error::Decode(_) => Self::Unreadable(error.to_string()),
            _ => Self::Broken(error.to_string()),
        }
    }
}

/// The house's memory.
#[derive(Clone, Debug)]
pub struct Store {
    reads: AnyPool,
    writer: Writer,
}

/// The address of the SQLite file in a folder.
#[must_use]
pub fn embedded(folder: &Path) -> String {
    format!("sqlite://{}?mode=rwc", folder.join("dragonhall.sqlite").display())
}

/// Milliseconds since 1970.
#[must_use]
pub fn now() -> i64 {
    let since = SystemTime::now().duration_since(UNIX_EPOCH).unwrap_or_default();
    i64::try_from(since.as_millis()).unwrap_or(i64::MAX)
}

/// Listed by hand: the macro that reads the folder would build every database driver a second time.
fn schema() -> Migrator {
    let steps = (1..).zip(SCHEMA).map(|(version, (name, sql))| {
        Migration::new(version, name.into(), MigrationType::Simple, sql.into_sql_str(), false)
    });
    Migrator::with_migrations(steps.collect())
}

impl Store {
    /// Opens a database and brings its schema up to date.
    ///
    /// # Errors
    /// If it cannot be reached, or a newer program has written it.
    pub async fn open(address: &str) -> Result<Self, StoreFault> {
        sqlx::any::install_default_drivers();
        let embedded = address.starts_with("sqlite:");
        if !embedded && !address.starts_with("postgres:") && !address.starts_with("postgresql:") {
            return Err(StoreFault::Address(address.chars().take_while(|&c| c != ':').take(20).collect()));
        }
        let pool = |size| {
            let options = AnyPoolOptions::new().max_connections(size).acquire_timeout(PATIENCE);
            let options = options.after_connect(move |connection, _| {
                Box::pin(async move {
                    if embedded {
                        // A commit is on the disk when it returns; readers are not kept waiting by it.
                        connection.execute("PRAGMA journal_mode = WAL").await?;
                        connection.execute("PRAGMA synchronous = FULL").await?;
                    }
                    Ok(())
                })
            });
            options.connect(address)
        };
        let writes = pool(1).await?;
        match schema().run(&writes).await {
            Ok(()) => {}
            Err(MigrateError::VersionMissing(version)) => return Err(StoreFault::Newer(version)),
            Err(error) => return Err(StoreFault::Broken(error.to_string())),
        }
        Ok(Self { reads: pool(4).await?, writer: Writer::start(writes) })
    }

    /// Keeps something. It is on disk when this returns; `false` means that a condition of it did not hold any more and
    /// nothing was written.
    ///
    /// # Errors
    /// If it could not be written. Nothing has then changed.
    pub async fn write(&self, write: Write) -> Result<bool, StoreFault> {
        self.writer.write(write).await
    }

    /// How many writes went into how many commits.
    #[must_use]
    pub fn commits(&self) -> Commits {
        self.writer.commits()
    }

    /// Whether the database answers.
    ///
    /// # Errors
    /// If it does not.
    pub async fn ping(&self) -> Result<(), StoreFault> {
        sqlx::query("SELECT 1").execute(&self.reads).await?;
        Ok(())
    }

    /// A secret of the house; made by `fresh` the first time.
    ///
    /// # Errors
    /// If the database fails.
    pub async fn secret(
        &self,
        name: &'static str,
        fresh: impl FnOnce() -> String,
    ) -> Result<String, StoreFault> {
        if let Some(value) = self.kept(name).await? {
            return Ok(value);
        }
        // Of two houses that begin at once on one database, the first one's secret counts.
        self.write(Write::Secret { name, value: fresh() }).await?;
        self.kept(name).await?.ok_or_else(|| StoreFault::Unreadable(format!("no {name}")))
    }

    async fn kept(&self, name: &str) -> Result<Option<String>, StoreFault> {
        let row = sqlx::query("SELECT value FROM house WHERE name = $1").bind(name.to_owned());
        Ok(row.fetch_optional(&self.reads).await?.map(|row| row.try_get(0)).transpose()?)
    }

    /// A guest.
    ///
    /// # Errors
    /// If the database fails.
    pub async fn guest(&self, id: &str) -> Result<Option<GuestRow>, StoreFault> {
        let query = sqlx::query("SELECT id, name, avatar, language, came_at FROM guests WHERE id = $1");
        let row = query.bind(id.to_owned()).fetch_optional(&self.reads).await?;
        row.as_ref().map(GuestRow::read).transpose()
    }

    /// The guest that a link code carries, if it is still good.
    ///
    /// # Errors
    /// If the database fails.
    pub async fn linked(&self, code: &str) -> Result<Option<String>, StoreFault> {
        let query = sqlx::query("SELECT guest FROM links WHERE code = $1 AND ends_at > $2");
        let row = query.bind(code.to_owned()).bind(now()).fetch_optional(&self.reads).await?;
        Ok(row.map(|row| row.try_get(0)).transpose()?)
    }

    /// A table.
    ///
    /// # Errors
    /// If the database fails.
    pub async fn table(&self, id: &str) -> Result<Option<TableRow>, StoreFault> {
        Ok(self.tables("id = $1", vec![id.to_owned()]).await?.pop())
    }

    /// Public tables: those with open seats first, then by age.
    ///
    /// # Errors
    /// If the database fails.
    pub async fn lobby(&self) -> Result<Vec<TableRow>, StoreFault> {
        let which =
            "public = 1 AND status IN ('waiting', 'running') ORDER BY status DESC, opened_at DESC LIMIT ";
        self.tables(&format!("{which}{LOBBY_CANDIDATES}"), Vec::new()).await
    }

    /// The tables of a guest that are not over, newest first.
    ///
    /// # Errors
    /// If the database fails.
    pub async fn tables_of(&self, guest: &str) -> Result<Vec<TableRow>, StoreFault> {
        let which = "status IN ('waiting', 'running')
             AND (host = $1 OR id IN (SELECT table_id FROM seats WHERE guest = $1)) ORDER BY opened_at DESC LIMIT ";
        self.tables(&format!("{which}{LONGEST_LIST}"), vec![guest.to_owned()]).await
    }

    /// Every table of a status, newest first.
    ///
    /// # Errors
    /// If the database fails.
    pub async fn with_status(&self, status: Option<&str>) -> Result<Vec<TableRow>, StoreFault> {
        match status {
            Some(status) => self.tables("status = $1 ORDER BY opened_at DESC", vec![status.to_owned()]).await,
            None => self.tables("1 = 1 ORDER BY opened_at DESC", Vec::new()).await,
        }
    }

    /// Running tables that may have to go on without a person's doing: with a bot, or with a clock.
    ///
    /// # Errors
    /// If the database fails.
    pub async fn restless(&self) -> Result<Vec<String>, StoreFault> {
        let query = sqlx::query(
            "SELECT id FROM tables WHERE status = 'running'
             AND (clock <> 'none' OR id IN (SELECT table_id FROM seats WHERE kind = 'bot')) ORDER BY opened_at",
        );
        let rows = query.fetch_all(&self.reads).await?;
        rows.iter().map(|row| Ok(row.try_get(0)?)).collect()
    }

    /// Tables of which the words of our own in `which` are true.
    async fn tables(&self, which: &str, values: Vec<String>) -> Result<Vec<TableRow>, StoreFault> {
        let sql = format!("SELECT {} FROM tables WHERE {which}", rows::TABLE_COLUMNS);
        let mut query = sqlx::query(sqlx::AssertSqlSafe(sql));
        for value in values {
            query = query.bind(value);
        }
        let found = query.fetch_all(&self.reads).await?;
        let mut tables = found.iter().map(TableRow::read).collect::<Result<Vec<_>, _>>()?;
        for part in tables.chunks_mut(SEATS_AT_ONCE) {
            self.fill_seats(part).await?;
        }
        Ok(tables)
    }

    /// Reads the seats of several tables in one query.
    async fn fill_seats(&self, tables: &mut [TableRow]) -> Result<(), StoreFault> {
        let places: Vec<String> = (1..=tables.len()).map(|place| format!("${place}")).collect();
        let sql = format!(
            "SELECT kind, guest, name, avatar, level, table_id FROM seats WHERE table_id IN ({}) ORDER BY seat",
            places.join(", ")
        );
        let mut query = sqlx::query(sqlx::AssertSqlSafe(sql));
        for table in tables.iter() {
            query = query.bind(table.id.clone());
        }
        for row in query.fetch_all(&self.reads).await? {
            let id: String = row.try_get(5)?;
            if let Some(table) = tables.iter_mut().find(|table| table.id == id) {
                table.seats.push(SeatRow::read(&row)?);
            }
        }
        Ok(())
    }

    /// What was done at a table, in order.
    ///
    /// # Errors
    /// If the database fails.
    pub async fn steps(&self, table: &str) -> Result<Vec<StepRow>, StoreFault> {
        let query = sqlx::query(
            "SELECT table_id, step, seat, kind, text, made_at FROM steps WHERE table_id = $1 ORDER BY step",
        );
        let rows = query.bind(table.to_owned()).fetch_all(&self.reads).await?;
        rows.iter().map(StepRow::read).collect()
    }

    /// The last lines said at a table, oldest first.
    ///
    /// # Errors
    /// If the database fails.
    pub async fn chat(&self, table: &str) -> Result<Vec<ChatLine>, StoreFault> {
        let query = sqlx::query(
            "SELECT number, name, seat, text, said_at FROM chat WHERE table_id = $1 ORDER BY number DESC LIMIT $2",
        );
        let rows = query.bind(table.to_owned()).bind(RECENT_CHAT).fetch_all(&self.reads).await?;
        rows.iter().rev().map(rows::chat_line).collect()
    }

    /// How far a guest's campaign is.
    ///
    /// # Errors
    /// If the database fails.
    pub async fn campaign(&self, guest: &str, game: &str) -> Result<Option<serde_json::Value>, StoreFault> {
        let query = sqlx::query("SELECT value FROM campaigns WHERE guest = $1 AND game = $2");
        let row = query.bind(guest.to_owned()).bind(game.to_owned()).fetch_optional(&self.reads).await?;
        let Some(row) = row else { return Ok(None) };
        let text: String = row.try_get(0)?;
        serde_json::from_str(&text).map(Some).map_err(|error| StoreFault::Unreadable(error.to_string()))
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn every_step_of_the_schema_is_listed() {
        let folder = concat!(env!("CARGO_MANIFEST_DIR"), "/migrations");
        let mut files: Vec<_> = std::fs::read_dir(folder)
            .expect("the folder of the schema")
            .map(|file| file.expect("a file").file_name().into_string().expect("a plain name"))
            .collect();
        files.sort();
        let listed = (1..).zip(SCHEMA).map(|(version, (name, _))| format!("{version:04}_{name}.sql"));
        assert_eq!(files, listed.collect::<Vec<_>>());
    }
}

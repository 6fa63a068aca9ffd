//! What is kept: guests, tables, and every step made at them. Embedded SQLite, or PostgreSQL by its address; the same SQL.
//!
//! Reads have a small pool. Writes all go through one writer, so that many of them share one commit.

mod address;
mod announcements;
mod backup;
mod claim;
mod deals;
mod options;
mod people;
mod results;
mod retention;
mod reviews;
mod rows;
mod schema;
mod session;
mod tables;
mod writer;

use std::collections::HashMap;
use std::path::Path;
use std::sync::Arc;
use std::time::{Duration, SystemTime, UNIX_EPOCH};

use data_encoding::HEXLOWER;
use sqlx::any::{AnyArguments, AnyPoolOptions, AnyRow};
use sqlx::pool::PoolConnection;
use sqlx::query::Query;
use sqlx::{Any, AnyConnection, AnyPool, AssertSqlSafe, Row};
use tokio::sync::Mutex;
use tokio::time::{Instant, timeout};

use crate::guest::settle;
use crate::wire::ChatLine;
use address::{Address, PATIENCE};
pub use announcements::{AnnouncementWishes, InvitationRow, MetRow, SubscriptionRow};
pub use backup::BackupError;
use claim::Claim;
pub use deals::{DailyResult, DailyRow, DailyScore};
pub use options::OptionsText;
pub use people::{
    AddressBan, Change, Known, KnownSession, MuteRow, Person, ReportLine, ReportRow, Sanction, SessionRow,
    StoredLine, TableModerationRow,
};
pub use results::{ResultQuery, ResultRow};
pub use retention::{Keep, Prune, Pruned};
pub use reviews::ReviewRow;
pub use rows::{BranchRow, Commits, GuestRow, SeatRow, SharedDeal, StepKind, StepRow, TableRow};
use rows::{STEP_COLUMNS, places};
use writer::Writer;
pub use writer::{Ending, TableLimits, Write};

/// A proof that writes are kept holds for so long, however many ask for it.
const PROOF_HOLDS: Duration = Duration::from_secs(1);
/// Lines of chat that a newcomer gets.
const RECENT_CHAT: i64 = 50;
/// Tables whose seats are read in one query.
const SEATS_AT_ONCE: usize = 100;
/// Tables that a list holds at most.
const LONGEST_LIST: i64 = 100;
/// Public tables among which the lobby chooses which to list.
const LOBBY_CANDIDATES: i64 = 500;

/// Why something could not be kept or found.
#[derive(Clone, Debug, thiserror::Error)]
pub enum StoreError {
    /// The address names no kind of database that we know.
    #[error("`{0}` is no address of a database; give sqlite://FILE or postgres://…")]
    Address(String),
    /// It was written by a newer program.
    #[error(
        "the database was written by a newer version of Dragonhall (its schema is {0}); use that version"
    )]
    Newer(i64),
    /// Another hall runs on it.
    #[error(
        "another Dragonhall is open on this database{0}; close it first: two would play people's moves for them"
    )]
    Taken(String),
    /// It was written by an older program, and another hall, surely an older one, runs on it.
    #[error("the database was written by an older version of Dragonhall that is still open; close it first")]
    OlderOpen,
    /// The database refuses. Nothing has changed.
    #[error("the database: {0}")]
    Broken(String),
    /// The database did not say whether it has kept something.
    #[error("the database: it did not say whether a commit was kept")]
    Unsure,
    /// The database is not to be reached at all.
    #[error("the database: {0}")]
    Away(String),
    /// A row that no version of ours has written.
    #[error("the database holds something unreadable: {0}")]
    Unreadable(String),
}

impl StoreError {
    /// A database that does not answer at all.
    fn silent() -> Self {
        Self::Away(format!("it did not answer within {} s", PATIENCE.as_secs()))
    }
}

impl From<sqlx::Error> for StoreError {
    fn from(error: sqlx::Error) -> Self {
        match error {
            sqlx::Error::ColumnDecode { .. } | sqlx::Error::Decode(_) => Self::Unreadable(error.to_string()),
            _ => Self::Broken(error.to_string()),
        }
    }
}

/// When it was tried whether writes are kept, and what came of it.
type Proof = (Instant, Result<(), StoreError>);

/// What is kept, and the way to it.
#[derive(Clone, Debug)]
pub struct Store {
    address: Address,
    reads: AnyPool,
    writer: Writer,
    /// When writes were last proven to be kept, or not.
    proof: Arc<Mutex<Option<Proof>>>,
}

/// A connection lent by the pool. Unless its query was answered it is thrown away: a connection that hangs would hang again
/// with whoever gets it next.
struct Borrowed(Option<PoolConnection<Any>>);

impl Borrowed {
    fn connection(&mut self) -> &mut AnyConnection {
        self.0.as_mut().expect("it is lent until it is given back")
    }

    fn give_back(mut self) {
        drop(self.0.take());
    }
}

impl Drop for Borrowed {
    fn drop(&mut self) {
        drop(self.0.take().map(PoolConnection::detach));
    }
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

impl Store {
    /// Opens a database and brings its schema up to date.
    ///
    /// # Errors
    /// If it cannot be reached, or a newer program has written it.
    pub async fn open(address: &str) -> Result<Self, StoreError> {
        sqlx::any::install_default_drivers();
        let address = Address::parse(address)?;
        let mut connection = address.connect().await?;
        let version = schema::version(&mut connection).await?;
        if version > schema::VERSION {
            return Err(StoreError::Newer(version));
        }
        if version < schema::VERSION {
            // A hall that is open on the old schema must not find another one under its feet.
            let claim = Claim::take(&address).await;
            let claim = claim.map_err(|error| if version > 0 { StoreError::OlderOpen } else { error })?;
            if !address.embedded {
                claim.hold(&mut connection).await.map_err(|_| StoreError::OlderOpen)?;
            }
            schema::bring_to(&mut connection, schema::VERSION).await?;
        }
        drop(connection);
        Self::on(address).await
    }

    async fn on(address: Address) -> Result<Self, StoreError> {
        let embedded = address.embedded;
        let options = AnyPoolOptions::new().max_connections(4).acquire_timeout(PATIENCE);
        let options = options.after_connect(move |connection, _| {
            Box::pin(async move { address::prepare(connection, embedded).await })
        });
        let reads = options.connect(&address.url).await?;
        let writer = Writer::start(address.clone());
        Ok(Self { address, reads, writer, proof: Arc::default() })
    }

    /// Claims the database for this process: from now on no other hall can open it, and if another one has taken it
    /// nevertheless, nothing is written any more.
    ///
    /// # Errors
    /// If another hall has it.
    pub async fn claim(&self) -> Result<(), StoreError> {
        let claim = Claim::take(&self.address).await?;
        self.writer.claim(claim).await
    }

    /// Whether it is a file of our own.
    #[must_use]
    pub const fn is_embedded(&self) -> bool {
        self.address.embedded
    }

    /// Is ready when another process has claimed the database while it was out of reach.
    pub async fn taken(&self) {
        self.writer.taken().await;
    }

    /// Whether another process has claimed the database.
    #[must_use]
    pub fn is_taken(&self) -> bool {
        self.writer.is_taken()
    }

    /// Writes what waits and lets the database go.
    pub async fn close(&self) {
        self.writer.close().await;
        let _ = timeout(PATIENCE, self.reads.close()).await;
    }

    /// The rows of a query.
    async fn fetch(&self, query: Query<'_, Any, AnyArguments>) -> Result<Vec<AnyRow>, StoreError> {
        let away = |error: sqlx::Error| StoreError::Away(error.to_string());
        let mut borrowed = Borrowed(Some(self.reads.acquire().await.map_err(away)?));
        let rows = timeout(PATIENCE, query.fetch_all(borrowed.connection())).await;
        let rows = rows.map_err(|_| StoreError::silent())??;
        borrowed.give_back();
        Ok(rows)
    }

    /// The first row of a query.
    async fn fetch_first(&self, query: Query<'_, Any, AnyArguments>) -> Result<Option<AnyRow>, StoreError> {
        Ok(self.fetch(query).await?.into_iter().next())
    }

    /// Keeps something. It is on disk when this returns; `false` means that a condition of it did not hold any more and
    /// nothing was written.
    ///
    /// # Errors
    /// If it could not be written. Nothing has then changed.
    pub async fn write(&self, write: Write) -> Result<bool, StoreError> {
        self.writer.write(write).await
    }

    /// How many writes went into how many commits.
    #[must_use]
    pub fn commits(&self) -> Commits {
        self.writer.commits()
    }

    /// Whether a write is kept: something is written, and found by another connection.
    ///
    /// # Errors
    /// If it is not.
    pub async fn prove(&self) -> Result<(), StoreError> {
        let mut proof = self.proof.lock().await;
        if let Some((at, outcome)) = &*proof
            && at.elapsed() < PROOF_HOLDS
        {
            return outcome.clone();
        }
        let outcome = self.prove_now().await;
        *proof = Some((Instant::now(), outcome.clone()));
        outcome
    }

    async fn prove_now(&self) -> Result<(), StoreError> {
        let value = HEXLOWER.encode(&crate::guest::random::<8>());
        self.write(Write::Proof { value: value.clone() }).await?;
        if self.kept(writer::PROOF).await? == Some(value) {
            Ok(())
        } else {
            Err(StoreError::Broken("what it has acknowledged is not there".to_owned()))
        }
    }

    /// A secret of the hall; made by `fresh` the first time.
    ///
    /// # Errors
    /// If the database fails.
    pub async fn secret(
        &self,
        name: &'static str,
        fresh: impl FnOnce() -> String,
    ) -> Result<String, StoreError> {
        if let Some(value) = self.kept(name).await? {
            return Ok(value);
        }
        // Of two halls that begin at once on one database, the first one's secret counts.
        self.write(Write::Secret { name, value: fresh() }).await?;
        self.kept(name).await?.ok_or_else(|| StoreError::Unreadable(format!("no {name}")))
    }

    async fn kept(&self, name: &str) -> Result<Option<String>, StoreError> {
        let row = sqlx::query("SELECT value FROM house WHERE name = $1").bind(name.to_owned());
        Ok(self.fetch_first(row).await?.map(|row| row.try_get(0)).transpose()?)
    }

    /// A guest.
    ///
    /// # Errors
    /// If the database fails.
    pub async fn guest(&self, id: &str) -> Result<Option<GuestRow>, StoreError> {
        let sql = format!("SELECT {} FROM guests WHERE id = $1", rows::GUEST_COLUMNS);
        let row = self.fetch_first(sqlx::query(sqlx::AssertSqlSafe(sql)).bind(id.to_owned())).await?;
        row.as_ref().map(GuestRow::read).transpose()
    }

    /// The guest that a link code carries, if it is still good.
    ///
    /// # Errors
    /// If the database fails.
    pub async fn linked(&self, code: &str) -> Result<Option<String>, StoreError> {
        if !code.bytes().all(|byte| byte.is_ascii_alphanumeric()) {
            return Ok(None);
        }
        let query = sqlx::query("SELECT guest FROM links WHERE code = $1 AND ends_at > $2");
        let row = self.fetch_first(query.bind(code.to_owned()).bind(now())).await?;
        Ok(row.map(|row| row.try_get(0)).transpose()?)
    }

    /// A table.
    ///
    /// # Errors
    /// If the database fails.
    pub async fn table(&self, id: &str) -> Result<Option<TableRow>, StoreError> {
        Ok(self.tables("id = $1", vec![id.to_owned()]).await?.pop())
    }

    /// The tables of these names that are still there, in any order.
    ///
    /// # Errors
    /// If the database fails.
    pub async fn tables_named(&self, ids: Vec<String>) -> Result<Vec<TableRow>, StoreError> {
        if ids.is_empty() {
            return Ok(Vec::new());
        }
        self.tables(&format!("id IN {}", places(ids.len())), ids).await
    }

    /// When the last step was made at each of these tables.
    ///
    /// # Errors
    /// If the database fails.
    pub async fn last_steps(&self, ids: &[String]) -> Result<HashMap<String, i64>, StoreError> {
        if ids.is_empty() {
            return Ok(HashMap::new());
        }
        let sql = format!(
            "SELECT table_id, max(made_at) FROM steps WHERE table_id IN {} GROUP BY table_id",
            places(ids.len())
        );
        let mut query = sqlx::query(sqlx::AssertSqlSafe(sql));
        for id in ids {
            query = query.bind(id.clone());
        }
        self.fetch(query).await?.iter().map(|row| Ok((row.try_get(0)?, row.try_get(1)?))).collect()
    }

    /// Public tables: those with open seats first, then by age.
    ///
    /// # Errors
    /// If the database fails.
    pub async fn lobby(&self) -> Result<Vec<TableRow>, StoreError> {
        let which =
            "public = 1 AND status IN ('waiting', 'running') ORDER BY status DESC, opened_at DESC LIMIT ";
        self.tables(&format!("{which}{LOBBY_CANDIDATES}"), Vec::new()).await
    }

    /// The tables of a guest that are not over, newest first.
    ///
    /// # Errors
    /// If the database fails.
    pub async fn tables_of(&self, guest: &str) -> Result<Vec<TableRow>, StoreError> {
        let which = "status IN ('waiting', 'running')
             AND (host = $1 OR id IN (SELECT table_id FROM seats WHERE guest = $1)) ORDER BY opened_at DESC LIMIT ";
        self.tables(&format!("{which}{LONGEST_LIST}"), vec![guest.to_owned()]).await
    }

    /// How many tables opened from one address wait for players.
    ///
    /// # Errors
    /// If the database fails.
    pub async fn waiting_from(&self, origin: &str) -> Result<usize, StoreError> {
        let query = sqlx::query("SELECT count(*) FROM tables WHERE origin = $1 AND status = 'waiting'");
        let row = self.fetch_first(query.bind(origin.to_owned())).await?;
        let many: i64 = row.map(|row| row.try_get(0)).transpose()?.unwrap_or_default();
        Ok(usize::try_from(many).unwrap_or_default())
    }

    /// Every table of a status, newest first.
    ///
    /// # Errors
    /// If the database fails.
    pub async fn with_status(&self, status: Option<&str>) -> Result<Vec<TableRow>, StoreError> {
        match status {
            Some(status) => self.tables("status = $1 ORDER BY opened_at DESC", vec![status.to_owned()]).await,
            None => self.tables("1 = 1 ORDER BY opened_at DESC", Vec::new()).await,
        }
    }

    /// The newest tables that wait or run, those that wait first.
    ///
    /// # Errors
    /// If the database fails.
    pub async fn unfinished(&self, most: u32) -> Result<Vec<TableRow>, StoreError> {
        let which = "status IN ('waiting', 'running') ORDER BY status DESC, opened_at DESC LIMIT ";
        self.tables(&format!("{which}{most}"), Vec::new()).await
    }

    /// Running tables that may have to go on without a person's doing: with a bot, with a clock, or with somebody who is told
    /// that it is their turn.
    ///
    /// # Errors
    /// If the database fails.
    pub async fn tables_to_resume(&self) -> Result<Vec<String>, StoreError> {
        let query = sqlx::query(
            "SELECT id FROM tables WHERE status = 'running'
             AND (clock <> 'none' OR id IN (SELECT table_id FROM seats WHERE kind = 'bot')
                  OR id IN (SELECT table_id FROM seats WHERE guest IN (SELECT guest FROM subscriptions)))
             ORDER BY opened_at",
        );
        let rows = self.fetch(query).await?;
        rows.iter().map(|row| Ok(row.try_get(0)?)).collect()
    }

    /// Tables of which the words of our own in `which` are true.
    async fn tables(&self, which: &str, values: Vec<String>) -> Result<Vec<TableRow>, StoreError> {
        let sql = format!("SELECT {} FROM tables WHERE {which}", rows::TABLE_COLUMNS);
        let mut query = sqlx::query(sqlx::AssertSqlSafe(sql));
        for value in values {
            query = query.bind(value);
        }
        let found = self.fetch(query).await?;
        let mut tables = found.iter().map(TableRow::read).collect::<Result<Vec<_>, _>>()?;
        for part in tables.chunks_mut(SEATS_AT_ONCE) {
            self.fill_seats(part).await?;
        }
        Ok(tables)
    }

    /// Reads the seats of several tables in one query.
    async fn fill_seats(&self, tables: &mut [TableRow]) -> Result<(), StoreError> {
        let sql = format!(
            "SELECT kind, guest, name, avatar, level, table_id FROM seats WHERE table_id IN {} ORDER BY seat",
            places(tables.len())
        );
        let mut query = sqlx::query(sqlx::AssertSqlSafe(sql));
        for table in tables.iter() {
            query = query.bind(table.id.clone());
        }
        for row in self.fetch(query).await? {
            let id: String = row.try_get(5)?;
            if let Some(table) = tables.iter_mut().find(|table| table.id == id) {
                table.seats.push(SeatRow::read(&row)?);
            }
        }
        for table in tables {
            settle(&table.id, &mut table.seats);
        }
        Ok(())
    }

    /// What was done at a table, in order.
    ///
    /// # Errors
    /// If the database fails.
    pub async fn steps(&self, table: &str) -> Result<Vec<StepRow>, StoreError> {
        let sql = format!("SELECT {STEP_COLUMNS} FROM steps WHERE table_id = $1 ORDER BY step");
        let query = sqlx::query(AssertSqlSafe(sql));
        let rows = self.fetch(query.bind(table.to_owned())).await?;
        rows.iter().map(StepRow::read).collect()
    }

    /// The last lines said at a table, oldest first.
    ///
    /// # Errors
    /// If the database fails.
    pub async fn chat(&self, table: &str) -> Result<Vec<ChatLine>, StoreError> {
        let query = sqlx::query(
            "SELECT number, name, seat, text, said_at FROM chat WHERE table_id = $1 ORDER BY number DESC LIMIT $2",
        );
        let rows = self.fetch(query.bind(table.to_owned()).bind(RECENT_CHAT)).await?;
        rows.iter().rev().map(rows::chat_line).collect()
    }

    /// How far a guest's campaign is.
    ///
    /// # Errors
    /// If the database fails.
    pub async fn campaign(&self, guest: &str, game: &str) -> Result<Option<serde_json::Value>, StoreError> {
        let query = sqlx::query("SELECT value FROM campaigns WHERE guest = $1 AND game = $2");
        let row = self.fetch_first(query.bind(guest.to_owned()).bind(game.to_owned())).await?;
        let Some(row) = row else { return Ok(None) };
        let text: String = row.try_get(0)?;
        serde_json::from_str(&text).map(Some).map_err(|error| StoreError::Unreadable(error.to_string()))
    }
}

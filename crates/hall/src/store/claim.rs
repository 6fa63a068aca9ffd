//! One hall per database. Two would each run the same clocks and bots, and play people's moves for them.
//!
//! An embedded database is claimed by a lock on a file beside it, a PostgreSQL by an advisory lock of the writer's own
//! connection: whoever cannot hold the lock cannot write. Both end with the process, however it ends. The file beside it can be
//! deleted by hand; so on Linux the database itself is locked too.

use std::fs::{File, OpenOptions, TryLockError};
use std::io::{Read, Seek, Write};
use std::mem::ManuallyDrop;
use std::path::Path;
use std::time::Duration;

use data_encoding::HEXLOWER;
use sqlx::{AnyConnection, Row};
use tokio::time::{Instant, sleep};

use super::StoreError;
use super::address::Address;

/// The number of our advisory lock: the first bytes of our name.
const LOCK: i64 = i64::from_be_bytes(*b"dragonha");
/// A process that has just ended may still seem to be there for so long.
const WAIT: Duration = Duration::from_secs(3);
/// Until it is tried again.
const PAUSE: Duration = Duration::from_millis(50);

/// The claim of one process on its database.
#[derive(Debug)]
pub(super) struct Claim {
    /// The locked file beside an embedded database.
    _file: Option<File>,
    /// The embedded database itself.
    _database: Option<Locked>,
    /// The name by which the server knows the writer's connection.
    name: String,
}

impl Claim {
    /// Claims an embedded database. PostgreSQL is claimed by each connection of the writer: see [`Claim::hold`].
    pub(super) async fn take(address: &Address) -> Result<Self, StoreError> {
        let (file, database) = match address.file() {
            Some(file) => (lock_beside(&file).await?, lock_itself(&file).await?),
            None => (None, None),
        };
        let name = format!("dragonhall writer {}", HEXLOWER.encode(&crate::guest::random::<8>()));
        Ok(Self { _file: file, _database: database, name })
    }

    /// Makes sure that a new connection of the writer holds the lock of a PostgreSQL database.
    pub(super) async fn hold(&self, connection: &mut AnyConnection) -> Result<(), StoreError> {
        sqlx::query("SELECT set_config('application_name', $1, false)")
            .bind(self.name.clone())
            .execute(&mut *connection)
            .await?;
        // An earlier connection of ours may hang where nobody hears it. It must not commit anything any more.
        let end = "SELECT pg_terminate_backend(pid) FROM pg_stat_activity
             WHERE application_name = $1 AND pid <> pg_backend_pid()";
        let begun = Instant::now();
        loop {
            sqlx::query(end).bind(self.name.clone()).execute(&mut *connection).await?;
            let row = sqlx::query("SELECT CAST(pg_try_advisory_lock($1) AS INT)").bind(LOCK);
            if row.fetch_one(&mut *connection).await?.try_get::<i32, _>(0)? == 1 {
                return Ok(());
            }
            if begun.elapsed() > WAIT {
                return Err(StoreError::Taken(String::new()));
            }
            sleep(PAUSE).await;
        }
    }
}

/// Locks `FILE.lock`; nothing if there is no place for it, as beside a database that can only be read.
async fn lock_beside(database: &Path) -> Result<Option<File>, StoreError> {
    let database = std::fs::canonicalize(database).unwrap_or_else(|_| database.to_owned());
    let mut name = database.into_os_string();
    name.push(".lock");
    let opened = OpenOptions::new().read(true).write(true).create(true).truncate(false).open(&name);
    let Ok(mut file) = opened else { return Ok(None) };
    match lock(&file).await {
        Ok(()) => {}
        Err(TryLockError::WouldBlock) => {
            let mut holder = String::new();
            let _ = file.take(20).read_to_string(&mut holder);
            let holder = holder.trim();
            let by = if holder.is_empty() { String::new() } else { format!(" (process {holder})") };
            return Err(StoreError::Taken(by));
        }
        // A file system without locks: better a hall than none.
        Err(TryLockError::Error(error)) => {
            tracing::warn!(%error, "the database cannot be locked");
            return Ok(None);
        }
    }
    // For whoever finds it locked; the lock itself is what counts.
    let _ =
        file.set_len(0).and_then(|()| file.rewind()).and_then(|()| write!(file, "{}", std::process::id()));
    Ok(Some(file))
}

/// Locks a file as soon as whoever has just ended lets it go.
async fn lock(file: &File) -> Result<(), TryLockError> {
    let begun = Instant::now();
    loop {
        match file.try_lock() {
            Err(TryLockError::WouldBlock) if begun.elapsed() <= WAIT => sleep(PAUSE).await,
            done => return done,
        }
    }
}

/// A locked database. It is unlocked but never closed: closing any descriptor of a file drops the locks that SQLite has on it
/// in this process.
#[derive(Debug)]
struct Locked(ManuallyDrop<File>);

impl Drop for Locked {
    fn drop(&mut self) {
        let _ = self.0.unlock();
    }
}

/// Locks the database itself. On Linux such a lock and those of SQLite do not know of each other; elsewhere they may be one and
/// the same, and the file beside it has to do.
async fn lock_itself(database: &Path) -> Result<Option<Locked>, StoreError> {
    if !cfg!(target_os = "linux") {
        return Ok(None);
    }
    // Only for reading: a network file system that would turn it into a lock like SQLite's own refuses it then.
    let Ok(file) = File::open(database) else { return Ok(None) };
    let locked = Locked(ManuallyDrop::new(file));
    match lock(&locked.0).await {
        Ok(()) => Ok(Some(locked)),
        Err(TryLockError::WouldBlock) => Err(StoreError::Taken(String::new())),
        Err(TryLockError::Error(_)) => Ok(None),
    }
}

//! Which database, and how a connection to it is set up.

use std::path::PathBuf;
use std::str::FromStr;
use std::time::Duration;

use sqlx::sqlite::SqliteConnectOptions;
use sqlx::{AnyConnection, Connection, Executor, Row};
use tokio::time::timeout;

use super::StoreError;

/// How long a connection to the database, or the answer to a query, is waited for. A database that is silent for longer is
/// treated as gone: nobody may wait for it for ever.
pub(super) const PATIENCE: Duration = Duration::from_secs(5);

/// The address of a database, and of which kind it is.
#[derive(Clone, Debug)]
pub(super) struct Address {
    pub(super) url: String,
    pub(super) embedded: bool,
}

impl Address {
    pub(super) fn parse(url: &str) -> Result<Self, StoreError> {
        let embedded = url.starts_with("sqlite:");
        if !embedded && !url.starts_with("postgres:") && !url.starts_with("postgresql:") {
            return Err(StoreError::Address(url.chars().take_while(|&c| c != ':').take(20).collect()));
        }
        Ok(Self { url: url.to_owned(), embedded })
    }

    /// The file of an embedded database.
    pub(super) fn file(&self) -> Option<PathBuf> {
        if !self.embedded || self.url.contains(":memory:") || self.url.contains("mode=memory") {
            return None;
        }
        let options = SqliteConnectOptions::from_str(&self.url).ok()?;
        Some(options.get_filename().to_owned())
    }

    /// A connection of one's own.
    pub(super) async fn connect(&self) -> Result<AnyConnection, StoreError> {
        let connecting = async {
            let mut connection = AnyConnection::connect(&self.url).await?;
            prepare(&mut connection, self.embedded).await?;
            Ok(connection)
        };
        match timeout(PATIENCE, connecting).await {
            Ok(connected) => connected.map_err(|error: sqlx::Error| StoreError::Away(error.to_string())),
            Err(_) => Err(StoreError::silent()),
        }
    }
}

/// What every connection begins with.
pub(super) async fn prepare(connection: &mut AnyConnection, embedded: bool) -> Result<(), sqlx::Error> {
    if embedded && connection.fetch_one("PRAGMA page_count").await?.try_get::<i64, _>(0)? == 0 {
        // Only a new file takes this: what is deleted can be given back to the disk little by little.
        connection.execute("PRAGMA auto_vacuum = INCREMENTAL").await?;
    }
    let settings: &[&'static str] = if embedded {
        &[
            // A commit is on the disk when it returns; readers are not kept waiting by it.
            "PRAGMA journal_mode = WAL",
            "PRAGMA synchronous = FULL",
            // What a guest has deleted is not left lying in free pages.
            "PRAGMA secure_delete = ON",
        ]
    } else {
        &[
            // The server's side of the same patience: what we gave up must not go on there, nor hold locks.
            "SET statement_timeout = '5s'",
            "SET lock_timeout = '4s'",
            "SET idle_in_transaction_session_timeout = '10s'",
            "SET tcp_keepalives_idle = 15",
            "SET tcp_keepalives_interval = 5",
            "SET tcp_keepalives_count = 3",
            "SET tcp_user_timeout = '30s'",
        ]
    };
    for setting in settings {
        connection.execute(*setting).await?;
    }
    Ok(())
}

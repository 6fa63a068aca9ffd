//! Reviews of games that have ended: kept with their table.

use std::collections::HashMap;

use sqlx::Row;
use sqlx::any::AnyQueryResult;

use super::rows::places;
use super::writer::Work;
use super::{Store, StoreError};

/// A review to be kept.
#[derive(Clone, Debug)]
pub struct ReviewRow {
    /// Of which table.
    pub table: String,
    /// What it was made with.
    pub settings: String,
    /// Each seat's own chance over the game in a few numbers of percent.
    pub curves: Vec<Vec<u8>>,
    /// The review, as JSON.
    pub review: String,
}

/// Keeps a review, if its table is still there.
pub(super) async fn insert(work: &mut Work<'_>, row: ReviewRow) -> Result<AnyQueryResult, StoreError> {
    let query = sqlx::query(
        "INSERT INTO reviews (table_id, settings, curves, review)
         SELECT $1, $2, $3, $4 WHERE EXISTS (SELECT 1 FROM tables WHERE id = $1)
         ON CONFLICT (table_id) DO UPDATE SET
             settings = excluded.settings, curves = excluded.curves, review = excluded.review",
    );
    let curves = serde_json::json!(row.curves).to_string();
    Ok(query.bind(row.table).bind(row.settings).bind(curves).bind(row.review).execute(&mut **work).await?)
}

impl Store {
    /// The review of a table that was made with these settings, as JSON.
    ///
    /// # Errors
    /// If the database fails.
    pub async fn review(&self, table: &str, settings: &str) -> Result<Option<String>, StoreError> {
        let query = sqlx::query("SELECT review FROM reviews WHERE table_id = $1 AND settings = $2");
        let row = self.fetch_first(query.bind(table.to_owned()).bind(settings.to_owned())).await?;
        Ok(row.map(|row| row.try_get(0)).transpose()?)
    }

    /// The curves of those of these tables that have a review: for each seat, its own chance over the game.
    ///
    /// # Errors
    /// If the database fails.
    pub async fn curves(&self, tables: &[String]) -> Result<HashMap<String, Vec<Vec<u8>>>, StoreError> {
        if tables.is_empty() {
            return Ok(HashMap::new());
        }
        let sql = format!("SELECT table_id, curves FROM reviews WHERE table_id IN {}", places(tables.len()));
        let mut query = sqlx::query(sqlx::AssertSqlSafe(sql));
        for table in tables {
            query = query.bind(table.clone());
        }
        let read = |row: &sqlx::any::AnyRow| {
            let curves = serde_json::from_str(row.try_get(1)?)
                .map_err(|error| StoreError::Unreadable(format!("curves: {error}")))?;
            Ok((row.try_get(0)?, curves))
        };
        self.fetch(query).await?.iter().map(read).collect()
    }
}

//! What guests have played: kept with the step that ends a game, and read again for the guest alone.

use sqlx::Row;
use sqlx::any::AnyRow;

use super::rows::{flag, number};
use super::writer::Work;
use super::{Store, StoreError};

/// A game that a guest has played to its end.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct ResultRow {
    /// Where. The table may be gone.
    pub table: String,
    /// Who.
    pub guest: String,
    /// What.
    pub game: String,
    /// In which seat; nothing if several people shared the guest's screen.
    pub seat: Option<u8>,
    /// How many played.
    pub players: u8,
    /// Against whom: `people`, the strongest bot's level, or `alone`.
    pub against: String,
    /// The place, 1 the best; nothing where a place means nothing.
    pub place: Option<u8>,
    /// Whether others have the same place.
    pub shared: bool,
    /// The score, unless the game was given up.
    pub score: Option<i32>,
    /// The scores of all seats, unless the game was given up.
    pub scores: Vec<i32>,
    /// How many plies it took.
    pub plies: u32,
    /// When the first move was made.
    pub began_at: i64,
    /// When it ended.
    pub ended_at: i64,
}

const COLUMNS: &str =
    "table_id, guest, game, seat, players, against, place, shared, score, plies, began_at, ended_at, scores";

impl ResultRow {
    fn read(row: &AnyRow) -> Result<Self, StoreError> {
        let small = |column: usize| -> Result<Option<i64>, StoreError> { Ok(row.try_get(column)?) };
        Ok(Self {
            table: row.try_get(0)?,
            guest: row.try_get(1)?,
            game: row.try_get(2)?,
            seat: small(3)?.and_then(|seat| u8::try_from(seat).ok()),
            players: number(row, 4)?,
            against: row.try_get(5)?,
            place: small(6)?.and_then(|place| u8::try_from(place).ok()),
            shared: flag(row, 7)?,
            score: small(8)?.and_then(|score| i32::try_from(score).ok()),
            plies: number(row, 9)?,
            began_at: row.try_get(10)?,
            ended_at: row.try_get(11)?,
            scores: serde_json::from_str(row.try_get(12)?)
                .map_err(|error| StoreError::Unreadable(format!("scores: {error}")))?,
        })
    }

    /// Whether the guest won, alone or together with others; nothing where nobody can win.
    #[must_use]
    pub fn won(&self) -> Option<bool> {
        self.place.map(|place| place == 1)
    }
}

/// Keeps what a game was for one guest. The time of its first move is taken from its steps.
pub(super) async fn insert(work: &mut Work<'_>, result: &ResultRow) -> Result<(), StoreError> {
    sqlx::query(
        "INSERT INTO results (table_id, guest, game, seat, players, against, place, shared, score, scores, plies, began_at, ended_at)
         SELECT $1, $2, $3, $4, $5, $6, $7, $8, $9, $10, $11,
                coalesce((SELECT min(made_at) FROM steps WHERE table_id = $1), $12), $12
         WHERE EXISTS (SELECT 1 FROM guests WHERE id = $2 AND leaving = 0)
         ON CONFLICT DO NOTHING",
    )
    .bind(result.table.clone())
    .bind(result.guest.clone())
    .bind(result.game.clone())
    .bind(result.seat.map(i64::from))
    .bind(i64::from(result.players))
    .bind(result.against.clone())
    .bind(result.place.map(i64::from))
    .bind(i64::from(result.shared))
    .bind(result.score.map(i64::from))
    .bind(serde_json::json!(result.scores).to_string())
    .bind(i64::from(result.plies))
    .bind(result.ended_at)
    .execute(&mut **work)
    .await?;
    Ok(())
}

/// Which finished games to list.
#[derive(Clone, Debug, Default)]
pub struct ResultQuery {
    /// Only of this game.
    pub game: Option<String>,
    /// Only those that had ended before.
    pub before: Option<i64>,
    /// At most so many.
    pub most: i64,
}

impl Store {
    /// The games that a guest has played to their end, the last one first.
    ///
    /// # Errors
    /// If the database fails.
    pub async fn results(&self, guest: &str, query: &ResultQuery) -> Result<Vec<ResultRow>, StoreError> {
        let sql = format!(
            "SELECT {COLUMNS} FROM results
             WHERE guest = $1 AND ($2 = '' OR game = $2) AND ended_at < $3 ORDER BY ended_at DESC, table_id LIMIT $4"
        );
        let query = sqlx::query(sqlx::AssertSqlSafe(sql))
            .bind(guest.to_owned())
            .bind(query.game.clone().unwrap_or_default())
            .bind(query.before.unwrap_or(i64::MAX))
            .bind(query.most);
        self.fetch(query).await?.iter().map(ResultRow::read).collect()
    }
}

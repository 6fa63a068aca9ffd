//! Deals that several tables share: who has begun and ended a daily deal, and sets of duplicate tables.

use sqlx::Row;
use sqlx::any::AnyRow;

use super::rows::{SharedDeal, TableRow, number, places};
use super::tables::{has_room, insert_table};
use super::writer::{Ending, TableLimits, Work};
use super::{Store, StoreError};
use crate::deals::Day;

/// People whose daily deals are read in one query.
const MOST_PEOPLE: usize = 200;

/// A daily deal that a guest has begun.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct DailyRow {
    /// Who.
    pub guest: String,
    /// The game.
    pub game: String,
    /// The day.
    pub day: Day,
    /// Where. The table may be gone.
    pub table: String,
    /// When it ended; nothing while it goes on.
    pub ended_at: Option<i64>,
    /// The score, unless it goes on or was given up.
    pub score: Option<i32>,
}

impl DailyRow {
    fn read(row: &AnyRow) -> Result<Self, StoreError> {
        Ok(Self {
            guest: row.try_get(0)?,
            game: row.try_get(1)?,
            day: Day(number(row, 2)?),
            table: row.try_get(3)?,
            ended_at: row.try_get(4)?,
            score: score(row, 5)?,
        })
    }

    /// Whether it ended while the deal was still sealed.
    #[must_use]
    pub fn counts(&self) -> bool {
        self.ended_at.is_some_and(|at| at < self.day.ends_at())
    }
}

/// How many ended a daily deal with the same score; without one they gave it up.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct DailyScore {
    /// The game.
    pub game: String,
    /// The score.
    pub score: Option<i32>,
    /// How many.
    pub many: u32,
}

/// A daily deal that somebody has ended, for those who may look at it.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct DailyResult {
    /// Who; not told to anybody.
    pub guest: String,
    /// Where.
    pub table: String,
    /// Their name.
    pub name: String,
    /// Their picture.
    pub avatar: String,
    /// Their score, unless they gave up.
    pub score: Option<i32>,
}

fn score(row: &AnyRow, column: usize) -> Result<Option<i32>, StoreError> {
    let score: Option<i64> = row.try_get(column)?;
    Ok(score.and_then(|score| i32::try_from(score).ok()))
}

/// Notes that the host of a table begins its daily deal; `false` if they have begun it before. Every other table may be
/// opened as often as one likes.
pub(super) async fn begin_daily(work: &mut Work<'_>, table: &TableRow) -> Result<bool, StoreError> {
    let Some(day) = table.deal.as_ref().and_then(SharedDeal::day) else { return Ok(true) };
    let query = sqlx::query(
        "INSERT INTO daily (guest, game, day, table_id) VALUES ($1, $2, $3, $4) ON CONFLICT DO NOTHING",
    );
    let done = query
        .bind(table.host.clone())
        .bind(table.game.clone())
        .bind(i64::from(day.0))
        .bind(table.id.clone())
        .execute(&mut **work)
        .await?;
    Ok(done.rows_affected() > 0)
}

/// Notes how a daily deal ended, if the table was one.
pub(super) async fn end_daily(work: &mut Work<'_>, table: &str, ending: &Ending) -> Result<(), StoreError> {
    let score = ending.results.first().and_then(|result| result.score);
    sqlx::query("UPDATE daily SET ended_at = $1, score = $2 WHERE table_id = $3 AND ended_at IS NULL")
        .bind(ending.at)
        .bind(score.map(i64::from))
        .bind(table.to_owned())
        .execute(&mut **work)
        .await?;
    Ok(())
}

/// Opens duplicate tables, if there is room for all of them.
pub(super) async fn open_set(
    work: &mut Work<'_>,
    tables: Vec<TableRow>,
    limits: TableLimits,
) -> Result<bool, StoreError> {
    // Room for the last one is room for all; the first may begin at once.
    let Some(last) = tables.last() else { return Ok(false) };
    let before = u32::try_from(tables.len() - 1).unwrap_or(u32::MAX);
    let left = TableLimits {
        of_guest: limits.of_guest.saturating_sub(before),
        waiting_of_guest: limits.waiting_of_guest.saturating_sub(before),
        waiting_of_origin: limits.waiting_of_origin.saturating_sub(before),
        in_all: limits.in_all.saturating_sub(before),
    };
    if !has_room(work, last, left).await? {
        return Ok(false);
    }
    for table in tables {
        insert_table(work, table, &[]).await?;
    }
    Ok(true)
}

impl Store {
    /// The daily deals of a day that a guest has begun.
    ///
    /// # Errors
    /// If the database fails.
    pub async fn daily_of(&self, guest: &str, day: Day) -> Result<Vec<DailyRow>, StoreError> {
        let query = sqlx::query(
            "SELECT guest, game, day, table_id, ended_at, score FROM daily WHERE guest = $1 AND day = $2",
        );
        let rows = self.fetch(query.bind(guest.to_owned()).bind(i64::from(day.0))).await?;
        rows.iter().map(DailyRow::read).collect()
    }

    /// The daily deals that some people have begun from one day to another; of very many people only of some.
    ///
    /// # Errors
    /// If the database fails.
    pub async fn daily_of_people(
        &self,
        people: &[String],
        from: Day,
        to: Day,
    ) -> Result<Vec<DailyRow>, StoreError> {
        let people = &people[..people.len().min(MOST_PEOPLE)];
        if people.is_empty() {
            return Ok(Vec::new());
        }
        let sql = format!(
            "SELECT guest, game, day, table_id, ended_at, score FROM daily
             WHERE guest IN {} AND day >= {} AND day <= {} AND ended_at IS NOT NULL",
            places(people.len()),
            from.0,
            to.0
        );
        let mut query = sqlx::query(sqlx::AssertSqlSafe(sql));
        for guest in people {
            query = query.bind(guest.clone());
        }
        self.fetch(query).await?.iter().map(DailyRow::read).collect()
    }

    /// How the daily deals of a day went for everybody who ended them in time.
    ///
    /// # Errors
    /// If the database fails.
    pub async fn daily_scores(&self, day: Day) -> Result<Vec<DailyScore>, StoreError> {
        let query = sqlx::query(
            "SELECT game, score, count(*) FROM daily WHERE day = $1 AND ended_at < $2
             GROUP BY game, score ORDER BY game, score",
        );
        let rows = self.fetch(query.bind(i64::from(day.0)).bind(day.ends_at())).await?;
        let line = |row: &AnyRow| {
            Ok(DailyScore { game: row.try_get(0)?, score: score(row, 1)?, many: number(row, 2)? })
        };
        rows.iter().map(line).collect()
    }

    /// Who ended the daily deal of a day and game in time, the best first, and whose table is still there.
    ///
    /// # Errors
    /// If the database fails.
    pub async fn daily_results(
        &self,
        day: Day,
        game: &str,
        most: i64,
    ) -> Result<Vec<DailyResult>, StoreError> {
        let query = sqlx::query(
            "SELECT d.guest, d.table_id, g.name, g.avatar, d.score FROM daily d
             JOIN guests g ON g.id = d.guest JOIN tables t ON t.id = d.table_id
             WHERE d.day = $1 AND d.game = $2 AND d.ended_at < $3 AND g.leaving = 0
             ORDER BY coalesce(d.score, -1000000) DESC, d.ended_at LIMIT $4",
        );
        let query = query.bind(i64::from(day.0)).bind(game.to_owned()).bind(day.ends_at()).bind(most);
        let line = |row: &AnyRow| {
            Ok(DailyResult {
                guest: row.try_get(0)?,
                table: row.try_get(1)?,
                name: row.try_get(2)?,
                avatar: row.try_get(3)?,
                score: score(row, 4)?,
            })
        };
        self.fetch(query).await?.iter().map(line).collect()
    }

    /// The days on which a guest has ended a daily deal in time, the last one first.
    ///
    /// # Errors
    /// If the database fails.
    pub async fn daily_days(&self, guest: &str) -> Result<Vec<Day>, StoreError> {
        let sql = format!(
            "SELECT DISTINCT day FROM daily WHERE guest = $1 AND ended_at < (day + 1) * {}
             ORDER BY day DESC LIMIT 1000",
            Day::MILLISECONDS
        );
        let rows = self.fetch(sqlx::query(sqlx::AssertSqlSafe(sql)).bind(guest.to_owned())).await?;
        rows.iter().map(|row| Ok(Day(number(row, 0)?))).collect()
    }

    /// Whether a guest has ended their own game of a daily deal.
    ///
    /// # Errors
    /// If the database fails.
    pub async fn has_ended_daily(&self, guest: &str, game: &str, day: Day) -> Result<bool, StoreError> {
        let own = self.daily_of(guest, day).await?;
        Ok(own.iter().any(|row| row.game == game && row.ended_at.is_some()))
    }

    /// The people with whom a guest has sat at a table, in any order.
    ///
    /// # Errors
    /// If the database fails.
    pub async fn companions(&self, guest: &str) -> Result<Vec<(String, String, String)>, StoreError> {
        let query = sqlx::query(
            "SELECT DISTINCT g.id, g.name, g.avatar FROM seats own
             JOIN tables t ON t.id = own.table_id AND t.status IN ('running', 'over')
             JOIN seats other ON other.table_id = own.table_id AND other.guest <> $1
             JOIN guests g ON g.id = other.guest
             WHERE own.guest = $1 AND g.leaving = 0 LIMIT 200",
        );
        let rows = self.fetch(query.bind(guest.to_owned())).await?;
        rows.iter().map(|row| Ok((row.try_get(0)?, row.try_get(1)?, row.try_get(2)?))).collect()
    }

    /// The tables of a set, in their order.
    ///
    /// # Errors
    /// If the database fails.
    pub async fn duplicates(&self, set: &str) -> Result<Vec<TableRow>, StoreError> {
        self.tables("deal_set = $1 ORDER BY deal_number", vec![set.to_owned()]).await
    }
}

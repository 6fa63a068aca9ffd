//! The writes about tables. They run in the writer's transaction.

use std::fmt::Write as _;

use sqlx::any::AnyQueryResult;
use sqlx::{AssertSqlSafe, Row};

use super::StoreError;
use super::announcements::end_invitations;
use super::rows::{STEP_COLUMNS, SeatRow, SharedDeal, StepRow, TableRow, spelt};
use super::writer::{Ending, MOST, TableLimits, Work};
use super::{deals, results};
use crate::wire::Status;

/// A step has so many values.
const STEP_VALUES: usize = 7;

/// Inserts steps in one statement and returns which were new.
pub(super) async fn insert_steps(
    work: &mut Work<'_>,
    steps: &[&StepRow],
) -> Result<Vec<(String, i64)>, StoreError> {
    if steps.is_empty() {
        return Ok(Vec::new());
    }
    let mut sql = format!("INSERT INTO steps ({STEP_COLUMNS}) VALUES ");
    for row in 0..steps.len() {
        let comma = if row == 0 { "" } else { ", " };
        let first = row * STEP_VALUES;
        let [a, b, c, d, e, f, g] = std::array::from_fn::<_, STEP_VALUES, _>(|value| first + value + 1);
        write!(sql, "{comma}(${a}, ${b}, ${c}, ${d}, ${e}, ${f}, ${g})").expect("writing to a string");
    }
    sql += " ON CONFLICT DO NOTHING RETURNING table_id, step";
    let mut query = sqlx::query(AssertSqlSafe(sql));
    for step in steps {
        query = query
            .bind(step.table.clone())
            .bind(i64::from(step.step))
            .bind(i64::from(step.seat.0))
            .bind(spelt(step.kind))
            .bind(step.text.clone())
            .bind(step.made_at)
            .bind(step.bot.clone());
    }
    let rows = query.fetch_all(&mut **work).await?;
    rows.iter().map(|row| Ok((row.try_get(0)?, row.try_get(1)?))).collect()
}

pub(super) async fn end(work: &mut Work<'_>, table: &str, ending: &Ending) -> Result<(), StoreError> {
    sqlx::query("UPDATE tables SET status = $1, resigned = $2, ended_at = $3 WHERE id = $4")
        .bind(spelt(ending.status))
        .bind(ending.resigned.map(i64::from))
        .bind(ending.at)
        .bind(table.to_owned())
        .execute(&mut **work)
        .await?;
    deals::end_daily(work, table, ending).await?;
    end_invitations(work, table).await?;
    if let Some((guest, game, value)) = &ending.campaign {
        sqlx::query(
            "INSERT INTO campaigns (guest, game, value) VALUES ($1, $2, $3)
             ON CONFLICT (guest, game) DO UPDATE SET value = excluded.value",
        )
        .bind(guest.clone())
        .bind(game.clone())
        .bind(value.clone())
        .execute(&mut **work)
        .await?;
    }
    for result in &ending.results {
        results::insert(work, result).await?;
    }
    Ok(())
}

/// At how many other tables that somebody else has opened a guest sits.
pub(super) async fn tables_of_others(
    work: &mut Work<'_>,
    guest: &str,
    table: &str,
) -> Result<i64, StoreError> {
    let query = sqlx::query(
        "SELECT count(DISTINCT seats.table_id) FROM seats JOIN tables ON tables.id = seats.table_id
         WHERE seats.guest = $1 AND tables.host <> $1 AND tables.id <> $2 AND tables.status IN ('waiting', 'running')",
    );
    let row = query.bind(guest.to_owned()).bind(table.to_owned()).fetch_one(&mut **work).await?;
    Ok(row.try_get(0)?)
}

pub(super) async fn seat_somebody(
    work: &mut Work<'_>,
    table: String,
    seat: u8,
    if_open: bool,
    begins: bool,
    row: SeatRow,
) -> Result<AnyQueryResult, StoreError> {
    // A person's seat in a running game only ever goes to a bot.
    let (open, status) = (
        if if_open { " AND kind = 'open'" } else { "" },
        if row.level.is_some() && !if_open { "running" } else { "waiting" },
    );
    let sql = format!(
        "UPDATE seats SET kind = $1, guest = $2, name = $3, avatar = $4, level = $5
         WHERE table_id = $6 AND seat = $7{open}
         AND EXISTS (SELECT 1 FROM tables WHERE id = $6 AND status = '{status}')"
    );
    let done = sqlx::query(AssertSqlSafe(sql))
        .bind(spelt(row.kind))
        .bind(row.guest)
        .bind(row.name)
        .bind(row.avatar)
        .bind(row.level)
        .bind(table.clone())
        .bind(i64::from(seat))
        .execute(&mut **work)
        .await?;
    if begins && done.rows_affected() > 0 {
        end_invitations(work, &table).await?;
        sqlx::query("UPDATE tables SET status = 'running' WHERE id = $1")
            .bind(table)
            .execute(&mut **work)
            .await?;
    }
    Ok(done)
}

/// Whether a guest sits at another table of the same set.
pub(super) async fn sits_at_duplicate(
    work: &mut Work<'_>,
    guest: &str,
    table: &str,
) -> Result<bool, StoreError> {
    let query = sqlx::query(
        "SELECT 1 FROM seats JOIN tables ON tables.id = seats.table_id WHERE seats.guest = $1 AND tables.id <> $2
         AND tables.deal_set = (SELECT deal_set FROM tables WHERE id = $2)",
    );
    Ok(query.bind(guest.to_owned()).bind(table.to_owned()).fetch_optional(&mut **work).await?.is_some())
}

/// Whether the limits leave room for a table. There is one writer, so nobody is quicker between this and its row.
pub(super) async fn has_room(
    work: &mut Work<'_>,
    table: &TableRow,
    limits: TableLimits,
) -> Result<bool, StoreError> {
    let open = "status IN ('waiting', 'running')";
    let waits = table.status == Status::Waiting;
    let mut checks = vec![
        (format!("host = $1 AND {open}"), Some(table.host.clone()), limits.of_guest),
        (open.to_owned(), None, limits.in_all),
    ];
    if waits {
        checks.push((
            "host = $1 AND status = 'waiting'".to_owned(),
            Some(table.host.clone()),
            limits.waiting_of_guest,
        ));
        checks.push((
            "origin = $1 AND status = 'waiting'".to_owned(),
            table.origin.clone(),
            limits.waiting_of_origin,
        ));
    }
    for (which, value, most) in checks {
        // Counting stops at the limit: a full hall is not counted to its end for every try.
        let sql =
            format!("SELECT count(*) FROM (SELECT 1 AS one FROM tables WHERE {which} LIMIT {most}) AS found");
        let mut query = sqlx::query(AssertSqlSafe(sql));
        if let Some(value) = value {
            query = query.bind(value);
        } else if which.contains("$1") {
            continue;
        }
        let found: i64 = query.fetch_one(&mut **work).await?.try_get(0)?;
        if found >= i64::from(most) {
            return Ok(false);
        }
    }
    Ok(true)
}

pub(super) async fn insert_table(
    work: &mut Work<'_>,
    table: TableRow,
    steps: &[StepRow],
) -> Result<AnyQueryResult, StoreError> {
    let done = sqlx::query(
        "INSERT INTO tables (id, invite, host, game, revision, sheet, options, seed, public, clock, campaign, status,
         resigned, next, opened_at, origin, branch_table, branch_ply, position, deal_day, deal_set, deal_number)
         VALUES ($1, $2, $3, $4, $5, $6, $7, $8, $9, $10, $11, $12, $13, $14, $15, $16, $17, $18, $19, $20, $21, $22)
         ON CONFLICT DO NOTHING",
    )
    .bind(table.id.clone())
    .bind(table.invite)
    .bind(table.host)
    .bind(table.game)
    .bind(i64::from(table.revision))
    .bind(table.sheet)
    .bind(table.options.as_str())
    .bind(table.seed.to_string())
    .bind(i64::from(table.public))
    .bind(spelt(table.clock))
    .bind(i64::from(table.campaign))
    .bind(spelt(table.status))
    .bind(table.resigned.map(i64::from))
    .bind(table.next)
    .bind(table.opened_at)
    .bind(table.origin)
    .bind(table.branch.as_ref().map(|branch| branch.table.clone()))
    .bind(table.branch.as_ref().map(|branch| i64::from(branch.ply)))
    .bind(table.branch.map(|branch| branch.snapshot.to_string()))
    .bind(table.deal.as_ref().and_then(SharedDeal::day).map(|day| i64::from(day.0)))
    .bind(table.deal.as_ref().and_then(SharedDeal::duplicate).map(|(set, _)| set.to_owned()))
    .bind(table.deal.as_ref().and_then(SharedDeal::duplicate).map(|(_, number)| i64::from(number)))
    .execute(&mut **work)
    .await?;
    if done.rows_affected() == 0 {
        return Ok(done);
    }
    for (number, seat) in (0i64..).zip(table.seats) {
        sqlx::query(
            "INSERT INTO seats (table_id, seat, kind, guest, name, avatar, level) VALUES ($1, $2, $3, $4, $5, $6, $7)",
        )
        .bind(table.id.clone())
        .bind(number)
        .bind(spelt(seat.kind))
        .bind(seat.guest)
        .bind(seat.name)
        .bind(seat.avatar)
        .bind(seat.level)
        .execute(&mut **work)
        .await?;
    }
    for part in steps.chunks(MOST) {
        insert_steps(work, &part.iter().collect::<Vec<_>>()).await?;
    }
    Ok(done)
}

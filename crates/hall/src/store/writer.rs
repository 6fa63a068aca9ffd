//! The one writer: whatever waits to be written goes into one transaction, so that one sync of the disk carries the moves
//! of many tables.

use std::fmt::Write as _;
use std::sync::Arc;
use std::sync::atomic::{AtomicU64, Ordering};

use sqlx::any::AnyQueryResult;
use sqlx::{Any, AnyPool, AssertSqlSafe, Row};
use tokio::sync::{mpsc, oneshot};

use super::people::{self, Change};
use super::rows::{Commits, GuestRow, SeatRow, StepRow, TableRow, spelt};
use super::{StoreFault, now};
use crate::wire::{ChatLine, Status};

/// Writes that share a transaction at most; also what may wait.
const MOST: usize = 256;
/// A step has so many values.
const STEP_VALUES: usize = 6;

type Work<'a> = sqlx::Transaction<'a, Any>;

/// Something to be kept.
#[derive(Clone, Debug)]
pub enum Write {
    /// A secret of the house, unless there is one of this name.
    Secret {
        /// What for.
        name: &'static str,
        /// The secret.
        value: String,
    },
    /// A guest, new or changed.
    Guest(GuestRow),
    /// A code that carries a guest to another browser. Codes that are no longer good are thrown away.
    Link {
        /// The code.
        code: String,
        /// The guest.
        guest: String,
        /// How long it is good.
        ends_at: i64,
    },
    /// A code used up, if nobody was quicker.
    Unlink {
        /// The code.
        code: String,
    },
    /// A new table with its seats and what was done at it.
    Table(Box<TableRow>, Vec<StepRow>),
    /// Somebody sits down, if the seat is open, or leaves it. At a table that waits; a bot may also take over a seat of
    /// a game that goes on.
    Seat {
        /// Where.
        table: String,
        /// Which.
        seat: u8,
        /// Whether it has to be open.
        if_open: bool,
        /// Whether the game begins with it.
        begins: bool,
        /// Who now sits there.
        row: SeatRow,
    },
    /// The table of a rematch, if there is none yet.
    Next {
        /// The old table.
        table: String,
        /// The new one.
        next: String,
    },
    /// A step, if nobody else has made one of this number.
    Step(StepRow, Option<Box<Ending>>),
    /// Something said, if nobody else has said something of this number.
    Chat {
        /// Where.
        table: String,
        /// What.
        line: ChatLine,
        /// Who.
        guest: String,
    },
    /// Something about people.
    People(Box<Change>),
    /// A campaign thrown away.
    DropCampaign {
        /// Whose.
        guest: String,
        /// Of which game.
        game: String,
    },
}

/// What a step ends.
#[derive(Clone, Debug)]
pub struct Ending {
    /// How the table stands now.
    pub status: Status,
    /// Who gave the game up.
    pub resigned: Option<u8>,
    /// What the game leaves to the next one: guest, game, value.
    pub campaign: Option<(String, String, String)>,
}

struct Job {
    write: Write,
    done: oneshot::Sender<Result<bool, StoreFault>>,
}

/// The way to the writer.
#[derive(Clone, Debug)]
pub(super) struct Writer {
    jobs: mpsc::Sender<Job>,
    counts: Arc<Counts>,
}

#[derive(Debug, Default)]
struct Counts {
    commits: AtomicU64,
    writes: AtomicU64,
}

impl Writer {
    pub(super) fn start(pool: AnyPool) -> Self {
        let (jobs, waiting) = mpsc::channel(MOST);
        let counts = Arc::<Counts>::default();
        tokio::spawn(run(pool, waiting, Arc::clone(&counts)));
        Self { jobs, counts }
    }

    pub(super) async fn write(&self, write: Write) -> Result<bool, StoreFault> {
        let (done, answer) = oneshot::channel();
        let gone = || StoreFault::Broken("the writer has stopped".to_owned());
        self.jobs.send(Job { write, done }).await.map_err(|_| gone())?;
        answer.await.map_err(|_| gone())?
    }

    pub(super) fn commits(&self) -> Commits {
        Commits {
            commits: self.counts.commits.load(Ordering::Relaxed),
            writes: self.counts.writes.load(Ordering::Relaxed),
        }
    }
}

async fn run(pool: AnyPool, mut jobs: mpsc::Receiver<Job>, counts: Arc<Counts>) {
    let mut batch = Vec::with_capacity(MOST);
    while jobs.recv_many(&mut batch, MOST).await > 0 {
        let outcomes = match commit(&pool, &batch).await {
            Ok(outcomes) => outcomes.into_iter().map(Ok).collect(),
            Err(error @ StoreFault::Away(_)) => vec![Err(error); batch.len()],
            // One bad write must not take the others with it: each alone.
            Err(_) if batch.len() > 1 => {
                let mut outcomes = Vec::with_capacity(batch.len());
                for job in &batch {
                    let outcome = commit(&pool, std::slice::from_ref(job)).await;
                    outcomes.push(outcome.map(|outcomes| outcomes[0]));
                }
                outcomes
            }
            Err(error) => vec![Err(error)],
        };
        counts.commits.fetch_add(1, Ordering::Relaxed);
        counts.writes.fetch_add(batch.len() as u64, Ordering::Relaxed);
        for (job, outcome) in batch.drain(..).zip(outcomes) {
            if let Err(error) = &outcome {
                tracing::error!(%error, "not written");
            }
            // Whoever no longer waits finds it in the database.
            let _ = job.done.send(outcome);
        }
    }
}

/// Writes jobs in one transaction and tells of each whether its condition held.
async fn commit(pool: &AnyPool, jobs: &[Job]) -> Result<Vec<bool>, StoreFault> {
    let mut work = pool.begin().await.map_err(|error| StoreFault::Away(error.to_string()))?;
    let mut outcomes = vec![false; jobs.len()];
    let steps: Vec<&StepRow> = jobs.iter().filter_map(|job| job.write.step()).collect();
    let mut made = insert_steps(&mut work, &steps).await?;
    for (job, outcome) in jobs.iter().zip(&mut outcomes) {
        *outcome = match &job.write {
            Write::Step(step, ending) => {
                let own =
                    |(table, number): &(String, i64)| *table == step.table && *number == i64::from(step.step);
                // Of two equal steps in one batch the first was made.
                let new = made.iter().position(own).map(|at| made.swap_remove(at)).is_some();
                if let (true, Some(ending)) = (new, ending) {
                    end(&mut work, &step.table, ending).await?;
                }
                new
            }
            other => write(&mut work, other).await?,
        };
    }
    work.commit().await?;
    Ok(outcomes)
}

impl Write {
    fn step(&self) -> Option<&StepRow> {
        match self {
            Self::Step(step, _) => Some(step),
            _ => None,
        }
    }
}

/// Inserts steps in one statement and tells which were new.
async fn insert_steps(work: &mut Work<'_>, steps: &[&StepRow]) -> Result<Vec<(String, i64)>, StoreFault> {
    if steps.is_empty() {
        return Ok(Vec::new());
    }
    let mut sql = String::from("INSERT INTO steps (table_id, step, seat, kind, text, made_at) VALUES ");
    for row in 0..steps.len() {
        let comma = if row == 0 { "" } else { ", " };
        let first = row * STEP_VALUES;
        let [a, b, c, d, e, f] = std::array::from_fn::<_, STEP_VALUES, _>(|value| first + value + 1);
        write!(sql, "{comma}(${a}, ${b}, ${c}, ${d}, ${e}, ${f})").expect("writing to a string");
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
            .bind(step.made_at);
    }
    let rows = query.fetch_all(&mut **work).await?;
    rows.iter().map(|row| Ok((row.try_get(0)?, row.try_get(1)?))).collect()
}

async fn end(work: &mut Work<'_>, table: &str, ending: &Ending) -> Result<(), StoreFault> {
    sqlx::query("UPDATE tables SET status = $1, resigned = $2 WHERE id = $3")
        .bind(spelt(ending.status))
        .bind(ending.resigned.map(i64::from))
        .bind(table.to_owned())
        .execute(&mut **work)
        .await?;
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
    Ok(())
}

async fn write(work: &mut Work<'_>, write: &Write) -> Result<bool, StoreFault> {
    let done = match write.clone() {
        Write::Step(..) => unreachable!("steps are inserted together"),
        Write::Secret { name, value } => {
            sqlx::query("INSERT INTO house (name, value) VALUES ($1, $2) ON CONFLICT DO NOTHING")
                .bind(name)
                .bind(value)
                .execute(&mut **work)
                .await?
        }
        Write::Guest(guest) => {
            sqlx::query(
                "INSERT INTO guests (id, name, avatar, language, came_at) VALUES ($1, $2, $3, $4, $5)
                 ON CONFLICT (id) DO UPDATE SET name = excluded.name, avatar = excluded.avatar,
                 language = excluded.language",
            )
            .bind(guest.id)
            .bind(guest.name)
            .bind(guest.avatar)
            .bind(guest.language)
            .bind(guest.came_at)
            .execute(&mut **work)
            .await?
        }
        Write::Link { code, guest, ends_at } => {
            sqlx::query("DELETE FROM links WHERE ends_at < $1 OR guest = $2")
                .bind(now())
                .bind(guest.clone())
                .execute(&mut **work)
                .await?;
            sqlx::query("INSERT INTO links (code, guest, ends_at) VALUES ($1, $2, $3) ON CONFLICT DO NOTHING")
                .bind(code)
                .bind(guest)
                .bind(ends_at)
                .execute(&mut **work)
                .await?
        }
        Write::Unlink { code } => {
            sqlx::query("DELETE FROM links WHERE code = $1").bind(code).execute(&mut **work).await?
        }
        Write::Table(table, steps) => insert_table(work, *table, &steps).await?,
        Write::Seat { table, seat, if_open, begins, row } => {
            seat_somebody(work, table, seat, if_open, begins, row).await?
        }
        Write::Next { table, next } => {
            sqlx::query("UPDATE tables SET next = $1 WHERE id = $2 AND next IS NULL")
                .bind(next)
                .bind(table)
                .execute(&mut **work)
                .await?
        }
        Write::People(change) => return people::write(work, *change).await,
        Write::Chat { table, line, guest } => sqlx::query(
            "INSERT INTO chat (table_id, number, name, seat, text, said_at, guest) VALUES ($1, $2, $3, $4, $5, $6, $7)
                 ON CONFLICT DO NOTHING",
        )
        .bind(table)
        .bind(i64::from(line.number))
        .bind(line.name)
        .bind(line.seat.map(|seat| i64::from(seat.0)))
        .bind(line.text)
        .bind(line.at)
        .bind(guest)
        .execute(&mut **work)
        .await?,
        Write::DropCampaign { guest, game } => {
            sqlx::query("DELETE FROM campaigns WHERE guest = $1 AND game = $2")
                .bind(guest)
                .bind(game)
                .execute(&mut **work)
                .await?
        }
    };
    Ok(done.rows_affected() > 0)
}

async fn seat_somebody(
    work: &mut Work<'_>,
    table: String,
    seat: u8,
    if_open: bool,
    begins: bool,
    row: SeatRow,
) -> Result<AnyQueryResult, StoreFault> {
    // A person's seat in a running game only ever goes to a bot.
    let (open, status) = (
        if if_open { " AND kind = 'open'" } else { "" },
        if row.level.is_some() { "running" } else { "waiting" },
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
        sqlx::query("UPDATE tables SET status = 'running' WHERE id = $1")
            .bind(table)
            .execute(&mut **work)
            .await?;
    }
    Ok(done)
}

async fn insert_table(
    work: &mut Work<'_>,
    table: TableRow,
    steps: &[StepRow],
) -> Result<AnyQueryResult, StoreFault> {
    let done = sqlx::query(
        "INSERT INTO tables (id, invite, host, game, revision, sheet, options, seed, public, clock, campaign, status,
         resigned, next, opened_at) VALUES ($1, $2, $3, $4, $5, $6, $7, $8, $9, $10, $11, $12, $13, $14, $15)
         ON CONFLICT DO NOTHING",
    )
    .bind(table.id.clone())
    .bind(table.invite)
    .bind(table.host)
    .bind(table.game)
    .bind(i64::from(table.revision))
    .bind(table.sheet)
    .bind(table.options.to_string())
    .bind(table.seed.to_string())
    .bind(i64::from(table.public))
    .bind(spelt(table.clock))
    .bind(i64::from(table.campaign))
    .bind(spelt(table.status))
    .bind(table.resigned.map(i64::from))
    .bind(table.next)
    .bind(table.opened_at)
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

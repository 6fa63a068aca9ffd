//! The one writer: whatever waits to be written goes into one transaction, so that one sync of the disk carries the moves
//! of many tables.

use std::fmt::Write as _;
use std::sync::Arc;
use std::sync::atomic::{AtomicU64, Ordering};

use sqlx::any::AnyQueryResult;
use sqlx::{Any, AssertSqlSafe, Row};
use tokio::sync::{mpsc, oneshot, watch};

use super::address::Address;
use super::claim::Claim;
use super::people::{self, Change};
use super::retention::{Prune, prune};
use super::rows::{Commits, GuestRow, SeatRow, StepRow, TableRow, spelt};
use super::session::Session;
use super::{StoreFault, now};
use crate::wire::{ChatLine, Status};

/// Writes that share a transaction at most; also what may wait.
const MOST: usize = 256;
/// A step has so many values.
const STEP_VALUES: usize = 6;

pub(super) type Work<'a> = sqlx::Transaction<'a, Any>;

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
    /// The name, picture and language of a guest who is still there.
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
    /// A value by which the store proves that writes are kept.
    Proof {
        /// The value.
        value: String,
    },
    /// A new table, if the limits leave room for it.
    OpenTable(Box<TableRow>, TableLimits),
    /// A table from elsewhere with its seats and what was done at it.
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
    /// Something old thrown away.
    Prune(Prune),
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

/// How many tables there may be, waiting or running.
#[derive(Clone, Copy, Debug)]
pub struct TableLimits {
    /// Of one guest.
    pub of_guest: u32,
    /// Of one guest, waiting for players.
    pub waiting_of_guest: u32,
    /// Opened from one address, waiting for players.
    pub waiting_of_origin: u32,
    /// In all.
    pub in_all: u32,
}

/// Where the value of a proof is kept, in the table `house`.
pub(super) const PROOF: &str = "proof";

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

pub(super) struct Job {
    pub(super) write: Write,
    done: oneshot::Sender<Result<bool, StoreFault>>,
}

/// What the writer is asked.
enum Request {
    Write(Job),
    /// Nothing is written from now on without this claim.
    Claim(Claim, oneshot::Sender<Result<(), StoreFault>>),
    /// Writes what waits and ends.
    Close(oneshot::Sender<()>),
}

/// The way to the writer.
#[derive(Clone, Debug)]
pub(super) struct Writer {
    requests: mpsc::Sender<Request>,
    counts: Arc<Counts>,
    /// Turns true when another process has claimed the database.
    taken: watch::Receiver<bool>,
}

#[derive(Debug, Default)]
struct Counts {
    commits: AtomicU64,
    writes: AtomicU64,
    failures: AtomicU64,
}

fn stopped() -> StoreFault {
    StoreFault::Broken("the writer has stopped".to_owned())
}

impl Writer {
    pub(super) fn start(address: Address) -> Self {
        let (requests, waiting) = mpsc::channel(MOST);
        let counts = Arc::<Counts>::default();
        let (taken, told) = watch::channel(false);
        tokio::spawn(run(Session::new(address, taken), waiting, Arc::clone(&counts)));
        Self { requests, counts, taken: told }
    }

    pub(super) async fn write(&self, write: Write) -> Result<bool, StoreFault> {
        let (done, answer) = oneshot::channel();
        self.requests.send(Request::Write(Job { write, done })).await.map_err(|_| stopped())?;
        answer.await.map_err(|_| stopped())?
    }

    pub(super) async fn claim(&self, claim: Claim) -> Result<(), StoreFault> {
        let (done, answer) = oneshot::channel();
        self.requests.send(Request::Claim(claim, done)).await.map_err(|_| stopped())?;
        answer.await.map_err(|_| stopped())?
    }

    pub(super) async fn close(&self) {
        let (done, answer) = oneshot::channel();
        if self.requests.send(Request::Close(done)).await.is_ok() {
            let _ = answer.await;
        }
    }

    /// Is ready when another process has claimed the database.
    pub(super) async fn taken(&self) {
        if self.taken.clone().wait_for(|taken| *taken).await.is_err() {
            // The writer has stopped by itself; nobody has taken anything.
            std::future::pending::<()>().await;
        }
    }

    pub(super) fn is_taken(&self) -> bool {
        *self.taken.borrow()
    }

    pub(super) fn commits(&self) -> Commits {
        Commits {
            commits: self.counts.commits.load(Ordering::Relaxed),
            writes: self.counts.writes.load(Ordering::Relaxed),
            failures: self.counts.failures.load(Ordering::Relaxed),
            waiting: (self.requests.max_capacity() - self.requests.capacity()) as u64,
        }
    }
}

async fn run(mut session: Session, mut requests: mpsc::Receiver<Request>, counts: Arc<Counts>) {
    let mut batch = Vec::with_capacity(MOST);
    let mut jobs = Vec::with_capacity(MOST);
    while requests.recv_many(&mut batch, MOST).await > 0 {
        let mut closing = None;
        for request in batch.drain(..) {
            match request {
                Request::Write(job) => jobs.push(job),
                Request::Claim(claim, done) => drop(done.send(session.claim(claim).await)),
                Request::Close(done) => closing = Some(done),
            }
        }
        if !jobs.is_empty() {
            let outcomes = session.write(&jobs).await;
            counts.commits.fetch_add(1, Ordering::Relaxed);
            counts.writes.fetch_add(jobs.len() as u64, Ordering::Relaxed);
            for (job, outcome) in jobs.drain(..).zip(outcomes) {
                if let Err(error) = &outcome {
                    counts.failures.fetch_add(1, Ordering::Relaxed);
                    tracing::error!(%error, "not written");
                }
                // Whoever no longer waits finds it in the database.
                let _ = job.done.send(outcome);
            }
        }
        if let Some(done) = closing {
            session.close().await;
            let _ = done.send(());
            return;
        }
    }
}

impl Write {
    pub(super) fn step(&self) -> Option<&StepRow> {
        match self {
            Self::Step(step, _) => Some(step),
            _ => None,
        }
    }
}

/// Inserts steps in one statement and tells which were new.
pub(super) async fn insert_steps(
    work: &mut Work<'_>,
    steps: &[&StepRow],
) -> Result<Vec<(String, i64)>, StoreFault> {
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

pub(super) async fn end(work: &mut Work<'_>, table: &str, ending: &Ending) -> Result<(), StoreFault> {
    sqlx::query("UPDATE tables SET status = $1, resigned = $2, ended_at = $3 WHERE id = $4")
        .bind(spelt(ending.status))
        .bind(ending.resigned.map(i64::from))
        .bind(now())
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

pub(super) async fn write(work: &mut Work<'_>, write: &Write) -> Result<bool, StoreFault> {
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
            sqlx::query("UPDATE guests SET name = $1, avatar = $2, language = $3 WHERE id = $4 AND leaving = 0")
                .bind(guest.name)
                .bind(guest.avatar)
                .bind(guest.language)
                .bind(guest.id)
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
        Write::Proof { value } => {
            sqlx::query(
                "INSERT INTO house (name, value) VALUES ($1, $2)
                 ON CONFLICT (name) DO UPDATE SET value = excluded.value",
            )
            .bind(PROOF)
            .bind(value)
            .execute(&mut **work)
            .await?
        }
        Write::OpenTable(table, limits) => {
            if !has_room(work, &table, limits).await? {
                return Ok(false);
            }
            insert_table(work, *table, &[]).await?
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
        Write::Prune(what) => prune(work, what).await?,
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

/// Whether the limits leave room for a table. There is one writer, so nobody is quicker between this and its row.
async fn has_room(work: &mut Work<'_>, table: &TableRow, limits: TableLimits) -> Result<bool, StoreFault> {
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

async fn insert_table(
    work: &mut Work<'_>,
    table: TableRow,
    steps: &[StepRow],
) -> Result<AnyQueryResult, StoreFault> {
    let done = sqlx::query(
        "INSERT INTO tables (id, invite, host, game, revision, sheet, options, seed, public, clock, campaign, status,
         resigned, next, opened_at, origin) VALUES ($1, $2, $3, $4, $5, $6, $7, $8, $9, $10, $11, $12, $13, $14, $15, $16)
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
    .bind(table.origin)
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

//! The one writer: whatever waits to be written goes into one transaction, so that one sync of the disk carries the moves
//! of many tables.

use std::sync::Arc;
use std::sync::atomic::{AtomicU64, Ordering};

use sqlx::Any;
use tokio::sync::{mpsc, oneshot, watch};

use super::address::Address;
use super::announcements::{self, AnnouncementWishes, SubscriptionRow};
use super::claim::Claim;
use super::deals::{begin_daily, open_set};
use super::people::{self, Change};
use super::results::ResultRow;
use super::retention::{Prune, prune};
use super::reviews::{self, ReviewRow};
use super::rows::{Commits, GuestRow, SeatRow, StepRow, TableRow};
use super::session::Session;
use super::tables::{has_room, insert_table, seat_somebody, sits_at_duplicate, tables_of_others};
use super::{StoreError, now};
use crate::wire::{ChatLine, Status};

/// Writes that share a transaction at most; also what may wait.
pub(super) const MOST: usize = 256;

pub(super) type Work<'a> = sqlx::Transaction<'a, Any>;

/// Something to be kept.
#[derive(Clone, Debug)]
pub enum Write {
    /// A secret of the hall, unless there is one of this name.
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
    /// A new table, if the limits leave room for it. One of a daily deal also only if its host has not begun that deal.
    OpenTable(Box<TableRow>, TableLimits),
    /// Duplicate tables, all or none.
    OpenSet(Vec<TableRow>, TableLimits),
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
        /// Tables of others at which the guest may sit at once.
        most: u32,
        /// Who now sits there.
        row: SeatRow,
    },
    /// Another host, because the first one has left.
    Host {
        /// Where.
        table: String,
        /// Who.
        host: String,
    },
    /// Another secret part of the invite link, because somebody was removed.
    InviteLink {
        /// Where.
        table: String,
        /// The new one.
        invite: String,
    },
    /// The table of a rematch, if nobody else has opened one meanwhile.
    Next {
        /// The old table.
        table: String,
        /// The new one.
        next: String,
        /// A rematch that is no longer there.
        instead_of: Option<String>,
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
    /// What was found about a game that has ended.
    Review(Box<ReviewRow>),
    /// Something old thrown away.
    Prune(Prune),
    /// Something about people.
    People(Box<Change>),
    /// A browser wants to be told what happens while its guest does not look.
    Subscribe(Box<SubscriptionRow>),
    /// A browser no longer wants to be told, or is not to be reached any more.
    Unsubscribe {
        /// Whose.
        guest: String,
        /// Which.
        session: String,
    },
    /// What a guest wants to be told, and when not.
    Wishes {
        /// Who.
        guest: String,
        /// What.
        wishes: AnnouncementWishes,
    },
    /// A turn needs no announcement any more, unless it was noted already.
    Announced {
        /// Where.
        table: String,
        /// Whose.
        seat: u8,
        /// The step with which the turn began.
        step: u32,
    },
    /// Guests are asked to a table.
    Invite {
        /// To which.
        table: String,
        /// Who asks.
        host: String,
        /// Who is asked.
        guests: Vec<String>,
    },
    /// A guest does not want to come.
    Decline {
        /// Who.
        guest: String,
        /// Where to.
        table: String,
    },
    /// A campaign thrown away.
    DropCampaign {
        /// Whose.
        guest: String,
        /// Of which game.
        game: String,
    },
}

impl From<Change> for Write {
    fn from(change: Change) -> Self {
        Self::People(Box::new(change))
    }
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
    /// What the game was for each guest who played it.
    pub results: Vec<ResultRow>,
    /// When, by the hall's clock.
    pub at: i64,
}

pub(super) struct Job {
    pub(super) write: Write,
    done: oneshot::Sender<Result<bool, StoreError>>,
}

/// What the writer is asked.
enum Request {
    Write(Job),
    /// Nothing is written from now on without this claim.
    Claim(Claim, oneshot::Sender<Result<(), StoreError>>),
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

fn stopped() -> StoreError {
    StoreError::Broken("the writer has stopped".to_owned())
}

impl Writer {
    pub(super) fn start(address: Address) -> Self {
        let (requests, waiting) = mpsc::channel(MOST);
        let counts = Arc::<Counts>::default();
        let (taken, is_taken) = watch::channel(false);
        tokio::spawn(run(Session::new(address, taken), waiting, Arc::clone(&counts)));
        Self { requests, counts, taken: is_taken }
    }

    pub(super) async fn write(&self, write: Write) -> Result<bool, StoreError> {
        let (done, answer) = oneshot::channel();
        self.requests.send(Request::Write(Job { write, done })).await.map_err(|_| stopped())?;
        answer.await.map_err(|_| stopped())?
    }

    pub(super) async fn claim(&self, claim: Claim) -> Result<(), StoreError> {
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

/// Whether a guest is neither gone nor about to be deleted.
async fn is_here(work: &mut Work<'_>, guest: &str) -> Result<bool, StoreError> {
    let query = sqlx::query("SELECT 1 FROM guests WHERE id = $1 AND leaving = 0").bind(guest.to_owned());
    Ok(query.fetch_optional(&mut **work).await?.is_some())
}

impl Write {
    /// The guest who does it. Once their deletion has begun nothing by them is written any more: it would be left behind.
    fn by(&self) -> Option<&str> {
        match self {
            Self::OpenTable(table, _) => Some(&table.host),
            Self::OpenSet(tables, _) => tables.first().map(|table| table.host.as_str()),
            Self::Seat { row, .. } => row.guest.as_deref(),
            Self::Chat { guest, .. } | Self::Link { guest, .. } | Self::Wishes { guest, .. } => Some(guest),
            Self::Host { host, .. } | Self::Invite { host, .. } => Some(host),
            Self::Subscribe(row) => Some(&row.guest),
            Self::People(change) => change.by(),
            _ => None,
        }
    }

    pub(super) fn step(&self) -> Option<&StepRow> {
        match self {
            Self::Step(step, _) => Some(step),
            _ => None,
        }
    }
}

pub(super) async fn write(work: &mut Work<'_>, write: &Write) -> Result<bool, StoreError> {
    if let Some(guest) = write.by()
        && !is_here(work, guest).await?
    {
        return Ok(false);
    }
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
            if !begin_daily(work, &table).await? {
                return Ok(false);
            }
            insert_table(work, *table, &[]).await?
        }
        Write::OpenSet(tables, limits) => return open_set(work, tables, limits).await,
        Write::Table(table, steps) => insert_table(work, *table, &steps).await?,
        Write::Seat { table, seat, if_open, begins, most, row } => {
            if let Some(guest) = row.guest.as_ref().filter(|_| if_open)
                && tables_of_others(work, guest, &table).await? >= i64::from(most)
            {
                return Ok(false);
            }
            if let Some(guest) = row.guest.as_ref().filter(|_| if_open)
                && sits_at_duplicate(work, guest, &table).await?
            {
                return Ok(false);
            }
            seat_somebody(work, table, seat, if_open, begins, row).await?
        }
        Write::Host { table, host } => {
            sqlx::query("UPDATE tables SET host = $1 WHERE id = $2")
                .bind(host)
                .bind(table)
                .execute(&mut **work)
                .await?
        }
        Write::InviteLink { table, invite } => {
            sqlx::query("UPDATE tables SET invite = $1 WHERE id = $2")
                .bind(invite)
                .bind(table)
                .execute(&mut **work)
                .await?
        }
        Write::Next { table, next, instead_of } => {
            sqlx::query("UPDATE tables SET next = $1 WHERE id = $2 AND (next IS NULL OR next = $3)")
                .bind(next)
                .bind(table)
                .bind(instead_of)
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
        Write::Review(row) => reviews::insert(work, *row).await?,
        Write::Prune(what) => prune(work, what).await?,
        Write::Subscribe(row) => return announcements::subscribe(work, *row).await,
        Write::Invite { table, host, guests } => {
            return announcements::invite(work, table, host, guests).await;
        }
        Write::Unsubscribe { guest, session } => {
            sqlx::query("DELETE FROM subscriptions WHERE guest = $1 AND session = $2")
                .bind(guest)
                .bind(session)
                .execute(&mut **work)
                .await?
        }
        Write::Wishes { guest, wishes } => {
            let (from, to) = wishes.quiet.map(|quiet| (i64::from(quiet.from), i64::from(quiet.to))).unzip();
            sqlx::query("UPDATE guests SET quiet_from = $1, quiet_to = $2, hears_invitations = $3 WHERE id = $4")
                .bind(from)
                .bind(to)
                .bind(i64::from(wishes.invitations))
                .bind(guest)
                .execute(&mut **work)
                .await?
        }
        Write::Announced { table, seat, step } => {
            sqlx::query("UPDATE seats SET announced = $1 WHERE table_id = $2 AND seat = $3 AND announced < $1")
                .bind(i64::from(step))
                .bind(table)
                .bind(i64::from(seat))
                .execute(&mut **work)
                .await?
        }
        Write::Decline { guest, table } => {
            sqlx::query("DELETE FROM invitations WHERE guest = $1 AND table_id = $2")
                .bind(guest)
                .bind(table)
                .execute(&mut **work)
                .await?
        }
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

//! What is thrown away, and when. Always a little at a time, so that moves do not wait for it.

use std::time::Duration;

use sqlx::any::AnyQueryResult;
use sqlx::{AssertSqlSafe, Row};

use super::people::RENAMED_FOR;
use super::rows::places;
use super::writer::{Work, Write};
use super::{Ending, Store, StoreError, now};
use crate::store::{StepKind, StepRow};
use crate::wire::Status;

/// Tables thrown away in one write: a long game has a thousand steps.
const TABLES_AT_ONCE: usize = 4;
/// Guests, reports or bans thrown away in one write.
const GUESTS_AT_ONCE: usize = 50;
/// Pages given back to the disk in one write.
const PAGES_AT_ONCE: u32 = 100;
/// Candidates looked at for one write: some may be in use.
const CANDIDATES: usize = 100;

/// How long things are kept; `None` is for ever.
#[derive(Clone, Copy, Debug)]
pub struct Keep {
    /// Tables that wait for players.
    pub waiting: Option<Duration>,
    /// Running games that nobody has made a move in. They are closed.
    pub running: Option<Duration>,
    /// Games that have ended.
    pub games: Option<Duration>,
    /// What was said at tables that have ended.
    pub chat: Option<Duration>,
    /// Guests who never sat at a table.
    pub unused_guests: Option<Duration>,
    /// Guests who do not come any more.
    pub guests: Option<Duration>,
    /// Reports that the operator has dealt with.
    pub reports: Option<Duration>,
    /// Reports that nobody has dealt with.
    pub open_reports: Option<Duration>,
    /// What the operator has decided and what no longer holds: bans that have ended, names given long ago.
    pub bans: Option<Duration>,
}

impl Default for Keep {
    fn default() -> Self {
        let days = |days: u64| Some(Duration::from_secs(days * 24 * 60 * 60));
        Self {
            waiting: days(2),
            running: days(90),
            games: days(365),
            chat: days(30),
            unused_guests: days(2),
            guests: days(400),
            reports: days(90),
            open_reports: days(365),
            bans: days(90),
        }
    }
}

/// What one round of pruning threw away.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub struct Pruned {
    /// Running games closed.
    pub closed: usize,
    /// Tables with everything done and said at them.
    pub tables: usize,
    /// Tables whose chat is gone.
    pub chats: usize,
    /// Guests.
    pub guests: usize,
    /// Reports, with the lines of chat kept with them.
    pub reports: usize,
    /// Decisions about guests and networks.
    pub bans: usize,
}

impl Pruned {
    /// Whether there was nothing left to do.
    #[must_use]
    pub fn is_nothing(&self) -> bool {
        *self == Self::default()
    }

    /// Both together.
    #[must_use]
    pub const fn and(self, other: Self) -> Self {
        Self {
            closed: self.closed + other.closed,
            tables: self.tables + other.tables,
            chats: self.chats + other.chats,
            guests: self.guests + other.guests,
            reports: self.reports + other.reports,
            bans: self.bans + other.bans,
        }
    }
}

/// Something thrown away, if it is still of no use when it is written.
#[derive(Clone, Debug)]
pub enum Prune {
    /// Tables of this status.
    Tables(Vec<String>, &'static str),
    /// What was said at these tables.
    Chat(Vec<String>),
    /// Guests who never sat at a table.
    Guests(Vec<String>),
    /// Guests who have not come since a time.
    BeginDeletion(Vec<String>, i64),
    /// Reports of which the words of our own are still true.
    Reports(Vec<String>, String),
    /// Decisions about guests of which the words of our own are still true.
    Sanctions(Vec<String>, String),
    /// Bans of networks that ended before a time.
    Networks(Vec<String>, i64),
}

/// A guest whom no ban keeps out at this moment. The others stay, and their bans with them.
fn unbanned() -> String {
    format!(
        "NOT EXISTS (SELECT 1 FROM sanctions WHERE sanctions.guest = guests.id AND banned_until > {})",
        now()
    )
}

/// A guest of whom nothing is left but the row.
const UNUSED: &str = "NOT EXISTS (SELECT 1 FROM seats WHERE seats.guest = guests.id)
     AND NOT EXISTS (SELECT 1 FROM tables WHERE tables.host = guests.id)
     AND NOT EXISTS (SELECT 1 FROM campaigns WHERE campaigns.guest = guests.id)
     AND NOT EXISTS (SELECT 1 FROM results WHERE results.guest = guests.id)";

impl Store {
    /// Deletes a little of what is older than it is kept; nothing is left when nothing was done. `busy` says which tables
    /// are in use.
    ///
    /// # Errors
    /// If the database fails.
    pub async fn prune(&self, keep: &Keep, busy: impl Fn(&str) -> bool) -> Result<Pruned, StoreError> {
        let mut pruned = Pruned::default();
        if let Some(before) = cutoff(keep.waiting) {
            let old = self.idle("status = 'waiting' AND opened_at < $1", before, &busy).await?;
            pruned.tables += self.throw(old, |ids| Prune::Tables(ids, "waiting")).await?;
        }
        if let Some(before) = cutoff(keep.running) {
            let still = "status = 'running' AND opened_at < $1 AND NOT EXISTS
                 (SELECT 1 FROM steps WHERE steps.table_id = tables.id AND steps.made_at >= $1)";
            for id in self.idle(still, before, &busy).await? {
                pruned.closed += usize::from(self.close_table(&id).await?);
            }
        }
        let ended = "status IN ('over', 'closed') AND coalesce(ended_at, opened_at) < $1";
        if let Some(before) = cutoff(keep.games) {
            let old = self.idle(ended, before, &busy).await?;
            pruned.tables += self.throw(old, |ids| Prune::Tables(ids, "")).await?;
        }
        if let Some(before) = cutoff(keep.chat) {
            let talked = format!("{ended} AND EXISTS (SELECT 1 FROM chat WHERE chat.table_id = tables.id)");
            let old = self.idle(&talked, before, &busy).await?;
            pruned.chats += self.throw(old, Prune::Chat).await?;
        }
        if let Some(before) = cutoff(keep.unused_guests) {
            let sql = format!(
                "SELECT id FROM guests WHERE seen_at < $1 AND {UNUSED} AND {} LIMIT {GUESTS_AT_ONCE}",
                unbanned()
            );
            let old = self.ids(&sql, before).await?;
            pruned.guests += self.throw(old, Prune::Guests).await?;
        }
        if let Some(before) = cutoff(keep.guests) {
            let sql = format!(
                "SELECT id FROM guests WHERE seen_at < $1 AND leaving = 0 AND {} LIMIT {GUESTS_AT_ONCE}",
                unbanned()
            );
            let old = self.ids(&sql, before).await?;
            pruned.guests += self.throw(old, |ids| Prune::BeginDeletion(ids, before)).await?;
        }
        self.prune_order(keep, &mut pruned).await?;
        Ok(pruned)
    }

    /// The same for reports and for what the operator has decided.
    async fn prune_order(&self, keep: &Keep, pruned: &mut Pruned) -> Result<(), StoreError> {
        let dealt_with = cutoff(keep.reports).map(|before| (before, "resolved_at < $1"));
        let open = cutoff(keep.open_reports).map(|before| (before, "resolved_at IS NULL AND made_at < $1"));
        for (before, which) in dealt_with.into_iter().chain(open) {
            let old = self
                .ids(&format!("SELECT id FROM reports WHERE {which} LIMIT {GUESTS_AT_ONCE}"), before)
                .await?;
            let still = which.replace("$1", &before.to_string());
            pruned.reports += self.throw(old, |ids| Prune::Reports(ids, still)).await?;
        }
        if let Some(before) = cutoff(keep.bans) {
            // A name that the operator has given holds for a time of its own.
            let renamed = before.min(now() - RENAMED_FOR);
            let which = format!(
                "muted = 0 AND coalesce(banned_until, 0) < $1 AND coalesce(renamed_at, 0) < {renamed}"
            );
            let old = self
                .ids(&format!("SELECT guest FROM sanctions WHERE {which} LIMIT {GUESTS_AT_ONCE}"), before)
                .await?;
            let still = which.replace("$1", &before.to_string());
            pruned.bans += self.throw(old, |ids| Prune::Sanctions(ids, still)).await?;
            let sql = format!("SELECT network FROM address_bans WHERE ends_at < $1 LIMIT {GUESTS_AT_ONCE}");
            let old = self.ids(&sql, before).await?;
            pruned.bans += self.throw(old, |ids| Prune::Networks(ids, before)).await?;
        }
        Ok(())
    }

    async fn ids(&self, sql: &str, before: i64) -> Result<Vec<String>, StoreError> {
        let rows = self.fetch(sqlx::query(AssertSqlSafe(sql.to_owned())).bind(before)).await?;
        rows.iter().map(|row| Ok(row.try_get(0)?)).collect()
    }

    /// Some tables of which the words of our own in `which` are true and that nobody uses.
    async fn idle(
        &self,
        which: &str,
        before: i64,
        busy: impl Fn(&str) -> bool,
    ) -> Result<Vec<String>, StoreError> {
        let sql = format!("SELECT id FROM tables WHERE {which} LIMIT {CANDIDATES}");
        Ok(self.ids(&sql, before).await?.into_iter().filter(|id| !busy(id)).take(TABLES_AT_ONCE).collect())
    }

    async fn throw(
        &self,
        old: Vec<String>,
        what: impl FnOnce(Vec<String>) -> Prune,
    ) -> Result<usize, StoreError> {
        let many = old.len();
        if many == 0 {
            return Ok(0);
        }
        let done = self.write(Write::Prune(what(old))).await?;
        Ok(if done { many } else { 0 })
    }

    /// Closes a table that is waiting or running; `false` if somebody moved in this moment.
    ///
    /// # Errors
    /// If the database fails.
    pub async fn close_table(&self, id: &str) -> Result<bool, StoreError> {
        let steps = self.steps(id).await?;
        let step = StepRow {
            table: id.to_owned(),
            step: steps.last().map_or(0, |step| step.step) + 1,
            seat: kernel::Seat(0),
            kind: StepKind::Close,
            text: String::new(),
            made_at: now(),
            bot: None,
        };
        let ending =
            Ending { status: Status::Closed, resigned: None, campaign: None, results: Vec::new(), at: now() };
        self.write(Write::Step(step, Some(Box::new(ending)))).await
    }
}

/// The moment before which things are too old.
fn cutoff(kept: Option<Duration>) -> Option<i64> {
    kept.map(|kept| now() - i64::try_from(kept.as_millis()).unwrap_or(i64::MAX / 2))
}

pub(super) async fn prune(work: &mut Work<'_>, prune: Prune) -> Result<AnyQueryResult, StoreError> {
    let run = async |work: &mut Work<'_>, sql: String, ids: &[String]| {
        let mut query = sqlx::query(AssertSqlSafe(sql));
        for id in ids {
            query = query.bind(id.clone());
        }
        query.execute(&mut **work).await
    };
    match prune {
        Prune::Tables(ids, status) => {
            let list = places(ids.len());
            let still = if status.is_empty() {
                "status IN ('over', 'closed')".to_owned()
            } else {
                format!("status = '{status}'")
            };
            // Somebody may have sat down meanwhile: only what goes with a table that is still of no use.
            let old = format!("SELECT id FROM tables WHERE id IN {list} AND {still}");
            for part in ["steps", "chat", "seats", "table_order", "invitations", "reviews"] {
                run(work, format!("DELETE FROM {part} WHERE table_id IN ({old})"), &ids).await?;
            }
            let gone = run(work, format!("DELETE FROM tables WHERE id IN {list} AND {still}"), &ids).await?;
            if work.backend_name() == "SQLite" {
                // Some of the room goes back to the disk.
                run(work, format!("PRAGMA incremental_vacuum({PAGES_AT_ONCE})"), &[]).await?;
            }
            Ok(gone)
        }
        Prune::Chat(ids) => {
            Ok(run(work, format!("DELETE FROM chat WHERE table_id IN {}", places(ids.len())), &ids).await?)
        }
        Prune::Guests(ids) => {
            let list = places(ids.len());
            let unused = format!("{UNUSED} AND {}", unbanned());
            let old = format!("SELECT id FROM guests WHERE id IN {list} AND {unused}");
            let parts = [
                "sessions",
                "subscriptions",
                "links",
                "mutes",
                "table_order",
                "sanctions",
                "invitations",
                "daily",
            ];
            for part in parts {
                run(work, format!("DELETE FROM {part} WHERE guest IN ({old})"), &ids).await?;
            }
            run(work, format!("DELETE FROM mutes WHERE muted IN ({old})"), &ids).await?;
            Ok(run(work, format!("DELETE FROM guests WHERE id IN {list} AND {unused}"), &ids).await?)
        }
        // What is left of them is taken out by the hall, as for a guest who asks for it.
        Prune::BeginDeletion(ids, before) => {
            let which = format!("id IN {} AND seen_at < {before} AND {}", places(ids.len()), unbanned());
            for part in ["sessions", "subscriptions", "links"] {
                let old = format!("SELECT id FROM guests WHERE {which}");
                run(work, format!("DELETE FROM {part} WHERE guest IN ({old})"), &ids).await?;
            }
            let leave = format!("UPDATE guests SET leaving = 1, old_cookie = 0 WHERE {which}");
            Ok(run(work, leave, &ids).await?)
        }
        Prune::Reports(ids, still) => {
            let which = format!("id IN {} AND {still}", places(ids.len()));
            let lines =
                format!("DELETE FROM report_lines WHERE report IN (SELECT id FROM reports WHERE {which})");
            run(work, lines, &ids).await?;
            Ok(run(work, format!("DELETE FROM reports WHERE {which}"), &ids).await?)
        }
        Prune::Sanctions(ids, still) => {
            let which = format!("guest IN {} AND {still}", places(ids.len()));
            Ok(run(work, format!("DELETE FROM sanctions WHERE {which}"), &ids).await?)
        }
        Prune::Networks(ids, before) => {
            let which = format!("network IN {} AND ends_at < {before}", places(ids.len()));
            Ok(run(work, format!("DELETE FROM address_bans WHERE {which}"), &ids).await?)
        }
    }
}

//! What the operator reads: guests, reports, bans.

use sqlx::Row;
use sqlx::any::AnyRow;

use crate::store::rows::flag;
use crate::store::{GuestRow, Store, StoreError, now};

/// Rows that a list holds at most.
const LONGEST_LIST: i64 = 200;

/// What the operator has decided about a guest.
#[derive(Clone, Debug, Default)]
pub struct Sanction {
    /// Whom it is about.
    pub guest: String,
    /// Whether they may not chat.
    pub muted: bool,
    /// Until when they may not come.
    pub banned_until: Option<i64>,
    /// Why, for the operator's own memory.
    pub why: String,
    /// When the operator gave them another name.
    pub renamed_at: Option<i64>,
}

impl Sanction {
    /// Until when the guest is banned, if they are now.
    #[must_use]
    pub fn ban(&self) -> Option<i64> {
        self.banned_until.filter(|&until| until > now())
    }
}

/// A name given by the operator cannot be changed for so long, in milliseconds: thirty days.
pub(in crate::store) const RENAMED_FOR: i64 = 30 * 24 * 60 * 60 * 1000;

/// A guest, as the operator sees them.
#[derive(Clone, Debug)]
pub struct Person {
    /// Who.
    pub guest: GuestRow,
    /// What was decided about them.
    pub sanction: Sanction,
}

/// A report.
#[derive(Clone, Debug)]
pub struct ReportRow {
    /// Its name.
    pub id: String,
    /// Where it was made.
    pub table: String,
    /// By whom; nothing once that guest is deleted.
    pub reporter: Option<String>,
    /// About whom; nothing once that guest is deleted.
    pub about: Option<String>,
    /// The name of whom it is about.
    pub name: String,
    /// What happened, in the reporter's words.
    pub reason: String,
    /// When.
    pub made_at: i64,
    /// When the operator dealt with it.
    pub resolved_at: Option<i64>,
    /// What the operator noted.
    pub note: String,
}

/// A line of chat that was copied with a report.
#[derive(Clone, Debug)]
pub struct ReportLine {
    /// Its number at the table.
    pub number: i64,
    /// Who said it.
    pub guest: Option<String>,
    /// Under which name.
    pub name: String,
    /// What.
    pub text: String,
    /// When.
    pub said_at: i64,
}

/// A network that nobody may come from.
#[derive(Clone, Debug)]
pub struct AddressBan {
    /// As an address and a length, such as `203.0.113.0/24`.
    pub network: String,
    /// Why, for the operator's own memory.
    pub why: String,
    /// Since when.
    pub made_at: i64,
    /// Until when; for good otherwise.
    pub ends_at: Option<i64>,
}

const PEOPLE: &str = "SELECT g.id, g.name, g.avatar, g.language, g.came_at, g.seen_at, g.origin, COALESCE(s.muted, 0), s.banned_until, \
                      COALESCE(s.why, ''), s.renamed_at FROM guests g LEFT JOIN sanctions s ON s.guest = g.id";
const REPORTS: &str =
    "SELECT id, table_id, reporter, about, name, reason, made_at, resolved_at, note FROM reports";

fn person(row: &AnyRow) -> Result<Person, StoreError> {
    let guest = GuestRow::read(row)?;
    let sanction = Sanction {
        guest: guest.id.clone(),
        muted: flag(row, 7)?,
        banned_until: row.try_get(8)?,
        why: row.try_get(9)?,
        renamed_at: row.try_get(10)?,
    };
    Ok(Person { guest, sanction })
}

fn report(row: &AnyRow) -> Result<ReportRow, StoreError> {
    Ok(ReportRow {
        id: row.try_get(0)?,
        table: row.try_get(1)?,
        reporter: row.try_get(2)?,
        about: row.try_get(3)?,
        name: row.try_get(4)?,
        reason: row.try_get(5)?,
        made_at: row.try_get(6)?,
        resolved_at: row.try_get(7)?,
        note: row.try_get(8)?,
    })
}

impl Store {
    /// Guests, newest first; those with a name that holds `part`, or with any decision about them, if asked for.
    ///
    /// # Errors
    /// If the database fails.
    pub async fn people(&self, part: Option<&str>, decided: bool) -> Result<Vec<Person>, StoreError> {
        let decided = if decided { " AND s.guest IS NOT NULL" } else { "" };
        let sql = format!(
            "{PEOPLE} WHERE LOWER(g.name) LIKE $1 ESCAPE '!'{decided} ORDER BY g.came_at DESC LIMIT {LONGEST_LIST}"
        );
        let part = part.unwrap_or_default().to_lowercase();
        let part = part.replace('!', "!!").replace('%', "!%").replace('_', "!_");
        let query = sqlx::query(sqlx::AssertSqlSafe(sql)).bind(format!("%{part}%"));
        self.fetch(query).await?.iter().map(person).collect()
    }

    /// A guest, with what was decided about them.
    ///
    /// # Errors
    /// If the database fails.
    pub async fn person(&self, id: &str) -> Result<Option<Person>, StoreError> {
        let sql = format!("{PEOPLE} WHERE g.id = $1");
        let query = sqlx::query(sqlx::AssertSqlSafe(sql)).bind(id.to_owned());
        self.fetch_first(query).await?.as_ref().map(person).transpose()
    }

    /// Whether the operator has given a guest another name of late: it stays for a while.
    ///
    /// # Errors
    /// If the database fails.
    pub async fn is_renamed(&self, guest: &str) -> Result<bool, StoreError> {
        let query = sqlx::query("SELECT 1 FROM sanctions WHERE guest = $1 AND renamed_at >= $2");
        Ok(self.fetch_first(query.bind(guest.to_owned()).bind(now() - RENAMED_FOR)).await?.is_some())
    }

    /// The tables that were closed since a time.
    ///
    /// # Errors
    /// If the database fails.
    pub async fn closed_since(&self, since: i64) -> Result<Vec<String>, StoreError> {
        let query = sqlx::query("SELECT id FROM tables WHERE status = 'closed' AND ended_at >= $1");
        let rows = self.fetch(query.bind(since)).await?;
        rows.iter().map(|row| Ok(row.try_get(0)?)).collect()
    }

    /// Everything decided about guests that holds now, or that changed since a time.
    ///
    /// # Errors
    /// If the database fails.
    pub async fn sanctions(&self, since: i64) -> Result<Vec<Sanction>, StoreError> {
        let query = sqlx::query(
            "SELECT guest, muted, banned_until, why, renamed_at FROM sanctions
             WHERE muted = 1 OR banned_until > $1 OR renamed_at >= $2",
        );
        let rows = self.fetch(query.bind(now()).bind(since)).await?;
        let read = |row: &AnyRow| {
            Ok(Sanction {
                guest: row.try_get(0)?,
                muted: flag(row, 1)?,
                banned_until: row.try_get(2)?,
                why: row.try_get(3)?,
                renamed_at: row.try_get(4)?,
            })
        };
        rows.iter().map(read).collect()
    }

    /// Networks that are banned now.
    ///
    /// # Errors
    /// If the database fails.
    pub async fn address_bans(&self) -> Result<Vec<AddressBan>, StoreError> {
        let query = sqlx::query(
            "SELECT network, why, made_at, ends_at FROM address_bans WHERE ends_at IS NULL OR ends_at > $1
             ORDER BY made_at DESC",
        );
        let rows = self.fetch(query.bind(now())).await?;
        let read = |row: &AnyRow| {
            Ok(AddressBan {
                network: row.try_get(0)?,
                why: row.try_get(1)?,
                made_at: row.try_get(2)?,
                ends_at: row.try_get(3)?,
            })
        };
        rows.iter().map(read).collect()
    }

    /// A number that grows with every decision of the operator.
    ///
    /// # Errors
    /// If the database fails.
    pub async fn moderation_version(&self) -> Result<String, StoreError> {
        Ok(self.kept("order_version").await?.unwrap_or_default())
    }

    /// Reports, newest first: those still to be dealt with, or all.
    ///
    /// # Errors
    /// If the database fails.
    pub async fn reports(&self, all: bool) -> Result<Vec<ReportRow>, StoreError> {
        let which = if all { "" } else { " WHERE resolved_at IS NULL" };
        let sql = format!("{REPORTS}{which} ORDER BY made_at DESC LIMIT {LONGEST_LIST}");
        let rows = self.fetch(sqlx::query(sqlx::AssertSqlSafe(sql))).await?;
        rows.iter().map(report).collect()
    }

    /// A report with the lines of chat before it.
    ///
    /// # Errors
    /// If the database fails.
    pub async fn report(&self, id: &str) -> Result<Option<(ReportRow, Vec<ReportLine>)>, StoreError> {
        let sql = format!("{REPORTS} WHERE id = $1");
        let query = sqlx::query(sqlx::AssertSqlSafe(sql)).bind(id.to_owned());
        let Some(row) = self.fetch_first(query).await? else { return Ok(None) };
        let query = sqlx::query(
            "SELECT number, guest, name, text, said_at FROM report_lines WHERE report = $1 ORDER BY number",
        );
        let rows = self.fetch(query.bind(id.to_owned())).await?;
        let read = |row: &AnyRow| -> Result<ReportLine, StoreError> {
            Ok(ReportLine {
                number: row.try_get(0)?,
                guest: row.try_get(1)?,
                name: row.try_get(2)?,
                text: row.try_get(3)?,
                said_at: row.try_get(4)?,
            })
        };
        let lines = rows.iter().map(read).collect::<Result<_, _>>()?;
        Ok(Some((report(&row)?, lines)))
    }
}

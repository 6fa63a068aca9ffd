//! What is kept about people: their devices, whom they do not want to read, reports, and what the operator has decided.

mod export;
mod moderation;
mod write;

use sqlx::Row;
use sqlx::any::AnyRow;

use super::rows::{GUEST_COLUMNS, chat_line, flag};
use super::{GuestRow, RECENT_CHAT, Store, StoreError};
use crate::wire::ChatLine;
pub(super) use moderation::RENAMED_FOR;
pub use moderation::{AddressBan, Person, ReportLine, ReportRow, Sanction};
pub(super) use write::write;

/// A browser in which a guest is known.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct SessionRow {
    /// SHA-256 of what its cookie holds.
    pub token: String,
    /// Its name in lists: it says nothing about the token.
    pub id: String,
    /// Whose it is.
    pub guest: String,
    /// What it is, such as "Firefox on Linux".
    pub label: String,
    /// Since when.
    pub made_at: i64,
    /// When it was last used, to the day.
    pub seen_at: i64,
}

/// A change about people. Each is one transaction.
#[derive(Clone, Debug)]
pub enum Change {
    /// Somebody comes for the first time.
    Arrive(GuestRow, SessionRow),
    /// A guest is known in another browser.
    Session(SessionRow),
    /// A browser was used today.
    Seen {
        /// Whose.
        guest: String,
        /// The browser.
        session: String,
        /// When.
        at: i64,
    },
    /// A browser forgets its guest.
    EndSession {
        /// Whose.
        guest: String,
        /// Which.
        session: String,
    },
    /// Every browser but one forgets its guest; cookies from before there were sessions are no longer good.
    EndOthers {
        /// Whose.
        guest: String,
        /// Which one stays.
        except: String,
    },
    /// The code for another device is no longer good.
    DropLink {
        /// Whose.
        guest: String,
    },
    /// The card that brings a guest back: SHA-256 of its words and when it was made, or that there is none any more.
    Card {
        /// Whose.
        guest: String,
        /// The new one, which replaces the one before.
        card: Option<(String, i64)>,
    },
    /// A guest no longer wants to read somebody, or wants to again.
    Mute {
        /// Who.
        guest: String,
        /// Whom.
        muted: String,
        /// That person's name at the time.
        name: String,
        /// Whether not to.
        on: bool,
    },
    /// A mute taken back by its number in the guest's own list.
    Unmute {
        /// Who.
        guest: String,
        /// Which.
        id: String,
    },
    /// A host silences somebody at a table, or lets them speak again.
    Silence {
        /// Where.
        table: String,
        /// Whom.
        guest: String,
        /// Whether to.
        on: bool,
    },
    /// A host sends somebody away from a table.
    Bar {
        /// Where.
        table: String,
        /// Whom.
        guest: String,
    },
    /// A report, with the last lines of chat.
    Report(Box<ReportRow>, Vec<ReportLine>),
    /// The operator has dealt with a report.
    Resolve {
        /// Which.
        report: String,
        /// What was done, for the operator's own memory.
        note: String,
    },
    /// The operator mutes a guest in the whole hall, or lets them speak again.
    MuteGuest {
        /// Whom.
        guest: String,
        /// Whether to.
        on: bool,
    },
    /// The operator bans a guest until a time, or lifts the ban.
    BanGuest {
        /// Whom.
        guest: String,
        /// Until when; nothing lifts the ban.
        until: Option<i64>,
        /// Why, for the operator's own memory.
        why: String,
    },
    /// The operator gives a guest another name, wherever the old one stands.
    Rename {
        /// Whom.
        guest: String,
        /// The new name.
        name: String,
    },
    /// The operator bans a network.
    BanNetwork(AddressBan),
    /// The operator lifts the ban of a network.
    UnbanNetwork {
        /// Which.
        network: String,
    },
    /// A guest wants to be deleted: from now on nobody is this guest.
    BeginDeletion {
        /// Who.
        guest: String,
    },
    /// Everything about a guest is taken out.
    FinishDeletion {
        /// Who.
        guest: String,
    },
}

impl Change {
    /// The guest who does it, of whom nothing may be written once their deletion has begun.
    pub(super) fn by(&self) -> Option<&str> {
        match self {
            Self::Mute { guest, .. } | Self::Card { guest, .. } => Some(guest),
            Self::Report(report, _) => report.reporter.as_deref(),
            _ => None,
        }
    }
}

/// Somebody whom a cookie names.
#[derive(Clone, Debug)]
pub struct Known {
    /// Who.
    pub guest: GuestRow,
    /// In which browser; nothing if the cookie is from before there were sessions.
    pub session: Option<KnownSession>,
}

/// The browser of somebody whom a cookie names.
#[derive(Clone, Debug)]
pub struct KnownSession {
    /// Its name in lists.
    pub id: String,
    /// When it was last used.
    pub seen_at: i64,
}

/// Somebody whom a guest does not want to read.
#[derive(Clone, Debug)]
pub struct MuteRow {
    /// Its name in the guest's own list.
    pub id: String,
    /// The muted guest.
    pub muted: String,
    /// That person's name at the time.
    pub name: String,
    /// Since when.
    pub made_at: i64,
}

/// What the host of a table has decided about somebody.
#[derive(Clone, Debug)]
pub struct TableModerationRow {
    /// Whom it is about.
    pub guest: String,
    /// Whether nobody reads their lines.
    pub silenced: bool,
    /// Whether they may not come back.
    pub barred: bool,
}

/// A line of chat, and who said it, if that is known.
#[derive(Clone, Debug)]
pub struct StoredLine {
    /// The line.
    pub line: ChatLine,
    /// Who.
    pub guest: Option<String>,
}

impl Store {
    /// The guest of a session, by the SHA-256 of its token.
    ///
    /// # Errors
    /// If the database fails.
    pub async fn known_by_session(&self, token: &str) -> Result<Option<Known>, StoreError> {
        let query = sqlx::query(
            "SELECT g.id, g.name, g.avatar, g.language, g.came_at, g.seen_at, g.origin, s.id, s.seen_at
             FROM sessions s JOIN guests g ON g.id = s.guest WHERE s.token = $1",
        );
        let row = self.fetch_first(query.bind(token.to_owned())).await?;
        let Some(row) = row else { return Ok(None) };
        let session = KnownSession { id: row.try_get(7)?, seen_at: row.try_get(8)? };
        Ok(Some(Known { guest: GuestRow::read(&row)?, session: Some(session) }))
    }

    /// The guest of a cookie from before there were sessions.
    ///
    /// # Errors
    /// If the database fails.
    pub async fn known_by_old_cookie(&self, id: &str) -> Result<Option<Known>, StoreError> {
        let sql = format!("SELECT {GUEST_COLUMNS} FROM guests WHERE id = $1 AND old_cookie = 1");
        let row = self.fetch_first(sqlx::query(sqlx::AssertSqlSafe(sql)).bind(id.to_owned())).await?;
        row.map(|row| Ok(Known { guest: GuestRow::read(&row)?, session: None })).transpose()
    }

    /// The guest whose card this is, by the SHA-256 of its words.
    ///
    /// # Errors
    /// If the database fails.
    pub async fn guest_of_card(&self, card: &str) -> Result<Option<GuestRow>, StoreError> {
        let sql = format!("SELECT {GUEST_COLUMNS} FROM guests WHERE card = $1 AND leaving = 0");
        let row = self.fetch_first(sqlx::query(sqlx::AssertSqlSafe(sql)).bind(card.to_owned())).await?;
        row.as_ref().map(GuestRow::read).transpose()
    }

    /// Since when a guest has a card, if they have one.
    ///
    /// # Errors
    /// If the database fails.
    pub async fn card_since(&self, guest: &str) -> Result<Option<i64>, StoreError> {
        let query = sqlx::query("SELECT card_made_at FROM guests WHERE id = $1").bind(guest.to_owned());
        Ok(self.fetch_first(query).await?.map(|row| row.try_get(0)).transpose()?.flatten())
    }

    /// The browsers in which a guest is known, the one used last first.
    ///
    /// # Errors
    /// If the database fails.
    pub async fn sessions(&self, guest: &str) -> Result<Vec<SessionRow>, StoreError> {
        let query = sqlx::query(
            "SELECT token, id, guest, label, made_at, seen_at FROM sessions WHERE guest = $1
             ORDER BY seen_at DESC, made_at DESC",
        );
        let rows = self.fetch(query.bind(guest.to_owned())).await?;
        let read = |row: &AnyRow| {
            Ok(SessionRow {
                token: row.try_get(0)?,
                id: row.try_get(1)?,
                guest: row.try_get(2)?,
                label: row.try_get(3)?,
                made_at: row.try_get(4)?,
                seen_at: row.try_get(5)?,
            })
        };
        rows.iter().map(read).collect()
    }

    /// Whom a guest does not want to read.
    ///
    /// # Errors
    /// If the database fails.
    pub async fn mutes(&self, guest: &str) -> Result<Vec<MuteRow>, StoreError> {
        let query =
            sqlx::query("SELECT id, muted, name, made_at FROM mutes WHERE guest = $1 ORDER BY made_at");
        let rows = self.fetch(query.bind(guest.to_owned())).await?;
        let read = |row: &AnyRow| {
            Ok(MuteRow {
                id: row.try_get(0)?,
                muted: row.try_get(1)?,
                name: row.try_get(2)?,
                made_at: row.try_get(3)?,
            })
        };
        rows.iter().map(read).collect()
    }

    /// What the host of a table has decided about people there.
    ///
    /// # Errors
    /// If the database fails.
    pub async fn table_moderation(&self, table: &str) -> Result<Vec<TableModerationRow>, StoreError> {
        let query = sqlx::query("SELECT guest, silenced, barred FROM table_order WHERE table_id = $1");
        let rows = self.fetch(query.bind(table.to_owned())).await?;
        let read = |row: &AnyRow| {
            Ok(TableModerationRow { guest: row.try_get(0)?, silenced: flag(row, 1)?, barred: flag(row, 2)? })
        };
        rows.iter().map(read).collect()
    }

    /// The last lines said at a table, oldest first, with who said them. Lines that were taken out are left out.
    ///
    /// # Errors
    /// If the database fails.
    pub async fn chat_with_guests(&self, table: &str) -> Result<Vec<StoredLine>, StoreError> {
        let query = sqlx::query(
            "SELECT number, name, seat, text, said_at, guest FROM chat WHERE table_id = $1 AND text <> ''
             ORDER BY number DESC LIMIT $2",
        );
        let rows = self.fetch(query.bind(table.to_owned()).bind(RECENT_CHAT)).await?;
        let read = |row: &AnyRow| Ok(StoredLine { line: chat_line(row)?, guest: row.try_get(5)? });
        rows.iter().rev().map(read).collect()
    }

    /// Who said a line, and under which name.
    ///
    /// # Errors
    /// If the database fails.
    pub async fn chat_author(
        &self,
        table: &str,
        number: u32,
    ) -> Result<Option<(String, String)>, StoreError> {
        let query = sqlx::query(
            "SELECT guest, name FROM chat WHERE table_id = $1 AND number = $2 AND guest IS NOT NULL",
        );
        let row = self.fetch_first(query.bind(table.to_owned()).bind(i64::from(number))).await?;
        row.map(|row| Ok((row.try_get(0)?, row.try_get(1)?))).transpose()
    }

    /// Guests who have asked to be deleted and are still there.
    ///
    /// # Errors
    /// If the database fails.
    pub async fn guests_to_delete(&self) -> Result<Vec<String>, StoreError> {
        let rows = self.fetch(sqlx::query("SELECT id FROM guests WHERE leaving = 1")).await?;
        rows.iter().map(|row| Ok(row.try_get(0)?)).collect()
    }

    /// The tables at which a guest has left anything: as host, in a seat, or in the chat.
    ///
    /// # Errors
    /// If the database fails.
    pub async fn traces(&self, guest: &str) -> Result<Vec<String>, StoreError> {
        let query = sqlx::query(
            "SELECT id FROM tables WHERE host = $1 UNION SELECT table_id FROM seats WHERE guest = $1
             UNION SELECT table_id FROM chat WHERE guest = $1",
        );
        let rows = self.fetch(query.bind(guest.to_owned())).await?;
        rows.iter().map(|row| Ok(row.try_get(0)?)).collect()
    }

    /// The tables of a guest that are waiting or running: as host, or in a seat.
    ///
    /// # Errors
    /// If the database fails.
    pub async fn unfinished_tables_of(&self, guest: &str) -> Result<Vec<String>, StoreError> {
        let query = sqlx::query(
            "SELECT id FROM tables WHERE status IN ('waiting', 'running')
             AND (host = $1 OR id IN (SELECT table_id FROM seats WHERE guest = $1)) ORDER BY opened_at",
        );
        let rows = self.fetch(query.bind(guest.to_owned())).await?;
        rows.iter().map(|row| Ok(row.try_get(0)?)).collect()
    }

    /// Empties SQLite's log, in which deleted rows still stand. PostgreSQL has no such command, and needs none.
    pub async fn scrub(&self) {
        if let Ok(mut connection) = self.reads.acquire().await
            && connection.backend_name() == "SQLite"
        {
            // Whoever reads at this moment keeps the log; it is emptied the next time.
            let _ = sqlx::query("PRAGMA wal_checkpoint(TRUNCATE)").execute(&mut *connection).await;
        }
    }
}

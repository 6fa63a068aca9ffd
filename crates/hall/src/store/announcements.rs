//! Who is told what while they do not look: browsers that have asked for it, quiet hours, invitations.

use sqlx::Row;
use sqlx::any::AnyRow;

use super::writer::Work;
use super::{Store, StoreError, now};
use crate::announce::QuietHours;

/// A browser that wants to be told.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct SubscriptionRow {
    /// The session, by its name in lists.
    pub session: String,
    /// Whose.
    pub guest: String,
    /// The address at its push service.
    pub endpoint: String,
    /// The browser's public key.
    pub p256dh: String,
    /// What else the browser gives for the encryption.
    pub auth: String,
    /// Minutes by which its clock is ahead of UTC.
    pub utc_offset: i64,
    /// Since when.
    pub made_at: i64,
}

impl SubscriptionRow {
    fn read(row: &AnyRow) -> Result<Self, StoreError> {
        Ok(Self {
            session: row.try_get(0)?,
            guest: row.try_get(1)?,
            endpoint: row.try_get(2)?,
            p256dh: row.try_get(3)?,
            auth: row.try_get(4)?,
            utc_offset: row.try_get(5)?,
            made_at: row.try_get(6)?,
        })
    }

    /// The push service. The rest of the address is nobody's business: whoever knows it could send something there.
    #[must_use]
    pub fn host(&self) -> &str {
        self.endpoint.split('/').nth(2).unwrap_or_default()
    }
}

/// What a guest wants to be told, and when not.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct AnnouncementWishes {
    /// When to be left alone.
    pub quiet: Option<QuietHours>,
    /// Whether invitations are announced.
    pub invitations: bool,
}

/// Somebody whom a guest has played with to the end of a game.
#[derive(Clone, Debug)]
pub struct MetRow {
    /// Who.
    pub guest: String,
    /// Where, the last time.
    pub table: String,
    /// In which seat.
    pub seat: u8,
    /// Under which name.
    pub name: String,
    /// With which picture.
    pub avatar: String,
    /// What was played.
    pub game: String,
    /// When it ended.
    pub ended_at: i64,
}

/// A guest is asked to a table.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct InvitationRow {
    /// To which.
    pub table: String,
    /// Who is asked.
    pub guest: String,
    /// Who asks.
    pub host: String,
    /// When.
    pub made_at: i64,
}

/// Seats of others that are looked through for the people somebody has met.
const MOST_MET: i64 = 1_000;
/// Invitations that are shown at once.
const MOST_INVITATIONS: i64 = 10;

impl Store {
    /// The browsers of a guest that want to be told.
    ///
    /// # Errors
    /// If the database fails.
    pub async fn subscriptions(&self, guest: &str) -> Result<Vec<SubscriptionRow>, StoreError> {
        let query = sqlx::query(
            "SELECT session, guest, endpoint, p256dh, auth, utc_offset, made_at FROM subscriptions
             WHERE guest = $1 ORDER BY made_at",
        );
        self.fetch(query.bind(guest.to_owned())).await?.iter().map(SubscriptionRow::read).collect()
    }

    /// What a guest wants to be told.
    ///
    /// # Errors
    /// If the database fails.
    pub async fn announcement_wishes(&self, guest: &str) -> Result<AnnouncementWishes, StoreError> {
        let query = sqlx::query("SELECT quiet_from, quiet_to, hears_invitations FROM guests WHERE id = $1");
        let Some(row) = self.fetch_first(query.bind(guest.to_owned())).await? else {
            return Ok(AnnouncementWishes { quiet: None, invitations: false });
        };
        let minute = |column: usize| -> Result<Option<u16>, StoreError> {
            Ok(row.try_get::<Option<i64>, _>(column)?.and_then(|minute| u16::try_from(minute).ok()))
        };
        let quiet = minute(0)?.zip(minute(1)?).and_then(|(from, to)| QuietHours::new(from, to));
        Ok(AnnouncementWishes { quiet, invitations: super::rows::flag(&row, 2)? })
    }

    /// In which seats a guest has met others, in games that were played to their end, the last one first.
    ///
    /// # Errors
    /// If the database fails.
    pub async fn met(&self, guest: &str) -> Result<Vec<MetRow>, StoreError> {
        let query = sqlx::query(
            "SELECT o.guest, t.id, o.seat, o.name, o.avatar, t.game, coalesce(t.ended_at, t.opened_at)
             FROM seats m JOIN tables t ON t.id = m.table_id AND t.status = 'over'
             JOIN seats o ON o.table_id = m.table_id AND o.kind = 'person' AND o.guest <> m.guest
             JOIN guests g ON g.id = o.guest AND g.leaving = 0
             WHERE m.guest = $1 GROUP BY o.guest, t.id, o.seat, o.name, o.avatar, t.game, t.ended_at, t.opened_at
             ORDER BY 7 DESC, t.id, o.seat LIMIT $2",
        );
        let read = |row: &AnyRow| {
            Ok(MetRow {
                guest: row.try_get(0)?,
                table: row.try_get(1)?,
                seat: super::rows::number(row, 2)?,
                name: row.try_get(3)?,
                avatar: row.try_get(4)?,
                game: row.try_get(5)?,
                ended_at: row.try_get(6)?,
            })
        };
        self.fetch(query.bind(guest.to_owned()).bind(MOST_MET)).await?.iter().map(read).collect()
    }

    /// The tables that a guest is asked to and that still wait for players.
    ///
    /// # Errors
    /// If the database fails.
    pub async fn invitations(&self, guest: &str) -> Result<Vec<InvitationRow>, StoreError> {
        let query = sqlx::query(
            "SELECT i.table_id, i.guest, i.host, i.made_at FROM invitations i
             JOIN tables t ON t.id = i.table_id AND t.status = 'waiting' AND t.host = i.host
             WHERE i.guest = $1
             AND NOT EXISTS (SELECT 1 FROM seats s WHERE s.table_id = i.table_id AND s.guest = i.guest)
             ORDER BY i.made_at DESC LIMIT $2",
        );
        let read = |row: &AnyRow| {
            Ok(InvitationRow {
                table: row.try_get(0)?,
                guest: row.try_get(1)?,
                host: row.try_get(2)?,
                made_at: row.try_get(3)?,
            })
        };
        let query = query.bind(guest.to_owned()).bind(MOST_INVITATIONS);
        self.fetch(query).await?.iter().map(read).collect()
    }
}

/// A browser wants to be told, if its session is still there. A browser that has become somebody else's no longer tells the
/// first one.
pub(super) async fn subscribe(work: &mut Work<'_>, row: SubscriptionRow) -> Result<bool, StoreError> {
    sqlx::query("DELETE FROM subscriptions WHERE endpoint = $1 OR session = $2")
        .bind(row.endpoint.clone())
        .bind(row.session.clone())
        .execute(&mut **work)
        .await?;
    let done = sqlx::query(
        "INSERT INTO subscriptions (session, guest, endpoint, p256dh, auth, utc_offset, made_at)
         SELECT $1, $2, $3, $4, $5, $6, $7 WHERE EXISTS (SELECT 1 FROM sessions WHERE id = $1 AND guest = $2)",
    )
    .bind(row.session)
    .bind(row.guest)
    .bind(row.endpoint)
    .bind(row.p256dh)
    .bind(row.auth)
    .bind(row.utc_offset)
    .bind(row.made_at)
    .execute(&mut **work)
    .await?;
    Ok(done.rows_affected() > 0)
}

/// Asks guests to a table. An earlier invitation of the same host to one of them is replaced.
pub(super) async fn invite(
    work: &mut Work<'_>,
    table: String,
    host: String,
    guests: Vec<String>,
) -> Result<bool, StoreError> {
    let mut asked = false;
    for guest in guests {
        sqlx::query("DELETE FROM invitations WHERE host = $1 AND guest = $2")
            .bind(host.clone())
            .bind(guest.clone())
            .execute(&mut **work)
            .await?;
        let done = sqlx::query(
            "INSERT INTO invitations (table_id, guest, host, made_at)
             SELECT $1, $2, $3, $4 WHERE EXISTS (SELECT 1 FROM guests WHERE id = $2 AND leaving = 0)
             ON CONFLICT DO NOTHING",
        )
        .bind(table.clone())
        .bind(guest)
        .bind(host.clone())
        .bind(now())
        .execute(&mut **work)
        .await?;
        asked |= done.rows_affected() > 0;
    }
    Ok(asked)
}

/// The invitations to a table that no longer waits for anybody are over.
pub(super) async fn end_invitations(work: &mut Work<'_>, table: &str) -> Result<(), StoreError> {
    let ended = sqlx::query("DELETE FROM invitations WHERE table_id = $1").bind(table.to_owned());
    ended.execute(&mut **work).await?;
    Ok(())
}

//! The writes about people. They run in the writer's transaction.

use sqlx::any::AnyArguments;
use sqlx::query::Query;
use sqlx::{Any, AnyConnection};

use super::Change;
use crate::guest::short_name;
use crate::store::{StoreError, now};

/// The sessions that one guest may have; the one unused for longest makes room.
const MOST_SESSIONS: i64 = 20;
/// The people whom one guest may mute; the oldest makes room.
const MOST_MUTES: i64 = 500;

type Statement = Query<'static, Any, AnyArguments>;

/// Carries a change out; `false` if there was nothing to change.
pub(in crate::store) async fn write(work: &mut AnyConnection, change: Change) -> Result<bool, StoreError> {
    let decides = matches!(
        change,
        Change::MuteGuest { .. }
            | Change::BanGuest { .. }
            | Change::Rename { .. }
            | Change::BanNetwork(_)
            | Change::UnbanNetwork { .. }
    );
    let mut changed = false;
    for (at, statement) in statements(change).into_iter().enumerate() {
        let rows = statement.execute(&mut *work).await?.rows_affected();
        // The first statement is the one that counts.
        changed |= at == 0 && rows > 0;
    }
    if decides && changed {
        // An open hall looks at this number.
        sqlx::query(
            "INSERT INTO house (name, value) VALUES ('order_version', '1')
             ON CONFLICT (name) DO UPDATE SET value = CAST(CAST(house.value AS BIGINT) + 1 AS TEXT)",
        )
        .execute(&mut *work)
        .await?;
    }
    Ok(changed)
}

/// The same words with one value in all of them.
fn each<const N: usize>(guest: &str, statements: [&'static str; N]) -> Vec<Statement> {
    statements.into_iter().map(|sql| sqlx::query(sql).bind(guest.to_owned())).collect()
}

/// What is sent to a browser ends with its session.
fn without_session(guest: &str) -> Statement {
    sqlx::query(
        "DELETE FROM subscriptions WHERE guest = $1 AND session NOT IN (SELECT id FROM sessions WHERE guest = $1)",
    )
    .bind(guest.to_owned())
}

fn statements(change: Change) -> Vec<Statement> {
    match change {
        Change::Arrive(guest, session) => {
            let mut all = vec![
                sqlx::query(
                    "INSERT INTO guests (id, name, avatar, language, came_at, seen_at, origin)
                     VALUES ($1, $2, $3, $4, $5, $6, $7) ON CONFLICT DO NOTHING",
                )
                .bind(guest.id)
                .bind(guest.name)
                .bind(guest.avatar)
                .bind(guest.language)
                .bind(guest.came_at)
                .bind(guest.seen_at)
                .bind(guest.origin),
            ];
            all.extend(statements(Change::Session(session)));
            all
        }
        Change::Session(session) => vec![
            sqlx::query(
                "INSERT INTO sessions (token, id, guest, label, made_at, seen_at)
                 SELECT $1, $2, $3, $4, $5, $6 WHERE EXISTS (SELECT 1 FROM guests WHERE id = $3 AND leaving = 0)",
            )
            .bind(session.token)
            .bind(session.id)
            .bind(session.guest.clone())
            .bind(session.label)
            .bind(session.made_at)
            .bind(session.seen_at),
            sqlx::query(
                "DELETE FROM sessions WHERE guest = $1 AND token NOT IN
                 (SELECT token FROM sessions WHERE guest = $1 ORDER BY seen_at DESC, made_at DESC LIMIT $2)",
            )
            .bind(session.guest.clone())
            .bind(MOST_SESSIONS),
            without_session(&session.guest),
            // Whoever comes back with an old cookie or a code was here today.
            sqlx::query("UPDATE guests SET seen_at = $1 WHERE id = $2 AND seen_at < $1")
                .bind(session.seen_at)
                .bind(session.guest),
        ],
        Change::Seen { guest, session, at } => vec![
            sqlx::query("UPDATE sessions SET seen_at = $1 WHERE id = $2").bind(at).bind(session),
            sqlx::query("UPDATE guests SET seen_at = $1 WHERE id = $2").bind(at).bind(guest),
        ],
        Change::EndSession { guest, session } => {
            let subscriptions = without_session(&guest);
            vec![
                sqlx::query("DELETE FROM sessions WHERE guest = $1 AND id = $2").bind(guest).bind(session),
                subscriptions,
            ]
        }
        Change::EndOthers { guest, except } => vec![
            sqlx::query("DELETE FROM sessions WHERE guest = $1 AND id <> $2").bind(guest.clone()).bind(except),
            without_session(&guest),
            sqlx::query("UPDATE guests SET old_cookie = 0 WHERE id = $1").bind(guest.clone()),
            sqlx::query("DELETE FROM links WHERE guest = $1").bind(guest),
        ],
        Change::Card { guest, card } => {
            let (digest, made_at) = card.unzip();
            vec![
                sqlx::query("UPDATE guests SET card = $1, card_made_at = $2 WHERE id = $3 AND leaving = 0")
                    .bind(digest)
                    .bind(made_at)
                    .bind(guest),
            ]
        }
        Change::DropLink { guest } => each(&guest, ["DELETE FROM links WHERE guest = $1"]),
        Change::Mute { guest, muted, name, on: true } => vec![
            sqlx::query(
                "INSERT INTO mutes (id, guest, muted, name, made_at) VALUES ($1, $2, $3, $4, $5)
                 ON CONFLICT DO NOTHING",
            )
            .bind(short_name())
            .bind(guest.clone())
            .bind(muted)
            .bind(name)
            .bind(now()),
            sqlx::query(
                "DELETE FROM mutes WHERE guest = $1 AND id NOT IN
                 (SELECT id FROM mutes WHERE guest = $1 ORDER BY made_at DESC LIMIT $2)",
            )
            .bind(guest)
            .bind(MOST_MUTES),
        ],
        Change::Mute { guest, muted, .. } => {
            vec![sqlx::query("DELETE FROM mutes WHERE guest = $1 AND muted = $2").bind(guest).bind(muted)]
        }
        Change::Unmute { guest, id } => {
            vec![sqlx::query("DELETE FROM mutes WHERE guest = $1 AND id = $2").bind(guest).bind(id)]
        }
        Change::Silence { table, guest, on } => vec![
            sqlx::query(
                "INSERT INTO table_order (table_id, guest, silenced, barred) VALUES ($1, $2, $3, 0)
                 ON CONFLICT (table_id, guest) DO UPDATE SET silenced = excluded.silenced",
            )
            .bind(table)
            .bind(guest)
            .bind(i64::from(on)),
        ],
        Change::Bar { table, guest } => vec![
            sqlx::query(
                "INSERT INTO table_order (table_id, guest, silenced, barred) VALUES ($1, $2, 0, 1)
                 ON CONFLICT (table_id, guest) DO UPDATE SET barred = 1",
            )
            .bind(table.clone())
            .bind(guest.clone()),
            sqlx::query("DELETE FROM invitations WHERE table_id = $1 AND guest = $2").bind(table).bind(guest),
        ],
        Change::Report(report, lines) => {
            let mut all = vec![
                sqlx::query(
                    "INSERT INTO reports (id, table_id, reporter, about, name, reason, made_at, note)
                     VALUES ($1, $2, $3, $4, $5, $6, $7, '')",
                )
                .bind(report.id.clone())
                .bind(report.table)
                .bind(report.reporter)
                .bind(report.about)
                .bind(report.name)
                .bind(report.reason)
                .bind(report.made_at),
            ];
            all.extend(lines.into_iter().map(|line| {
                sqlx::query(
                    "INSERT INTO report_lines (report, number, guest, name, text, said_at)
                     SELECT $1, $2, $3, $4, $5, $6
                     WHERE $3 IS NULL OR EXISTS (SELECT 1 FROM guests WHERE id = $3 AND leaving = 0)",
                )
                .bind(report.id.clone())
                .bind(line.number)
                .bind(line.guest)
                .bind(line.name)
                .bind(line.text)
                .bind(line.said_at)
            }));
            all
        }
        Change::Resolve { report, note } => vec![
            sqlx::query("UPDATE reports SET resolved_at = $1, note = $2 WHERE id = $3 AND resolved_at IS NULL")
                .bind(now())
                .bind(note)
                .bind(report),
        ],
        Change::MuteGuest { guest, on } => vec![
            sqlx::query(
                "INSERT INTO sanctions (guest, muted, why) SELECT id, $2, '' FROM guests WHERE id = $1
                 ON CONFLICT (guest) DO UPDATE SET muted = excluded.muted",
            )
            .bind(guest)
            .bind(i64::from(on)),
        ],
        Change::BanGuest { guest, until, why } => vec![
            sqlx::query(
                "INSERT INTO sanctions (guest, muted, banned_until, why)
                 SELECT id, 0, $2, $3 FROM guests WHERE id = $1
                 ON CONFLICT (guest) DO UPDATE SET banned_until = excluded.banned_until, why = excluded.why",
            )
            .bind(guest)
            .bind(until)
            .bind(why),
        ],
        Change::Rename { guest, name } => {
            let named = |sql: &'static str| sqlx::query(sql).bind(name.clone()).bind(guest.clone());
            vec![
                named("UPDATE guests SET name = $1 WHERE id = $2"),
                named("UPDATE seats SET name = $1 WHERE guest = $2"),
                named("UPDATE chat SET name = $1 WHERE guest = $2"),
                named("UPDATE mutes SET name = $1 WHERE muted = $2"),
                sqlx::query(
                    "INSERT INTO sanctions (guest, muted, why, renamed_at)
                     SELECT id, 0, '', $2 FROM guests WHERE id = $1
                     ON CONFLICT (guest) DO UPDATE SET renamed_at = excluded.renamed_at",
                )
                .bind(guest)
                .bind(now()),
            ]
        }
        Change::BanNetwork(ban) => vec![
            sqlx::query(
                "INSERT INTO address_bans (network, why, made_at, ends_at) VALUES ($1, $2, $3, $4)
                 ON CONFLICT (network) DO UPDATE SET why = excluded.why, ends_at = excluded.ends_at",
            )
            .bind(ban.network)
            .bind(ban.why)
            .bind(ban.made_at)
            .bind(ban.ends_at),
        ],
        Change::UnbanNetwork { network } => {
            vec![sqlx::query("DELETE FROM address_bans WHERE network = $1").bind(network)]
        }
        Change::BeginDeletion { guest } => each(
            &guest,
            [
                "UPDATE guests SET leaving = 1, old_cookie = 0 WHERE id = $1",
                "DELETE FROM sessions WHERE guest = $1",
                "DELETE FROM subscriptions WHERE guest = $1",
                "DELETE FROM links WHERE guest = $1",
            ],
        ),
        // Games and reports stay for those whom they concern as well, without the name.
        Change::FinishDeletion { guest } => each(
            &guest,
            [
                "DELETE FROM guests WHERE id = $1",
                "DELETE FROM sessions WHERE guest = $1",
                "DELETE FROM subscriptions WHERE guest = $1",
                "DELETE FROM invitations WHERE guest = $1 OR host = $1",
                "DELETE FROM links WHERE guest = $1",
                "DELETE FROM campaigns WHERE guest = $1",
                "DELETE FROM results WHERE guest = $1",
                "DELETE FROM daily WHERE guest = $1",
                "DELETE FROM mutes WHERE guest = $1",
                "DELETE FROM mutes WHERE muted = $1",
                "DELETE FROM table_order WHERE guest = $1",
                "DELETE FROM sanctions WHERE guest = $1",
                "UPDATE tables SET host = '' WHERE host = $1",
                "UPDATE seats SET guest = NULL, name = '', avatar = '' WHERE guest = $1",
                "UPDATE chat SET guest = NULL, name = '', text = '' WHERE guest = $1",
                "UPDATE reports SET reporter = NULL WHERE reporter = $1",
                "UPDATE reports SET about = NULL, name = '' WHERE about = $1",
                "UPDATE report_lines SET guest = NULL, name = '', text = '' WHERE guest = $1",
            ],
        ),
    }
}

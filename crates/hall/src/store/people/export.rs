//! Everything about one guest, for that guest.

use std::collections::HashMap;

use serde_json::{Value, json};
use sqlx::Row;
use sqlx::any::AnyRow;

use crate::deals::Day;
use crate::store::rows::number;
use crate::store::{GuestRow, ResultQuery, Store, StoreError};

impl Store {
    async fn rows_about(&self, guest: &str, sql: &'static str) -> Result<Vec<AnyRow>, StoreError> {
        self.fetch(sqlx::query(sql).bind(guest.to_owned())).await
    }

    /// Everything that is kept about a guest. Other people's names, moves and lines are not in it.
    ///
    /// # Errors
    /// If the database fails.
    pub async fn everything_about(&self, guest: &GuestRow) -> Result<Value, StoreError> {
        let id = &guest.id;
        let devices: Vec<Value> = self
            .sessions(id)
            .await?
            .into_iter()
            .map(|row| json!({ "label": row.label, "since": row.made_at, "seen": row.seen_at }))
            .collect();
        let mut tables = Vec::new();
        let mut places = HashMap::new();
        for row in self
            .rows_about(
                id,
                "SELECT id, game, status, opened_at, host, options FROM tables
                 WHERE host = $1 OR id IN (SELECT table_id FROM seats WHERE guest = $1) ORDER BY opened_at",
            )
            .await?
        {
            let options: String = row.try_get(5)?;
            places.insert(row.try_get::<String, _>(0)?, tables.len());
            tables.push(json!({
                "id": row.try_get::<String, _>(0)?,
                "game": row.try_get::<String, _>(1)?,
                "status": row.try_get::<String, _>(2)?,
                "opened_at": row.try_get::<i64, _>(3)?,
                "host": row.try_get::<String, _>(4)? == *id,
                "options": serde_json::from_str::<Value>(&options).unwrap_or_default(),
                "seats": [],
                "moves": [],
            }));
        }
        let seats = "SELECT table_id, seat, name, avatar FROM seats WHERE guest = $1 ORDER BY seat";
        for row in self.rows_about(id, seats).await? {
            let seat = json!({
                "seat": row.try_get::<i64, _>(1)?,
                "name": row.try_get::<String, _>(2)?,
                "avatar": row.try_get::<String, _>(3)?,
            });
            add(&mut tables, places.get(&row.try_get::<String, _>(0)?), "seats", seat);
        }
        let moves = "SELECT s.table_id, s.step, s.seat, s.kind, s.text, s.made_at FROM steps s
             JOIN seats p ON p.table_id = s.table_id AND p.seat = s.seat WHERE p.guest = $1 ORDER BY s.table_id, s.step";
        for row in self.rows_about(id, moves).await? {
            let made = json!({
                "step": row.try_get::<i64, _>(1)?,
                "seat": row.try_get::<i64, _>(2)?,
                "kind": row.try_get::<String, _>(3)?,
                "text": row.try_get::<String, _>(4)?,
                "at": row.try_get::<i64, _>(5)?,
            });
            add(&mut tables, places.get(&row.try_get::<String, _>(0)?), "moves", made);
        }
        let mut chat = Vec::new();
        let lines =
            "SELECT table_id, number, name, text, said_at FROM chat WHERE guest = $1 ORDER BY said_at";
        for row in self.rows_about(id, lines).await? {
            chat.push(json!({
                "table": row.try_get::<String, _>(0)?,
                "number": row.try_get::<i64, _>(1)?,
                "name": row.try_get::<String, _>(2)?,
                "text": row.try_get::<String, _>(3)?,
                "at": row.try_get::<i64, _>(4)?,
            }));
        }
        let mut campaigns = Vec::new();
        for row in self.rows_about(id, "SELECT game, value FROM campaigns WHERE guest = $1").await? {
            let value: String = row.try_get(1)?;
            let value = serde_json::from_str::<Value>(&value).unwrap_or_default();
            campaigns.push(json!({ "game": row.try_get::<String, _>(0)?, "value": value }));
        }
        let all = ResultQuery { most: i64::MAX, ..ResultQuery::default() };
        let results: Vec<Value> = self
            .results(id, &all)
            .await?
            .into_iter()
            .map(|row| {
                json!({
                    "table": row.table,
                    "game": row.game,
                    "players": row.players,
                    "against": row.against,
                    "place": row.place,
                    "score": row.score,
                    "moves": row.plies,
                    "began_at": row.began_at,
                    "ended_at": row.ended_at,
                })
            })
            .collect();
        let mut daily = Vec::new();
        let begun =
            "SELECT game, day, table_id, ended_at, score FROM daily WHERE guest = $1 ORDER BY day, game";
        for row in self.rows_about(id, begun).await? {
            daily.push(json!({
                "game": row.try_get::<String, _>(0)?,
                "day": Day(number(&row, 1)?).to_string(),
                "table": row.try_get::<String, _>(2)?,
                "ended_at": row.try_get::<Option<i64>, _>(3)?,
                "score": row.try_get::<Option<i64>, _>(4)?,
            }));
        }
        let mutes: Vec<Value> = self
            .mutes(id)
            .await?
            .into_iter()
            .map(|row| json!({ "name": row.name, "since": row.made_at }))
            .collect();
        let wishes = self.announcement_wishes(id).await?;
        let subscriptions: Vec<Value> = self
            .subscriptions(id)
            .await?
            .into_iter()
            .map(
                |row| json!({ "endpoint": row.endpoint, "since": row.made_at, "utc_offset": row.utc_offset }),
            )
            .collect();
        let mut invitations = Vec::new();
        let asked =
            "SELECT table_id, made_at, host FROM invitations WHERE guest = $1 OR host = $1 ORDER BY made_at";
        for row in self.rows_about(id, asked).await? {
            invitations.push(json!({
                "table": row.try_get::<String, _>(0)?,
                "at": row.try_get::<i64, _>(1)?,
                "sent": row.try_get::<String, _>(2)? == *id,
            }));
        }
        let mut reports = Vec::new();
        let made = "SELECT table_id, name, reason, made_at, resolved_at FROM reports WHERE reporter = $1
             ORDER BY made_at";
        for row in self.rows_about(id, made).await? {
            reports.push(json!({
                "table": row.try_get::<String, _>(0)?,
                "about": row.try_get::<String, _>(1)?,
                "reason": row.try_get::<String, _>(2)?,
                "at": row.try_get::<i64, _>(3)?,
                "resolved": row.try_get::<Option<i64>, _>(4)?.is_some(),
            }));
        }
        Ok(json!({
            "profile": {
                "name": guest.name,
                "avatar": guest.avatar,
                "language": guest.language,
                "since": guest.came_at,
            },
            "devices": devices,
            "announcements": {
                "browsers": subscriptions,
                "quiet": wishes.quiet.map(|quiet| json!({ "from": quiet.from, "to": quiet.to })),
                "invitations": wishes.invitations,
            },
            "invitations": invitations,
            "tables": tables,
            "chat": chat,
            "campaigns": campaigns,
            "results": results,
            "daily": daily,
            "mutes": mutes,
            "reports": reports,
        }))
    }
}

/// Adds something to a list of one of the tables.
fn add(tables: &mut [Value], place: Option<&usize>, list: &str, value: Value) {
    let table = place.and_then(|&place| tables.get_mut(place));
    if let Some(list) = table.and_then(|table| table[list].as_array_mut()) {
        list.push(value);
    }
}

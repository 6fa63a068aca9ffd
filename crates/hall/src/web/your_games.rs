//! A guest's games: those that go on, and those that have ended.

use std::collections::HashMap;
use std::sync::Arc;

use axum::Json;
use axum::extract::State;
use serde::Deserialize;

use super::extract::{Guest, QueryValues};
use super::people::invitations;
use crate::error::HallError;
use crate::hall::Hall;
use crate::statistics::statistics;
use crate::store::{GuestRow, ResultQuery, ResultRow, TableRow};
use crate::table::TableRequest;
use crate::wire::{FinishedGame, RunningGame, Status, YourGames};

/// Finished games on one page.
const PAGE: i64 = 20;
/// Finished games that are added up; whoever has played more is told about these.
const MOST_COUNTED: i64 = 5_000;
/// Tables that are asked whose turn it is.
const MOST_ASKED: usize = 30;

#[derive(Debug, Default, Deserialize)]
#[serde(default, deny_unknown_fields)]
pub(super) struct GamesQuery {
    game: Option<String>,
    before: Option<i64>,
}

/// The guest's games.
#[utoipa::path(get, path = "/api/me/games",
    params(("game" = Option<String>, Query), ("before" = Option<i64>, Query)),
    responses((status = 200, body = YourGames)))]
pub(super) async fn your_games(
    State(hall): State<Arc<Hall>>,
    Guest(guest): Guest,
    QueryValues(query): QueryValues<GamesQuery>,
) -> Result<Json<YourGames>, HallError> {
    if let Some(game) = &query.game {
        hall.game(game)?;
    }
    // One more tells whether there are more.
    let page = ResultQuery { game: query.game, before: query.before, most: PAGE + 1 };
    if page.before.is_some() {
        let results = hall.store.results(&guest.id, &page).await?;
        let (finished, more) = finished(&hall, &guest, results).await?;
        let (running, invitations, statistics) = Default::default();
        return Ok(Json(YourGames { running, invitations, finished, more, statistics }));
    }
    let all = ResultQuery { most: MOST_COUNTED, ..ResultQuery::default() };
    let all = hall.store.results(&guest.id, &all).await?;
    let statistics = statistics(&all, &hall.game_names());
    // The newest are among those that were added up, unless there are too many for that.
    let results = if page.game.is_some() && all.len() as i64 == MOST_COUNTED {
        hall.store.results(&guest.id, &page).await?
    } else {
        let listed = |row: &ResultRow| page.game.as_ref().is_none_or(|game| row.game == *game);
        all.into_iter().filter(listed).take(page.most as usize).collect()
    };
    let (finished, more) = finished(&hall, &guest, results).await?;
    let invitations = invitations(&hall, &guest).await?;
    Ok(Json(YourGames { running: running(&hall, &guest).await?, invitations, finished, more, statistics }))
}

/// A page of these results, and whether there are more.
async fn finished(
    hall: &Hall,
    guest: &GuestRow,
    mut results: Vec<ResultRow>,
) -> Result<(Vec<FinishedGame>, bool), HallError> {
    let more = results.len() as i64 > PAGE;
    results.truncate(PAGE as usize);
    let ids: Vec<String> = results.iter().map(|result| result.table.clone()).collect();
    let mut curves = hall.store.curves(&ids).await?;
    let kept = hall.store.tables_named(ids).await?;
    let mut kept: HashMap<String, TableRow> = kept.into_iter().map(|row| (row.id.clone(), row)).collect();
    let finished = |result: ResultRow| FinishedGame {
        table: kept.remove(&result.table).map(|row| row.info(&guest.id)),
        curve: result.seat.and_then(|seat| {
            let curves = curves.remove(&result.table)?;
            curves.into_iter().nth(usize::from(seat))
        }),
        game: result.game,
        id: result.table,
        seat: result.seat,
        players: result.players,
        place: result.place,
        shared: result.shared,
        score: result.score,
        scores: result.scores,
        plies: result.plies,
        began_at: result.began_at,
        ended_at: result.ended_at,
    };
    Ok((results.into_iter().map(finished).collect(), more))
}

async fn running(hall: &Arc<Hall>, guest: &GuestRow) -> Result<Vec<RunningGame>, HallError> {
    let mut rows = hall.store.tables_of(&guest.id).await?;
    rows.retain(|row| row.is_own(&guest.id));
    let ids: Vec<String> = rows.iter().map(|row| row.id.clone()).collect();
    let last = hall.store.last_steps(&ids).await?;
    let mut running = Vec::with_capacity(rows.len());
    for (at, row) in rows.iter().enumerate() {
        let table = row.info(&guest.id);
        // A table that cannot be read is listed all the same: its own page says what is wrong.
        let to_act = if row.status == Status::Running && at < MOST_ASKED {
            hall.request(&row.id, TableRequest::ToAct).await.unwrap_or_default()
        } else {
            kernel::SeatSet::EMPTY
        };
        let to_act: Vec<u8> = to_act.iter().map(|seat| seat.0).collect();
        let your_turn = table.yours.iter().any(|seat| to_act.contains(seat));
        let since = last.get(&row.id).copied().unwrap_or(row.opened_at);
        running.push(RunningGame { table, to_act, your_turn, since });
    }
    running.sort_by_key(|game| (!game.your_turn, game.since));
    Ok(running)
}

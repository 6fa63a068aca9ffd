//! The lobby: public tables, as they come and go.

use std::convert::Infallible;
use std::sync::Arc;
use std::time::Duration;

use axum::Json;
use axum::extract::State;
use axum::response::sse::{Event, KeepAlive, Sse};
use futures_util::stream::{self, Stream};
use tokio::sync::watch;

use super::ask::{From, Guest, Session};
use crate::hall::Hall;
use crate::order::Connection;
use crate::store::GuestRow;
use crate::trouble::Trouble;
use crate::wire::TableInfo;

/// However much happens, the list is sent no more often than this.
const PACE: Duration = Duration::from_millis(500);

/// The public tables, those with open seats first.
#[utoipa::path(get, path = "/api/lobby", responses((status = 200, body = Vec<TableInfo>)))]
pub(super) async fn lobby(
    State(hall): State<Arc<Hall>>,
    Guest(guest): Guest,
) -> Result<Json<Vec<TableInfo>>, Trouble> {
    list(&hall, &guest).await.map(Json)
}

async fn list(hall: &Hall, guest: &GuestRow) -> Result<Vec<TableInfo>, Trouble> {
    Ok(hall.store.lobby().await?.iter().map(|row| row.info(&guest.id)).collect())
}

/// The list again whenever it changes, as server-sent events.
#[utoipa::path(get, path = "/api/lobby/live", responses((status = 200, content_type = "text/event-stream")))]
pub(super) async fn live(
    State(hall): State<Arc<Hall>>,
    Guest(guest): Guest,
    Session(session): Session,
    From(address): From,
) -> Sse<impl Stream<Item = Result<Event, Infallible>>> {
    let mut changes = hall.lobby.subscribe();
    changes.mark_changed();
    let connection = hall.connected(&guest.id, session.map(|session| session.id), address, None);
    let lists = stream::unfold((hall, guest, changes, connection), next_list);
    Sse::new(lists).keep_alive(KeepAlive::default())
}

type Watching = (Arc<Hall>, GuestRow, watch::Receiver<u64>, Connection);

async fn next_list(watching: Watching) -> Option<(Result<Event, Infallible>, Watching)> {
    let (hall, guest, mut changes, connection) = watching;
    tokio::select! {
        changed = changes.changed() => changed.ok()?,
        () = hall.closes() => return None,
        _ = connection.ends.ended() => return None,
    }
    tokio::time::sleep(PACE).await;
    // A store that does not answer is no empty lobby: the stream ends, and the browser comes back.
    let tables = list(&hall, &guest).await.ok()?;
    let event = Event::default().json_data(tables).unwrap_or_default();
    Some((Ok(event), (hall, guest, changes, connection)))
}

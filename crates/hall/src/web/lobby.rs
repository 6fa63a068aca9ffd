//! The lobby: public tables, as they come and go.

use std::convert::Infallible;
use std::sync::Arc;
use std::time::Duration;

use axum::body::{Body, Bytes};
use axum::extract::State;
use axum::http::header;
use axum::response::{IntoResponse, Response};
use futures_util::stream;
use tokio::sync::watch;

use super::extract::{Address, Guest, Session};
use crate::error::HallError;
use crate::hall::Hall;
use crate::lobby::Listing;
use crate::moderation::RegisteredConnection;
use crate::wire::TableInfo;

/// After so long without a change a comment is sent, so that no proxy closes the stream.
const QUIET: Duration = Duration::from_secs(15);
/// A comment, which clients pass over.
const KEEP_ALIVE: Bytes = Bytes::from_static(b":\n\n");

/// The public tables, those with open seats first.
#[utoipa::path(get, path = "/api/lobby", responses((status = 200, body = Vec<TableInfo>)))]
pub(super) async fn lobby(
    State(hall): State<Arc<Hall>>,
    Guest(guest): Guest,
) -> Result<impl IntoResponse, HallError> {
    let list = hall.lobby.list().await?.json_for(&guest.id);
    Ok(([(header::CONTENT_TYPE, "application/json")], list))
}

/// The list again whenever it changes, as server-sent events.
#[utoipa::path(get, path = "/api/lobby/live", responses((status = 200, content_type = "text/event-stream")))]
pub(super) async fn live(
    State(hall): State<Arc<Hall>>,
    Guest(guest): Guest,
    Session(session): Session,
    Address(address): Address,
) -> Result<Response, HallError> {
    let connection = hall.register(&guest.id, session.map(|session| session.id), address, None)?;
    let lists = hall.lobby.watch();
    let watcher = Watcher { lists, hall, guest: guest.id, seen: None, connection };
    let events = Body::from_stream(stream::unfold(watcher, Watcher::next));
    Ok(([(header::CONTENT_TYPE, "text/event-stream")], events).into_response())
}

/// Somebody who watches the lobby.
struct Watcher {
    hall: Arc<Hall>,
    guest: String,
    lists: watch::Receiver<Option<Arc<Listing>>>,
    /// The changes that they have seen.
    seen: Option<u64>,
    connection: RegisteredConnection,
}

impl Watcher {
    async fn next(mut self) -> Option<(Result<Bytes, Infallible>, Self)> {
        let listing = if self.seen.is_none() {
            // A store that does not answer is no empty lobby: the stream ends, and the browser comes back.
            self.hall.lobby.list().await.ok()?
        } else {
            match self.next_list().await? {
                Some(listing) => listing,
                None => return Some((Ok(KEEP_ALIVE), self)),
            }
        };
        self.seen = Some(listing.changes);
        Some((Ok(listing.event_for(&self.guest)), self))
    }

    /// The next list that they do not know yet, or nothing after a while; the outer `None` ends the stream.
    async fn next_list(&mut self) -> Option<Option<Arc<Listing>>> {
        let mut closes = std::pin::pin!(self.hall.closes());
        let mut ended = std::pin::pin!(self.connection.handle.closed());
        let mut quiet = std::pin::pin!(tokio::time::sleep(QUIET));
        loop {
            tokio::select! {
                changed = self.lists.changed() => changed.ok()?,
                () = &mut quiet => return Some(None),
                () = &mut closes => return None,
                _ = &mut ended => return None,
            }
            let listing = self.lists.borrow_and_update().clone()?;
            if self.seen.is_none_or(|seen| seen < listing.changes) {
                return Some(Some(listing));
            }
        }
    }
}

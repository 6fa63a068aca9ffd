//! The live table: a WebSocket between a client and the table's task.

use std::sync::Arc;
use std::time::{Duration, Instant};

use axum::extract::State;
use axum::extract::ws::rejection::WebSocketUpgradeRejection;
use axum::extract::ws::{CloseFrame, Message, Utf8Bytes, WebSocket, WebSocketUpgrade, close_code};
use axum::response::Response;
use futures_util::SinkExt;
use kernel::Seat;
use serde::Deserialize;
use tokio::sync::{mpsc, oneshot};
use tokio::time::timeout;
use tokio_tungstenite::tungstenite::Error as SocketError;
use tokio_tungstenite::tungstenite::error::ProtocolError;

use super::extract::{AtTable, QueryValues, Session, unreadable};
use crate::error::{ErrorCode, HallError};
use crate::hall::Hall;
use crate::moderation::{CloseHandle, EndReason};
use crate::store::GuestRow;
use crate::table::{Join, OUTBOX, Reader, TableRequest};
use crate::wire::{ClientMessage, ServerMessage};

/// A message is no longer than this, in bytes.
const LONGEST_MESSAGE: usize = 8 * 1024;
/// The socket library's own buffers are sized for downloads; thousands of people are connected here.
const BUFFER: usize = 2 * 1024;
/// A client that is quiet for so long gets a ping, and is given up the next time.
const QUIET: Duration = Duration::from_secs(30);

/// Closed because the session has ended; as 401 in HTTP.
const SIGNED_OUT: u16 = 4004;
/// A newer connection of the same guest took this one's place. Coming back would only replace another one.
const REPLACED: u16 = 4001;
/// Closed because the guest was removed or banned; as 403 in HTTP.
const FORBIDDEN: u16 = 4003;

/// How a client wants to look at a table.
#[derive(Debug, Deserialize)]
pub(super) struct LiveQuery {
    /// The last step known; everything since is sent.
    since: Option<u32>,
    /// One of the own seats.
    seat: Option<u8>,
    /// Whether the table shall be described in words too.
    #[serde(default)]
    plain: bool,
    /// Whether the page cannot be seen.
    #[serde(default)]
    hidden: bool,
}

/// A live table: messages of JSON both ways. See `ClientMessage` and `ServerMessage`.
#[utoipa::path(get, path = "/api/tables/{id}/live",
    params(("id" = String, Path), ("invite" = Option<String>, Query), ("since" = Option<u32>, Query),
        ("seat" = Option<u8>, Query), ("plain" = Option<bool>, Query), ("hidden" = Option<bool>, Query)),
    responses((status = 101, description = "a WebSocket")))]
pub(super) async fn live(
    State(hall): State<Arc<Hall>>,
    AtTable(id, reader): AtTable,
    Session(session): Session,
    QueryValues(query): QueryValues<LiveQuery>,
    upgrade: Result<WebSocketUpgrade, WebSocketUpgradeRejection>,
) -> Result<Response, HallError> {
    // Refused in plain HTTP, where every client but a browser can read the reason. A browser asks again without a
    // WebSocket.
    hall.request(&id, |reply| TableRequest::MayJoin(reader.clone(), reply)).await?;
    let session = session.map(|session| session.id);
    let registered = hall.register(&reader.guest.id, session, reader.address, Some(&id))?;
    let upgrade = upgrade
        .map_err(|_| HallError::with_detail(ErrorCode::BadRequest, "this address is for WebSockets"))?;
    let slot = Arc::clone(&hall.live_slots).try_acquire_owned();
    let slot = slot.map_err(|_| HallError::new(ErrorCode::HallFull))?;
    let upgrade = upgrade
        .read_buffer_size(BUFFER)
        .write_buffer_size(0)
        .max_message_size(LONGEST_MESSAGE)
        .max_frame_size(LONGEST_MESSAGE);
    Ok(upgrade.on_upgrade(async move |mut socket| {
        let _slot = slot;
        let (outbox, outgoing) = mpsc::channel(OUTBOX);
        let (since, seat, plain) = (query.since, query.seat.map(Seat), query.plain);
        let handle = registered.handle.clone();
        let join = Join {
            reader: Reader::clone(&reader),
            since,
            seat,
            plain,
            looking: !query.hidden,
            outbox,
            handle: handle.clone(),
            history: None,
        };
        let requests = hall.table(&id);
        let (reply, replied) = oneshot::channel();
        // A request that could not be sent still holds the sender of its reply, and would wait for ever.
        let asked = requests.send(TableRequest::Join(Box::new(join), reply)).await.map_err(drop);
        let reason = match (asked, replied.await) {
            (Ok(()), Ok(Ok(number))) => {
                let live =
                    LiveSocket { hall: Arc::clone(&hall), requests, reader: reader.clone(), number, handle };
                let reason = live.run(&mut socket, outgoing).await;
                // Rare work has a box of its own: there are thousands of these tasks.
                let reason = Box::pin(live.explain(reason)).await;
                let _ = live.requests.send(TableRequest::Disconnect(number)).await;
                reason
            }
            (Ok(()), Ok(Err(error))) => CloseReason::Refused(error, close_code::POLICY),
            // The table left memory at this very moment: the next try loads it.
            _ => CloseReason::Code(close_code::AGAIN, "busy"),
        };
        Box::pin(reason.send(&hall, &reader.guest, socket)).await;
    }))
}

/// How a connection ends.
enum CloseReason {
    /// The client is gone.
    Gone,
    /// With a close code and a word.
    Code(u16, &'static str),
    /// With an error, and a close code.
    Refused(HallError, u16),
    /// The hall has closed it.
    Ended(EndReason),
    /// The table has closed the outbox.
    OutboxClosed,
}

/// A socket that has joined a table.
struct LiveSocket {
    hall: Arc<Hall>,
    requests: mpsc::Sender<TableRequest>,
    reader: Box<Reader>,
    number: u32,
    handle: CloseHandle,
}

impl LiveSocket {
    /// Carries messages both ways until one side ends.
    async fn run(&self, socket: &mut WebSocket, mut outgoing: mpsc::Receiver<Utf8Bytes>) -> CloseReason {
        let mut closes = std::pin::pin!(self.hall.closes());
        let mut ended = std::pin::pin!(self.handle.closed());
        let mut quiet = tokio::time::interval_at((Instant::now() + QUIET).into(), QUIET);
        let mut warned = false;
        let mut pinged = false;
        loop {
            tokio::select! {
                message = outgoing.recv() => match message {
                    // What waits goes out together. A client that does not read it in time is gone.
                    Some(message) => match timeout(QUIET, send(socket, message, &mut outgoing)).await {
                        Ok(true) => {}
                        _ => return CloseReason::Gone,
                    },
                    None => return self.handle.reason().map_or(CloseReason::OutboxClosed, CloseReason::Ended),
                },
                received = socket.recv() => {
                    pinged = false;
                    let read = match received {
                        Some(Ok(Message::Text(text))) => read(&text),
                        Some(Ok(Message::Binary(bytes))) => match std::str::from_utf8(&bytes) {
                            Ok(text) => read(text),
                            Err(_) => Err(HallError::with_detail(ErrorCode::BadJson, "not UTF-8 text")),
                        },
                        Some(Ok(Message::Ping(_) | Message::Pong(_))) => {
                            // Each is answered, so they are limited too.
                            self.hall.message_limiter.until_key_ready(&self.reader.guest.id).await;
                            continue;
                        }
                        Some(Ok(Message::Close(_))) | None => return CloseReason::Gone,
                        Some(Err(error)) => return CloseReason::after(error),
                    };
                    warned = self.keep_pace(warned).await;
                    self.request(match read {
                        Ok(message) => {
                            TableRequest::ClientMessage(self.number, Box::new(message), Instant::now())
                        }
                        Err(error) => TableRequest::Unreadable(self.number, Box::new(error)),
                    })
                    .await;
                },
                _ = quiet.tick() => {
                    if pinged || socket.send(Message::Ping(Default::default())).await.is_err() {
                        return CloseReason::Gone;
                    }
                    pinged = true;
                },
                reason = &mut ended => return CloseReason::Ended(reason),
                () = &mut closes => return CloseReason::Code(close_code::RESTART, "the hall closes"),
            }
        }
    }

    /// Finds out what to send at the end.
    async fn explain(&self, reason: CloseReason) -> CloseReason {
        match reason {
            CloseReason::Ended(reason) => self.ended(reason),
            CloseReason::OutboxClosed => self.outbox_closed().await,
            other => other,
        }
    }

    /// Why the hall has closed the connection.
    fn ended(&self, reason: EndReason) -> CloseReason {
        let moderation = &self.hall.moderation;
        let guest = || moderation.admit_guest(&self.reader.guest.id);
        let banned = || guest().and_then(|()| moderation.admit_address(self.reader.address)).err();
        let error = HallError::new(reason.code());
        match reason {
            EndReason::SignedOut => CloseReason::Refused(error, SIGNED_OUT),
            EndReason::Replaced => CloseReason::Refused(error, REPLACED),
            EndReason::Removed | EndReason::Sealed => CloseReason::Refused(error, FORBIDDEN),
            EndReason::Banned => {
                let for_good = || HallError::with_detail(ErrorCode::Banned, "forever");
                CloseReason::Refused(banned().unwrap_or_else(for_good), FORBIDDEN)
            }
        }
    }

    /// A client that sends too fast gets one error for each burst; then we simply read no faster than allowed.
    async fn keep_pace(&self, warned: bool) -> bool {
        let limiter = &self.hall.message_limiter;
        if limiter.check_key(&self.reader.guest.id).is_ok() {
            return false;
        }
        if !warned {
            let error = Box::new(HallError::new(ErrorCode::TooFast));
            self.request(TableRequest::Unreadable(self.number, error)).await;
        }
        limiter.until_key_ready(&self.reader.guest.id).await;
        true
    }

    /// The table has closed the outbox: it was not read quickly enough, or the table itself is lost, because the database
    /// does not answer. Whether the table still answers shows which.
    async fn outbox_closed(&self) -> CloseReason {
        let (reply, replied) = oneshot::channel();
        let asked = self.requests.send(TableRequest::Info(self.reader.clone(), reply)).await.map_err(drop);
        let error = match (asked, replied.await) {
            (Ok(()), Ok(Ok(_))) => return CloseReason::Code(close_code::AGAIN, "too slow"),
            (Ok(()), Ok(Err(error))) => error,
            _ => HallError::new(ErrorCode::NotSaved),
        };
        CloseReason::Refused(error, close_code::AGAIN)
    }

    async fn request(&self, request: TableRequest) {
        // A table that is gone closes the outbox, which ends the connection.
        let _ = self.requests.send(request).await;
    }
}

impl CloseReason {
    /// After an error nothing more can be read; the way to the client may still be open.
    fn after(error: axum::Error) -> Self {
        match error.into_inner().downcast_ref() {
            Some(SocketError::Capacity(_)) => {
                Self::Refused(HallError::new(ErrorCode::TooLarge), close_code::SIZE)
            }
            Some(SocketError::Utf8(_)) => {
                let error = HallError::with_detail(ErrorCode::BadJson, "not UTF-8 text");
                Self::Refused(error, close_code::INVALID)
            }
            Some(SocketError::Protocol(ProtocolError::ResetWithoutClosingHandshake)) => Self::Gone,
            Some(SocketError::Protocol(error)) => {
                Self::Refused(HallError::with_detail(ErrorCode::BadRequest, error), close_code::PROTOCOL)
            }
            _ => Self::Gone,
        }
    }

    /// Sends it, and closes the socket.
    async fn send(self, hall: &Hall, guest: &GuestRow, mut socket: WebSocket) {
        let (code, reason) = match self {
            Self::Gone | Self::Ended(_) | Self::OutboxClosed => return,
            Self::Code(code, reason) => (code, reason),
            Self::Refused(error, code) => {
                hall.metrics.error(error.code);
                let reply = hall.translators.explain(&error, error.game, guest.language());
                let message = ServerMessage::Refused { reply_to: None, error: reply };
                let text = serde_json::to_string(&message).expect("a message is plain data");
                let _ = timeout(QUIET, socket.send(Message::Text(text.into()))).await;
                (code, error.code.as_str())
            }
        };
        let frame = CloseFrame { code, reason: Utf8Bytes::from_static(reason) };
        // A client that is gone already needs no reason.
        let _ = timeout(QUIET, socket.send(Message::Close(Some(frame)))).await;
    }
}

fn read(text: &str) -> Result<ClientMessage, HallError> {
    serde_json::from_str(text).map_err(|error| unreadable(&error))
}

async fn send(socket: &mut WebSocket, first: Utf8Bytes, rest: &mut mpsc::Receiver<Utf8Bytes>) -> bool {
    let mut next = Some(first);
    while let Some(text) = next {
        if socket.feed(Message::Text(text)).await.is_err() {
            return false;
        }
        next = rest.try_recv().ok();
    }
    socket.flush().await.is_ok()
}

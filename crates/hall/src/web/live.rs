//! The live table: a WebSocket between a visitor and the table's task.

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
use tokio_tungstenite::tungstenite::Error as Fault;
use tokio_tungstenite::tungstenite::error::ProtocolError;

use super::ask::{At, Session, Values, unreadable};
use crate::hall::Hall;
use crate::order::Ends;
use crate::store::GuestRow;
use crate::table::{Ask, Join, OUTBOX, Reader};
use crate::trouble::Trouble;
use crate::wire::{ClientMessage, ServerMessage};

/// A message is no longer than this, in bytes.
const LONGEST_MESSAGE: usize = 8 * 1024;
/// The socket library's own buffers are sized for downloads; thousands of people sit here.
const BUFFER: usize = 2 * 1024;
/// Whoever is quiet for so long is asked whether he is still there, and given up the next time.
const QUIET: Duration = Duration::from_secs(30);

/// Closed because the session has ended; as 401 in HTTP.
const SIGNED_OUT: u16 = 4004;
/// A newer connection of the same guest took this one's place. Coming back would only replace another one.
const REPLACED: u16 = 4001;
/// Closed because the guest was sent away or banned; as 403 in HTTP.
const FORBIDDEN: u16 = 4003;

/// How somebody wants to look at a table.
#[derive(Debug, Deserialize)]
pub(super) struct Look {
    /// The last step known; everything since is told.
    since: Option<u32>,
    /// One of the own seats.
    seat: Option<u8>,
    /// Whether the table shall be told in words too.
    #[serde(default)]
    plain: bool,
}

/// A live table: messages of JSON both ways. See `ClientMessage` and `ServerMessage`.
#[utoipa::path(get, path = "/api/tables/{id}/live",
    params(("id" = String, Path), ("invite" = Option<String>, Query), ("since" = Option<u32>, Query),
        ("seat" = Option<u8>, Query), ("plain" = Option<bool>, Query)),
    responses((status = 101, description = "a WebSocket")))]
pub(super) async fn live(
    State(hall): State<Arc<Hall>>,
    At(id, reader): At,
    Session(session): Session,
    Values(look): Values<Look>,
    upgrade: Result<WebSocketUpgrade, WebSocketUpgradeRejection>,
) -> Result<Response, Trouble> {
    // Refused in plain HTTP, where every client but a browser can read the reason. A browser asks again without a
    // WebSocket.
    hall.ask(&id, |answer| Ask::MayJoin(reader.clone(), answer)).await?;
    let session = session.map(|session| session.id);
    let connection = hall.connected(&reader.guest.id, session, reader.address, Some(&id))?;
    let upgrade = upgrade.map_err(|_| Trouble::about("bad-request", "this address is for WebSockets"))?;
    let line = Arc::clone(&hall.lines).try_acquire_owned().map_err(|_| Trouble::new("hall-full"))?;
    let upgrade = upgrade
        .read_buffer_size(BUFFER)
        .write_buffer_size(0)
        .max_message_size(LONGEST_MESSAGE)
        .max_frame_size(LONGEST_MESSAGE);
    Ok(upgrade.on_upgrade(async move |mut socket| {
        let _line = line;
        let (outbox, outgoing) = mpsc::channel(OUTBOX);
        let (since, seat, plain) = (look.since, look.seat.map(Seat), look.plain);
        let ends = connection.ends.clone();
        let join = Join {
            reader: Reader::clone(&reader),
            since,
            seat,
            plain,
            outbox,
            ends: ends.clone(),
            history: None,
        };
        let asks = hall.table(&id);
        let (answer, answered) = oneshot::channel();
        // What could not be sent still holds the way to answer, and nobody would.
        let asked = asks.send(Ask::Join(Box::new(join), answer)).await.map_err(drop);
        let farewell = match (asked, answered.await) {
            (Ok(()), Ok(Ok(number))) => {
                let line = Line { hall: Arc::clone(&hall), asks, reader: reader.clone(), number, ends };
                let farewell = line.talk(&mut socket, outgoing).await;
                // Rare work has a box of its own: there are thousands of these tasks.
                let farewell = Box::pin(line.settle(farewell)).await;
                let _ = line.asks.send(Ask::Part(number)).await;
                farewell
            }
            (Ok(()), Ok(Err(trouble))) => Farewell::Refuse(trouble, close_code::POLICY),
            // The table went to sleep at this very moment: the next try wakes it.
            _ => Farewell::Close(close_code::AGAIN, "busy"),
        };
        Box::pin(farewell.say(&hall, &reader.guest, socket)).await;
    }))
}

/// How a connection ends.
enum Farewell {
    /// Nobody is there any more.
    Gone,
    /// With a close code and a word.
    Close(u16, &'static str),
    /// With a reason, and a close code.
    Refuse(Trouble, u16),
    /// By order, with the code of the reason.
    Dismiss(&'static str),
    /// The table has closed the outbox.
    LetGo,
}

/// The line between a visitor and his table.
struct Line {
    hall: Arc<Hall>,
    asks: mpsc::Sender<Ask>,
    reader: Box<Reader>,
    number: u32,
    ends: Ends,
}

impl Line {
    async fn talk(&self, socket: &mut WebSocket, mut outgoing: mpsc::Receiver<Utf8Bytes>) -> Farewell {
        let mut closes = std::pin::pin!(self.hall.closes());
        let mut ended = std::pin::pin!(self.ends.ended());
        let mut quiet = tokio::time::interval_at((Instant::now() + QUIET).into(), QUIET);
        let mut warned = false;
        let mut asked = false;
        loop {
            tokio::select! {
                told = outgoing.recv() => match told {
                    // What waits goes out together. Whoever does not read it in time is gone.
                    Some(told) => match timeout(QUIET, send(socket, told, &mut outgoing)).await {
                        Ok(true) => {}
                        _ => return Farewell::Gone,
                    },
                    None => return self.ends.code().map_or(Farewell::LetGo, Farewell::Dismiss),
                },
                said = socket.recv() => {
                    asked = false;
                    let heard = match said {
                        Some(Ok(Message::Text(text))) => read(&text),
                        Some(Ok(Message::Binary(bytes))) => match std::str::from_utf8(&bytes) {
                            Ok(text) => read(text),
                            Err(_) => Err(Trouble::about("bad-json", "not UTF-8 text")),
                        },
                        Some(Ok(Message::Ping(_) | Message::Pong(_))) => {
                            // Each is answered, so they keep to the pace too.
                            self.hall.voices_of.until_key_ready(&self.reader.guest.id).await;
                            continue;
                        }
                        Some(Ok(Message::Close(_))) | None => return Farewell::Gone,
                        Some(Err(error)) => return Farewell::after(error),
                    };
                    warned = self.keep_pace(warned).await;
                    match heard {
                        Ok(said) => self.ask(Ask::ClientMessage(self.number, Box::new(said), Instant::now())).await,
                        Err(trouble) => self.ask(Ask::Garbled(self.number, Box::new(trouble))).await,
                    }
                },
                _ = quiet.tick() => {
                    if asked || socket.send(Message::Ping(Default::default())).await.is_err() {
                        return Farewell::Gone;
                    }
                    asked = true;
                },
                code = &mut ended => return Farewell::Dismiss(code),
                () = &mut closes => return Farewell::Close(close_code::RESTART, "the hall closes"),
            }
        }
    }

    /// Finds out what there is to say.
    async fn settle(&self, farewell: Farewell) -> Farewell {
        match farewell {
            Farewell::Dismiss(code) => self.dismiss(code),
            Farewell::LetGo => self.let_go().await,
            other => other,
        }
    }

    /// Why somebody may not stay.
    fn dismiss(&self, code: &'static str) -> Farewell {
        let order = &self.hall.order;
        let guest = || order.admit_guest(&self.reader.guest.id);
        let banned = || guest().and_then(|()| order.admit_address(self.reader.address)).err();
        match code {
            "signed-out" => Farewell::Refuse(Trouble::new(code), SIGNED_OUT),
            "replaced" => Farewell::Refuse(Trouble::new(code), REPLACED),
            "banned" => Farewell::Refuse(banned().unwrap_or(Trouble::about(code, "forever")), FORBIDDEN),
            _ => Farewell::Refuse(Trouble::new(code), FORBIDDEN),
        }
    }

    /// Whoever speaks too fast is told so once a burst; then we simply read no faster than allowed.
    async fn keep_pace(&self, warned: bool) -> bool {
        let pace = &self.hall.voices_of;
        if pace.check_key(&self.reader.guest.id).is_ok() {
            return false;
        }
        if !warned {
            self.ask(Ask::Garbled(self.number, Box::new(Trouble::new("too-fast")))).await;
        }
        pace.until_key_ready(&self.reader.guest.id).await;
        true
    }

    /// The table has closed the outbox: it was not read quickly enough, or the table itself is lost, because the database
    /// does not answer. Whether it still reply_to tells which.
    async fn let_go(&self) -> Farewell {
        let (answer, answered) = oneshot::channel();
        let asked = self.asks.send(Ask::Info(self.reader.clone(), answer)).await.map_err(drop);
        let trouble = match (asked, answered.await) {
            (Ok(()), Ok(Ok(_))) => return Farewell::Close(close_code::AGAIN, "too slow"),
            (Ok(()), Ok(Err(trouble))) => trouble,
            _ => Trouble::new("not-saved"),
        };
        Farewell::Refuse(trouble, close_code::AGAIN)
    }

    async fn ask(&self, ask: Ask) {
        // A table that is gone closes the outbox, which ends the line.
        let _ = self.asks.send(ask).await;
    }
}

impl Farewell {
    /// What is left to say when nothing more can be read on a line: the way to the visitor may still be open.
    fn after(error: axum::Error) -> Self {
        match error.into_inner().downcast_ref() {
            Some(Fault::Capacity(_)) => Self::Refuse(Trouble::new("too-large"), close_code::SIZE),
            Some(Fault::Utf8(_)) => {
                Self::Refuse(Trouble::about("bad-json", "not UTF-8 text"), close_code::INVALID)
            }
            Some(Fault::Protocol(ProtocolError::ResetWithoutClosingHandshake)) => Self::Gone,
            Some(Fault::Protocol(error)) => {
                Self::Refuse(Trouble::about("bad-request", error), close_code::PROTOCOL)
            }
            _ => Self::Gone,
        }
    }

    /// Says it, and hangs up.
    async fn say(self, hall: &Hall, guest: &GuestRow, mut socket: WebSocket) {
        let (code, reason) = match self {
            Self::Gone | Self::Dismiss(_) | Self::LetGo => return,
            Self::Close(code, reason) => (code, reason),
            Self::Refuse(trouble, code) => {
                hall.meters.trouble(trouble.code);
                let error = hall.translators.explain(&trouble, trouble.game, guest.speaks());
                let told = ServerMessage::Refused { reply_to: None, error };
                let text = serde_json::to_string(&told).expect("a message is plain data");
                let _ = timeout(QUIET, socket.send(Message::Text(text.into()))).await;
                (code, trouble.code)
            }
        };
        let frame = CloseFrame { code, reason: Utf8Bytes::from_static(reason) };
        // Whoever is gone already needs no farewell.
        let _ = timeout(QUIET, socket.send(Message::Close(Some(frame)))).await;
    }
}

fn read(text: &str) -> Result<ClientMessage, Trouble> {
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

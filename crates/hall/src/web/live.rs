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

use super::ask::{At, Session, Values, unreadable};
use crate::hall::Hall;
use crate::order::Ends;
use crate::store::GuestRow;
use crate::table::{Ask, Join, OUTBOX, Reader};
use crate::trouble::Trouble;
use crate::wire::{Said, Told};

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

/// A live table: messages of JSON both ways. See `Said` and `Told`.
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
    let upgrade = upgrade.map_err(|_| Trouble::about("bad-request", "this address is for WebSockets"))?;
    let present = hall.presence.enter(&reader.guest.id, reader.address, "websocket")?;
    let line = Arc::clone(&hall.lines).try_acquire_owned().map_err(|_| Trouble::new("hall-full"))?;
    let upgrade = upgrade
        .read_buffer_size(BUFFER)
        .write_buffer_size(0)
        .max_message_size(LONGEST_MESSAGE)
        .max_frame_size(LONGEST_MESSAGE);
    Ok(upgrade.on_upgrade(async move |socket| {
        let _counted = (present, line);
        let session = session.map(|session| session.id);
        let connection = hall.connected(&reader.guest.id, session, reader.address, Some(&id));
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
        match (asked, answered.await) {
            (Ok(()), Ok(Ok(number))) => {
                Line { hall, asks: asks.clone(), reader, number, ends }.talk(socket, outgoing).await;
                let _ = asks.send(Ask::Part(number)).await;
            }
            (Ok(()), Ok(Err(trouble))) => {
                refuse(&hall, &reader.guest, socket, &trouble, close_code::POLICY).await;
            }
            // The table went to sleep at this very moment: the next try wakes it.
            _ => goodbye(socket, close_code::AGAIN, "busy").await,
        }
    }))
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
    async fn talk(&self, mut socket: WebSocket, mut outgoing: mpsc::Receiver<Utf8Bytes>) {
        let mut closes = std::pin::pin!(self.hall.closes());
        let mut ended = std::pin::pin!(self.ends.ended());
        let mut quiet = tokio::time::interval_at((Instant::now() + QUIET).into(), QUIET);
        let mut warned = false;
        let mut asked = false;
        loop {
            tokio::select! {
                told = outgoing.recv() => match told {
                    // What waits goes out together. Whoever does not read it in time is gone.
                    Some(told) => match timeout(QUIET, send(&mut socket, told, &mut outgoing)).await {
                        Ok(true) => {}
                        _ => return,
                    },
                    None => return match self.ends.code() {
                        Some(code) => self.dismiss(socket, code).await,
                        None => self.let_go(socket).await,
                    },
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
                        Some(Ok(Message::Close(_))) | None => return,
                        // Nothing more can be read on this line; the reason can still be told.
                        Some(Err(_)) => {
                            let trouble = Trouble::new("too-large");
                            return refuse(&self.hall, &self.reader.guest, socket, &trouble, close_code::SIZE).await;
                        }
                    };
                    warned = self.keep_pace(warned).await;
                    match heard {
                        Ok(said) => self.ask(Ask::Said(self.number, Box::new(said), Instant::now())).await,
                        Err(trouble) => self.ask(Ask::Garbled(self.number, Box::new(trouble))).await,
                    }
                },
                _ = quiet.tick() => {
                    if asked || socket.send(Message::Ping(Default::default())).await.is_err() {
                        return;
                    }
                    asked = true;
                },
                code = &mut ended => return self.dismiss(socket, code).await,
                () = &mut closes => {
                    return goodbye(socket, close_code::RESTART, "the house closes").await;
                },
            }
        }
    }

    /// Says why somebody may not stay, and hangs up.
    async fn dismiss(&self, socket: WebSocket, code: &'static str) {
        let trouble = match code {
            "banned" => self
                .hall
                .order
                .admit_guest(&self.reader.guest.id)
                .err()
                .unwrap_or(Trouble::about(code, "forever")),
            _ => Trouble::new(code),
        };
        let closed = match code {
            "signed-out" => SIGNED_OUT,
            "replaced" => REPLACED,
            _ => FORBIDDEN,
        };
        refuse(&self.hall, &self.reader.guest, socket, &trouble, closed).await;
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
    /// does not answer. Whether it still answers tells which.
    async fn let_go(&self, socket: WebSocket) {
        let (answer, answered) = oneshot::channel();
        let asked = self.asks.send(Ask::Info(self.reader.clone(), answer)).await.map_err(drop);
        let trouble = match (asked, answered.await) {
            (Ok(()), Ok(Ok(_))) => return goodbye(socket, close_code::AGAIN, "too slow").await,
            (Ok(()), Ok(Err(trouble))) => trouble,
            _ => Trouble::new("not-saved"),
        };
        refuse(&self.hall, &self.reader.guest, socket, &trouble, close_code::AGAIN).await;
    }

    async fn ask(&self, ask: Ask) {
        // A table that is gone closes the outbox, which ends the line.
        let _ = self.asks.send(ask).await;
    }
}

/// Says why, and hangs up.
async fn refuse(hall: &Hall, guest: &GuestRow, mut socket: WebSocket, trouble: &Trouble, code: u16) {
    hall.meters.trouble(trouble.code);
    let problem = hall.voices.explain(trouble, trouble.game, guest.speaks());
    let told = Told::Refused { answers: None, problem };
    let text = serde_json::to_string(&told).expect("a message is plain data");
    let _ = timeout(QUIET, socket.send(Message::Text(text.into()))).await;
    goodbye(socket, code, trouble.code).await;
}

fn read(text: &str) -> Result<Said, Trouble> {
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

async fn goodbye(mut socket: WebSocket, code: u16, reason: &'static str) {
    let frame = CloseFrame { code, reason: Utf8Bytes::from_static(reason) };
    // Whoever is gone already needs no farewell.
    let _ = timeout(QUIET, socket.send(Message::Close(Some(frame)))).await;
}

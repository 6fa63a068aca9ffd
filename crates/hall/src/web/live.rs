//! The live table: a WebSocket between a visitor and the table's task.

use std::sync::Arc;
use std::time::{Duration, Instant};

use axum::extract::State;
use axum::extract::ws::{CloseFrame, Message, Utf8Bytes, WebSocket, WebSocketUpgrade, close_code};
use axum::response::Response;
use futures_util::SinkExt;
use governor::RateLimiter;
use kernel::Seat;
use serde::Deserialize;
use tokio::sync::mpsc;

use super::ask::{At, Values, unreadable};
use crate::hall::Hall;
use crate::table::{Ask, Join, OUTBOX, Outgoing};
use crate::trouble::Trouble;
use crate::wire::Said;

/// A message is no longer than this, in bytes.
const LONGEST_MESSAGE: usize = 8 * 1024;
/// The socket library's own buffers are sized for downloads; thousands of people sit here.
const BUFFER: usize = 2 * 1024;
/// Whoever is quiet for so long is asked whether he is still there, and given up the next time.
const QUIET: Duration = Duration::from_secs(30);

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
    Values(look): Values<Look>,
    upgrade: WebSocketUpgrade,
) -> Result<Response, Trouble> {
    // Refused in plain HTTP, where a client can read the reason.
    hall.ask(&id, |answer| Ask::Info(reader.clone(), answer)).await?;
    let upgrade = upgrade
        .read_buffer_size(BUFFER)
        .write_buffer_size(0)
        .max_message_size(LONGEST_MESSAGE)
        .max_frame_size(LONGEST_MESSAGE);
    Ok(upgrade.on_upgrade(async move |socket| {
        let (outbox, outgoing) = mpsc::channel(OUTBOX);
        let join = Join { reader, since: look.since, seat: look.seat.map(Seat), plain: look.plain, outbox };
        let asks = hall.table(&id);
        if let Ok(number) = hall.ask(&id, |answer| Ask::Join(Box::new(join), answer)).await {
            Line { hall, asks: asks.clone(), number }.talk(socket, outgoing).await;
            let _ = asks.send(Ask::Part(number)).await;
        }
    }))
}

/// The line between a visitor and his table.
struct Line {
    hall: Arc<Hall>,
    asks: mpsc::Sender<Ask>,
    number: u32,
}

impl Line {
    async fn talk(&self, mut socket: WebSocket, mut outgoing: mpsc::Receiver<Outgoing>) {
        let pace = RateLimiter::direct(self.hall.settings.messages());
        let mut closes = std::pin::pin!(self.hall.closes());
        let mut warned = false;
        let mut asked = false;
        loop {
            tokio::select! {
                told = outgoing.recv() => match told {
                    // What waits goes out together.
                    Some(told) => if !send(&mut socket, told, &mut outgoing).await { return },
                    None => return goodbye(socket, close_code::AGAIN, "too slow").await,
                },
                said = socket.recv() => {
                    asked = false;
                    let heard = match said {
                        Some(Ok(Message::Text(text))) => read(&text),
                        Some(Ok(Message::Binary(bytes))) => match std::str::from_utf8(&bytes) {
                            Ok(text) => read(text),
                            Err(_) => Err(Trouble::about("bad-json", "not UTF-8 text")),
                        },
                        Some(Ok(Message::Ping(_) | Message::Pong(_))) => continue,
                        Some(Ok(Message::Close(_))) | None => return,
                        Some(Err(_)) => return goodbye(socket, close_code::SIZE, "unreadable").await,
                    };
                    if pace.check().is_err() {
                        // Told once a burst; then we simply read no faster than allowed.
                        if !warned {
                            self.ask(Ask::Garbled(self.number, Trouble::new("too-fast"))).await;
                        }
                        warned = true;
                        pace.until_ready().await;
                    } else {
                        warned = false;
                    }
                    match heard {
                        Ok(said) => self.ask(Ask::Said(self.number, said, Instant::now())).await,
                        Err(trouble) => self.ask(Ask::Garbled(self.number, trouble)).await,
                    }
                },
                () = tokio::time::sleep(QUIET) => {
                    if asked || socket.send(Message::Ping(Default::default())).await.is_err() {
                        return;
                    }
                    asked = true;
                },
                () = &mut closes => {
                    return goodbye(socket, close_code::RESTART, "the house closes").await;
                },
            }
        }
    }

    async fn ask(&self, ask: Ask) {
        // A table that is gone closes the outbox, which ends the line.
        let _ = self.asks.send(ask).await;
    }
}

fn read(text: &str) -> Result<Said, Trouble> {
    serde_json::from_str(text).map_err(|error| unreadable(&error))
}

async fn send(socket: &mut WebSocket, first: Outgoing, rest: &mut mpsc::Receiver<Outgoing>) -> bool {
    let mut next = Some(first);
    while let Some(Outgoing::Text(text)) = next {
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
    let _ = socket.send(Message::Close(Some(frame))).await;
}

//! Everybody else in a hall: those who watch the lobby, tables full of bots, and somebody who means no good.

use std::net::SocketAddr;
use std::sync::Arc;
use std::sync::atomic::{AtomicU64, Ordering};
use std::time::Duration;

use serde_json::{Value, json};
use testclient::{Failure, Live, Player, TestClient};
use tokio::io::{AsyncReadExt, AsyncWriteExt};
use tokio::net::TcpStream;
use tokio::task::JoinSet;

/// The address that a guest seems to come from: the hall believes the proxy that we play.
pub(crate) fn address(number: u64) -> String {
    let [.., a, b, c] = number.to_be_bytes();
    format!("10.{a}.{b}.{c}")
}

/// A new guest from an address of their own.
pub(crate) async fn arrive(hall: SocketAddr, number: u64) -> Result<TestClient, Failure> {
    let mut guest = TestClient::stranger(hall);
    guest.headers.push(("x-forwarded-for", address(number)));
    guest.introduce("GET", "/api/me", None).await?;
    Ok(guest)
}

/// What the crowd did.
#[derive(Debug, Default)]
pub(crate) struct Counts {
    /// Lists of the lobby received.
    pub(crate) lists: AtomicU64,
    /// Moves of people at tables full of bots.
    pub(crate) moves: AtomicU64,
    /// Requests of the hostile guest, and how many of them were granted.
    pub(crate) hostile: AtomicU64,
    pub(crate) granted: AtomicU64,
}

/// The crowd; it goes home when it is dropped.
pub(crate) struct Crowd {
    _tasks: JoinSet<()>,
    pub(crate) counts: Arc<Counts>,
}

impl Crowd {
    /// Comes in: so many who watch the lobby, so many tables of Flamecraft with four bots, and one hostile guest.
    pub(crate) async fn come(hall: SocketAddr, watchers: u64, bot_tables: u64) -> Result<Self, Failure> {
        let mut tasks = JoinSet::new();
        let counts = Arc::<Counts>::default();
        for number in 0..watchers {
            let guest = arrive(hall, 1_000_000 + number).await?;
            let stream = watch(&guest).await?;
            tasks.spawn(read_lists(stream, Arc::clone(&counts)));
        }
        for number in 0..bot_tables {
            let host = arrive(hall, 2_000_000 + number).await?;
            let bot = json!({ "kind": "bot", "level": "greedy" });
            let wanted = json!({
                "game": "flamecraft", "public": true, "options": { "players": 5 },
                "seats": [{ "kind": "me" }, bot, bot, bot, bot],
            });
            let table = host.must("POST", "/api/tables", Some(wanted)).await?;
            let live = host.live(table["id"].as_str().ok_or("no id")?, "").await?;
            tasks.spawn(play_on(live, number, Arc::clone(&counts)));
        }
        let busybody = arrive(hall, 3_000_000).await?;
        tasks.spawn(stir_lobby(busybody));
        tasks.spawn(be_hostile(arrive(hall, 4_000_000).await?, Arc::clone(&counts)));
        Ok(Self { _tasks: tasks, counts })
    }
}

/// Begins to watch the lobby.
pub(crate) async fn watch(guest: &TestClient) -> Result<TcpStream, Failure> {
    let mut stream = TcpStream::connect(guest.address).await?;
    let mut request =
        format!("GET /api/lobby/live HTTP/1.1\r\nhost: {}\r\ncookie: {}\r\n", guest.address, guest.cookie);
    for (name, value) in &guest.headers {
        request += &format!("{name}: {value}\r\n");
    }
    stream.write_all((request + "\r\n").as_bytes()).await?;
    Ok(stream)
}

async fn read_lists(mut stream: TcpStream, counts: Arc<Counts>) {
    let mut buffer = vec![0; 64 * 1024];
    while let Ok(many @ 1..) = stream.read(&mut buffer).await {
        let lists = buffer[..many].windows(6).filter(|bytes| bytes == b"data: ").count();
        counts.lists.fetch_add(lists as u64, Ordering::Relaxed);
    }
}

/// Answers at once whenever it is asked, so that the bots are always busy.
async fn play_on(live: Live, number: u64, counts: Arc<Counts>) {
    let mut player = Player::new(live, number);
    while let Ok(true) = player.wait().await {
        if player.play().await.is_err() {
            return;
        }
        counts.moves.fetch_add(1, Ordering::Relaxed);
    }
}

/// Opens and closes a public table, about once a second, so that the lobby changes.
async fn stir_lobby(guest: TestClient) {
    let wanted =
        json!({ "game": "dragonheart", "public": true, "seats": [{ "kind": "me" }, { "kind": "open" }] });
    let mut ticks = tokio::time::interval(Duration::from_secs(1));
    loop {
        ticks.tick().await;
        let Ok(table) = guest.must("POST", "/api/tables", Some(wanted.clone())).await else { continue };
        let Some(id) = table["id"].as_str() else { continue };
        let _ = guest.must("POST", &format!("/api/tables/{id}/close"), None).await;
    }
}

/// Asks without pause for whatever costs most: replays, hints, joining again, nonsense.
async fn be_hostile(guest: TestClient, counts: Arc<Counts>) {
    let bot = json!({ "kind": "bot", "level": "random" });
    let wanted =
        json!({ "game": "flamecraft", "options": { "players": 2 }, "seats": [{ "kind": "me" }, bot] });
    let Ok(table) = guest.must("POST", "/api/tables", Some(wanted)).await else { return };
    let id = table["id"].as_str().unwrap_or_default().to_owned();
    if let Ok(live) = guest.live(&id, "").await {
        let mut player = Player::new(live, 1);
        // A game of some length, so that its replay is worth asking for.
        for _ in 0..60 {
            if !player.wait().await.unwrap_or(false) || player.play().await.is_err() {
                break;
            }
        }
    }
    let mut round = 0u64;
    loop {
        round += 1;
        let answer = match round % 4 {
            0 => {
                guest
                    .request("GET", &format!("/api/tables/{id}/replay?plain=true&from={}", round % 100), None)
                    .await
            }
            1 => guest.request("POST", "/api/tables", Some(Value::Null)).await,
            2 => {
                if let Ok(mut live) = guest.live(&id, "since=0").await {
                    let _ = live.send(&json!({ "do": "hint", "id": 1, "seat": 0 })).await;
                    let _ = live.send_text("nonsense".repeat(500)).await;
                }
                continue;
            }
            _ => guest.request("GET", "/api/lobby", None).await,
        };
        counts.hostile.fetch_add(1, Ordering::Relaxed);
        match answer {
            Ok(answer) if answer.status == 200 => drop(counts.granted.fetch_add(1, Ordering::Relaxed)),
            // A real one would be a process of its own: ours must not starve the people it is measured with.
            _ => tokio::time::sleep(Duration::from_millis(5)).await,
        }
    }
}

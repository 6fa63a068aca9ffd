//! A long run: people come and go in every way, and the hall must not grow.

use std::net::SocketAddr;
use std::time::{Duration, Instant};

use serde_json::{Value, json};
use testclient::{Failure, HallProcess, Player, TestClient};
use tokio::task::JoinSet;

use crate::crowd::{arrive, watch};
use crate::memory::{files, kibibytes};

/// After this time the hall has everything in memory that it will ever need.
const WARM_UP: Duration = Duration::from_secs(120);
/// Memory is looked at so often.
const SAMPLE: Duration = Duration::from_secs(2);

/// Lets `people` come and go for a while and watches memory and open files of the hall.
pub(crate) async fn run(hall: &HallProcess, people: u64, time: Duration) -> Result<(), Failure> {
    let mut tasks = JoinSet::new();
    for number in 0..people {
        tasks.spawn(come_and_go(hall.address, number));
    }
    let begun = Instant::now();
    let mut samples = Vec::new();
    let mut ticks = tokio::time::interval(SAMPLE);
    while begun.elapsed() < time {
        tokio::select! {
            _ = ticks.tick() => {}
            Some(ended) = tasks.join_next() => return Err(format!("somebody gave up: {ended:?}").into()),
        }
        samples.push((begun.elapsed(), kibibytes(hall.process())?, files(hall.process())?));
        if samples.len() % 30 == 0 {
            let (at, memory, files) = samples[samples.len() - 1];
            println!("{:>4} s  {:>8.1} MiB  {files:>5} files", at.as_secs(), memory / 1024.0);
        }
    }
    tasks.shutdown().await;
    verdict(&samples, time)
}

/// Compares the minute after the second one with the last one.
fn verdict(samples: &[(Duration, f64, usize)], time: Duration) -> Result<(), Failure> {
    let minute = Duration::from_secs(60);
    let during = |from: Duration| {
        let of = samples.iter().filter(move |(at, ..)| (from..from + minute).contains(at));
        let (mut memory, mut files): (Vec<f64>, Vec<usize>) =
            of.map(|&(_, memory, files)| (memory, files)).unzip();
        memory.sort_by(f64::total_cmp);
        files.sort_unstable();
        Some((*memory.get(memory.len() / 2)?, *files.get(files.len() / 2)?))
    };
    let early = during(WARM_UP).ok_or("too short: nothing was seen after the second minute")?;
    let late = during(time - minute).ok_or("too short: there is no last minute")?;
    println!(
        "memory, median of the third and the last minute {:>8.1} and {:.1} MiB",
        early.0 / 1024.0,
        late.0 / 1024.0
    );
    println!("open files, median of the third and the last minute {:>4} and {}", early.1, late.1);
    // Room for chance: who happens to be there differs from minute to minute.
    if late.0 > early.0 * 1.1 + 4096.0 || late.1 > early.1 + early.1 / 4 + 20 {
        return Err("the hall grows".into());
    }
    Ok(())
}

/// One person after the other, for ever: each does something and leaves politely or not.
async fn come_and_go(hall: SocketAddr, number: u64) {
    let mut visit = 0;
    loop {
        visit += 1;
        // A few visits come from each household, as long as its share of new guests lasts; then others come.
        let household = number * 10_000 + visit / 4;
        if let Err(failure) = one_visit(hall, household, number.wrapping_mul(31) + visit).await {
            // Limits are part of the run.
            if !failure.to_string().contains("429") {
                tokio::time::sleep(Duration::from_millis(20)).await;
            }
        }
        tokio::time::sleep(Duration::from_millis(50 + number % 50)).await;
    }
}

async fn one_visit(hall: SocketAddr, household: u64, dice: u64) -> Result<(), Failure> {
    let guest = arrive(hall, household).await?;
    match dice % 5 {
        0 => {
            let stream = watch(&guest).await?;
            guest.must("GET", "/api/lobby", None).await?;
            drop(stream);
        }
        1 => {
            let id = open(&guest, "flamecraft", 3).await?;
            play(&guest, &id, dice, 10).await?;
            guest.must("GET", &format!("/api/tables/{id}/replay"), None).await?;
            guest.must("POST", &format!("/api/tables/{id}/close"), None).await?;
        }
        2 => {
            // A table that nobody comes to.
            let wanted = json!({ "game": "dragonheart", "public": true, "seats": [{ "kind": "me" }, { "kind": "open" }] });
            let table = guest.must("POST", "/api/tables", Some(wanted)).await?;
            let id = table["id"].as_str().ok_or("no id")?;
            let mut live = guest.live(id, "").await?;
            live.send(&json!({ "do": "chat", "text": "Anybody here?" })).await?;
            guest.must("POST", &format!("/api/tables/{id}/close"), None).await?;
        }
        3 => {
            let id = open(&guest, "dragonheart", 2).await?;
            play(&guest, &id, dice, 1000).await?;
            guest.request("GET", &format!("/api/tables/{id}/record"), None).await?;
        }
        _ => {
            let id = open(&guest, "sneaky", 2).await?;
            play(&guest, &id, dice, 6).await?;
            // The tab is closed in the middle of a game.
        }
    }
    Ok(())
}

async fn open(guest: &TestClient, game: &str, players: usize) -> Result<String, Failure> {
    let mut seats = vec![json!({ "kind": "me" })];
    seats.resize(players, json!({ "kind": "bot", "level": "random" }));
    let wanted = json!({ "game": game, "options": { "players": players }, "seats": seats });
    let table: Value = guest.must("POST", "/api/tables", Some(wanted)).await?;
    Ok(table["id"].as_str().ok_or("no id")?.to_owned())
}

async fn play(guest: &TestClient, id: &str, dice: u64, most: usize) -> Result<(), Failure> {
    let mut player = Player::new(guest.live(id, "").await?, dice);
    for _ in 0..most {
        if !player.wait().await? {
            break;
        }
        player.play().await?;
    }
    if dice.is_multiple_of(2) {
        player.live.leave().await;
    }
    Ok(())
}

//! Measures the hall on loopback, for `docs/performance.md`: `make load`.
//!
//! The hall runs as a process of its own; scripted pairs play Dragonheart at it.

mod crowd;
mod duel;
mod memory;
mod reviews;
mod soak;
mod your_games;

use std::path::PathBuf;
use std::sync::Arc;
use std::sync::atomic::{AtomicU64, Ordering};
use std::time::{Duration, Instant};

use clap::Parser;
use crowd::Crowd;
use duel::Duel;
use memory::kibibytes;
use testclient::{Failure, HallProcess};
use tokio::sync::mpsc;
use tokio::task::JoinSet;

/// Measures the hall: durable moves a second, how quickly both players see a move, memory per table.
#[derive(Debug, Parser)]
struct Arguments {
    /// The program to measure
    #[arg(long, value_name = "FILE", default_value = "target/release/dragonhall")]
    program: PathBuf,
    /// Tables with two players each
    #[arg(long, default_value_t = 1000)]
    tables: usize,
    /// Moves a second for the measure of latency
    #[arg(long, default_value_t = 200)]
    rate: u32,
    /// Seconds that each measure takes
    #[arg(long, default_value_t = 10)]
    seconds: u64,
    /// Those who watch the lobby in the measure with a crowd
    #[arg(long, default_value_t = 500)]
    watchers: u64,
    /// Tables of Flamecraft with four bots in the measure with a crowd
    #[arg(long, default_value_t = 100)]
    bot_tables: u64,
    /// Games that somebody has finished whose games are listed
    #[arg(long, default_value_t = 200)]
    finished: usize,
    /// Measure only how long that list takes
    #[arg(long)]
    only_games: bool,
    /// Measure only people's moves while finished games are reviewed
    #[arg(long, conflicts_with = "only_games")]
    only_reviews: bool,
    /// Instead of measuring: let people come and go for so many seconds and see whether the hall grows
    #[arg(long, value_name = "SECONDS")]
    soak: Option<u64>,
    /// People who come and go at the same time
    #[arg(long, default_value_t = 40)]
    people: u64,
}

#[tokio::main]
async fn main() -> Result<(), Failure> {
    let arguments = Arguments::parse();
    if let Some(seconds) = arguments.soak {
        let folder = tempfile::tempdir()?;
        let hall = usual_limits(&arguments, &folder, "10")?;
        return soak::run(&hall, arguments.people, Duration::from_secs(seconds)).await;
    }
    if arguments.only_reviews {
        return reviewed(&arguments).await;
    }
    your_games(&arguments).await?;
    if arguments.only_games {
        return Ok(());
    }
    quiet(&arguments).await?;
    crowded(&arguments).await?;
    reviewed(&arguments).await
}

/// People's moves while a game of each title is reviewed.
async fn reviewed(arguments: &Arguments) -> Result<(), Failure> {
    let folder = tempfile::tempdir()?;
    let hall = without_limits(arguments, &folder)?;
    let mut duels = Vec::with_capacity(arguments.tables);
    for number in 0..arguments.tables {
        duels.push(Duel::open(hall.address, number as u64).await?.connect().await?);
    }
    let played = reviews::play_all(hall.address).await?;
    println!("\nwhile a game of each title is reviewed:");
    let mut asked = JoinSet::new();
    for game in played {
        asked.spawn(game.review());
    }
    at_a_pace(duels, arguments.rate, Duration::from_secs(arguments.seconds)).await?;
    let mut all = Vec::new();
    while let Some(made) = asked.try_join_next() {
        all.push(made??);
    }
    report("reviews that were still being made then", asked.len() as f64, "reviews");
    while let Some(made) = asked.join_next().await {
        all.push(made??);
    }
    for made in all {
        let what = format!("review of {}, {} positions", made.game, made.positions);
        report(&what, made.took.as_secs_f64(), "s");
    }
    Ok(())
}

/// The games of somebody who has played much.
async fn your_games(arguments: &Arguments) -> Result<(), Failure> {
    let folder = tempfile::tempdir()?;
    let hall = without_limits(arguments, &folder)?;
    let took = your_games::answers(&hall, arguments.finished).await?;
    let at = |share: f64| took.get(((took.len() - 1) as f64 * share) as usize).copied().unwrap_or_default();
    println!("your games with {} finished ones:", arguments.finished);
    report("asked until the answer is there, p50", at(0.5), "ms");
    report("asked until the answer is there, p99", at(0.99), "ms");
    Ok(())
}

/// A hall for scripted players, who are quicker than people.
fn without_limits(arguments: &Arguments, folder: &tempfile::TempDir) -> Result<HallProcess, Failure> {
    let data = folder.path().display().to_string();
    let many = "1000000";
    let limits = [
        "--data",
        &data,
        "--requests-per-second",
        many,
        "--messages-per-second",
        many,
        "--idle",
        "3600",
        "--no-limits",
    ];
    HallProcess::open(&arguments.program, &limits)
}

/// A hall as strangers find it, with the usual limits, behind a proxy that we play.
fn usual_limits(
    arguments: &Arguments,
    folder: &tempfile::TempDir,
    idle: &str,
) -> Result<HallProcess, Failure> {
    let data = folder.path().display().to_string();
    HallProcess::open(&arguments.program, &["--data", &data, "--proxied", "--idle", idle])
}

/// People's moves while others watch the lobby, bots think and somebody means no good.
async fn crowded(arguments: &Arguments) -> Result<(), Failure> {
    let folder = tempfile::tempdir()?;
    let hall = usual_limits(arguments, &folder, "3600")?;
    let mut duels = Vec::with_capacity(arguments.tables);
    for number in 0..arguments.tables {
        duels.push(Duel::open(hall.address, number as u64).await?.connect().await?);
    }
    println!();
    let time = Duration::from_secs(arguments.seconds);
    let duels = at_a_pace(duels, arguments.rate, time).await?;
    let Arguments { watchers, bot_tables, .. } = arguments;
    println!("with {watchers} in the lobby, {bot_tables} tables of four bots and a hostile guest:");
    let crowd = Crowd::come(hall.address, *watchers, *bot_tables).await?;
    at_a_pace(duels, arguments.rate, time).await?;
    let count = |count: &AtomicU64| count.load(Ordering::Relaxed) as f64;
    report("lists of the lobby that were received", count(&crowd.counts.lists), "lists");
    report("moves of people among bots", count(&crowd.counts.moves), "moves");
    report("requests of the hostile guest", count(&crowd.counts.hostile), "requests");
    report("granted of these", count(&crowd.counts.granted), "requests");
    Ok(())
}

/// A hall of which every table plays.
async fn quiet(arguments: &Arguments) -> Result<(), Failure> {
    let folder = tempfile::tempdir()?;
    let hall = without_limits(arguments, &folder)?;
    let empty = kibibytes(hall.process())?;

    let mut tables = Vec::with_capacity(arguments.tables);
    for number in 0..arguments.tables {
        tables.push(Duel::open(hall.address, number as u64).await?);
    }
    let asleep = kibibytes(hall.process())?;
    report("memory of a table without connections", per_table(asleep - empty, arguments.tables), "KiB");
    let mut duels = Vec::with_capacity(tables.len());
    for table in tables {
        duels.push(table.connect().await?);
    }
    let awake = kibibytes(hall.process())?;
    report("memory of a table with two players", per_table(awake - empty, arguments.tables), "KiB");

    let duels = at_a_pace(duels, arguments.rate, Duration::from_secs(arguments.seconds)).await?;
    let played = kibibytes(hall.process())?;
    report("the same after some play", per_table(played - empty, arguments.tables), "KiB");
    at_full_speed(duels, Duration::from_secs(arguments.seconds)).await?;
    Ok(())
}

fn report(what: &str, figure: f64, unit: &str) {
    println!("{what:<48} {figure:>10.1} {unit}");
}

fn per_table(kibibytes: f64, tables: usize) -> f64 {
    kibibytes / tables.max(1) as f64
}

/// Moves at a steady pace, each table in turn: how long until both players see a move.
async fn at_a_pace(duels: Vec<Duel>, rate: u32, time: Duration) -> Result<Vec<Duel>, Failure> {
    let (seen, mut latencies) = mpsc::unbounded_channel::<Duration>();
    let mut calls = Vec::new();
    let mut tasks = Vec::new();
    for mut duel in duels {
        let (call, mut called) = mpsc::unbounded_channel::<()>();
        calls.push(call);
        let seen = seen.clone();
        tasks.push(tokio::spawn(async move {
            while called.recv().await.is_some() {
                if let Some(took) = duel.play().await? {
                    let _ = seen.send(took);
                }
            }
            Ok::<_, Failure>(duel)
        }));
    }
    drop(seen);
    let mut ticks = tokio::time::interval(Duration::from_secs(1) / rate);
    let begun = Instant::now();
    for call in calls.iter().cycle() {
        ticks.tick().await;
        if begun.elapsed() >= time {
            break;
        }
        let _ = call.send(());
    }
    drop(calls);
    let mut duels = Vec::new();
    for task in tasks {
        duels.push(task.await??);
    }
    let mut all = Vec::new();
    while let Some(latency) = latencies.recv().await {
        all.push(latency);
    }
    all.sort();
    let at = |share: f64| {
        all.get(((all.len() - 1) as f64 * share) as usize).map_or(0.0, |took| took.as_secs_f64() * 1e3)
    };
    println!("{} tables at {rate} moves/s for {} s: {} moves", duels.len(), time.as_secs(), all.len());
    report("move sent until both players see it, p50", at(0.5), "ms");
    report("move sent until both players see it, p99", at(0.99), "ms");
    report("move sent until both players see it, slowest", at(1.0), "ms");
    Ok(duels)
}

/// Every table as quickly as it goes: durable moves a second, until the time is up or the first games are over.
async fn at_full_speed(duels: Vec<Duel>, time: Duration) -> Result<(), Failure> {
    let moves = Arc::new(AtomicU64::new(0));
    let (over, mut first_over) = mpsc::channel::<()>(1);
    let begun = Instant::now();
    let tables = duels.len();
    for mut duel in duels {
        let (moves, over) = (Arc::clone(&moves), over.clone());
        tokio::spawn(async move {
            while let Ok(Some(_)) = duel.play().await {
                moves.fetch_add(1, Ordering::Relaxed);
            }
            let _ = over.try_send(());
        });
    }
    tokio::select! {
        () = tokio::time::sleep(time) => {}
        _ = first_over.recv() => {}
    }
    let (made, took) = (moves.load(Ordering::Relaxed), begun.elapsed());
    println!("{tables} tables at full speed for {:.1} s: {made} moves", took.as_secs_f64());
    report("durable moves", made as f64 / took.as_secs_f64(), "moves/s");
    Ok(())
}

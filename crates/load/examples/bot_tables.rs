//! How long people's own moves take while many tables are full of bots, and how long they wait for those bots.
//!
//! `cargo run --release -p dragonhall-load --example bot_tables -- --program target/release/dragonhall`

use std::borrow::Cow;
use std::net::SocketAddr;
use std::path::PathBuf;
use std::time::{Duration, Instant};

use clap::Parser;
use serde::Deserialize;
use serde_json::{Value, json};
use testclient::{Failure, HallProcess, Live, TestClient};
use tokio::sync::mpsc;

/// Tables full of bots, and people among themselves.
#[derive(Clone, Debug, Parser)]
struct Arguments {
    /// The program to measure
    #[arg(long, value_name = "FILE", default_value = "target/release/dragonhall")]
    program: PathBuf,
    /// Tables of one person and bots
    #[arg(long, default_value_t = 100)]
    tables: usize,
    /// Their game
    #[arg(long, default_value = "flamecraft")]
    game: String,
    /// Bots at each of them
    #[arg(long, default_value_t = 4)]
    bots: usize,
    /// How well the bots at those tables play
    #[arg(long, default_value = "greedy")]
    level: String,
    /// Tables of a person and a greedy bot that play Dragonheart, whose bots think but little
    #[arg(long, default_value_t = 5)]
    cheap: usize,
    /// Tables of two people
    #[arg(long, default_value_t = 20)]
    pairs: usize,
    /// Milliseconds that everybody thinks before a move
    #[arg(long, default_value_t = 200)]
    think: u64,
    /// Seconds that are measured
    #[arg(long, default_value_t = 15)]
    seconds: u64,
}

/// The part of a message that a player reads.
#[derive(Deserialize)]
struct Received<'a> {
    #[serde(borrow)]
    #[serde(rename = "type")]
    kind: Cow<'a, str>,
    #[serde(default)]
    reply_to: Option<u32>,
    #[serde(default)]
    step: u64,
    #[serde(default, borrow)]
    choices: Vec<Choice<'a>>,
}

#[derive(Deserialize)]
struct Choice<'a> {
    #[serde(borrow)]
    notation: Cow<'a, str>,
}

/// What was measured.
enum Measure {
    /// A move of one's own, until it is acknowledged.
    Own(Duration),
    /// From there until somebody else has moved and it is one's own turn again.
    Bots(Duration),
    /// The same at a table whose bot thinks but little.
    Cheap(Duration),
}

/// One person at one table.
struct Person {
    live: Live,
    seat: u64,
    dice: u64,
    /// Whether the others are bots, and whether they think but little.
    bots: Option<bool>,
}

impl Person {
    async fn play(mut self, think: Duration, sender: mpsc::UnboundedSender<Measure>) -> Result<(), Failure> {
        let mut asked = 0;
        let mut last_own: Option<Instant> = None;
        loop {
            let text = self.live.next_text().await?.ok_or("the hall has closed the connection")?;
            let received: Received<'_> = serde_json::from_str(&text)?;
            if received.kind == "refused" {
                return Err(text.into());
            }
            if received.kind != "update" || received.choices.is_empty() {
                continue;
            }
            let (mut step, mut choices) = (received.step, notations(received.choices));
            if let (Some(since), Some(cheap)) = (last_own.take(), self.bots) {
                let took = since.elapsed();
                let _ = sender.send(if cheap { Measure::Cheap(took) } else { Measure::Bots(took) });
            }
            // A turn of several choices.
            while !choices.is_empty() {
                tokio::time::sleep(think).await;
                self.dice = self.dice.wrapping_mul(6_364_136_223_846_793_005).wrapping_add(1);
                let action = &choices[(self.dice >> 33) as usize % choices.len()];
                asked += 1;
                let command =
                    json!({ "id": asked, "do": "play", "seat": self.seat, "step": step, "action": action });
                let sent = Instant::now();
                self.live.send(&command).await?;
                loop {
                    let text = self.live.next_text().await?.ok_or("the hall has closed the connection")?;
                    let received: Received<'_> = serde_json::from_str(&text)?;
                    if received.kind == "refused" {
                        return Err(text.into());
                    }
                    if received.kind == "update" && received.reply_to == Some(asked) {
                        (step, choices) = (received.step, notations(received.choices));
                        break;
                    }
                }
                let _ = sender.send(Measure::Own(sent.elapsed()));
            }
            last_own = Some(Instant::now());
        }
    }
}

fn notations(choices: Vec<Choice<'_>>) -> Vec<String> {
    choices.into_iter().map(|choice| choice.notation.into_owned()).collect()
}

async fn with_bots(
    address: SocketAddr,
    game: &str,
    (bots, level): (usize, &str),
    cheap: bool,
) -> Result<Person, Failure> {
    let guest = TestClient::arrive(address).await?;
    let mut seats = vec![json!({ "kind": "me" })];
    seats.extend((0..bots).map(|_| json!({ "kind": "bot", "level": level })));
    let wanted = json!({ "game": game, "options": { "players": seats.len() }, "seats": seats });
    let table = guest.must("POST", "/api/tables", Some(wanted)).await?;
    let live = guest.live(table["id"].as_str().ok_or("no id")?, "").await?;
    Ok(Person { live, seat: 0, dice: rand(&table), bots: Some(cheap) })
}

async fn pair(address: SocketAddr) -> Result<[Person; 2], Failure> {
    let (host, friend) = (TestClient::arrive(address).await?, TestClient::arrive(address).await?);
    let wanted = json!({ "game": "dragonheart", "seats": [{ "kind": "me" }, { "kind": "open" }] });
    let table = host.must("POST", "/api/tables", Some(wanted)).await?;
    let (id, invite) = (table["id"].as_str().ok_or("no id")?, table["invite"].as_str().ok_or("no invite")?);
    friend.must("POST", &format!("/api/tables/{id}/sit?invite={invite}"), None).await?;
    let person = async |guest: &TestClient, seat: u64| {
        Ok::<_, Failure>(Person {
            live: guest.live(id, "").await?,
            seat,
            dice: rand(&table) ^ seat,
            bots: None,
        })
    };
    Ok([person(&host, 0).await?, person(&friend, 1).await?])
}

/// Anything that differs from table to table.
fn rand(table: &Value) -> u64 {
    table["commitment"]
        .as_str()
        .unwrap_or_default()
        .bytes()
        .fold(7, |sum, byte| sum.wrapping_mul(31) + u64::from(byte))
}

#[tokio::main]
async fn main() -> Result<(), Failure> {
    let arguments = Arguments::parse();
    let folder = tempfile::tempdir()?;
    let data = folder.path().display().to_string();
    let many = "1000000";
    let limits =
        ["--data", &data, "--requests-per-second", many, "--messages-per-second", many, "--no-limits"];
    let hall = HallProcess::open(&arguments.program, &limits)?;
    let (sender, mut measures) = mpsc::unbounded_channel();
    let think = Duration::from_millis(arguments.think);
    let mut people = Vec::new();
    for _ in 0..arguments.pairs {
        people.extend(pair(hall.address).await?);
    }
    for _ in 0..arguments.cheap {
        people.push(with_bots(hall.address, "dragonheart", (1, "greedy"), true).await?);
    }
    let bots = (arguments.bots, arguments.level.as_str());
    for _ in 0..arguments.tables {
        people.push(with_bots(hall.address, &arguments.game, bots, false).await?);
    }
    for person in people {
        let sender = sender.clone();
        tokio::spawn(async move {
            if let Err(failure) = person.play(think, sender).await {
                eprintln!("{failure}");
            }
        });
    }
    let metrics = async || -> Result<f64, Failure> {
        let text = TestClient::stranger(hall.address).request("GET", "/metrics", None).await?.text;
        let count = text.lines().find_map(|line| line.strip_prefix("dragonhall_bot_seconds_count "));
        Ok(count.and_then(|count| count.parse().ok()).unwrap_or_default())
    };
    let before = metrics().await?;
    let (mut own, mut bots, mut cheap) = (Vec::new(), Vec::new(), Vec::new());
    let end = Instant::now() + Duration::from_secs(arguments.seconds);
    while let Ok(Some(measure)) = tokio::time::timeout_at(end.into(), measures.recv()).await {
        match measure {
            Measure::Own(took) => own.push(took),
            Measure::Bots(took) => bots.push(took),
            Measure::Cheap(took) => cheap.push(took),
        }
    }
    let thoughts = (metrics().await? - before) / arguments.seconds as f64;
    println!(
        "{} tables of {} with {} {} bots; {thoughts:.0} thoughts/s",
        arguments.tables, arguments.game, arguments.bots, arguments.level
    );
    report("own move until acknowledged", &mut own);
    report("waiting for the bots", &mut bots);
    report("waiting for a cheap bot", &mut cheap);
    Ok(())
}

fn report(what: &str, all: &mut [Duration]) {
    all.sort();
    let at = |share: f64| {
        let place = (all.len().saturating_sub(1) as f64 * share) as usize;
        all.get(place).map_or(0.0, |took| took.as_secs_f64() * 1e3)
    };
    println!(
        "{what:<32} n {:>6}  p50 {:>8.1}  p99 {:>8.1}  slowest {:>8.1} ms",
        all.len(),
        at(0.5),
        at(0.99),
        at(1.0)
    );
}

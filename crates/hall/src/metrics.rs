//! What the hall counts, for Prometheus.

use std::sync::LazyLock;
use std::sync::atomic::AtomicI64;
use std::time::Duration;

use axum::http::StatusCode;
use prometheus_client::encoding::EncodeLabelSet;
use prometheus_client::encoding::text::encode;
use prometheus_client::metrics::counter::Counter;
use prometheus_client::metrics::family::Family;
use prometheus_client::metrics::gauge::Gauge;
use prometheus_client::metrics::histogram::{Histogram, exponential_buckets};
use prometheus_client::registry::Registry;

use crate::error::ErrorCode;
use crate::store::{Commits, StoreError};

/// The code of an error.
#[derive(Clone, Debug, PartialEq, Eq, Hash, EncodeLabelSet)]
struct ByCode {
    code: &'static str,
}

/// A kind of connection or error, or why a connection was refused.
#[derive(Clone, Debug, PartialEq, Eq, Hash, EncodeLabelSet)]
struct ByKind {
    kind: &'static str,
}

/// A kind of request, and how it ended.
#[derive(Clone, Debug, PartialEq, Eq, Hash, EncodeLabelSet)]
struct ByRoute {
    route: &'static str,
    status: &'static str,
}

/// Errors of the database, by kind. They are noted where no hall is at hand, so the whole process counts them together.
static DATABASE_ERRORS: LazyLock<Family<ByKind, Counter>> = LazyLock::new(Family::default);

/// Notes an error of the database.
pub(crate) fn database_error(error: &StoreError) {
    let kind = match error {
        StoreError::Broken(_) => "broken",
        StoreError::Away(_) => "away",
        StoreError::Unreadable(_) => "unreadable",
        _ => "other",
    };
    DATABASE_ERRORS.get_or_create(&ByKind { kind }).inc();
}

/// What is looked up only when somebody asks for the metrics.
#[derive(Debug, Default)]
pub(crate) struct Readings {
    /// Tables in memory.
    pub(crate) tables: usize,
    /// What the writer has done.
    pub(crate) commits: Commits,
}

type Level = Gauge<i64, AtomicI64>;

/// The counters.
#[derive(Debug)]
pub(crate) struct Metrics {
    registry: Registry,
    tables: Level,
    pub(crate) connections: Level,
    /// TCP connections.
    pub(crate) tcp: Level,
    live: Family<ByKind, Level>,
    refused: Family<ByKind, Counter>,
    requests: Family<ByRoute, Histogram>,
    /// Times that the store was asked for the lobby.
    pub(crate) lobby_queries: Counter,
    lobby_seconds: Histogram,
    moves: Counter,
    move_seconds: Histogram,
    bot_seconds: Histogram,
    review_seconds: Histogram,
    /// Tables whose bots wait for their turn.
    pub(crate) bot_queue: Gauge<i64, AtomicI64>,
    errors: Family<ByCode, Counter>,
    announcements: Family<ByKind, Counter>,
    commits: Level,
    writes: Level,
    queue: Level,
    replayed: Counter,
    wanted_back: Level,
    memory: Level,
    files: Level,
}

fn seconds() -> Histogram {
    Histogram::new(exponential_buckets(0.000_25, 2.0, 16))
}

impl Default for Metrics {
    fn default() -> Self {
        let mut metrics = Self {
            registry: Registry::with_prefix("dragonhall"),
            tables: Gauge::default(),
            connections: Gauge::default(),
            tcp: Gauge::default(),
            live: Family::default(),
            refused: Family::default(),
            requests: Family::new_with_constructor(seconds),
            lobby_queries: Counter::default(),
            lobby_seconds: seconds(),
            moves: Counter::default(),
            move_seconds: seconds(),
            bot_seconds: seconds(),
            review_seconds: seconds(),
            bot_queue: Gauge::default(),
            errors: Family::default(),
            announcements: Family::default(),
            commits: Gauge::default(),
            writes: Gauge::default(),
            replayed: Counter::default(),
            wanted_back: Gauge::default(),
            queue: Gauge::default(),
            memory: Gauge::default(),
            files: Gauge::default(),
        };
        let registry = &mut metrics.registry;
        registry.register("tables", "Tables in memory", metrics.tables.clone());
        registry.register("connections", "Connections to live tables", metrics.connections.clone());
        registry.register("tcp_connections", "TCP connections", metrics.tcp.clone());
        let help = "Live connections: websocket to a table, or events of the lobby";
        registry.register("live_connections", help, metrics.live.clone());
        let help = "Connections refused, by the limit: all, address, guest";
        registry.register("refused_connections", help, metrics.refused.clone());
        let help = "Until the head of an answer was ready, by kind of request and status, in seconds";
        registry.register("http_seconds", help, metrics.requests.clone());
        registry.register(
            "lobby_queries",
            "Times that the store was asked for the lobby",
            metrics.lobby_queries.clone(),
        );
        let help = "From a change of the lobby until its list was given to the watchers, in seconds";
        registry.register("lobby_seconds", help, metrics.lobby_seconds.clone());
        registry.register("moves", "Moves made and kept", metrics.moves.clone());
        let help = "From a move's arrival until it is on disk and sent, in seconds";
        registry.register("move_seconds", help, metrics.move_seconds.clone());
        let help = "Moves played again for replays and for those who join";
        registry.register("replayed_moves", help, metrics.replayed.clone());
        let help = "Tables that could not be read and are fetched again";
        registry.register("tables_wanted_back", help, metrics.wanted_back.clone());
        let help = "How long a bot looked at one position of a review";
        registry.register("review_seconds", help, metrics.review_seconds.clone());
        registry.register("bot_seconds", "How long bots thought about a move", metrics.bot_seconds.clone());
        let help = "Tables whose bots, and guests whose hints, wait for their turn";
        registry.register("bot_queue", help, metrics.bot_queue.clone());
        registry.register("errors", "What was not done, by the code of the error", metrics.errors.clone());
        let help = "Messages to browsers by what became of them: sent, gone, failed, limited";
        registry.register("announcements", help, metrics.announcements.clone());
        registry.register("commits", "Commits of the store", metrics.commits.clone());
        registry.register("writes", "Writes that shared these commits", metrics.writes.clone());
        registry.register("store_queue", "Writes that wait for the store", metrics.queue.clone());
        registry.register("store_errors", "Errors of the database, by kind", DATABASE_ERRORS.clone());
        registry.register("resident_memory_bytes", "Memory of the process", metrics.memory.clone());
        registry.register("open_files", "Open files of the process", metrics.files.clone());
        metrics
    }
}

impl Metrics {
    pub(crate) fn moved(&self, took: Duration) {
        self.moves.inc();
        self.move_seconds.observe(took.as_secs_f64());
    }

    pub(crate) fn replayed(&self, moves: usize) {
        self.replayed.inc_by(moves as u64);
    }

    pub(crate) fn wanted_back(&self, tables: usize) {
        self.wanted_back.set(i64::try_from(tables).unwrap_or(i64::MAX));
    }

    pub(crate) fn thought(&self, took: Duration) {
        self.bot_seconds.observe(took.as_secs_f64());
    }

    /// A position of a review was looked at.
    pub(crate) fn reviewed(&self, took: Duration) {
        self.review_seconds.observe(took.as_secs_f64());
    }

    pub(crate) fn error(&self, code: ErrorCode) {
        self.errors.get_or_create(&ByCode { code: code.as_str() }).inc();
    }

    /// A message to a browser was sent, or not.
    pub(crate) fn pushed(&self, outcome: &'static str) {
        self.announcements.get_or_create(&ByKind { kind: outcome }).inc();
    }

    /// One more live connection, or one less.
    pub(crate) fn live(&self, kind: &'static str, change: i64) {
        self.live.get_or_create(&ByKind { kind }).inc_by(change);
    }

    pub(crate) fn refused_connection(&self, limit: &'static str) {
        self.refused.get_or_create(&ByKind { kind: limit }).inc();
    }

    pub(crate) fn request(&self, route: &'static str, status: StatusCode, took: Duration) {
        let status = match status.as_u16() {
            100..200 => "1xx",
            200..300 => "2xx",
            300..400 => "3xx",
            400..500 => "4xx",
            _ => "5xx",
        };
        self.requests.get_or_create(&ByRoute { route, status }).observe(took.as_secs_f64());
    }

    pub(crate) fn lobby_published(&self, took: Duration) {
        self.lobby_seconds.observe(took.as_secs_f64());
    }

    /// All of them as text.
    pub(crate) fn text(&self, readings: &Readings) -> String {
        let whole = |number: u64| i64::try_from(number).unwrap_or(i64::MAX);
        self.tables.set(whole(readings.tables as u64));
        self.commits.set(whole(readings.commits.commits));
        self.writes.set(whole(readings.commits.writes));
        self.queue.set(whole(readings.commits.waiting));
        // Known on Linux; elsewhere both stay zero.
        self.memory.set(whole(resident_memory().unwrap_or(0)));
        let files = std::fs::read_dir("/proc/self/fd").map_or(0, Iterator::count);
        self.files.set(whole(files as u64));
        let mut text = String::new();
        encode(&mut text, &self.registry).expect("writing to a string");
        text
    }
}

/// What the process holds in memory, in bytes.
fn resident_memory() -> Option<u64> {
    let status = std::fs::read_to_string("/proc/self/status").ok()?;
    let line = status.lines().find_map(|line| line.strip_prefix("VmRSS:"))?;
    let kilobytes: u64 = line.trim().strip_suffix("kB")?.trim().parse().ok()?;
    Some(kilobytes * 1024)
}

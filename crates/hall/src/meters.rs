//! What the house counts, for Prometheus.

use std::sync::atomic::AtomicI64;
use std::time::Duration;

use prometheus_client::encoding::EncodeLabelSet;
use prometheus_client::encoding::text::encode;
use prometheus_client::metrics::counter::Counter;
use prometheus_client::metrics::family::Family;
use prometheus_client::metrics::gauge::Gauge;
use prometheus_client::metrics::histogram::{Histogram, exponential_buckets};
use prometheus_client::registry::Registry;

use crate::store::Commits;

/// A reason's code.
#[derive(Clone, Debug, PartialEq, Eq, Hash, EncodeLabelSet)]
struct ByCode {
    code: &'static str,
}

/// The counters.
#[derive(Debug)]
pub(crate) struct Meters {
    registry: Registry,
    tables: Gauge<i64, AtomicI64>,
    pub(crate) connections: Gauge<i64, AtomicI64>,
    moves: Counter,
    move_seconds: Histogram,
    bot_seconds: Histogram,
    /// Tables whose bots wait for their turn.
    pub(crate) bot_queue: Gauge<i64, AtomicI64>,
    troubles: Family<ByCode, Counter>,
    commits: Gauge<i64, AtomicI64>,
    writes: Gauge<i64, AtomicI64>,
}

impl Default for Meters {
    fn default() -> Self {
        let seconds = || Histogram::new(exponential_buckets(0.000_25, 2.0, 16));
        let mut meters = Self {
            registry: Registry::with_prefix("dragonhall"),
            tables: Gauge::default(),
            connections: Gauge::default(),
            moves: Counter::default(),
            move_seconds: seconds(),
            bot_seconds: seconds(),
            bot_queue: Gauge::default(),
            troubles: Family::default(),
            commits: Gauge::default(),
            writes: Gauge::default(),
        };
        let registry = &mut meters.registry;
        registry.register("tables", "Tables in memory", meters.tables.clone());
        registry.register("connections", "Connections to live tables", meters.connections.clone());
        registry.register("moves", "Moves made and kept", meters.moves.clone());
        let help = "From a move's arrival until it is on disk and told, in seconds";
        registry.register("move_seconds", help, meters.move_seconds.clone());
        registry.register("bot_seconds", "How long bots thought about a move", meters.bot_seconds.clone());
        let help = "Tables whose bots, and guests whose hints, wait for their turn";
        registry.register("bot_queue", help, meters.bot_queue.clone());
        registry.register("troubles", "Things not done, by the code of the reason", meters.troubles.clone());
        registry.register("commits", "Commits of the store", meters.commits.clone());
        registry.register("writes", "Writes that shared these commits", meters.writes.clone());
        meters
    }
}

impl Meters {
    pub(crate) fn moved(&self, took: Duration) {
        self.moves.inc();
        self.move_seconds.observe(took.as_secs_f64());
    }

    pub(crate) fn thought(&self, took: Duration) {
        self.bot_seconds.observe(took.as_secs_f64());
    }

    pub(crate) fn trouble(&self, code: &'static str) {
        self.troubles.get_or_create(&ByCode { code }).inc();
    }

    /// All of them as text.
    pub(crate) fn text(&self, tables: usize, commits: Commits) -> String {
        let whole = |number: u64| i64::try_from(number).unwrap_or(i64::MAX);
        self.tables.set(whole(tables as u64));
        self.commits.set(whole(commits.commits));
        self.writes.set(whole(commits.writes));
        let mut text = String::new();
        encode(&mut text, &self.registry).expect("writing to a string");
        text
    }
}

//! How a hall is run.

use std::num::NonZeroU32;
use std::time::Duration;

use catalog::Catalog;
use governor::Quota;

use crate::announce::AnnounceSettings;
use crate::bots::OutsideCommand;
use crate::deals::WallClock;
use crate::limits::Limits;
use crate::store::Keep;
use crate::timeouts::Timeouts;

/// A burst of requests is so many seconds' worth.
const BURST: NonZeroU32 = NonZeroU32::new(20).expect("twenty is not zero");
/// An address may ask so many times as quickly as a guest: a school class opens the hall at once, and learns there.
const GUESTS_AT_AN_ADDRESS: NonZeroU32 = NonZeroU32::new(3).expect("three is not zero");

/// How a hall is run.
#[derive(Clone, Debug)]
pub struct Settings {
    /// The games that can be played.
    pub catalog: Catalog,
    /// Requests a second that one address may make; a burst may be twenty times as long.
    pub requests_per_second: u32,
    /// Messages a second that one guest may send over all connections; a burst may be twice as long.
    pub messages_per_second: u32,
    /// Whether the hall is reached over HTTPS, so that cookies are sent over nothing else.
    pub secure: bool,
    /// Whether every request comes through a proxy that says for whom it asks.
    pub proxied: bool,
    /// How long a table without connections stays in memory, in seconds.
    pub idle_seconds: u64,
    /// Bots that think at the same time.
    pub bot_threads: usize,
    /// Bots that are processes of the operator's.
    pub outside: Vec<OutsideCommand>,
    /// What lets the operator in at `/operator`; without it there is no such page.
    pub operator_token: Option<String>,
    /// How long a minute of the clocks at the tables is.
    pub minute: Duration,
    /// How much one guest, one address and everybody together may use.
    pub limits: Limits,
    /// How long things are kept.
    pub keep: Keep,
    /// How often what is too old is looked for.
    pub prune_every: Duration,
    /// How long clients may take.
    pub timeouts: Timeouts,
    /// What time it is where days begin.
    pub clock: WallClock,
    /// How whoever does not look is told.
    pub announce: AnnounceSettings,
    /// Deals follow from this number instead of from chance: for tests.
    pub seed: Option<u64>,
    /// The names that the hall is reached by, with or without a port; any if there are none.
    pub hosts: Vec<String>,
}

impl Settings {
    /// How quickly one guest may ask.
    pub(crate) fn requests(&self) -> Quota {
        let each = NonZeroU32::new(self.requests_per_second).unwrap_or(NonZeroU32::MIN);
        Quota::per_second(each).allow_burst(each.saturating_mul(BURST))
    }

    /// How quickly all guests of one address may ask.
    pub(crate) fn requests_of_address(&self) -> Quota {
        let each = NonZeroU32::new(self.requests_per_second).unwrap_or(NonZeroU32::MIN);
        let all = each.saturating_mul(GUESTS_AT_AN_ADDRESS);
        Quota::per_second(all).allow_burst(all.saturating_mul(BURST))
    }

    /// How quickly one guest may send messages.
    pub(crate) fn messages(&self) -> Quota {
        let each = NonZeroU32::new(self.messages_per_second).unwrap_or(NonZeroU32::MIN);
        Quota::per_second(each).allow_burst(each.saturating_add(each.get()))
    }
}

impl Default for Settings {
    fn default() -> Self {
        let cores = std::thread::available_parallelism().map_or(1, usize::from);
        Self {
            catalog: Catalog::built_in(),
            requests_per_second: 20,
            messages_per_second: 20,
            secure: false,
            proxied: false,
            idle_seconds: 300,
            bot_threads: cores.max(2) - 1,
            outside: Vec::new(),
            operator_token: None,
            minute: Duration::from_secs(60),
            limits: Limits::default(),
            keep: Keep::default(),
            prune_every: Duration::from_secs(600),
            timeouts: Timeouts::default(),
            clock: WallClock::default(),
            announce: AnnounceSettings::default(),
            seed: None,
            hosts: Vec::new(),
        }
    }
}

//! How much one guest, one address and everybody together may use. Guests are free, so most limits count addresses.

use std::num::NonZeroU32;
use std::time::Duration;

use governor::Quota;

/// Limits of a hall that strangers can reach. An address is one IPv4 address or one IPv6 network of 64 bits: a household.
#[derive(Clone, Debug)]
pub struct Limits {
    /// TCP connections in all.
    pub connections: usize,
    /// TCP connections of one address, and live connections (tables and lobby) of one address.
    pub connections_per_address: usize,
    /// Live connections (tables and lobby) of one guest.
    pub connections_per_guest: usize,
    /// Connections of one guest to one table.
    pub connections_per_table: usize,
    /// Pages of replays, and histories for those who join, that are worked out for one guest in a second; ten times as
    /// many at once. An address may have twice that.
    pub pages_per_second: u32,
    /// Kibibytes of such pages, made or cached, that are sent to one guest in a second; thirty times as many at once. An
    /// address may have twice that.
    pub page_kib_per_second: u32,
    /// Moments of lessons and puzzles that are worked out for one guest in a second; ten times as many at once.
    pub moments_per_second: u32,
    /// Learners at one address, each as quick as that: a school class.
    pub learners_per_address: u32,
    /// Moves from one address in a second, over a longer time; a minute's worth may come at once. Every move is a row in the
    /// database.
    pub moves_per_second: u32,
    /// New guests from one address in an hour; all of them may come at once.
    pub guests_per_hour: u32,
    /// New tables from one address in an hour; all of them may be opened at once.
    pub tables_per_hour: u32,
    /// Tables that one guest may have waiting or running.
    pub tables_per_guest: u32,
    /// Tables that one guest may have waiting for players.
    pub waiting_per_guest: u32,
    /// Tables of others at which one guest may sit, waiting or running.
    pub seats_per_guest: u32,
    /// Tables opened from one address that may wait for players.
    pub waiting_per_address: u32,
    /// Hints that one guest may ask for in a minute; five may be asked for at once.
    pub hints_per_minute: u32,
    /// Reviews of games that one guest may ask for in an hour; two may be made at once.
    pub reviews_per_guest: u32,
    /// Tables waiting or running in all.
    pub tables: u32,
    /// Reports that one guest may make in an hour.
    pub reports_per_guest: u32,
    /// Reports from one address in an hour.
    pub reports_per_address: u32,
    /// Times in an hour that one guest may ask for all of their data.
    pub exports_per_guest: u32,
    /// Messages to the browsers of one guest in an hour: nobody uses the hall to keep somebody else's server busy.
    pub announcements_per_hour: u32,
    /// People whom one guest may invite in an hour.
    pub invitations_per_hour: u32,
    /// Tries of the operator's token from one address in an hour.
    pub operator_tries: u32,
}

impl Default for Limits {
    fn default() -> Self {
        Self {
            connections: 20_000,
            connections_per_address: 250,
            connections_per_guest: 30,
            connections_per_table: 8,
            pages_per_second: 2,
            page_kib_per_second: 1024,
            moments_per_second: 2,
            learners_per_address: 30,
            moves_per_second: 5,
            guests_per_hour: 120,
            tables_per_hour: 240,
            tables_per_guest: 50,
            waiting_per_guest: 12,
            seats_per_guest: 20,
            waiting_per_address: 60,
            hints_per_minute: 60,
            reviews_per_guest: 20,
            tables: 50_000,
            reports_per_guest: 5,
            reports_per_address: 20,
            exports_per_guest: 6,
            announcements_per_hour: 60,
            invitations_per_hour: 20,
            operator_tries: 20,
        }
    }
}

impl Limits {
    /// For scripted players, who all come from one address and are quicker than people.
    #[must_use]
    pub const fn off() -> Self {
        Self {
            connections: 1_000_000,
            connections_per_address: 1_000_000,
            connections_per_guest: 1_000_000,
            connections_per_table: 1_000_000,
            pages_per_second: 1_000_000,
            page_kib_per_second: 10_000_000,
            moments_per_second: 1_000_000,
            learners_per_address: 1_000,
            moves_per_second: 1_000_000,
            guests_per_hour: 1_000_000_000,
            tables_per_hour: 1_000_000_000,
            tables_per_guest: 1_000_000,
            waiting_per_guest: 1_000_000,
            seats_per_guest: 1_000_000,
            waiting_per_address: 1_000_000,
            hints_per_minute: 1_000_000_000,
            reviews_per_guest: 1_000_000_000,
            tables: 100_000_000,
            reports_per_guest: 1_000_000_000,
            reports_per_address: 1_000_000_000,
            exports_per_guest: 1_000_000_000,
            announcements_per_hour: 1_000_000_000,
            invitations_per_hour: 1_000_000_000,
            operator_tries: 1_000_000_000,
        }
    }
}

/// So many a second, a minute's worth at once.
pub(crate) fn per_second(many: u32) -> Quota {
    let many = NonZeroU32::new(many).unwrap_or(NonZeroU32::MIN);
    Quota::per_second(many).allow_burst(many.saturating_mul(SECONDS))
}

/// The seconds of a minute.
const SECONDS: NonZeroU32 = NonZeroU32::new(60).expect("sixty is not zero");

/// So many an hour, all at once or spread out.
pub(crate) fn per_hour(many: u32) -> Quota {
    let many = NonZeroU32::new(many).unwrap_or(NonZeroU32::MIN);
    let pause = Duration::from_secs(3600) / many.get();
    Quota::with_period(pause.max(Duration::from_nanos(1))).expect("a pause is not zero").allow_burst(many)
}

/// The same person is invited by the same guest three times, and then every eight hours.
pub(crate) fn same_invitation() -> Quota {
    let burst = NonZeroU32::new(3).expect("three is not zero");
    Quota::with_period(Duration::from_secs(8 * 60 * 60)).expect("hours are a while").allow_burst(burst)
}

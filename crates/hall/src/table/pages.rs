//! What is worked out from the start of a game: pages of replays, and the history for those who join. It is done off
//! the async threads and kept, because what it tells of a given step never changes.

use std::net::IpAddr;
use std::num::NonZeroU32;
use std::sync::Arc;
use std::sync::atomic::{AtomicU64, Ordering};

use axum::body::Bytes;
use governor::{DefaultKeyedRateLimiter, Quota, RateLimiter};
use kernel::Viewer;
use kernel::erased::AnyMatch;
use quick_cache::sync::Cache;
use quick_cache::{DefaultHashBuilder, OptionsBuilder, Weighter, sync::DefaultLifecycle};
use tokio::sync::Semaphore;

use super::Reader;
use crate::limits::Limits;
use crate::trouble::Trouble;

/// Bytes of finished pages that are kept.
const MOST_PAGES: u64 = 32 << 20;
/// Bytes of matches that are kept for the pages asked next.
const MOST_SNAPSHOTS: u64 = 8 << 20;
/// A snapshot is kept before every so-manieth move.
const SNAPSHOT_EVERY: usize = 50;
/// So many seconds' worth of pages may be asked for at once.
const BURST: NonZeroU32 = NonZeroU32::new(10).expect("ten is not zero");
/// Guests and addresses that were quiet are forgotten after so many pages.
const SWEEP_EVERY: u64 = 1000;

/// What a page tells, and to whom. The viewer is part of it: nobody gets a page that was made for another.
#[derive(Clone, Debug, PartialEq, Eq, Hash)]
pub(super) struct Key {
    pub(super) table: String,
    /// The last step it tells of.
    pub(super) step: u32,
    /// Whether the table had ended, which opens everybody's moves.
    pub(super) ended: bool,
    pub(super) viewer: Viewer,
    pub(super) what: What,
}

#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub(super) enum What {
    /// A page of a replay.
    Frames { from: u32, plain: bool },
    /// What happened after a step.
    History { since: u32 },
}

/// A place in a game. Up to the next step that takes moves back, the moves before it stay the same.
#[derive(Clone, Debug, PartialEq, Eq, Hash)]
pub(super) struct Place {
    pub(super) table: String,
    /// The last step that took moves back.
    pub(super) undone: u32,
    pub(super) ply: usize,
}

type Snapshot = Arc<dyn AnyMatch>;

#[derive(Clone, Copy, Debug)]
struct ByLength;

impl Weighter<Key, Bytes> for ByLength {
    fn weight(&self, key: &Key, page: &Bytes) -> u64 {
        (size_of::<Key>() + key.table.len() + page.len()) as u64
    }
}

#[derive(Clone, Copy, Debug)]
struct BySize;

impl Weighter<Place, Snapshot> for BySize {
    fn weight(&self, place: &Place, snapshot: &Snapshot) -> u64 {
        // The state, about as much again for steps that may be taken back, and the list of moves.
        (size_of_val(&**snapshot) * 3 + place.ply * 32 + place.table.len()) as u64
    }
}

type Bounded<K, V, W> = Cache<K, V, W, DefaultHashBuilder, DefaultLifecycle<K, V>>;

/// Two shards, so that a long page fits into one of them.
fn bounded<K: Eq + std::hash::Hash, V: Clone, W: Weighter<K, V> + Clone>(
    items: usize,
    bytes: u64,
    weighter: W,
) -> Bounded<K, V, W> {
    let options = OptionsBuilder::new()
        .shards(2)
        .estimated_items_capacity(items)
        .weight_capacity(bytes)
        .build()
        .expect("all capacities are given");
    Cache::with_options(options, weighter, DefaultHashBuilder::default(), DefaultLifecycle::default())
}

/// The pages of a hall.
pub(crate) struct Pages {
    kept: Bounded<Key, Bytes, ByLength>,
    snapshots: Bounded<Place, Snapshot, BySize>,
    workers: Arc<Semaphore>,
    guests: DefaultKeyedRateLimiter<String>,
    addresses: DefaultKeyedRateLimiter<IpAddr>,
    made: AtomicU64,
}

impl Pages {
    pub(crate) fn new(limits: &Limits) -> Self {
        let cores = std::thread::available_parallelism().map_or(1, usize::from);
        let pace = |a_second: u32| {
            let each = NonZeroU32::new(a_second).unwrap_or(NonZeroU32::MIN);
            Quota::per_second(each).allow_burst(each.saturating_mul(BURST))
        };
        Self {
            kept: bounded(256, MOST_PAGES, ByLength),
            snapshots: bounded(256, MOST_SNAPSHOTS, BySize),
            workers: Arc::new(Semaphore::new((cores / 2).max(1))),
            guests: RateLimiter::keyed(pace(limits.pages_per_second)),
            addresses: RateLimiter::keyed(pace(limits.pages_per_second.saturating_mul(2))),
            made: AtomicU64::new(0),
        }
    }

    /// A page that was made before.
    pub(super) fn get(&self, key: &Key) -> Option<Bytes> {
        self.kept.get(key)
    }

    /// The page of this name; it is made if need be. Whoever asks for the same page meanwhile waits for it and pays
    /// nothing. `prepare` fetches what the work needs.
    pub(super) async fn get_or_make<W>(
        &self,
        key: &Key,
        reader: &Reader,
        prepare: impl Future<Output = Result<W, Trouble>> + Send,
    ) -> Result<Bytes, Trouble>
    where
        W: FnOnce() -> Result<Bytes, Trouble> + Send + 'static,
    {
        let place = match self.kept.get_value_or_guard_async(key).await {
            Ok(page) => return Ok(page),
            Err(place) => place,
        };
        self.charge(reader)?;
        let permit = Arc::clone(&self.workers).acquire_owned().await.expect("it is never closed");
        let work = prepare.await?;
        let worked = tokio::task::spawn_blocking(move || {
            // Held by the work itself: whoever stops waiting does not make room for more of it.
            let _permit = permit;
            work()
        });
        let page = worked.await.map_err(|_| Trouble::about("other", "the page could not be made"))??;
        // Refused only if the cache was emptied meanwhile.
        let _ = place.insert(page.clone());
        Ok(page)
    }

    /// Notes a page that has to be made.
    fn charge(&self, reader: &Reader) -> Result<(), Trouble> {
        if self.made.fetch_add(1, Ordering::Relaxed).is_multiple_of(SWEEP_EVERY) {
            self.guests.retain_recent();
            self.addresses.retain_recent();
        }
        let guest = self.guests.check_key(&reader.guest.id).is_ok();
        if guest && self.addresses.check_key(&reader.address).is_ok() {
            Ok(())
        } else {
            Err(Trouble::new("too-fast"))
        }
    }

    /// The last snapshot of this table that is not later than `ply`.
    pub(super) fn snapshot(&self, table: &str, undone: u32, ply: usize) -> Option<Box<dyn AnyMatch>> {
        (1..=(ply + 1) / SNAPSHOT_EVERY).rev().find_map(|number| {
            let place = Place { table: table.to_owned(), undone, ply: number * SNAPSHOT_EVERY - 1 };
            self.snapshots.get(&place).map(|snapshot| snapshot.boxed_clone())
        })
    }

    /// Keeps a copy of the match, if a page begins after this move.
    pub(super) fn keep_snapshot(&self, table: &str, undone: u32, game: &dyn AnyMatch) {
        let ply = game.ply();
        if (ply + 1).is_multiple_of(SNAPSHOT_EVERY) {
            let place = Place { table: table.to_owned(), undone, ply };
            if !self.snapshots.contains_key(&place) {
                self.snapshots.insert(place, game.boxed_clone().into());
            }
        }
    }
}

impl std::fmt::Debug for Pages {
    fn fmt(&self, f: &mut std::fmt::Formatter<'_>) -> std::fmt::Result {
        f.debug_struct("Pages").field("kept", &self.kept.len()).finish_non_exhaustive()
    }
}
